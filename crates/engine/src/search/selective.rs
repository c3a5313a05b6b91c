//! Saves the work of looking deep where looking less deep has all but settled the matter (Buro's ProbCut).

use crate::eval::{Indices, LIMIT};
use crate::rules::{Goal, Position};

use super::Searcher;
use super::control::Stopped;

/// Below so many plies nothing is left out: there a search is exactly minimax.
pub(super) const SELECTIVE_FROM: u8 = 5;

/// How many typical errors a shallow result must lie outside the window to be believed, in tenths.
const CONFIDENCE: i32 = 14;

/// How many plies less to look, and the typical error of that (its standard deviation in hundredths of a disc, from
/// measured pairs of shallow and deep results): it grows with what is left out and towards the end.
fn shallower(depth: u8, empties: i32, goal: Goal) -> (u8, i32) {
    let (reduced, error) = match depth {
        ..6 => (depth - 2, 430 - 5 * empties),
        6 => (depth - 4, 570 - 7 * empties),
        _ => (depth - 4, 500 - 6 * empties),
    };
    match goal {
        Goal::MostDiscs => (reduced, error),
        // Results lie closer together here, and so do judgements.
        Goal::FewestDiscs => (reduced, error * 9 / 20),
    }
}

impl Searcher<'_> {
    /// A bound outside the narrow window `alpha` to `beta`, if a search of fewer plies makes it very likely that the
    /// full search would end on the same side.
    pub(super) fn likely_bound(
        &mut self,
        position: &Position,
        indices: &Indices,
        depth: u8,
        alpha: i32,
        beta: i32,
    ) -> Result<Option<i32>, Stopped> {
        let (reduced, error) = shallower(depth, position.empties().count() as i32, self.goal);
        let margin = CONFIDENCE * error / 10;
        let guess = self.weights.evaluate_with(position, indices);
        let mut line = Vec::new();
        if guess >= beta && beta + margin < LIMIT {
            let bound = beta + margin;
            if self.look_ahead(position, indices, reduced, bound - 1, bound, &mut line)? >= bound {
                return Ok(Some(beta));
            }
        } else if guess <= alpha && alpha - margin > -LIMIT {
            let bound = alpha - margin;
            if self.look_ahead(position, indices, reduced, bound, bound + 1, &mut line)? <= bound {
                return Ok(Some(alpha));
            }
        }
        Ok(None)
    }
}
