//! What is counted on a board to judge it: the same things a human player looks at.

use crate::rules::{Bitboard, Position, legal_moves};

use super::stable_discs;

/// How many things are counted.
pub(super) const FEATURES: usize = 15;

/// The four corners with their neighbours.
const CORNERS: [Corner; 4] = [
    Corner { square: 1, beside: 1 << 1 | 1 << 8, diagonal: 1 << 9 },
    Corner { square: 1 << 7, beside: 1 << 6 | 1 << 15, diagonal: 1 << 14 },
    Corner { square: 1 << 56, beside: 1 << 48 | 1 << 57, diagonal: 1 << 49 },
    Corner { square: 1 << 63, beside: 1 << 62 | 1 << 55, diagonal: 1 << 54 },
];

struct Corner {
    square: u64,
    beside: u64,
    diagonal: u64,
}

/// The edge squares that are neither corners nor beside one.
const EDGE_CENTRES: u64 = 0x3c00_8181_8181_003c;

fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

/// The sixteen squares in the middle.
const MIDDLE: u64 = 0x0000_3c3c_3c3c_0000;

/// The counts, each the mover's minus the opponent's unless said otherwise:
///
///  0. legal moves,
///  1. the same on a scale that stresses having hardly any,
///  2. empty squares beside discs of the other side (moves to be),
///  3. discs beside empty squares (the frontier),
///  4. corners,
///  5. discs diagonally beside an empty corner (X-squares),
///  6. discs on the edge beside an empty corner (C-squares),
///  7. stable discs,
///  8. discs,
///  9. corners that can be taken next,
/// 10. discs on the edge farther from its corners,
/// 11. 1 if the number of empty squares is odd, so that without passes the mover has the last move, else -1,
/// 12. always 1: what it is worth to be on the move,
/// 13. legal moves that are not beside an empty corner,
/// 14. discs on the sixteen squares in the middle.
pub(super) fn features(position: &Position) -> [i32; FEATURES] {
    let (player, opponent) = (position.player.0, position.opponent.0);
    let empty = !(player | opponent);
    let own_moves = legal_moves(position.player, position.opponent).0;
    let their_moves = legal_moves(position.opponent, position.player).0;
    let own_count = own_moves.count_ones() as usize;
    let their_count = their_moves.count_ones() as usize;
    let near_empty = Bitboard(empty).dilated().0;

    let (mut diagonal, mut beside) = (0, 0);
    for corner in &CORNERS {
        if empty & corner.square != 0 {
            diagonal |= corner.diagonal;
            beside |= corner.beside;
        }
    }
    let corners = Bitboard::CORNERS.0;
    // Without a corner no disc is stable, unless lines are full from edge to edge, which few are before the end.
    let (own_stable, their_stable) = if (player | opponent) & corners == 0 && empty.count_ones() > 20 {
        (0, 0)
    } else {
        (count(stable_discs(position).0), count(stable_discs(&position.pass()).0))
    };

    [
        own_count as i32 - their_count as i32,
        SCARCITY[own_count.min(SCARCITY.len() - 1)] - SCARCITY[their_count.min(SCARCITY.len() - 1)],
        count(Bitboard(opponent).dilated().0 & empty) - count(Bitboard(player).dilated().0 & empty),
        count(player & near_empty) - count(opponent & near_empty),
        count(player & corners) - count(opponent & corners),
        count(player & diagonal) - count(opponent & diagonal),
        count(player & beside) - count(opponent & beside),
        own_stable - their_stable,
        count(player) - count(opponent),
        count(own_moves & corners) - count(their_moves & corners),
        count(player & EDGE_CENTRES) - count(opponent & EDGE_CENTRES),
        if empty.count_ones() % 2 == 1 { 1 } else { -1 },
        1,
        count(own_moves & !(diagonal | beside)) - count(their_moves & !(diagonal | beside)),
        count(player & MIDDLE) - count(opponent & MIDDLE),
    ]
}

/// `8 log2(1 + moves)`, rounded: the step from no move to one weighs as much as that from 7 to 15.
const SCARCITY: [i32; 20] = [0, 8, 13, 16, 19, 21, 22, 24, 25, 27, 28, 29, 30, 30, 31, 32, 33, 33, 34, 35];
