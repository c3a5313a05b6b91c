//! Holds "show me" to positions with a known answer, and its claims to what is proved.

use outflank_engine::analysis::{Hint, Reason, Warning, proved_warnings, show_me, show_me_within, warnings};
use outflank_engine::rules::{Bitboard, Board, Game, Goal, Move, Side, Square, Variant};
use outflank_engine::search::{Limits, Stop, Value, rank_moves, search};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// No clock, so that every machine sees the same.
const PROOF: Limits = Limits { depth: 60, exact_empties: 14, nodes: u64::MAX, time: None };
const SHALLOW: Limits = Limits { depth: 5, exact_empties: 8, nodes: 200_000, time: None };

fn game(board: &str, side: char, variant: Variant) -> Game {
    let board: Board = board.parse().expect("a board");
    Game::from_board(board, Side::from_letter(side).expect("a side"), variant)
}

fn hint(game: &Game, limits: &Limits) -> Hint {
    show_me_within(game, limits, &Stop::new(), &mut |_| {}).expect("a hint")
}

fn said(hint: &Hint) -> Vec<Reason> {
    hint.reasons.iter().map(|reason| reason.what).collect()
}

fn sq(name: &str) -> Square {
    name.parse().expect("a square")
}

#[test]
fn more_discs_are_not_a_win_in_themselves() {
    let game = game("-OOOOOO-OOOOOOOOOOOOOOOOOOOXOOOOOOOOOOOOOOOOOOOOOOOOOOOO-OOOOOO-", 'X', Variant::Standard);
    let hint = hint(&game, &PROOF);
    assert!([sq("a1"), sq("h8")].contains(&hint.square), "{hint:?}");
    assert_eq!(hint.exact, Some(40 - 24));
    assert_eq!(said(&hint), [Reason::SolvedWin { by: 16 }, Reason::Corner]);
}

#[test]
fn a_good_square_beside_a_corner_is_found_and_the_bad_ones_are_warned_of() {
    let game = game("-OOOOOO---OOOOOOXOOOOOOOXXOOOOOOXXOOXOOOXXOOOOOOX-XXOX-O-XXXXXX-", 'X', Variant::Standard);
    let hint = hint(&game, &PROOF);
    assert_eq!((hint.square, hint.exact), (sq("a2"), Some(36)));
    assert_eq!(said(&hint), [Reason::SolvedWin { by: 36 }, Reason::OnlyWinner]);
    assert_eq!(warnings(&game, sq("a2")), []);
    for (square, corner) in [("b2", sq("a1")), ("g7", sq("h8"))] {
        let warned: Vec<_> = warnings(&game, sq(square)).iter().map(|warning| warning.what).collect();
        assert_eq!(warned, [Warning::GivesCorner { corner }, Warning::XSquare { corner }], "{square}");
    }
}

#[test]
fn the_wrong_corner_is_warned_of_with_its_price() {
    let game = game("XXXOOOOXOOOOOOOXXOOXXXOXXXOOXOXXXXXXOXXXXXXOXOOXX-XXOOOX--XXXXXX", 'O', Variant::Standard);
    let hint = hint(&game, &PROOF);
    assert_eq!((hint.square, hint.exact), (sq("b8"), Some(2)));
    assert_eq!(said(&hint), [Reason::SolvedWin { by: 2 }, Reason::OnlyWinner]);
    let warned: Vec<_> = proved_warnings(&game, sq("a8"), &Stop::new()).iter().map(|w| w.what).collect();
    assert_eq!(warned, [Warning::CostlyCorner { by: 4 }]);
    assert_eq!(warnings(&game, sq("a8")), [], "the price is no more than a guess without a proof");
}

#[test]
fn the_x_square_can_beat_the_corner() {
    let game = game("XXXXXXO-XXOOOOX-XXOOOOXXXXOOXXOXXXOOXXOXXXOXOOXXXOOOOO-XOOOOOO--", 'O', Variant::Standard);
    let hint = hint(&game, &PROOF);
    assert_eq!((hint.square, hint.exact), (sq("g7"), Some(2)));
    assert_eq!(said(&hint), [Reason::SolvedWin { by: 2 }, Reason::OnlyWinner]);
}

#[test]
fn the_last_move_of_a_region_decides() {
    let game = game("--XXXO----XXOO--XOOOXXXXXOOXOXOXXXOOOOXXXXXOOXOXXXOOOO-XXOXXXX--", 'O', Variant::Standard);
    let hint = hint(&game, &PROOF);
    assert_eq!((hint.square, hint.exact), (sq("g7"), Some(6)));
    assert_eq!(said(&hint), [Reason::SolvedWin { by: 6 }, Reason::OnlyWinner]);
}

#[test]
fn claims_about_the_end_match_published_and_independent_scores() {
    let (mut wins, mut only_winners, mut costly, mut sacrifices) = (0, 0, 0, 0);
    for line in include_str!("data/positions.tsv").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let (id, score): (_, i8) = (fields[0], fields[5].parse().expect("a score"));
        if fields[4].parse::<u32>().expect("a number") > 12 {
            continue;
        }
        let variant = if fields[1] == "anti" { Variant::AntiReversi } else { Variant::Standard };
        let game = game(fields[2], fields[3].chars().next().expect(id), variant);
        let hint = hint(&game, &PROOF);
        assert_eq!(hint.exact, Some(score), "{id}");
        assert!(fields[6].split_whitespace().any(|best| sq(best) == hint.square), "{id}: {}", hint.square);
        let said = said(&hint);
        let solved = said.iter().find(|reason| matches!(reason, Reason::SolvedWin { .. }));
        let is_left_out = said.contains(&Reason::WipeOut);
        assert!(!is_left_out || said.len() == 1, "{id}: nothing is to be added to a win at once: {said:?}");
        let expected = Reason::SolvedWin { by: score.unsigned_abs() };
        assert_eq!(solved, (score > 0 && !is_left_out).then_some(&expected), "{id}: {said:?}");
        wins += usize::from(score > 0);

        let all = fields[7].split_whitespace().filter_map(|pair| pair.split_once(':'));
        let all: Vec<(Square, i8)> = all.map(|(square, score)| (sq(square), score.parse().expect(id))).collect();
        if all.len() != game.legal_moves().count() as usize {
            continue;
        }
        let is_only = score > 0 && all.len() > 1 && all.iter().filter(|(_, score)| *score > 0).count() == 1;
        assert_eq!(said.contains(&Reason::OnlyWinner), is_only && !is_left_out, "{id}: {said:?}");
        only_winners += usize::from(is_only);
        if said.contains(&Reason::Sacrifice) {
            let corner = Bitboard::CORNERS & game.board().empties() & hint.square.bit().dilated();
            let theirs = game.position().and_then(|p| p.play(hint.square)).expect(id).legal_moves();
            assert!(!(corner & theirs).is_empty(), "{id}: {}", hint.square);
            assert!(all.iter().all(|(other, worth)| *other == hint.square || *worth < score), "{id}: {all:?}");
            sacrifices += 1;
        }
        for (square, own) in all {
            let warned = proved_warnings(&game, square, &Stop::new());
            let price = warned.iter().find_map(|w| match w.what {
                Warning::CostlyCorner { by } => Some(by),
                _ => None,
            });
            let is_costly = Bitboard::CORNERS.contains(square) && own < score && variant.goal() == Goal::MostDiscs;
            assert_eq!(price, is_costly.then(|| score.abs_diff(own)), "{id}: {square}");
            costly += usize::from(is_costly);
        }
    }
    let counts = [wins, only_winners, costly, sacrifices];
    assert!(wins > 20 && only_winners > 5 && costly > 3 && sacrifices > 0, "{counts:?}");
}

#[test]
fn claims_about_the_end_hold_in_games_as_they_come() {
    let asked = std::env::var("OUTFLANK_TRUTH_POSITIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(120);
    let limits = Limits { exact_empties: 10, ..PROOF };
    let mut rng = StdRng::seed_from_u64(41);
    let (mut seen, mut wins, mut only) = (0, 0, 0);
    while seen < asked {
        let variant = Variant::ALL[rng.random_range(0..3)];
        let mut game = Game::new(variant);
        while let Some(position) = game.position() {
            let moves: Vec<Square> = game.legal_moves().squares().collect();
            if position.empties().count() <= 10 {
                let hint = hint(&game, &limits);
                let ranking = rank_moves(&position, variant.goal(), &limits, &Stop::new()).expect("moves");
                let values: Vec<(Square, i32)> = ranking.iter().map(|(s, v)| (*s, v.hundredths() / 100)).collect();
                let own = values.iter().find(|(square, _)| *square == hint.square).expect("a legal move").1;
                assert_eq!((own, hint.exact.map(i32::from)), (values[0].1, Some(own)), "{}", game.board());
                let winning = values.iter().filter(|(_, value)| *value > 0).count();
                for reason in said(&hint) {
                    match reason {
                        Reason::SolvedWin { by } => assert_eq!(i32::from(by), own, "{}", game.board()),
                        Reason::OnlyWinner => assert!(winning == 1 && own > 0 && values.len() > 1, "{}", game.board()),
                        Reason::WipeOut => assert_eq!(own, 64),
                        _ => continue,
                    }
                    wins += 1;
                    only += usize::from(reason == Reason::OnlyWinner);
                }
                for &(square, value) in values.iter().filter(|(square, _)| Bitboard::CORNERS.contains(*square)) {
                    let warned = proved_warnings(&game, square, &Stop::new());
                    let price = warned.iter().find(|w| matches!(w.what, Warning::CostlyCorner { .. })).map(|w| w.what);
                    let by = u8::try_from(own - value).expect("no move is better than the best");
                    let is_costly = by > 0 && variant.goal() == Goal::MostDiscs;
                    assert_eq!(price, is_costly.then_some(Warning::CostlyCorner { by }), "{} {square}", game.board());
                }
                seen += 1;
            }
            game.play(moves[rng.random_range(0..moves.len())]).expect("a legal move");
        }
    }
    assert!(wins > asked / 4 && only > asked / 40, "{wins} {only} of {asked}");
}

#[test]
fn what_rests_on_looking_ahead_stands_up_to_looking_again() {
    let mut rng = StdRng::seed_from_u64(23);
    let mut wanted = 0;
    for number in 0..8 {
        let mut game = Game::new(if number % 4 == 0 { Variant::AntiReversi } else { Variant::Standard });
        while let Some(position) = game.position() {
            let hint = hint(&game, &SHALLOW);
            let goal = game.variant().goal();
            let said = said(&hint);
            assert!((1..=2).contains(&said.len()) && said.first() != said.get(1), "{said:?}");
            assert!(!said.contains(&Reason::BestFound) || said.len() == 1, "{said:?}");
            assert_eq!(hint.line.first(), Some(&Move::Place(hint.square)));
            if said.contains(&Reason::TakesSquare) {
                let limits = Limits { depth: 5, exact_empties: 5, ..SHALLOW };
                let passed = search(&position.pass(), goal, &limits, &Stop::new(), &mut |_| {}).expect("moves");
                assert_eq!(passed.best, hint.square, "{}", game.board());
                wanted += 1;
            }
            let moves: Vec<Square> = game.legal_moves().squares().collect();
            let is_stray = rng.random_range(0..4) == 0;
            let next = if is_stray { moves[rng.random_range(0..moves.len())] } else { hint.square };
            game.play(next).expect("a legal move");
        }
    }
    assert!(wanted >= 5, "{wanted}");
}

#[test]
fn an_unproved_hint_claims_no_result() {
    let limits = Limits { exact_empties: 0, ..SHALLOW };
    let game = game("--XXXO----XXOO--XOOOXXXXXOOXOXOXXXOOOOXXXXXOOXOXXXOOOO-XXOXXXX--", 'O', Variant::Standard);
    let hint = hint(&game, &limits);
    assert_eq!(hint.exact, None);
    assert!(!said(&hint).iter().any(|reason| matches!(reason, Reason::SolvedWin { .. } | Reason::OnlyWinner)));
}

#[test]
fn a_hint_is_the_same_every_time_and_shows_a_first_answer_early() {
    let game = Game::new(Variant::Standard);
    let limits = Limits { depth: 7, ..SHALLOW };
    let mut answers = Vec::new();
    let first = show_me_within(&game, &limits, &Stop::new(), &mut |hint| answers.push(hint.clone()));
    assert_eq!(first, Some(hint(&game, &limits)));
    assert!(answers.len() >= 2, "{answers:?}");
}

#[test]
fn no_hint_when_the_game_is_over_or_when_told_to_stop_at_once() {
    let over = game(&"X".repeat(64), 'O', Variant::Standard);
    assert_eq!(show_me(&over, &Stop::new(), &mut |_| {}), None);
    let stop = Stop::new();
    stop.stop();
    assert_eq!(show_me(&Game::new(Variant::Standard), &stop, &mut |_| {}), None);
}

#[test]
fn every_free_opening_has_a_hint_that_speaks_of_the_start_alone() {
    let mut game = Game::new(Variant::FreeOpening);
    while game.is_placing() {
        let hint = hint(&game, &SHALLOW);
        let [reason] = said(&hint)[..] else { panic!("{hint:?}") };
        assert!(matches!(reason, Reason::CrossedStart | Reason::ParallelStart | Reason::OpenStart));
        game.play(hint.square).expect("a legal move");
    }
}

#[test]
fn a_ranking_names_every_move() {
    // Only a ranking of all moves proves that one move alone wins.
    let game = game("XXXOOOOXOOOOOOOXXOOXXXOXXXOOXOXXXXXXOXXXXXXOXOOXX-XXOOOX--XXXXXX", 'O', Variant::Standard);
    let position = game.position().expect("a move");
    let ranking = rank_moves(&position, Goal::MostDiscs, &PROOF, &Stop::new()).expect("moves");
    let expected = [(sq("b8"), Value::Exact(2)), (sq("a8"), Value::Exact(-2)), (sq("b7"), Value::Exact(-4))];
    assert_eq!(ranking, expected);
}
