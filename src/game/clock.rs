//! The clocks of a game: a time for the whole game to each side, and a little more for each move.
//!
//! Black's clock runs from the beginning. A clock stands still while discs turn, which nobody can hurry, and against
//! the computer while a card covers the game. Whose time is up loses, whatever lies on the board.

use std::time::Duration;

use bevy::prelude::*;
use outflank_engine::rules::{GameResult, Score, Side};

use super::{GameEnded, GameSystems, ReplyGate, Seat, Session};
use crate::stage::{Dialog, Screen};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Clock>();
    app.add_systems(Update, run.in_set(GameSystems::PassTime));
}

/// With less than this left a side should hurry.
pub const LOW: Duration = Duration::from_secs(20);

/// How much time a game gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    /// To each side for the whole game.
    pub base: Duration,
    /// To a side for each move it makes.
    pub increment: Duration,
}

impl TimeControl {
    /// The longest that a game may give, or a side may have left.
    pub const MOST: Duration = Duration::from_secs(24 * 60 * 60);

    /// So many minutes, and so many seconds for each move.
    #[must_use]
    pub const fn new(minutes: u64, seconds: u64) -> Self {
        Self { base: Duration::from_secs(60 * minutes), increment: Duration::from_secs(seconds) }
    }
}

/// The clocks of the game on the board; without time control they say nothing.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    times: Option<Times>,
    running: Option<Side>,
}

/// What the two clocks show, and showed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Times {
    /// How much time the game gives.
    pub control: TimeControl,
    /// What is left to Black and to White.
    pub left: [Duration; 2],
    /// What was left after each number of moves, from 0: undo gives it back.
    pub marks: Vec<[Duration; 2]>,
}

impl Times {
    /// The clocks of a game that begins after so many moves.
    fn new(control: TimeControl, moves: usize) -> Self {
        let left = [control.base; 2];
        Self { control, left, marks: vec![left; moves + 1] }
    }
}

impl Clock {
    /// The clocks at the beginning of a game that has so many moves already.
    pub(super) fn start(control: Option<TimeControl>, moves: usize) -> Self {
        Self { times: control.map(|control| Times::new(control, moves)), running: None }
    }

    /// Clocks that go on.
    pub(super) fn resume(times: Option<Times>) -> Self {
        Self { times, running: None }
    }

    /// What they show, if the game has a time control.
    #[must_use]
    pub fn times(&self) -> Option<&Times> {
        self.times.as_ref()
    }

    /// What is left to a side, if the game has a time control.
    #[must_use]
    pub fn left(&self, side: Side) -> Option<Duration> {
        self.times.as_ref().map(|times| times.left[side as usize])
    }

    /// Whose clock runs at this moment.
    #[must_use]
    pub fn running(&self) -> Option<Side> {
        self.running
    }

    /// Whether a side has little time left.
    #[must_use]
    pub fn is_low(&self, side: Side) -> bool {
        self.left(side).is_some_and(|left| left < LOW)
    }

    /// How long until a clock shows something else, or `None` while none runs.
    #[must_use]
    pub fn until_next_second(&self) -> Option<Duration> {
        let left = self.left(self.running?)?;
        let part = Duration::from_nanos(u64::from(left.subsec_nanos()));
        Some(if part.is_zero() { Duration::from_secs(1) } else { part })
    }

    /// After a move of a side, the game's `moves`-th.
    pub(super) fn stamp(&mut self, side: Side, moves: usize) {
        if let Some(times) = &mut self.times {
            let left = &mut times.left[side as usize];
            *left = (*left + times.control.increment).min(TimeControl::MOST);
            times.marks.truncate(moves);
            times.marks.push(times.left);
        }
    }

    /// To what was left after so many moves.
    pub(super) fn go_to(&mut self, moves: usize) {
        if let Some(times) = &mut self.times
            && let Some(&left) = times.marks.get(moves)
        {
            times.left = left;
        }
    }
}

/// The seconds that a clock shows: it says 0:00 only when no time is left.
#[must_use]
pub fn shown_seconds(left: Duration) -> u64 {
    left.as_secs() + u64::from(left.subsec_nanos() > 0)
}

/// The count that a game lost on time stands for: the loser counts as having lost every disc, which in Anti-Reversi is
/// to have them all. This is the game's own rule; the federation's tournaments first give two more minutes.
#[must_use]
pub fn score_on_time(session: &Session, loser: Side) -> Score {
    use outflank_engine::rules::Goal;
    let has_all = if session.game().variant().goal() == Goal::MostDiscs { !loser } else { loser };
    match has_all {
        Side::Black => Score { black: 64, white: 0 },
        Side::White => Score { black: 0, white: 64 },
    }
}

#[expect(clippy::too_many_arguments, reason = "everything that can stop a clock is looked at here")]
fn run(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    gate: Res<ReplyGate>,
    dialog: Res<Dialog>,
    mut was: Local<Option<u64>>,
    mut clock: ResMut<Clock>,
    mut session: ResMut<Session>,
    mut ends: MessageWriter<GameEnded>,
) {
    if clock.times.is_none() {
        if clock.running.is_some() {
            clock.running = None;
        }
        return;
    }
    let is_against_computer = Side::BOTH.iter().any(|&side| session.seat(side) != Seat::Person);
    let waits = !session.is_game()
        || gate.is_closed
        || *screen.get() != Screen::Game
        || (dialog.is_open && is_against_computer);
    let runs = session.side_to_move().filter(|_| !waits);
    // Time passes for whom the clock has been running for since the last frame, not for whom it begins to run now.
    let revision = session.revision();
    let ran = runs.filter(|&side| clock.running == Some(side) && *was == Some(revision));
    *was = Some(revision);
    if clock.running != runs {
        clock.running = runs;
    }
    let (Some(side), Some(times)) = (ran, &mut clock.times) else { return };
    let left = &mut times.left[side as usize];
    *left = left.saturating_sub(time.delta());
    if left.is_zero() {
        clock.running = None;
        let score = session.game().board().count();
        session.end_on_time(side);
        debug!("{side} has no time left");
        ends.write(GameEnded { result: GameResult { score, winner: Some(!side) } });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_whole_seconds_rounded_up() {
        let shown = |millis| shown_seconds(Duration::from_millis(millis));
        assert_eq!([shown(0), shown(1), shown(1000), shown(1001), shown(59_999)], [0, 1, 1, 2, 60]);
    }

    #[test]
    fn the_next_second_is_when_the_shown_one_changes() {
        let clock = |millis| {
            let times = Times { left: [Duration::from_millis(millis); 2], ..Times::new(TimeControl::new(1, 0), 0) };
            Clock { times: Some(times), running: Some(Side::Black) }
        };
        assert_eq!(clock(59_400).until_next_second(), Some(Duration::from_millis(400)));
        assert_eq!(clock(59_000).until_next_second(), Some(Duration::from_secs(1)));
        assert_eq!(Clock { running: None, ..clock(59_000) }.until_next_second(), None);
    }
}
