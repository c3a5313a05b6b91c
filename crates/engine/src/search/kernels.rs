//! Builds the hottest loops twice: for every processor, and for those that count and find bits in one instruction.
//!
//! This is the engine's only unsafe code. A program for any x86-64 processor may not use those instructions, so the
//! choice is made at run time. Up to a tenth of the solver's time was seen saved by this, on some positions nothing.
#![allow(unsafe_code)]

use super::last_squares::{self, Count};

macro_rules! kernels {
    ($name:ident $(, #[$features:meta])?) => {
        mod $name {
            use super::{Count, last_squares};

            $(#[$features])?
            pub(super) fn some<const FEWEST: bool>(count: &mut Count, player: u64, opponent: u64, alpha: i32) -> i32 {
                if (player | opponent).count_zeros() <= last_squares::FEW {
                    return few::<FEWEST>(count, player, opponent, alpha);
                }
                last_squares::some::<FEWEST>(count, player, opponent, alpha, |count, player, opponent, alpha| {
                    some::<FEWEST>(count, player, opponent, alpha)
                })
            }

            $(#[$features])?
            fn few<const FEWEST: bool>(count: &mut Count, player: u64, opponent: u64, alpha: i32) -> i32 {
                last_squares::few::<FEWEST>(
                    count,
                    player,
                    opponent,
                    alpha,
                    |count, player, opponent, alpha| few::<FEWEST>(count, player, opponent, alpha),
                    |count, player, opponent, squares, alpha| three::<FEWEST>(count, player, opponent, squares, alpha),
                )
            }

            $(#[$features])?
            fn three<const FEWEST: bool>(
                count: &mut Count,
                player: u64,
                opponent: u64,
                squares: [usize; 3],
                alpha: i32,
            ) -> i32 {
                last_squares::three::<FEWEST>(
                    count,
                    player,
                    opponent,
                    squares,
                    alpha,
                    |count, player, opponent, squares, alpha| two::<FEWEST>(count, player, opponent, squares, alpha),
                )
            }

            $(#[$features])?
            fn two<const FEWEST: bool>(
                count: &mut Count,
                player: u64,
                opponent: u64,
                squares: [usize; 2],
                alpha: i32,
            ) -> i32 {
                last_squares::two::<FEWEST>(count, player, opponent, squares, alpha)
            }
        }
    };
}

kernels!(any);
#[cfg(target_arch = "x86_64")]
kernels!(newer, #[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2,avx2")]);

/// The worth of a position with 4 to [`last_squares::SOME`] empty squares, or a bound on the same side of `alpha`.
pub(super) fn some<const FEWEST: bool>(count: &mut Count, player: u64, opponent: u64, alpha: i32) -> i32 {
    #[cfg(target_arch = "x86_64")]
    if is_newer() {
        // SAFETY: the processor has just been found to have every feature that this was built for.
        return unsafe { newer::some::<FEWEST>(count, player, opponent, alpha) };
    }
    any::some::<FEWEST>(count, player, opponent, alpha)
}

#[cfg(target_arch = "x86_64")]
fn is_newer() -> bool {
    is_x86_feature_detected!("popcnt")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("avx2")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Bitboard, Goal, Position};
    use crate::search::endgame::{MOST, final_value};
    use rand::{RngExt, SeedableRng, rngs::StdRng};

    /// The worth of a position by trying everything.
    fn worth(position: &Position, goal: Goal) -> i32 {
        if position.legal_moves().is_empty() {
            let passed = position.pass();
            let is_over = passed.legal_moves().is_empty();
            return if is_over { final_value(position, goal) } else { -worth(&passed, goal) };
        }
        let replies = position.legal_moves().squares().filter_map(|square| position.play(square));
        replies.map(|after| -worth(&after, goal)).max().unwrap_or(-MOST)
    }

    fn check<const FEWEST: bool>(goal: Goal) {
        let mut random = StdRng::seed_from_u64(40);
        for _ in 0..300 {
            let mut empties = 0_u64;
            while empties.count_ones() < 4 + random.random_range(0..5) {
                empties |= 1 << random.random_range(0..64);
            }
            let player = random.random::<u64>() & !empties;
            let opponent = !player & !empties;
            let worth = worth(&Position { player: Bitboard(player), opponent: Bitboard(opponent) }, goal);
            for alpha in [worth - 3, worth - 1, worth, worth + 2] {
                let (mut count, mut twin) = (Count { nodes: 0 }, Count { nodes: 0 });
                let value = some::<FEWEST>(&mut count, player, opponent, alpha);
                assert_eq!(value, any::some::<FEWEST>(&mut twin, player, opponent, alpha));
                assert_eq!(count.nodes, twin.nodes);
                assert_eq!(value > alpha, worth > alpha, "{player:x} {opponent:x}: {worth}, {value} > {alpha}");
                assert!(if value > alpha { value <= worth } else { value >= worth });
            }
        }
    }

    #[test]
    fn the_last_squares_are_worth_what_trying_everything_finds_in_either_build() {
        check::<false>(Goal::MostDiscs);
        check::<true>(Goal::FewestDiscs);
    }
}
