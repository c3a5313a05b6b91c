//! What the free opening's first four discs decide: whether like colours begin crossed or side by side.

use super::case::are_diagonal;
use super::{Hint, Reason, Shown};
use crate::rules::{Bitboard, Game, Move, Side, Square};

/// The starts that are still possible.
#[derive(Clone, Copy, Default)]
struct Starts {
    crossed: bool,
    parallel: bool,
}

/// Plays the placing out in every way.
fn starts(game: &Game) -> Starts {
    if !game.is_placing() {
        let black: Vec<Square> = (game.board().discs(Side::Black) & Bitboard::CENTRE).squares().collect();
        let crossed = matches!(black[..], [a, b] if are_diagonal(a, b));
        return Starts { crossed, parallel: !crossed };
    }
    let after = |square| {
        let mut game = game.clone();
        game.play(square).ok().map(|_| starts(&game))
    };
    game.legal_moves().squares().filter_map(after).fold(Starts::default(), |all, one| Starts {
        crossed: all.crossed || one.crossed,
        parallel: all.parallel || one.parallel,
    })
}

/// What putting a disc there decides; `None` if it is not legal.
pub(super) fn reason(game: &Game, square: Square) -> Option<Shown<Reason>> {
    let mut after = game.clone();
    after.play(square).ok()?;
    let what = match starts(&after) {
        Starts { crossed: true, parallel: true } => Reason::OpenStart,
        Starts { crossed: true, parallel: false } => Reason::CrossedStart,
        Starts { crossed: false, .. } => Reason::ParallelStart,
    };
    Some(Shown { what, squares: after.board().occupied() })
}

/// All ways to begin are playable: a square that leaves or makes the crossed start, the one that is best known.
pub(super) fn show_me(game: &Game) -> Option<Hint> {
    let reasons = game.legal_moves().squares().filter_map(|square| Some((square, reason(game, square)?)));
    let (square, reason) = reasons.min_by_key(|(_, reason)| reason.what == Reason::ParallelStart)?;
    Some(Hint { square, reasons: vec![reason], exact: None, line: vec![Move::Place(square)] })
}
