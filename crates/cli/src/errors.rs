//! How far evaluations are off on positions that no training saw.

use std::fmt::Write;

use outflank_engine::eval::Weights;
use outflank_engine::search::{Limits, Stop, Value, search_with};
use serde_json::json;

use crate::games::Seen;

/// Numbers of empty squares at which results are replaced by proofs when those are asked for. With fewer they are
/// proofs anyway.
const PROVED_AT: [u32; 4] = [14, 16, 18, 20];

/// How far judgements are off, in discs.
#[derive(Clone, Copy, Default)]
struct Errors {
    count: u32,
    absolute: f64,
    squared: f64,
}

impl Errors {
    fn add(&mut self, hundredths: i32, result: i8) {
        let error = f64::from(hundredths) / 100.0 - f64::from(result);
        self.count += 1;
        self.absolute += error.abs();
        self.squared += error * error;
    }

    fn mean(&self) -> f64 {
        self.absolute / f64::from(self.count)
    }

    fn root_mean_square(&self) -> f64 {
        (self.squared / f64::from(self.count)).sqrt()
    }
}

/// The errors of each of some evaluations by the number of empty squares, against the final results of the games.
pub fn against_results(text: &mut String, judged: &[Weights], held_out: &[Seen]) -> serde_json::Value {
    let _ = writeln!(text, "against the results of games held out:");
    table(text, judged, held_out)
}

/// The same against exact scores, for at most `count` positions of each number of empty squares in [`PROVED_AT`], each
/// from another game.
pub fn against_proofs(
    text: &mut String,
    judged: &[Weights],
    held_out: &[Seen],
    count: usize,
    stop: &Stop,
) -> serde_json::Value {
    let _ = writeln!(text, "against exact scores:");
    let limits = Limits { depth: 8, exact_empties: 64, nodes: u64::MAX, time: None };
    let mut proved = Vec::new();
    for empties in PROVED_AT {
        for seen in held_out.iter().filter(|seen| seen.position.empties().count() == empties).take(count) {
            let Some(weights) = judged.first() else { break };
            let found = search_with(weights, &seen.position, &limits, stop, &mut |_| {});
            if let Some(Value::Exact(result)) = found.map(|found| found.value) {
                proved.push(Seen { result, ..*seen });
            }
        }
    }
    table(text, judged, &proved)
}

fn table(text: &mut String, judged: &[Weights], held_out: &[Seen]) -> serde_json::Value {
    let mut errors = vec![vec![Errors::default(); judged.len()]; 65];
    for Seen { position, result, .. } in held_out {
        let row = &mut errors[position.empties().count() as usize];
        for (weights, errors) in judged.iter().zip(row) {
            errors.add(weights.evaluate(position), *result);
        }
    }
    let _ = writeln!(text, "empties positions  mean error and root mean square, in discs");
    let mut rows = Vec::new();
    for (empties, row) in errors.iter().enumerate().filter(|(_, row)| row.iter().any(|e| e.count > 0)) {
        let positions = row.iter().map(|errors| errors.count).max().unwrap_or(0);
        let _ = write!(text, "{empties:7} {positions:9}");
        for errors in row {
            let _ = write!(text, "  {:5.2} {:5.2}", errors.mean(), errors.root_mean_square());
        }
        text.push('\n');
        let pairs: Vec<_> = row.iter().map(|e| json!({ "mean": e.mean(), "rms": e.root_mean_square() })).collect();
        rows.push(json!({ "empties": empties, "positions": positions, "errors": pairs }));
    }
    rows.into()
}
