//! `fit-probcut`: how far shallow searches are from deeper ones, and the numbers by which the search trusts them.

use std::f64::consts::FRAC_PI_2;
use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use outflank_engine::eval::Weights;
use outflank_engine::rules::{Goal, Position, Variant};
use outflank_engine::search::{Stop, values_by_depth};
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use serde_json::json;

use crate::Report;
use crate::args::FitProbcutArgs;
use crate::games::{self, PlayedGame};
use crate::progress::{Progress, stop_on_interrupt};

/// Positions judged to be farther from a draw than this, in hundredths of a disc, are not drawn: a search seldom has to
/// do with them, and their errors are others.
const UNDECIDED: i32 = 3000;
/// The most empty squares of a position that is drawn.
const MOST_EMPTIES: u32 = 54;
/// What an error is taken for that is smaller than the weights' unit, in hundredths of a disc.
const LEAST_ERROR: f64 = 4.0;
/// How many entries each of the search's tables has.
const ENTRIES: usize = 16;
/// How many numbers of empty squares share an entry.
const STEP: usize = 4;

/// A position's number of empty squares, and its worth looked at 0, 1, 2 .. plies deep.
type Looked = (u32, Vec<i32>);

/// How far a shallow value was from a deeper one.
#[derive(Clone, Copy)]
struct Pair {
    empties: u32,
    deep: usize,
    shallow: usize,
    /// Deep minus shallow, in hundredths of a disc.
    error: f64,
}

impl Pair {
    /// What the logarithm of the typical error is taken to be a sum of.
    fn terms(&self) -> [f64; 4] {
        [1.0, f64::from(self.empties), ((self.deep - self.shallow) as f64).ln(), (self.shallow as f64 + 1.0).ln()]
    }
}

/// The standard deviation of the errors, as `exp(a + b * empties) * left_out ^ c * (shallow + 1) ^ d` hundredths of a
/// disc.
struct Model([f64; 4]);

pub fn run(args: &FitProbcutArgs) -> Result<Report, String> {
    let goal = Variant::from(args.variant).goal();
    let stop = stop_on_interrupt()?;
    let mut games = Vec::new();
    for path in &args.games {
        games.extend(games::read(path, goal)?.0);
    }
    let positions = draw(games, goal, args);
    let looked = look(&positions, goal, args.depth, &stop)?;
    let pairs: Vec<Pair> = looked.iter().flat_map(pairs).collect();
    let model = Model::fit(&pairs).ok_or("too few positions for a fit")?;
    let [base, empties, left_out, shallow] = model.0;
    let mut text = format!(
        "{} positions; error = {:.0} * {:.4} ^ empties * left_out ^ {left_out:.3} * (shallow + 1) ^ {shallow:.3}\n",
        looked.len(),
        base.exp(),
        empties.exp(),
    );
    let cells = report_cells(&mut text, &pairs, &model);
    let [by_empties, by_left_out, by_shallow] = model.tables();
    let _ = writeln!(text, "by_empties: {by_empties:?},\nby_left_out: {by_left_out:?},\nby_shallow: {by_shallow:?},");
    let json = json!({
        "positions": looked.len(), "model": model.0, "cells": cells,
        "by_empties": by_empties, "by_left_out": by_left_out, "by_shallow": by_shallow,
    });
    Ok(Report { text, json })
}

/// One position of each of some games, at numbers of empty squares drawn evenly, for which the search does not reach
/// the end.
fn draw(mut games: Vec<PlayedGame>, goal: Goal, args: &FitProbcutArgs) -> Vec<Position> {
    let mut rng = StdRng::seed_from_u64(args.seed);
    games.shuffle(&mut rng);
    let weights = Weights::of(goal);
    let positions = games.iter().filter_map(|game| {
        let empties = rng.random_range(u32::from(args.depth) + 1..=MOST_EMPTIES);
        let seen = game.positions(goal).into_iter().find(|seen| seen.position.empties().count() == empties)?;
        (weights.evaluate(&seen.position).abs() <= UNDECIDED).then_some(seen.position)
    });
    positions.take(args.positions as usize).collect()
}

/// Looks at every position, on all processors.
fn look(positions: &[Position], goal: Goal, depth: u8, stop: &Stop) -> Result<Vec<Looked>, String> {
    let weights = Weights::of(goal);
    let next = AtomicUsize::new(0);
    let some = |mut progress: Option<Progress>| {
        let mut looked = Vec::new();
        while let Some(position) = positions.get(next.fetch_add(1, Ordering::Relaxed))
            && !stop.is_stopped()
        {
            looked.push((position.empties().count(), values_by_depth(weights, position, depth, stop)));
            if let Some(progress) = &mut progress {
                progress.show(next.load(Ordering::Relaxed) as u64);
            }
        }
        looked
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut all = thread::scope(|scope| {
        let some = &some;
        let progress = |first| (first == 0).then(|| Progress::new("positions", 0, positions.len() as u64));
        let workers: Vec<_> = (0..threads).map(|number| scope.spawn(move || some(progress(number)))).collect();
        let mut all = Vec::new();
        for worker in workers {
            all.extend(worker.join().map_err(|_| "a search failed")?);
        }
        Ok::<_, String>(all)
    })?;
    if stop.is_stopped() {
        return Err("stopped: nothing was fitted".into());
    }
    // Sums are to be the same whichever thread was first.
    all.sort();
    Ok(all)
}

/// Every two depths of which the deeper is at least 2 and that are an even number of plies apart: judgements before
/// one's own move and before the opponent's are not of one kind.
fn pairs((empties, values): &Looked) -> Vec<Pair> {
    let depths = (2..values.len()).flat_map(|deep| (deep % 2..deep).step_by(2).map(move |shallow| (deep, shallow)));
    depths
        .map(|(deep, shallow)| Pair {
            empties: *empties,
            deep,
            shallow,
            error: f64::from(values[deep] - values[shallow]),
        })
        .collect()
}

impl Model {
    /// Least squares on the logarithms of the errors; then all of it is scaled so that the mean error is that of a
    /// normal distribution. `None` if the pairs do not tell all terms apart.
    fn fit(pairs: &[Pair]) -> Option<Self> {
        let mut equations = [[0.0; 5]; 4];
        for pair in pairs {
            let terms = pair.terms();
            let target = pair.error.abs().max(LEAST_ERROR).ln();
            for (equation, term) in equations.iter_mut().zip(terms) {
                for (sum, other) in equation.iter_mut().zip(terms.into_iter().chain([target])) {
                    *sum += term * other;
                }
            }
        }
        let mut model = Self(solve(equations)?);
        let ratio = pairs.iter().map(|pair| pair.error.abs() / model.at(pair)).sum::<f64>() / pairs.len() as f64;
        model.0[0] += (ratio * FRAC_PI_2.sqrt()).ln();
        Some(model)
    }

    /// The typical error of such a pair, in hundredths of a disc.
    fn at(&self, pair: &Pair) -> f64 {
        self.0.iter().zip(pair.terms()).map(|(factor, term)| factor * term).sum::<f64>().exp()
    }

    /// What the search multiplies: hundredths of a disc for each four numbers of empty squares, and hundredths for
    /// each two plies left out and each depth of the shallow search.
    fn tables(&self) -> [[u32; ENTRIES]; 3] {
        let [base, empties, left_out, shallow] = self.0;
        let table = |value: &dyn Fn(f64) -> f64| std::array::from_fn(|entry| value(entry as f64).round() as u32);
        let middle = (STEP - 1) as f64 / 2.0;
        [
            table(&|entry| (base + empties * (STEP as f64 * entry + middle)).exp()),
            table(&|entry| 100.0 * (2.0 * entry).powf(left_out)),
            table(&|entry| 100.0 * (entry + 1.0).powf(shallow)),
        ]
    }
}

/// The solution of four linear equations, each with its right side at the end (Gauss's elimination).
fn solve(mut rows: [[f64; 5]; 4]) -> Option<[f64; 4]> {
    for column in 0..4 {
        let pivot = (column..4).max_by(|&a, &b| rows[a][column].abs().total_cmp(&rows[b][column].abs()))?;
        rows.swap(column, pivot);
        let lead = rows[column];
        if lead[column].abs() < 1e-9 {
            return None;
        }
        for (_, row) in rows.iter_mut().enumerate().filter(|(number, _)| *number != column) {
            let share = row[column] / lead[column];
            for (value, lead) in row.iter_mut().zip(lead) {
                *value -= share * lead;
            }
        }
    }
    Some(std::array::from_fn(|row| rows[row][4] / rows[row][row]))
}

/// For each pair of depths what was measured, the mean of deep minus shallow, and what the model says.
fn report_cells(text: &mut String, pairs: &[Pair], model: &Model) -> serde_json::Value {
    let _ = writeln!(text, "{:>5} {:>8} {:>9} {:>6} {:>6}", "plies", "of these", "deviation", "mean", "model");
    let mut cells = Vec::new();
    let deepest = pairs.iter().map(|pair| pair.deep).max().unwrap_or(0);
    for deep in 2..=deepest {
        for shallow in (deep % 2..deep).step_by(2) {
            let here: Vec<&Pair> = pairs.iter().filter(|pair| (pair.deep, pair.shallow) == (deep, shallow)).collect();
            let mean_of = |value: &dyn Fn(&Pair) -> f64| {
                here.iter().map(|pair| value(pair)).sum::<f64>() / here.len().max(1) as f64
            };
            let deviation = mean_of(&|pair| pair.error.abs()) * FRAC_PI_2.sqrt();
            let (mean, expected) = (mean_of(&|pair| pair.error), mean_of(&|pair| model.at(pair)));
            let _ = writeln!(text, "{deep:>5} {shallow:>8} {deviation:>9.0} {mean:>6.0} {expected:>6.0}");
            cells.push(json!({
                "deep": deep, "shallow": shallow, "deviation": deviation, "mean": mean, "model": expected,
            }));
        }
    }
    cells.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Errors that are exactly as a model says, in both directions, as far from 0 as a normal distribution's are in
    /// the mean.
    fn made_by(model: &Model) -> Vec<Pair> {
        let mut made = Vec::new();
        for empties in (10..54).step_by(3) {
            let values = vec![0; 10];
            for mut pair in pairs(&(empties, values)) {
                pair.error = model.at(&pair) / FRAC_PI_2.sqrt() * if empties % 2 == 0 { 1.0 } else { -1.0 };
                made.push(pair);
            }
        }
        made
    }

    #[test]
    fn the_fit_finds_the_model_that_made_the_errors() {
        let truth = Model([5.7, -0.02, 0.32, -0.25]);
        let found = Model::fit(&made_by(&truth)).expect("a fit");
        for (found, truth) in found.0.iter().zip(truth.0) {
            assert!((found - truth).abs() < 1e-6, "{found} for {truth}");
        }
    }

    #[test]
    fn pairs_are_an_even_number_of_plies_apart() {
        let depths: Vec<_> = pairs(&(30, vec![0, 7, 1, 9, 4])).iter().map(|p| (p.deep, p.shallow, p.error)).collect();
        assert_eq!(depths, [(2, 0, 1.0), (3, 1, 2.0), (4, 0, 4.0), (4, 2, 3.0)]);
    }

    #[test]
    fn too_few_positions_are_no_fit() {
        assert!(Model::fit(&pairs(&(30, vec![0; 10]))).is_none());
    }
}
