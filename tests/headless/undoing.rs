//! Undo and redo, over passes, ends and the computer's thoughts.

use outflank::game::{HintState, ShowMe, SideChoice};
use outflank_engine::level::Level;
use outflank_engine::rules::{Board, Score, Side, Variant};

use crate::table::{Table, against_computer, game_after, game_on, square, two_people};

#[test]
fn bug_059_undo_while_the_computer_thinks_drops_its_answer() {
    let mut table = Table::start(against_computer(SideChoice::Black, Level::Hard)).without_waiting();
    table.play("f5");
    table.step(); // it thinks
    table.undo();
    table.steps(200);
    assert_eq!(table.transcript(), "");
    assert!(table.session().is_persons_turn());
}

#[test]
fn bug_059_undo_while_the_answer_waits_drops_it_too() {
    let mut table = Table::start(against_computer(SideChoice::Black, Level::Easy));
    table.close_gate(true);
    table.play("f5");
    table.steps(5); // the answer is there, held back
    assert_eq!(table.transcript(), "f5");
    table.undo();
    table.close_gate(false);
    table.steps(5);
    assert_eq!(table.transcript(), "");
}

#[test]
fn bug_061_undo_and_redo_at_the_start_do_nothing() {
    let mut table = Table::start(two_people());
    let revision = table.session().revision();
    assert!(!table.session().can_undo() && !table.session().can_redo());
    table.undo();
    table.redo();
    assert_eq!(table.session().revision(), revision);
    assert_eq!(*table.game().board(), Board::start(Variant::Standard));
}

#[test]
fn bug_062_two_people_take_back_one_ply() {
    let mut table = Table::start(two_people());
    table.play("f5");
    table.play("d6");
    table.undo();
    assert_eq!(table.transcript(), "f5");
    assert_eq!(table.game().side_to_move(), Some(Side::White));
}

#[test]
fn bug_037_the_count_follows_undo() {
    let mut table = Table::start(two_people());
    table.play("f5");
    assert_eq!(table.game().board().count(), Score { black: 4, white: 1 });
    table.undo();
    assert_eq!(table.game().board().count(), Score { black: 2, white: 2 });
}

#[test]
fn bug_064_the_last_move_of_a_finished_game_can_be_taken_back() {
    let mut table = Table::start_from(two_people(), game_after("e6f4e3f6g5d6e7f5c5"));
    assert!(table.session().is_over());
    table.undo();
    assert!(!table.session().is_over());
    assert_eq!(table.game().board().occupied().count(), 12);
    assert_eq!(table.game().side_to_move(), Some(Side::Black));
}

#[test]
fn bug_065_the_last_move_is_the_one_before_after_undo() {
    let mut table = Table::start(two_people());
    table.play("f5");
    table.play("d6");
    table.undo();
    assert_eq!(table.game().moves().last().map(|played| played.square), Some(square("f5")));
}

#[test]
fn bug_067_undo_goes_back_to_the_persons_move_over_the_computers_double_moves() {
    // White passes after h3 and Black moves again: all that Black did goes back with White's move.
    let board = "----OOOO---OOOOX--OOOOX---OOOXOO-OOOXOOO-OOXXOOOOOOOOOOOOOOOOOOO";
    let mut game = game_on(board, Side::Black);
    for name in ["h3", "c1"] {
        game.play(square(name)).unwrap();
    }
    let mut table = Table::start_from(against_computer(SideChoice::White, Level::Easy), game);
    table.until_persons_turn();
    let before = table.transcript();
    if let Some(reply) = table.game().legal_moves().squares().next() {
        table.play(&reply.to_string());
        table.until_persons_turn();
        table.undo();
        assert_eq!(table.transcript(), before);
        assert!(table.session().is_persons_turn());
    } else {
        assert!(table.session().is_over());
        assert!(!table.session().can_undo(), "White made no move that could be taken back");
    }
}

#[test]
fn bug_068_redo_brings_back_the_move_and_the_answer() {
    let mut table = Table::start(against_computer(SideChoice::Black, Level::Easy));
    table.play("f5");
    table.until_persons_turn();
    let before = table.transcript();
    assert_eq!(table.game().moves().len(), 2);
    table.undo();
    assert_eq!(table.transcript(), "");
    table.redo();
    assert_eq!(table.transcript(), before);
    assert!(table.session().is_persons_turn());
}

#[test]
fn undo_while_it_thinks_then_redo_lets_it_think_again() {
    let mut table = Table::start(against_computer(SideChoice::Black, Level::Easy));
    table.close_gate(true);
    table.play("f5");
    table.undo();
    table.redo();
    table.close_gate(false);
    table.until_persons_turn();
    assert_eq!(table.game().moves().len(), 2);
}

#[test]
fn the_computers_opening_move_alone_cannot_be_taken_back() {
    let mut table = Table::start(against_computer(SideChoice::White, Level::Easy));
    table.until_persons_turn();
    let before = table.transcript();
    assert_eq!(table.game().moves().len(), 1);
    assert!(!table.session().can_undo());
    table.undo();
    table.steps(5);
    assert_eq!(table.transcript(), before);
}

#[test]
fn bug_070_a_finished_game_with_many_passes_steps_both_ways() {
    let transcript = "c4c3d3c5b3f4b5b4a5a3c6d6f3c2d1e6d2b6g4e2e3f2e1f1g1f5g6a6a7a2c7d7d8e7e8f7f6f8g8g5h4b1b2a1c1a4a8b7b8c8h8g7h7h6h5h3h1g2";
    let mut table = Table::start_from(two_people(), game_after(transcript));
    let game = table.game();
    assert_eq!((0..58).filter(|&i| game.pass_before(i).is_some()).count(), 14);
    assert_eq!(game.result().unwrap().score, Score { black: 0, white: 62 });
    let mut boards = Vec::new();
    while table.session().can_undo() {
        boards.push(*table.game().board());
        table.undo();
    }
    assert_eq!(boards.len(), 58);
    for board in boards.into_iter().rev() {
        table.redo();
        assert_eq!(*table.game().board(), board);
    }
    assert!(table.session().is_over() && !table.session().can_redo());
}

#[test]
fn bug_071_twenty_undos_with_a_hint_open_each_count_at_once() {
    let start = game_after("f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5");
    let mut table = Table::start_from(two_people(), start).without_waiting();
    for undone in 1..=20 {
        table.write(ShowMe);
        table.undo();
        assert_eq!(table.game().moves().len(), 22 - undone);
        assert!(!table.app.world().resource::<HintState>().is_open());
    }
}

#[test]
fn bug_073_at_the_start_of_a_pasted_game_the_next_move_is_known() {
    let mut table = Table::start_from(two_people(), game_after("f5d6c3"));
    while table.session().can_undo() {
        table.undo();
    }
    assert_eq!(table.game().undone_moves().first().map(|played| played.square), Some(square("f5")));
}

#[test]
fn bug_074_stepping_back_from_the_end_stays_there() {
    let mut table = Table::start_from(two_people(), game_after("e6f4e3f6g5d6e7f5c5"));
    for _ in 0..3 {
        table.undo();
    }
    table.steps(20);
    assert_eq!(table.game().moves().len(), 6);
}

#[test]
fn bug_101_a_new_move_replaces_what_was_taken_back() {
    let mut table = Table::start_from(two_people(), game_after("f5d6c3"));
    table.undo();
    table.play("c4");
    assert_eq!(table.transcript(), "f5d6c4");
    assert!(!table.session().can_redo());
}
