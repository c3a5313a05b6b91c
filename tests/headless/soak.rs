//! Whole games of all levels and variants with undo, redo, hints and new games strewn in. `OUTFLANK_SOAK_GAMES` plays
//! more of them.

use outflank::game::{GameSetup, Mode, MoveSource, NewGame, Patience, PlayMove, Redo, ShowMe, SideChoice, Undo};
use outflank_engine::level::Level;
use outflank_engine::rules::{Game, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::table::Table;

/// Expert thinks long: it gets a small share of the games, the quick levels the rest.
fn random_level(rng: &mut StdRng) -> Level {
    match rng.random_range(0..40) {
        0 => Level::Expert,
        1..9 => Level::Hard,
        9..20 => Level::Medium,
        _ => Level::Easy,
    }
}

fn random_setup(rng: &mut StdRng) -> GameSetup {
    let (level, white_level) = (random_level(rng), random_level(rng));
    GameSetup {
        mode: *[Mode::Computer, Mode::Computer, Mode::TwoPlayers, Mode::Watch].choose(rng).unwrap(),
        level,
        white_level,
        side: *[SideChoice::Black, SideChoice::White, SideChoice::Random].choose(rng).unwrap(),
        variant: *Variant::ALL.choose(rng).unwrap(),
        clock: None,
    }
}

/// Plays the finished game again by the rules alone.
fn check(game: &Game) {
    let mut replay = Game::from_board(*game.start_board(), game.start_side(), game.variant());
    for played in game.moves() {
        assert_eq!(replay.play(played.square), Ok(*played));
    }
    assert_eq!(replay.board(), game.board());
    assert_eq!(replay.result(), game.result());
    assert!(game.result().is_some());
}

#[test]
fn games_with_everything_strewn_in_end_legally() {
    let games: usize = std::env::var("OUTFLANK_SOAK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(40);
    let mut rng = StdRng::seed_from_u64(1);
    let mut table = Table::new();
    let mut finished = 0;
    while finished < games {
        table.write(NewGame::from_start(random_setup(&mut rng)));
        for _ in 0..2_000 {
            if table.session().is_over() {
                check(table.game());
                finished += 1;
                break;
            }
            match rng.random_range(0..200) {
                0..10 => table.write(Undo),
                10..16 => table.write(Redo),
                16 => ask_for_a_hint(&mut table, &mut rng),
                17 => {
                    // Two requests in one frame: the move meets a position it was not meant for.
                    table.app.world_mut().write_message(Undo);
                    person_moves(&mut table, &mut rng);
                }
                18 if rng.random_bool(0.3) => break,
                _ => person_moves(&mut table, &mut rng),
            }
        }
    }
}

/// Mostly the hint is not waited for: the next move overtakes it.
fn ask_for_a_hint(table: &mut Table, rng: &mut StdRng) {
    let is_waited_for = rng.random_bool(0.05);
    if !is_waited_for {
        table.app.insert_resource(Patience::Poll);
    }
    table.write(ShowMe);
    person_moves(table, rng);
    table.app.insert_resource(Patience::Wait);
}

fn person_moves(table: &mut Table, rng: &mut StdRng) {
    let squares: Vec<_> = table.game().legal_moves().squares().collect();
    if let Some(&square) = squares.choose(rng)
        && table.session().is_persons_turn()
    {
        table.write(PlayMove { square, revision: table.session().revision(), source: MoveSource::Person });
    } else {
        table.step();
    }
}
