//! How games are written down.

mod transcript;

pub use transcript::{
    MAX_TRANSCRIPT, TranscriptError, TranscriptErrorReason, continue_transcript, read_transcript, write_transcript,
};
