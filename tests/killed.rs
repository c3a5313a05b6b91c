//! Killed at any moment, the game is there again: a player in a process of its own is killed with no warning, again and
//! again, and what it leaves on the disk is whole and at most one move old.
//!
//! `OUTFLANK_KILLS=300 cargo test --test killed` kills more often.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use outflank::game::{
    Disk, GameIds, GameSetup, KeptGame, Mode, MoveSource, NewGame, PlayMove, Resume, Seeds, Session, Undo, Wanted, open,
};
use outflank::platform::Folders;
use outflank::stage::Screen;
use outflank_engine::rules::Variant;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Where the player keeps its game. Without it the player does not play.
const FOLDER: &str = "OUTFLANK_KILL_FOLDER";
/// Which random numbers it plays with.
const SEED: &str = "OUTFLANK_KILL_SEED";

/// The player. It says each state of the game before it waits for the disk, so that the disk is never more than one
/// change behind the last that it said.
#[test]
#[ignore = "the player of the test below, which starts it in a process of its own"]
fn player() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    let seed: u64 = env::var(SEED).unwrap().parse().unwrap();
    let mut rng = StdRng::seed_from_u64(seed);
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, outflank::stage::plugin, outflank::game::plugin));
    app.insert_state(Screen::Game).insert_resource(Seeds::new(seed)).insert_resource(GameIds::new(seed));
    open(Some(&Folders::at(Path::new(&folder))), Wanted::Unfinished).insert_into(&mut app);
    app.update();
    app.world_mut().write_message(Resume);
    app.update();
    let variant = Variant::ALL[seed as usize % 3];
    let setup = GameSetup { mode: Mode::TwoPlayers, variant, ..default() };
    if app.world().resource::<Session>().game().moves().is_empty() {
        app.world_mut().write_message(NewGame::from_start(setup));
        app.update();
    }
    say("begins", &app);
    loop {
        let session = app.world().resource::<Session>();
        let legal: Vec<_> = session.game().legal_moves().squares().collect();
        let revision = session.revision();
        if legal.is_empty() {
            app.world_mut().write_message(NewGame::from_start(setup));
        } else if rng.random_ratio(1, 5) {
            app.world_mut().write_message(Undo);
        } else {
            let square = legal[rng.random_range(0..legal.len())];
            app.world_mut().write_message(PlayMove { square, revision, source: MoveSource::Person });
        }
        app.update();
        say("changes", &app);
        app.world().resource::<Disk>().flush();
    }
}

/// One line to the test: the moves on the board.
fn say(what: &str, app: &App) {
    let game = app.world().resource::<Session>().game();
    let moves: String = game.moves().iter().map(|played| played.square.to_string()).collect();
    let mut out = std::io::stdout().lock();
    writeln!(out, "\n@{what} {moves}").and_then(|()| out.flush()).unwrap();
}

/// Starts the player, kills it somewhere after it has said so many states of the game, and gives the last two it said.
fn play_and_kill(folder: &Path, seed: u64, states: usize, turns: u64) -> [String; 2] {
    let mut player = Command::new(env::current_exe().unwrap())
        .args(["--exact", "player", "--ignored", "--nocapture"])
        .env(FOLDER, folder)
        .env(SEED, seed.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(player.stdout.take().unwrap()).lines();
    let mut said =
        lines.map_while(Result::ok).filter_map(|line| Some(line.strip_prefix('@')?.split_once(' ')?.1.to_owned()));
    let first = said.next().unwrap();
    let mut last = [first.clone(), first];
    let mut hear = |state: String| {
        last.swap(0, 1);
        last[1] = state;
    };
    said.by_ref().take(states).for_each(&mut hear);
    // It plays on beside this thread: the moment at which it is killed is anywhere in its work.
    (0..turns).for_each(|turn| _ = std::hint::black_box(turn));
    player.kill().unwrap(); // SIGKILL: nothing can be done about it
    player.wait().unwrap();
    said.for_each(hear);
    last
}

fn kept(folder: &Path) -> Option<KeptGame> {
    let bytes = fs::read(folder.join("game.json")).ok()?;
    Some(KeptGame::from_bytes(&bytes).unwrap_or_else(|fault| panic!("{fault:?}: {}", String::from_utf8_lossy(&bytes))))
}

#[test]
fn a_player_that_is_killed_leaves_a_whole_game_that_is_at_most_one_move_old() {
    let kills: u64 = env::var("OUTFLANK_KILLS").map_or(12, |kills| kills.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let mut rng = StdRng::seed_from_u64(4);
    let mut games = 0;
    for seed in 0..kills {
        let (states, turns) = (rng.random_range(0..40), rng.random_range(0..400_000));
        let [before, last] = play_and_kill(folder.path(), seed, states, turns);
        let Some(kept) = kept(folder.path()) else {
            assert!(last.len() <= 2, "nothing is kept after {last}");
            continue;
        };
        let moves: String = kept.game.moves().iter().map(|played| played.square.to_string()).collect();
        // A new game is not kept before its first move: then the finished one before it is still there. And the last
        // change may have been cut off before it was said.
        let is_new = before.is_empty() || last.is_empty();
        let is_next = moves.len() == last.len() + 2 && moves.starts_with(&last)
            || last.starts_with(&moves) && last.len() == moves.len() + 2;
        assert!(moves == last || moves == before || is_next || is_new, "{moves} after {before} and {last}");
        games += 1;
        let files = fragments(folder.path());
        assert!(files.len() <= 1, "only what the last player was writing lies about: {files:?}");
    }
    assert!(games > 0);
    assert!(
        !fs::read_dir(folder.path()).unwrap().any(|entry| entry.unwrap().path().to_string_lossy().contains("damaged"))
    );
}

fn fragments(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.filter(|path| path.extension().is_some_and(|ending| ending == "tmp")).collect()
}
