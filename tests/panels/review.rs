//! The panel for looking back at a game: what it says of a move, and its buttons in every size and language.

use egui_kittest::kittest::Queryable;
use outflank::game::ReviewRequest;
use outflank::stage::{Language, Screen};
use outflank::text::Texts;
use outflank::ui::{Action, zoom};
use outflank_engine::rules::{Game, Side, Variant};

use crate::desk::{Desk, two_people};
use crate::sizes::SIZES;

/// Five squares were left; the greedy move was played, which loses, and then the first one each time.
fn finished() -> Game {
    let board = "OOOOOOOOOOXOOXOX-OOOXOXXXOOOOXO-XOXOOOOOXOOOOOOOXOOOOO-O-OOOOOO-".parse().unwrap();
    let mut game = Game::from_board(board, Side::Black, Variant::Standard);
    game.play("g7".parse().unwrap()).unwrap();
    while game.side_to_move().is_some() {
        let first = game.legal_moves().squares().next().unwrap();
        game.play(first).unwrap();
    }
    game
}

/// With so many moves on the board.
pub fn desk(moves: usize) -> Desk {
    let mut desk = Desk::with_game(two_people(), finished());
    for request in [ReviewRequest::Begin, ReviewRequest::To(moves)] {
        desk.app.world_mut().write_message(request);
        desk.app.update();
    }
    desk.screen = Screen::Review;
    desk
}

#[test]
fn a_finished_game_can_be_looked_back_at() {
    let mut harness = Desk::with_game(two_people(), finished()).at(1280.0, 800.0);
    harness.get_by_label("Look back").click();
    harness.run_steps(2);
    assert_eq!(harness.state().asked, [Action::Review(ReviewRequest::Begin)]);
}

#[test]
fn the_start_and_each_move_say_what_they_are_worth() {
    let harness = desk(0).at(1280.0, 800.0);
    harness.get_by_label("The start of the game");
    harness.get_by_label("With best play Black wins by 18 discs.");
    let harness = desk(1).at(1280.0, 800.0);
    harness.get_by_label("Move 1: Black g7");
    harness.get_by_label("With best play White wins by 40 discs.");
    harness.get_by_label("This move cost 58 discs.");
    harness.get_by_label("h4 was better:");
}

#[test]
fn the_buttons_step_and_jump() {
    let asked = |moves, words: &str| {
        let mut harness = desk(moves).at(1280.0, 800.0);
        harness.get_by_label(words).click();
        harness.run_steps(2);
        harness.state().asked.clone()
    };
    let all = finished().moves().len();
    for (words, request) in [
        ("To the start", ReviewRequest::To(0)),
        ("One move back", ReviewRequest::Step { is_forward: false }),
        ("One move on", ReviewRequest::Step { is_forward: true }),
        ("To the end", ReviewRequest::To(all)),
        ("Play on from here", ReviewRequest::PlayOn),
        ("Move 1", ReviewRequest::To(1)),
    ] {
        assert_eq!(asked(2, words), [Action::Review(request)], "{words}");
    }
    assert_eq!(asked(0, "One move back"), []);
    assert_eq!(asked(all, "One move on"), []);
    assert_eq!(asked(all, "Play on from here"), []);
}

#[test]
fn the_graph_is_clicked_where_a_move_is() {
    let mut harness = desk(0).at(1280.0, 800.0);
    harness.get_by_label("What the game was worth after each move").click();
    harness.run_steps(2);
    let middle = finished().moves().len().div_ceil(2);
    assert_eq!(harness.state().asked, [Action::Review(ReviewRequest::To(middle))]);
}

#[test]
fn buttons_fit_in_every_size_and_language() {
    for (width, height) in SIZES {
        for language in Language::ALL {
            let scale = zoom(bevy_egui::egui::vec2(width, height), 100);
            let mut desk = desk(1);
            desk.texts = Texts::new(language);
            let texts = Texts::new(language);
            let harness = desk.at(width / scale, height / scale);
            let panel = harness.state().layout.unwrap().panel;
            for key in ["review-first", "review-back", "review-on", "review-last", "review-play-on", "review-leave"] {
                let rect = harness.get_by_label(&texts.get(key)).rect();
                assert!(panel.contains_rect(rect), "{key} at {width}x{height} in {language:?}: {rect} in {panel}");
            }
        }
    }
}
