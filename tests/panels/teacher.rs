//! The teacher's cards: what speaks against a move, and the coach's word.

use egui_kittest::kittest::Queryable;
use outflank::game::{MoveSource, PlayMove, Session, ShowMe, WhyRequest};
use outflank::stage::{Coach, Options};
use outflank::ui::Action;
use outflank_engine::rules::{Game, Side, Variant};

use crate::desk::{Desk, two_people};

/// Five empty squares are left: h4 wins by 18, g7 loses by 40.
fn late() -> Desk {
    let board = "OOOOOOOOOOXOOXOX-OOOXOXXXOOOOXO-XOXOOOOOXOOOOOOOXOOOOO-O-OOOOOO-".parse().unwrap();
    Desk::with_game(two_people(), Game::from_board(board, Side::Black, Variant::Standard))
}

fn play(desk: &mut Desk, name: &str) {
    let revision = desk.app.world().resource::<Session>().revision();
    let request = PlayMove { square: name.parse().unwrap(), revision, source: MoveSource::Person };
    desk.app.world_mut().write_message(request);
    desk.app.update();
    desk.app.update();
}

fn asked(desk: Desk, words: &str) -> Vec<Action> {
    let mut harness = desk.at(1280.0, 800.0);
    harness.get_by_label(words).click();
    harness.run_steps(2);
    harness.state().asked.clone()
}

#[test]
fn a_hint_lets_one_ask_about_other_squares() {
    let hinted = || late().with_hint(1);
    assert_eq!(asked(hinted(), "Why not there?"), [Action::Why(WhyRequest::TogglePicking)]);
    assert_eq!(asked(hinted(), "My last move"), [], "nothing has been played");
}

#[test]
fn an_answer_says_why_what_it_costs_and_the_reply() {
    let mut desk = late();
    desk.app.world_mut().write_message(ShowMe);
    desk.app.update();
    desk.app.world_mut().write_message(WhyRequest::Square("g7".parse().unwrap()));
    desk.app.update();
    let harness = desk.at(1280.0, 800.0);
    harness.get_by_label("Why not g7?");
    harness.get_by_label("It costs 58 discs.");
    assert!(harness.query_by_label_contains("The best answer to it is").is_some());

    let mut desk = late();
    desk.app.world_mut().write_message(ShowMe);
    desk.app.update();
    desk.app.world_mut().write_message(WhyRequest::Square("h4".parse().unwrap()));
    desk.app.update();
    desk.at(1280.0, 800.0).get_by_label("Nothing speaks against it: no better move was found.");
}

#[test]
fn the_last_move_is_answered_with_a_better_one() {
    let mut desk = late();
    play(&mut desk, "g7");
    desk.app.world_mut().write_message(WhyRequest::LastMove);
    desk.app.update();
    let harness = desk.at(1280.0, 800.0);
    harness.get_by_label("Your move g7");
    harness.get_by_label("h4 was better.");
}

#[test]
fn the_coach_offers_to_take_the_mistake_back() {
    let mistaken = || {
        let mut desk = late();
        desk.app.insert_resource(Options { coach: Coach::Large, ..Options::default() });
        play(&mut desk, "g7");
        desk
    };
    assert_eq!(asked(mistaken(), "Take it back"), [Action::Undo]);
    assert_eq!(asked(mistaken(), "Leave it"), [Action::DismissCoach]);
    mistaken().at(1280.0, 800.0).get_by_label("Sure about g7?");
}
