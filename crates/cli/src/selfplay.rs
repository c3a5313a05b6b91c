//! `selfplay`: the engine's games with itself, from which the evaluation is trained.

use std::io::Write;
use std::thread;

use outflank_engine::eval::Weights;
use outflank_engine::rules::{Game, Move, Side, Variant};
use outflank_engine::search::{Limits, SearchResult, Stop, Value, search_with};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;

use crate::Report;
use crate::args::SelfplayArgs;
use crate::games::{PlayedGame, Recipe, open_to_append, to_bytes};
use crate::player::any;
use crate::progress::{Progress, stop_on_interrupt};
use crate::train::load;

/// So many games are played before they are written: with an interruption no more are lost.
const BATCH: u64 = 256;

pub fn run(args: &SelfplayArgs) -> Result<Report, String> {
    let variant: Variant = args.variant.into();
    let random = (args.random_from, args.random_to.max(args.random_from));
    let goal = variant.goal();
    let loaded = args.weights.as_deref().map(load).transpose()?;
    let weights = loaded.as_ref().unwrap_or_else(|| Weights::of(goal));
    if weights.goal() != goal {
        return Err("the weights were trained for the other goal".into());
    }
    let weights_checksum = weights.to_bytes().last_chunk().map_or(0, |checksum| u64::from_le_bytes(*checksum));
    let recipe =
        Recipe { goal, depth: args.depth, exact: args.exact, random, seed: args.seed, weights: weights_checksum };
    let stop = stop_on_interrupt()?;
    let (mut file, before) = open_to_append(&args.file, recipe)?;
    let mut progress = Progress::new("games", before, args.games);
    let mut done = before;
    while done < args.games && !stop.is_stopped() {
        let batch = BATCH.min(args.games - done);
        let games = play_batch(recipe, weights, done, batch, u64::from(args.threads), &stop)?;
        if stop.is_stopped() {
            break;
        }
        file.write_all(&to_bytes(&games)).map_err(|error| format!("{}: {error}", args.file.display()))?;
        done += batch;
        progress.show(done);
    }
    let text = format!("{done} games in {}, {} of them new", args.file.display(), done - before);
    Ok(Report { text, json: json!({ "games": done, "new": done - before, "finished": done >= args.games }) })
}

/// Games `first` to `first + count`. Which thread plays which makes no difference to any.
fn play_batch(
    recipe: Recipe,
    weights: &Weights,
    first: u64,
    count: u64,
    threads: u64,
    stop: &Stop,
) -> Result<Vec<PlayedGame>, String> {
    let some = |thread: u64| -> Vec<(u64, PlayedGame)> {
        let indices = (first + thread..first + count).step_by(threads as usize);
        indices.map_while(|index| Some((index, play(recipe, weights, index, stop)?))).collect()
    };
    let mut games = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|thread| scope.spawn(move || some(thread))).collect();
        let mut games = Vec::new();
        for worker in workers {
            games.extend(worker.join().map_err(|_| "a game failed")?);
        }
        Ok::<_, String>(games)
    })?;
    games.sort_by_key(|&(index, _)| index);
    Ok(games.into_iter().map(|(_, game)| game).collect())
}

/// One game: random moves, then moves by a shallow search, then perfect play to the end. `None` when stopped.
pub fn play(recipe: Recipe, weights: &Weights, index: u64, stop: &Stop) -> Option<PlayedGame> {
    let mut rng = StdRng::seed_from_u64(u64::from(recipe.seed) << 48 | index);
    let limits = Limits { depth: recipe.depth, exact_empties: recipe.exact, nodes: u64::MAX, time: None };
    loop {
        let random = rng.random_range(recipe.random.0..=recipe.random.1);
        let mut game = Game::new(Variant::Standard);
        while game.moves().len() < usize::from(random)
            && let Some(square) = any(game.legal_moves(), &mut rng)
        {
            game.play(square).ok()?;
        }
        // A game that is over within its random moves teaches nothing.
        if game.side_to_move().is_none() {
            continue;
        }
        while game.side_to_move().is_some() {
            let position = game.position()?;
            let found = search_with(weights, &position, &limits, stop, &mut |_| {})?;
            if stop.is_stopped() {
                return None;
            }
            if let Value::Exact(_) = found.value {
                play_line(&mut game, &found)?;
            } else {
                game.play(found.best).ok()?;
            }
        }
        let result = game.board().count().tournament().difference(Side::Black);
        let moves = game.moves().iter().map(|played| played.square).collect();
        return Some(PlayedGame { moves, random, result });
    }
}

/// Plays the moves of a proof, which lead to the end.
fn play_line(game: &mut Game, found: &SearchResult) -> Option<()> {
    for &step in &found.line {
        if let Move::Place(square) = step {
            game.play(square).ok()?;
        }
    }
    Some(())
}
