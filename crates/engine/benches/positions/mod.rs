//! Positions as they come up in games, the same for every bench and every run.

use outflank_engine::rules::{Game, Position, Square, Variant};
use rand::seq::IteratorRandom;
use rand::{SeedableRng, rngs::StdRng};

/// The positions of some games of random moves, with the moves played in them.
pub fn moves_of_games(games: u64) -> Vec<(Position, Square)> {
    (0..games).flat_map(moves_of_a_game).collect()
}

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
