//! Turns clicks, taps and keys on the board into chosen squares. Any of them also finishes what still moves, and
//! none is lost by that.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::EguiWantsInput;
use outflank_engine::rules::Square;

use super::ViewSystems;
use super::animate::Shown;
use super::lens::Lens;
use crate::controls::{COMMAND_KEYS, Command, Commanded, Device, command_of};
use crate::game::{ChooseSquare, Session};
use crate::stage::{BoardInput, Cursor};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CursorMoved>();
    app.init_resource::<ButtonInput<MouseButton>>().init_resource::<Touches>();
    app.add_systems(Update, (hover, click, tap, type_keys, press_buttons).chain().in_set(ViewSystems::Input));
}

/// The square that is seen at a place in the window, in logical pixels.
fn square_at(lens: &Lens, pixel: Vec2) -> Option<Square> {
    let Vec3 { x, z, .. } = lens.touch(pixel, 0.0).filter(|_| lens.holds(pixel))?;
    let index = |along: f32| (0.0..8.0).contains(&(along + 4.0)).then_some((along + 4.0) as u8);
    Square::from_column_row(index(x)?, index(z)?)
}

/// What a square chosen by a person leads to.
#[derive(SystemParam)]
struct Player<'w> {
    session: Res<'w, Session>,
    input: Res<'w, BoardInput>,
    egui: Option<Res<'w, EguiWantsInput>>,
    choices: MessageWriter<'w, ChooseSquare>,
}

impl Player<'_> {
    fn has_pointer(&self) -> bool {
        self.input.is_enabled && !self.egui.as_ref().is_some_and(|egui| egui.wants_any_pointer_input())
    }

    fn has_keys(&self) -> bool {
        self.input.is_enabled && self.input.has_keys
    }

    fn choose(&mut self, square: Square) {
        self.choices.write(ChooseSquare { square, revision: self.session.revision() });
    }
}

fn hover(
    player: Player,
    lens: Res<Lens>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut moved: MessageReader<CursorMoved>,
    mut cursor: ResMut<Cursor>,
) {
    let has_moved = moved.read().count() > 0;
    if cursor.is_keys && !has_moved {
        return; // a mouse at rest does not take the cursor from the keys
    }
    let Ok(window) = windows.single() else { return };
    let pixel = window.cursor_position().filter(|_| player.has_pointer());
    let square = pixel.and_then(|pixel| square_at(&lens, pixel));
    cursor.set_if_neq(Cursor { square, is_keys: false });
}

fn click(
    mut player: Player,
    lens: Res<Lens>,
    windows: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut shown: ResMut<Shown>,
    mut pressed: Local<Option<Square>>,
) {
    let square = || windows.single().ok().and_then(Window::cursor_position).and_then(|pixel| square_at(&lens, pixel));
    if buttons.just_pressed(MouseButton::Left) {
        *pressed = if player.has_pointer() { square() } else { None };
        if player.has_pointer() && shown.is_moving() {
            shown.finish();
        }
    }
    if buttons.just_released(MouseButton::Left)
        && let Some(pressed) = pressed.take()
        && square() == Some(pressed)
        && player.has_pointer()
    {
        player.choose(pressed);
    }
}

fn tap(mut player: Player, lens: Res<Lens>, touches: Res<Touches>, mut shown: ResMut<Shown>) {
    if !player.has_pointer() {
        return;
    }
    if touches.any_just_pressed() && shown.is_moving() {
        shown.finish();
    }
    if touches.iter().count() > 0 {
        return; // another finger is still down: they turn the board
    }
    for touch in touches.iter_just_released() {
        let (start, end) = (square_at(&lens, touch.start_position()), square_at(&lens, touch.position()));
        if let Some(square) = start.filter(|_| start == end) {
            player.choose(square);
        }
    }
}

/// Keys are followed one after another as they were pressed, so that none overtakes the two of a square's name.
fn type_keys(
    mut player: Player,
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    mut shown: ResMut<Shown>,
    mut cursor: ResMut<Cursor>,
    // The column of a square's name of which only the letter has been typed.
    mut typed_column: Local<Option<u8>>,
) {
    let is_command = held.any_pressed(COMMAND_KEYS);
    for key in keys.read() {
        if key.state != ButtonState::Pressed || is_command || !player.has_keys() {
            continue;
        }
        let command = command_of(key, false);
        // A key held down plays one move, not one after another; the cursor goes on.
        if key.repeat && !command.is_some_and(is_step) {
            continue;
        }
        if shown.is_moving() {
            shown.finish();
        }
        let column = typed_column.take();
        if let Some(command) = command {
            follow(command, &mut player, &mut cursor);
        } else if let Key::Character(text) = &key.logical_key {
            let letter = text.chars().next().map(|letter| letter.to_ascii_lowercase());
            if let Some(letter @ 'a'..='h') = letter {
                *typed_column = Some(letter as u8 - b'a');
            } else if let (Some(column), Some(row)) = (column, digit(letter, key.key_code))
                && let Some(square) = Square::from_column_row(column, row - 1)
            {
                cursor.set_if_neq(Cursor { square: Some(square), is_keys: true });
                player.choose(square);
            }
        }
    }
}

fn press_buttons(
    mut player: Player,
    mut commands: MessageReader<Commanded>,
    mut shown: ResMut<Shown>,
    mut cursor: ResMut<Cursor>,
) {
    for &Commanded { command, device } in commands.read() {
        if device == Device::Gamepad && player.has_keys() && (is_step(command) || command == Command::Play) {
            if shown.is_moving() {
                shown.finish();
            }
            follow(command, &mut player, &mut cursor);
        }
    }
}

fn is_step(command: Command) -> bool {
    matches!(command, Command::Left | Command::Right | Command::Up | Command::Down)
}

fn follow(command: Command, player: &mut Player, cursor: &mut Cursor) {
    match command {
        Command::Left => step(cursor, -1, 0),
        Command::Right => step(cursor, 1, 0),
        Command::Up => step(cursor, 0, -1),
        Command::Down => step(cursor, 0, 1),
        Command::Play => {
            if let Some(square) = cursor.square {
                cursor.is_keys = true;
                player.choose(square);
            }
        }
        _ => {}
    }
}

/// The figure 1 to 8 that was typed, also where a layout wants shift for figures.
fn digit(letter: Option<char>, key: KeyCode) -> Option<u8> {
    const KEYS: [KeyCode; 8] = [
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
    ];
    match letter {
        Some(figure @ '1'..='8') => Some(figure as u8 - b'0'),
        _ => KEYS.iter().position(|&one| one == key).map(|index| index as u8 + 1),
    }
}

/// Moves the cursor by keys: from the middle if there was none, and not past the edge.
fn step(cursor: &mut Cursor, columns: i8, rows: i8) {
    let next = match cursor.square {
        None => Square::from_column_row(3, 3),
        Some(square) => {
            let along = |at: u8, by: i8| at.saturating_add_signed(by).min(7);
            Square::from_column_row(along(square.column(), columns), along(square.row(), rows))
        }
    };
    *cursor = Cursor { square: next, is_keys: true };
}
