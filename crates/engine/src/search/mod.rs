//! How good a position is: exactly near the end, nearly before it.

mod control;
mod endgame;
mod kernels;
mod last_squares;
mod limits;
mod midgame;
mod moves;
mod root;
mod selective;
mod table;
mod team;
mod unpruned;

pub use limits::{Limits, Stop};
pub use root::{best_moves, rank_moves, search, search_on, search_with, solve};
pub use unpruned::values_by_depth;

use std::sync::Arc;

use crate::eval::Weights;
use crate::rules::{Goal, Move, Square};
use control::Control;
use kernels::Processor;
use last_squares::Last;
use moves::Pile;
use table::Table;
use team::Team;

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

impl Value {
    /// The value in hundredths of a disc, proved or judged.
    #[must_use]
    pub const fn hundredths(self) -> i32 {
        match self {
            Self::Exact(discs) => discs as i32 * endgame::DISC,
            Self::Estimate(hundredths) => hundredths,
        }
    }
}

/// One search under way.
struct Searcher<'a> {
    goal: Goal,
    weights: &'a Weights,
    table: Arc<Table>,
    team: Arc<Team>,
    pile: Pile,
    control: Control<'a>,
    processor: Processor,
    last: Last,
    /// Whether what a shallower look has all but settled is left at that.
    is_selective: bool,
    /// How many empty squares the position has that the search begins from.
    empties: u32,
}
