//! What a game was worth after every move, where it was lost, and what would have been better.

mod judge;
mod measures;
mod verdict;

use std::time::Duration;

use super::{Reason, Shown, Warning};
use crate::record::{Opening, opening};
use crate::rules::{Game, Move, Side, Square};
use crate::search::{Limits, Stop, Value};
use judge::{Job, Judged};

pub use measures::{accuracy_of, expected_points};

/// How much work a review does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewLimits {
    /// What the search of one move may take. Half of its time goes to the best move and half to the one that was
    /// played, where that is another.
    pub search: Limits,
    /// How many moves are looked at at once, each on a thread of its own. 1 starts no thread.
    pub threads: usize,
}

impl ReviewLimits {
    /// A review of a whole game in well under 30 seconds: with two threads at most 0.8 seconds a move.
    #[must_use]
    pub fn standard(threads: usize) -> Self {
        /// What all moves together may take.
        const WHOLE: Duration = Duration::from_secs(24);
        const MOVES: u32 = 60;
        let time = WHOLE * u32::try_from(threads.max(1)).unwrap_or(1) / MOVES;
        Self { search: Limits { depth: 16, exact_empties: 20, nodes: u64::MAX, time: Some(time) }, threads }
    }
}

/// A game with what its moves were worth. Values are Black's: above 0 is good for Black, by the variant's goal, so in
/// Anti-Reversi it means fewer discs.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// What the position before the first move was worth to Black.
    pub start: Value,
    /// Every move of the game, in order.
    pub moves: Vec<ReviewedMove>,
    /// Up to three moves that cost most of what could still be won or lost, in the order in which they were played.
    pub turning_points: Vec<TurningPoint>,
    /// How well Black played.
    pub black: Accuracy,
    /// How well White played.
    pub white: Accuracy,
    /// What the opening is called.
    pub opening: Option<Opening>,
    /// How many positions have been looked at in full. The others are judged at a glance.
    pub done: usize,
    /// How many positions there are to look at. The review is finished when `done` is as many.
    pub total: usize,
}

/// A move of a reviewed game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewedMove {
    /// Who played it.
    pub side: Side,
    /// Where.
    pub square: Square,
    /// What the position after it was worth to Black: exact where it is proved.
    pub value: Value,
    /// What the best move would have been worth to Black.
    pub best_value: Value,
    /// What the move cost its side, in hundredths of a disc, never below 0. Proved if `is_exact`.
    pub loss: u32,
    /// Whether the loss is proved: both values are.
    pub is_exact: bool,
    /// Whether it was the only move there was, or one of the free opening's first four: no choice to judge.
    pub is_forced: bool,
    /// What would have been better; `None` if nothing would.
    pub better: Option<Better>,
}

/// A better move and what would have come of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Better {
    /// The move.
    pub square: Square,
    /// The expected moves, beginning with it. Passes are in it.
    pub line: Vec<Move>,
}

/// A move at which much of the game was lost.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// Which move, from 0, of [`Review::moves`].
    pub index: usize,
    /// How much of the point that a win is worth it cost, above 0 and up to 1; see [`expected_points`].
    pub swing: f64,
    /// What would have been good about the better move, the leading reason first; never empty.
    pub reasons: Vec<Shown<Reason>>,
    /// What spoke against the move that was played; may be empty.
    pub warnings: Vec<Shown<Warning>>,
}

/// How well a side played.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Accuracy {
    /// 0 to 100: the mean of [`accuracy_of`] over the moves that left a choice; `None` if there were none.
    pub percent: Option<f64>,
    /// What all moves together cost, in hundredths of a disc.
    pub loss: u32,
    /// How many moves cost at least [`MISTAKE`].
    pub mistakes: usize,
}

/// From so many hundredths of a disc on a loss is a mistake.
pub const MISTAKE: u32 = 400;

impl Review {
    /// Whether every position has been looked at in full.
    #[must_use]
    pub const fn is_finished(&self) -> bool {
        self.done == self.total
    }

    /// How well a side played.
    #[must_use]
    pub const fn accuracy(&self, side: Side) -> &Accuracy {
        match side {
            Side::Black => &self.black,
            Side::White => &self.white,
        }
    }
}

/// Reviews the moves of a game that are on its board, whether it is over or not.
///
/// Calls `on_progress` with the whole game judged at a glance, within a fraction of a second, and again after each
/// position that was looked at in full, the last positions of the game first. When stopped, returns at once what is
/// known by then, which is not [finished](Review::is_finished). Without a time among the limits the finished review is
/// the same on every machine and with any number of threads.
#[must_use]
pub fn review(game: &Game, limits: &ReviewLimits, stop: &Stop, on_progress: &mut dyn FnMut(&Review)) -> Review {
    /// At a glance: so that a whole game is judged before anyone has waited.
    const GLANCE: Limits = Limits { depth: 3, exact_empties: 6, nodes: 20_000, time: None };
    let opening = opening(game);
    let mut judged = Judged::new(game);
    let jobs: Vec<usize> = judged.jobs().rev().collect();
    let total = jobs.len();
    for &index in &jobs {
        if let Some(found) = judged.job(index).and_then(|job| job.run(&GLANCE, stop)) {
            judged.enter(index, found);
        }
    }
    let mut done = 0;
    on_progress(&verdict::review(&judged, opening, done, total));
    let work: Vec<(usize, Job)> = jobs.iter().filter_map(|&index| Some((index, judged.job(index)?))).collect();
    judge::run_all(&work, limits, stop, &mut |index, found| {
        judged.enter(index, found);
        done += 1;
        on_progress(&verdict::review(&judged, opening, done, total));
    });
    verdict::review(&judged, opening, done, total)
}
