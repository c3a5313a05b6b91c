//! The two players.

use std::fmt;
use std::ops::Not;

/// One of the two players, named after the colour of its discs. Black moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Side {
    /// The first player, written `X`.
    Black,
    /// The second player, written `O`.
    White,
}

impl Side {
    /// Both sides, Black first.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The letter of this side on a written board: `X` for Black, `O` for White.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'X',
            Self::White => 'O',
        }
    }

    /// The side that a letter means: `X x * b B` are Black, `O o w W` are White.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'X' | 'x' | '*' | 'b' | 'B' => Some(Self::Black),
            'O' | 'o' | 'w' | 'W' => Some(Self::White),
            _ => None,
        }
    }
}

impl Not for Side {
    type Output = Self;

    /// The other side.
    fn not(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Black => "Black",
            Self::White => "White",
        })
    }
}
