//! Remembers what was found out about positions, since one position is reached by many orders of moves.
//!
//! Threads share the table without locks: an entry is three words of which the first two are mixed with the third, so
//! that one put together from two threads' writes fits no position (Hyatt and Mann's "lockless transposition table").

use std::sync::atomic::{AtomicU64, Ordering};

use crate::rules::{Position, Square};

use super::moves::Scored;

/// The depth of a proved result: greater than any number of plies looked ahead.
pub(super) const PROVED: u8 = 64;

/// What is known of one position. Its worth, in hundredths of a disc, lies between the two bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) lower: i16,
    pub(super) upper: i16,
    /// Plies looked ahead, or [`PROVED`].
    pub(super) depth: u8,
    best: u8,
}

impl Entry {
    /// The best move known, if any.
    pub(super) fn best(&self) -> Option<Square> {
        Square::from_index(self.best)
    }

    /// As one word, which is never 0: the lowest byte is one more than the best square.
    fn pack(self) -> u64 {
        let [l0, l1] = self.lower.to_le_bytes();
        let [u0, u1] = self.upper.to_le_bytes();
        u64::from_le_bytes([self.best.wrapping_add(1), self.depth, l0, l1, u0, u1, 0, 0])
    }

    fn unpack(word: u64) -> Self {
        let [best, depth, l0, l1, u0, u1, _, _] = word.to_le_bytes();
        let (lower, upper) = (i16::from_le_bytes([l0, l1]), i16::from_le_bytes([u0, u1]));
        Self { lower, upper, depth, best: best.wrapping_sub(1) }
    }
}

/// An entry in the table. All 0: nothing.
#[derive(Default)]
struct Slot {
    player: AtomicU64,
    opponent: AtomicU64,
    entry: AtomicU64,
}

impl Slot {
    /// The position and what is known of it. A torn entry comes out as one of no position in play.
    fn load(&self) -> Option<(u64, u64, Entry)> {
        let word = self.entry.load(Ordering::Relaxed);
        let player = self.player.load(Ordering::Relaxed) ^ word;
        let opponent = self.opponent.load(Ordering::Relaxed) ^ word.rotate_left(32);
        (word != 0).then(|| (player, opponent, Entry::unpack(word)))
    }

    fn store(&self, player: u64, opponent: u64, entry: Entry) {
        let word = entry.pack();
        self.player.store(player ^ word, Ordering::Relaxed);
        self.opponent.store(opponent ^ word.rotate_left(32), Ordering::Relaxed);
        self.entry.store(word, Ordering::Relaxed);
    }

    fn find(&self, position: &Position) -> Option<Entry> {
        let (player, opponent, entry) = self.load()?;
        (player == position.player.0 && opponent == position.opponent.0).then_some(entry)
    }

    /// How dear the result was, for comparison: a proof grows with the empty squares, all proofs being equally deep.
    fn effort(&self) -> Option<(u8, u32)> {
        self.load().map(|(player, opponent, entry)| (entry.depth, (player | opponent).count_zeros()))
    }
}

/// Two slots in one line of the processor's cache: the first keeps the dearer result, the second the newest.
#[derive(Default)]
#[repr(align(64))]
struct Pair {
    deep: Slot,
    recent: Slot,
}

/// The table.
pub(super) struct Table {
    pairs: Vec<Pair>,
    shift: u32,
}

impl Table {
    /// A table of `2 ^ bits` pairs; `bits` from 1 to 32.
    pub(super) fn new(bits: u32) -> Self {
        Self { pairs: (0..1_usize << bits).map(|_| Pair::default()).collect(), shift: 64 - bits }
    }

    /// What is known of a position.
    pub(super) fn find(&self, position: &Position) -> Option<Entry> {
        let pair = &self.pairs[self.index(position)];
        pair.deep.find(position).or_else(|| pair.recent.find(position))
    }

    /// Remembers the outcome of a search of `depth` plies with the window `alpha` to `beta`.
    pub(super) fn store(&self, position: &Position, depth: u8, (alpha, beta): (i32, i32), found: Scored) {
        let (player, opponent) = (position.player.0, position.opponent.0);
        let value = found.score as i16;
        let lower = if found.score > alpha { value } else { i16::MIN };
        let upper = if found.score < beta { value } else { i16::MAX };
        let mut entry = Entry { lower, upper, depth, best: found.square.index() as u8 };

        let pair = &self.pairs[self.index(position)];
        for slot in [&pair.deep, &pair.recent] {
            if let Some(known) = slot.find(position) {
                if known.depth == depth {
                    entry.lower = entry.lower.max(known.lower);
                    entry.upper = entry.upper.min(known.upper);
                    if entry.lower > entry.upper {
                        (entry.lower, entry.upper) = (lower, upper);
                    }
                }
                if known.depth <= depth {
                    slot.store(player, opponent, entry);
                }
                return;
            }
        }
        if Some((depth, position.empties().count())) >= pair.deep.effort() {
            if let Some((player, opponent, entry)) = pair.deep.load() {
                pair.recent.store(player, opponent, entry);
            }
            pair.deep.store(player, opponent, entry);
        } else {
            pair.recent.store(player, opponent, entry);
        }
    }

    fn index(&self, position: &Position) -> usize {
        // Two odd constants (from the golden ratio and the square root of two) and the high bits of the product.
        let mixed = position.player.0.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ position.opponent.0.wrapping_mul(0xb504_f333_f9de_6485).rotate_left(23);
        ((mixed ^ mixed >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> self.shift) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Bitboard;

    fn position(number: u64) -> Position {
        Position { player: Bitboard(number << 8), opponent: Bitboard(!(number << 8) & !0xff) }
    }

    fn found(score: i32) -> Scored {
        Scored { square: Square::from_index(5).expect("f1"), score }
    }

    #[test]
    fn bounds_meet_and_deeper_results_stay() {
        let table = Table::new(4);
        let at = position(1);
        assert_eq!(table.find(&at), None);
        table.store(&at, 3, (-100, -99), found(40));
        table.store(&at, 3, (50, 51), found(50));
        let entry = table.find(&at).expect("stored");
        assert_eq!((entry.lower, entry.upper, entry.depth, entry.best()), (40, 50, 3, Some(found(0).square)));
        table.store(&at, 2, (0, 1), found(-700));
        assert_eq!(table.find(&at), Some(entry));
        table.store(&at, PROVED, (-6500, 6500), found(600));
        let entry = table.find(&at).expect("stored");
        assert_eq!((entry.lower, entry.upper, entry.depth), (600, 600, PROVED));
    }

    #[test]
    fn of_two_in_one_place_the_dearer_and_the_newest_stay() {
        let table = Table::new(1);
        let same: Vec<Position> =
            (1..100).map(position).filter(|p| table.index(p) == table.index(&position(1))).take(3).collect();
        table.store(&same[0], 9, (0, 1), found(1));
        table.store(&same[1], 2, (0, 1), found(2));
        table.store(&same[2], 3, (0, 1), found(3));
        let kept: Vec<_> = same.iter().map(|p| table.find(p).map(|entry| entry.depth)).collect();
        assert_eq!(kept, [Some(9), None, Some(3)]);
    }

    #[test]
    fn an_entry_of_two_halves_fits_no_position() {
        let (one, other) = (Slot::default(), Slot::default());
        let entry = |lower| Entry { lower, upper: 900, depth: 7, best: 3 };
        one.store(1 << 40, 2 << 40, entry(-5));
        other.store(1 << 40, 2 << 40, entry(600));
        one.entry.store(other.entry.load(Ordering::Relaxed), Ordering::Relaxed);
        let at = Position { player: Bitboard(1 << 40), opponent: Bitboard(2 << 40) };
        assert!(other.find(&at).is_some());
        assert_eq!(one.find(&at), None);
    }
}
