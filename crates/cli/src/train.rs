//! `train`: fits the evaluation's weights to the results of games, and says how far off they are on other games.

use std::fmt::Write;
use std::fs;

use outflank_engine::eval::{SLOTS, STAGES, Weights, shared_slots, slots, stage};
use outflank_engine::rules::{Position, Variant};
use serde_json::json;

use crate::Report;
use crate::args::TrainArgs;
use crate::fit::{Sample, fit, mean_square};
use crate::games;
use crate::progress::{Progress, stop_on_interrupt};

/// Of so many games one is held out: no training ever sees it.
const HELD_OUT: usize = 20;

/// The positions of some games with their final results for the side to move.
type Labelled = Vec<(Position, i8)>;

pub fn run(args: &TrainArgs) -> Result<Report, String> {
    let variant: Variant = args.variant.into();
    let goal = variant.goal();
    let stop = stop_on_interrupt()?;
    let (mut training, mut held_out, mut count) = (Vec::new(), Vec::new(), 0_usize);
    training.resize_with(STAGES, Labelled::new);
    for path in &args.games {
        for (index, game) in games::read(path, goal)?.iter().enumerate() {
            count += 1;
            if index % HELD_OUT == 0 {
                held_out.extend(game.positions(goal));
            } else {
                for (position, result) in game.positions(goal) {
                    training[stage(position.empties().count())].push((position, result));
                }
            }
        }
    }
    let positions: usize = training.iter().map(Vec::len).sum();
    let mut text = String::new();
    if let Some(path) = &args.out {
        let shared = shared_slots();
        let mut progress = Progress::new("stages", 0, STAGES as u64);
        let mut table = Vec::with_capacity(STAGES * SLOTS);
        let (mut weights, mut noise) = (vec![0.0; SLOTS], 0.0);
        for (number, stage) in training.iter().enumerate() {
            if stop.is_stopped() {
                return Err("stopped: no weights were written".into());
            }
            // Each stage begins from the one that is nearer the end, whose results are surer. How far it may leave
            // that depends on how much chance there is in the results, which changes little from stage to stage.
            let samples = samples(stage, &shared);
            if number == 0 {
                noise = mean_square(&samples, &fit(&samples, &weights, 1.0, args.rounds));
            }
            weights = fit(&samples, &weights, noise / args.spread.powi(2), args.rounds);
            noise = mean_square(&samples, &weights);
            table.extend(weights.iter().map(|weight| (weight * 100.0).round() as i16));
            progress.show(number as u64 + 1);
        }
        let trained = Weights::new(goal, table).ok_or("the fit has the wrong size")?;
        let bytes = trained.to_bytes();
        fs::write(path, &bytes).map_err(|error| format!("{}: {error}", path.display()))?;
        let _ = writeln!(
            text,
            "fitted to {positions} positions of {} games, {} bytes in {}",
            count - count.div_ceil(HELD_OUT),
            bytes.len(),
            path.display()
        );
    }
    let mut judged = Vec::new();
    for path in args.out.iter().chain(&args.judge) {
        judged.push(load(path)?);
    }
    if judged.is_empty() {
        judged.push(Weights::of(goal).clone());
    }
    Ok(report(text, &judged, &held_out))
}

/// Reads weights from a file.
pub fn load(path: &std::path::Path) -> Result<Weights, String> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Weights::from_bytes(&bytes).map_err(|error| format!("{}: {error}", path.display()))
}

fn samples(labelled: &Labelled, shared: &[u32]) -> Vec<Sample> {
    let sample = |&(position, result): &(Position, i8)| Sample {
        slots: slots(&position).map(|slot| shared[slot as usize]),
        target: f32::from(result),
    };
    labelled.iter().map(sample).collect()
}

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

/// The errors on the held-out games by the number of empty squares, each evaluation's beside the other's.
fn report(mut text: String, judged: &[Weights], held_out: &Labelled) -> Report {
    let mut errors = vec![vec![Errors::default(); judged.len()]; 65];
    for (position, result) in held_out {
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
    Report { text, json: json!({ "held_out": rows }) }
}
