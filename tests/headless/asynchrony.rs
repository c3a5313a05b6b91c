//! Thoughts, new games and hints that cross each other.

use outflank::game::{
    BoardReplaced, Cause, CloseHint, GameSetup, HintState, Mode, MoveRefused, MoveSource, NewGame, PlayMove, Refusal,
    Seat, ShowMe, SideChoice,
};
use outflank_engine::level::Level;
use outflank_engine::rules::{Bitboard, Board, Side, Variant};

use crate::table::{Table, against_computer, square, squares, two_people};

#[test]
fn bug_076_a_new_game_while_it_thinks_starts_clean() {
    let setup = against_computer(SideChoice::Black, Level::Hard);
    let mut table = Table::start(setup).without_waiting();
    table.play("f5");
    table.step();
    table.write(NewGame::from_start(setup));
    table.steps(200);
    assert_eq!(*table.game().board(), Board::start(Variant::Standard));
    assert!(table.session().is_persons_turn());
}

#[test]
fn bug_076_nor_does_a_waiting_answer_cross_over() {
    let setup = against_computer(SideChoice::Black, Level::Easy);
    let mut table = Table::start(setup);
    table.close_gate(true);
    table.play("f5");
    table.steps(3);
    table.write(NewGame::from_start(setup));
    table.close_gate(false);
    table.steps(5);
    assert_eq!(table.transcript(), "");
}

#[test]
fn bug_079_two_watched_games_in_a_row_take_turns() {
    let setup = GameSetup { mode: Mode::Watch, ..GameSetup::default() };
    let mut table = Table::start(setup);
    table.steps(3);
    table.write(NewGame::from_start(setup));
    assert_eq!(table.messages::<BoardReplaced>().last().unwrap().cause, Cause::NewGame);
    let mut last = table.game().moves().len();
    for _ in 0..40 {
        table.step();
        let now = table.game().moves().len();
        assert!(now <= last + 1, "one move a frame at most");
        last = now;
    }
    for pair in table.game().moves().windows(2).enumerate() {
        let (index, moves) = pair;
        let passed = table.game().pass_before(index + 1).is_some();
        assert_eq!(moves[0].side == moves[1].side, passed);
    }
}

#[test]
fn bug_082_a_person_cannot_move_for_the_computer() {
    let mut table = Table::start(against_computer(SideChoice::Black, Level::Easy));
    table.close_gate(true);
    table.play("f5");
    table.step();
    let reply = table.game().legal_moves().squares().next().unwrap();
    table.play(&reply.to_string());
    assert_eq!(table.messages::<MoveRefused>().last().unwrap().why, Refusal::NotYourTurn);
    assert_eq!(table.transcript(), "f5");
}

#[test]
fn the_computer_cannot_move_for_a_person() {
    let mut table = Table::start(two_people());
    let revision = table.session().revision();
    table.write(PlayMove { square: square("f5"), revision, source: MoveSource::Computer });
    assert_eq!(table.transcript(), "");
}

#[test]
fn a_stale_move_changes_nothing_and_says_so() {
    let mut table = Table::start(two_people());
    let late = table.request("f4");
    table.play("f5");
    table.write(late);
    assert_eq!(table.messages::<MoveRefused>().last().unwrap().why, Refusal::Stale);
    assert_eq!(table.transcript(), "f5");
}

#[test]
fn a_hint_waits_for_a_persons_turn() {
    let mut table = Table::start(against_computer(SideChoice::Black, Level::Easy));
    table.close_gate(true);
    table.play("f5");
    table.write(ShowMe);
    assert!(!table.app.world().resource::<HintState>().is_open());
}

#[test]
fn a_hint_is_a_legal_move_with_a_reason_and_goes_with_the_position() {
    let mut table = Table::start(two_people());
    table.write(ShowMe);
    table.step();
    let hint = table.app.world().resource::<HintState>().hint().unwrap().clone();
    assert!(table.game().legal_moves().contains(hint.square));
    assert!((1..=2).contains(&hint.reasons.len()));
    table.play("f5");
    table.step();
    assert!(!table.app.world().resource::<HintState>().is_open());
}

#[test]
fn bug_085_after_a_hint_is_put_away_the_board_takes_moves() {
    let mut table = Table::start(two_people()).without_waiting();
    table.write(ShowMe);
    table.write(CloseHint);
    assert!(!table.app.world().resource::<HintState>().is_open());
    table.play("f5");
    assert_eq!(table.transcript(), "f5");
}

#[test]
fn bug_088_a_new_game_has_its_own_legal_moves() {
    let mut table = Table::start(two_people());
    for name in ["f5", "d6", "c3"] {
        table.play(name);
    }
    table.write(NewGame::from_start(two_people()));
    assert_eq!(table.game().legal_moves(), squares("d3 c4 f5 e6").into_iter().collect::<Bitboard>());
}

#[test]
fn bug_095_with_white_chosen_the_computer_opens() {
    let mut table = Table::start(against_computer(SideChoice::White, Level::Easy));
    table.until_persons_turn();
    assert_eq!(table.game().moves().len(), 1);
    assert_eq!(table.game().side_to_move(), Some(Side::White));
    assert_eq!(table.session().seat(Side::White), Seat::Person);
}

#[test]
fn a_random_side_is_sometimes_each() {
    let mut table = Table::new();
    let mut sides = Vec::new();
    for _ in 0..20 {
        table.write(NewGame::from_start(against_computer(SideChoice::Random, Level::Easy)));
        sides.push(table.session().seat(Side::Black));
    }
    assert!(sides.contains(&Seat::Person) && sides.contains(&Seat::Computer(Level::Easy)));
}

#[test]
fn quitting_while_it_thinks_ends_the_search() {
    let mut table = Table::start(against_computer(SideChoice::Black, Level::Expert)).without_waiting();
    table.play("f5");
    table.step();
    drop(table); // the thought's stop flag is set with it; the thread ends by itself
}
