//! The moves of a position in the order in which a search should try them.

use std::cmp::Reverse;
use std::ops::Range;

use crate::eval::{Indices, Weights};
use crate::rules::{Bitboard, Position, Square};

use super::kernels::Processor;
use super::last_squares::odd_quadrants;

/// What half a reply less is worth beside a judgement, in hundredths of a disc: lines with few replies are soon searched.
const REPLY_WEIGHT: i32 = 120;

/// A square with a number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scored {
    pub(super) square: Square,
    pub(super) score: i32,
}

/// A move with the position after it, as the opponent sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) square: Square,
    pub(super) after: Position,
    /// The opponent's moves there.
    pub(super) replies: Bitboard,
    score: i32,
}

impl Candidate {
    /// The discs that the move turned in the position before it.
    pub(super) fn turned(&self, before: &Position) -> Bitboard {
        before.opponent - self.after.player
    }
}

/// How much trouble to take over the order.
#[derive(Clone, Copy, Debug)]
pub(super) enum Order<'a> {
    /// By how few replies a move leaves.
    Replies,
    /// By the evaluation after the move too; with the indices of the position before it.
    Judged(&'a Weights, &'a Indices),
}

/// The moves of every position between the root and the one being looked at, in one pile: each position puts its own
/// on top and takes them off again, which spares each an own list.
#[derive(Default)]
pub(super) struct Pile(Vec<Candidate>);

impl Pile {
    /// Puts the legal `moves` of a position on top, `first` to be taken before all others. They lie at the returned
    /// places.
    pub(super) fn put(
        &mut self,
        processor: Processor,
        position: &Position,
        moves: Bitboard,
        first: Option<Square>,
        order: Order<'_>,
    ) -> Range<usize> {
        let start = self.0.len();
        let odd = Bitboard(odd_quadrants(position.empties().0));
        for square in moves {
            let turned = processor.flips(position.player, position.opponent, square);
            let after = position.play_unchecked(square, turned);
            let replies = processor.legal_moves(after.player, after.opponent);
            let score = if first == Some(square) {
                i32::MAX
            } else {
                worth_trying(processor, square, turned, &after, replies, odd, order)
            };
            self.0.push(Candidate { square, after, replies, score });
        }
        start..self.0.len()
    }

    /// The best of the moves at these places, which is brought to the first of them.
    pub(super) fn best(&mut self, places: Range<usize>) -> Option<Candidate> {
        let rest = self.0.get_mut(places)?;
        let mut best = 0;
        for place in 1..rest.len() {
            if rest[place].score > rest[best].score {
                best = place;
            }
        }
        rest.swap(0, best);
        rest.first().copied()
    }

    /// The moves at these places.
    pub(super) fn at(&self, places: Range<usize>) -> &[Candidate] {
        self.0.get(places).unwrap_or_default()
    }

    /// The moves at these places, the most promising first.
    pub(super) fn sorted(&self, places: Range<usize>) -> Vec<Candidate> {
        let mut moves = self.at(places).to_vec();
        moves.sort_by_key(|candidate| Reverse(candidate.score));
        moves
    }

    /// Sorts the move at this place by a judgement of it, in hundredths of a disc, beside its replies. The one to be
    /// taken first stays it.
    pub(super) fn judge(&mut self, place: usize, value: i32) {
        if let Some(candidate) = self.0.get_mut(place).filter(|candidate| candidate.score < i32::MAX) {
            candidate.score = REPLY_WEIGHT * candidate.score + value;
        }
    }

    /// Takes the moves from this place on off.
    pub(super) fn take_off(&mut self, start: usize) {
        self.0.truncate(start);
    }
}

/// The moves of the root, the most promising first.
pub(super) fn root_moves(position: &Position, weights: &Weights) -> Vec<Candidate> {
    let mut pile = Pile::default();
    let order = Order::Judged(weights, &Indices::new(position));
    pile.put(Processor::detect(), position, position.legal_moves(), None, order);
    pile.0.sort_by_key(|candidate| -candidate.score);
    pile.0
}

/// A number that is higher for moves that are more likely to be best.
///
/// Few replies first ("fastest first"): such moves tend to be good and are cheap to refute. A reply in a corner counts
/// double. In a quarter of the board with an odd number of empty squares the mover tends to have the last word.
fn worth_trying(
    processor: Processor,
    square: Square,
    turned: Bitboard,
    after: &Position,
    replies: Bitboard,
    odd: Bitboard,
    order: Order<'_>,
) -> i32 {
    let trouble = (replies.count() + (replies & Bitboard::CORNERS).count()) as i32;
    let quickly = i32::from(odd.contains(square)) - 2 * trouble;
    match order {
        Order::Replies => quickly,
        Order::Judged(weights, before) => {
            REPLY_WEIGHT * quickly - judge(weights, processor, after, &before.play(square, turned), replies)
        }
    }
}

/// What a position is worth at a glance to the side to move, which has these `moves`.
#[inline]
pub(super) fn judge(
    weights: &Weights,
    processor: Processor,
    position: &Position,
    indices: &Indices,
    moves: Bitboard,
) -> i32 {
    let theirs = processor.legal_moves(position.opponent, position.player);
    weights.evaluate_moves(position, indices, moves.count() as usize, theirs.count() as usize)
}
