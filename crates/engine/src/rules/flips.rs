//! Which moves a side has and what each turns, on whole boards at once.

use super::{Bitboard, Square};

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const NOT_EDGE_COLUMNS: u64 = NOT_A & NOT_H;

/// The empty squares on which a disc of `player` would outflank at least one disc of `opponent`.
///
/// The two sets must not share a square. Method: runs of opponent discs grow from the player's discs in all eight
/// directions, doubling the step (Kogge-Stone parallel prefix).
#[must_use]
#[inline(always)]
pub const fn legal_moves(player: Bitboard, opponent: Bitboard) -> Bitboard {
    let (player, opponent) = (player.0, opponent.0);
    // A run that ends on an edge column cannot go on sideways, so only inner columns carry it.
    let inner = opponent & NOT_EDGE_COLUMNS;
    let moves = ends_of_runs(player, inner, 1)
        | ends_of_runs(player, opponent, 8)
        | ends_of_runs(player, inner, 7)
        | ends_of_runs(player, inner, 9);
    Bitboard(moves & !(player | opponent))
}

/// The squares just beyond every run of `through` that begins beside a square of `from`, along one line both ways.
const fn ends_of_runs(from: u64, through: u64, step: u32) -> u64 {
    // A run between two squares of a line is at most six long: 1, then 2, then twice two more.
    let mut up = through & (from << step);
    let mut down = through & (from >> step);
    up |= through & (up << step);
    down |= through & (down >> step);
    let up_pairs = through & (through << step);
    let down_pairs = through & (through >> step);
    up |= up_pairs & (up << (2 * step));
    down |= down_pairs & (down >> (2 * step));
    up |= up_pairs & (up << (2 * step));
    down |= down_pairs & (down >> (2 * step));
    (up << step) | (down >> step)
}

/// The discs of `opponent` that a disc of `player` put on `square` outflanks: in each of the eight directions the
/// unbroken line of them up to the first disc of `player`. Empty if it outflanks none.
///
/// `square` must be empty, and the two sets must not share a square. Method: on each ray the first square that is not
/// the opponent's is the lowest or highest bit of a masked word; no loops, no branches.
#[must_use]
#[inline(always)]
pub const fn flips(player: Bitboard, opponent: Bitboard, square: Square) -> Bitboard {
    let (player, opponent) = (player.0, opponent.0);
    let rays = &RAYS[square.index()];
    let mut flips = 0;
    let mut line = 0;
    while line < 4 {
        let up = rays.up[line];
        let stops = up & !opponent;
        let end = stops & stops.wrapping_neg() & player;
        flips |= up & end.wrapping_sub((end != 0) as u64);

        let down = rays.down[line];
        // With a1 added there is always a highest bit; a1 itself counts only if it is on the ray and the player's.
        let stops = (down & !opponent) | 1;
        let end = (1 << (63 - stops.leading_zeros())) & down & player;
        flips |= down & (end << 1).wrapping_neg();
        line += 1;
    }
    Bitboard(flips)
}

/// The squares seen from one square along its four lines, apart by whether their index is higher or lower.
pub(crate) struct Rays {
    pub(crate) up: [u64; 4],
    pub(crate) down: [u64; 4],
}

/// How far apart neighbouring squares of each of the four lines are.
pub(crate) const RAY_STEPS: [u64; 4] = [1, 8, 9, 7];

/// The rays of every square.
pub(crate) static RAYS: [Rays; 64] = rays();

const fn rays() -> [Rays; 64] {
    const NONE: Rays = Rays { up: [0; 4], down: [0; 4] };
    /// Columns and rows per step upwards: a row, a column, the two diagonals.
    const LINES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];
    let mut rays = [NONE; 64];
    let mut index = 0;
    while index < 64 {
        let mut line = 0;
        while line < 4 {
            let (column, row) = LINES[line];
            rays[index].up[line] = ray(index as i8, column, row);
            rays[index].down[line] = ray(index as i8, -column, -row);
            line += 1;
        }
        index += 1;
    }
    rays
}

const fn ray(from: i8, column_step: i8, row_step: i8) -> u64 {
    let mut squares = 0;
    let mut column = from % 8 + column_step;
    let mut row = from / 8 + row_step;
    while column >= 0 && column < 8 && row >= 0 && row < 8 {
        squares |= 1 << (row * 8 + column);
        column += column_step;
        row += row_step;
    }
    squares
}
