//! The board's motion and touch without a renderer: time is stepped by hand, messages and clicks go in, what would be
//! seen comes out.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::AccumulatedMouseScroll;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use outflank::game::{self, GameSetup, Mode, NewGame, ReplyGate, Session, Undo};
use outflank::stage::{self, BoardArea, BoardInput, Cursor, Options, Screen, ShownBoard, Speed};
use outflank::view::{self, Lens, Shown};
use outflank_engine::rules::{Game, Side, Square, Variant};
use std::time::Duration;

const STEP: u64 = 10; // milliseconds

struct Table {
    app: App,
    window: Entity,
}

impl Table {
    fn new(mode: Mode, options: Options) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, stage::plugin, game::plugin, view::logic_plugin));
        app.insert_state(Screen::Game)
            .insert_resource(options)
            .insert_resource(BoardInput { is_enabled: true, has_keys: true })
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(STEP)));
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        let mut table = Self { app, window };
        let setup = GameSetup { mode, ..default() };
        table.app.world_mut().write_message(NewGame::from_start(setup));
        table.wait(1000);
        table
    }

    fn two_players() -> Self {
        Self::new(Mode::TwoPlayers, Options::default())
    }

    fn wait(&mut self, milliseconds: u64) {
        for _ in 0..milliseconds / STEP {
            self.app.update();
            self.app.world_mut().resource_mut::<ButtonInput<MouseButton>>().clear();
        }
    }

    fn session(&self) -> &Session {
        self.app.world().resource::<Session>()
    }

    fn shown(&self) -> ShownBoard {
        *self.app.world().resource::<ShownBoard>()
    }

    fn count(&self) -> [u8; 2] {
        self.shown().count.unwrap()
    }

    fn is_gate_closed(&self) -> bool {
        self.app.world().resource::<ReplyGate>().is_closed
    }

    /// Every disc that is seen lies as the session says.
    fn assert_still_and_right(&self) {
        assert!(!self.shown().is_moving);
        let board = self.session().game().board();
        let motion = self.app.world().resource::<Shown>().motion().unwrap();
        for square in Square::all() {
            let up = motion.pose(square).map(|pose| if pose.angle == 0.0 { Side::Black } else { Side::White });
            assert_eq!(up, board.get(square), "{square}");
        }
        assert_eq!(self.count(), [board.count().black, board.count().white]);
    }

    fn point(&mut self, square: &str) {
        let square: Square = square.parse().unwrap();
        let at = Vec3::new(f32::from(square.column()) - 3.5, 0.0, f32::from(square.row()) - 3.5);
        let pixel = self.app.world().resource::<Lens>().project(at);
        let mut window = self.app.world_mut().get_mut::<Window>(self.window).unwrap();
        window.set_cursor_position(Some(pixel));
    }

    fn press(&mut self, square: &str) {
        self.point(square);
        self.app.world_mut().resource_mut::<ButtonInput<MouseButton>>().press(MouseButton::Left);
        self.wait(STEP);
    }

    fn release(&mut self, square: &str) {
        self.point(square);
        self.app.world_mut().resource_mut::<ButtonInput<MouseButton>>().release(MouseButton::Left);
        self.wait(STEP);
    }

    fn click(&mut self, square: &str) {
        self.press(square);
        self.release(square);
    }

    fn key(&mut self, logical_key: Key, repeat: bool) {
        let (window, key_code) = (self.window, KeyCode::F24);
        let state = ButtonState::Pressed;
        self.app.world_mut().write_message(KeyboardInput { key_code, logical_key, state, text: None, repeat, window });
        self.wait(STEP);
    }

    fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.key(Key::Character(letter.to_string().into()), false);
        }
    }

    fn moves(&self) -> usize {
        self.session().game().moves().len()
    }
}

#[test]
fn the_score_ticks_as_discs_land_and_turn() {
    let mut table = Table::two_players();
    table.click("f5");
    assert_eq!((table.moves(), table.count()), (1, [2, 2]), "in the air");
    table.wait(130);
    assert_eq!(table.count(), [3, 2], "landed");
    table.wait(180);
    assert_eq!(table.count(), [3, 2], "not half round");
    table.wait(40);
    assert_eq!(table.count(), [4, 1], "more than half round");
    assert!(table.shown().is_moving);
    table.wait(120);
    table.assert_still_and_right();
}

fn milliseconds_until(table: &mut Table, is_so: impl Fn(&Table) -> bool) -> u64 {
    (0..1000)
        .find(|_| {
            if is_so(table) {
                true
            } else {
                table.wait(STEP);
                false
            }
        })
        .expect("it never was so")
        * STEP
}

#[test]
fn the_reply_waits_until_all_has_lain_still_for_a_while() {
    let normal = Options::default();
    let cases = [
        (normal, 450),
        (Options { speed: Speed::Slow, ..normal }, 900),
        (Options { speed: Speed::Fast, ..normal }, 225),
        (Options { speed: Speed::Off, ..normal }, 0),
        (Options { reduced_motion: Some(true), ..normal }, 80),
    ];
    for (options, moving) in cases {
        let mut table = Table::new(Mode::TwoPlayers, options);
        table.click("f5");
        assert!(table.is_gate_closed(), "{options:?}");
        let still = milliseconds_until(&mut table, |table| !table.shown().is_moving);
        assert!(still.abs_diff(moving) <= 2 * STEP, "{options:?}: moved for {still} ms");
        let open = milliseconds_until(&mut table, |table| !table.is_gate_closed());
        assert!(open.abs_diff(350) <= 2 * STEP, "{options:?}: then waited {open} ms");
    }
}

#[test]
fn a_click_while_discs_turn_finishes_that_and_counts() {
    let mut table = Table::two_players();
    table.click("f5");
    table.wait(250);
    assert!(table.shown().is_moving);
    table.press("d6");
    table.assert_still_and_right();
    table.release("d6");
    assert_eq!(table.moves(), 2);
    assert!(table.shown().is_moving);
    table.wait(1000);
    table.assert_still_and_right();
}

#[test]
fn a_key_while_discs_turn_finishes_that_and_counts() {
    let mut table = Table::two_players();
    table.click("f5");
    table.type_text("d");
    table.assert_still_and_right();
    table.type_text("6");
    assert_eq!(table.moves(), 2);
}

#[test]
fn a_new_game_while_discs_turn_begins_with_its_own_board() {
    let mut table = Table::two_players();
    table.click("f5");
    table.wait(300);
    let setup = GameSetup { mode: Mode::TwoPlayers, ..default() };
    table.app.world_mut().write_message(NewGame::from_start(setup));
    table.wait(STEP);
    assert!(table.shown().is_moving);
    table.wait(400);
    table.assert_still_and_right();
    assert_eq!(table.count(), [2, 2]);
}

#[test]
fn undo_while_discs_turn_shows_the_board_before() {
    let mut table = Table::two_players();
    for (moves, wait) in [("f5", 0), ("f5", 130), ("f5", 300), ("f5", 1000)] {
        table.click(moves);
        table.wait(wait);
        table.app.world_mut().write_message(Undo);
        table.wait(300);
        table.assert_still_and_right();
        assert_eq!((table.moves(), table.count()), (0, [2, 2]));
    }
}

#[test]
fn several_changes_in_one_frame_end_in_the_session() {
    let mut table = Table::two_players();
    table.click("f5");
    table.app.world_mut().write_message(Undo);
    let square = "d3".parse().unwrap();
    // Undo raises the revision before the move is looked at.
    let revision = table.session().revision() + 1;
    table.app.world_mut().write_message(game::PlayMove { square, revision, source: game::MoveSource::Person });
    table.wait(1000);
    assert_eq!(table.moves(), 1);
    table.assert_still_and_right();
}

#[test]
fn a_press_that_is_dragged_away_plays_nothing() {
    let mut table = Table::two_players();
    table.press("f5");
    table.release("d3");
    assert_eq!(table.moves(), 0);
    table.click("a1"); // not legal: nothing happens
    assert_eq!(table.moves(), 0);
    table.click("f5");
    assert_eq!(table.moves(), 1);
}

/// A board that is zoomed reaches under the panels: a click on a button once played there.
#[test]
fn outside_its_area_the_board_takes_no_pointer() {
    let mut table = Table::two_players();
    table.app.insert_resource(BoardArea(Rect::new(400.0, 100.0, 900.0, 600.0)));
    let hovered = |table: &mut Table| {
        table.wait(STEP);
        table.point("a1");
        table.wait(STEP);
        table.app.world().resource::<Cursor>().square
    };
    assert_eq!(hovered(&mut table), "a1".parse().ok());
    table.app.world_mut().resource_mut::<AccumulatedMouseScroll>().delta.y = 5.0;
    for _ in 0..4 {
        table.point("d4"); // the wheel zooms where the board is
        table.wait(STEP);
    }
    table.app.world_mut().resource_mut::<AccumulatedMouseScroll>().delta.y = 0.0;
    assert_eq!(hovered(&mut table), None);
}

#[test]
fn a_board_behind_a_dialog_takes_no_clicks_and_no_keys() {
    let mut table = Table::two_players();
    table.app.world_mut().resource_mut::<BoardInput>().is_enabled = false;
    table.click("f5");
    table.type_text("f5");
    assert_eq!(table.moves(), 0);
}

#[test]
fn keys_walk_to_a_square_and_a_held_key_plays_once() {
    let mut table = Table::two_players();
    table.key(Key::ArrowUp, false); // to the middle, d4
    table.key(Key::ArrowUp, false); // d3
    table.key(Key::Enter, false);
    assert_eq!(table.moves(), 1);
    table.key(Key::ArrowLeft, false); // c3, legal for White
    for _ in 0..5 {
        table.key(Key::Enter, true);
    }
    assert_eq!(table.moves(), 1, "repeats of a key that was held before");
    table.key(Key::Space, false);
    assert_eq!(table.moves(), 2);
}

#[test]
fn when_it_is_the_computers_turn_a_click_plays_nothing() {
    let mut table = Table::new(Mode::Computer, Options { speed: Speed::Off, ..Options::default() });
    table.click("f5");
    assert_eq!(table.moves(), 1);
    assert!(table.is_gate_closed());
    table.click("d6");
    assert_eq!(table.moves(), 1);
}

/// The end of a short game: Black wins with every disc.
fn at_the_end(options: Options, mode: Mode) -> Table {
    let mut table = Table::new(mode, options);
    let mut game = Game::new(Variant::Standard);
    for name in ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5"] {
        game.play(name.parse().unwrap()).unwrap();
    }
    let setup = GameSetup { mode, side: game::SideChoice::Black, ..default() };
    table.app.world_mut().write_message(NewGame { setup, from: Some(game), is_demo: false });
    table.wait(1000);
    table.click("c5");
    assert!(table.session().is_over());
    table
}

fn is_bowing(table: &Table) -> bool {
    table.app.world().resource::<Shown>().motion().unwrap().is_bowing()
}

#[test]
fn a_win_is_celebrated_once_and_then_all_is_still() {
    for mode in [Mode::TwoPlayers, Mode::Computer] {
        let mut table = at_the_end(Options::default(), mode);
        milliseconds_until(&mut table, is_bowing);
        assert!(!table.shown().is_moving, "the result is told meanwhile");
        let lasted = milliseconds_until(&mut table, |table| !is_bowing(table));
        assert!((600..2000).contains(&lasted), "{lasted} ms");
        table.assert_still_and_right();
        table.wait(3000);
        assert!(!is_bowing(&table), "once is enough");
    }
}

#[test]
fn a_click_ends_the_celebration() {
    let mut table = at_the_end(Options::default(), Mode::TwoPlayers);
    milliseconds_until(&mut table, is_bowing);
    table.click("a1");
    assert!(!is_bowing(&table));
    table.assert_still_and_right();
}

#[test]
fn with_less_movement_nothing_bows() {
    let normal = Options::default();
    for options in [Options { reduced_motion: Some(true), ..normal }, Options { speed: Speed::Off, ..normal }] {
        let mut table = at_the_end(options, Mode::TwoPlayers);
        for _ in 0..200 {
            assert!(!is_bowing(&table));
            table.wait(STEP);
        }
    }
}

#[test]
fn the_gate_opens_when_the_game_is_over() {
    let mut table = Table::two_players();
    let mut game = Game::new(Variant::Standard);
    for name in ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5"] {
        game.play(name.parse().unwrap()).unwrap();
    }
    let setup = GameSetup { mode: Mode::TwoPlayers, ..default() };
    table.app.world_mut().write_message(NewGame { setup, from: Some(game), is_demo: false });
    table.wait(1000);
    table.click("c5");
    assert!(table.session().is_over() && table.is_gate_closed());
    milliseconds_until(&mut table, |table| !table.shown().is_moving);
    assert!(!table.is_gate_closed(), "nobody answers any more");
    assert_eq!(table.count(), [13, 0]);
}

/// What is drawn is only touched when [`Shown`] says that it has changed.
#[derive(Resource, Default)]
struct Drawn(Option<[u8; 2]>, u32);

fn draw(shown: Res<Shown>, mut drawn: ResMut<Drawn>) {
    if let Some(motion) = shown.motion().filter(|_| shown.is_changed()) {
        *drawn = Drawn(Some(motion.count()), drawn.1 + 1);
    }
}

#[test]
fn every_change_is_told_and_rest_is_rest() {
    for speed in [Speed::Off, Speed::Normal] {
        let mut table = Table::new(Mode::TwoPlayers, Options { speed, ..Options::default() });
        table.app.init_resource::<Drawn>().add_systems(PostUpdate, draw);
        for square in ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"] {
            table.click(square);
            table.wait(if square == "c5" { 3000 } else { 1200 }); // at the end the winner's discs bow
            let score = table.session().game().board().count();
            let count = [score.black, score.white];
            assert_eq!(table.app.world().resource::<Drawn>().0, Some(count), "after {square}, {speed:?}");
            let before = table.app.world().resource::<Drawn>().1;
            table.wait(200);
            assert_eq!(table.app.world().resource::<Drawn>().1, before, "nothing moves after {square}, {speed:?}");
        }
    }
}
