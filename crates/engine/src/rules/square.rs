//! The 64 squares and their names.

use std::fmt;
use std::str::FromStr;

use super::Bitboard;

/// A square of the board, from `a1` (top left) to `h8` (bottom right).
///
/// Its index is `8 * row + column`, both from 0: `a1` is 0, `h1` is 7, `a8` is 56, `h8` is 63.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square with this index, if it is below 64.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The square in this column (0 is `a`) and row (0 is `1`), if both are below 8.
    #[must_use]
    pub const fn from_column_row(column: u8, row: u8) -> Option<Self> {
        if column < 8 && row < 8 { Some(Self(row * 8 + column)) } else { None }
    }

    /// The lowest square of a set, if it has one.
    #[must_use]
    pub const fn first_of(set: Bitboard) -> Option<Self> {
        Self::from_index(set.0.trailing_zeros() as u8)
    }

    /// All squares, `a1` first, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64).map(Self)
    }

    /// The index, 0 to 63.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 (`a`) to 7 (`h`).
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % 8
    }

    /// The row, 0 (`1`, at the top) to 7 (`8`).
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / 8
    }

    /// The set of this square alone.
    #[must_use]
    pub const fn bit(self) -> Bitboard {
        Bitboard(1 << self.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square's name: a letter `a` to `h` in either case, then a digit `1` to `8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a square is a letter a to h and a digit 1 to 8")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let &[column, row] = text.as_bytes() else { return Err(ParseSquareError) };
        Self::from_column_row(column.to_ascii_lowercase().wrapping_sub(b'a'), row.wrapping_sub(b'1'))
            .ok_or(ParseSquareError)
    }
}
