//! How games are written down.

mod ggf;
mod transcript;

pub use ggf::{GgfError, GgfFault, GgfGame, GgfMove, MAX_GGF, read_ggf, read_ggf_games};
pub use transcript::{
    MAX_TRANSCRIPT, TranscriptError, TranscriptErrorReason, continue_transcript, read_transcript, write_transcript,
};
