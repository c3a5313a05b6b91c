//! The keys that are not squares.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::actions::ActionSystems;
use super::{Action, Leaving, Panels};
use crate::game::lessons::{LessonRequest, Lessons, Moment};
use crate::game::{HintState, ReviewRequest, WhyRequest, WhyState};
use crate::stage::{COMMAND_KEYS, Screen};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ButtonInput<KeyCode>>().add_message::<KeyboardInput>();
    app.add_systems(PreUpdate, press_keys.after(bevy::input::InputSystems).in_set(ActionSystems::Ask));
}

/// The letters, where each lies on an English keyboard, and what they do in a game.
const KEYS: [(char, KeyCode, Action); 6] = [
    ('u', KeyCode::KeyU, Action::Undo),
    ('r', KeyCode::KeyR, Action::Redo),
    ('s', KeyCode::KeyS, Action::ShowMe),
    ('w', KeyCode::KeyW, Action::Why(WhyRequest::LastMove)),
    ('n', KeyCode::KeyN, Action::Leave(Leaving::ToStart)),
    ('v', KeyCode::KeyV, Action::ToggleView),
];

/// Letters work even while a button has the focus: nothing here is typed into. A key held down asks once.
fn press_keys(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    panels: Res<Panels>,
    (hints, lessons, why): (Res<HintState>, Res<Lessons>, Res<WhyState>),
    egui: Option<Res<EguiWantsInput>>,
    mut asked: MessageWriter<Action>,
) {
    let has_focus = egui.is_some_and(|egui| egui.wants_keyboard_input());
    let is_card_open = panels.is_asking() || panels.settings || hints.is_open() || why.is_open();
    for key in keys.read() {
        if key.state != ButtonState::Pressed || key.repeat || held.any_pressed(COMMAND_KEYS) {
            continue;
        }
        if key.logical_key == Key::Escape {
            // With no card to close, Escape takes the focus from a button, which is egui's doing; only then it leaves.
            if is_card_open || !has_focus {
                asked.write(Action::Back);
            }
        } else if let (Screen::Review, Key::ArrowLeft | Key::ArrowRight) = (screen.get(), &key.logical_key) {
            let is_forward = key.logical_key == Key::ArrowRight;
            asked.write(Action::Review(ReviewRequest::Step { is_forward }));
        } else if matches!(key.logical_key, Key::Enter | Key::Space) {
            // While a step is done the board takes no keys, and these go on.
            if !has_focus && lessons.at().is_some_and(|at| at.moment == Moment::Right) {
                asked.write(Action::Lesson(LessonRequest::Next));
            }
        } else if let Some(action) = meant(key) {
            match (*screen.get(), action) {
                (Screen::Game, Action::Why(_)) if hints.is_open() => {
                    asked.write(Action::Why(WhyRequest::TogglePicking));
                }
                (Screen::Game, Action::Why(_)) if why.asked().is_some() => {
                    asked.write(Action::Why(WhyRequest::Close));
                }
                (Screen::Game, _) | (_, Action::ToggleView) => _ = asked.write(action),
                (Screen::Learn, Action::Undo) => _ = asked.write(Action::Lesson(LessonRequest::Again)),
                (Screen::Learn, Action::ShowMe) => _ = asked.write(Action::Lesson(LessonRequest::Show)),
                _ => {}
            }
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
