//! The board as both players see it, and its written form.

use std::fmt;
use std::str::FromStr;

use super::{Bitboard, Score, Side, Square, Variant};

/// Where the black and the white discs lie.
///
/// Invariant: no square holds both.
///
/// ```
/// use outflank_engine::rules::{Board, Variant};
///
/// let board: Board = "---------------------------OX------XO---------------------------".parse()?;
/// assert_eq!(board, Board::start(Variant::Standard));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {
    black: Bitboard,
    white: Bitboard,
}

impl Board {
    /// The board on which a game begins: White on `d4` and `e5`, Black on `e4` and `d5`; empty in the free opening.
    #[must_use]
    pub const fn start(variant: Variant) -> Self {
        match variant {
            Variant::Standard | Variant::AntiReversi => {
                Self { black: Bitboard(0x0000_0008_1000_0000), white: Bitboard(0x0000_0010_0800_0000) }
            }
            Variant::FreeOpening => Self { black: Bitboard::EMPTY, white: Bitboard::EMPTY },
        }
    }

    /// A board with these discs, or `None` if a square has both.
    #[must_use]
    pub fn new(black: Bitboard, white: Bitboard) -> Option<Self> {
        (black & white).is_empty().then_some(Self { black, white })
    }

    /// Black's discs.
    #[must_use]
    pub const fn black(&self) -> Bitboard {
        self.black
    }

    /// White's discs.
    #[must_use]
    pub const fn white(&self) -> Bitboard {
        self.white
    }

    /// The discs of one side.
    #[must_use]
    pub const fn discs(&self, side: Side) -> Bitboard {
        match side {
            Side::Black => self.black,
            Side::White => self.white,
        }
    }

    /// The squares that hold a disc.
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.black | self.white
    }

    /// The squares that hold no disc.
    #[must_use]
    pub fn empties(&self) -> Bitboard {
        !self.occupied()
    }

    /// Whose disc lies on a square.
    #[must_use]
    pub const fn get(&self, square: Square) -> Option<Side> {
        if self.black.contains(square) {
            Some(Side::Black)
        } else if self.white.contains(square) {
            Some(Side::White)
        } else {
            None
        }
    }

    /// The discs on the board.
    #[must_use]
    pub const fn count(&self) -> Score {
        Score { black: self.black.count() as u8, white: self.white.count() as u8 }
    }

    /// Puts a disc of `side` on an empty square and turns `flips`, or takes that back: the same change both ways.
    pub(super) fn toggle_move(&mut self, side: Side, square: Square, flips: Bitboard) {
        let (own, other) = match side {
            Side::Black => (&mut self.black, &mut self.white),
            Side::White => (&mut self.white, &mut self.black),
        };
        *own ^= flips | square.bit();
        *other ^= flips;
    }
}

/// What is wrong with a written board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseBoardError {
    /// It has another number of squares than 64.
    #[error("a board has 64 squares, this one has {0}")]
    Length(usize),
    /// A character means neither a disc nor an empty square.
    #[error("{letter:?} at square {number} is none of X O - (nor * b w .)")]
    Letter {
        /// The character.
        letter: char,
        /// Which square it stands for, 1 (`a1`) to 64 (`h8`).
        number: usize,
    },
}

impl FromStr for Board {
    type Err = ParseBoardError;

    /// Reads 64 squares row by row from `a1`: Black as `X x * b B`, White as `O o w W`, empty as `-` or `.`. White
    /// space between them does not count.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut board = Self::default();
        let mut length = 0;
        for letter in text.chars().filter(|c| !c.is_whitespace()) {
            if let Some(square) = u8::try_from(length).ok().and_then(Square::from_index) {
                match (Side::from_letter(letter), letter) {
                    (Some(Side::Black), _) => board.black |= square.bit(),
                    (Some(Side::White), _) => board.white |= square.bit(),
                    (None, '-' | '.') => {}
                    (None, _) => return Err(ParseBoardError::Letter { letter, number: length + 1 }),
                }
            }
            length += 1;
        }
        if length == 64 { Ok(board) } else { Err(ParseBoardError::Length(length)) }
    }
}

impl fmt::Display for Board {
    /// The 64 letters `X`, `O` and `-` in one line, or with `{:#}` in eight lines.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::all() {
            if f.alternate() && square.column() == 0 && square.row() > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{}", self.get(square).map_or('-', Side::letter))?;
        }
        Ok(())
    }
}
