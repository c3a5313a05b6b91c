//! What is read out to those who do not see the board.

use outflank::game::ShowMe;
use outflank::stage::Language;
use outflank::text::Texts;
use outflank::ui::Announcement;
use outflank_engine::level::Level;

use crate::table::{Table, against_computer, game_after, two_people};
use outflank::game::{NewGame, SideChoice};

fn said(table: &Table) -> String {
    table.app.world().resource::<Announcement>().0.clone()
}

fn table(language: Language, transcript: &str) -> Table {
    let mut table = Table::with(|app| {
        app.insert_resource(Texts::new(language));
    });
    table.write(NewGame { setup: two_people(), from: Some(game_after(transcript)), is_demo: false });
    table
}

#[test]
fn moves_and_flips_are_said_in_the_language_of_the_person() {
    for (language, first, second) in [
        (Language::English, "Black plays f5 and turns 1 disc.", "White plays d6 and turns 1 disc."),
        (Language::Dutch, "Zwart zet op f5 en draait 1 schijf om.", "Wit zet op d6 en draait 1 schijf om."),
        (Language::German, "Schwarz setzt auf f5 und dreht 1 Stein um.", "Weiß setzt auf d6 und dreht 1 Stein um."),
    ] {
        let mut table = table(language, "");
        table.play("f5");
        assert_eq!(said(&table), first);
        table.play("d6");
        assert_eq!(said(&table), second);
    }
}

#[test]
fn a_pass_is_said_with_the_move_that_led_to_it() {
    let mut table = table(Language::English, "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8");
    table.play("f8");
    assert!(said(&table).ends_with("Black passes."), "{}", said(&table));
    assert!(said(&table).starts_with("White plays f8 and turns "), "{}", said(&table));
}

#[test]
fn the_result_is_said_with_the_last_move() {
    let mut table = table(Language::German, "e6f4e3f6g5d6e7f5");
    table.play("c5");
    assert!(said(&table).ends_with("Schwarz hat gewonnen. Auf dem Brett: Schwarz 13, Weiß 0."), "{}", said(&table));
}

#[test]
fn what_cannot_be_played_is_said_with_the_reason() {
    let mut table = table(Language::English, "");
    table.play("d4");
    assert_eq!(said(&table), "d4 is not empty.");
    table.play("a1");
    assert_eq!(said(&table), "On a1 you would turn nothing.");
}

#[test]
fn undo_and_a_new_game_say_whose_turn_it_is() {
    let mut table = table(Language::English, "f5d6");
    assert_eq!(said(&table), "A new game. Black to move.");
    table.undo();
    assert_eq!(said(&table), "Taken back. White to move.");
    table.redo();
    assert_eq!(said(&table), "Played again. Black to move.");
}

#[test]
fn after_the_computers_move_it_is_said_that_it_is_your_turn() {
    let mut table = Table::with(|app| {
        app.insert_resource(Texts::default());
    });
    table.write(NewGame::from_start(against_computer(SideChoice::Black, Level::Easy)));
    table.until_persons_turn();
    table.play("f5");
    table.until_persons_turn();
    assert!(said(&table).starts_with("White plays "), "{}", said(&table));
    assert!(said(&table).ends_with("Your turn."), "{}", said(&table));
}

#[test]
fn a_hint_is_said_step_by_step() {
    let mut table = table(Language::English, "f5d6c3d3c4f4f6f3e6e7");
    let mut next = || {
        table.write(ShowMe);
        table.step();
        said(&table)
    };
    let area = next();
    assert!(!area.contains("Try "), "{area}");
    let square = next();
    assert!(square.starts_with("Try ") && square.len() == "Try d3.".len(), "{square}");
    let reasons = next();
    assert!(reasons.starts_with(&square) && reasons.len() > square.len(), "{reasons}");
}

#[test]
fn the_quiet_game_behind_the_start_screen_is_not_said() {
    let mut table = table(Language::English, "");
    let setup = outflank::game::GameSetup { mode: outflank::game::Mode::Watch, ..Default::default() };
    table.write(NewGame { setup, from: None, is_demo: true });
    table.steps(5);
    assert_eq!(said(&table), "A new game. Black to move.");
}
