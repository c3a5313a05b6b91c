//! Whole games by keyboard alone, by gamepad alone and by touch alone: board and panels together, with no window.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input::{ButtonState, InputPlugin};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use outflank::game::{self, GameSetup, HintState, Mode, NewGame, Patience, Seeds, Session};
use outflank::stage::{self, BoardInput, Cursor, Options, Screen, Speed};
use outflank::ui::{self, Panels};
use outflank::view::{self, Lens};
use outflank_engine::rules::Square;
use std::time::Duration;

struct Table {
    app: App,
    window: Entity,
    gamepad: Entity,
}

impl Table {
    fn new() -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, stage::plugin, game::plugin));
        app.add_plugins((view::logic_plugin, ui::logic_plugin));
        app.insert_state(Screen::Game)
            .insert_resource(Options { speed: Speed::Off, ..default() })
            .insert_resource(BoardInput { is_enabled: true, has_keys: true })
            .insert_resource(Patience::Wait)
            .insert_resource(Seeds::new(3))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        let gamepad = app.world_mut().spawn_empty().id();
        let (name, vendor_id, product_id) = ("test".to_owned(), None, None);
        let connection = GamepadConnection::Connected { name, vendor_id, product_id };
        app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
        app.world_mut().write_message(NewGame::from_start(GameSetup { mode: Mode::TwoPlayers, ..default() }));
        let mut table = Self { app, window, gamepad };
        table.steps(50);
        table
    }

    fn steps(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    fn session(&self) -> &Session {
        self.app.world().resource::<Session>()
    }

    fn cursor(&self) -> Option<Square> {
        self.app.world().resource::<Cursor>().square
    }

    fn panels(&self) -> Panels {
        *self.app.world().resource::<Panels>()
    }

    fn key(&mut self, logical_key: Key) {
        let (window, key_code, text) = (self.window, KeyCode::F24, None);
        let state = ButtonState::Pressed;
        let input = KeyboardInput { key_code, logical_key, state, text, repeat: false, window };
        self.app.world_mut().write_message(input);
        self.steps(2);
    }

    /// Presses a button and lets it go.
    fn button(&mut self, button: GamepadButton) {
        for value in [1.0, 0.0] {
            let change = RawGamepadButtonChangedEvent::new(self.gamepad, button, value);
            self.app.world_mut().write_message(RawGamepadEvent::Button(change));
            self.steps(2);
        }
    }

    fn stick(&mut self, axis: GamepadAxis, value: f32) {
        let change = RawGamepadAxisChangedEvent::new(self.gamepad, axis, value);
        self.app.world_mut().write_message(RawGamepadEvent::Axis(change));
        self.steps(2);
    }

    fn tap(&mut self, square: Square) {
        let at = Vec3::new(f32::from(square.column()) - 3.5, 0.0, f32::from(square.row()) - 3.5);
        let position = self.app.world().resource::<Lens>().project(at);
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            let touch = TouchInput { phase, position, window: self.window, force: None, id: 1 };
            self.app.world_mut().write_message(touch);
            self.steps(1);
        }
        self.steps(1);
    }

    /// Plays first legal moves until the game is over.
    fn play_out(&mut self, mut play: impl FnMut(&mut Self, Square)) {
        for _ in 0..60 {
            let Some(square) = self.session().game().legal_moves().squares().next() else { break };
            let before = self.session().game().moves().len();
            play(self, square);
            let moves = self.session().game().moves();
            assert_eq!(moves.len(), before + 1, "{square}");
            assert_eq!(moves.last().unwrap().square, square);
        }
        assert!(self.session().is_over());
    }
}

/// The steps from the cursor to a square: columns to the right, rows down.
fn way(table: &Table, to: Square) -> (i8, i8) {
    let from = table.cursor().unwrap();
    (to.column() as i8 - from.column() as i8, to.row() as i8 - from.row() as i8)
}

#[test]
fn a_whole_game_by_the_arrows_and_enter() {
    let mut table = Table::new();
    table.key(Key::ArrowUp); // to the middle
    table.play_out(|table, square| {
        let (right, down) = way(table, square);
        for _ in 0..right.abs() {
            table.key(if right > 0 { Key::ArrowRight } else { Key::ArrowLeft });
        }
        for _ in 0..down.abs() {
            table.key(if down > 0 { Key::ArrowDown } else { Key::ArrowUp });
        }
        table.key(Key::Enter);
    });
}

#[test]
fn a_whole_game_by_the_names_of_squares() {
    let mut table = Table::new();
    table.play_out(|table, square| {
        for letter in square.to_string().chars() {
            table.key(Key::Character(letter.to_string().into()));
        }
    });
}

#[test]
fn a_whole_game_by_gamepad() {
    let mut table = Table::new();
    table.button(GamepadButton::DPadUp); // to the middle
    table.play_out(|table, square| {
        let (right, down) = way(table, square);
        for _ in 0..right.abs() {
            table.button(if right > 0 { GamepadButton::DPadRight } else { GamepadButton::DPadLeft });
        }
        // The stick's up is up, its values grow upwards.
        for _ in 0..down.abs() {
            table.stick(GamepadAxis::LeftStickY, if down > 0 { -1.0 } else { 1.0 });
            table.stick(GamepadAxis::LeftStickY, 0.0);
        }
        table.button(GamepadButton::South);
    });
}

#[test]
fn a_whole_game_by_touch() {
    let mut table = Table::new();
    table.play_out(Table::tap);
}

#[test]
fn the_other_buttons_do_what_the_help_page_says() {
    let mut table = Table::new();
    for name in ["f5", "d6"] {
        table.tap(name.parse().unwrap());
    }
    let moves = |table: &Table| table.session().game().moves().len();
    table.button(GamepadButton::LeftTrigger);
    assert_eq!(moves(&table), 1, "the left shoulder takes back");
    table.button(GamepadButton::RightTrigger);
    assert_eq!(moves(&table), 2, "the right shoulder plays again");

    let has_hint = |table: &Table| table.app.world().resource::<HintState>().is_open();
    table.button(GamepadButton::West);
    assert!(has_hint(&table));
    table.button(GamepadButton::East);
    assert!(!has_hint(&table), "B closes it");

    let view = |table: &Table| table.app.world().resource::<Options>().view;
    let before = view(&table);
    table.button(GamepadButton::North);
    assert_ne!(view(&table), before);

    table.button(GamepadButton::Start);
    assert!(table.panels().settings);
    table.button(GamepadButton::Select);
    assert!(table.panels().help);
    table.button(GamepadButton::East);
    assert!(table.panels().settings && !table.panels().help, "the topmost first");
    table.button(GamepadButton::East);
    assert!(!table.panels().settings);
    table.button(GamepadButton::East);
    assert!(table.panels().is_asking(), "with nothing open it asks whether to leave");
}

#[test]
fn a_stick_that_is_held_steps_once_and_one_that_trembles_not_at_all() {
    let mut table = Table::new();
    table.button(GamepadButton::DPadUp);
    let start = table.cursor().unwrap();
    for value in [0.1, 0.3, 0.2, 0.35] {
        table.stick(GamepadAxis::LeftStickX, value);
    }
    assert_eq!(table.cursor(), Some(start));
    for value in [0.7, 1.0, 0.8, 0.5, 0.9] {
        table.stick(GamepadAxis::LeftStickX, value);
    }
    assert_eq!(way(&table, start), (-1, 0));
}

#[test]
fn while_a_control_has_the_focus_the_board_does_not_move() {
    let mut table = Table::new();
    table.app.insert_resource(BoardInput { is_enabled: true, has_keys: false });
    table.key(Key::ArrowUp);
    table.button(GamepadButton::DPadUp);
    assert_eq!(table.cursor(), None);
    table.button(GamepadButton::South);
    table.key(Key::Enter);
    assert!(table.session().game().moves().is_empty());
}

#[test]
fn f1_and_the_question_mark_open_the_help_page() {
    for key in [Key::F1, Key::Character("?".into())] {
        let mut table = Table::new();
        table.key(key);
        assert!(table.panels().help);
        table.key(Key::Escape);
        assert!(!table.panels().help && !table.panels().is_asking());
    }
}
