//! Flips and legal moves with the vectors of newer x86-64 processors: the four lines through a square in one vector.
//!
//! Calling these is unsafe only because the processor must have the named features; what they compute is what
//! [`crate::rules::flips`] and [`crate::rules::legal_moves`] compute, and a test holds them to that.

use std::arch::x86_64::*;

use crate::rules::{RAY_STEPS, RAYS};

/// One ray per 64-bit lane.
#[inline]
#[target_feature(enable = "avx2")]
fn lanes(rays: &[u64; 4]) -> __m256i {
    _mm256_setr_epi64x(rays[0] as i64, rays[1] as i64, rays[2] as i64, rays[3] as i64)
}

/// All four lanes in one word.
#[inline]
#[target_feature(enable = "avx2")]
fn gather(lanes: __m256i) -> u64 {
    let halves = _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256::<1>(lanes));
    let both = _mm_or_si128(halves, _mm_unpackhi_epi64(halves, halves));
    _mm_cvtsi128_si64(both) as u64
}

/// Flips on the rays that lead to higher squares: from the lowest square that is not the opponent's, if it is the
/// player's.
#[inline]
#[target_feature(enable = "avx2")]
fn flips_up(player: __m256i, opponent: __m256i, up: __m256i) -> __m256i {
    let zero = _mm256_setzero_si256();
    let stops = _mm256_andnot_si256(opponent, up);
    let end = _mm256_and_si256(_mm256_and_si256(stops, _mm256_sub_epi64(zero, stops)), player);
    // Without an end, 0 - 1 + 1 has no bit.
    let below = _mm256_add_epi64(end, _mm256_set1_epi64x(-1));
    _mm256_andnot_si256(_mm256_cmpeq_epi64(end, zero), _mm256_and_si256(below, up))
}

/// The discs that a disc of `player` on an empty square turns.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn flips_avx2(player: u64, opponent: u64, square: usize) -> u64 {
    let rays = &RAYS[square & 63];
    let (own, other) = (_mm256_set1_epi64x(player as i64), _mm256_set1_epi64x(opponent as i64));
    let step = lanes(&RAY_STEPS);
    let down = lanes(&rays.down);
    let stops = _mm256_andnot_si256(other, down);
    // Every square of the ray below some stop, in doubling steps; what leaves the ray is masked away by the stops.
    let mut below = _mm256_srlv_epi64(stops, step);
    below = _mm256_or_si256(below, _mm256_srlv_epi64(below, step));
    below = _mm256_or_si256(below, _mm256_srlv_epi64(below, _mm256_add_epi64(step, step)));
    below = _mm256_or_si256(below, _mm256_srlv_epi64(below, _mm256_slli_epi64::<2>(step)));
    let end = _mm256_and_si256(_mm256_andnot_si256(below, stops), own);
    let above = _mm256_sub_epi64(_mm256_setzero_si256(), _mm256_add_epi64(end, end));
    let turned_down = _mm256_and_si256(above, down);
    gather(_mm256_or_si256(flips_up(own, other, lanes(&rays.up)), turned_down))
}

/// As [`flips_avx2`], finding the highest bit of each lane in one instruction.
#[inline]
#[target_feature(enable = "avx2,avx512f,avx512vl,avx512cd")]
pub(super) fn flips_avx512(player: u64, opponent: u64, square: usize) -> u64 {
    let rays = &RAYS[square & 63];
    let (own, other) = (_mm256_set1_epi64x(player as i64), _mm256_set1_epi64x(opponent as i64));
    let down = lanes(&rays.down);
    let stops = _mm256_andnot_si256(other, down);
    let highest = _mm256_srlv_epi64(_mm256_set1_epi64x(i64::MIN), _mm256_lzcnt_epi64(stops));
    let end = _mm256_and_si256(highest, own);
    let above = _mm256_sub_epi64(_mm256_setzero_si256(), _mm256_add_epi64(end, end));
    let turned_down = _mm256_and_si256(above, down);
    gather(_mm256_or_si256(flips_up(own, other, lanes(&rays.up)), turned_down))
}

/// The squares on which `player` may put a disc: along a row, a column and two diagonals, both ways, a lane each.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn legal_moves_avx2(player: u64, opponent: u64) -> u64 {
    // A run that ends on an edge column cannot go on sideways, so only inner columns carry it.
    const INNER: i64 = 0x7e7e_7e7e_7e7e_7e7e;
    let step = lanes(&RAY_STEPS);
    let double = _mm256_add_epi64(step, step);
    let own = _mm256_set1_epi64x(player as i64);
    let through = _mm256_and_si256(_mm256_set1_epi64x(opponent as i64), _mm256_setr_epi64x(INNER, -1, INNER, INNER));
    let mut up = _mm256_and_si256(through, _mm256_sllv_epi64(own, step));
    let mut down = _mm256_and_si256(through, _mm256_srlv_epi64(own, step));
    up = _mm256_or_si256(up, _mm256_and_si256(through, _mm256_sllv_epi64(up, step)));
    down = _mm256_or_si256(down, _mm256_and_si256(through, _mm256_srlv_epi64(down, step)));
    let pairs_up = _mm256_and_si256(through, _mm256_sllv_epi64(through, step));
    let pairs_down = _mm256_srlv_epi64(pairs_up, step);
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, double)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, double)));
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, double)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, double)));
    let ends = _mm256_or_si256(_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step));
    gather(ends) & !(player | opponent)
}
