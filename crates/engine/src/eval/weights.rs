//! What every configuration of every pattern is worth at every stage of the game.

use std::sync::OnceLock;

use super::LIMIT;
use super::indices::Indices;
use super::pattern::{BASE, CONFIGURATIONS, IMAGES, representatives};
use crate::rules::{Bitboard, Goal, Position};

/// How many stages have weights of their own.
pub const STAGES: usize = 14;
/// How many numbers of empty squares one stage covers; the last covers all above.
const STAGE_WIDTH: usize = 4;
/// So many moves and more count as one fewer; no game known has a position with so many.
const MOVES: usize = 34;

const OWN_MOVES: usize = CONFIGURATIONS;
const THEIR_MOVES: usize = OWN_MOVES + MOVES;
const CONSTANT: usize = THEIR_MOVES + MOVES;

/// How many weights a stage has: of all configurations, of every number of moves of either side, and a constant for
/// each number of empty squares (which of the two sides will have the last move hangs on it).
pub const SLOTS: usize = CONSTANT + STAGE_WIDTH;

/// How many weights are added up for a position.
pub const FEATURES: usize = IMAGES + 3;

/// The stage of a position with so many empty squares.
#[must_use]
pub const fn stage(empties: u32) -> usize {
    let stage = empties as usize / STAGE_WIDTH;
    if stage < STAGES { stage } else { STAGES - 1 }
}

/// How many moves the side to move has, below [`MOVES`].
fn moves(position: &Position) -> usize {
    (position.legal_moves().count() as usize).min(MOVES - 1)
}

/// The slots of the weights that a position adds up, not yet brought to the [`shared_slots`].
#[must_use]
pub fn slots(position: &Position) -> [u32; FEATURES] {
    let configurations = Indices::new(position).configurations();
    let mut slots = [0; FEATURES];
    for image in 0..IMAGES {
        slots[image] = BASE[image] + u32::from(configurations[image]);
    }
    slots[IMAGES] = (OWN_MOVES + moves(position)) as u32;
    slots[IMAGES + 1] = (THEIR_MOVES + moves(&position.pass())) as u32;
    slots[IMAGES + 2] = (CONSTANT + position.empties().count() as usize % STAGE_WIDTH) as u32;
    slots
}

/// For each slot the one whose weight it shares: mirror images are worth the same.
#[must_use]
pub fn shared_slots() -> Vec<u32> {
    let mut shared = representatives();
    shared.extend(CONFIGURATIONS as u32..SLOTS as u32);
    shared
}

/// A trained evaluation for one goal.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights {
    goal: Goal,
    /// In hundredths of a disc, [`SLOTS`] for each of the [`STAGES`].
    table: Vec<i16>,
}

impl Weights {
    /// The ones the program carries, for this goal.
    #[must_use]
    pub fn of(goal: Goal) -> &'static Self {
        static MOST_DISCS: OnceLock<Weights> = OnceLock::new();
        static FEWEST_DISCS: OnceLock<Weights> = OnceLock::new();
        let (cell, bytes): (_, &[u8]) = match goal {
            Goal::MostDiscs => (&MOST_DISCS, include_bytes!("../../weights/most-discs.weights")),
            Goal::FewestDiscs => (&FEWEST_DISCS, include_bytes!("../../weights/fewest-discs.weights")),
        };
        cell.get_or_init(|| match Self::from_bytes(bytes) {
            Ok(weights) => weights,
            // A part of the program, which a test holds to be sound.
            Err(error) => unreachable!("built-in weights: {error}"),
        })
    }

    /// Takes over `STAGES * SLOTS` weights in hundredths of a disc; `None` if there are not so many. Those of slots
    /// that share another's are overwritten by it.
    #[must_use]
    pub fn new(goal: Goal, mut table: Vec<i16>) -> Option<Self> {
        if table.len() != STAGES * SLOTS {
            return None;
        }
        let shared = shared_slots();
        for stage in table.chunks_exact_mut(SLOTS) {
            for (slot, &other) in shared.iter().enumerate() {
                stage[slot] = stage[other as usize];
            }
        }
        Some(Self { goal, table })
    }

    /// What they judge by.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// The weights of each stage in hundredths of a disc, [`SLOTS`] of them, from the end of the game backwards.
    pub fn stages(&self) -> impl Iterator<Item = &[i16]> {
        self.table.chunks_exact(SLOTS)
    }

    /// How many discs the side to move is expected to win by, in hundredths, within [`LIMIT`]; in Anti-Reversi how
    /// many discs fewer than its opponent it is expected to have.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> i32 {
        self.evaluate_with(position, &Indices::new(position))
    }

    /// As [`Self::evaluate`], with the position's indices at hand.
    #[must_use]
    #[inline]
    pub fn evaluate_with(&self, position: &Position, indices: &Indices) -> i32 {
        let count = |moves: Bitboard| moves.count() as usize;
        self.evaluate_moves(position, indices, count(position.legal_moves()), count(position.pass().legal_moves()))
    }

    /// As [`Self::evaluate_with`], with the numbers of moves of the side to move and of the other at hand.
    #[inline]
    pub(crate) fn evaluate_moves(&self, position: &Position, indices: &Indices, own: usize, their: usize) -> i32 {
        let empties = position.empties().count();
        let start = stage(empties) * SLOTS;
        let Some(weights) = self.table.get(start..start + SLOTS) else { return 0 };
        let configurations = indices.configurations();
        let mut sum = 0;
        for (base, configuration) in BASE.iter().zip(configurations) {
            sum += i32::from(weights[*base as usize + usize::from(configuration)]);
        }
        sum += i32::from(weights[OWN_MOVES + own.min(MOVES - 1)]);
        sum += i32::from(weights[THEIR_MOVES + their.min(MOVES - 1)]);
        sum += i32::from(weights[CONSTANT + empties as usize % STAGE_WIDTH]);
        sum.clamp(-LIMIT, LIMIT)
    }
}

impl std::fmt::Debug for Weights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Weights").field("goal", &self.goal).finish_non_exhaustive()
    }
}
