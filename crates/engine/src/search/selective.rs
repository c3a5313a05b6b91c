//! Saves the work of looking deep where looking less deep has all but settled the matter.
//!
//! The method is Multi-ProbCut (Buro, "Experiments with Multi-ProbCut and a new high-quality evaluation function for
//! Othello", 1997). `docs/evaluation.md` in the repository tells how the numbers below were made.

use crate::eval::{Indices, LIMIT};
use crate::rules::{Bitboard, Goal, Position};

use super::Searcher;
use super::control::Stopped;
use super::moves::judge;

/// A search that looks ahead fewer plies than this from the root leaves nothing out: it is exactly minimax.
const SELECTIVE_FROM: u32 = 6;

/// With fewer plies left to look a shallow search would save less than it costs.
const WORTH_WHILE: u8 = 3;

/// How many typical errors a shallow result must lie outside the window to be believed, in tenths.
const CONFIDENCE: i32 = 12;

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
    by_empties: [461, 426, 393, 363, 335, 309, 286, 264, 243, 225, 207, 192, 177, 163, 151, 139],
    by_left_out: [0, 125, 157, 179, 196, 211, 223, 235, 245, 255, 264, 272, 280, 287, 294, 301],
    by_shallow: [100, 85, 77, 72, 69, 66, 63, 62, 60, 58, 57, 56, 55, 54, 53, 52],
};

static FEWEST_DISCS: Errors = Errors {
    by_empties: [242, 223, 206, 191, 176, 163, 151, 139, 129, 119, 110, 102, 94, 87, 80, 74],
    by_left_out: [0, 121, 145, 162, 175, 186, 196, 204, 211, 218, 225, 230, 236, 241, 246, 251],
    by_shallow: [100, 84, 76, 70, 66, 63, 61, 59, 57, 56, 54, 53, 52, 51, 50, 49],
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
    let half = depth / 2 - (depth - depth / 2) % 2;
    [half.checked_sub(2), Some(half)].into_iter().flatten()
}

impl Searcher<'_> {
    /// Whether a search of a position so many plies deep may leave something out.
    pub(super) fn may_guess(&self, depth: u8, empties: u32) -> bool {
        let from_root = u32::from(depth) + self.empties.saturating_sub(empties);
        self.is_selective && depth >= WORTH_WHILE && from_root >= SELECTIVE_FROM
    }

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
            let (low, high) = (alpha - margin, beta + margin);
            if shallow == 0 {
                if guess >= high && high < LIMIT {
                    return Ok(Some(beta));
                }
                if guess <= low && low > -LIMIT {
                    return Ok(Some(alpha));
                }
                continue;
            }
            let hope = HOPE * errors.typical(empties, shallow, 0) / 10;
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
            [3, 4, 5, 6, 7, 8, 9, 12].map(depths),
            [vec![1], vec![0, 2], vec![1], vec![0, 2], vec![1, 3], vec![2, 4], vec![1, 3], vec![4, 6]]
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
