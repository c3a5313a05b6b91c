//! What a position is worth at a glance, without looking ahead.

mod features;
mod stability;
mod weights;

pub use stability::stable_discs;

use crate::rules::{Goal, Position};
use features::{FEATURES, features};
use weights::{STAGES, Weights};

/// An evaluation never reaches a proved result: this many hundredths of a disc at most, either way.
pub const LIMIT: i32 = 6300;

/// How many discs the side to move is expected to win by, in hundredths, within [`LIMIT`]. In Anti-Reversi how many
/// discs fewer than its opponent it is expected to have.
///
/// The weights of the features change with the stage of the game: between two stages they are interpolated.
#[must_use]
pub fn evaluate(position: &Position, goal: Goal) -> i32 {
    let weights: &Weights = match goal {
        Goal::MostDiscs => &weights::MOST_DISCS,
        Goal::FewestDiscs => &weights::FEWEST_DISCS,
    };
    let features = features(position);
    let empties = position.empties().count() as i32;
    let stage = (empties / STAGE_WIDTH).min(STAGES as i32 - 2);
    let into = empties - stage * STAGE_WIDTH;
    let (near, far) = (&weights[stage as usize], &weights[stage as usize + 1]);
    let mut value = 0;
    for feature in 0..FEATURES {
        let weight = near[feature] * (STAGE_WIDTH - into) + far[feature] * into;
        value += features[feature] * weight;
    }
    (value / STAGE_WIDTH).clamp(-LIMIT, LIMIT)
}

/// How many empty squares lie between two neighbouring stages.
const STAGE_WIDTH: i32 = 12;
