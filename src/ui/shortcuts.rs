//! The keys that are not squares.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::actions::ActionSystems;
use super::{Action, Leaving, Panels};
use crate::game::HintState;
use crate::stage::{COMMAND_KEYS, Screen};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ButtonInput<KeyCode>>().add_message::<KeyboardInput>();
    app.add_systems(PreUpdate, press_keys.after(bevy::input::InputSystems).in_set(ActionSystems::Ask));
}

/// The letters, where each lies on an English keyboard, and what they do in a game.
const KEYS: [(char, KeyCode, Action); 6] = [
    ('u', KeyCode::KeyU, Action::Undo),
    ('r', KeyCode::KeyR, Action::Redo),
    ('s', KeyCode::KeyS, Action::ToggleHint),
    ('n', KeyCode::KeyN, Action::Leave(Leaving::ToStart)),
    ('v', KeyCode::KeyV, Action::ToggleView),
    ('m', KeyCode::KeyM, Action::ToggleSound),
];

/// Letters work even while a button has the focus: nothing here is typed into. A key held down asks once.
fn press_keys(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    panels: Res<Panels>,
    hints: Res<HintState>,
    egui: Option<Res<EguiWantsInput>>,
    mut asked: MessageWriter<Action>,
) {
    let has_focus = egui.is_some_and(|egui| egui.wants_keyboard_input());
    let is_card_open = panels.is_asking() || panels.settings || hints.is_open();
    for key in keys.read() {
        if key.state != ButtonState::Pressed || key.repeat || held.any_pressed(COMMAND_KEYS) {
            continue;
        }
        if key.logical_key == Key::Escape {
            // With no card to close, Escape takes the focus from a button, which is egui's doing; only then it leaves.
            if is_card_open || !has_focus {
                asked.write(Action::Back);
            }
        } else if let Some(action) = meant(key)
            && (*screen.get() == Screen::Game || matches!(action, Action::ToggleView | Action::ToggleSound))
        {
            asked.write(action);
        }
    }
}

/// What a key asks for: by the letter it types, since the letters `a` to `h` name squares on every keyboard; by its
/// place where it types no Latin letter.
fn meant(key: &KeyboardInput) -> Option<Action> {
    let Key::Character(text) = &key.logical_key else { return None };
    let typed = text.chars().next()?.to_ascii_lowercase();
    let is_meant =
        |letter: char, place: KeyCode| if typed.is_ascii() { typed == letter } else { key.key_code == place };
    KEYS.iter().find(|&&(letter, place, _)| is_meant(letter, place)).map(|&(.., action)| action)
}
