//! The other way to count: discs on the board alone, the empty squares to nobody.
//!
//! The search counts as tournaments do. The two differ where a game ends with squares left empty, and a puzzle must have
//! the same answer by both.

use std::collections::HashMap;

use crate::rules::{Position, Square};
use crate::search::Stop;

/// With fewer empty squares what was found is not remembered.
const REMEMBERED_FROM: u32 = 6;

/// Whether a move leads to more discs on the board, beyond the opponent's, than every other move. `None` if it is not
/// legal, and when stopped.
///
/// Takes well below a second with up to 14 empty squares.
#[must_use]
pub fn is_only_best_on_board(position: &Position, square: Square, stop: &Stop) -> Option<bool> {
    let after = position.play(square)?;
    let mut solver = Solver { bounds: HashMap::new(), stop };
    let value = -solver.value(&after, -64, 64)?;
    let others = position.legal_moves() - square.bit();
    for other in others.squares() {
        // Whether the other reaches it as well.
        if -solver.value(&position.play(other)?, -value, 1 - value)? >= value {
            return Some(false);
        }
    }
    Some(true)
}

struct Solver<'a> {
    /// What is known of a position: between which two numbers its worth lies.
    bounds: HashMap<Position, (i32, i32)>,
    stop: &'a Stop,
}

impl Solver<'_> {
    /// The difference of discs that a position leads to if that is between `alpha` and `beta`, else a bound on it on
    /// the same side. Alpha-beta search, moves that leave few replies first.
    fn value(&mut self, position: &Position, mut alpha: i32, beta: i32) -> Option<i32> {
        let moves = position.legal_moves();
        if moves.is_empty() {
            let passed = position.pass();
            if passed.legal_moves().is_empty() {
                return Some(position.player.count() as i32 - position.opponent.count() as i32);
            }
            return self.value(&passed, -beta, -alpha).map(|value| -value);
        }
        let is_remembered = position.empties().count() >= REMEMBERED_FROM;
        let (lower, upper) = if is_remembered {
            if self.stop.is_stopped() {
                return None;
            }
            self.bounds.get(position).copied().unwrap_or((-64, 64))
        } else {
            (-64, 64)
        };
        if lower >= beta || lower == upper {
            return Some(lower);
        }
        if upper <= alpha {
            return Some(upper);
        }
        let window = alpha;
        let mut best = -64;
        for after in in_order(position, is_remembered) {
            best = best.max(-self.value(&after, -beta, -alpha)?);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        if is_remembered {
            let known = match best {
                _ if best >= beta => (best, upper),
                _ if best <= window => (lower, best),
                _ => (best, best),
            };
            self.bounds.insert(*position, known);
        }
        Some(best)
    }
}

fn in_order(position: &Position, is_sorted: bool) -> Vec<Position> {
    let mut after: Vec<Position> = position.legal_moves().squares().filter_map(|s| position.play(s)).collect();
    if is_sorted {
        after.sort_by_cached_key(|after| after.legal_moves().count());
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Side};

    /// The same by trying everything.
    fn plainly(position: &Position) -> i32 {
        if position.is_over() {
            return position.player.count() as i32 - position.opponent.count() as i32;
        }
        if position.legal_moves().is_empty() {
            return -plainly(&position.pass());
        }
        position
            .legal_moves()
            .squares()
            .filter_map(|s| position.play(s))
            .map(|after| -plainly(&after))
            .max()
            .unwrap_or(0)
    }

    #[test]
    fn finds_what_trying_everything_finds() {
        let lines = include_str!("../../tests/data/positions.tsv").lines().filter(|line| !line.starts_with('#'));
        let (mut only, mut more) = (0, 0);
        for line in lines {
            let fields: Vec<&str> = line.split('\t').collect();
            let board: Board = fields[2].parse().expect("a board");
            let side = if fields[3] == "X" { Side::Black } else { Side::White };
            let position = Position::new(&board, side);
            if position.empties().count() > 8 || position.legal_moves().is_empty() {
                continue;
            }
            let value = |square: Square| -plainly(&position.play(square).expect("legal"));
            let best = position.legal_moves().squares().map(value).max().expect("a move");
            let reached = position.legal_moves().squares().filter(|square| value(*square) == best).count();
            for square in position.legal_moves() {
                let expected = value(square) == best && reached == 1;
                assert_eq!(is_only_best_on_board(&position, square, &Stop::new()), Some(expected), "{line}");
            }
            only += usize::from(reached == 1);
            more += usize::from(reached > 1);
        }
        assert!(only > 5 && more > 2, "{only} {more}");
    }
}
