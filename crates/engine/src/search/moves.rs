//! The moves of a position in the order in which a search should try them.

use crate::eval::evaluate;
use crate::rules::{Bitboard, Goal, Position, Square, flips};

/// More moves than any position has (34 are known).
const MOST_MOVES: usize = 40;

/// A square with a number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scored {
    pub(super) square: Square,
    pub(super) score: i32,
}

/// A move with the position after it, as the opponent sees it.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) square: Square,
    pub(super) after: Position,
    pub(super) score: i32,
}

/// The moves of one position; taken out best first.
pub(super) struct Moves {
    list: [Option<Candidate>; MOST_MOVES],
    length: usize,
    taken: usize,
}

/// How much trouble to take over the order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// By how few replies a move leaves.
    Replies,
    /// By the evaluation after the move too.
    Judged(Goal),
}

impl Moves {
    /// The legal moves of a position; `first`, if it is one of them, before all others.
    pub(super) fn new(position: &Position, first: Option<Square>, order: Order) -> Self {
        let mut moves = Self { list: [None; MOST_MOVES], length: 0, taken: 0 };
        let odd = odd_quadrants(position.empties());
        for square in position.legal_moves() {
            let after = position.play_unchecked(square, flips(position.player, position.opponent, square));
            let score = if first == Some(square) { i32::MAX } else { worth_trying(square, &after, odd, order) };
            if let Some(place) = moves.list.get_mut(moves.length) {
                *place = Some(Candidate { square, after, score });
                moves.length += 1;
            }
        }
        moves
    }

    /// Every move not yet taken, in no order.
    pub(super) fn rest(&self) -> impl Iterator<Item = &Candidate> {
        self.list[self.taken..self.length].iter().flatten()
    }
}

impl Iterator for Moves {
    type Item = Candidate;

    fn next(&mut self) -> Option<Candidate> {
        let rest = &mut self.list[self.taken..self.length];
        // The earliest of equals, so that the order does not hang on how the list was shuffled before.
        let best = (0..rest.len()).rev().max_by_key(|&i| rest[i].map(|c| c.score))?;
        rest.swap(0, best);
        self.taken += 1;
        rest[0]
    }
}

/// A number that is higher for moves that are more likely to be best.
///
/// Few replies first ("fastest first"): such moves tend to be good and are cheap to refute. A reply in a corner counts
/// double. In a quarter of the board with an odd number of empty squares the mover tends to have the last word.
fn worth_trying(square: Square, after: &Position, odd: Bitboard, order: Order) -> i32 {
    let replies = after.legal_moves();
    let replies = (replies.count() + (replies & Bitboard::CORNERS).count()) as i32;
    let parity = i32::from(odd.contains(square));
    match order {
        Order::Replies => parity - 2 * replies,
        Order::Judged(goal) => 40 * (parity - 2 * replies) - evaluate(after, goal),
    }
}

/// The empty squares that lie in quarters of the board with an odd number of them.
pub(super) fn odd_quadrants(empties: Bitboard) -> Bitboard {
    const QUADRANTS: [u64; 4] = [0x0f0f_0f0f, 0xf0f0_f0f0, 0x0f0f_0f0f << 32, 0xf0f0_f0f0 << 32];
    let mut odd = 0;
    for quadrant in QUADRANTS {
        let here = empties.0 & quadrant;
        if here.count_ones() % 2 == 1 {
            odd |= here;
        }
    }
    Bitboard(odd)
}
