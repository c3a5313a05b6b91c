//! How fast the evaluation is loaded and asked: `cargo bench -p outflank-engine --bench evaluation`.

mod positions;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use outflank_engine::eval::{Indices, Weights};
use outflank_engine::rules::Goal;
use positions::moves_of_games;

fn load(criterion: &mut Criterion) {
    let bytes = Weights::of(Goal::MostDiscs).to_bytes();
    criterion.bench_function("load the weights of one goal", |bench| {
        bench.iter(|| Weights::from_bytes(black_box(&bytes)).is_ok());
    });
}

fn judge(criterion: &mut Criterion) {
    let weights = Weights::of(Goal::MostDiscs);
    let moves = moves_of_games(20);
    let indices: Vec<Indices> = moves.iter().map(|(position, _)| Indices::new(position)).collect();
    let mut group = criterion.benchmark_group("judge");
    group.throughput(Throughput::Elements(moves.len() as u64));
    group.bench_function("indices counted anew", |bench| {
        bench.iter(|| moves.iter().map(|(position, _)| weights.evaluate(position)).sum::<i32>());
    });
    group.bench_function("a move played, indices kept up to date", |bench| {
        bench.iter(|| {
            let judged = moves.iter().zip(&indices).map(|(&(position, square), indices)| {
                let Some(flips) = position.flips(square) else { return 0 };
                let after = position.play_unchecked(square, flips);
                weights.evaluate_with(&after, &indices.play(square, flips))
            });
            judged.sum::<i32>()
        });
    });
    group.finish();
}

criterion_group! { name = benches; config = Criterion::default().without_plots(); targets = load, judge }
criterion_main!(benches);
