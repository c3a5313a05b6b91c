//! What was chosen is there again at the next start.

use outflank::game::lessons::{LessonProgress, LessonRequest};
use outflank::game::{ChooseSquare, GameSetup, NewGame, SideChoice, TimeControl};
use outflank::stage::{Options, Speed, ThemeChoice, ViewMode, WindowShape};
use outflank::ui::{Action, Leaving};
use outflank_engine::level::Level;

use crate::home::{Home, quit};
use crate::table::{Table, against_computer, square, two_people};

fn options(table: &Table) -> Options {
    *table.app.world().resource::<Options>()
}

#[test]
fn options_come_back() {
    let home = Home::new();
    let mut table = home.start();
    let chosen = Options { theme: ThemeChoice::Light, speed: Speed::Fast, ..options(&table) };
    table.write(Action::Set(chosen));
    table.write(Action::ToggleView);
    quit(table);
    assert_eq!(options(&home.start()), Options { view: ViewMode::Flat, ..chosen });
}

#[test]
fn what_was_not_chosen_is_not_kept() {
    let home = Home::new();
    let mut table = home.start();
    table.step();
    quit(table);
    assert!(!home.file("settings.json").exists());
}

#[test]
fn the_choices_for_the_next_game_come_back() {
    let home = Home::new();
    let mut table = home.start();
    let clock = Some(TimeControl::new(10, 5));
    let chosen = GameSetup { clock, ..against_computer(SideChoice::Random, Level::Expert) };
    table.write(Action::Choose(chosen));
    quit(table);
    assert_eq!(*home.start().app.world().resource::<GameSetup>(), chosen);
}

#[test]
fn bug_091_the_window_comes_back_as_it_was() {
    let home = Home::new();
    let mut table = home.start();
    let shape = WindowShape { size: Some([800.0, 603.5]), is_maximised: true };
    table.app.insert_resource(shape);
    quit(table);
    assert_eq!(home.open(outflank::game::Wanted::Unfinished).settings.window(), shape);
}

#[test]
fn finished_lessons_come_back_also_those_of_two_programs_at_once() {
    let home = Home::new();
    let mut tables = [home.start(), home.start()];
    for (table, id) in tables.iter_mut().zip(["corners", "passes"]) {
        let progress = format!(r#"{{"finished":["{id}"]}}"#);
        *table.app.world_mut().resource_mut::<LessonProgress>() = serde_json::from_str(&progress).unwrap();
        table.step();
    }
    tables.into_iter().for_each(quit);
    let again = home.start();
    let progress = again.app.world().resource::<LessonProgress>();
    assert!(progress.is_finished("corners") && progress.is_finished("passes"));
    assert!(!progress.is_finished("edges"));
}

#[test]
fn finished_lessons_come_back() {
    let home = Home::new();
    let mut table = home.start();
    table.write(Action::Learn);
    table.step();
    table.write(LessonRequest::Begin(0));
    for name in ["c4", "a4", "d3"] {
        let revision = table.session().revision();
        table.write(ChooseSquare { square: square(name), revision });
        table.write(LessonRequest::Next);
    }
    let finished = table.app.world().resource::<LessonProgress>().clone();
    assert!(finished.is_finished("place"));
    quit(table);
    assert_eq!(*home.start().app.world().resource::<LessonProgress>(), finished);
}

#[test]
fn a_lesson_takes_the_place_of_no_game() {
    let home = Home::new();
    let mut table = home.start();
    table.write(NewGame::from_start(two_people()));
    table.play("f5");
    table.play("d6");
    table.write(Action::Leave(Leaving::ToStart));
    table.step();
    table.write(Action::ConfirmLeaving);
    table.step();
    table.write(Action::Learn);
    table.step();
    table.write(LessonRequest::Begin(0));
    table.play("c4");
    quit(table);
    assert_eq!(home.game().game.moves().len(), 2);
}
