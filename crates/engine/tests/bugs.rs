//! Mistakes that other Reversi programs have made and this one must not, after their public bug reports.

use outflank_engine::record::{MAX_TRANSCRIPT, TranscriptErrorReason, read_transcript, write_transcript};
use outflank_engine::rules::{Bitboard, Board, Game, Goal, IllegalMove, Position, Score, Side, Square, Variant};
use outflank_engine::search::{Limits, Stop, Value, rank_moves, search, solve};

/// Black has to pass after its last move.
const BLACK_PASSES: &str = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8";
/// Nine moves, and no white disc is left.
const WIPE_OUT: &str = "e6f4e3f6g5d6e7f5c5";
/// Ends 3-58 with three empty squares.
const THREE_EMPTY: &str = "F5D6C4D3C3F4F3E3E6C5F6G5H4E7C6F7G8F2G1E2F8H6F1D1D2D8D7C8C7B8G4C1C2H3G6H5G3H2G2B5A5H1B6H7B7A8A7A6G7E8H8A4\
                           B4E1B3A3B1";
const DRAW: &str = "F5D6C3D3C4F4F6F3E6E7D7C5B6D8C6C7D2B5A5A6A7G5E3B4C8G6G4C2E8D1F7E2G3H4F1E1F2G1B1F8G8B3H3B2H5B7A3A4A1A2C1H2H1\
                    G2B8A8G7H8H7H6";

fn game(transcript: &str) -> Game {
    read_transcript(transcript, Variant::Standard).expect(transcript)
}

fn board(text: &str) -> Board {
    text.parse().expect(text)
}

fn position(text: &str, side: Side) -> Position {
    Position::new(&board(text), side)
}

fn squares(names: &str) -> Bitboard {
    names.split_whitespace().map(|name| name.parse::<Square>().expect(name)).collect()
}

fn square(name: &str) -> Square {
    name.parse().expect(name)
}

fn counts(score: Score) -> (u8, u8) {
    (score.black, score.white)
}

const PROOF: Limits = Limits { depth: 60, exact_empties: 64, nodes: u64::MAX, time: None };

#[test]
fn bug_001_016_a_side_without_a_move_passes_and_the_game_goes_on() {
    let mut game = game(BLACK_PASSES);
    assert_eq!(game.side_to_move(), Some(Side::White));
    assert_eq!(game.pass_before(16), Some(Side::Black));
    assert_eq!(game.legal_moves(), squares("c3 g3 b4"));
    game.play(square("c3")).expect("legal");
    assert_eq!(game.moves().len(), 17);
    assert_eq!((0..17).filter(|&i| game.pass_before(i).is_some()).count(), 1);
}

#[test]
fn bug_002_the_opponent_may_have_to_pass_at_once() {
    let before = board("----OOOO---OOOOX--OOOOX---OOOXOO-OOOXOOO-OOXXOOOOOOOOOOOOOOOOOOO");
    let mut game = Game::from_board(before, Side::Black, Variant::Standard);
    game.play(square("h3")).expect("legal");
    assert_eq!(game.side_to_move(), Some(Side::Black));
    assert_eq!(game.legal_moves(), squares("c1 d1 b2 c2 b3 b4 a5 a6"));
    game.undo();
    assert_eq!(*game.board(), before);
}

#[test]
fn bug_004_055_a_pass_before_the_last_move_of_all() {
    let late = game(
        "f5d6c4d3c3f4f6f3e6e7f7c5e3e2g3b4g5g6d8h5b5b3h4f2d2e1h6c2c6e8d7c8c7a4a2a3a5b8b6h3g4h7g2a6c1d1g1f1h1a1g7b1a7a8b7f8\
         h8h2g8",
    );
    assert_eq!(late.pass_before(59), Some(Side::White));
    assert_eq!(late.side_to_move(), Some(Side::Black));
    assert_eq!(late.legal_moves(), squares("b2"));
    // The value from White's move before is that of the line through the pass.
    let mut before = late.clone();
    before.undo();
    let value = |game: &Game| solve(&game.position().expect("not over"), Goal::MostDiscs, &Stop::new());
    let after_pass = value(&late).expect("a move").0;
    let mover = before.side_to_move().expect("not over");
    let sign = if mover == Side::Black { 1 } else { -1 };
    let ranking = rank_moves(&before.position().expect("not over"), Goal::MostDiscs, &PROOF, &Stop::new());
    assert!(ranking.expect("moves").contains(&(square("g8"), Value::Exact(sign * after_pass))));
}

#[test]
fn bug_010_two_passes_end_a_search_too() {
    let over = game(WIPE_OUT);
    assert!(Position::new(over.board(), Side::White).is_over());
    let mut before = over.clone();
    before.undo();
    for goal in [Goal::MostDiscs, Goal::FewestDiscs] {
        let limits = Limits { depth: 4, exact_empties: 0, ..PROOF };
        let ranking = rank_moves(&before.position().expect("not over"), goal, &limits, &Stop::new()).expect("moves");
        let last = ranking.iter().find(|(at, _)| *at == square("c5")).expect("c5 is legal");
        assert_eq!(last.1, Value::Estimate(if goal == Goal::MostDiscs { 6400 } else { -6400 }));
    }
}

#[test]
fn bug_011_a_written_pass_at_the_very_end_counts() {
    let moves = "F5D6C5F4D3E3F2C6G5B5A5B4B3C4C3A6A7A3F3E6C7B6D7D8B8E7F7E8C8A8A4F8A2B7";
    for text in [moves.to_string(), format!("{moves}pa")] {
        let game = game(&text);
        assert_eq!(game.side_to_move(), Some(Side::White));
        assert_eq!(game.legal_moves().count(), 13);
    }
}

#[test]
fn bug_013_019_a_game_may_end_with_many_empty_squares() {
    for (moves, discs, tournament) in [("f5d6c3d3c5f4e3c4f3c6c7d7d8", (17, 0), (64, 0)), (WIPE_OUT, (13, 0), (64, 0))] {
        let result = game(moves).result().expect("over");
        assert_eq!(counts(result.score), discs);
        assert_eq!(counts(result.score.tournament()), tournament);
        assert_eq!(result.winner, Some(Side::Black));
    }
}

#[test]
fn bug_014_a_forced_line_through_a_pass() {
    let before = board("O-OOOOOOOOOOOOOOO-OOOOOOOXOOOOOOOXXOXOOOOXOXOOOOXXXXXOOOXXXXXXXX");
    let mut game = Game::from_board(before, Side::Black, Variant::Standard);
    assert_eq!(game.legal_moves(), squares("b3"));
    game.play(square("b3")).expect("legal");
    assert_eq!((game.side_to_move(), game.legal_moves()), (Some(Side::Black), squares("b1")));
    let result =
        search(&position(&before.to_string(), Side::Black), Goal::MostDiscs, &PROOF, &Stop::new(), &mut |_| {});
    let line: Vec<String> = result.expect("a move").line.iter().map(ToString::to_string).collect();
    assert_eq!(line, ["b3", "--", "b1"]);
}

#[test]
fn bug_020_023_026_032_034_ends_with_empty_squares_are_counted_by_both_rules() {
    let wiped = "c4e3f3c5d3b4e6f5d6f4f6c2b6c3c1c6a5a6c7a4a3a2b3b5d2a7b7b8d7d8c8a8e8e1d1b1b2a1e2e7f7f8f1f2g8g7g5g6h7g4g3h3h4\
                 h5g2";
    let six_empty = "F5D6C5F6C4F4E6D7E7C6F7D8C8E8G5B8E3F8B6B5A6A4A5A7C7B4G6H6H7B3D3C3C2C1H5D2E2F1B1D1B2A3E1H4H3G4G3F3G1F2B7H2\
                     H1G7";
    let short = "f5f6e6f4g5e7f7g6h6f8g4h4h5h7d8d6g3g2";
    for (moves, discs, tournament) in [
        (wiped, (0, 59), (0, 64)),
        (THREE_EMPTY, (3, 58), (3, 61)),
        (six_empty, (13, 45), (13, 51)),
        (short, (1, 21), (1, 63)),
    ] {
        let mut game = game(moves);
        let result = game.result().expect(moves);
        assert_eq!(counts(result.score), discs, "{moves}");
        assert_eq!(counts(result.score.tournament()), tournament, "{moves}");
        assert_eq!((game.side_to_move(), game.legal_moves()), (None, Bitboard::EMPTY));
        assert!(game.undo().is_some() && game.result().is_none(), "{moves}");
    }
}

#[test]
fn bug_022_a_game_may_be_over_when_it_is_set_up() {
    let dead = board("XXX----------------------------------------------------------OO-");
    let winner = |variant| Game::from_board(dead, Side::Black, variant).result().expect("over").winner;
    assert_eq!(winner(Variant::Standard), Some(Side::Black));
    assert_eq!(winner(Variant::AntiReversi), Some(Side::White));
}

#[test]
fn bug_029_031_131_draws_and_turned_results() {
    let draw = game(DRAW).result().expect("over");
    assert_eq!((counts(draw.score), draw.winner), ((32, 32), None));
    assert_eq!(draw.score.winner(Goal::FewestDiscs), None);
    assert_eq!(
        read_transcript(WIPE_OUT, Variant::AntiReversi).expect("legal").result().expect("over").winner,
        Some(Side::White)
    );
    let bare = Score { black: 20, white: 0 };
    assert_eq!((bare.difference(Side::Black), bare.tournament().difference(Side::Black)), (20, 64));
}

#[test]
fn bug_035_103_104_106_records_as_other_programs_write_them() {
    let tagged = game("[Result \"17-0\"] 1. d3 c5 2. f6 f5 3. e6 e3 4. b5 f4 5. g3 f3 6. f2 e7 7. e8 17-0");
    assert_eq!((tagged.moves().len(), counts(tagged.board().count())), (13, (17, 0)));
    let d3 = "D3C5F6F5F4C3C4D2E2B4D1F3B5E3F2F1A4D6E6E7F7B6E8C6B3A5D7A3E1A6G1A2C2C7B8D8C8G8G6H6G5H5G4H4H3G7H8F8H7A8A7B7A1B2G3G2\
              H2H1C1B1";
    assert_eq!((game(d3).moves().len(), counts(game(d3).board().count())), (60, (32, 32)));
    let passes = "f5d6c4d3c3f4f3e3e6c5f6g5h4e7c6f7g8f2g1e2f8h6f1d1d2d8d7c8c7b8g4c1c2h3g6h5g3h2g2b5a5h1b6h7b7a8a7a6g7e8--h8--a4\
                  --b4--e1b3a3--b1";
    assert_eq!(game(passes), game(THREE_EMPTY));
    let numbered = game("1. F5 f4 2. F3 g4 3. H3 f6 4. G5 g6 5. E6 h6 6. H5 e7 7. E3 d2");
    assert_eq!((numbered.moves().len(), numbered.side_to_move()), (14, Some(Side::Black)));
    assert_eq!(counts(numbered.board().count()), (6, 12));
}

#[test]
fn bug_050_107_109_what_is_no_transcript_is_refused() {
    let unknown = "e6d6c6d7c5b4b5f4e7b7f5b6c7g5c4d3a8f7f6g6g4h4f8g7a6d8a5a4e8c8b8a7a3b3b2a2a1b1c1g8h8h7??c3c2d1";
    let error = read_transcript(unknown, Variant::Standard).expect_err("?? is no move");
    assert_eq!((error.number, error.text.as_str(), error.reason), (43, "??", TranscriptErrorReason::NotAMove));
    assert_eq!(error.game.legal_moves(), squares("h6"));
    let long = read_transcript(&"x".repeat(1_000_000), Variant::Standard).expect_err("too long");
    assert_eq!(long.reason, TranscriptErrorReason::TooLong);
    let many = "f5d6c3d3c4".repeat(1000);
    assert!(many.len() < MAX_TRANSCRIPT);
    assert_eq!(read_transcript(&many, Variant::Standard).expect_err("f5 twice").number, 6);
}

#[test]
fn bug_037_064_undo_restores_counts_and_the_turn() {
    let mut opening = game("f5");
    assert_eq!(counts(opening.board().count()), (4, 1));
    opening.undo();
    assert_eq!(counts(opening.board().count()), (2, 2));
    assert_eq!(opening.undo(), None);
    let mut ended = game(WIPE_OUT);
    ended.undo();
    assert_eq!((ended.side_to_move(), ended.board().occupied().count()), (Some(Side::Black), 12));
}

#[test]
fn bug_040_041_043_exactly_the_outflanked_discs_turn() {
    assert_eq!(game("f5").moves()[0].flips, squares("e5"));
    let last = game("d3c5b6e3f2c2f6b5a5e2f3e6d2c4f4g1b4g7h8g2").moves()[19];
    assert_eq!(last.flips, squares("e4 f3"));
    let run = position("-OOOOOOX--------------------------------------------------------", Side::Black);
    assert_eq!(run.flips(square("a1")), Some(squares("b1 c1 d1 e1 f1 g1")));
}

#[test]
fn bug_044_047_049_136_every_legal_move_is_found() {
    let eleven = Position { player: Bitboard(147_618_596_785_664), opponent: Bitboard(4_812_688_517_050_430) };
    assert_eq!(eleven.legal_moves(), squares("g1 g2 h2 h3 h4 f5 f6 c7 d7 f7 f8"));
    let two = position("O--OOOOOOOXXXXXXXXXXXOXXOXOOOOOOOOXOXXOOOOXXOOOOOOOOOOOOOOOOOOOO", Side::White);
    assert_eq!(two.legal_moves(), squares("b1 c1"));
    let only = game("e6f6f5d6g7g6g5g4c3d3c2g8h8e7f7d2h7h6f8e3g3f4h5h3d7b3h4f3h2d8a4c1g2a3a2e8c8c7b7h1f1b8a8");
    assert_eq!((only.side_to_move(), only.legal_moves()), (Some(Side::White), squares("a7")));
    let many = game("f5d6c4f3c5b4b3e6c6g5f6c7c3d2c2b2f4g4g3g7g6e7d3g2h3b6");
    assert_eq!(many.legal_moves().count(), 33);
    let limits = Limits { depth: 1, exact_empties: 0, ..PROOF };
    let ranking = rank_moves(&many.position().expect("not over"), Goal::MostDiscs, &limits, &Stop::new());
    assert_eq!(ranking.expect("moves").len(), 33);
}

#[test]
fn bug_052_053_058_the_best_move_is_proved() {
    let drawn_out = position("--OX-OO---OOOO-X-OOOO-OX-OOOOOXXXOOXXOXX-OOOOXXXXOXX-OXXO--XXXXX", Side::White);
    let best = vec![square("a6"), square("b8")];
    assert_eq!(solve(&drawn_out, Goal::MostDiscs, &Stop::new()), Some((-32, best)));
    let seen = position("XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO-", Side::Black);
    assert_eq!(solve(&seen, Goal::MostDiscs, &Stop::new()), Some((6, vec![square("h5")])));
    let open = board("--XO-O----XOOO--OOXXOOX--OOOXOO---OXOXXX-XXXXX----OXX-----X-----");
    assert_eq!(counts(open.count()), (18, 17));
    let limits = Limits { depth: 6, exact_empties: 0, ..PROOF };
    assert!(search(&Position::new(&open, Side::White), Goal::MostDiscs, &limits, &Stop::new(), &mut |_| {}).is_some());
}

#[test]
fn bug_070_every_step_of_a_one_sided_game_can_be_taken_back() {
    let moves = "c4c3d3c5b3f4b5b4a5a3c6d6f3c2d1e6d2b6g4e2e3f2e1f1g1f5g6a6a7a2c7d7d8e7e8f7f6f8g8g5h4b1b2a1c1a4a8b7b8c8h8g7h7h6\
                 h5h3h1g2";
    let mut game = game(moves);
    assert_eq!(counts(game.board().count()), (0, 62));
    assert_eq!((0..58).filter(|&i| game.pass_before(i) == Some(Side::Black)).count(), 14);
    for left in (0..58).rev() {
        assert!(game.undo().is_some());
        assert_eq!(write_transcript(&game), moves[..2 * left]);
    }
}

#[test]
fn bug_124_125_boards_in_three_alphabets_and_the_start() {
    let start = Board::start(Variant::Standard);
    assert_eq!(start.discs(Side::White), squares("d4 e5"));
    assert_eq!(start.discs(Side::Black), squares("d5 e4"));
    assert_eq!(Game::new(Variant::Standard).legal_moves(), squares("d3 c4 f5 e6"));
    for (black, white, empty) in [("b", "w", "."), ("X", "O", "-"), ("*", "O", "-")] {
        let text = start.to_string().replace('X', black).replace('O', white).replace('-', empty);
        assert_eq!(text.parse(), Ok(start));
    }
}

#[test]
fn bug_133_134_the_free_opening_places_four_discs_that_turn_nothing() {
    let mut game = Game::new(Variant::FreeOpening);
    for (left, name) in [(4, "d4"), (3, "e5"), (2, "e4"), (1, "d5")] {
        assert_eq!(game.legal_moves().count(), left);
        assert_eq!(game.flips(square("c4")), Err(IllegalMove::NotCentre(square("c4"))));
        assert!(game.play(square(name)).expect("legal").flips.is_empty());
    }
    assert_eq!(game.side_to_move(), Some(Side::Black));
    let shortest = read_transcript("d4e5e4d5d6c5b4d3d2e3f4", Variant::FreeOpening).expect("legal");
    assert_eq!(counts(shortest.result().expect("over").score), (11, 0));
}
