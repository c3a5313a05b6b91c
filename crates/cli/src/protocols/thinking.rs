//! How long the engine thinks about a move in a conversation, and the search that does it.

use std::time::Duration;

use clap::Args;
use outflank_engine::rules::{Goal, Position};
use outflank_engine::search::{Limits, SearchResult, Stop, Value, search};

/// Without any limit a move takes this long.
const USUAL_TIME: Duration = Duration::from_secs(1);
/// So many more squares than plies looked ahead are solved to the end, unless said otherwise.
const EXACT_BEYOND_DEPTH: u8 = 6;
/// But not more than these: beyond, a proof takes much longer than a search.
const MOST_EXACT: u8 = 24;
/// The engine looks no further ahead than this; a game has 60 plies, passes aside.
pub const MOST_DEPTH: u8 = 60;

/// What a move asked for is searched with even when it is wanted at once: some milliseconds' work.
const AT_ONCE: Limits = Limits { depth: 4, exact_empties: 8, nodes: 20_000, time: None };

/// How long the engine thinks about a move. It stops at whichever limit it meets first.
#[derive(Args, Clone, Copy, Debug)]
pub struct ThinkingArgs {
    /// Seconds for a move. One second if neither this nor --depth is given
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    pub time: Option<Duration>,
    /// Plies to look ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_DEPTH)))]
    pub depth: Option<u8>,
    /// With so many empty squares or fewer, solve to the end. Six more than --depth, up to 24, if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=i64::from(MOST_DEPTH)))]
    pub exact: Option<u8>,
}

impl ThinkingArgs {
    /// The limits of one search, which also keeps within `clock` where the game has one.
    pub fn limits(&self, clock: Option<Duration>) -> Limits {
        let own =
            if self.depth.is_none() && clock.is_none() { Some(self.time.unwrap_or(USUAL_TIME)) } else { self.time };
        let time = [own, clock].into_iter().flatten().min();
        let usual_exact = self.depth.map_or(0, |depth| (depth + EXACT_BEYOND_DEPTH).min(MOST_EXACT));
        Limits {
            depth: self.depth.unwrap_or(MOST_DEPTH),
            exact_empties: self.exact.unwrap_or(usual_exact),
            nodes: u64::MAX,
            time,
        }
    }
}

/// The best move of a position that has one. Cut short at once it still looks some plies ahead, which takes
/// milliseconds: a move is an answer that a game goes on with.
pub fn choose(
    position: &Position,
    goal: Goal,
    limits: &Limits,
    stop: &Stop,
    on_progress: &mut dyn FnMut(&SearchResult),
) -> Option<SearchResult> {
    let found = search(position, goal, limits, stop, on_progress)?;
    let is_proved = matches!(found.value, Value::Exact(_));
    if is_proved || found.depth >= AT_ONCE.depth.min(limits.depth) {
        return Some(found);
    }
    search(position, goal, &AT_ONCE, &Stop::new(), &mut |_| {})
}

fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|time| !time.is_zero()).ok_or_else(|| "a number of seconds above 0, such as 0.5".into())
}

#[cfg(test)]
mod tests {
    use outflank_engine::rules::{Board, Side, Variant};

    use super::*;

    fn limits(time: Option<f64>, depth: Option<u8>, exact: Option<u8>, clock: Option<f64>) -> (u8, u8, Option<f64>) {
        let args = ThinkingArgs { time: time.map(Duration::from_secs_f64), depth, exact };
        let limits = args.limits(clock.map(Duration::from_secs_f64));
        (limits.depth, limits.exact_empties, limits.time.map(|time| time.as_secs_f64()))
    }

    #[test]
    fn the_narrowest_limit_counts() {
        assert_eq!(limits(None, None, None, None), (60, 0, Some(1.0)));
        assert_eq!(limits(Some(0.5), None, None, None), (60, 0, Some(0.5)));
        assert_eq!(limits(None, Some(8), None, None), (8, 14, None));
        assert_eq!(limits(None, Some(60), None, None), (60, 24, None));
        assert_eq!(limits(None, Some(8), Some(20), Some(3.0)), (8, 20, Some(3.0)));
        assert_eq!(limits(Some(0.5), Some(8), None, Some(0.25)), (8, 14, Some(0.25)));
        assert_eq!(limits(Some(0.5), None, None, Some(4.0)), (60, 0, Some(0.5)));
        assert_eq!(limits(None, None, None, Some(4.0)), (60, 0, Some(4.0)));
    }

    #[test]
    fn a_move_wanted_at_once_is_no_guess() {
        let position = Position::new(&Board::start(Variant::Standard), Side::Black);
        let stop = Stop::new();
        stop.stop();
        let limits = Limits { depth: 60, exact_empties: 0, nodes: u64::MAX, time: None };
        let found = choose(&position, Goal::MostDiscs, &limits, &stop, &mut |_| {}).expect("a move");
        assert_eq!(found.depth, AT_ONCE.depth);
        let out_of_time = Limits { time: Some(Duration::ZERO), ..limits };
        assert_eq!(choose(&position, Goal::MostDiscs, &out_of_time, &Stop::new(), &mut |_| {}), Some(found));
    }

    #[test]
    fn seconds_are_above_nothing() {
        assert_eq!(parse_seconds("0.25"), Ok(Duration::from_millis(250)));
        for wrong in ["0", "-1", "NaN", "inf", "1e300", "soon", ""] {
            assert!(parse_seconds(wrong).is_err(), "{wrong}");
        }
    }
}
