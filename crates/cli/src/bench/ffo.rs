//! `bench ffo`: solves the endgames of the FFO test suite, by which Othello programs have been compared since the
//! nineties, and checks what it finds.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use outflank_engine::rules::{Board, Goal, Move, Position, Side, Square};
use outflank_engine::search::{Limits, SearchResult, Stop, Value, search_on};
use serde_json::json;

use super::{processor, speed};
use crate::Report;
use crate::args::FfoArgs;
use crate::progress::{Progress, stop_on_interrupt};

/// The engine's own test cases, where the suite's positions have their scores and best moves.
const CASES: &str = include_str!("../../../engine/tests/data/positions.tsv");
const PROOF: Limits = Limits { depth: 60, exact_empties: 60, nodes: u64::MAX, time: None };
/// One more empty square takes about so many times as long: the time left is reckoned by it.
const GROWTH: f64 = 1.8;

/// One position of the suite.
struct Case {
    number: u32,
    position: Position,
    score: i8,
    best: Vec<Square>,
}

/// What solving one took: of processor time, and on the wall.
struct Solved {
    found: SearchResult,
    seconds: f64,
    elapsed: f64,
}

pub fn run(args: &FfoArgs, as_json: bool) -> Result<Report, String> {
    if args.from > args.to {
        return Err("--from is not after --to".into());
    }
    let cases: Vec<Case> = cases().filter(|case| (args.from..=args.to).contains(&case.number)).collect();
    let stop = stop_on_interrupt()?;
    let mut progress = Progress::new("positions", 0, cases.len() as u64);
    let total: f64 = cases.iter().map(work).sum();
    let (mut done, mut nodes, mut seconds, mut elapsed) = (0.0, 0, 0.0, 0.0);
    let mut rows = Vec::new();
    let mut faults = Vec::new();
    if !as_json {
        say("  # empties score best         nodes   seconds    wall  million/s line of best play")?;
    }
    for case in &cases {
        let Some(solved) = solve(case, args.threads, &stop) else { break };
        nodes += solved.found.nodes;
        seconds += solved.seconds;
        elapsed += solved.elapsed;
        faults.extend(fault(case, &solved.found).map(|fault| format!("#{}: {fault}", case.number)));
        if !as_json {
            say(&row(case, &solved))?;
        }
        rows.push(to_json(case, &solved));
        done += work(case);
        progress.show_share(rows.len() as u64, done / total);
    }
    let summary = format!(
        "{nodes} nodes in {seconds:.2} seconds of processor time ({elapsed:.2} on the wall), {}",
        speed(nodes, seconds)
    );
    let report = if as_json {
        json!({ "positions": rows, "nodes": nodes, "seconds": seconds, "elapsed": elapsed, "faults": faults })
            .to_string()
    } else {
        summary
    };
    say(&report)?;
    if !faults.is_empty() {
        return Err(faults.join("\n"));
    }
    if rows.len() < cases.len() {
        return Err(format!("stopped after {} of {} positions", rows.len(), cases.len()));
    }
    Ok(Report::nothing())
}

/// Writes a line at once: the next may be minutes away.
fn say(line: &str) -> Result<(), String> {
    let mut out = io::stdout();
    writeln!(out, "{line}").and_then(|()| out.flush()).map_err(|error| error.to_string())
}

fn cases() -> impl Iterator<Item = Case> {
    CASES.lines().filter_map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[id, _, board, side, _, score, best, ..] = fields.as_slice() else { return None };
        let board: Board = board.parse().ok()?;
        let side = side.chars().next().and_then(Side::from_letter)?;
        Some(Case {
            number: id.strip_prefix("ffo-")?.parse().ok()?,
            position: Position::new(&board, side),
            score: score.parse().ok()?,
            best: best.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?,
        })
    })
}

/// How long a position takes, in a unit of its own.
fn work(case: &Case) -> f64 {
    GROWTH.powi(case.position.empties().count() as i32)
}

fn solve(case: &Case, threads: NonZeroUsize, stop: &Stop) -> Option<Solved> {
    let (before, start) = (processor::spent(), Instant::now());
    let found = search_on(threads, &case.position, Goal::MostDiscs, &PROOF, stop, &mut |_| {})?;
    let (seconds, elapsed): (Duration, Duration) = (processor::spent() - before, start.elapsed());
    let (seconds, elapsed) = (seconds.as_secs_f64(), elapsed.as_secs_f64());
    (!stop.is_stopped()).then_some(Solved { found, seconds, elapsed })
}

/// What is wrong with what was found, if anything is.
fn fault(case: &Case, found: &SearchResult) -> Option<String> {
    if found.value != Value::Exact(case.score) {
        return Some(format!("found {}, but {:+} is right", score(found.value), case.score));
    }
    if !case.best.contains(&found.best) {
        return Some(format!("found {}, but {} is best", found.best, names(&case.best, " or ")));
    }
    let end = end_of(case.position, &found.line)?;
    (end != case.score).then(|| format!("the line of best play ends {end:+}, not {:+}", case.score))
}

/// The final difference, empty squares to the winner, for the side that the line begins with; -1, which no game ends
/// with, if the line is not a game to its end.
fn end_of(mut position: Position, line: &[Move]) -> Option<i8> {
    const NO_END: i8 = -1;
    let mut side = Side::Black;
    for played in line {
        position = match played {
            Move::Place(square) => match position.play(*square) {
                Some(after) => after,
                None => return Some(NO_END),
            },
            Move::Pass => position.pass(),
        };
        side = !side;
    }
    if !position.is_over() {
        return Some(NO_END);
    }
    // The board as the side to move sees it, as if that were Black.
    let board = Board::new(position.player, position.opponent)?;
    let difference = board.count().tournament().difference(Side::Black);
    Some(if side == Side::Black { difference } else { -difference })
}

fn score(value: Value) -> String {
    match value {
        Value::Exact(discs) => format!("{discs:+}"),
        Value::Estimate(hundredths) => format!("about {:+.2}", f64::from(hundredths) / 100.0),
    }
}

fn names(squares: &[Square], between: &str) -> String {
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

fn line(found: &SearchResult) -> String {
    found.line.iter().map(ToString::to_string).collect()
}

fn row(case: &Case, Solved { found, seconds, elapsed }: &Solved) -> String {
    let mut row =
        format!("{:3} {:7} {:>5} {:4}", case.number, case.position.empties().count(), score(found.value), found.best);
    let speed = found.nodes as f64 / seconds / 1e6;
    let _ = write!(row, " {:13} {seconds:9.3} {elapsed:7.2} {speed:10.1} {}", found.nodes, line(found));
    row
}

fn to_json(case: &Case, Solved { found, seconds, elapsed }: &Solved) -> serde_json::Value {
    let exact = if let Value::Exact(discs) = found.value { Some(discs) } else { None };
    json!({
        "number": case.number, "empties": case.position.empties().count(), "score": exact,
        "best": found.best.to_string(), "line": line(found),
        "nodes": found.nodes, "seconds": seconds, "elapsed": elapsed, "fault": fault(case, found),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_suite_is_whole() {
        let numbers: Vec<u32> = cases().map(|case| case.number).collect();
        assert_eq!(numbers, (1..=59).collect::<Vec<_>>());
    }

    #[test]
    fn faults_are_found() {
        let case = cases().next().expect("a case");
        let right = solve(&case, NonZeroUsize::MIN, &Stop::new()).expect("not stopped").found;
        assert_eq!(fault(&case, &right), None);
        let wrong_score = SearchResult { value: Value::Exact(case.score + 2), ..right.clone() };
        assert_eq!(fault(&case, &wrong_score), Some("found +20, but +18 is right".into()));
        let unproved = SearchResult { value: Value::Estimate(1800), ..right.clone() };
        assert_eq!(fault(&case, &unproved), Some("found about +18.00, but +18 is right".into()));
        let wrong_move = SearchResult { best: "h1".parse().expect("a square"), ..right.clone() };
        assert_eq!(fault(&case, &wrong_move), Some("found h1, but g8 is best".into()));
        let short = SearchResult { line: right.line[..5].to_vec(), ..right };
        assert_eq!(fault(&case, &short), Some("the line of best play ends -1, not +18".into()));
    }
}
