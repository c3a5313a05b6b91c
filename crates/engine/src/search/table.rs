//! Remembers what was found out about positions, since one position is reached by many orders of moves.

use crate::rules::{Position, Square};

use super::moves::Scored;

/// The depth of a proved result: greater than any number of plies looked ahead.
pub(super) const PROVED: u8 = 64;

/// What is known of one position. Its worth, in hundredths of a disc, lies between the two bounds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    player: u64,
    opponent: u64,
    pub(super) lower: i16,
    pub(super) upper: i16,
    /// Plies looked ahead, or [`PROVED`].
    pub(super) depth: u8,
    best: u8,
}

impl Entry {
    const EMPTY: Self = Self { player: 0, opponent: 0, lower: 0, upper: 0, depth: 0, best: NO_SQUARE };

    /// How dear the result was, for comparison: a proof grows with the empty squares, all proofs being equally deep.
    fn effort(&self) -> (u8, u32) {
        (self.depth, (self.player | self.opponent).count_zeros())
    }

    /// The best move known, if any.
    pub(super) fn best(&self) -> Option<Square> {
        Square::from_index(self.best)
    }
}

const NO_SQUARE: u8 = u8::MAX;

/// The entries, in pairs: the first of a pair keeps the dearer result, the second the newest.
pub(super) struct Table {
    entries: Vec<[Entry; 2]>,
    shift: u32,
}

impl Table {
    /// A table of `2 ^ bits` pairs; `bits` from 1 to 32.
    pub(super) fn new(bits: u32) -> Self {
        Self { entries: vec![[Entry::EMPTY; 2]; 1 << bits], shift: 64 - bits }
    }

    /// What is known of a position.
    pub(super) fn find(&self, position: &Position) -> Option<Entry> {
        let (player, opponent) = (position.player.0, position.opponent.0);
        let pair = &self.entries[self.index(position)];
        pair.iter().find(|e| e.player == player && e.opponent == opponent && e.best != NO_SQUARE).copied()
    }

    /// Remembers the outcome of a search of `depth` plies with the window `alpha` to `beta`.
    pub(super) fn store(&mut self, position: &Position, depth: u8, (alpha, beta): (i32, i32), found: Scored) {
        let (player, opponent) = (position.player.0, position.opponent.0);
        let value = found.score as i16;
        let lower = if found.score > alpha { value } else { i16::MIN };
        let upper = if found.score < beta { value } else { i16::MAX };
        let mut entry = Entry { player, opponent, lower, upper, depth, best: found.square.index() as u8 };

        let index = self.index(position);
        let [deep, recent] = &mut self.entries[index];
        for known in [&mut *deep, recent] {
            if known.player == player && known.opponent == opponent && known.best != NO_SQUARE {
                if known.depth == depth {
                    entry.lower = entry.lower.max(known.lower);
                    entry.upper = entry.upper.min(known.upper);
                    if entry.lower > entry.upper {
                        (entry.lower, entry.upper) = (lower, upper);
                    }
                }
                if known.depth <= depth {
                    *known = entry;
                }
                return;
            }
        }
        if entry.effort() >= deep.effort() {
            *recent = *deep;
            *deep = entry;
        } else {
            *recent = entry;
        }
    }

    fn index(&self, position: &Position) -> usize {
        // Two odd constants (from the golden ratio and the square root of two) and the high bits of the product.
        let mixed = position.player.0.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ position.opponent.0.wrapping_mul(0xb504_f333_f9de_6485).rotate_left(23);
        ((mixed ^ mixed >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> self.shift) as usize
    }
}
