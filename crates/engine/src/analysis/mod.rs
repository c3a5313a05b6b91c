//! Why a move is good or bad, in reasons that hold on the board.

mod case;
mod conditions;
mod opening;
mod reason;
mod thresholds;

use std::time::Duration;

pub use reason::{Reason, Warning};

use crate::rules::{Bitboard, Game, Move, Square};
use crate::search::{Limits, Stop, Value, rank_moves, search};
use case::Case;

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

/// With so many empty squares or fewer every move is solved, which shows whether only one wins.
const RANKED_EMPTIES: u8 = 12;

/// Full strength, within the patience of someone who has asked for help.
const FULL: Limits = Limits { depth: 60, exact_empties: 20, nodes: u64::MAX, time: Some(Duration::from_millis(1800)) };

/// A hint from fewer plies than this would only be taken back at once.
const SHALLOWEST: u8 = 4;

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
    if position.empties().count() <= u32::from(RANKED_EMPTIES.min(limits.exact_empties))
        && let Some(ranking) = rank_moves(&position, goal, limits, stop)
        && let Some(hint) = hint(game, &ranking, Vec::new())
    {
        return Some(hint);
    }
    let result = search(&position, goal, limits, stop, &mut |result| {
        if result.depth >= SHALLOWEST
            && let Some(hint) = hint(game, &[(result.best, result.value)], result.line.clone())
        {
            on_progress(&hint);
        }
    })?;
    hint(game, &[(result.best, result.value)], result.line)
}

/// The hint for the first of these moves, which is the best; the others are all the others or none.
fn hint(game: &Game, ranking: &[(Square, Value)], line: Vec<Move>) -> Option<Hint> {
    let &(square, value) = ranking.first()?;
    let exact = match value {
        Value::Exact(discs) => Some(discs),
        Value::Estimate(_) => None,
    };
    let case = Case::new(game, square)?;
    let mut reasons = conditions::reasons(&case, ranking);
    reasons.truncate(2);
    if reasons.is_empty() {
        reasons.push(Shown { what: Reason::BestFound, squares: square.bit() });
    }
    let line = if line.is_empty() { vec![Move::Place(square)] } else { line };
    Some(Hint { square, reasons, exact, line })
}

/// Every reason that holds for a legal move by the board alone, without a search; empty for an illegal one.
#[must_use]
pub fn reasons(game: &Game, square: Square) -> Vec<Shown<Reason>> {
    if game.is_placing() {
        return opening::reason(game, square).into_iter().collect();
    }
    Case::new(game, square).map_or_else(Vec::new, |case| conditions::reasons(&case, &[]))
}

/// What speaks against a legal move, the weightiest first; empty if nothing known does.
#[must_use]
pub fn warnings(game: &Game, square: Square) -> Vec<Shown<Warning>> {
    if game.is_placing() {
        return Vec::new();
    }
    Case::new(game, square).map_or_else(Vec::new, |case| conditions::warnings(&case))
}
