//! The evaluation by counts, with which the first generation of games was played.

use super::LIMIT;
use super::features::{FEATURES, features};
use super::handmade_weights::{FEWEST_DISCS, MOST_DISCS, STAGES, Weights};
use crate::rules::{Goal, Position};

/// The old evaluation.
pub(super) fn evaluate(position: &Position, goal: Goal) -> i32 {
    let weights: &Weights = match goal {
        Goal::MostDiscs => &MOST_DISCS,
        Goal::FewestDiscs => &FEWEST_DISCS,
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
