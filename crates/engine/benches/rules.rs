//! How fast moves are found, discs turned and games counted: `cargo bench -p outflank-engine --bench rules`.

mod positions;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use outflank_engine::rules::{Board, Position, Side, Variant, flips, legal_moves};
use positions::moves_of_games;

fn perft(criterion: &mut Criterion) {
    const DEPTH: u32 = 8;
    let start = Position::new(&Board::start(Variant::Standard), Side::Black);
    let mut group = criterion.benchmark_group("perft");
    group.throughput(Throughput::Elements(start.perft(DEPTH)));
    group.bench_function("8 plies from the start", |bench| bench.iter(|| black_box(start).perft(DEPTH)));
    group.finish();
}

fn moves(criterion: &mut Criterion) {
    let moves = moves_of_games(20);
    let mut group = criterion.benchmark_group("moves");
    group.throughput(Throughput::Elements(moves.len() as u64));
    group.bench_function("mobility", |bench| {
        bench.iter(|| moves.iter().map(|(p, _)| legal_moves(p.player, p.opponent).count()).sum::<u32>());
    });
    group.bench_function("flips", |bench| {
        bench.iter(|| moves.iter().map(|(p, square)| flips(p.player, p.opponent, *square).count()).sum::<u32>());
    });
    group.finish();
}

criterion_group! { name = benches; config = Criterion::default().without_plots(); targets = perft, moves }
criterion_main!(benches);
