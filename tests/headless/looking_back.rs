//! Looking back at a finished game: stepping, judging, playing on.

use bevy::prelude::*;
use outflank::game::{MovePlayed, MoveRefused, Occasion, Redo, ReviewRequest, ReviewState, Undo};
use outflank::stage::Screen;
use outflank::ui::Action;
use outflank_engine::rules::{Game, Side};
use outflank_engine::search::Value;

use crate::table::{Table, game_on, two_people};

/// Five empty squares are left, Black to move; the game is then played out.
const LATE: &str = "OOOOOOOOOOXOOXOX-OOOXOXXXOOOOXO-XOXOOOOOXOOOOOOOXOOOOO-O-OOOOOO-";

/// The greedy move was played, and each time the first one after it.
fn finished() -> Game {
    let mut game = game_on(LATE, Side::Black);
    game.play("g7".parse().unwrap()).unwrap();
    while game.side_to_move().is_some() {
        let first = game.legal_moves().squares().next().unwrap();
        game.play(first).unwrap();
    }
    game
}

fn table() -> Table {
    let mut table = Table::start_from(two_people(), finished());
    table.write(ReviewRequest::Begin);
    table.step();
    table
}

fn screen(table: &Table) -> Screen {
    *table.app.world().resource::<State<Screen>>().get()
}

fn review(table: &Table) -> &ReviewState {
    table.app.world().resource()
}

#[test]
fn every_move_is_judged_and_the_greedy_one_is_a_turning_point() {
    let table = table();
    assert_eq!((screen(&table), table.session().occasion()), (Screen::Review, Occasion::Review));
    let state = review(&table);
    assert!(!state.is_thinking());
    let review = state.review().unwrap();
    assert!(review.is_finished());
    assert_eq!(review.moves.len(), finished().moves().len());
    assert_eq!((review.start, review.moves[0].loss), (Value::Exact(18), 5800), "h4 wins by 18, g7 loses by 40");
    assert_eq!(review.turning_points[0].index, 0);
    assert_eq!(review.moves[0].better.as_ref().unwrap().square.to_string(), "h4");
}

#[test]
fn steps_go_both_ways_and_show_the_move_only_forwards() {
    let mut table = table();
    let all = finished().moves().len();
    let moves = |table: &Table| table.game().moves().len();
    table.write(ReviewRequest::Step { is_forward: true });
    assert_eq!(moves(&table), all, "at the end there is nothing more");
    for left in (0..all).rev() {
        table.write(ReviewRequest::Step { is_forward: false });
        assert_eq!(moves(&table), left);
        assert!(table.messages::<MovePlayed>().is_empty());
    }
    table.write(ReviewRequest::Step { is_forward: false });
    assert_eq!(moves(&table), 0);
    table.write(ReviewRequest::Step { is_forward: true });
    assert_eq!((moves(&table), table.messages::<MovePlayed>().len()), (1, 1));
    table.write(ReviewRequest::To(3));
    assert_eq!(moves(&table), 3);
    table.write(ReviewRequest::To(1000));
    assert_eq!(table.game(), &finished());
}

#[test]
fn nobody_moves_or_takes_back_while_looking_back() {
    let mut table = table();
    table.write(ReviewRequest::To(0));
    let revision = table.session().revision();
    table.play("h4");
    assert_eq!(table.messages::<MoveRefused>().len(), 1);
    table.write(ReviewRequest::To(2));
    table.write(Undo);
    table.write(Redo);
    assert_eq!(table.game().moves().len(), 2);
    assert!(table.session().revision() > revision);
}

#[test]
fn a_game_is_played_on_from_where_one_looks() {
    let mut table = table();
    table.write(ReviewRequest::To(0));
    table.write(ReviewRequest::PlayOn);
    table.step();
    assert_eq!((screen(&table), table.session().occasion()), (Screen::Game, Occasion::Game));
    assert!(!table.session().can_redo());
    table.play("h4");
    assert_eq!(table.transcript(), "h4");
    assert!(review(&table).review().is_none());
}

#[test]
fn a_game_in_progress_is_not_thrown_away_for_it() {
    let mut table = Table::start(two_people());
    table.play("f5");
    table.write(ReviewRequest::Begin);
    table.step();
    assert_eq!((screen(&table), table.transcript().as_str()), (Screen::Game, "f5"));
}

#[test]
fn back_leads_to_the_start_and_ends_the_search() {
    let mut table = table();
    table.write(Action::Back);
    table.step();
    assert_eq!(screen(&table), Screen::Start);
    assert!(review(&table).review().is_none() && !review(&table).is_thinking());
    assert!(table.session().is_demo());
}
