//! `match`: how much stronger one player is than another, with error bars.

use std::fmt::Write;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use outflank_engine::record::write_transcript;
use outflank_engine::rules::{Game, Side, Variant};
use outflank_engine::search::Stop;
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::json;

use crate::Report;
use crate::args::MatchArgs;
use crate::player::any;
use crate::progress::{Progress, stop_on_interrupt};

/// Twice the standard error holds the truth in about 95 of 100 matches.
const ERROR_BAR: f64 = 1.96;

/// How one game went, seen by the first player.
#[derive(Clone)]
struct Outcome {
    /// The moves.
    transcript: String,
    /// Which colour the first player had.
    first: Side,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    points: f64,
    /// Discs more than the other at the end, empty squares to the winner; in Anti-Reversi discs fewer.
    discs: f64,
}

pub fn run(args: &MatchArgs) -> Result<Report, String> {
    let goal = Variant::from(args.variant).goal();
    if let Some(player) = [&args.a, &args.b].into_iter().find(|player| player.is_for_other_goal(goal)) {
        return Err(format!("{player} was trained for the other goal"));
    }
    let outcomes = play_all(args, &stop_on_interrupt()?)?;
    if outcomes.is_empty() {
        return Err("stopped before the end of the first game".into());
    }
    let points: Vec<f64> = outcomes.iter().map(|o| o.points).collect();
    let discs: Vec<f64> = outcomes.iter().map(|o| o.discs).collect();
    let count = |points: f64| outcomes.iter().filter(|o| o.points == points).count();
    let (wins, draws, losses) = (count(1.0), count(0.5), count(0.0));
    let (share, share_error) = mean_and_error(&points);
    let (difference, difference_error) = mean_and_error(&discs);
    let mut text = format!(
        "{} against {}, {} games: {wins} won, {draws} drawn, {losses} lost\n\
         points {:.1} % \u{b1} {:.1}, discs {difference:+.1} \u{b1} {difference_error:.1} a game",
        args.a,
        args.b,
        outcomes.len(),
        100.0 * share,
        100.0 * share_error,
    );
    let mut json = json!({
        "games": outcomes.len(), "wins": wins, "draws": draws, "losses": losses,
        "points": points.iter().sum::<f64>(), "share": share, "share_error": share_error,
        "discs": difference, "discs_error": difference_error, "seed": args.seed,
    });
    if args.transcripts {
        for Outcome { transcript, first, .. } in &outcomes {
            let _ = write!(text, "\n{} {transcript}", first.letter());
        }
        let games = outcomes.iter().map(|o| json!({ "first": o.first.letter().to_string(), "moves": o.transcript }));
        json["transcripts"] = games.collect();
    }
    Ok(Report { text, json })
}

/// Plays every game, on all processors; when stopped, those that had ended. The outcome does not depend on which thread
/// plays which game.
fn play_all(args: &MatchArgs, stop: &Stop) -> Result<Vec<Outcome>, String> {
    let next = AtomicU32::new(0);
    let progress = Mutex::new((Progress::new("games", 0, args.games.into()), 0));
    let play_some = || {
        let mut played = Vec::new();
        while !stop.is_stopped() {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= args.games {
                break;
            }
            let outcome = play(args, index, stop);
            if stop.is_stopped() {
                break;
            }
            played.push((index, outcome));
            let (progress, done) = &mut *progress.lock().unwrap_or_else(PoisonError::into_inner);
            *done += 1;
            progress.show(*done);
        }
        played
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut played = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(play_some)).collect();
        let mut all = Vec::new();
        for worker in workers {
            all.extend(worker.join().map_err(|_| "a game failed")?);
        }
        Ok::<_, String>(all)
    })?;
    played.sort_by_key(|&(index, _)| index);
    played.into_iter().map(|(_, outcome)| outcome).collect()
}

/// One game. Games 0 and 1 share an opening, 2 and 3 the next, and so on, with colours changed.
fn play(args: &MatchArgs, index: u32, stop: &Stop) -> Result<Outcome, String> {
    let variant = args.variant.into();
    let pair = u64::from(index / 2);
    let mut opening_rng = StdRng::seed_from_u64(args.seed.wrapping_mul(1_000_003).wrapping_add(pair));
    let mut rng = StdRng::seed_from_u64(!args.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(index)));
    let mut game = opening(variant, args.opening, &mut opening_rng);
    let first = if index.is_multiple_of(2) { Side::Black } else { Side::White };
    while let Some(side) = game.side_to_move() {
        let player = if side == first { &args.a } else { &args.b };
        let square = player.choose(&game, &mut rng, stop).ok_or_else(|| format!("{player} gave no move"))?;
        game.play(square).map_err(|error| format!("{player}: {error}"))?;
    }
    let discs = f64::from(game.board().count().tournament().difference(first));
    Ok(Outcome {
        transcript: write_transcript(&game),
        first,
        points: match game.result().and_then(|result| result.winner) {
            Some(winner) if winner == first => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        },
        discs: if variant == Variant::AntiReversi { -discs } else { discs },
    })
}

/// A game after so many random moves; one that ends among them is begun again.
fn opening(variant: Variant, moves: u8, rng: &mut StdRng) -> Game {
    loop {
        let mut game = Game::new(variant);
        for _ in 0..moves {
            let Some(square) = any(game.legal_moves(), rng) else { break };
            if game.play(square).is_err() {
                break;
            }
        }
        if game.result().is_none() {
            return game;
        }
    }
}

/// The mean of some numbers and how far it may be from the truth.
fn mean_and_error(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let variance = numbers.iter().map(|n| (n - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, ERROR_BAR * (variance / count).sqrt())
}
