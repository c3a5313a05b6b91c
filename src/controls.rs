//! What can be done without a mouse: one list of keys and gamepad buttons, which the board and the panels follow and
//! the help page shows.

use bevy::input::ButtonState;
use bevy::input::InputSystems;
use bevy::input::gamepad::{GamepadAxisChangedEvent, GamepadButtonStateChangedEvent};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// Reads the keys and the buttons.
pub fn plugin(app: &mut App) {
    app.add_message::<Commanded>().add_message::<KeyboardInput>();
    app.add_message::<GamepadButtonStateChangedEvent>().add_message::<GamepadAxisChangedEvent>();
    app.init_resource::<ButtonInput<KeyCode>>();
    app.configure_sets(PreUpdate, ControlSystems.after(InputSystems));
    app.add_systems(PreUpdate, (read_keys, read_buttons, read_sticks).chain().in_set(ControlSystems));
}

/// When keys and buttons become [`Commanded`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ControlSystems;

/// Something that a key or a button asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Command {
    /// The cursor one square to the left.
    Left,
    /// One to the right.
    Right,
    /// One up.
    Up,
    /// One down.
    Down,
    /// Put a disc on the cursor's square; press the control that has the focus.
    Play,
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Show a good move, or put the hint away.
    Hint,
    /// Say what speaks against a move.
    Why,
    /// Between 2D and 3D.
    View,
    /// Sound on or off.
    Sound,
    /// Look at the table as at first.
    ResetCamera,
    /// The focus to the next control; the board is one.
    NextControl,
    /// The focus to the one before.
    PreviousControl,
    /// Open or close the settings.
    Settings,
    /// Another game.
    NewGame,
    /// Close the topmost thing that is open; with nothing open, leave the game.
    Back,
    /// Open or close the help page.
    Help,
}

/// Message: a key or a button was pressed.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commanded {
    /// What it asks for.
    pub command: Command,
    /// On what.
    pub device: Device,
}

/// What was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    /// A keyboard.
    Keyboard,
    /// A gamepad.
    Gamepad,
}

/// A key on the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// An arrow.
    ArrowLeft,
    /// An arrow.
    ArrowRight,
    /// An arrow.
    ArrowUp,
    /// An arrow.
    ArrowDown,
    /// Enter.
    Enter,
    /// The space bar.
    Space,
    /// Escape.
    Escape,
    /// Home.
    Home,
    /// Tab.
    Tab,
    /// Tab with shift.
    ShiftTab,
    /// F1.
    F1,
    /// F10.
    F10,
    /// What types this character; where no Latin letters are typed, the key that lies where it does in English.
    Character(char, KeyCode),
}

/// A command and what asks for it.
#[derive(Clone, Copy, Debug)]
pub struct Control {
    /// What is asked for.
    pub command: Command,
    /// Any of these keys.
    pub keys: &'static [Press],
    /// Any of these buttons.
    pub buttons: &'static [GamepadButton],
}

const fn control(command: Command, keys: &'static [Press], buttons: &'static [GamepadButton]) -> Control {
    Control { command, keys, buttons }
}

/// Everything, in the order of the help page.
pub const CONTROLS: [Control; 18] = [
    control(Command::Left, &[Press::ArrowLeft], &[GamepadButton::DPadLeft]),
    control(Command::Right, &[Press::ArrowRight], &[GamepadButton::DPadRight]),
    control(Command::Up, &[Press::ArrowUp], &[GamepadButton::DPadUp]),
    control(Command::Down, &[Press::ArrowDown], &[GamepadButton::DPadDown]),
    control(Command::Play, &[Press::Enter, Press::Space], &[GamepadButton::South]),
    control(Command::Hint, &[Press::Character('s', KeyCode::KeyS)], &[GamepadButton::West]),
    control(Command::Why, &[Press::Character('w', KeyCode::KeyW)], &[GamepadButton::LeftThumb]),
    control(Command::Undo, &[Press::Character('u', KeyCode::KeyU)], &[GamepadButton::LeftTrigger]),
    control(Command::Redo, &[Press::Character('r', KeyCode::KeyR)], &[GamepadButton::RightTrigger]),
    control(Command::View, &[Press::Character('v', KeyCode::KeyV)], &[GamepadButton::North]),
    control(Command::Sound, &[Press::Character('m', KeyCode::KeyM)], &[]),
    control(Command::ResetCamera, &[Press::Character('0', KeyCode::Digit0), Press::Home], &[GamepadButton::RightThumb]),
    control(Command::NextControl, &[Press::Tab], &[GamepadButton::RightTrigger2]),
    control(Command::PreviousControl, &[Press::ShiftTab], &[GamepadButton::LeftTrigger2]),
    control(Command::NewGame, &[Press::Character('n', KeyCode::KeyN)], &[]),
    control(Command::Settings, &[Press::F10], &[GamepadButton::Start]),
    control(Command::Back, &[Press::Escape], &[GamepadButton::East]),
    control(Command::Help, &[Press::F1, Press::Character('?', KeyCode::F1)], &[GamepadButton::Select]),
];

/// With one of these a letter is a command to someone else.
pub const COMMAND_KEYS: [KeyCode; 6] = [
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

/// What a key asks for when it is pressed.
#[must_use]
pub fn command_of(key: &KeyboardInput, is_shift_held: bool) -> Option<Command> {
    let is_meant = |press: Press| match (press, &key.logical_key) {
        (Press::ArrowLeft, Key::ArrowLeft)
        | (Press::ArrowRight, Key::ArrowRight)
        | (Press::ArrowUp, Key::ArrowUp)
        | (Press::ArrowDown, Key::ArrowDown)
        | (Press::Enter, Key::Enter)
        | (Press::Space, Key::Space)
        | (Press::Escape, Key::Escape)
        | (Press::Home, Key::Home)
        | (Press::F1, Key::F1)
        | (Press::F10, Key::F10) => true,
        (Press::Tab, Key::Tab) => !is_shift_held,
        (Press::ShiftTab, Key::Tab) => is_shift_held,
        (Press::Character(wanted, place), Key::Character(text)) => match text.chars().next() {
            Some(typed) if typed.is_ascii() => typed.to_ascii_lowercase() == wanted,
            _ => key.key_code == place,
        },
        _ => false,
    };
    CONTROLS.iter().find(|control| control.keys.iter().any(|&press| is_meant(press))).map(|control| control.command)
}

/// A key held down asks once, except for the cursor, which goes on.
fn read_keys(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    mut commands: MessageWriter<Commanded>,
) {
    let is_command = held.any_pressed(COMMAND_KEYS);
    let is_shift_held = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for key in keys.read().filter(|key| key.state == ButtonState::Pressed && !is_command) {
        let Some(command) = command_of(key, is_shift_held) else { continue };
        let goes_on = matches!(command, Command::Left | Command::Right | Command::Up | Command::Down);
        if !key.repeat || goes_on {
            commands.write(Commanded { command, device: Device::Keyboard });
        }
    }
}

fn read_buttons(mut presses: MessageReader<GamepadButtonStateChangedEvent>, mut commands: MessageWriter<Commanded>) {
    for press in presses.read().filter(|press| press.state == ButtonState::Pressed) {
        let control = CONTROLS.iter().find(|control| control.buttons.contains(&press.button));
        if let Some(&Control { command, .. }) = control {
            commands.write(Commanded { command, device: Device::Gamepad });
        }
    }
}

/// So far a stick must be pushed to step, and so near the middle it must come back before it steps again.
const PUSHED: f32 = 0.6;
const RELEASED: f32 = 0.4;

/// The left stick steps as the directional pad does, once each time it is pushed.
fn read_sticks(
    mut moves: MessageReader<GamepadAxisChangedEvent>,
    mut commands: MessageWriter<Commanded>,
    mut pushed: Local<HashMap<(Entity, GamepadAxis), bool>>,
) {
    for change in moves.read() {
        let command = match (change.axis, change.value > 0.0) {
            (GamepadAxis::LeftStickX, true) => Command::Right,
            (GamepadAxis::LeftStickX, false) => Command::Left,
            (GamepadAxis::LeftStickY, true) => Command::Up,
            (GamepadAxis::LeftStickY, false) => Command::Down,
            _ => continue,
        };
        let is_pushed = pushed.entry((change.entity, change.axis)).or_default();
        if change.value.abs() < RELEASED {
            *is_pushed = false;
        } else if change.value.abs() > PUSHED && !*is_pushed {
            *is_pushed = true;
            commands.write(Commanded { command, device: Device::Gamepad });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_and_no_button_asks_for_two_things() {
        let keys: Vec<_> = CONTROLS.iter().flat_map(|control| control.keys).collect();
        let buttons: Vec<_> = CONTROLS.iter().flat_map(|control| control.buttons).collect();
        assert!(keys.iter().enumerate().all(|(index, key)| !keys[..index].contains(key)));
        assert!(buttons.iter().enumerate().all(|(index, button)| !buttons[..index].contains(button)));
    }

    #[test]
    fn no_key_is_a_square_s() {
        for press in CONTROLS.iter().flat_map(|control| control.keys) {
            if let Press::Character(letter, _) = press {
                assert!(!('a'..='h').contains(letter) && !('1'..='8').contains(letter), "{letter}");
            }
        }
    }
}
