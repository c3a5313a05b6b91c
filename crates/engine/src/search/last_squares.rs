//! The last few empty squares, where most of a solver's positions are: no table, no list, no clock.
//!
//! Every function here asks whether a position is worth more than `alpha` (a null window) and returns its worth or a
//! bound on the same side, in discs, by the goal. Positions are two plain words: at this depth each wrapper would be
//! one more thing for the compiler to see through. The bodies call each other through a [`Kernel`], which is how all of
//! it is built once for each kind of processor.

use crate::eval::stable_discs;
use crate::rules::{Bitboard, Position};

use super::endgame::MOST;
use super::kernels::Kernel;

/// With so many empty squares or fewer, neither sorting nor its cost in replies counted pays for itself.
pub(super) const FEW: u32 = 5;

/// With so many empty squares or fewer, the large table and the clock do not pay for themselves.
pub(super) const SOME: u32 = 10;

/// What one thread keeps while it asks about last squares: what that cost, and a table small enough for the
/// processor's own cache.
#[derive(Default)]
pub(super) struct Last {
    /// Positions visited.
    pub(super) nodes: u64,
    known: Vec<Known>,
}

/// From so many empty squares on a refutation is looked for in the small table before it is searched (enhanced
/// transposition cutoff).
const REMEMBERED_AFTER: u32 = 8;

/// The bits of a place in the small table.
const KNOWN_BITS: u32 = 15;

/// The bounds of a position's worth and the move that was best.
#[derive(Clone, Copy)]
struct Known {
    player: u64,
    opponent: u64,
    lower: i8,
    upper: i8,
    best: u8,
}

impl Last {
    /// Makes the small table if there is none yet: a short search never gets so far, and filling it takes longer than
    /// looking a few plies ahead.
    pub(super) fn make_room(&mut self) {
        if self.known.is_empty() {
            // Two players on every square: no position is like that.
            let nothing = Known { player: !0, opponent: !0, lower: 0, upper: 0, best: 0 };
            self.known = vec![nothing; 1 << KNOWN_BITS];
        }
    }
}

/// The place of a position in the small table, which has one for every number of [`KNOWN_BITS`] bits.
#[inline(always)]
fn place(player: u64, opponent: u64) -> usize {
    let mixed = player.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ opponent.wrapping_mul(0xb504_f333_f9de_6485).swap_bytes();
    (mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - KNOWN_BITS)) as usize
}

/// The discs beside each square.
static BESIDE: [u64; 64] = beside();

/// By the square of a line of eight and the mover's discs on that line, all other squares being the other side's: how
/// many discs a disc on the square turns along the line.
static TURNED: [[u8; 256]; 8] = turned();

/// The squares of the two diagonals through each square, rising with the column and falling.
static DIAGONALS: [[u64; 2]; 64] = diagonals();

const COLUMN_A: u64 = 0x0101_0101_0101_0101;
/// Brings a masked column a into the highest byte, row 1 lowest.
const COLUMN_TO_ROW: u64 = 0x0102_0408_1020_4080;

const fn beside() -> [u64; 64] {
    let mut beside = [0; 64];
    let mut square = 0;
    while square < 64 {
        let own = Bitboard(1 << square);
        beside[square] = own.dilated().0 & !own.0;
        square += 1;
    }
    beside
}

const fn turned() -> [[u8; 256]; 8] {
    let mut table = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut own = 0;
        while own < 256 {
            let mut up = place + 1;
            while up < 8 && own >> up & 1 == 0 {
                up += 1;
            }
            let above = if up < 8 { up - place - 1 } else { 0 };
            let mut down = place;
            while down > 0 && own >> (down - 1) & 1 == 0 {
                down -= 1;
            }
            let below = if down > 0 { place - down } else { 0 };
            table[place][own] = (above + below) as u8;
            own += 1;
        }
        place += 1;
    }
    table
}

const fn diagonals() -> [[u64; 2]; 64] {
    let mut table = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let (column, row) = (square % 8, square / 8);
        let mut other = 0;
        while other < 64 {
            let (c, r) = (other % 8, other / 8);
            if c + row == column + r {
                table[square][0] |= 1 << other;
            }
            if c + r == column + row {
                table[square][1] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    table
}

/// How many discs a disc of `player` turns on the only empty square of the board.
#[inline(always)]
fn turned_on_last(player: u64, square: usize) -> i32 {
    let square = square & 63;
    let (column, row) = (square % 8, square / 8);
    let along_row = (player >> (8 * row)) as u8;
    let along_column = (((player >> column) & COLUMN_A).wrapping_mul(COLUMN_TO_ROW) >> 56) as u8;
    // A diagonal's missing squares read as the other side's, but no disc of the player lies beyond them.
    let [rising, falling] = DIAGONALS[square];
    let along_rising = ((player & rising).wrapping_mul(COLUMN_A) >> 56) as u8;
    let along_falling = ((player & falling).wrapping_mul(COLUMN_A) >> 56) as u8;
    let by_column = &TURNED[column];
    i32::from(by_column[usize::from(along_row)])
        + i32::from(TURNED[row][usize::from(along_column)])
        + i32::from(by_column[usize::from(along_rising)])
        + i32::from(by_column[usize::from(along_falling)])
}

#[inline(always)]
fn turned_by<K: Kernel>(kernel: K, player: u64, opponent: u64, square: usize) -> u64 {
    if BESIDE[square & 63] & opponent == 0 { 0 } else { kernel.flips(player, opponent, square) }
}

/// The final worth when nobody can move any more.
#[inline(always)]
fn at_the_end<const FEWEST: bool>(player: u64, opponent: u64) -> i32 {
    let (own, other) = (player.count_ones() as i32, opponent.count_ones() as i32);
    let standard = match own - other {
        0 => 0,
        lead if lead > 0 => MOST - 2 * other,
        _ => 2 * own - MOST,
    };
    if FEWEST { -standard } else { standard }
}

/// One empty square: whoever can fills it.
#[inline(always)]
fn one<const FEWEST: bool>(last: &mut Last, player: u64, square: usize) -> i32 {
    last.nodes += 1;
    let own = player.count_ones() as i32;
    let turned = turned_on_last(player, square);
    let standard = if turned > 0 {
        2 * (own + turned + 1) - MOST
    } else {
        let lost = turned_on_last(!player & !(1 << (square & 63)), square);
        if lost > 0 {
            2 * (own - lost) - MOST
        } else {
            // The empty square goes to the winner. With 63 discs there is one, and 32 of them are the most.
            let own = own + i32::from(2 * own >= MOST);
            2 * own - MOST
        }
    };
    if FEWEST { -standard } else { standard }
}

/// Two empty squares.
#[inline(always)]
pub(super) fn two<K: Kernel, const FEWEST: bool>(
    kernel: K,
    last: &mut Last,
    player: u64,
    opponent: u64,
    squares: [usize; 2],
    alpha: i32,
) -> i32 {
    last.nodes += 1;
    if let Some(best) = best_of_two::<K, FEWEST>(kernel, last, player, opponent, squares, alpha) {
        return best;
    }
    match best_of_two::<K, FEWEST>(kernel, last, opponent, player, squares, -alpha - 1) {
        Some(best) => -best,
        None => at_the_end::<FEWEST>(player, opponent),
    }
}

#[inline(always)]
fn best_of_two<K: Kernel, const FEWEST: bool>(
    kernel: K,
    last: &mut Last,
    player: u64,
    opponent: u64,
    [first, second]: [usize; 2],
    alpha: i32,
) -> Option<i32> {
    let mut best = None;
    let turned = turned_by(kernel, player, opponent, first);
    if turned != 0 {
        let value = -one::<FEWEST>(last, opponent & !turned, second);
        if value > alpha {
            return Some(value);
        }
        best = Some(value);
    }
    let turned = turned_by(kernel, player, opponent, second);
    if turned != 0 {
        let value = -one::<FEWEST>(last, opponent & !turned, first);
        best = Some(best.map_or(value, |best: i32| best.max(value)));
    }
    best
}

/// Three empty squares; a square alone in its quarter of the board should come first.
#[inline(always)]
pub(super) fn three<K: Kernel, const FEWEST: bool>(
    kernel: K,
    last: &mut Last,
    player: u64,
    opponent: u64,
    [a, b, c]: [usize; 3],
    alpha: i32,
) -> i32 {
    last.nodes += 1;
    let orders = [(a, [b, c]), (b, [a, c]), (c, [a, b])];
    let mut best = i32::MIN;
    for (square, rest) in orders {
        let turned = turned_by(kernel, player, opponent, square);
        if turned != 0 {
            let own = player | turned | 1 << (square & 63);
            let value = -kernel.two::<FEWEST>(last, opponent & !turned, own, rest, -alpha - 1);
            if value > alpha {
                return value;
            }
            best = best.max(value);
        }
    }
    if best > i32::MIN {
        return best;
    }
    let mut worst = i32::MAX;
    for (square, rest) in orders {
        let turned = turned_by(kernel, opponent, player, square);
        if turned != 0 {
            let other = opponent | turned | 1 << (square & 63);
            let value = kernel.two::<FEWEST>(last, player & !turned, other, rest, alpha);
            if value <= alpha {
                return value;
            }
            worst = worst.min(value);
        }
    }
    if worst < i32::MAX { worst } else { at_the_end::<FEWEST>(player, opponent) }
}

/// A few more empty squares, at least four: those in quarters with an odd number of them first.
#[inline(always)]
pub(super) fn few<K: Kernel, const FEWEST: bool>(
    kernel: K,
    last: &mut Last,
    player: u64,
    opponent: u64,
    alpha: i32,
) -> i32 {
    last.nodes += 1;
    let empties = !(player | opponent);
    let odd = odd_quadrants(empties);
    let is_four = empties.count_ones() == 4;
    let step = |last: &mut Last, square: usize, player: u64, opponent: u64, alpha: i32| {
        if is_four {
            let rest = in_order(empties & !(1 << (square & 63)));
            kernel.three::<FEWEST>(last, player, opponent, rest, alpha)
        } else {
            kernel.few::<FEWEST>(last, player, opponent, alpha)
        }
    };
    let mut best = i32::MIN;
    for mut squares in [empties & odd, empties & !odd] {
        while squares != 0 {
            let square = squares.trailing_zeros() as usize;
            squares &= squares - 1;
            let turned = turned_by(kernel, player, opponent, square);
            if turned != 0 {
                let own = player | turned | 1 << (square & 63);
                let value = -step(last, square, opponent & !turned, own, -alpha - 1);
                if value > alpha {
                    return value;
                }
                best = best.max(value);
            }
        }
    }
    if best > i32::MIN {
        return best;
    }
    let mut worst = i32::MAX;
    for mut squares in [empties & odd, empties & !odd] {
        while squares != 0 {
            let square = squares.trailing_zeros() as usize;
            squares &= squares - 1;
            let turned = turned_by(kernel, opponent, player, square);
            if turned != 0 {
                let other = opponent | turned | 1 << (square & 63);
                let value = step(last, square, player & !turned, other, alpha);
                if value <= alpha {
                    return value;
                }
                worst = worst.min(value);
            }
        }
    }
    if worst < i32::MAX { worst } else { at_the_end::<FEWEST>(player, opponent) }
}

/// Some empty squares: the moves that leave the fewest replies first ("fastest first"), with a table of what is known.
#[inline(always)]
pub(super) fn some<K: Kernel, const FEWEST: bool>(
    kernel: K,
    last: &mut Last,
    player: u64,
    opponent: u64,
    alpha: i32,
) -> i32 {
    let empties = !(player | opponent);
    let count = empties.count_ones();
    if count <= FEW {
        return kernel.few::<FEWEST>(last, player, opponent, alpha);
    }
    last.nodes += 1;
    if let Some(bound) = stability_bound::<FEWEST>(player, opponent, alpha) {
        return bound;
    }
    let mut moves = kernel.legal_moves(player, opponent);
    if moves == 0 {
        if kernel.legal_moves(opponent, player) == 0 {
            return at_the_end::<FEWEST>(player, opponent);
        }
        return -kernel.some::<FEWEST>(last, opponent, player, -alpha - 1);
    }
    let at = place(player, opponent);
    let known = last.known[at];
    let is_known = known.player == player && known.opponent == opponent;
    if is_known {
        if i32::from(known.lower) > alpha {
            return known.lower.into();
        }
        if i32::from(known.upper) <= alpha {
            return known.upper.into();
        }
    }
    let first = if is_known { 1 << (known.best & 63) } else { 0 };
    let odd = odd_quadrants(empties);
    let mut list = [(0, 0, 0, 0); SOME as usize];
    let mut length = 0;
    while moves != 0 && length < list.len() {
        let square = moves.trailing_zeros() as usize;
        let bit = moves & moves.wrapping_neg();
        moves &= moves - 1;
        let turned = kernel.flips(player, opponent, square);
        let (own, other) = (player | turned | bit, opponent & !turned);
        if count >= REMEMBERED_AFTER {
            let after = last.known[place(other, own)];
            if after.player == other && after.opponent == own && -i32::from(after.upper) > alpha {
                return -i32::from(after.upper);
            }
        }
        let replies = kernel.legal_moves(other, own);
        let weighed = 2 * (replies.count_ones() + (replies & Bitboard::CORNERS.0).count_ones());
        let score = if bit == first { 0 } else { 1 + weighed + u32::from(bit & odd == 0) };
        // Sorted by insertion; among equals the lower square stays first.
        let mut place = length;
        while place > 0 && list[place - 1].0 > score {
            list[place] = list[place - 1];
            place -= 1;
        }
        list[place] = (score, other, own, square as u8);
        length += 1;
    }
    let mut best = i32::MIN;
    let mut square = list[0].3;
    for &(_, other, own, moved) in &list[..length] {
        let value = if count - 1 <= FEW {
            -kernel.few::<FEWEST>(last, other, own, -alpha - 1)
        } else {
            -kernel.some::<FEWEST>(last, other, own, -alpha - 1)
        };
        if value > best {
            (best, square) = (value, moved);
            if value > alpha {
                break;
            }
        }
    }
    let (mut lower, mut upper) = if is_known { (known.lower, known.upper) } else { (-MOST as i8, MOST as i8) };
    if best > alpha {
        lower = lower.max(best as i8);
    } else {
        upper = upper.min(best as i8);
    }
    last.known[at] = Known { player, opponent, lower, upper, best: square };
    best
}

/// A bound no greater than `alpha` if stable discs alone rule out more: the discs that can never change hands are a
/// share of the final count.
#[inline(always)]
pub(super) fn stability_bound<const FEWEST: bool>(player: u64, opponent: u64, alpha: i32) -> Option<i32> {
    let (feared, other) = if FEWEST { (player, opponent) } else { (opponent, player) };
    // Computing stable discs pays only when a plausible number of them would be enough.
    if MOST - 2 * feared.count_ones() as i32 > alpha {
        return None;
    }
    let stable = stable_discs(&Position { player: Bitboard(feared), opponent: Bitboard(other) });
    let bound = MOST - 2 * stable.count() as i32;
    (bound <= alpha).then_some(bound)
}

/// Three squares, those in quarters with an odd number of them first.
#[inline(always)]
fn in_order(empties: u64) -> [usize; 3] {
    let a = empties.trailing_zeros() as usize;
    let rest = empties & empties.wrapping_sub(1);
    let b = rest.trailing_zeros() as usize;
    let c = (rest & rest.wrapping_sub(1)).trailing_zeros() as usize;
    if quadrant(b) == quadrant(c) {
        [a, b, c]
    } else if quadrant(a) == quadrant(c) {
        [b, a, c]
    } else {
        [c, a, b]
    }
}

const fn quadrant(square: usize) -> usize {
    square & 0b100_100
}

/// The empty squares that lie in quarters of the board with an odd number of them.
#[inline(always)]
pub(super) const fn odd_quadrants(empties: u64) -> u64 {
    const LOWEST: u64 = 0x0000_0011_0000_0011;
    // The parity of each quarter gathers in its lowest square: rows first, then columns.
    let mut parity = empties ^ empties >> 16;
    parity ^= parity >> 8;
    parity ^= parity >> 2;
    parity ^= parity >> 1;
    empties & (parity & LOWEST).wrapping_mul(0x0f0f_0f0f)
}
