//! What a move is worth beside the best one, both judged in the same way so that the difference means something.

use crate::rules::{Bitboard, Goal, Move, Position, Square};
use crate::search::{Limits, SearchResult, Stop, Value, search};

/// What a move that need not be the best is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Worth {
    /// To the side that plays it.
    pub value: Value,
    /// The expected moves, beginning with it.
    pub line: Vec<Move>,
}

/// What a legal move is worth, looked at as deeply as the `best` was: a proof if that is one, else as many plies.
/// `None` when stopped, or if the move is not legal.
pub(super) fn worth(
    position: &Position,
    goal: Goal,
    square: Square,
    best: &SearchResult,
    limits: &Limits,
    stop: &Stop,
) -> Option<Worth> {
    if best.best == square {
        return Some(Worth { value: best.value, line: best.line.clone() });
    }
    let after = position.play(square)?;
    // A pass is no ply, so it takes none of the depth.
    let depth = best.depth.saturating_sub(1).max(1);
    let limits = match best.value {
        Value::Exact(_) => *limits,
        Value::Estimate(_) => Limits { depth, exact_empties: depth, ..*limits },
    };
    let first = Move::Place(square);
    if !after.legal_moves().is_empty() {
        let found = search(&after, goal, &limits, stop, &mut |_| {})?;
        return Some(Worth { value: negated(found.value), line: [first].into_iter().chain(found.line).collect() });
    }
    let again = after.pass();
    if again.legal_moves().is_empty() {
        return Some(Worth { value: Value::Exact(final_difference(&again, goal)), line: vec![first] });
    }
    let found = search(&again, goal, &limits, stop, &mut |_| {})?;
    Some(Worth { value: found.value, line: [first, Move::Pass].into_iter().chain(found.line).collect() })
}

/// The value for the other side.
pub(super) const fn negated(value: Value) -> Value {
    match value {
        Value::Exact(discs) => Value::Exact(-discs),
        Value::Estimate(hundredths) => Value::Estimate(-hundredths),
    }
}

/// By how much `player` has won a game that is over, empty squares to the winner, by the goal.
pub(super) fn final_difference(over: &Position, goal: Goal) -> i8 {
    let count = |discs: Bitboard| discs.count() as i8;
    let (own, other) = (count(over.player), count(over.opponent));
    let empties = 64 - own - other;
    let difference = own - other + empties * (own - other).signum();
    if goal == Goal::MostDiscs { difference } else { -difference }
}
