//! "Why not there?": what speaks against a move, what it costs, and how the opponent answers it.

use std::time::Duration;

use super::alike::{Worth, worth};
use super::case::Case;
use super::known::Known;
use super::{Shown, Warning, against};
use crate::rules::{Game, Move, Square};
use crate::search::{Limits, SearchResult, Stop, Value, search};

/// What there is to say against a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhyNot {
    /// The move.
    pub square: Square,
    /// What speaks against it, the weightiest first, with the squares to light up; empty if nothing known does.
    pub warnings: Vec<Shown<Warning>>,
    /// What it costs beside the best move.
    pub cost: Cost,
    /// The best move; the same as `square` if nothing better is known.
    pub best: Square,
    /// The opponent's best reply; `None` if it has to pass, or if the game is over.
    pub reply: Option<Square>,
    /// The expected moves, beginning with the move and then the reply. Passes are in it.
    pub line: Vec<Move>,
}

/// What a move costs beside the best one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Proved: so many discs of the final difference.
    Exact(u8),
    /// About so many hundredths of a disc, by looking ahead.
    About(u32),
}

impl Cost {
    /// The cost in hundredths of a disc, proved or not.
    #[must_use]
    pub const fn hundredths(self) -> u32 {
        match self {
            Self::Exact(discs) => discs as u32 * 100,
            Self::About(hundredths) => hundredths,
        }
    }
}

/// Of two searches each within so long the answer is complete in less than two seconds.
const FULL: Limits = Limits { depth: 60, exact_empties: 20, nodes: u64::MAX, time: Some(Duration::from_millis(850)) };

/// For an answer before anyone has waited.
const GLANCE: Limits = Limits { depth: 4, exact_empties: 8, nodes: 100_000, time: None };

/// Says what is wrong with a legal move in the position that a game is in; for a move that was just played, ask with a
/// copy of the game in which it is taken back.
///
/// Calls `on_progress` with a first answer at a glance. `None` if the move is not legal or is one of the free opening's
/// first four, and when stopped before the first answer; when stopped later, the first answer.
#[must_use]
pub fn why_not(game: &Game, square: Square, stop: &Stop, on_progress: &mut dyn FnMut(&WhyNot)) -> Option<WhyNot> {
    why_not_within(game, square, &FULL, stop, on_progress)
}

/// As [`why_not`], with limits of one's own for each of its two searches. Without a time among them the answer is the
/// same on every machine.
#[must_use]
pub fn why_not_within(
    game: &Game,
    square: Square,
    limits: &Limits,
    stop: &Stop,
    on_progress: &mut dyn FnMut(&WhyNot),
) -> Option<WhyNot> {
    let case = Case::new(game, square)?;
    let first = look(&case, &GLANCE, stop)?;
    on_progress(&first);
    Some(look(&case, limits, stop).unwrap_or(first))
}

/// Judges the best move and this one. `None` when stopped.
fn look(case: &Case, limits: &Limits, stop: &Stop) -> Option<WhyNot> {
    let best = search(&case.before, case.goal, limits, stop, &mut |_| {})?;
    let own = worth(&case.before, case.goal, case.square, &best, limits, stop)?;
    (!stop.is_stopped()).then(|| answer(case, &best, own))
}

fn answer(case: &Case, best: &SearchResult, own: Worth) -> WhyNot {
    let known = Known { value: Some(own.value), best: Some(best.value), ..Known::default() };
    let cost = match (best.value, own.value) {
        // The best of a proof is no worse than any move; were it less, nothing would be lost.
        (Value::Exact(best), Value::Exact(own)) => Cost::Exact(best.saturating_sub(own).max(0).unsigned_abs()),
        (best, own) => Cost::About((best.hundredths() - own.hundredths()).max(0).unsigned_abs()),
    };
    let reply = match own.line.get(1) {
        Some(Move::Place(reply)) => Some(*reply),
        _ => None,
    };
    WhyNot {
        square: case.square,
        warnings: against::warnings(case, &known),
        cost,
        best: if cost.hundredths() == 0 { case.square } else { best.best },
        reply,
        line: own.line,
    }
}
