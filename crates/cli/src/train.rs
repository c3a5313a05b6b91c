//! `train`: fits the evaluation's weights to the results of games, and says how far off they are on other games.

use std::fmt::Write;
use std::fs;

use outflank_engine::eval::{SLOTS, STAGES, Weights, shared_slots, slots, stage};
use outflank_engine::rules::{Position, Variant};
use serde_json::json;

use crate::Report;
use crate::args::TrainArgs;
use crate::errors::{against_proofs, against_results};
use crate::fit::{Sample, fit, mean_square};
use crate::games::{self, Seen};
use crate::progress::{Progress, stop_on_interrupt};

/// Of so many games one is held out: no training ever sees it.
const HELD_OUT: usize = 20;

/// Positions with what they are worth to the side to move, in discs.
type Labelled = Vec<(Position, f32)>;

pub fn run(args: &TrainArgs) -> Result<Report, String> {
    let variant: Variant = args.variant.into();
    let goal = variant.goal();
    if !(0.0..=1.0).contains(&args.share) || args.spread.is_nan() || args.spread <= 0.0 {
        return Err("--share lies between 0 and 1, --spread above 0".into());
    }
    let stop = stop_on_interrupt()?;
    let teacher = args.teacher.as_deref().map(load).transpose()?;
    let from = args.from.as_deref().map(load).transpose()?;
    if [&teacher, &from].into_iter().flatten().any(|weights| weights.goal() != goal) {
        return Err("--teacher and --from take weights that were trained for the same goal".into());
    }
    let (mut training, mut held_out, mut count) = (Vec::new(), Vec::new(), 0_usize);
    training.resize_with(STAGES, Labelled::new);
    for path in &args.games {
        let (games, exact) = games::read(path, goal)?;
        for (index, game) in games.iter().enumerate() {
            count += 1;
            let positions = game.positions(goal);
            if index % HELD_OUT == 0 {
                held_out.extend(positions);
                continue;
            }
            for (at, seen) in positions.iter().enumerate() {
                let empties = seen.position.empties().count();
                // Where play was perfect the result is what the position is worth: nothing is surer.
                let later = positions.get(at + usize::from(args.ahead)).filter(|_| empties > u32::from(exact));
                let label = label(seen, later, teacher.as_ref(), args.share);
                training[stage(empties)].push((seen.position, label));
            }
        }
    }
    let positions: usize = training.iter().map(Vec::len).sum();
    let mut text = String::new();
    if let Some(path) = &args.out {
        let shared = shared_slots();
        let mut progress = Progress::new("stages", 0, STAGES as u64);
        let mut table = Vec::with_capacity(STAGES * SLOTS);
        let mut known = from.iter().flat_map(Weights::stages);
        let (mut weights, mut noise) = (vec![0.0; SLOTS], 0.0);
        for (number, stage) in training.iter().enumerate() {
            if stop.is_stopped() {
                return Err("stopped: no weights were written".into());
            }
            // Each stage begins from what is known of it, or from the one that is nearer the end, whose results are
            // surer. How far it may leave that depends on how much chance there is in the results, which changes little
            // from stage to stage.
            if let Some(known) = known.next() {
                weights = known.iter().map(|&weight| f32::from(weight) / 100.0).collect();
            }
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
    let results = against_results(&mut text, &judged, &held_out);
    let mut json = json!({ "held_out": results });
    if args.solve > 0 {
        json["exact"] = against_proofs(&mut text, &judged, &held_out, args.solve, &stop);
    }
    Ok(Report { text, json })
}

/// Reads weights from a file.
pub fn load(path: &std::path::Path) -> Result<Weights, String> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Weights::from_bytes(&bytes).map_err(|error| format!("{}: {error}", path.display()))
}

/// What a position is said to be worth: the final result, or for a share of it what the teacher thinks of the game some
/// moves later. That hangs less on chance than the result does, and is surer than a judgement now (temporal
/// differences: Sutton, "Learning to predict by the methods of temporal differences", 1988).
fn label(seen: &Seen, later: Option<&Seen>, teacher: Option<&Weights>, share: f32) -> f32 {
    let result = f32::from(seen.result);
    match (later, teacher) {
        (Some(later), Some(teacher)) => {
            let judged = teacher.evaluate(&later.position) as f32 / 100.0;
            let judged = if later.side == seen.side { judged } else { -judged };
            share * judged + (1.0 - share) * result
        }
        _ => result,
    }
}

fn samples(labelled: &Labelled, shared: &[u32]) -> Vec<Sample> {
    let sample = |&(position, target): &(Position, f32)| Sample {
        slots: slots(&position).map(|slot| shared[slot as usize]),
        target,
    };
    labelled.iter().map(sample).collect()
}
