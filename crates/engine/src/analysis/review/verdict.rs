//! What the searches of a review add up to: losses, accuracy, turning points.

use super::judge::{Judged, for_black};
use super::measures::{accuracy_of, expected_points};
use super::{Accuracy, Better, MISTAKE, Review, ReviewedMove, TurningPoint};
use crate::analysis::{explain, warnings};
use crate::record::Opening;
use crate::rules::Side;
use crate::search::Value;

/// How many turning points a game has at most.
const TURNING_POINTS: usize = 3;

/// A smaller part of a point turned nothing.
const SMALLEST_SWING: f64 = 0.05;

/// The review as far as is known.
pub(super) fn review(judged: &Judged, opening: Option<Opening>, done: usize, total: usize) -> Review {
    let moves: Vec<ReviewedMove> = (0..judged.games.len() - 1).filter_map(|index| reviewed(judged, index)).collect();
    Review {
        start: first_value(judged, 0),
        turning_points: turning_points(judged, &moves),
        black: accuracy(&moves, Side::Black),
        white: accuracy(&moves, Side::White),
        moves,
        opening,
        done,
        total,
    }
}

/// The value from this position on: of the first that has one. While the free opening's first discs are placed it is
/// that of the position they lead to.
fn first_value(judged: &Judged, index: usize) -> Value {
    let values = (index..judged.games.len()).filter_map(|index| judged.value(index));
    values.into_iter().next().unwrap_or(Value::Estimate(0))
}

fn reviewed(judged: &Judged, index: usize) -> Option<ReviewedMove> {
    let game = judged.games.get(index)?;
    let played = judged.games.get(index + 1)?.moves().last()?;
    let (side, square) = (played.side, played.square);
    let next = first_value(judged, index + 1);
    let is_forced = game.is_placing() || game.legal_moves().count() == 1;
    let mut reviewed = ReviewedMove {
        side,
        square,
        value: next,
        best_value: next,
        loss: 0,
        is_exact: is_exact(next),
        is_forced,
        better: None,
    };
    let Some(found) = judged.found.get(index).and_then(Option::as_ref) else { return Some(reviewed) };
    let best = for_black(found.best.value, side);
    let is_best = found.best.best == square;
    let judged_alike = if is_best { Some(best) } else { found.played.map(|value| for_black(value, side)) };
    reviewed.value = if is_exact(next) { next } else { judged_alike.unwrap_or(next) };
    // Like is compared with like: a judgement with a judgement, a proof with a proof.
    let compared = if is_exact(best) { reviewed.value } else { judged_alike.unwrap_or(next) };
    let for_side = |value: Value| for_black(value, side).hundredths();
    let loss = for_side(best) - for_side(compared);
    // A forced move cannot have cost anything, nor one that the search prefers once it looks from behind it.
    if loss <= 0 || is_forced || is_best {
        reviewed.best_value = reviewed.value;
        reviewed.is_exact = is_exact(reviewed.value);
        return Some(reviewed);
    }
    reviewed.is_exact = is_exact(best) && is_exact(reviewed.value);
    reviewed.best_value =
        if reviewed.is_exact { best } else { for_black(Value::Estimate(for_side(reviewed.value) + loss), side) };
    reviewed.loss = loss.unsigned_abs();
    reviewed.better = Some(Better { square: found.best.best, line: found.best.line.clone() });
    Some(reviewed)
}

const fn is_exact(value: Value) -> bool {
    matches!(value, Value::Exact(_))
}

fn accuracy(moves: &[ReviewedMove], side: Side) -> Accuracy {
    let own = || moves.iter().filter(|reviewed| reviewed.side == side);
    let judged: Vec<f64> = own().filter(|reviewed| !reviewed.is_forced).map(|r| accuracy_of(r.loss)).collect();
    Accuracy {
        percent: (!judged.is_empty()).then(|| judged.iter().sum::<f64>() / judged.len() as f64),
        loss: own().map(|reviewed| reviewed.loss).sum(),
        mistakes: own().filter(|reviewed| reviewed.loss >= MISTAKE).count(),
    }
}

/// What a move cost its side of the point for a win.
fn swing(reviewed: &ReviewedMove) -> f64 {
    let points = |value| expected_points(for_black(value, reviewed.side));
    points(reviewed.best_value) - points(reviewed.value)
}

fn turning_points(judged: &Judged, moves: &[ReviewedMove]) -> Vec<TurningPoint> {
    let mut swings: Vec<(usize, f64)> = moves.iter().map(swing).enumerate().collect();
    swings.retain(|&(_, swing)| swing >= SMALLEST_SWING);
    // Of equal ones the earlier, which the later may have come of.
    swings.sort_by(|a, b| b.1.total_cmp(&a.1));
    swings.truncate(TURNING_POINTS);
    swings.sort_by_key(|&(index, _)| index);
    let point = |(index, swing): (usize, f64)| {
        let (game, found) = (judged.games.get(index)?, judged.found.get(index)?.as_ref()?);
        let reviewed = moves.get(index)?;
        let reasons = explain(game, found.best.best, found.best.value);
        Some(TurningPoint { index, swing, reasons, warnings: warnings(game, reviewed.square) })
    };
    swings.into_iter().filter_map(point).collect()
}
