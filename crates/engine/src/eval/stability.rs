//! Discs that nothing can ever turn again.

use crate::rules::{Bitboard, Position};

const COLUMN_A: u64 = 0x0101_0101_0101_0101;
const COLUMN_H: u64 = COLUMN_A << 7;
const ROW_1: u64 = 0xff;
const ROW_8: u64 = ROW_1 << 56;
const BORDER: u64 = COLUMN_A | COLUMN_H | ROW_1 | ROW_8;

/// Discs of the side to move that certainly can never be turned. A few more may be safe too, never fewer.
///
/// A disc is safe along a line when the line is full, when it ends beside the disc, or when the disc beside it is a
/// safe disc of the same side; it is safe for good when that holds for all four of its lines.
#[must_use]
pub fn stable_discs(position: &Position) -> Bitboard {
    let (player, occupied) = (position.player.0, (position.player | position.opponent).0);
    // Safety begins at a corner or at a disc all of whose lines are full.
    let full = full_lines(occupied);
    let always = [full[0] | COLUMN_A | COLUMN_H, full[1] | ROW_1 | ROW_8, full[2] | BORDER, full[3] | BORDER];
    let mut stable = 0;
    loop {
        let along_row = always[0] | (stable << 1) | (stable >> 1);
        let along_column = always[1] | (stable << 8) | (stable >> 8);
        let along_rising = always[2] | (stable << 7) | (stable >> 7);
        let along_falling = always[3] | (stable << 9) | (stable >> 9);
        // Steps over the edge wrap round only onto edge squares, for which the line ends there anyway.
        let next = player & along_row & along_column & along_rising & along_falling;
        if next == stable {
            return Bitboard(stable);
        }
        stable = next;
    }
}

/// The squares whose row, column, rising (a8-h1) and falling (a1-h8) diagonal hold no empty square.
fn full_lines(occupied: u64) -> [u64; 4] {
    let mut rows = occupied;
    rows &= rows >> 4;
    rows &= rows >> 2;
    rows &= rows >> 1;
    let rows = (rows & COLUMN_A) * 0xff;

    let mut columns = occupied;
    columns &= columns.rotate_right(8);
    columns &= columns.rotate_right(16);
    columns &= columns.rotate_right(32);

    [rows, columns, full_diagonals(occupied, 7, COLUMN_A, COLUMN_H), full_diagonals(occupied, 9, COLUMN_H, COLUMN_A)]
}

/// The squares on full diagonals of this step. Going up by `step` leaves the board from `up_edge`, down from
/// `down_edge`.
fn full_diagonals(occupied: u64, step: u32, up_edge: u64, down_edge: u64) -> u64 {
    // Empty squares spread along their diagonal; doubling steps reach the seven squares farthest away.
    let mut up = !occupied;
    let mut down = up;
    let mut open_up = !down_edge;
    let mut open_down = !up_edge;
    for shift in [step, 2 * step, 4 * step] {
        up |= (up << shift) & open_up;
        down |= (down >> shift) & open_down;
        open_up &= open_up << shift;
        open_down &= open_down >> shift;
    }
    !(up | down)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Side, Square};

    fn stable(board: &str) -> String {
        let board: Board = board.parse().expect("a board");
        stable_discs(&Position::new(&board, Side::Black)).squares().map(|s| s.to_string()).collect()
    }

    #[test]
    fn a_corner_and_the_run_from_it_are_stable() {
        assert_eq!(stable(&format!("XXX-OOOOX{}O--X", "-".repeat(51))), "a1b1c1a2h8");
    }

    #[test]
    fn a_full_edge_is_stable_and_a_loose_disc_is_not() {
        assert_eq!(stable(&format!("OXXOXOXO---X{}", "-".repeat(52))), "b1c1e1g1");
    }

    #[test]
    fn a_full_board_is_stable() {
        assert_eq!(stable(&"X".repeat(64)).len(), 128);
        assert_eq!(stable(&"-X".repeat(32)), "h1h2h3h4h5h6h7h8");
    }

    #[test]
    fn full_diagonals_are_found_square_by_square() {
        // Every board with exactly one empty square: a diagonal is full unless it holds that square.
        for empty in Square::all() {
            let lines = full_lines(!empty.bit().0);
            for square in Square::all() {
                let (c, r) = (square.column() as i8 - empty.column() as i8, square.row() as i8 - empty.row() as i8);
                let expected = [r != 0, c != 0, c != -r, c != r];
                for (line, expected) in lines.iter().zip(expected) {
                    assert_eq!(line & square.bit().0 != 0, expected, "{empty} {square}");
                }
            }
        }
    }
}
