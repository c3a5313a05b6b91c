//! Holds "why not there?" to the solver: its cost, its reply, its line.

use outflank_engine::analysis::{Cost, Warning, WhyNot, warnings, why_not_within};
use outflank_engine::record::read_transcript;
use outflank_engine::rules::{Board, Game, Move, Side, Square, Variant};
use outflank_engine::search::{Limits, Stop, Value, rank_moves};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// No clock, so that every machine sees the same.
const LIMITS: Limits = Limits { depth: 6, exact_empties: 10, nodes: u64::MAX, time: None };

fn asked(game: &Game, square: Square) -> WhyNot {
    why_not_within(game, square, &LIMITS, &Stop::new(), &mut |_| {}).expect("a legal move")
}

/// A game of random moves with so many empty squares left, if it comes to that.
fn random_game(variant: Variant, empties: u32, rng: &mut StdRng) -> Option<Game> {
    let mut game = Game::new(variant);
    while game.board().empties().count() > empties {
        let moves: Vec<Square> = game.legal_moves().squares().collect();
        game.play(moves[rng.random_range(0..moves.len().max(1))..].first().copied()?).ok()?;
    }
    game.side_to_move().map(|_| game)
}

/// Plays a line on from here; it has to be legal to its end.
fn played(game: &Game, line: &[Move]) -> Game {
    let mut game = game.clone();
    for step in line {
        match step {
            Move::Place(square) => drop(game.play(*square).expect("a line of legal moves")),
            Move::Pass => assert!(game.pass_before(game.moves().len()).is_some(), "{}", game.board()),
        }
    }
    game
}

#[test]
fn near_the_end_the_cost_is_what_the_solver_says() {
    let mut rng = StdRng::seed_from_u64(31);
    let (mut costly, mut passed, mut ended) = (0, 0, 0);
    for number in 0..60 {
        let variant = if number % 3 == 0 { Variant::AntiReversi } else { Variant::Standard };
        let Some(game) = random_game(variant, 1 + number % 9, &mut rng) else { continue };
        let position = game.position().expect("a side to move");
        let ranking = rank_moves(&position, variant.goal(), &LIMITS, &Stop::new()).expect("moves");
        let best = ranking[0].1.hundredths();
        for (square, value) in ranking {
            let why_not = asked(&game, square);
            assert!(matches!(value, Value::Exact(_)));
            let cost = (best - value.hundredths()) / 100;
            assert_eq!(why_not.cost, Cost::Exact(u8::try_from(cost).expect("a cost")), "{} {square}", game.board());
            assert_eq!(why_not.best == square, cost == 0);
            // The line of a proof is played to the end and gives what was promised.
            let end = played(&game, &why_not.line);
            let score = end.result().expect("the end").score.tournament();
            let difference = i32::from(score.difference(game.side_to_move().expect("a side"))) * 100;
            assert_eq!(if variant == Variant::AntiReversi { -difference } else { difference }, value.hundredths());
            match why_not.line[..] {
                [Move::Place(own), Move::Place(reply), ..] => assert_eq!((own, Some(reply)), (square, why_not.reply)),
                [Move::Place(own), ..] => assert_eq!((own, None), (square, why_not.reply)),
                _ => panic!("{why_not:?}"),
            }
            costly += usize::from(cost > 0);
            passed += usize::from(why_not.line.get(1) == Some(&Move::Pass));
            ended += usize::from(why_not.line.len() == 1);
        }
    }
    assert!(costly > 50 && passed > 5 && ended > 0, "{costly} {passed} {ended}");
}

#[test]
fn before_the_end_the_cost_is_about_and_the_warnings_are_those_of_the_board() {
    let mut rng = StdRng::seed_from_u64(32);
    let mut costly = 0;
    for number in 0..12 {
        let variant = if number % 3 == 0 { Variant::AntiReversi } else { Variant::Standard };
        let game = random_game(variant, 30, &mut rng).expect("a game that goes on");
        for square in game.legal_moves() {
            let why_not = asked(&game, square);
            assert_eq!(why_not.warnings, warnings(&game, square));
            assert!(matches!(why_not.cost, Cost::About(_)), "{why_not:?}");
            assert_eq!(why_not.best == square, why_not.cost == Cost::About(0));
            played(&game, &why_not.line);
            costly += usize::from(why_not.cost.hundredths() > 100);
        }
    }
    assert!(costly > 20, "{costly}");
}

#[test]
fn a_first_answer_comes_at_a_glance_and_a_stop_leaves_it() {
    let game = Game::new(Variant::Standard);
    let square = "d3".parse().expect("a square");
    let endless = Limits { depth: 60, exact_empties: 64, ..LIMITS };
    let stop = Stop::new();
    let mut first = None;
    let answer = why_not_within(&game, square, &endless, &stop, &mut |why_not| {
        first = Some(why_not.clone());
        stop.stop();
    });
    assert!(answer.is_some() && answer == first, "{answer:?}");
    assert_eq!(why_not_within(&game, square, &endless, &stop, &mut |_| {}), None);
}

#[test]
fn the_wrong_corner_has_its_price_and_its_punishment() {
    let board: Board = "XXXOOOOXOOOOOOOXXOOXXXOXXXOOXOXXXXXXOXXXXXXOXOOXX-XXOOOX--XXXXXX".parse().expect("a board");
    let game = Game::from_board(board, Side::White, Variant::Standard);
    let why_not = asked(&game, "a8".parse().expect("a square"));
    assert_eq!((why_not.cost, why_not.best), (Cost::Exact(4), "b8".parse().expect("a square")));
    assert_eq!(why_not.warnings.iter().map(|w| w.what).collect::<Vec<_>>(), [Warning::CostlyCorner { by: 4 }]);
    assert_eq!(asked(&game, "b8".parse().expect("a square")).cost, Cost::Exact(0));
}

#[test]
fn nothing_is_said_of_illegal_moves_and_of_the_free_openings_first_discs() {
    let none = |game: &Game, square: &str| {
        why_not_within(game, square.parse().expect("a square"), &LIMITS, &Stop::new(), &mut |_| {}).is_none()
    };
    assert!(none(&Game::new(Variant::Standard), "a1"));
    assert!(none(&Game::new(Variant::FreeOpening), "d4"));
    assert!(none(&read_transcript("e6f4e3f6g5d6e7f5c5", Variant::Standard).expect("a game"), "a1"));
}
