//! Clocks: time passes for the side to move, is given back by undo, and loses the game when it is up.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use outflank::game::{Clock, GameEnded, GameSetup, MoveRefused, NewGame, Refusal, SideChoice, TimeControl, Times};
use outflank::game::{Seat, score_on_time};
use outflank::stage::Dialog;
use outflank::ui::{Action, Leaving};
use outflank_engine::level::Level;
use outflank_engine::rules::{Goal, IllegalMove, Score, Side, Variant};

use crate::table::{Table, against_computer, two_people};

/// Lets so many seconds pass in one frame.
pub fn let_pass(table: &mut Table, seconds: f32) {
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(seconds)));
    table.step();
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
}

pub fn times(table: &Table) -> Times {
    table.app.world().resource::<Clock>().times().unwrap().clone()
}

fn left(table: &Table) -> [f32; 2] {
    times(table).left.map(|left| left.as_secs_f32())
}

/// A game with one minute, two seconds for each move.
fn timed(setup: GameSetup) -> Table {
    let mut table = Table::new();
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    table.step();
    table.write(NewGame::from_start(GameSetup { clock: Some(TimeControl::new(1, 2)), ..setup }));
    table.step();
    table
}

#[test]
fn time_passes_for_the_side_to_move_and_a_move_gives_more() {
    let mut table = timed(two_people());
    assert_eq!(left(&table), [60.0, 60.0]);
    let_pass(&mut table, 10.0);
    assert_eq!(left(&table), [50.0, 60.0]);
    table.play("f5");
    assert_eq!(left(&table), [52.0, 60.0]);
    table.step();
    let_pass(&mut table, 5.0);
    assert_eq!(left(&table), [52.0, 55.0]);
    table.play("d6");
    assert_eq!(left(&table), [52.0, 57.0]);
}

#[test]
fn undo_gives_time_back_and_redo_takes_it_again() {
    let mut table = timed(two_people());
    let_pass(&mut table, 10.0);
    table.play("f5");
    table.step();
    let_pass(&mut table, 20.0);
    table.play("d6");
    table.step();
    let_pass(&mut table, 7.0);
    assert_eq!(left(&table), [45.0, 42.0]);
    table.undo();
    assert_eq!(left(&table), [52.0, 60.0]);
    table.undo();
    assert_eq!(left(&table), [60.0, 60.0]);
    table.redo();
    assert_eq!(left(&table), [52.0, 60.0]);
    table.redo();
    assert_eq!(left(&table), [52.0, 42.0]);
    table.undo();
    table.play("f6");
    assert_eq!(times(&table).marks.len(), 3, "what was taken back is forgotten");
}

#[test]
fn whose_time_is_up_loses_whatever_lies_on_the_board() {
    let mut table = timed(two_people());
    table.play("f5"); // Black has 4 discs, White 1
    table.play("d6");
    table.step();
    let_pass(&mut table, 61.9);
    assert!(!table.session().is_over());
    let_pass(&mut table, 0.2);
    assert!(table.session().is_over());
    assert_eq!(table.session().timed_out(), Some(Side::Black));
    assert_eq!(table.session().result().unwrap().winner, Some(Side::White));
    assert_eq!(table.messages::<GameEnded>().len(), 1);
    assert_eq!(score_on_time(table.session(), Side::Black), Score { black: 0, white: 64 });
    table.play("c3");
    assert_eq!(table.transcript(), "f5d6");
    let refused: Vec<MoveRefused> = table.messages();
    assert_eq!(refused.last().unwrap().why, Refusal::Illegal(IllegalMove::GameOver));
    let_pass(&mut table, 100.0);
    assert_eq!(left(&table)[1], 62.0, "the winner's clock stands");
}

#[test]
fn a_game_lost_on_time_can_be_taken_back() {
    let mut table = timed(two_people());
    table.play("f5");
    table.play("d6");
    table.step();
    let_pass(&mut table, 70.0);
    assert!(table.session().is_over() && !table.session().can_redo());
    table.undo();
    assert!(!table.session().is_over());
    assert_eq!(left(&table), [62.0, 60.0]);
    table.play("f6");
    assert_eq!(table.transcript(), "f5f6");
}

#[test]
fn in_anti_reversi_the_loser_on_time_has_all_discs() {
    let mut table = timed(GameSetup { variant: Variant::AntiReversi, ..two_people() });
    let_pass(&mut table, 61.0);
    assert_eq!(table.session().timed_out(), Some(Side::Black));
    let counted = score_on_time(table.session(), Side::Black);
    assert_eq!(counted, Score { black: 64, white: 0 });
    assert_eq!(counted.winner(Goal::FewestDiscs), Some(Side::White));
}

#[test]
fn a_question_stops_the_clock_against_the_computer_but_not_between_two() {
    for (setup, passes) in [(against_computer(SideChoice::Black, Level::Easy), 0.0), (two_people(), 9.0)] {
        let mut table = timed(setup);
        table.play("f5");
        table.until_persons_turn();
        table.step();
        let before = left(&table);
        table.write(Action::Leave(Leaving::Rematch));
        assert!(table.app.world().resource::<Dialog>().is_open);
        let_pass(&mut table, 9.0);
        let after = left(&table);
        let passed = before[0] - after[0] + before[1] - after[1];
        assert!((passed - passes).abs() < 1e-3, "{setup:?}: {passed}");
        table.write(Action::Stay);
        table.step();
        let_pass(&mut table, 1.0);
        assert!((before[0] - left(&table)[0] + before[1] - left(&table)[1] - passes - 1.0).abs() < 1e-3);
    }
}

#[test]
fn clocks_wait_while_discs_turn() {
    let mut table = timed(two_people());
    table.play("f5");
    table.close_gate(true);
    table.step();
    let_pass(&mut table, 9.0);
    assert_eq!(left(&table), [62.0, 60.0]);
    table.close_gate(false);
    table.step();
    let_pass(&mut table, 1.0);
    assert_eq!(left(&table), [62.0, 59.0]);
}

#[test]
fn the_computers_time_passes_while_it_thinks_and_can_be_up() {
    let mut table = timed(against_computer(SideChoice::White, Level::Easy));
    table.app.insert_resource(outflank::game::Patience::Poll);
    assert!(matches!(table.session().seat(Side::Black), Seat::Computer(_)));
    // The first frame may already have brought its move; then White's time passes.
    let_pass(&mut table, 61.0);
    let_pass(&mut table, 70.0);
    assert!(table.session().timed_out().is_some());
}

#[test]
fn games_without_a_clock_and_watched_games_have_none() {
    let none = |setup| Table::start(setup).app.world().resource::<Clock>().times().is_none();
    assert!(none(two_people()));
    assert!(none(GameSetup {
        mode: outflank::game::Mode::Watch,
        clock: Some(TimeControl::new(5, 0)),
        ..GameSetup::default()
    }));
}

#[test]
fn a_clock_asks_for_a_frame_a_second() {
    let mut table = timed(two_people());
    let until = |table: &Table| table.app.world().resource::<Clock>().until_next_second();
    assert_eq!(until(&table), Some(Duration::from_secs(1)));
    let_pass(&mut table, 0.25);
    assert_eq!(until(&table), Some(Duration::from_millis(750)));
    let_pass(&mut table, 61.0);
    assert_eq!(until(&table), None, "the game is over");
}
