//! Disc counts and what they mean.

use super::{Goal, Side};

/// How many discs each side has, by either count: on the board, or by the tournament rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// Black's discs, 0 to 64.
    pub black: u8,
    /// White's discs, 0 to 64.
    pub white: u8,
}

impl Score {
    /// The discs of one side.
    #[must_use]
    pub const fn of(self, side: Side) -> u8 {
        match side {
            Side::Black => self.black,
            Side::White => self.white,
        }
    }

    /// How many more discs `side` has than its opponent, -64 to 64.
    #[must_use]
    pub const fn difference(self, side: Side) -> i8 {
        let black = self.black as i8 - self.white as i8;
        match side {
            Side::Black => black,
            Side::White => -black,
        }
    }

    /// The tournament count of a finished game: the side with more discs also gets the empty squares; a draw shares
    /// them. (World Othello Federation rules.)
    #[must_use]
    pub const fn tournament(self) -> Self {
        let Self { black, white } = self;
        if black > white {
            Self { black: 64 - white, white }
        } else if white > black {
            Self { black, white: 64 - black }
        } else {
            Self { black: 32, white: 32 }
        }
    }

    /// Who wins a finished game with this count, or `None` for a draw.
    #[must_use]
    pub const fn winner(self, goal: Goal) -> Option<Side> {
        let Self { black, white } = self;
        if black == white {
            return None;
        }
        Some(match (black > white, goal) {
            (true, Goal::MostDiscs) | (false, Goal::FewestDiscs) => Side::Black,
            _ => Side::White,
        })
    }
}
