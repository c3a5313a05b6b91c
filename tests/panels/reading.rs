//! The accessibility tree, read back: the board's squares, the controls, what is read out, and the focus.

use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use outflank::game::{GameSetup, HintState};
use outflank::stage::{Cursor, Language, Screen};
use outflank::ui::{Action, Leaving, Panels};
use outflank_engine::record::read_transcript;
use outflank_engine::rules::{Square, Variant};

use crate::desk::{Desk, two_people};

fn after(transcript: &str) -> Desk {
    Desk::with_game(two_people(), read_transcript(transcript, Variant::Standard).unwrap())
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// What is said of each square.
fn squares(harness: &Harness<'_, Desk>) -> Vec<String> {
    let nodes = harness.root().children_recursive();
    let nodes = nodes.filter(|node| node.accesskit_node().role() == Role::ListBoxOption);
    nodes.map(|node| node.accesskit_node().label().unwrap()).collect()
}

#[test]
fn the_board_is_a_list_of_its_64_squares() {
    let harness = after("").at(1280.0, 800.0);
    let said = squares(&harness);
    assert_eq!(said.len(), 64);
    assert_eq!(said[0], "a1, empty");
    for line in ["d3, empty, legal, turns 1", "d4, White", "e4, Black", "f5, empty, legal, turns 1"] {
        assert!(said.iter().any(|one| one == line), "{line}: {said:?}");
    }
    assert_eq!(said.iter().filter(|line| line.contains("legal")).count(), 4);
    assert_eq!(harness.get_by_label("Board").accesskit_node().role(), Role::ListBox);
}

#[test]
fn squares_are_named_in_the_language_of_the_person() {
    let game = "f5d6c3d3c4";
    let said = |language| squares(&after(game).in_language(language).at(1280.0, 800.0));
    assert!(said(Language::Dutch).contains(&"c4, zwart, laatste zet".to_owned()));
    assert!(said(Language::German).contains(&"c4, Schwarz, letzter Zug".to_owned()));
    assert!(said(Language::German).iter().any(|line| line.ends_with("leer, erlaubt, dreht 2 um")));
}

#[test]
fn the_hint_is_said_of_its_square() {
    let desk = after("f5d6c3d3c4f4f6f3e6e7").with_hint(3);
    let hint = desk.app.world().resource::<HintState>().hint().unwrap().square;
    let said = squares(&desk.at(1280.0, 800.0));
    let line = said.iter().find(|line| line.starts_with(&hint.to_string())).unwrap();
    assert!(line.ends_with("the hint"), "{line}");
}

#[test]
fn nothing_is_legal_for_who_only_watches() {
    let setup = GameSetup { mode: outflank::game::Mode::Watch, ..GameSetup::default() };
    let game = read_transcript("f5", Variant::Standard).unwrap();
    let harness = Desk::with_game(setup, game).at(1280.0, 800.0);
    assert!(squares(&harness).iter().all(|line| !line.contains("legal")));
}

#[test]
fn the_board_has_the_focus_while_no_control_has_and_its_cursor_is_what_is_read() {
    let mut desk = after("");
    desk.cursor = Cursor { square: Some(square("d3")), is_keys: true };
    let harness = desk.at(1280.0, 800.0);
    assert!(harness.get_by_label("d3, empty, legal, turns 1").is_focused());
}

#[test]
fn a_screen_reader_can_look_at_a_square_and_play_on_it() {
    let mut harness = after("").at(1280.0, 800.0);
    harness.get_by_label("d3, empty, legal, turns 1").focus();
    harness.run_steps(2);
    assert_eq!(harness.state().asked, [Action::LookAt(square("d3"))]);
    harness.get_by_label("d3, empty, legal, turns 1").click_accesskit();
    harness.run_steps(2);
    assert_eq!(harness.state().asked[1..], [Action::LookAt(square("d3")), Action::ChooseAt(square("d3"))]);
}

#[test]
fn what_happens_is_read_out() {
    let mut desk = after("f5");
    desk.announcement = "Black plays f5 and turns 1 disc.".to_owned();
    let harness = desk.at(1280.0, 800.0);
    let said = harness.get_by_label("Black plays f5 and turns 1 disc.");
    assert_eq!(said.accesskit_node().role(), Role::Status);
    assert_eq!(said.accesskit_node().live(), Live::Polite);
}

#[test]
fn every_control_has_a_name() {
    let with = |panels: Panels| {
        let mut desk = after("f5d6");
        desk.panels = panels;
        desk
    };
    let closed = Panels::default();
    for desk in [
        Desk::new(Screen::Start),
        with(closed),
        with(Panels { settings: true, ..closed }),
        with(Panels { help: true, ..closed }),
        with(Panels { leaving: Some(Leaving::ToStart), ..closed }),
        after("f5d6c3d3c4f4f6f3e6e7").with_hint(3),
        after("e6f4e3f6g5d6e7f5c5"),
    ] {
        let harness = desk.at(1280.0, 800.0);
        for node in harness.root().children_recursive() {
            let node = node.accesskit_node();
            if matches!(node.role(), Role::Button | Role::RadioButton | Role::CheckBox | Role::ListBox | Role::Unknown)
            {
                assert!(node.label().is_some_and(|label| !label.is_empty()), "{:?}", node.role());
            }
        }
    }
}

fn focused(harness: &Harness<'_, Desk>) -> Option<String> {
    let mut nodes = harness.root().children_recursive();
    nodes.find(|node| node.is_focused()).and_then(|node| node.accesskit_node().label())
}

fn press(harness: &mut Harness<'_, Desk>, key: Key, modifiers: Modifiers) {
    harness.key_press_modifiers(modifiers, key);
    harness.run_steps(2);
}

#[test]
fn tab_goes_from_the_board_through_the_panel_and_back_to_the_board() {
    let mut harness = after("f5d6").at(1280.0, 800.0);
    let mut path = vec![focused(&harness).unwrap()];
    for _ in 0..7 {
        press(&mut harness, Key::Tab, Modifiers::NONE);
        path.push(focused(&harness).unwrap());
    }
    // There is nothing to play again: Redo is passed over.
    assert_eq!(path, ["Board", "Show me", "New game", "Undo", "2D", "Settings", "Board", "Show me"]);
    press(&mut harness, Key::Tab, Modifiers::SHIFT);
    assert_eq!(focused(&harness).unwrap(), "Board");
    press(&mut harness, Key::Tab, Modifiers::SHIFT);
    assert_eq!(focused(&harness).unwrap(), "Settings");
}

#[test]
fn arrows_move_the_cursor_and_not_the_focus_of_the_board() {
    let mut harness = after("f5d6").at(1280.0, 800.0);
    for key in [Key::ArrowRight, Key::ArrowDown, Key::ArrowUp, Key::ArrowLeft, Key::Escape] {
        press(&mut harness, key, Modifiers::NONE);
        assert_eq!(focused(&harness).unwrap(), "Board", "{key:?}");
    }
}

#[test]
fn escape_takes_the_focus_from_a_control_back_to_the_board() {
    let mut harness = after("f5d6").at(1280.0, 800.0);
    press(&mut harness, Key::Tab, Modifiers::NONE);
    assert_eq!(focused(&harness).unwrap(), "Show me");
    press(&mut harness, Key::Escape, Modifiers::NONE);
    assert_eq!(focused(&harness).unwrap(), "Board");
}

#[test]
fn what_opens_takes_the_focus_and_what_closes_gives_it_back() {
    let mut harness = after("f5d6").at(1280.0, 800.0);
    let mut open = |panels: Panels| {
        harness.state_mut().panels = panels;
        harness.run_steps(3);
        focused(&harness).unwrap()
    };
    let closed = Panels::default();
    assert_eq!(open(Panels { settings: true, ..closed }), "Close the settings");
    assert_eq!(open(Panels { settings: true, help: true, ..closed }), "Close the help page");
    assert_eq!(open(closed), "Board");
    assert_eq!(open(Panels { leaving: Some(Leaving::ToStart), ..closed }), "Keep playing");
    assert_eq!(open(closed), "Board");
}
