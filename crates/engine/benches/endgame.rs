//! How fast endgames are solved: `cargo bench -p outflank-engine --bench endgame`.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use outflank_engine::record::read_transcript;
use outflank_engine::rules::{Goal, Position, Variant};
use outflank_engine::search::{Limits, Stop, search};

/// A game of a tournament up to 14 empty squares.
const GAME: &str = "f5d6c3d3c4f4f6g5e6d7e3g6c7c5c6b6g3b5b4f2a5a6h5c2e8f3e2a3a4b3g4e7d2f7d8d1h6c8f8e1b8h4b7h7g7b2";
const PROOF: Limits = Limits { depth: 60, exact_empties: 60, nodes: u64::MAX, time: None };

fn solve(criterion: &mut Criterion) {
    let game = read_transcript(GAME, Variant::Standard).expect("a game");
    let position = game.position().expect("a game that goes on");
    let solve = |position: &Position, goal| search(position, goal, &PROOF, &Stop::new(), &mut |_| {});
    let mut group = criterion.benchmark_group("solve 14 empty squares");
    group.bench_function("most discs", |bench| bench.iter(|| solve(black_box(&position), Goal::MostDiscs)));
    group.bench_function("fewest discs", |bench| bench.iter(|| solve(black_box(&position), Goal::FewestDiscs)));
    group.finish();
}

criterion_group! { name = benches; config = Criterion::default().without_plots().sample_size(20); targets = solve }
criterion_main!(benches);
