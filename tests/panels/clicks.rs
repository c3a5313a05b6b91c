//! What each button asks for.

use egui_kittest::kittest::Queryable;
use outflank::game::{GameSetup, Mode, SideChoice};
use outflank::stage::{Language, Screen, Speed, TextSize, ThemeChoice};
use outflank::ui::{Action, Leaving, Panels};
use outflank_engine::level::Level;
use outflank_engine::record::read_transcript;
use outflank_engine::rules::{Game, Side, Variant};

use crate::desk::{Desk, two_people};

fn game(transcript: &str) -> Game {
    read_transcript(transcript, Variant::Standard).unwrap()
}

fn asked(desk: Desk, words: &str) -> Vec<Action> {
    let mut harness = desk.at(1280.0, 800.0);
    harness.get_by_label(words).click();
    harness.run_steps(2);
    harness.state().asked.clone()
}

/// The same for what may have to be scrolled to first.
fn asked_anywhere(desk: Desk, words: &str) -> Vec<Action> {
    let mut harness = desk.at(1280.0, 800.0);
    harness.get_by_label(words).click_accesskit();
    harness.run_steps(2);
    harness.state().asked.clone()
}

#[test]
fn one_click_plays() {
    assert_eq!(asked(Desk::new(Screen::Start), "Play"), [Action::Play]);
}

#[test]
fn choices_of_the_start_screen_are_kept() {
    let chosen = |words: &str| asked(Desk::new(Screen::Start), words);
    let setup = GameSetup::default();
    assert_eq!(chosen("Hard"), [Action::Choose(GameSetup { level: Level::Hard, ..setup })]);
    assert_eq!(chosen("White"), [Action::Choose(GameSetup { side: SideChoice::White, ..setup })]);
    assert_eq!(chosen("Two players"), [Action::Choose(GameSetup { mode: Mode::TwoPlayers, ..setup })]);
    assert_eq!(chosen("Watch"), [Action::Choose(GameSetup { mode: Mode::Watch, ..setup })]);
    assert_eq!(chosen("Rules and time, Standard · No clock"), [Action::ToggleRules]);
    let mut rules = Desk::new(Screen::Start);
    rules.panels.rules = true;
    let anti = GameSetup { variant: Variant::AntiReversi, ..setup };
    assert_eq!(asked(rules, "Anti-Reversi"), [Action::Choose(anti)]);
}

#[test]
fn two_players_choose_no_level() {
    let mut desk = Desk::new(Screen::Start);
    desk.setup.mode = Mode::TwoPlayers;
    assert!(desk.at(1280.0, 800.0).query_by_label("Hard").is_none());
}

#[test]
fn undo_and_redo_work_only_when_there_is_something() {
    let fresh = Desk::with_game(two_people(), game(""));
    assert_eq!(asked(fresh, "Undo"), []);
    assert_eq!(asked(Desk::with_game(two_people(), game("f5")), "Undo"), [Action::Undo]);
    let mut undone = game("f5d6");
    undone.undo();
    assert_eq!(asked(Desk::with_game(two_people(), undone), "Redo"), [Action::Redo]);
}

#[test]
fn the_panel_asks_for_what_its_buttons_say() {
    let desk = || Desk::with_game(two_people(), game("f5d6"));
    assert_eq!(asked(desk(), "Show me"), [Action::ShowMe]);
    assert_eq!(asked(desk(), "New game"), [Action::Leave(Leaving::ToStart)]);
    assert_eq!(asked(desk(), "2D"), [Action::ToggleView]);
    assert_eq!(asked(desk(), "Settings"), [Action::ToggleSettings]);
}

#[test]
fn while_a_question_waits_only_it_can_be_answered() {
    let desk = || {
        let mut desk = Desk::with_game(two_people(), game("f5d6"));
        desk.panels = Panels { leaving: Some(Leaving::ToStart), ..Panels::default() };
        desk
    };
    assert_eq!(asked(desk(), "Leave it"), [Action::ConfirmLeaving]);
    assert_eq!(asked(desk(), "Keep playing"), [Action::Stay]);
    assert_eq!(asked(desk(), "Undo"), []);
    assert_eq!(asked(desk(), "New game"), []);
}

#[test]
fn settings_change_one_thing_at_a_time() {
    let desk = || {
        let mut desk = Desk::with_game(two_people(), game(""));
        desk.panels.settings = true;
        desk
    };
    let before = desk().options;
    let set = |change: fn(&mut outflank::stage::Options)| {
        let mut options = before;
        change(&mut options);
        vec![Action::Set(options)]
    };
    assert_eq!(asked_anywhere(desk(), "Fast"), set(|o| o.speed = Speed::Fast));
    assert_eq!(asked_anywhere(desk(), "Light"), set(|o| o.theme = ThemeChoice::Light));
    assert_eq!(asked_anywhere(desk(), "Mark the last move"), set(|o| o.last_move = false));
    assert_eq!(asked_anywhere(desk(), "Less movement"), set(|o| o.reduced_motion = Some(true)));
    assert_eq!(asked_anywhere(desk(), "Nederlands"), set(|o| o.language = Some(Language::Dutch)));
    assert_eq!(asked_anywhere(desk(), "150%"), set(|o| o.text_size = TextSize::Larger));
    assert_eq!(asked_anywhere(desk(), "Keys and gestures"), [Action::ToggleHelp]);
    assert_eq!(asked_anywhere(desk(), "Close the settings"), [Action::ToggleSettings]);
}

#[test]
fn a_hint_tells_more_with_each_tap() {
    let desk = |steps| Desk::with_game(two_people(), game("f5d6c3d3c4f4f6f3e6e7")).with_hint(steps);
    for (steps, button, told) in
        [(1, "Which square?", [false, false]), (2, "Why?", [true, false]), (3, "Got it", [true, true])]
    {
        // How far the search gets hangs on the machine, so it is this desk's own hint that is looked for.
        let desk = desk(steps);
        let hint = desk.app.world().resource::<outflank::game::HintState>().hint().unwrap();
        let why = outflank::ui::reason_text(&desk.texts, hint.reasons[0].what);
        let square = format!("Try {}", hint.square);
        let mut harness = desk.at(1280.0, 800.0);
        assert_eq!([&square, &why].map(|words| harness.query_by_label(words).is_some()), told, "after {steps}");
        harness.get_by_label(button).click();
        harness.run_steps(2);
        assert_eq!(harness.state().asked, [Action::ShowMe]);
    }
    let mut harness = desk(1).at(1280.0, 800.0);
    harness.get_by_label("Look in the marked part of the board");
    harness.get_by_label("Close the hint").click();
    harness.run_steps(2);
    assert_eq!(harness.state().asked, [Action::CloseHint]);
}

#[test]
fn a_pass_is_said_beside_the_board() {
    let mut desk = Desk::with_game(two_people(), game("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8"));
    desk.panels.passed = Some(Side::Black);
    let harness = desk.at(1280.0, 800.0);
    let board = harness.state().layout.unwrap().board;
    let banner = harness.get_by_label("Black passes");
    assert!(!board.intersects(banner.rect()));
}

#[test]
fn results_say_who_won() {
    let wipe_out = "e6f4e3f6g5d6e7f5c5";
    let against = |side| GameSetup { mode: Mode::Computer, side, ..GameSetup::default() };
    let says = |desk: Desk, words: &str| {
        desk.at(1280.0, 800.0).get_by_label(words);
    };
    says(Desk::with_game(against(SideChoice::Black), game(wipe_out)), "You win");
    says(Desk::with_game(against(SideChoice::White), game(wipe_out)), "Black wins");
    says(Desk::with_game(two_people(), game(wipe_out)), "Black wins");
    says(Desk::with_game(two_people(), game(wipe_out)), "On the board: Black 13, White 0");
    let anti = read_transcript(wipe_out, Variant::AntiReversi).unwrap();
    says(Desk::with_game(two_people(), anti), "White wins");
    let half = ["X".repeat(32), "O".repeat(32)].concat();
    let draw = Game::from_board(half.parse().unwrap(), Side::Black, Variant::Standard);
    says(Desk::with_game(two_people(), draw), "A draw");
}

#[test]
fn the_tournament_count_is_shown_where_asked() {
    let mut desk = Desk::with_game(two_people(), game("e6f4e3f6g5d6e7f5c5"));
    desk.options.tournament_count = true;
    desk.at(1280.0, 800.0).get_by_label("Empty squares to the winner: Black 64, White 0");
}

#[test]
fn rematch_asks_through_the_same_door() {
    let desk = Desk::with_game(two_people(), game("e6f4e3f6g5d6e7f5c5"));
    assert_eq!(asked(desk, "Rematch"), [Action::Leave(Leaving::Rematch)]);
}

#[test]
fn the_keyboard_alone_starts_a_game() {
    let mut harness = Desk::new(Screen::Start).at(1280.0, 800.0);
    for _ in 0..40 {
        harness.key_press(bevy_egui::egui::Key::Tab);
        harness.run_steps(1);
        if harness.get_by_label("Play").is_focused() {
            break;
        }
    }
    harness.key_press(bevy_egui::egui::Key::Enter);
    harness.run_steps(2);
    assert_eq!(harness.state().asked, [Action::Play]);
}
