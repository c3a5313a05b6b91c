//! Holds the levels to what they promise: legal games in every variant, repeatable from a seed, varied by it, stoppable.

use outflank_engine::level::{Level, choose_move};
use outflank_engine::record::{read_transcript, write_transcript};
use outflank_engine::rules::{Game, Square, Variant};
use outflank_engine::search::Stop;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// Plays a game of two levels, at most so many moves.
fn play(variant: Variant, levels: [Level; 2], seed: u64, moves: usize) -> Game {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut game = Game::new(variant);
    while let Some(side) = game.side_to_move()
        && game.moves().len() < moves
    {
        let level = levels[side as usize];
        let square = choose_move(&game, level, &mut rng, &Stop::new()).expect("the game is not over");
        game.play(square).expect("a legal move");
    }
    game
}

#[test]
fn whole_games_are_legal_in_every_variant() {
    for variant in Variant::ALL {
        for levels in [[Level::Easy, Level::Medium], [Level::Medium, Level::Hard], [Level::Hard, Level::Easy]] {
            let game = play(variant, levels, 3, 70);
            assert!(game.result().is_some());
            assert_eq!(read_transcript(&write_transcript(&game), variant), Ok(game));
        }
    }
}

#[test]
fn a_seed_repeats_a_game_and_another_varies_it() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let game = |seed| write_transcript(&play(Variant::Standard, [level; 2], seed, 16));
        assert_eq!(game(1), game(1), "{level:?}");
        let mut games: Vec<String> = (0..8).map(game).collect();
        games.sort();
        games.dedup();
        assert!(games.len() >= 4, "{level:?} plays only {games:?}");
    }
}

#[test]
fn expert_plays_the_end_for_the_variants_goal() {
    // 12 squares are empty; the best moves and what they gain are proved by the solver's own tests.
    let opening = play(Variant::Standard, [Level::Easy; 2], 5, 48);
    for variant in [Variant::Standard, Variant::AntiReversi] {
        let mut game = read_transcript(&write_transcript(&opening), variant).expect("legal");
        let mut rng = StdRng::seed_from_u64(1);
        while let Some(position) = game.position() {
            let (_, best) = outflank_engine::search::solve(&position, variant.goal(), &Stop::new()).expect("a move");
            let square = choose_move(&game, Level::Expert, &mut rng, &Stop::new()).expect("not over");
            assert!(best.contains(&square), "{square} is not among {best:?}");
            game.play(square).expect("legal");
        }
    }
}

#[test]
fn hard_plays_the_last_ten_empty_squares_perfectly() {
    for seed in 0..4 {
        let mut game = play(Variant::Standard, [Level::Medium; 2], seed, 50);
        let mut rng = StdRng::seed_from_u64(seed);
        while let Some(position) = game.position() {
            let (_, best) =
                outflank_engine::search::solve(&position, game.variant().goal(), &Stop::new()).expect("a move");
            let square = choose_move(&game, Level::Hard, &mut rng, &Stop::new()).expect("not over");
            assert!(best.contains(&square), "{square} is not among {best:?}");
            game.play(square).expect("legal");
        }
    }
}

#[test]
fn no_level_moves_when_the_game_is_over_or_it_was_stopped() {
    let over = read_transcript("e6f4e3f6g5d6e7f5c5", Variant::Standard).expect("legal");
    let begun = read_transcript("f5", Variant::Standard).expect("legal");
    let stopped = Stop::new();
    stopped.stop();
    for level in Level::ALL {
        let mut rng = StdRng::seed_from_u64(1);
        assert_eq!(choose_move(&over, level, &mut rng, &Stop::new()), None::<Square>, "{level:?}");
        assert_eq!(choose_move(&begun, level, &mut rng, &stopped), None, "{level:?}");
    }
}
