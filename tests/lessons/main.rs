//! The lessons: true, and playable from the first to the last.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod claims;
mod playing;
mod truth;
