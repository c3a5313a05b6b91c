//! The panels of what is kept: going on, notices, results, clocks.

use bevy::prelude::*;
use egui_kittest::kittest::Queryable;
use outflank::game::{
    Clock, Fault, GameSetup, Kept, KeptGame, Mode, NewGame, Notice, Notices, SideChoice, Statistics, TimeControl, What,
};
use outflank::stage::{Language, Screen};
use outflank::ui::{Action, Leaving, Panels, StatisticsPage};
use outflank_engine::level::Level;
use outflank_engine::record::read_transcript;
use outflank_engine::rules::Variant;

use crate::desk::{Desk, drawn_texts, two_people};

/// In a window that is high enough for everything that a panel holds.
fn asked(desk: Desk, words: &str) -> Vec<Action> {
    let mut harness = desk.at(1280.0, 1600.0);
    harness.get_by_label(words).click_accesskit();
    harness.run_steps(2);
    harness.state().asked.clone()
}

/// A start screen on which this game could go on.
fn with_kept(setup: GameSetup, transcript: &str) -> Desk {
    let game = read_transcript(transcript, setup.variant).unwrap();
    let mut desk = Desk::with_game(setup, game);
    let world = desk.app.world_mut();
    let kept = KeptGame::of(world.resource(), world.resource(), world.resource());
    world.insert_resource(Kept::new(Some(kept)));
    desk.screen = Screen::Start;
    desk
}

#[test]
fn continue_is_there_only_with_a_game_to_continue() {
    assert!(Desk::new(Screen::Start).at(1280.0, 800.0).query_by_label("Continue").is_none());
    assert!(with_kept(two_people(), "").at(1280.0, 800.0).query_by_label("Continue").is_none());
    assert!(with_kept(two_people(), "e6f4e3f6g5d6e7f5c5").at(1280.0, 800.0).query_by_label("Continue").is_none());
    assert_eq!(asked(with_kept(two_people(), "f5"), "Continue"), [Action::Continue]);
    assert_eq!(asked(with_kept(two_people(), "f5"), "New game"), [Action::Play]);
}

#[test]
fn the_start_screen_says_which_game_could_go_on() {
    let says = |desk: Desk, words: &str| {
        desk.at(1280.0, 800.0).get_by_label(words);
    };
    says(with_kept(two_people(), "f5"), "Two players, White to move. Black 4, White 1.");
    let against = GameSetup { level: Level::Hard, side: SideChoice::White, ..GameSetup::default() };
    says(with_kept(against, "f5"), "You are White against the computer, Hard. Black 4, White 1.");
    let watch = GameSetup { mode: Mode::Watch, ..GameSetup::default() };
    // Two computers have played on by the time that the game is looked at.
    with_kept(watch, "f5d6").at(1280.0, 800.0).get_by_label_contains("Two computers. Black");
}

#[test]
fn a_new_game_in_the_place_of_a_kept_one_is_a_question() {
    let desk = || {
        let mut desk = with_kept(two_people(), "f5");
        desk.panels = Panels { leaving: Some(Leaving::Play), ..Panels::default() };
        desk
    };
    assert_eq!(asked(desk(), "Finish it"), [Action::Continue]);
    assert_eq!(asked(desk(), "New game"), [Action::ConfirmLeaving]);
    assert!(desk().at(1280.0, 800.0).query_by_label("Continue").is_none(), "only the question can be answered");
}

#[test]
fn continue_play_and_the_question_are_inside_the_panel_at_every_size() {
    for (width, height) in crate::sizes::SIZES {
        let scale = outflank::ui::zoom(bevy_egui::egui::vec2(width, height), 100);
        for leaving in [None, Some(Leaving::Play)] {
            let mut desk = with_kept(GameSetup::default(), "f5d6");
            desk.panels.leaving = leaving;
            let harness = desk.at(width / scale, height / scale);
            let panel = harness.state().layout.unwrap().panel;
            let words = if leaving.is_some() { ["Finish it", "New game"] } else { ["Continue", "New game"] };
            for words in words {
                let rect = harness.get_by_label(words).rect();
                assert!(panel.contains_rect(rect), "{words} at {width}x{height}: {rect} in {panel}");
            }
        }
    }
}

/// Whatever there is to choose is seen at once in the window that the game first opens.
#[test]
fn nothing_on_the_start_screen_needs_scrolling_in_the_first_window() {
    for language in Language::ALL {
        for mode in [Mode::Computer, Mode::TwoPlayers, Mode::Watch] {
            for is_kept in [true, false] {
                let setup = GameSetup { mode, level: Level::Hard, ..GameSetup::default() };
                let desk = if is_kept { with_kept(setup, "f5d6") } else { Desk::new(Screen::Start) };
                let mut desk = desk.in_language(language);
                desk.setup = setup;
                let harness = desk.at(1280.0, 800.0);
                let panel = harness.state().layout.unwrap().panel;
                for drawn in drawn_texts(&harness) {
                    let seen = drawn.clip.intersect(panel);
                    assert!(seen.contains_rect(drawn.rect), "{language:?} {mode:?} {is_kept}: {}", drawn.text);
                }
            }
        }
    }
}

#[test]
fn what_happened_to_a_file_is_said_and_read_with_one_press() {
    let notice = |fault| Notice::SetAside { what: What::Game, fault, name: "game.damaged-1.json".to_owned() };
    for screen in [Screen::Start, Screen::Game] {
        let desk = |notice| {
            let mut desk = Desk::new(screen);
            desk.app.insert_resource(Notices::new(vec![notice]));
            desk
        };
        let harness = desk(notice(Fault::Damaged)).at(1280.0, 800.0);
        harness.get_by_label("The last game cannot be read: its file is damaged.");
        harness.get_by_label("Nothing was thrown away: the file is now called game.damaged-1.json.");
        let harness = desk(notice(Fault::Newer)).at(1280.0, 800.0);
        harness.get_by_label("The last game was kept by a newer version of Outflank.");
        let why = "disk full".to_owned();
        let harness = desk(Notice::NotKept { why }).at(1280.0, 800.0);
        harness.get_by_label("The system says: disk full");
        assert_eq!(asked(desk(Notice::NoHome), "All right"), [Action::DismissNotice]);
    }
}

#[test]
fn results_open_from_the_start_and_from_the_end() {
    let page = StatisticsPage::new(Variant::Standard, Some(Level::Easy));
    assert_eq!(asked(Desk::new(Screen::Start), "Results"), [Action::ShowStatistics(Some(page))]);
    let over = read_transcript("e6f4e3f6g5d6e7f5c5", Variant::Standard).unwrap();
    assert_eq!(asked(Desk::with_game(GameSetup::default(), over), "Results"), [Action::ShowStatistics(Some(page))]);
}

/// A page of results on which something was counted.
fn with_results(is_reset: bool) -> Desk {
    let text = r#"{"outflank":"statistics","version":1,"counted":["1"],"results":[{"level":"easy","variant":"standard",
        "side":"black","won":2,"drawn":0,"lost":1,"helped":1,"streak":0,"longest_streak":2,"best":[44,20]}]}"#;
    let mut desk = Desk::new(Screen::Start);
    desk.app.insert_resource(Statistics::from_bytes(text.as_bytes()).unwrap());
    let page = StatisticsPage::new(Variant::Standard, Some(Level::Easy));
    desk.panels.statistics = Some(if is_reset { page.asking() } else { page });
    desk
}

#[test]
fn results_are_said_in_words() {
    let harness = with_results(false).at(1280.0, 800.0);
    harness.get_by_label("3 games: 2 won, 0 drawn, 1 lost");
    harness.get_by_label("Clearest win: 44 to 20");
    harness.get_by_label("Wins in a row: 0, at most 2");
    harness.get_by_label("With a hint or undo: 1");
    assert_eq!(harness.query_all_by_label("No game finished yet.").count(), 3);
    assert_eq!(asked(with_results(false), "Close the results"), [Action::ShowStatistics(None)]);
}

#[test]
fn results_are_forgotten_only_after_a_question() {
    let page = StatisticsPage::new(Variant::Standard, Some(Level::Easy));
    assert_eq!(asked(with_results(false), "Forget all results"), [Action::ShowStatistics(Some(page.asking()))]);
    assert_eq!(asked(with_results(true), "Keep them"), [Action::ShowStatistics(Some(page))]);
    assert_eq!(asked(with_results(true), "Forget them"), [Action::ResetStatistics]);
    let mut empty = Desk::new(Screen::Start);
    empty.panels.statistics = Some(page);
    assert!(empty.at(1280.0, 800.0).query_by_label("Forget all results").is_none());
}

#[test]
fn a_clock_is_chosen_before_the_game() {
    let setup = GameSetup::default();
    let with = |clock| [Action::Choose(GameSetup { clock, ..setup })];
    let rules = || {
        let mut desk = Desk::new(Screen::Start);
        desk.panels.rules = true;
        desk
    };
    assert_eq!(asked(rules(), "5 min"), with(Some(TimeControl::new(5, 0))));
    let timed = || {
        let mut desk = rules();
        desk.setup.clock = Some(TimeControl::new(5, 0));
        desk
    };
    assert_eq!(asked(timed(), "10 s"), with(Some(TimeControl::new(5, 10))));
    assert_eq!(asked(timed(), "20 min"), with(Some(TimeControl::new(20, 0))));
    assert_eq!(asked(timed(), "No clock"), with(None));
    let mut fischer = Desk::new(Screen::Start);
    fischer.setup.clock = Some(TimeControl::new(5, 3));
    assert_eq!(asked(fischer, "Rules and time, Standard · 5 min + 3 s"), [Action::ToggleRules]);
    let mut watched = rules();
    watched.setup.mode = Mode::Watch;
    assert!(watched.at(1280.0, 800.0).query_by_label("No clock").is_none());
}

#[test]
fn clocks_are_shown_with_the_score_at_every_size() {
    for (width, height) in crate::sizes::SIZES {
        let scale = outflank::ui::zoom(bevy_egui::egui::vec2(width, height), 100);
        let mut desk = Desk::new(Screen::Game);
        let setup = GameSetup { clock: Some(TimeControl::new(1200, 0)), ..two_people() };
        desk.app.world_mut().write_message(NewGame::from_start(setup));
        desk.app.update();
        assert!(desk.app.world().resource::<Clock>().times().is_some());
        let harness = desk.at(width / scale, height / scale);
        let panel = harness.state().layout.unwrap().panel;
        for words in ["Black: 20:00:00 left", "White: 20:00:00 left"] {
            let rect = harness.get_by_label(words).rect();
            assert!(panel.contains_rect(rect), "{words} at {width}x{height}: {rect} in {panel}");
        }
    }
}

#[test]
fn little_time_is_said_in_words() {
    let mut desk = Desk::new(Screen::Game);
    let clock = Some(TimeControl { base: std::time::Duration::from_secs(9), increment: std::time::Duration::ZERO });
    desk.app.world_mut().write_message(NewGame::from_start(GameSetup { clock, ..two_people() }));
    desk.app.update();
    desk.at(1280.0, 800.0).get_by_label("Black: only 0:09 left");
}
