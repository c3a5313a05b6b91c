//! A game in progress is never thrown away without asking, whichever way it is left.

use bevy::prelude::*;
use bevy::window::WindowCloseRequested;
use outflank::game::SideChoice;
use outflank::stage::Screen;
use outflank::ui::{Action, Leaving, Panels};
use outflank_engine::level::Level;
use outflank_engine::rules::Side;

use crate::table::{Table, against_computer, game_after, two_people};

fn in_progress() -> Table {
    let mut table = Table::start(two_people());
    table.play("f5");
    table
}

fn ask(table: &mut Table, action: Action) {
    table.write(action);
    table.step();
}

fn screen(table: &Table) -> Screen {
    *table.app.world().resource::<State<Screen>>().get()
}

fn panels(table: &Table) -> Panels {
    *table.app.world().resource::<Panels>()
}

#[test]
fn a_new_game_asks_first_and_staying_keeps_everything() {
    for way in [Action::Leave(Leaving::ToStart), Action::Leave(Leaving::Rematch), Action::Back] {
        let mut table = in_progress();
        ask(&mut table, way);
        assert!(panels(&table).is_asking());
        assert_eq!((table.transcript().as_str(), screen(&table)), ("f5", Screen::Game));
        ask(&mut table, Action::Stay);
        assert!(!panels(&table).is_asking());
        table.play("d6");
        assert_eq!(table.transcript(), "f5d6");
    }
}

#[test]
fn while_it_asks_nothing_else_is_done() {
    let mut table = in_progress();
    ask(&mut table, Action::Back);
    ask(&mut table, Action::Undo);
    assert_eq!(table.transcript(), "f5");
}

#[test]
fn leaving_ends_at_the_start_screen_with_a_quiet_game() {
    let mut table = in_progress();
    ask(&mut table, Action::Leave(Leaving::ToStart));
    ask(&mut table, Action::ConfirmLeaving);
    assert_eq!(screen(&table), Screen::Start);
    assert!(table.session().is_demo());
    assert!(!panels(&table).is_asking());
    ask(&mut table, Action::Play);
    assert_eq!(screen(&table), Screen::Game);
    assert_eq!(table.transcript(), "");
    assert!(!table.session().is_demo());
}

#[test]
fn a_finished_or_unbegun_game_is_left_at_once() {
    let mut table = Table::start_from(two_people(), game_after("e6f4e3f6g5d6e7f5c5"));
    ask(&mut table, Action::Leave(Leaving::Rematch));
    assert_eq!((table.transcript().as_str(), screen(&table)), ("", Screen::Game));
    ask(&mut table, Action::Leave(Leaving::ToStart));
    assert_eq!(screen(&table), Screen::Start);
}

#[test]
fn the_window_asks_too_and_closes_when_told_twice() {
    let mut table = in_progress();
    let window = table.app.world_mut().spawn_empty().id();
    table.write(WindowCloseRequested { window });
    assert!(panels(&table).is_asking());
    assert!(table.messages::<AppExit>().is_empty());
    table.write(WindowCloseRequested { window });
    assert_eq!(table.messages::<AppExit>(), [AppExit::Success]);
}

#[test]
fn a_pass_is_said_until_the_next_move() {
    let transcript = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8";
    let mut table = Table::start_from(two_people(), game_after(transcript));
    table.play("f8");
    assert_eq!(panels(&table).passed, Some(Side::Black));
    table.play("c3");
    assert_eq!(panels(&table).passed, None);
}

#[test]
fn the_choices_of_a_game_are_those_of_the_next() {
    let mut table = Table::start(two_people());
    let choices = against_computer(SideChoice::White, Level::Easy);
    ask(&mut table, Action::Choose(choices));
    ask(&mut table, Action::Play);
    table.until_persons_turn();
    assert_eq!(table.game().moves().len(), 1, "the computer opens");
}
