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
use crate::game::{ChooseSquare, Session};
use crate::stage::{BoardInput, COMMAND_KEYS};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cursor>().add_message::<KeyboardInput>().add_message::<CursorMoved>();
    app.init_resource::<ButtonInput<MouseButton>>().init_resource::<ButtonInput<KeyCode>>().init_resource::<Touches>();
    app.add_systems(Update, (hover, click, tap, type_keys).chain().in_set(ViewSystems::Input));
}

/// The square that is looked at.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// Which one.
    pub square: Option<Square>,
    /// Whether it was chosen by keys, and so must be seen.
    pub is_keys: bool,
    /// Where the mouse went down.
    pressed: Option<Square>,
    /// The column of a square's name of which only the letter has been typed.
    typed_column: Option<u8>,
}

impl Cursor {
    /// The mouse over a square.
    pub(crate) fn pointing_at(square: Option<Square>) -> Self {
        Self { square, ..Self::default() }
    }
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
        self.input.is_enabled && !self.egui.as_ref().is_some_and(|egui| egui.wants_any_keyboard_input())
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
    let next = Cursor { square, is_keys: false, ..*cursor };
    cursor.set_if_neq(next);
}

fn click(
    mut player: Player,
    lens: Res<Lens>,
    windows: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut shown: ResMut<Shown>,
    mut cursor: ResMut<Cursor>,
) {
    let square = || windows.single().ok().and_then(Window::cursor_position).and_then(|pixel| square_at(&lens, pixel));
    if buttons.just_pressed(MouseButton::Left) {
        cursor.pressed = if player.has_pointer() { square() } else { None };
        if player.has_pointer() && shown.is_moving() {
            shown.finish();
        }
    }
    if buttons.just_released(MouseButton::Left)
        && let Some(pressed) = cursor.pressed.take()
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

fn type_keys(
    mut player: Player,
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    mut shown: ResMut<Shown>,
    mut cursor: ResMut<Cursor>,
) {
    let is_command = held.any_pressed(COMMAND_KEYS);
    for key in keys.read() {
        // A key held down plays one move, not one after another.
        if key.state != ButtonState::Pressed || key.repeat || is_command || !player.has_keys() {
            continue;
        }
        if shown.is_moving() {
            shown.finish();
        }
        let typed_column = cursor.typed_column;
        if typed_column.is_some() {
            cursor.typed_column = None;
        }
        match &key.logical_key {
            Key::ArrowLeft => step(&mut cursor, -1, 0),
            Key::ArrowRight => step(&mut cursor, 1, 0),
            Key::ArrowUp => step(&mut cursor, 0, -1),
            Key::ArrowDown => step(&mut cursor, 0, 1),
            Key::Enter | Key::Space => {
                if let Some(square) = cursor.square {
                    cursor.is_keys = true;
                    player.choose(square);
                }
            }
            Key::Character(text) => {
                let letter = text.chars().next().map(|letter| letter.to_ascii_lowercase());
                if let Some(column @ 'a'..='h') = letter {
                    cursor.typed_column = Some(column as u8 - b'a');
                } else if let (Some(column), Some(row)) = (typed_column, digit(letter, key.key_code))
                    && let Some(square) = Square::from_column_row(column, row - 1)
                {
                    (cursor.square, cursor.is_keys) = (Some(square), true);
                    player.choose(square);
                }
            }
            _ => {}
        }
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
    (cursor.square, cursor.is_keys) = (next, true);
}
