//! What was chosen is there again at the next start.

use outflank::game::{GameSetup, SideChoice, TimeControl};
use outflank::stage::{Options, Speed, ThemeChoice, ViewMode, WindowShape};
use outflank::ui::Action;
use outflank_engine::level::Level;

use crate::home::{Home, quit};
use crate::table::{Table, against_computer};

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
