//! Reasons that hold a move against the others there are.

use crate::analysis::case::Case;
use crate::analysis::known::Known;
use crate::analysis::thresholds as at;
use crate::analysis::{Reason, Shown};
use crate::rules::{Bitboard, Goal, Position, Square};

/// Each other move with the position after it, seen by you.
fn others(case: &Case) -> impl Iterator<Item = Position> {
    let others = case.moves - case.square.bit();
    others.squares().filter_map(|square: Square| Some(case.before.play(square)?.pass()))
}

/// Whether a move has no more of something than any other, and less than at least half of the others: a count in which
/// nearly all moves are alike tells nothing.
fn is_least(own: u32, others: impl Iterator<Item = u32>) -> bool {
    let (mut more, mut all) = (0, 0);
    for other in others {
        if other < own {
            return false;
        }
        more += u32::from(other > own);
        all += 1;
    }
    all > 0 && 2 * more >= all
}

/// Every other move gives the opponent a corner that it could not take before.
pub(super) fn last_safe(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    let given = |replies: Bitboard| (replies - case.their_moves) & Bitboard::CORNERS;
    let by_others: Vec<Bitboard> = others(case).map(|after| given(after.pass().legal_moves())).collect();
    let is_only_safe = !by_others.is_empty() && by_others.iter().all(|corners| !corners.is_empty());
    (is_only_safe && given(case.replies).is_empty())
        .then(|| Shown { what: Reason::LastSafe, squares: by_others.into_iter().fold(Bitboard::EMPTY, |a, b| a | b) })
}

/// A net gain: a move that takes as many away has opened nothing.
pub(super) fn opens_squares(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    let opened = case.next_moves - case.moves;
    // The square of the move is gone in any case.
    let holds = case.next_moves.count() + 1 >= case.moves.count() + at::OPENED_SQUARES && !case.replies.is_empty();
    holds.then_some(Shown { what: Reason::OpensSquares { count: opened.count() as u8 }, squares: opened })
}

pub(super) fn fewest_replies(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    let holds = !case.replies.is_empty()
        && is_least(case.replies.count(), others(case).map(|after| after.pass().legal_moves().count()));
    holds.then_some(Shown { what: Reason::FewestReplies { count: case.replies.count() as u8 }, squares: case.replies })
}

pub(super) fn most_moves(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    // The fewest of the squares on which you could not move.
    let missing = |moves: Bitboard| 64 - moves.count();
    let holds =
        !case.ends_game() && is_least(missing(case.next_moves), others(case).map(|after| missing(after.legal_moves())));
    holds
        .then_some(Shown { what: Reason::MostMoves { count: case.next_moves.count() as u8 }, squares: case.next_moves })
}

pub(super) fn least_frontier(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    let own = case.after.frontier();
    let holds = !case.ends_game() && is_least(own.count(), others(case).map(|after| after.frontier().count()));
    // Where none is left, all of them lie inside.
    let squares = if own.is_empty() { case.after.player } else { own };
    holds.then_some(Shown { what: Reason::LeastFrontier, squares })
}

/// Whether a move turns as few discs as any and some other more.
fn turns_fewest(case: &Case) -> bool {
    let counts = || case.moves.squares().filter_map(|square| Some(case.before.flips(square)?.count()));
    counts().min() == Some(case.flips.count()) && counts().max() > Some(case.flips.count())
}

pub(super) fn few_flips(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    (case.before.empties().count() >= at::FEW_FLIPS_EMPTIES && turns_fewest(case))
        .then_some(Shown { what: Reason::FewFlips, squares: case.flips })
}

/// Where fewest discs win, few are a gain in themselves.
pub(super) fn fewest_discs(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    (case.goal == Goal::FewestDiscs && turns_fewest(case))
        .then_some(Shown { what: Reason::FewestDiscs, squares: case.flips })
}
