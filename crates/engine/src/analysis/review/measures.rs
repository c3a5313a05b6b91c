//! The two measures of a review: what a loss says of a player, and what it did to the result.

use crate::search::Value;

/// How accurate a move was that cost so many hundredths of a disc: 100 for none, half of that for every four discs, so
/// 50 for four discs and 25 for eight.
///
/// Othello has no measure that players agree on. Halving keeps a blunder of forty discs from weighing as much as ten
/// mistakes of four, after which the game may be as lost; with four discs, the smallest loss that players commonly call
/// a mistake, the levels of this program spread over the scale (the table is in `docs/teaching.md`).
#[must_use]
pub fn accuracy_of(loss: u32) -> f64 {
    const HALVED_BY: f64 = 400.0;
    100.0 * (-f64::from(loss) / HALVED_BY).exp2()
}

/// What a value promises the side it is for: 0 for a sure loss, 0.5 for a draw, 1 for a sure win, in between by the
/// logistic curve.
///
/// The curve's scale is four discs: of two players who still err, the one who is ahead by four wins about three games of
/// four (0.73). Proved values are treated alike, as the players did not know the proof.
#[must_use]
pub fn expected_points(value: Value) -> f64 {
    const SCALE: f64 = 400.0;
    1.0 / (1.0 + (-f64::from(value.hundredths()) / SCALE).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accuracy_halves_with_every_four_discs() {
        assert_eq!([0, 400, 800, 1200].map(accuracy_of), [100.0, 50.0, 25.0, 12.5]);
        assert!(accuracy_of(12_800) >= 0.0);
    }

    #[test]
    fn expected_points_of_both_sides_add_up_to_one() {
        for hundredths in [-6400, -400, 0, 150, 6400] {
            let sum = expected_points(Value::Estimate(hundredths)) + expected_points(Value::Estimate(-hundredths));
            assert!((sum - 1.0).abs() < 1e-12, "{hundredths}");
        }
        assert_eq!(expected_points(Value::Exact(0)), 0.5);
        assert!(expected_points(Value::Exact(4)) > 0.73 && expected_points(Value::Exact(64)) > 0.999);
    }
}
