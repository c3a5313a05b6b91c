//! Which moves a side has and what each turns, on whole boards at once.

use super::{Bitboard, Square};

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// One step in each of the eight directions; a step over the edge falls off the board.
const STEPS: [fn(u64) -> u64; 8] = [
    |b| (b << 1) & NOT_A,
    |b| (b >> 1) & NOT_H,
    |b| b << 8,
    |b| b >> 8,
    |b| (b << 9) & NOT_A,
    |b| (b >> 9) & NOT_H,
    |b| (b << 7) & NOT_H,
    |b| (b >> 7) & NOT_A,
];

/// The empty squares on which a disc of `player` would outflank at least one disc of `opponent`.
///
/// The two sets must not share a square.
#[must_use]
pub fn legal_moves(player: Bitboard, opponent: Bitboard) -> Bitboard {
    let empty = !(player.0 | opponent.0);
    let mut moves = 0;
    for step in STEPS {
        // A line between two squares of a row holds at most six discs.
        let mut line = step(player.0) & opponent.0;
        for _ in 0..5 {
            line |= step(line) & opponent.0;
        }
        moves |= step(line) & empty;
    }
    Bitboard(moves)
}

/// The discs of `opponent` that a disc of `player` put on `square` outflanks: in each of the eight directions the
/// unbroken line of them up to the first disc of `player`. Empty if it outflanks none.
///
/// `square` must be empty, and the two sets must not share a square.
#[must_use]
pub fn flips(player: Bitboard, opponent: Bitboard, square: Square) -> Bitboard {
    let disc = square.bit().0;
    let mut flips = 0;
    for step in STEPS {
        let mut line = 0;
        let mut next = step(disc);
        while next & opponent.0 != 0 {
            line |= next;
            next = step(next);
        }
        if next & player.0 != 0 {
            flips |= line;
        }
    }
    Bitboard(flips)
}
