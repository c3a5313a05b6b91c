//! How games are written down.

mod openings;
mod transcript;

pub use openings::{Opening, opening};
pub use transcript::{
    MAX_TRANSCRIPT, TranscriptError, TranscriptErrorReason, continue_transcript, read_transcript, write_transcript,
};
