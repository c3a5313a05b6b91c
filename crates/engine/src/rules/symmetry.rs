//! The eight ways to turn and mirror a board, under which the rules are the same.

use super::{Bitboard, Board, Square};

/// One of the eight ways to lay a board on itself: turns by quarters, with or without a mirror.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    /// Whether rows and columns change places, which is done last.
    transposed: bool,
    /// Whether the first row becomes the last.
    upside_down: bool,
    /// Whether the first column becomes the last.
    mirrored: bool,
}

impl Symmetry {
    /// All of them; the first changes nothing.
    pub const ALL: [Self; 8] = {
        let mut all = [Self { transposed: false, upside_down: false, mirrored: false }; 8];
        let mut index = 0;
        while index < 8 {
            all[index] = Self { transposed: index & 4 != 0, upside_down: index & 2 != 0, mirrored: index & 1 != 0 };
            index += 1;
        }
        all
    };

    /// Where a square comes to lie.
    #[must_use]
    pub fn square(self, square: Square) -> Square {
        Square::first_of(self.squares(square.bit())).unwrap_or(square)
    }

    /// Where a set of squares comes to lie.
    #[must_use]
    pub const fn squares(self, set: Bitboard) -> Bitboard {
        let mut bits = set.0;
        if self.mirrored {
            bits = bits.reverse_bits().swap_bytes();
        }
        if self.upside_down {
            bits = bits.swap_bytes();
        }
        if self.transposed {
            bits = transposed(bits);
        }
        Bitboard(bits)
    }

    /// The board laid this way.
    #[must_use]
    pub fn board(self, board: &Board) -> Board {
        // Squares stay apart under a symmetry, so no square gets both discs.
        Board::new(self.squares(board.black()), self.squares(board.white())).unwrap_or(*board)
    }
}

impl Board {
    /// The one of the board's eight images that all eight agree on: the same for boards that differ by a turn or a
    /// mirror alone, and only for those.
    #[must_use]
    pub fn canonical(&self) -> Self {
        let images = Symmetry::ALL.map(|symmetry| symmetry.board(self));
        images.into_iter().min_by_key(|image| (image.black(), image.white())).unwrap_or(*self)
    }
}

/// Rows and columns changed: blocks of 1, 2 and 4 squares across the diagonal a1-h8 change places.
const fn transposed(mut bits: u64) -> u64 {
    const STEPS: [(u32, u64); 3] =
        [(7, 0x00aa_00aa_00aa_00aa), (14, 0x0000_cccc_0000_cccc), (28, 0x0000_0000_f0f0_f0f0)];
    let mut step = 0;
    while step < 3 {
        let (shift, mask) = STEPS[step];
        let differ = (bits ^ (bits >> shift)) & mask;
        bits ^= differ ^ (differ << shift);
        step += 1;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn a_square_goes_where_its_column_and_row_say() {
        for (index, symmetry) in Symmetry::ALL.into_iter().enumerate() {
            for square in Square::all() {
                let (mut column, mut row) = (square.column(), square.row());
                if index & 1 != 0 {
                    column = 7 - column;
                }
                if index & 2 != 0 {
                    row = 7 - row;
                }
                if index & 4 != 0 {
                    (column, row) = (row, column);
                }
                assert_eq!(
                    Some(symmetry.square(square)),
                    Square::from_column_row(column, row),
                    "{symmetry:?} {square}"
                );
            }
        }
    }

    #[test]
    fn the_eight_images_differ_and_share_their_canonical_board() {
        let board: Board = "X-O------OX---------------------------------------------------X-".parse().expect("a board");
        let images: Vec<Board> = Symmetry::ALL.iter().map(|symmetry| symmetry.board(&board)).collect();
        assert_eq!(images.iter().collect::<HashSet<_>>().len(), 8);
        assert!(images.iter().all(|image| image.canonical() == board.canonical()));
        let other: Board = "X-O------XO---------------------------------------------------X-".parse().expect("a board");
        assert_ne!(board.canonical(), other.canonical());
    }
}
