//! The protocol of the NBoard program, version 2 (its `Protocol.htm`), in which a board with its game, its clock and
//! its wishes is the program's, and the engine only advises.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use outflank_engine::eval::Weights;
use outflank_engine::record::{GgfGame, GgfMove, read_ggf};
use outflank_engine::rules::{Board, Game, Goal, Move, Position, Side, Square, Variant};
use outflank_engine::search::{Limits, SearchResult, Stop, Value, rank_moves};

use super::clock::Clock;
use super::thinking::{MOST_DEPTH, ThinkingArgs, choose};
use super::{Flow, Protocol};
use crate::args::NBoardArgs;
use crate::{Report, protocols};

pub fn run(args: &NBoardArgs) -> Result<Report, String> {
    let start = GgfGame::new(Board::start(Variant::Standard), Side::Black, Variant::Standard);
    // Read now, lest it be at the cost of the first move.
    let _ = Weights::of(Goal::MostDiscs);
    protocols::converse(NBoard { written: start, thinking: args.thinking })
}

/// What the engine calls itself; its depth is added.
const NAME: &str = "Outflank";

/// The state of one conversation.
struct NBoard {
    written: GgfGame,
    thinking: ThinkingArgs,
}

impl Protocol for NBoard {
    /// NBoard sends a `ping` whenever the board is about to change.
    fn interrupts(line: &str) -> bool {
        matches!(line.split_whitespace().next(), Some("ping" | "quit"))
    }

    fn answer(&mut self, line: &str, stop: &Stop, out: &mut dyn Write) -> io::Result<Flow> {
        let (command, rest) = next_word(line);
        match command {
            "nboard" => writeln!(out, "set myname {}", self.name())?,
            "set" => self.set(rest, out)?,
            "move" => {
                if let Err(fault) = self.written.play(rest) {
                    writeln!(out, "status move {rest}: {fault}")?;
                }
            }
            "hint" => self.hint(rest, stop, out)?,
            "go" => self.go(stop, out)?,
            "ping" => writeln!(out, "pong {rest}")?,
            // There is no book to add the game to.
            "learn" => writeln!(out, "learned")?,
            "analyze" => self.analyze(stop, out)?,
            "quit" => return Ok(Flow::End),
            // So that later versions can have more commands, unknown ones are none of the engine's business.
            _ => {}
        }
        Ok(Flow::GoOn)
    }
}

/// The first word of a line, and what follows it.
fn next_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim_start()))
}

impl NBoard {
    fn name(&self) -> String {
        self.thinking.depth.map_or(NAME.into(), |depth| format!("{NAME}{depth}"))
    }

    fn set(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let (what, value) = next_word(rest);
        match what {
            "depth" => match value.parse::<u32>() {
                Ok(depth) => {
                    self.thinking.depth = Some(depth.clamp(1, MOST_DEPTH.into()) as u8);
                    writeln!(out, "set myname {}", self.name())
                }
                Err(_) => writeln!(out, "status set depth {value}: not a number"),
            },
            "game" => match read_ggf(value) {
                Ok(written) => {
                    self.written = written;
                    Ok(())
                }
                Err(error) => writeln!(out, "status set game: {error}"),
            },
            // `set contempt` is about draws in a book, and there is none.
            _ => Ok(()),
        }
    }

    fn game(&self) -> &Game {
        self.written.game()
    }

    fn limits(&self, clock: Option<Duration>) -> Limits {
        self.thinking.limits(clock)
    }

    /// What the clock of the game leaves the side to move, if the game has a clock.
    fn time_left(&self) -> Option<Duration> {
        let main = self.written.tag("TI").and_then(main_time)?;
        let mut clock = Clock::new(main, Duration::ZERO, 0);
        for noted in self.written.moves() {
            if let Some(time) = noted.time.and_then(|time| Duration::try_from_secs_f64(time).ok()) {
                clock.spend(noted.side, time);
            }
        }
        clock.for_move(self.written.turn(), self.game().board().empties().count())
    }

    /// The engine's move, which the board does not change by.
    fn go(&self, stop: &Stop, out: &mut dyn Write) -> io::Result<()> {
        let Some(position) = self.game().position().filter(|_| !self.written.must_pass()) else {
            return writeln!(out, "=== PA");
        };
        let moves = position.legal_moves();
        if let Some(square) = Square::first_of(moves).filter(|_| moves.count() == 1) {
            return writeln!(out, "=== {}", name(Move::Place(square)));
        }
        let start = Instant::now();
        writeln!(out, "status {NAME} is thinking")?;
        let limits = self.limits(self.time_left());
        if let Some(found) = self.think(&position, &limits, stop, out)? {
            let time = start.elapsed().as_secs_f64();
            writeln!(out, "=== {}/{}/{time:.2}", name(Move::Place(found.best)), discs(found.value))?;
        }
        Ok(())
    }

    /// Searches, and tells of every depth that is finished.
    fn think(
        &self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        out: &mut dyn Write,
    ) -> io::Result<Option<SearchResult>> {
        let start = Instant::now();
        let mut told = Ok(());
        let found = choose(position, self.game().variant().goal(), limits, stop, &mut |so_far| {
            // What is found once a ping has come would be taken for news of the next position.
            if told.is_ok() && !stop.is_stopped() {
                told = tell(so_far, start.elapsed(), out);
            }
            if told.is_err() {
                stop.stop();
            }
        });
        told.map(|()| found)
    }

    /// The best moves with their values.
    fn hint(&self, rest: &str, stop: &Stop, out: &mut dyn Write) -> io::Result<()> {
        let count = rest.parse::<usize>().unwrap_or(1).max(1);
        let Some(position) = self.game().position() else { return writeln!(out, "status") };
        writeln!(out, "status {NAME} is thinking")?;
        // For hints the clock of the game does not count.
        let limits = self.limits(None);
        if self.written.must_pass() {
            if let Some(found) = choose(&position, self.game().variant().goal(), &limits, stop, &mut |_| {})
                && !stop.is_stopped()
            {
                let value = opposite(found.value);
                writeln!(out, "search PA{} {} 0 {}", names(&found.line), discs(value), depth(value, found.depth))?;
            }
        } else if count == 1 {
            self.think(&position, &limits, stop, out)?;
        } else {
            self.rank(&position, count, &limits, stop, out)?;
        }
        writeln!(out, "status")
    }

    /// The values of the best moves, deeper and deeper.
    fn rank(
        &self,
        position: &Position,
        count: usize,
        limits: &Limits,
        stop: &Stop,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let start = Instant::now();
        let empties = position.empties().count() as u8;
        let is_proof = empties <= limits.exact_empties.max(limits.depth);
        // A proof takes as long as looking at half of the squares, or longer.
        let before = if is_proof { limits.depth.min(empties / 2) } else { limits.depth - 1 };
        let steps = (1..=before).map(|depth| Limits { depth, exact_empties: 0, ..*limits }).chain([*limits]);
        for step in steps {
            let time = step.time.map(|time| time.saturating_sub(start.elapsed()));
            let step = Limits { time, ..step };
            let ranking = rank_moves(position, self.game().variant().goal(), &step, stop);
            let Some(ranking) = ranking.filter(|_| !stop.is_stopped()) else { break };
            for (square, value) in ranking.into_iter().take(count) {
                let square = name(Move::Place(square));
                writeln!(out, "search {square} {} 0 {}", discs(value), depth(value, step.depth))?;
            }
            out.flush()?;
        }
        Ok(())
    }

    /// What every position of the game is worth to the side to move, the last one first.
    fn analyze(&self, stop: &Stop, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "status {NAME} is analyzing")?;
        let limits = self.limits(None);
        let (start, moves) = (self.game(), self.written.moves());
        for played in (0..=moves.len()).rev() {
            let mut game = Game::from_board(*start.start_board(), start.start_side(), start.variant());
            let squares = moves[..played].iter().filter_map(placed);
            if squares.map(|square| game.play(square)).any(|played| played.is_err()) {
                break;
            }
            let turn = played.checked_sub(1).map_or(game.start_side(), |last| !moves[last].side);
            let value = worth(&game, turn, &limits, stop);
            let Some(value) = value.filter(|_| !stop.is_stopped()) else { break };
            writeln!(out, "analysis {played} {}", discs(value))?;
            out.flush()?;
        }
        writeln!(out, "status")
    }
}

const fn placed(noted: &GgfMove) -> Option<Square> {
    match noted.played {
        Move::Place(square) => Some(square),
        Move::Pass => None,
    }
}

/// What a game is worth to the side whose turn it is, which may have to pass.
fn worth(game: &Game, turn: Side, limits: &Limits, stop: &Stop) -> Option<Value> {
    let goal = game.variant().goal();
    let Some(mover) = game.side_to_move() else {
        let lead = game.board().count().tournament().difference(turn);
        return Some(Value::Exact(if game.variant() == Variant::AntiReversi { -lead } else { lead }));
    };
    let value = choose(&game.position()?, goal, limits, stop, &mut |_| {})?.value;
    Some(if mover == turn { value } else { opposite(value) })
}

fn tell(found: &SearchResult, time: Duration, out: &mut dyn Write) -> io::Result<()> {
    let depth = depth(found.value, found.depth);
    writeln!(out, "search {} {} 0 {depth}", names(&found.line), discs(found.value))?;
    writeln!(out, "nodestats {} {:.2}", found.nodes, time.as_secs_f64())?;
    out.flush()
}

/// A move as NBoard writes it.
fn name(played: Move) -> String {
    match played {
        Move::Place(square) => square.to_string().to_ascii_uppercase(),
        Move::Pass => "PA".into(),
    }
}

fn names(line: &[Move]) -> String {
    line.iter().copied().map(name).collect()
}

fn discs(value: Value) -> String {
    format!("{:.2}", f64::from(value.hundredths()) / 100.0)
}

/// A depth as NBoard understands it: `100%` is a proof.
fn depth(value: Value, depth: u8) -> String {
    match value {
        Value::Exact(_) => "100%".into(),
        Value::Estimate(_) => depth.to_string(),
    }
}

const fn opposite(value: Value) -> Value {
    match value {
        Value::Exact(discs) => Value::Exact(-discs),
        Value::Estimate(hundredths) => Value::Estimate(-hundredths),
    }
}

/// The first time of a clock such as `15:00`, `1:30:00` or `5:00//2:00`; `None` if it says no time so.
fn main_time(clock: &str) -> Option<Duration> {
    let main = clock.split('/').next().filter(|main| main.contains(':'))?;
    let seconds = main.split(':').try_fold(0_u64, |total, part| {
        let part = part.trim().parse::<u64>().ok()?;
        total.checked_mul(60)?.checked_add(part)
    })?;
    Some(Duration::from_secs(seconds)).filter(|time| !time.is_zero())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_where_they_say_a_time() {
        let seconds = |clock| main_time(clock).map(|time| time.as_secs());
        assert_eq!(seconds("15:00"), Some(900));
        assert_eq!(seconds("1:30:00"), Some(5400));
        assert_eq!(seconds("05:00//02:00"), Some(300));
        for none in ["", "0", "0//0", "00:00", "x:00", "-1:00", "99999999999999999999:00", "9999999999999999999:00"] {
            assert_eq!(seconds(none), None, "{none}");
        }
    }
}
