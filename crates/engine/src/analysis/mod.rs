//! Why a move is good or bad, in reasons that hold on the board.

mod against;
mod alike;
mod case;
mod in_favour;
mod known;
mod on_board;
mod opening;
mod reason;
mod review;
mod select;
mod theme;
mod thresholds;
mod why_not;

use std::time::Duration;

pub use on_board::is_only_best_on_board;
pub use reason::{Reason, Warning};
pub use review::{
    Accuracy, Better, MISTAKE, Review, ReviewLimits, ReviewedMove, TurningPoint, accuracy_of, expected_points, review,
};
pub use theme::themes;
pub use why_not::{Cost, WhyNot, why_not, why_not_within};

use crate::rules::{Bitboard, Game, Goal, Move, Position, Square};
use crate::search::{Limits, SearchResult, Stop, Value, rank_moves, search};
use case::Case;
use known::Known;

/// A good move and why it is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The move.
    pub square: Square,
    /// At most two reasons, the leading one first; never empty.
    pub reasons: Vec<Shown<Reason>>,
    /// The proved final disc difference for the side to move, if the search proved it.
    pub exact: Option<i8>,
    /// The expected moves, beginning with this one.
    pub line: Vec<Move>,
}

/// Something true about a move, with the squares that show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown<T> {
    /// What holds.
    pub what: T,
    /// The squares to light up: what makes it true.
    pub squares: Bitboard,
}

/// Full strength, within the patience of someone who has asked for help.
const FULL: Limits = Limits { depth: 60, exact_empties: 20, nodes: u64::MAX, time: Some(Duration::from_millis(1500)) };

/// A hint from fewer plies than this would only be taken back at once.
const SHALLOWEST: u8 = 4;

/// With so many empty squares or fewer every move is solved, which shows whether only one wins.
const RANKED_EMPTIES: u8 = 14;

/// So far ahead all moves are compared where the search for the best one does not show how much better it is.
const COMPARED_DEPTH: u8 = 5;

/// What a comparison may take.
const COMPARISON_TIME: Duration = Duration::from_millis(300);

/// Finds a good move at full strength, whatever the opponent's level, and says why it is good.
///
/// Calls `on_progress` with a first answer as soon as there is one and with each better one. `None` when the game is
/// over or the search was stopped before any answer.
#[must_use]
pub fn show_me(game: &Game, stop: &Stop, on_progress: &mut dyn FnMut(&Hint)) -> Option<Hint> {
    show_me_within(game, &FULL, stop, on_progress)
}

/// As [`show_me`], with limits of one's own. Without a time among them the hint is the same on every machine.
#[must_use]
pub fn show_me_within(game: &Game, limits: &Limits, stop: &Stop, on_progress: &mut dyn FnMut(&Hint)) -> Option<Hint> {
    if game.is_placing() {
        return opening::show_me(game);
    }
    let position = game.position()?;
    let goal = game.variant().goal();
    let result = search(&position, goal, limits, stop, &mut |result| {
        if (result.depth >= SHALLOWEST || matches!(result.value, Value::Exact(_)))
            && let Some(hint) = hint(game, result, Known { value: Some(result.value), ..Known::default() })
        {
            on_progress(&hint);
        }
    })?;
    if result.depth == 0 && stop.is_stopped() {
        return None;
    }
    let known = Known {
        value: Some(result.value),
        best: Some(result.value),
        ranking: compare(&position, goal, matches!(result.value, Value::Exact(_)), limits, stop),
        if_you_passed: compare(&position.pass(), goal, false, limits, stop),
    };
    hint(game, &result, known)
}

/// Values every move of a position, by proof if that is wanted and near enough; empty if there was no time for it.
fn compare(position: &Position, goal: Goal, prove: bool, limits: &Limits, stop: &Stop) -> Vec<(Square, Value)> {
    let limits = Limits {
        depth: COMPARED_DEPTH.min(limits.depth),
        exact_empties: if prove { RANKED_EMPTIES } else { COMPARED_DEPTH },
        nodes: limits.nodes,
        time: limits.time.map(|_| COMPARISON_TIME),
    };
    rank_moves(position, goal, &limits, stop).unwrap_or_default()
}

fn hint(game: &Game, result: &SearchResult, known: Known) -> Option<Hint> {
    let square = result.best;
    let reasons = said(&Case::new(game, square)?, &known);
    Some(Hint { square, reasons, exact: known.proved(), line: result.line.clone() })
}

/// What is said for a move that a search has found best; never empty.
fn said(case: &Case, known: &Known) -> Vec<Shown<Reason>> {
    let mut reasons = select::select(in_favour::reasons(case, known));
    if reasons.is_empty() {
        reasons.push(Shown { what: Reason::BestFound, squares: case.square.bit() });
    }
    reasons
}

/// What is said for a move that a search has found best and worth so much to its side, without looking any farther.
/// Empty for an illegal one.
fn explain(game: &Game, square: Square, value: Value) -> Vec<Shown<Reason>> {
    let known = Known { value: Some(value), ..Known::default() };
    Case::new(game, square).map_or_else(Vec::new, |case| said(&case, &known))
}

/// Every reason that holds for a legal move by the board alone, without a search, the leading one first; empty for an
/// illegal one.
#[must_use]
pub fn reasons(game: &Game, square: Square) -> Vec<Shown<Reason>> {
    if game.is_placing() {
        return opening::reason(game, square).into_iter().collect();
    }
    Case::new(game, square).map_or_else(Vec::new, |case| in_favour::reasons(&case, &Known::default()))
}

/// What speaks against a legal move, the weightiest first; empty if nothing known does.
#[must_use]
pub fn warnings(game: &Game, square: Square) -> Vec<Shown<Warning>> {
    Case::new(game, square).map_or_else(Vec::new, |case| against::warnings(&case, &Known::default()))
}

/// As [`warnings`], with those that need proof: takes a moment where few enough squares are empty, else no longer.
#[must_use]
pub fn proved_warnings(game: &Game, square: Square, stop: &Stop) -> Vec<Shown<Warning>> {
    let (Some(case), Some(position)) = (Case::new(game, square), game.position()) else { return Vec::new() };
    let mut known = Known::default();
    if position.empties().count() <= u32::from(RANKED_EMPTIES) {
        known.ranking = compare(&position, case.goal, true, &FULL, stop);
        known.value = known.ranking.iter().find(|(other, _)| *other == square).map(|&(_, value)| value);
        known.best = known.ranking.first().map(|&(_, value)| value);
    }
    against::warnings(&case, &known)
}

/// When something can be said of a move.
type Condition<T> = fn(&Case, &Known) -> Option<Shown<T>>;

fn shown<T>(what: T, squares: Bitboard) -> Option<Shown<T>> {
    Some(Shown { what, squares })
}

/// What holds of those that fit the goal; the flag says whether a condition fits a game for the fewest discs.
fn holding<T>(conditions: &[(Condition<T>, bool)], case: &Case, known: &Known) -> Vec<Shown<T>> {
    let fits = |for_fewest: bool| for_fewest || case.goal == Goal::MostDiscs;
    conditions.iter().filter(|(_, for_fewest)| fits(*for_fewest)).filter_map(|(holds, _)| holds(case, known)).collect()
}
