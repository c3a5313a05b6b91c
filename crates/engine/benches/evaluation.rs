//! How fast the evaluation is loaded and asked: `cargo bench -p outflank-engine --bench evaluation`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use outflank_engine::eval::{Indices, Weights};
use outflank_engine::rules::{Game, Goal, Position, Square, Variant};
use rand::seq::IteratorRandom;
use rand::{SeedableRng, rngs::StdRng};

/// Games of random moves that the positions are taken from.
const GAMES: u64 = 200;
/// How often everything is repeated; the fastest time counts.
const ROUNDS: u32 = 20;

fn main() {
    let bytes = Weights::of(Goal::MostDiscs).to_bytes();
    let load = fastest(|| {
        black_box(Weights::from_bytes(black_box(&bytes)).is_ok());
    });
    println!("loading the weights of one goal, {} bytes: {:.1} ms", bytes.len(), load.as_secs_f64() * 1e3);

    let weights = Weights::of(Goal::MostDiscs);
    let moves: Vec<(Position, Square)> = (0..GAMES).flat_map(moves_of_a_game).collect();
    let indices: Vec<Indices> = moves.iter().map(|(position, _)| Indices::new(position)).collect();
    let each = |time: Duration| time.as_secs_f64() * 1e9 / moves.len() as f64;

    let anew = fastest(|| {
        let sum: i32 = moves.iter().map(|(position, _)| weights.evaluate(position)).sum();
        black_box(sum);
    });
    println!("judging a position, indices counted anew: {:.0} ns", each(anew));
    let kept = fastest(|| {
        let judged = moves.iter().zip(&indices).map(|(&(position, square), indices)| {
            let Some(flips) = position.flips(square) else { return 0 };
            let after = position.play_unchecked(square, flips);
            weights.evaluate_with(&after, &indices.play(square, flips))
        });
        black_box(judged.sum::<i32>());
    });
    println!("playing a move and judging, indices kept up to date: {:.0} ns", each(kept));
}

/// The least time of all rounds.
fn fastest(mut work: impl FnMut()) -> Duration {
    let times = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed()
    });
    times.min().unwrap_or_default()
}

/// The positions of a random game with the moves played in them.
fn moves_of_a_game(seed: u64) -> Vec<(Position, Square)> {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut game = Game::new(Variant::Standard);
    let mut moves = Vec::new();
    while let Some(position) = game.position()
        && let Some(square) = game.legal_moves().squares().choose(&mut rng)
        && game.play(square).is_ok()
    {
        moves.push((position, square));
    }
    moves
}
