//! `train`: fits the evaluation's weights to the results of games, and says how far off they are on other games.

use std::fmt::Write;
use std::fs;

use outflank_engine::eval::{SLOTS, STAGES, Weights, shared_slots, slots, stage};
use outflank_engine::rules::{Goal, Position, Variant};
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
    let judged = match (&args.judge, &args.out) {
        (Some(path), _) | (None, Some(path)) => load(path)?,
        (None, None) => Weights::of(goal).clone(),
    };
    report(&mut text, &judged, &held_out, goal, args)
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

/// The errors on the held-out games by the number of empty squares, beside another evaluation's.
fn report(
    text: &mut String,
    weights: &Weights,
    held_out: &Labelled,
    goal: Goal,
    args: &TrainArgs,
) -> Result<Report, String> {
    let other = match &args.beside {
        Some(path) => load(path)?,
        None => Weights::hand_made(goal),
    };
    let mut errors = [[Errors::default(); 2]; 65];
    for (position, result) in held_out {
        let row = &mut errors[position.empties().count() as usize];
        row[0].add(weights.evaluate(position), *result);
        row[1].add(other.evaluate(position), *result);
    }
    let _ = writeln!(text, "empties positions  mean error, root mean square (the other's)");
    let mut rows = Vec::new();
    for (empties, [own, other]) in errors.iter().enumerate().filter(|(_, row)| row[0].count > 0) {
        let (mean, square) = (own.mean(), own.root_mean_square());
        let (other_mean, other_square) = (other.mean(), other.root_mean_square());
        let _ = writeln!(
            text,
            "{empties:7} {:9}  {mean:5.2} {square:5.2}  ({other_mean:5.2} {other_square:5.2})",
            own.count
        );
        rows.push(json!({
            "empties": empties, "positions": own.count, "mean": mean, "rms": square,
            "other_mean": other_mean, "other_rms": other_square,
        }));
    }
    Ok(Report { text: std::mem::take(text), json: json!({ "held_out": rows }) })
}
