//! Passes: always and only when a side cannot move, and no seat changes hands by one.

use std::time::Duration;

use bevy::time::TimeUpdateStrategy;
use outflank::game::{Seat, SideChoice, TurnPassed};
use outflank::ui::{Banner, Panels};
use outflank_engine::level::Level;
use outflank_engine::rules::{Bitboard, Side};

use crate::table::{Table, against_computer, game_after, game_on, square, squares, two_people};

/// Black has no move after the last of these; White moves again with c3, g3 or b4.
const BLACK_PASSES: &str = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8";

#[test]
fn bug_001_the_game_goes_on_after_a_pass() {
    let mut table = Table::start_from(two_people(), game_after(&BLACK_PASSES[..30]));
    table.play("f8");
    assert_eq!(table.game().side_to_move(), Some(Side::White));
    assert_eq!(table.game().legal_moves(), squares("c3 g3 b4").into_iter().collect::<Bitboard>());
    assert_eq!(table.messages::<TurnPassed>(), [TurnPassed { side: Side::Black }]);
}

#[test]
fn bug_002_a_late_pass_is_not_the_end() {
    let board = "----OOOO---OOOOX--OOOOX---OOOXOO-OOOXOOO-OOXXOOOOOOOOOOOOOOOOOOO";
    let mut table = Table::start_from(two_people(), game_on(board, Side::Black));
    table.play("h3");
    assert!(!table.session().is_over());
    assert_eq!(table.game().side_to_move(), Some(Side::Black));
    assert_eq!(table.game().legal_moves(), squares("c1 d1 b2 c2 b3 b4 a5 a6").into_iter().collect::<Bitboard>());
}

#[test]
fn bug_007_a_pass_does_not_swap_the_players() {
    let white = against_computer(SideChoice::White, Level::Easy);
    let mut table = Table::start_from(white, game_after(BLACK_PASSES));
    table.steps(5);
    assert_eq!(table.game().moves().len(), 16, "the computer has no move to make");
    assert!(table.session().is_persons_turn());
    assert_eq!(table.session().seat(Side::Black), Seat::Computer(Level::Easy));
    assert_eq!(table.session().seat(Side::White), Seat::Person);
}

#[test]
fn bug_008_the_computer_passes_and_keeps_its_colour() {
    let white = against_computer(SideChoice::White, Level::Easy);
    let mut table = Table::start_from(white, game_after(&BLACK_PASSES[..30]));
    table.play("f8");
    table.steps(3);
    assert_eq!(table.game().moves().len(), 16);
    table.play("c3");
    assert_eq!(table.game().moves().last().map(|played| played.side), Some(Side::White));
}

#[test]
fn bug_016_no_move_is_listed_twice_after_a_pass() {
    let mut table = Table::start_from(two_people(), game_after(BLACK_PASSES));
    table.play("c3");
    let game = table.game();
    assert_eq!(game.moves().len(), 17);
    let passes: Vec<_> = (0..=17).filter_map(|i| game.pass_before(i).map(|side| (i + 1, side))).collect();
    assert_eq!(passes[..1], [(17, Side::Black)]);
    assert_eq!(game.moves().iter().filter(|played| played.square == square("f8")).count(), 1);
}

#[test]
fn bug_094_moves_carry_their_movers_colour() {
    let mut table = Table::start(two_people());
    table.play("f5");
    table.play("d6");
    let sides: Vec<_> = table.game().moves().iter().map(|played| played.side).collect();
    assert_eq!(sides, [Side::Black, Side::White]);
}

/// Nothing is drawn while the banner is there: one frame, when its time is over, must do.
#[test]
fn the_banner_goes_after_its_time_with_a_single_frame() {
    let mut table = Table::start_from(two_people(), game_after(&BLACK_PASSES[..30]));
    table.play("f8");
    let banner = |table: &Table| {
        let world = table.app.world();
        (world.resource::<Panels>().passed, world.resource::<Banner>().left())
    };
    let (passed, Some(left)) = banner(&table) else { panic!("there is no banner") };
    assert_eq!(passed, Some(Side::Black));
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(left - Duration::from_millis(1)));
    table.step();
    assert_eq!(banner(&table).0, Some(Side::Black));
    table.step();
    assert_eq!(banner(&table), (None, None));
}
