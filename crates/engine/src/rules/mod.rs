//! The rules of the game: what a position is, which moves it has, what they turn, when it ends and who has won.

mod bitboard;
mod board;
mod flips;
mod game;
mod position;
mod score;
mod side;
mod square;
mod symmetry;
mod variant;

pub use bitboard::{Bitboard, Squares};
pub use board::{Board, ParseBoardError};
pub(crate) use flips::{RAY_STEPS, RAYS};
pub use flips::{flips, legal_moves};
pub use game::{Game, GameResult, IllegalMove, PlayedMove};
pub use position::{Move, Position};
pub use score::Score;
pub use side::Side;
pub use square::{ParseSquareError, Square};
pub use symmetry::Symmetry;
pub use variant::{Goal, Variant};
