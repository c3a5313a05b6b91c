//! How good a position is: exactly near the end, nearly before it.

mod limits;

pub use limits::{Limits, Stop};

use crate::rules::{Goal, Move, Position, Square};

/// What a search found: the best move so far and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult {
    /// The best move.
    pub best: Square,
    /// What it is worth to the side to move.
    pub value: Value,
    /// How many plies were looked ahead everywhere; with an exact value, the number of empty squares.
    pub depth: u8,
    /// The expected moves, beginning with `best`. Passes are in it.
    pub line: Vec<Move>,
    /// How many positions were visited.
    pub nodes: u64,
}

/// What a position or a move is worth to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// Proved: the final disc difference with best play, empties to the winner (-64 to 64, even). In Anti-Reversi
    /// minus that of the standard count, so that more is always better for the side to move.
    Exact(i8),
    /// Judged: in hundredths of a disc, by the same count and sign.
    Estimate(i32),
}

/// Searches a position in which the side to move has a move, deeper and deeper within the limits.
///
/// Calls `on_progress` after each finished depth. Returns the deepest finished result; when stopped early, the best so
/// far, and `None` if the position has no legal move. The same position, goal and limits without a time give the same
/// result on every machine.
#[must_use]
pub fn search(
    position: &Position,
    goal: Goal,
    limits: &Limits,
    stop: &Stop,
    on_progress: &mut dyn FnMut(&SearchResult),
) -> Option<SearchResult> {
    let _ = (goal, limits, stop, on_progress);
    let best = position.legal_moves().squares().next()?;
    Some(SearchResult { best, value: Value::Estimate(0), depth: 0, line: vec![Move::Place(best)], nodes: 1 })
}
