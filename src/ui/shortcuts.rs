//! The keys that are not squares.

use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

use super::{Action, Leaving};
use crate::stage::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (press_keys.run_if(not(egui_wants_any_keyboard_input)), escape).after(bevy::input::InputSystems),
    );
}

/// The keys and what they do in a game.
const KEYS: [(KeyCode, Action); 5] = [
    (KeyCode::KeyU, Action::Undo),
    (KeyCode::KeyR, Action::Redo),
    (KeyCode::KeyS, Action::ToggleHint),
    (KeyCode::KeyN, Action::Leave(Leaving::ToStart)),
    (KeyCode::KeyV, Action::ToggleView),
];

/// Letters work even while a button has the focus: nothing here is typed into.
fn press_keys(keys: Res<ButtonInput<KeyCode>>, screen: Res<State<Screen>>, mut asked: MessageWriter<Action>) {
    let has_modifier = [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::AltLeft, KeyCode::SuperLeft];
    if keys.any_pressed(has_modifier) {
        return;
    }
    for (key, action) in KEYS {
        let works_here = *screen.get() == Screen::Game || action == Action::ToggleView;
        if works_here && keys.just_pressed(key) {
            asked.write(action);
        }
    }
}

/// While a button has the focus, Escape first takes it back to the board: that is egui's own doing.
fn escape(keys: Res<ButtonInput<KeyCode>>, mut asked: MessageWriter<Action>) {
    if keys.just_pressed(KeyCode::Escape) {
        asked.write(Action::Back);
    }
}
