//! How games are written down, and what their openings are called.

mod ggf;
mod openings;
mod puzzles;
mod transcript;

pub use ggf::{GgfError, GgfFault, GgfGame, GgfMove, MAX_GGF, read_ggf, read_ggf_games};
pub use openings::{Opening, opening};
pub use puzzles::{Puzzle, PuzzleError, Theme, read_puzzles};
pub use transcript::{
    MAX_TRANSCRIPT, TranscriptError, TranscriptErrorReason, continue_transcript, read_transcript, write_transcript,
};
