//! Saves the work of looking deep where looking less deep has all but settled the matter.
//!
//! The method is Multi-ProbCut (Buro, "Experiments with Multi-ProbCut and a new high-quality evaluation function for
//! Othello", 1997). `docs/evaluation.md` in the repository tells how the numbers below were made.

use crate::eval::{Indices, LIMIT};
use crate::rules::{Bitboard, Goal, Position};

use super::Searcher;
use super::control::Stopped;
use super::moves::judge;

/// Below so many plies nothing is left out: there a search is exactly minimax.
pub(super) const SELECTIVE_FROM: u8 = 5;

/// How many typical errors a shallow result must lie outside the window to be believed, in tenths.
const CONFIDENCE: i32 = 10;

/// A shallow search is not tried if the judgement at a glance would have to err by more than this to let it succeed, in
/// tenths of its typical error.
const HOPE: i32 = 5;

/// How far a shallow search typically is from a deeper one (its standard deviation): the product of three factors,
/// as `outflank-cli fit-probcut` printed them.
struct Errors {
    /// In hundredths of a disc, for each four numbers of empty squares.
    by_empties: [i32; 16],
    /// In hundredths, for each two plies left out.
    by_left_out: [i32; 16],
    /// In hundredths, for each depth of the shallow search.
    by_shallow: [i32; 16],
}

static MOST_DISCS: Errors = Errors {
    by_empties: [0; 16],
    by_left_out: [0; 16],
    by_shallow: [0; 16],
};

static FEWEST_DISCS: Errors = Errors {
    by_empties: [0; 16],
    by_left_out: [0; 16],
    by_shallow: [0; 16],
};

impl Errors {
    /// The typical error of a search of `shallow` plies instead of `depth`, in hundredths of a disc.
    fn typical(&self, empties: u32, depth: u8, shallow: u8) -> i32 {
        let entry = |table: &[i32; 16], index: usize| table[index.min(15)];
        entry(&self.by_empties, empties as usize / 4)
            * entry(&self.by_left_out, usize::from(depth - shallow) / 2)
            * entry(&self.by_shallow, shallow.into())
            / 10_000
    }
}

/// How deep the shallow searches are, the cheapest first: about a quarter and a half of `depth`, and as even or odd as
/// that, since judgements before one's own move and before the opponent's are not of one kind.
fn shallow_depths(depth: u8) -> impl Iterator<Item = u8> {
    let same_kind = |shallow: u8| shallow - (depth - shallow) % 2;
    let half = same_kind(depth / 2);
    let less = half.saturating_sub(2);
    [less, half].into_iter().filter(|&shallow| shallow > 0)
}

impl Searcher<'_> {
    /// A bound outside the narrow window `alpha` to `beta`, if a search of fewer plies makes it very likely that the
    /// full search would end on the same side. `indices` and `moves` must be those of the position.
    pub(super) fn likely_bound(
        &mut self,
        position: &Position,
        indices: &Indices,
        moves: Bitboard,
        depth: u8,
        (alpha, beta): (i32, i32),
    ) -> Result<Option<i32>, Stopped> {
        let errors = match self.goal {
            Goal::MostDiscs => &MOST_DISCS,
            Goal::FewestDiscs => &FEWEST_DISCS,
        };
        let empties = position.empties().count();
        let guess = judge(self.weights, self.processor, position, indices, moves);
        let mut line = Vec::new();
        for shallow in shallow_depths(depth) {
            let margin = CONFIDENCE * errors.typical(empties, depth, shallow) / 10;
            let hope = HOPE * errors.typical(empties, shallow, 0) / 10;
            let (low, high) = (alpha - margin, beta + margin);
            if guess + hope >= high
                && high < LIMIT
                && self.look_ahead(position, indices, shallow, high - 1, high, &mut line)? >= high
            {
                return Ok(Some(beta));
            }
            if guess - hope <= low
                && low > -LIMIT
                && self.look_ahead(position, indices, shallow, low, low + 1, &mut line)? <= low
            {
                return Ok(Some(alpha));
            }
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shallow_searches_are_of_the_same_kind_and_much_less_deep() {
        let depths = |depth| shallow_depths(depth).collect::<Vec<_>>();
        assert_eq!(
            [5, 6, 7, 8, 9, 10, 12, 13].map(depths),
            [vec![1], vec![2], vec![1, 3], vec![2, 4], vec![1, 3], vec![2, 4], vec![4, 6], vec![3, 5]]
        );
    }

    #[test]
    fn an_error_grows_with_what_is_left_out_and_towards_the_end_and_shrinks_with_depth() {
        for errors in [&MOST_DISCS, &FEWEST_DISCS] {
            for empties in [16, 30, 50] {
                assert!(errors.typical(empties, 12, 4) > errors.typical(empties, 10, 4));
                assert!(errors.typical(empties, 10, 4) > errors.typical(empties + 4, 10, 4));
                assert!(errors.typical(empties, 8, 2) > errors.typical(empties, 10, 4));
            }
            // No number of plies is beyond the tables.
            assert!(errors.typical(60, 60, 30) > 0);
        }
    }
}
