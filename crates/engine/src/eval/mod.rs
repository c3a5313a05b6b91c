//! What a position is worth at a glance, without looking ahead: sums of weights trained from the engine's own games.
//!
//! `docs/evaluation.md` in the repository tells how they were made and how to make better ones.

mod file;
mod indices;
mod pattern;
mod stability;
mod weights;

pub use file::WeightsError;
pub use indices::Indices;
pub use stability::stable_discs;
pub use weights::{FEATURES, SLOTS, STAGES, Weights, shared_slots, slots, stage};

use crate::rules::{Goal, Position};

/// An evaluation never reaches a proved result: this many hundredths of a disc at most, either way.
pub const LIMIT: i32 = 6300;

/// How many discs the side to move is expected to win by, in hundredths, within [`LIMIT`]. In Anti-Reversi how many
/// discs fewer than its opponent it is expected to have.
#[must_use]
pub fn evaluate(position: &Position, goal: Goal) -> i32 {
    Weights::of(goal).evaluate(position)
}
