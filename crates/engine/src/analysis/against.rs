//! When each warning holds.

use super::case::{Case, are_diagonal, corner_beside, edge_neighbours};
use super::known::Known;
use super::thresholds as at;
use super::{Condition, Shown, Warning, holding, shown};
use crate::rules::Bitboard;

/// The warnings in the order of their weight, and whether each fits a game for the fewest discs.
const WARNINGS: [(Condition<Warning>, bool); 7] = [
    (gives_corner, false),
    (x_square, false),
    (c_square, false),
    (greedy, false),
    (wall, true),
    (spoils_own_moves, true),
    (costly_corner, false),
];

/// What speaks against a move, the weightiest first.
pub(super) fn warnings(case: &Case, known: &Known) -> Vec<Shown<Warning>> {
    holding(&WARNINGS, case, known)
}

fn gives_corner(case: &Case, _: &Known) -> Option<Shown<Warning>> {
    let corner = ((case.replies - case.their_moves) & Bitboard::CORNERS).squares().next()?;
    shown(Warning::GivesCorner { corner }, corner.bit())
}

fn x_square(case: &Case, _: &Known) -> Option<Shown<Warning>> {
    let corner = corner_beside(case.square, case.before.empties())?;
    are_diagonal(corner, case.square).then_some(Shown { what: Warning::XSquare { corner }, squares: corner.bit() })
}

fn c_square(case: &Case, _: &Known) -> Option<Shown<Warning>> {
    let corner = corner_beside(case.square, case.before.empties())?;
    let next = edge_neighbours(case.square) - corner.bit();
    (!are_diagonal(corner, case.square) && (next - case.before.empties()).is_empty())
        .then_some(Shown { what: Warning::CSquare { corner }, squares: corner.bit() | next })
}

fn greedy(case: &Case, _: &Known) -> Option<Shown<Warning>> {
    let new = case.replies - case.their_moves;
    let gained = case.replies.count().saturating_sub(case.their_moves.count());
    let holds = case.flips.count() >= at::GREEDY_FLIPS
        && case.opened().count() >= at::GREEDY_OPEN
        && gained >= at::GREEDY_NEW_MOVES;
    let what = Warning::Greedy { flips: case.flips.count() as u8, new_moves: new.count() as u8 };
    holds.then_some(Shown { what, squares: new })
}

fn wall(case: &Case, _: &Known) -> Option<Shown<Warning>> {
    let (before, after) = (case.before.frontier(), case.after.frontier());
    (!case.ends_game() && after.count() >= before.count() + at::WALL)
        .then_some(Shown { what: Warning::Wall, squares: after - before })
}

/// Stricter than to count what is gone: a move that brings as many new ones takes none away.
fn spoils_own_moves(case: &Case, _: &Known) -> Option<Shown<Warning>> {
    let others = case.moves - case.square.bit();
    let gone = others - case.next_moves;
    (!case.ends_game() && gone.count() >= at::SPOILT_MOVES && case.next_moves.count() < others.count())
        .then_some(Shown { what: Warning::SpoilsOwnMoves, squares: gone })
}

fn costly_corner(case: &Case, known: &Known) -> Option<Shown<Warning>> {
    let own = known.proved()?;
    let best = known.proved_best()?;
    (Bitboard::CORNERS.contains(case.square) && own < best)
        .then_some(Shown { what: Warning::CostlyCorner { by: best.abs_diff(own) }, squares: case.square.bit() })
}
