//! How much of a game's time a move may take.

use std::time::Duration;

use outflank_engine::rules::Side;

/// Of the time for a move so much is spent: the rest is for the way there and back.
const SHARE: f64 = 0.9;
/// With fewer empty squares than this the rest of the game is solved in little time.
const SOLVED: u32 = 14;
/// Time for at least so many more moves is always kept.
const FEWEST_MOVES: u32 = 3;

/// The time that a game gives its players, as a controller told it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// Time for so many moves, again and again once the first time is used up.
    overtime: Option<(Duration, u32)>,
    /// What is left to Black and White.
    left: [Option<Left>; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Left {
    time: Duration,
    /// In how many moves that time begins anew; `None` if it is for the rest of the game.
    moves: Option<u32>,
}

impl Clock {
    /// `main` for the game, then `overtime` for every so many moves. No time at all, or overtime for no moves, is no
    /// limit (as GTP has it).
    pub fn new(main: Duration, overtime: Duration, moves: u32) -> Self {
        let overtime = (!overtime.is_zero()).then_some((overtime, moves));
        if overtime.is_some_and(|(_, moves)| moves == 0) || main.is_zero() && overtime.is_none() {
            return Self::default();
        }
        let left = match overtime {
            Some((time, moves)) if main.is_zero() => Left { time, moves: Some(moves) },
            _ => Left { time: main, moves: None },
        };
        Self { overtime, left: [Some(left); 2] }
    }

    /// Sets what a side has left: for the rest of the game, or for some moves.
    pub fn set_left(&mut self, side: Side, time: Duration, moves: Option<u32>) {
        self.left[side as usize] = Some(Left { time, moves });
    }

    /// Takes off what a side has spent on a move.
    pub fn spend(&mut self, side: Side, time: Duration) {
        let Some(left) = &mut self.left[side as usize] else { return };
        left.time = left.time.saturating_sub(time);
        left.moves = left.moves.map(|moves| moves.saturating_sub(1));
        if let Some((time, moves)) = self.overtime
            && (left.moves == Some(0) || left.moves.is_none() && left.time.is_zero())
        {
            *left = Left { time, moves: Some(moves) };
        }
    }

    /// How long a side may think about its next move; `None` if there is no clock.
    pub fn for_move(&self, side: Side, empties: u32) -> Option<Duration> {
        let left = self.left[side as usize]?;
        // The sides take turns, and the last squares need next to no time.
        let to_come = left.moves.unwrap_or_else(|| (empties.saturating_sub(SOLVED) / 2).max(FEWEST_MOVES));
        Some(left.time.mul_f64(SHARE) / to_come.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);
    const NONE: Duration = Duration::ZERO;

    #[test]
    fn a_game_fits_into_its_time() {
        let mut clock = Clock::new(60 * SECOND, NONE, 0);
        let mut spent = NONE;
        for empties in (1..=60).rev().step_by(2) {
            let time = clock.for_move(Side::Black, empties).expect("a clock");
            assert!(time > NONE, "{empties}");
            clock.spend(Side::Black, time);
            spent += time;
        }
        assert!(spent < 60 * SECOND && spent > 50 * SECOND, "{spent:?}");
        assert_eq!(clock.for_move(Side::White, 60), Clock::new(60 * SECOND, NONE, 0).for_move(Side::White, 60));
    }

    #[test]
    fn overtime_begins_anew() {
        let mut clock = Clock::new(SECOND, 10 * SECOND, 5);
        clock.spend(Side::White, 2 * SECOND);
        for _ in 0..20 {
            assert!(clock.for_move(Side::White, 40).expect("a clock") >= SECOND);
            clock.spend(Side::White, SECOND);
        }
        clock.set_left(Side::White, 8 * SECOND, Some(4));
        assert_eq!(clock.for_move(Side::White, 40), Some((2 * SECOND).mul_f64(SHARE)));
    }

    #[test]
    fn no_time_is_no_clock() {
        assert_eq!(Clock::new(NONE, NONE, 0).for_move(Side::Black, 60), None);
        assert_eq!(Clock::new(SECOND, SECOND, 0).for_move(Side::Black, 60), None);
        assert_eq!(Clock::new(NONE, SECOND, 1).for_move(Side::Black, 60), Some(SECOND.mul_f64(SHARE)));
    }
}
