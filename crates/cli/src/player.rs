//! Who can play in a match: the levels, and two yardsticks below them.

use clap::ValueEnum;
use outflank_engine::level::{Level, choose_move};
use outflank_engine::rules::{Bitboard, Game, Square};
use outflank_engine::search::Stop;
use rand::rngs::StdRng;
use rand::seq::IteratorRandom;

/// A player of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Player {
    /// Any legal move
    Random,
    /// A corner when it can be had, else any legal move
    Novice,
    /// The game's first level
    Easy,
    /// The game's second level
    Medium,
    /// The game's third level
    Hard,
    /// The game's strongest level
    Expert,
}

impl Player {
    /// The move it plays; `None` when the game is over.
    pub fn choose(self, game: &Game, rng: &mut StdRng) -> Option<Square> {
        let level = match self {
            Self::Random => return any(game.legal_moves(), rng),
            Self::Novice => {
                return any(game.legal_moves() & Bitboard::CORNERS, rng).or_else(|| any(game.legal_moves(), rng));
            }
            Self::Easy => Level::Easy,
            Self::Medium => Level::Medium,
            Self::Hard => Level::Hard,
            Self::Expert => Level::Expert,
        };
        choose_move(game, level, rng, &Stop::new())
    }
}

/// Any square of a set, if it has one.
pub fn any(squares: Bitboard, rng: &mut StdRng) -> Option<Square> {
    squares.squares().choose(rng)
}
