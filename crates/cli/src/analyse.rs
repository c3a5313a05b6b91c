//! `analyse`: every move of a game with its value, what it cost and what would have been better.

use std::fmt::Write;
use std::time::{Duration, Instant};

use outflank_engine::analysis::{Accuracy, Review, ReviewLimits, ReviewedMove, review};
use outflank_engine::record::read_transcript;
use outflank_engine::rules::{Move, Side};
use outflank_engine::search::{Limits, Value};
use serde_json::json;

use crate::Report;
use crate::args::AnalyseArgs;
use crate::progress::stop_on_interrupt;
use crate::replay::read_input;

/// Time between two lines of progress.
const EVERY: Duration = Duration::from_secs(2);

pub fn run(args: &AnalyseArgs) -> Result<Report, String> {
    let text = if args.transcript == "-" { read_input()? } else { args.transcript.clone() };
    let game = read_transcript(&text, args.variant.into()).map_err(|error| error.to_string())?;
    let stop = stop_on_interrupt()?;
    let start = Instant::now();
    let mut shown = start;
    let found = review(&game, &limits(args)?, &stop, &mut |review| {
        if shown.elapsed() >= EVERY && review.done > 0 {
            shown = Instant::now();
            let left = start.elapsed().mul_f64((review.total - review.done) as f64 / review.done as f64);
            eprintln!("{} of {} positions, about {:.0} seconds left", review.done, review.total, left.as_secs_f64());
        }
    });
    Ok(Report { text: describe(&found), json: to_json(&found) })
}

fn limits(args: &AnalyseArgs) -> Result<ReviewLimits, String> {
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let standard = ReviewLimits::standard(threads).search;
    let time = match (args.time_per_move, args.depth) {
        (Some(seconds), _) => {
            Some(Duration::try_from_secs_f64(seconds).map_err(|error| format!("--time-per-move: {error}"))?)
        }
        // Asked for a depth, it takes what it takes, and is the same every time.
        (None, Some(_)) => None,
        (None, None) => standard.time,
    };
    let depth = args.depth.unwrap_or(standard.depth);
    let exact_empties = args.exact.unwrap_or(standard.exact_empties);
    Ok(ReviewLimits { search: Limits { depth, exact_empties, time, ..standard }, threads })
}

/// A value in discs, `=` before a proved one.
fn discs(value: Value) -> String {
    match value {
        Value::Exact(0) => "=0".into(),
        Value::Exact(discs) => format!("={discs:+}"),
        Value::Estimate(hundredths) => format!("{:+.1}", f64::from(hundredths) / 100.0),
    }
}

fn written(line: &[Move]) -> String {
    line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn describe(review: &Review) -> String {
    let mut text = String::new();
    if let Some(opening) = review.opening {
        let _ = writeln!(text, "opening: {} ({} moves)", opening.name, opening.moves);
    }
    let _ = writeln!(text, "values in discs for Black, = proved; at the start {}", discs(review.start));
    let _ = writeln!(text, " no   move   value   loss  better");
    for (index, reviewed) in review.moves.iter().enumerate() {
        let ReviewedMove { side, square, value, loss, .. } = reviewed;
        let cost = if *loss == 0 { "-".into() } else { format!("{:.1}", f64::from(*loss) / 100.0) };
        let is_turning_point = review.turning_points.iter().any(|point| point.index == index);
        let mark = if is_turning_point { " !" } else { "" };
        let better = reviewed.better.as_ref().map(|better| format!("  {}", written(&better.line))).unwrap_or_default();
        let _ = writeln!(
            text,
            "{:3}  {} {square}{mark:2} {:>7} {cost:>6}{better}",
            index + 1,
            side.letter(),
            discs(*value)
        );
    }
    for point in &review.turning_points {
        let Some(reviewed) = review.moves.get(point.index) else { continue };
        let better = reviewed.better.as_ref().map(|better| better.square.to_string()).unwrap_or_default();
        let reasons: Vec<_> = point.reasons.iter().map(|reason| reason.what.name()).collect();
        let warnings: Vec<_> = point.warnings.iter().map(|warning| warning.what.name()).collect();
        let _ = write!(
            text,
            "turning point: {} {}, better {better} ({})",
            point.index + 1,
            reviewed.square,
            reasons.join(", ")
        );
        let against =
            if warnings.is_empty() { String::new() } else { format!("; against it: {}", warnings.join(", ")) };
        let _ = writeln!(text, "{against}");
    }
    for side in Side::BOTH {
        let Accuracy { percent, loss, mistakes } = *review.accuracy(side);
        let percent = percent.map_or("-".into(), |percent| format!("{percent:.1}"));
        let lost = f64::from(loss) / 100.0;
        let _ = writeln!(text, "{side}: accuracy {percent}, {lost:.1} discs lost, {mistakes} mistakes");
    }
    if !review.is_finished() {
        let _ = writeln!(text, "stopped early: {} of {} positions looked at in full", review.done, review.total);
    }
    text
}

fn value_json(value: Value) -> serde_json::Value {
    json!(f64::from(value.hundredths()) / 100.0)
}

fn to_json(review: &Review) -> serde_json::Value {
    let moves: Vec<_> = review.moves.iter().map(move_json).collect();
    let turning_points: Vec<_> = review
        .turning_points
        .iter()
        .map(|point| {
            json!({
                "move": point.index + 1,
                "swing": point.swing,
                "reasons": point.reasons.iter().map(|reason| reason.what.name()).collect::<Vec<_>>(),
                "warnings": point.warnings.iter().map(|warning| warning.what.name()).collect::<Vec<_>>(),
            })
        })
        .collect();
    let accuracy = |side| {
        let Accuracy { percent, loss, mistakes } = *review.accuracy(side);
        json!({ "accuracy": percent, "loss": f64::from(loss) / 100.0, "mistakes": mistakes })
    };
    json!({
        "opening": review.opening.map(|opening| opening.name),
        "start": value_json(review.start),
        "moves": moves,
        "turning_points": turning_points,
        "black": accuracy(Side::Black),
        "white": accuracy(Side::White),
        "finished": review.is_finished(),
    })
}

fn move_json(reviewed: &ReviewedMove) -> serde_json::Value {
    json!({
        "side": reviewed.side.letter().to_string(),
        "move": reviewed.square.to_string(),
        "value": value_json(reviewed.value),
        "exact": matches!(reviewed.value, Value::Exact(_)),
        "loss": f64::from(reviewed.loss) / 100.0,
        "loss_exact": reviewed.is_exact,
        "forced": reviewed.is_forced,
        "best": reviewed.better.as_ref().map_or(reviewed.square, |better| better.square).to_string(),
        "line": reviewed.better.as_ref().map(|better| better.line.iter().map(ToString::to_string).collect::<Vec<_>>()),
    })
}
