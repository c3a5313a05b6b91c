//! The end of a game, by whatever way it comes.

use outflank::game::{GameEnded, HintState, MoveRefused, Refusal, ShowMe, SideChoice};
use outflank_engine::level::Level;
use outflank_engine::rules::{Game, GameResult, IllegalMove, Score, Side, Variant};

use crate::table::{Table, against_computer, game_after, game_on, two_people};

const WIPE_OUT: &str = "e6f4e3f6g5d6e7f5c5";
const BOTH_STUCK: &str = "f5f6e6f4g5e7f7g6h6f8g4h4h5h7d8d6g3g2";

#[test]
fn bug_019_a_wipe_out_ends_the_game_at_once() {
    let mut table = Table::start_from(two_people(), game_after(&WIPE_OUT[..16]));
    table.play("c5");
    assert!(table.session().is_over());
    let result = GameResult { score: Score { black: 13, white: 0 }, winner: Some(Side::Black) };
    assert_eq!(table.messages::<GameEnded>(), [GameEnded { result }]);
    assert_eq!(result.score.tournament(), Score { black: 64, white: 0 });
}

#[test]
fn bug_013_and_010_a_finished_game_stays_finished() {
    let black = against_computer(SideChoice::White, Level::Expert);
    let mut table = Table::start_from(black, game_after("f5d6c3d3c5f4e3c4f3c6c7d7d8"));
    table.steps(20);
    assert!(table.session().is_over());
    assert_eq!(table.game().result().unwrap().score, Score { black: 17, white: 0 });
}

#[test]
fn bug_022_a_game_can_be_over_when_it_is_set_up() {
    let board = "XXX----------------------------------------------------------OO-";
    for (variant, winner) in [(Variant::Standard, Side::Black), (Variant::AntiReversi, Side::White)] {
        let game = Game::from_board(board.parse().unwrap(), Side::Black, variant);
        let table = Table::start_from(two_people(), game);
        let result = table.game().result().unwrap();
        assert_eq!((result.score, result.winner), (Score { black: 3, white: 2 }, Some(winner)));
    }
}

#[test]
fn bug_026_no_hint_after_the_end_but_undo() {
    let mut table = Table::start_from(two_people(), game_after(BOTH_STUCK));
    assert_eq!(table.game().result().unwrap().score, Score { black: 1, white: 21 });
    table.write(ShowMe);
    table.steps(3);
    assert!(!table.app.world().resource::<HintState>().is_open());
    assert!(table.session().can_undo());
    table.play("a1");
    let refused = table.messages::<MoveRefused>();
    assert_eq!(refused.last().unwrap().why, Refusal::Illegal(IllegalMove::GameOver));
}

#[test]
fn bug_028_a_key_held_down_plays_one_move() {
    let mut table = Table::start(two_people());
    let request = table.request("f5");
    for _ in 0..100 {
        table.write(request);
    }
    assert_eq!(table.transcript(), "f5");
    assert!(!table.session().is_over());
}

#[test]
fn bug_029_a_draw_is_a_draw_under_both_goals() {
    for variant in [Variant::Standard, Variant::AntiReversi] {
        let half = "X".repeat(32) + &"O".repeat(32);
        let game = Game::from_board(half.parse().unwrap(), Side::Black, variant);
        assert_eq!(Table::start_from(two_people(), game).game().result().unwrap().winner, None);
    }
}

#[test]
fn a_full_board_ends_by_the_last_move() {
    let board = "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOXOOOOOO-";
    let mut table = Table::start_from(two_people(), game_on(board, Side::Black));
    table.play("h8");
    assert!(table.session().is_over());
    assert!(table.game().board().empties().is_empty());
}
