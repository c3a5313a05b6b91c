//! What a search does most, built for several kinds of processor and chosen when the program runs.
//!
//! A program for any x86-64 processor may not use the vectors of newer ones, so each kind is built for itself. This is
//! the engine's only unsafe code: a call is sound because a kind is made only after its features were seen.
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
mod x86;

use super::last_squares::{self, Last};
use crate::rules::{Bitboard, Square, flips, legal_moves};

/// A kind of processor: its ways to turn discs and find moves, and the doors through which the last squares' search
/// calls itself. Those must be functions of their own, since what is built for one kind cannot be part of another.
pub(super) trait Kernel: Copy {
    fn flips(self, player: u64, opponent: u64, square: usize) -> u64;
    fn legal_moves(self, player: u64, opponent: u64) -> u64;
    fn some<const FEWEST: bool>(self, last: &mut Last, player: u64, opponent: u64, alpha: i32) -> i32;
    fn few<const FEWEST: bool>(self, last: &mut Last, player: u64, opponent: u64, alpha: i32) -> i32;
    fn three<const FEWEST: bool>(self, last: &mut Last, player: u64, opponent: u64, at: [usize; 3], alpha: i32) -> i32;
    fn two<const FEWEST: bool>(self, last: &mut Last, player: u64, opponent: u64, at: [usize; 2], alpha: i32) -> i32;
}

macro_rules! kernel {
    ($(#[$about:meta])* $kind:ident, $module:ident, $flips:expr, $legal_moves:expr $(, #[$features:meta])?) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) struct $kind(());

        mod $module {
            use super::{$kind, Last, last_squares};

            $(#[$features])?
            pub(super) fn some<const F: bool>(k: $kind, last: &mut Last, own: u64, other: u64, alpha: i32) -> i32 {
                last_squares::some::<$kind, F>(k, last, own, other, alpha)
            }

            $(#[$features])?
            pub(super) fn few<const F: bool>(k: $kind, last: &mut Last, own: u64, other: u64, alpha: i32) -> i32 {
                last_squares::few::<$kind, F>(k, last, own, other, alpha)
            }

            $(#[$features])?
            pub(super) fn three<const F: bool>(
                k: $kind, last: &mut Last, own: u64, other: u64, at: [usize; 3], alpha: i32,
            ) -> i32 {
                last_squares::three::<$kind, F>(k, last, own, other, at, alpha)
            }

            $(#[$features])?
            pub(super) fn two<const F: bool>(
                k: $kind, last: &mut Last, own: u64, other: u64, at: [usize; 2], alpha: i32,
            ) -> i32 {
                last_squares::two::<$kind, F>(k, last, own, other, at, alpha)
            }
        }

        // SAFETY, for every call: a value of this kind is only made when the processor has the features that the
        // function was built for.
        #[allow(unused_unsafe)]
        impl Kernel for $kind {
            #[inline(always)]
            fn flips(self, player: u64, opponent: u64, square: usize) -> u64 {
                unsafe { $flips(player, opponent, square) }
            }

            #[inline(always)]
            fn legal_moves(self, player: u64, opponent: u64) -> u64 {
                unsafe { $legal_moves(player, opponent) }
            }

            #[inline(always)]
            fn some<const F: bool>(self, last: &mut Last, player: u64, opponent: u64, alpha: i32) -> i32 {
                unsafe { $module::some::<F>(self, last, player, opponent, alpha) }
            }

            #[inline(always)]
            fn few<const F: bool>(self, last: &mut Last, player: u64, opponent: u64, alpha: i32) -> i32 {
                unsafe { $module::few::<F>(self, last, player, opponent, alpha) }
            }

            #[inline(always)]
            fn three<const F: bool>(
                self, last: &mut Last, player: u64, opponent: u64, at: [usize; 3], alpha: i32,
            ) -> i32 {
                unsafe { $module::three::<F>(self, last, player, opponent, at, alpha) }
            }

            #[inline(always)]
            fn two<const F: bool>(
                self, last: &mut Last, player: u64, opponent: u64, at: [usize; 2], alpha: i32,
            ) -> i32 {
                unsafe { $module::two::<F>(self, last, player, opponent, at, alpha) }
            }
        }
    };
}

kernel!(
    /// Every processor.
    Any, any, plain_flips, plain_legal_moves
);
#[cfg(target_arch = "x86_64")]
kernel!(
    /// Those with vectors of four words that can be shifted apart (Intel since 2013, AMD since 2015).
    Avx2, avx2, x86::flips_avx2, x86::legal_moves_avx2, #[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2,avx2")]
);
#[cfg(target_arch = "x86_64")]
kernel!(
    /// Those that find the highest bit of each word of a vector.
    Avx512, avx512, x86::flips_avx512, x86::legal_moves_avx2,
    #[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2,avx2,avx512f,avx512vl,avx512cd,avx512dq")]
);

#[inline(always)]
fn plain_flips(player: u64, opponent: u64, square: usize) -> u64 {
    match Square::from_index((square & 63) as u8) {
        Some(square) => flips(Bitboard(player), Bitboard(opponent), square).0,
        None => 0,
    }
}

#[inline(always)]
fn plain_legal_moves(player: u64, opponent: u64) -> u64 {
    legal_moves(Bitboard(player), Bitboard(opponent)).0
}

/// The kind of processor that the program runs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Processor {
    Any(Any),
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512),
}

impl Processor {
    /// The best kind that this processor is.
    pub(super) fn detect() -> Self {
        Self::kinds().pop().unwrap_or(Self::Any(Any(())))
    }

    /// Every kind that this processor is, the best last.
    fn kinds() -> Vec<Self> {
        let mut kinds = vec![Self::Any(Any(()))];
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("avx2")
        {
            kinds.push(Self::Avx2(Avx2(())));
            if is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512vl")
                && is_x86_feature_detected!("avx512cd")
                && is_x86_feature_detected!("avx512dq")
            {
                kinds.push(Self::Avx512(Avx512(())));
            }
        }
        kinds
    }

    /// The worth of a position with 4 to [`last_squares::SOME`] empty squares, or a bound on the same side of `alpha`.
    pub(super) fn some<const FEWEST: bool>(self, last: &mut Last, player: u64, opponent: u64, alpha: i32) -> i32 {
        match self {
            Self::Any(kernel) => kernel.some::<FEWEST>(last, player, opponent, alpha),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(kernel) => kernel.some::<FEWEST>(last, player, opponent, alpha),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(kernel) => kernel.some::<FEWEST>(last, player, opponent, alpha),
        }
    }

    /// As [`crate::rules::flips`].
    #[inline]
    pub(super) fn flips(self, player: Bitboard, opponent: Bitboard, square: Square) -> Bitboard {
        let (player, opponent, square) = (player.0, opponent.0, square.index());
        Bitboard(match self {
            Self::Any(kernel) => kernel.flips(player, opponent, square),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(kernel) => kernel.flips(player, opponent, square),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(kernel) => kernel.flips(player, opponent, square),
        })
    }

    /// As [`crate::rules::legal_moves`].
    #[inline]
    pub(super) fn legal_moves(self, player: Bitboard, opponent: Bitboard) -> Bitboard {
        let (player, opponent) = (player.0, opponent.0);
        Bitboard(match self {
            Self::Any(kernel) => kernel.legal_moves(player, opponent),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(kernel) => kernel.legal_moves(player, opponent),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(kernel) => kernel.legal_moves(player, opponent),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Goal, Position};
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
        let mut kinds: Vec<_> = Processor::kinds().into_iter().map(|kind| (kind, Last::default())).collect();
        for _ in 0..300 {
            let mut empties = 0_u64;
            while empties.count_ones() < 4 + random.random_range(0..5) {
                empties |= 1 << random.random_range(0..64);
            }
            let player = random.random::<u64>() & !empties;
            let opponent = !player & !empties;
            let worth = worth(&Position { player: Bitboard(player), opponent: Bitboard(opponent) }, goal);
            for alpha in [worth - 3, worth - 1, worth, worth + 2] {
                let found = kinds.iter_mut().map(|(kind, last)| {
                    last.make_room();
                    let value = kind.some::<FEWEST>(last, player, opponent, alpha);
                    (value, last.nodes)
                });
                let found: Vec<_> = found.collect();
                assert!(found.iter().all(|other| *other == found[0]), "{found:?}");
                let value = found[0].0;
                assert_eq!(value > alpha, worth > alpha, "{player:x} {opponent:x}: {worth}, {value} > {alpha}");
                assert!(if value > alpha { value <= worth } else { value >= worth });
            }
        }
    }

    #[test]
    fn the_last_squares_are_worth_what_trying_everything_finds_on_every_kind() {
        check::<false>(Goal::MostDiscs);
        check::<true>(Goal::FewestDiscs);
    }

    #[test]
    fn every_kind_turns_and_moves_as_the_rules_do() {
        let mut random = StdRng::seed_from_u64(41);
        for _ in 0..20_000 {
            // Dense, even and sparse boards.
            let density = random.random_range(0..3);
            let mut occupied = random.random::<u64>();
            for _ in 0..density {
                occupied |= random.random::<u64>();
            }
            let player = random.random::<u64>() & occupied;
            let (player, opponent) = (Bitboard(player), Bitboard(occupied & !player));
            for kind in Processor::kinds() {
                assert_eq!(kind.legal_moves(player, opponent), legal_moves(player, opponent), "{kind:?}");
                for square in !(player | opponent) {
                    let expected = flips(player, opponent, square);
                    assert_eq!(kind.flips(player, opponent, square), expected, "{kind:?} {square}");
                }
            }
        }
    }
}
