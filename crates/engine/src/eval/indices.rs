//! The configuration of every pattern in a position, kept up to date from move to move.

use super::pattern::{LANES, Lanes};
use crate::rules::{Bitboard, Position, Square};

/// What a position adds up to in each pattern's images: the discs of the side to move and of the other side apart, so
/// that a change of side is an exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Indices {
    player: Lanes,
    opponent: Lanes,
}

impl Indices {
    /// Those of a position, from all its discs.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        Self { player: Lanes::of(position.player), opponent: Lanes::of(position.opponent) }
    }

    /// Those after a move to `square` that turns `flips`.
    #[must_use]
    #[inline]
    pub fn play(&self, square: Square, flips: Bitboard) -> Self {
        let turned = Lanes::of(flips);
        let mut next = self.pass();
        next.player.subtract(&turned);
        next.opponent.add(&turned);
        next.opponent.add(&Lanes::of(square.bit()));
        next
    }

    /// Those after a pass.
    #[must_use]
    #[inline]
    pub const fn pass(&self) -> Self {
        Self { player: self.opponent, opponent: self.player }
    }

    /// The number of each image's configuration among those of its pattern.
    #[inline]
    pub(super) fn configurations(&self) -> [u16; LANES] {
        let mut configurations = self.opponent;
        configurations.add(&self.opponent);
        configurations.add(&self.player);
        configurations.0
    }
}
