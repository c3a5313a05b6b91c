//! When each reason and each warning holds.

use super::case::{Case, are_diagonal, corner_beside, edge_neighbours};
use super::thresholds as at;
use super::{Reason, Shown, Warning};
use crate::eval::stable_discs;
use crate::rules::{Bitboard, Goal, Position, Square};
use crate::search::Value;

type Condition<T> = fn(&Case) -> Option<Shown<T>>;

/// The reasons that need no proof, in the order in which they lead, and whether each fits a game for the fewest discs.
const REASONS: [(Condition<Reason>, bool); 13] = [
    (corner, false),
    (forces_pass, true),
    (corner_guaranteed, false),
    (guards_corner, false),
    (threatens_corner, false),
    (safe_discs, false),
    (no_good_reply, false),
    (quiet, true),
    (low_mobility, true),
    (wedge, false),
    (few_flips, false),
    (wipe_out, false),
    (only_move, true),
];

/// The warnings in the order of their weight, and whether each fits a game for the fewest discs.
const WARNINGS: [(Condition<Warning>, bool); 6] = [
    (gives_corner, false),
    (x_square, false),
    (c_square, false),
    (greedy, false),
    (wall, true),
    (spoils_own_moves, true),
];

fn shown<T>(what: T, squares: Bitboard) -> Option<Shown<T>> {
    Some(Shown { what, squares })
}

fn holding<T>(conditions: &[(Condition<T>, bool)], case: &Case) -> Vec<Shown<T>> {
    let fits = |for_fewest: bool| for_fewest || case.goal == Goal::MostDiscs;
    conditions.iter().filter(|(_, for_fewest)| fits(*for_fewest)).filter_map(|(holds, _)| holds(case)).collect()
}

/// The reasons that hold, the leading one first. `ranking` is empty, or begins with the move and its value, followed
/// by every other move or none.
pub(super) fn reasons(case: &Case, ranking: &[(Square, Value)]) -> Vec<Shown<Reason>> {
    let mut reasons = holding(&REASONS, case);
    reasons.extend(only_winner(case, ranking));
    reasons.extend(solved_win(case, ranking));
    reasons.sort_by_key(|reason| rank(reason.what));
    reasons
}

/// What leads: the smaller, the earlier.
fn rank(reason: Reason) -> u8 {
    match reason {
        Reason::WipeOut => 0,
        Reason::OnlyMove => 1,
        Reason::OnlyWinner => 2,
        Reason::SolvedWin { .. } => 3,
        Reason::Corner => 4,
        Reason::ForcesPass => 5,
        Reason::CornerGuaranteed => 6,
        Reason::GuardsCorner { .. } => 7,
        Reason::ThreatensCorner { .. } => 8,
        Reason::SafeDiscs { .. } => 9,
        Reason::NoGoodReply => 10,
        Reason::Quiet => 11,
        Reason::LowMobility { .. } => 12,
        Reason::Wedge => 13,
        Reason::FewFlips => 14,
        Reason::CrossedStart | Reason::ParallelStart | Reason::OpenStart => 15,
        Reason::BestFound => 16,
    }
}

/// What the warnings are, the weightiest first.
pub(super) fn warnings(case: &Case) -> Vec<Shown<Warning>> {
    holding(&WARNINGS, case)
}

fn wipe_out(case: &Case) -> Option<Shown<Reason>> {
    case.after.opponent.is_empty().then_some(Shown { what: Reason::WipeOut, squares: case.flips })
}

fn only_move(case: &Case) -> Option<Shown<Reason>> {
    (case.moves.count() == 1).then_some(Shown { what: Reason::OnlyMove, squares: case.square.bit() })
}

fn solved_win(case: &Case, ranking: &[(Square, Value)]) -> Option<Shown<Reason>> {
    match ranking.first() {
        // After a wipe-out there is nothing left to play well.
        Some(&(_, Value::Exact(by))) if by > 0 && !case.after.opponent.is_empty() => {
            shown(Reason::SolvedWin { by: by.unsigned_abs() }, case.square.bit())
        }
        _ => None,
    }
}

fn only_winner(case: &Case, ranking: &[(Square, Value)]) -> Option<Shown<Reason>> {
    let (first, others) = ranking.split_first()?;
    let wins = |value: Value| matches!(value, Value::Exact(by) if by > 0);
    let does_not = |value: Value| matches!(value, Value::Exact(by) if by <= 0);
    let are_all = others.len() + 1 == case.moves.count() as usize && !others.is_empty();
    (are_all && wins(first.1) && others.iter().all(|other| does_not(other.1)))
        .then_some(Shown { what: Reason::OnlyWinner, squares: case.square.bit() })
}

fn corner(case: &Case) -> Option<Shown<Reason>> {
    Bitboard::CORNERS.contains(case.square).then_some(Shown { what: Reason::Corner, squares: case.square.bit() })
}

fn forces_pass(case: &Case) -> Option<Shown<Reason>> {
    (case.replies.is_empty() && !case.next_moves.is_empty())
        .then_some(Shown { what: Reason::ForcesPass, squares: case.after.opponent })
}

fn corner_guaranteed(case: &Case) -> Option<Shown<Reason>> {
    if case.replies.is_empty() || !(case.replies & Bitboard::CORNERS).is_empty() {
        return None;
    }
    let mut corners = Bitboard::EMPTY;
    for (_, moves) in case.moves_after_replies() {
        let open = moves & Bitboard::CORNERS;
        if open.is_empty() {
            return None;
        }
        corners |= open;
    }
    shown(Reason::CornerGuaranteed, corners)
}

fn guards_corner(case: &Case) -> Option<Shown<Reason>> {
    let before = case.their_moves & Bitboard::CORNERS;
    let after = case.replies & Bitboard::CORNERS;
    let corner = (before - after - case.square.bit()).squares().next()?;
    (after.count() < before.count()).then_some(Shown { what: Reason::GuardsCorner { corner }, squares: corner.bit() })
}

fn threatens_corner(case: &Case) -> Option<Shown<Reason>> {
    let corner = ((case.next_moves - case.moves) & Bitboard::CORNERS).squares().next()?;
    // With no reply to wait for it is more than a threat, and a guaranteed corner is said as such.
    (!case.replies.is_empty() && corner_guaranteed(case).is_none())
        .then_some(Shown { what: Reason::ThreatensCorner { corner }, squares: corner.bit() })
}

fn safe_discs(case: &Case) -> Option<Shown<Reason>> {
    let safe = stable_discs(&case.after) - stable_discs(&case.before);
    (safe.count() >= at::SAFE_DISCS && !Bitboard::CORNERS.contains(case.square))
        .then_some(Shown { what: Reason::SafeDiscs { count: safe.count() as u8 }, squares: safe })
}

fn no_good_reply(case: &Case) -> Option<Shown<Reason>> {
    let had = case.next_moves & Bitboard::CORNERS;
    let is_bad = |(reply, moves): (Square, Bitboard)| {
        corner_beside(reply, case.after.empties()).is_some() || !((moves & Bitboard::CORNERS) - had).is_empty()
    };
    // A reply that takes a corner is none of the bad ones, whatever it gives.
    let is_any_corner = !(case.replies & Bitboard::CORNERS).is_empty();
    (!case.replies.is_empty() && !is_any_corner && case.moves_after_replies().all(is_bad))
        .then_some(Shown { what: Reason::NoGoodReply, squares: case.replies })
}

fn quiet(case: &Case) -> Option<Shown<Reason>> {
    ((case.replies - case.their_moves).is_empty() && case.opened().count() <= at::QUIET_OPEN)
        .then_some(Shown { what: Reason::Quiet, squares: case.flips })
}

fn low_mobility(case: &Case) -> Option<Shown<Reason>> {
    let replies = case.replies.count();
    (replies > 0 && (replies <= at::FEW_REPLIES || replies + at::FEWER_REPLIES <= case.moves.count()))
        .then_some(Shown { what: Reason::LowMobility { count: replies as u8 }, squares: case.replies })
}

fn wedge(case: &Case) -> Option<Shown<Reason>> {
    let beside = edge_neighbours(case.square);
    let theirs = case.after.pass();
    let is_safe = || case.replies.squares().all(|r| theirs.flips(r).is_none_or(|turned| !turned.contains(case.square)));
    (beside.count() == 2 && (beside - case.after.opponent).is_empty() && is_safe())
        .then_some(Shown { what: Reason::Wedge, squares: beside | case.square.bit() })
}

fn few_flips(case: &Case) -> Option<Shown<Reason>> {
    let fewest = case.moves.squares().filter_map(|square| Some(case.before.flips(square)?.count())).min()?;
    let is_choice = case.moves.squares().any(|square| case.before.flips(square).is_some_and(|f| f.count() > fewest));
    (case.before.empties().count() >= at::FEW_FLIPS_EMPTIES && is_choice && case.flips.count() == fewest)
        .then_some(Shown { what: Reason::FewFlips, squares: case.flips })
}

fn gives_corner(case: &Case) -> Option<Shown<Warning>> {
    let corner = ((case.replies - case.their_moves) & Bitboard::CORNERS).squares().next()?;
    shown(Warning::GivesCorner { corner }, corner.bit())
}

fn x_square(case: &Case) -> Option<Shown<Warning>> {
    let corner =
        corner_beside(case.square, case.before.empties()).filter(|&corner| are_diagonal(corner, case.square))?;
    shown(Warning::XSquare { corner }, corner.bit())
}

fn c_square(case: &Case) -> Option<Shown<Warning>> {
    let corner =
        corner_beside(case.square, case.before.empties()).filter(|&corner| !are_diagonal(corner, case.square))?;
    let next = edge_neighbours(case.square) - corner.bit();
    ((next - case.after.empties()).is_empty())
        .then_some(Shown { what: Warning::CSquare { corner }, squares: corner.bit() })
}

fn greedy(case: &Case) -> Option<Shown<Warning>> {
    let (flips, new_moves) = (case.flips.count(), (case.replies - case.their_moves).count());
    let gained = case.replies.count().saturating_sub(case.their_moves.count());
    (flips >= at::GREEDY_FLIPS && case.opened().count() >= at::GREEDY_OPEN && gained >= at::GREEDY_NEW_MOVES).then_some(
        Shown {
            what: Warning::Greedy { flips: flips as u8, new_moves: new_moves as u8 },
            squares: case.replies - case.their_moves,
        },
    )
}

/// The discs that lie beside an empty square.
fn frontier(position: &Position) -> Bitboard {
    position.player & position.empties().dilated()
}

fn wall(case: &Case) -> Option<Shown<Warning>> {
    let (before, after) = (frontier(&case.before), frontier(&case.after));
    (after.count() >= before.count() + at::WALL).then_some(Shown { what: Warning::Wall, squares: after - before })
}

fn spoils_own_moves(case: &Case) -> Option<Shown<Warning>> {
    let gone = case.moves - case.square.bit() - case.next_moves;
    (gone.count() >= at::SPOILT_MOVES).then_some(Shown { what: Warning::SpoilsOwnMoves, squares: gone })
}
