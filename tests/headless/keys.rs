//! The keys that are not squares: by the letter that is typed, wherever it lies on the keyboard.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use outflank::game::{HintState, HintStep};
use outflank::stage::{Options, Screen};
use outflank::ui::Panels;

use crate::table::{Table, two_people};

fn after(moves: &[&str]) -> Table {
    let mut table = Table::start(two_people());
    moves.iter().for_each(|name| table.play(name));
    table
}

fn press(table: &mut Table, logical_key: Key, key_code: KeyCode, repeat: bool) {
    let (state, window) = (ButtonState::Pressed, Entity::PLACEHOLDER);
    table.write(KeyboardInput { key_code, logical_key, state, text: None, repeat, window });
}

fn letter(table: &mut Table, letter: &str) {
    press(table, Key::Character(letter.into()), KeyCode::F24, false);
}

fn escape(table: &mut Table) {
    press(table, Key::Escape, KeyCode::Escape, false);
}

fn panels(table: &Table) -> Panels {
    *table.app.world().resource::<Panels>()
}

#[test]
fn letters_do_what_the_list_says() {
    let mut table = after(&["f5", "d6"]);
    letter(&mut table, "u");
    assert_eq!(table.transcript(), "f5");
    letter(&mut table, "R");
    assert_eq!(table.transcript(), "f5d6");

    let hint_is_open = |table: &Table| table.app.world().resource::<HintState>().is_open();
    for step in [HintStep::Area, HintStep::Square, HintStep::Reasons] {
        letter(&mut table, "s");
        assert!(hint_is_open(&table));
        assert_eq!(table.app.world().resource::<HintState>().step(), step);
    }
    letter(&mut table, "s");
    assert!(!hint_is_open(&table));

    let view = table.app.world().resource::<Options>().view;
    letter(&mut table, "v");
    assert_ne!(table.app.world().resource::<Options>().view, view);

    letter(&mut table, "m");
    assert!(table.app.world().resource::<Options>().sound.is_muted);
    letter(&mut table, "m");
    assert!(!table.app.world().resource::<Options>().sound.is_muted);

    letter(&mut table, "n");
    assert!(panels(&table).is_asking());
}

#[test]
fn a_square_typed_on_another_layout_is_no_shortcut() {
    // On Dvorak's keyboard `b` lies where others have N, and `g` where they have U.
    let mut table = after(&["f5"]);
    press(&mut table, Key::Character("b".into()), KeyCode::KeyN, false);
    press(&mut table, Key::Character("g".into()), KeyCode::KeyU, false);
    assert!(!panels(&table).is_asking());
    assert_eq!(table.transcript(), "f5");
}

#[test]
fn without_latin_letters_the_place_counts() {
    let mut table = after(&["f5"]);
    press(&mut table, Key::Character("г".into()), KeyCode::KeyU, false);
    assert_eq!(table.transcript(), "");
}

#[test]
fn a_key_held_down_asks_once_and_one_with_control_not_at_all() {
    let mut table = after(&["f5", "d6"]);
    press(&mut table, Key::Character("u".into()), KeyCode::KeyU, true);
    assert_eq!(table.transcript(), "f5d6");
    table.app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::ControlLeft);
    letter(&mut table, "u");
    assert_eq!(table.transcript(), "f5d6");
}

#[test]
fn escape_closes_what_is_open_and_then_asks_to_leave() {
    let mut table = after(&["f5"]);
    table.app.world_mut().resource_mut::<Panels>().settings = true;
    escape(&mut table);
    assert_eq!(panels(&table), Panels::default());
    escape(&mut table);
    assert!(panels(&table).is_asking());
    escape(&mut table);
    assert!(!panels(&table).is_asking());
    assert_eq!(*table.app.world().resource::<State<Screen>>().get(), Screen::Game);
}
