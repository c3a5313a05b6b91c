//! What is heard and when, without a sound card: time is stepped by hand.

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use outflank::audio::{self, Cue, Played};
use outflank::game::{NewGame, ShowMe, SideChoice};
use outflank::stage::{Loudness, Options, ShownBoard, SoundOptions, Speed};
use outflank_engine::level::Level;
use outflank_engine::rules::Side;
use std::time::Duration;

use crate::table::{Table, against_computer, game_after, game_on, two_people};

const STEP: u64 = 5; // milliseconds

/// What was heard, and in which frame.
#[derive(Resource, Default)]
struct Heard(Vec<(u64, Played)>, u64);

fn hear(mut played: MessageReader<Played>, mut heard: ResMut<Heard>) {
    heard.1 += 1;
    let frame = heard.1;
    heard.0.extend(played.read().map(|one| (frame, *one)));
}

/// Six black discs in line: White's h1 turns one at each distance. Below, Black still has a move.
const LONG_LINE: &str = "OXXXXXX- -------- -------- -------- -------- -------- -------- XO------";

fn table(options: Options) -> Table {
    Table::with(|app| {
        app.add_plugins(audio::logic_plugin)
            .init_resource::<Heard>()
            .insert_resource(options)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(STEP)))
            .add_systems(Last, hear);
    })
}

fn long_line(options: Options) -> Table {
    let mut table = table(options);
    table.write(NewGame { setup: two_people(), from: Some(game_on(LONG_LINE, Side::White)), is_demo: false });
    table
}

/// The cues, and when they came, in milliseconds after the move that comes now.
fn heard_after(table: &mut Table, square: &str) -> Vec<(Cue, u64)> {
    let start = table.app.world().resource::<Heard>().1 + 1;
    table.play(square);
    table.steps(500);
    let heard = &table.app.world().resource::<Heard>().0;
    heard.iter().filter(|(frame, _)| *frame >= start).map(|(frame, one)| (one.cue, (frame - start) * STEP)).collect()
}

fn loudness(discs: Loudness, signals: Loudness) -> Options {
    Options { sound: SoundOptions { discs, signals, ..default() }, ..default() }
}

#[test]
fn every_ring_of_the_wave_is_heard_once_when_its_discs_lie() {
    let heard = heard_after(&mut long_line(Options::default()), "h1");
    let rings = (1..=6).map(|ring| (Cue::Flip { ring }, 210 + 55 * (u64::from(ring) - 1) + 204));
    let expected: Vec<_> = std::iter::once((Cue::Place, 120)).chain(rings).collect();
    assert_eq!(heard.len(), expected.len(), "{heard:?}");
    for ((cue, at), (right, due)) in heard.into_iter().zip(expected) {
        assert_eq!(cue, right);
        assert!(at.abs_diff(due) <= STEP, "{cue:?} at {at} rather than {due} ms");
    }
}

#[test]
fn each_ring_sounds_higher_than_the_one_before() {
    let mut table = long_line(Options::default());
    table.play("h1");
    table.steps(500);
    let heard = &table.app.world().resource::<Heard>().0;
    let pitches: Vec<f32> = heard.iter().skip(1).map(|(_, one)| one.speed).collect();
    assert_eq!((pitches.len(), pitches[0]), (6, 1.0));
    assert!(pitches.windows(2).all(|pair| pair[0] < pair[1]), "{pitches:?}");
    assert!(pitches[5] < 1.5, "a little higher: {pitches:?}");
}

#[test]
fn only_rings_in_which_something_turns_are_heard() {
    let mut table = table(Options::default());
    table.write(NewGame::from_start(two_people()));
    let cues: Vec<Cue> = heard_after(&mut table, "f5").into_iter().map(|(cue, _)| cue).collect();
    assert_eq!(cues, [Cue::Place, Cue::Flip { ring: 1 }]);
}

#[test]
fn at_once_or_faded_one_flip_stands_for_all() {
    let normal = Options::default();
    for options in [Options { speed: Speed::Off, ..normal }, Options { reduced_motion: Some(true), ..normal }] {
        let cues: Vec<Cue> = heard_after(&mut long_line(options), "h1").into_iter().map(|(cue, _)| cue).collect();
        assert_eq!(cues, [Cue::Place, Cue::Flip { ring: 1 }], "{options:?}");
    }
}

#[test]
fn what_is_muted_or_off_is_not_played() {
    let muted = Options { sound: SoundOptions { is_muted: true, ..default() }, ..default() };
    assert_eq!(heard_after(&mut long_line(muted), "h1"), []);
    assert_eq!(heard_after(&mut long_line(loudness(Loudness::Off, Loudness::Loud)), "h1"), []);
    assert_eq!(heard_after(&mut long_line(loudness(Loudness::Loud, Loudness::Off)), "h1").len(), 7);
}

#[test]
fn louder_is_louder() {
    let volume = |discs| {
        let mut table = long_line(loudness(discs, Loudness::Off));
        table.play("h1");
        table.steps(40);
        table.app.world().resource::<Heard>().0[0].1.volume
    };
    let volumes = [Loudness::Quiet, Loudness::Normal, Loudness::Loud].map(volume);
    assert!(0.0 < volumes[0] && volumes[0] < volumes[1] && volumes[1] < volumes[2] && volumes[2] <= 1.0, "{volumes:?}");
}

#[test]
fn a_wave_that_is_cut_short_falls_silent() {
    let mut table = long_line(Options::default());
    let seen = |is_moving| ShownBoard { count: Some([8, 1]), is_moving };
    table.app.insert_resource(seen(true));
    table.play("h1");
    table.steps(90); // 450 ms: the first ring has been heard
    table.app.insert_resource(seen(false));
    table.steps(200);
    let heard: Vec<Cue> = table.app.world().resource::<Heard>().0.iter().map(|(_, one)| one.cue).collect();
    assert_eq!(heard, [Cue::Place, Cue::Flip { ring: 1 }]);
}

#[test]
fn a_pass_and_the_end_are_heard_after_the_discs() {
    let mut passing = table(Options::default());
    // Black's move leaves White none, and Black moves again.
    let board = "-OX----- -------- -------- -------- -------- -------- -------- XO------";
    passing.write(NewGame { setup: two_people(), from: Some(game_on(board, Side::Black)), is_demo: false });
    let heard = heard_after(&mut passing, "a1");
    assert_eq!(heard.last().map(|(cue, _)| *cue), Some(Cue::Pass), "{heard:?}");

    let mut ending = table(Options::default());
    let game = game_after("e6f4e3f6g5d6e7f5");
    ending.write(NewGame { setup: two_people(), from: Some(game), is_demo: false });
    let heard = heard_after(&mut ending, "c5");
    assert_eq!(heard.last().map(|(cue, _)| *cue), Some(Cue::Win), "{heard:?}");
    assert!(heard.last().unwrap().1 > heard[heard.len() - 2].1 + 200, "after the last flip: {heard:?}");
}

#[test]
fn the_computers_win_is_the_persons_loss() {
    let mut table = table(Options::default());
    let game = game_after("e6f4e3f6g5d6e7f5");
    let setup = against_computer(SideChoice::White, Level::Expert);
    table.write(NewGame { setup, from: Some(game), is_demo: false });
    for _ in 0..600 {
        table.step();
    }
    assert!(table.session().is_over(), "the computer sees that c5 wins every disc");
    let heard = &table.app.world().resource::<Heard>().0;
    assert_eq!(heard.last().map(|(_, one)| one.cue), Some(Cue::Loss));
}

#[test]
fn a_hint_is_heard_once() {
    let mut table = table(Options::default());
    table.write(NewGame::from_start(two_people()));
    table.write(ShowMe);
    table.steps(20);
    let heard: Vec<Cue> = table.app.world().resource::<Heard>().0.iter().map(|(_, one)| one.cue).collect();
    assert_eq!(heard, [Cue::Hint]);
}

#[test]
fn the_quiet_game_behind_the_start_screen_is_silent() {
    let mut table = table(Options::default());
    let setup = two_people();
    table.write(NewGame { setup, from: Some(game_on(LONG_LINE, Side::White)), is_demo: true });
    assert_eq!(heard_after(&mut table, "h1"), []);
}
