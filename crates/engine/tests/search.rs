//! Holds the search against plain minimax, and to its promises about limits, stopping and repetition.

use outflank_engine::eval::evaluate;
use outflank_engine::rules::{Bitboard, Board, Game, Goal, Move, Position, Side, Square, Variant};
use std::num::NonZeroUsize;

use outflank_engine::search::{Limits, Stop, Value, best_moves, rank_moves, search, search_on};
use proptest::prelude::*;

const NO_LIMIT: Limits = Limits { depth: 1, exact_empties: 0, nodes: u64::MAX, time: None };

/// The position after so many moves, each picked by number among the legal ones; `None` if the game is over before.
fn reached(variant: Variant, picks: &[prop::sample::Index]) -> Option<Position> {
    let mut game = Game::new(variant);
    for pick in picks {
        let moves: Vec<Square> = game.legal_moves().squares().collect();
        if moves.is_empty() {
            return None;
        }
        game.play(moves[pick.index(moves.len())]).expect("a legal move");
    }
    game.position()
}

fn picks(moves: impl Into<prop::collection::SizeRange>) -> impl Strategy<Value = Vec<prop::sample::Index>> {
    prop::collection::vec(any::<prop::sample::Index>(), moves)
}

fn goals() -> impl Strategy<Value = Goal> {
    prop_oneof![Just(Goal::MostDiscs), Just(Goal::FewestDiscs)]
}

fn final_hundredths(position: &Position, goal: Goal) -> i32 {
    let board = Board::new(position.player, position.opponent).expect("no square holds both");
    let standard = 100 * i32::from(board.count().tournament().difference(Side::Black));
    if goal == Goal::MostDiscs { standard } else { -standard }
}

/// Looks at everything: `depth` plies, a pass being none, then the evaluation or the final count.
fn minimax(position: &Position, depth: u32, goal: Goal) -> i32 {
    let moves = position.legal_moves();
    if moves.is_empty() {
        let passed = position.pass();
        return if position.is_over() { final_hundredths(position, goal) } else { -minimax(&passed, depth, goal) };
    }
    if depth == 0 {
        return evaluate(position, goal);
    }
    let after = |square| position.play(square).expect("a legal move");
    moves.squares().map(|square| -minimax(&after(square), depth - 1, goal)).max().expect("a move")
}

fn minimax_of_moves(position: &Position, depth: u32, goal: Goal) -> Vec<(Square, i32)> {
    let after = |square| position.play(square).expect("a legal move");
    let mut scores: Vec<_> =
        position.legal_moves().squares().map(|square| (square, -minimax(&after(square), depth - 1, goal))).collect();
    scores.sort_by_key(|&(square, score)| (-score, square));
    scores
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn looking_ahead_equals_minimax(picks in picks(0..50), depth in 1u8..=4, goal in goals()) {
        if let Some(position) = reached(Variant::Standard, &picks) {
            let expected = minimax_of_moves(&position, depth.into(), goal);
            let limits = Limits { depth, ..NO_LIMIT };
            let found = search(&position, goal, &limits, &Stop::new(), &mut |_| {}).expect("a move");
            prop_assert_eq!(found.value, Value::Estimate(expected[0].1));
            prop_assert!(expected.contains(&(found.best, expected[0].1)));
            let ranking = rank_moves(&position, goal, &limits, &Stop::new()).expect("a move");
            let ranking: Vec<_> = ranking.into_iter().map(|(square, value)| (square, value.hundredths())).collect();
            prop_assert_eq!(ranking, expected);
        }
    }

    #[test]
    fn the_best_moves_are_the_first_of_the_ranking(picks in picks(0..50), depth in 1u8..=4, goal in goals()) {
        if let Some(position) = reached(Variant::Standard, &picks) {
            let limits = Limits { depth, ..NO_LIMIT };
            let ranking = rank_moves(&position, goal, &limits, &Stop::new()).expect("a move");
            let count = NonZeroUsize::new(3).expect("not 0");
            let best = best_moves(&position, goal, count, &limits, &Stop::new(), &mut |_| {});
            prop_assert_eq!(best.len(), ranking.len().min(3));
            for (found, ranked) in best.iter().zip(&ranking) {
                prop_assert_eq!(found.value, ranked.1);
                prop_assert!(ranking.contains(&(found.best, found.value)));
                prop_assert_eq!(found.line[0], Move::Place(found.best));
            }
            let squares: Vec<Square> = best.iter().map(|found| found.best).collect();
            prop_assert!((1..squares.len()).all(|i| !squares[..i].contains(&squares[i])));
        }
    }

    #[test]
    fn solving_equals_brute_force(picks in picks(53..60), goal in goals()) {
        if let Some(position) = reached(Variant::Standard, &picks) {
            let expected = minimax_of_moves(&position, 60, goal);
            let limits = Limits { exact_empties: 64, ..NO_LIMIT };
            let ranking = rank_moves(&position, goal, &limits, &Stop::new()).expect("a move");
            let ranking: Vec<_> = ranking.into_iter().map(|(square, value)| (square, value.hundredths())).collect();
            prop_assert_eq!(ranking, expected);
        }
    }

    #[test]
    fn the_evaluation_sees_both_sides_alike(picks in picks(0..50), goal in goals()) {
        if let Some(position) = reached(Variant::FreeOpening, &picks) {
            let turned = Position {
                player: Bitboard(position.player.0.reverse_bits()),
                opponent: Bitboard(position.opponent.0.reverse_bits()),
            };
            prop_assert_eq!(evaluate(&position, goal), evaluate(&turned, goal));
        }
    }
}

fn start() -> Position {
    Position::new(&Board::start(Variant::Standard), Side::Black)
}

#[test]
fn the_same_limits_give_the_same_result() {
    let limits = Limits { depth: 60, exact_empties: 20, nodes: 30_000, time: None };
    for goal in [Goal::MostDiscs, Goal::FewestDiscs] {
        let run = || search(&start(), goal, &limits, &Stop::new(), &mut |_| {}).expect("a move");
        let first = run();
        assert_eq!(first, run());
        assert!(first.depth >= 4, "{first:?}");
        assert!(first.nodes <= limits.nodes, "{first:?}");
    }
}

#[test]
fn progress_goes_deeper_and_ends_with_the_result() {
    let limits = Limits { depth: 6, ..NO_LIMIT };
    let mut seen = Vec::new();
    let result = search(&start(), Goal::MostDiscs, &limits, &Stop::new(), &mut |so_far| seen.push(so_far.clone()));
    assert_eq!(seen.iter().map(|result| result.depth).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    assert_eq!(seen.last(), result.as_ref());
}

#[test]
fn a_stopped_search_still_has_a_move() {
    let stop = Stop::new();
    stop.stop();
    let result = search(&start(), Goal::MostDiscs, &NO_LIMIT, &stop, &mut |_| {}).expect("a move");
    assert_eq!(result.depth, 0);
    assert!(start().legal_moves().contains(result.best));
    assert_eq!(rank_moves(&start(), Goal::MostDiscs, &NO_LIMIT, &stop), None);
}

#[test]
fn a_search_stopped_on_its_way_keeps_what_it_has() {
    let stop = Stop::new();
    let limits = Limits { depth: 60, ..NO_LIMIT };
    let result = search(&start(), Goal::MostDiscs, &limits, &stop, &mut |so_far| {
        if so_far.depth == 4 {
            stop.stop();
        }
    });
    assert_eq!(result.expect("a move").depth, 4);
}

#[test]
fn there_is_no_result_without_a_move() {
    let over = Position { player: Bitboard(0xff), opponent: Bitboard::EMPTY };
    assert_eq!(search(&over, Goal::MostDiscs, &NO_LIMIT, &Stop::new(), &mut |_| {}), None);
    assert_eq!(rank_moves(&over, Goal::MostDiscs, &NO_LIMIT, &Stop::new()), None);
}

#[test]
fn threads_find_the_same_value_and_obey_the_stop() {
    // FFO 41: 22 empty squares.
    let board: Board = "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O-".parse().expect("a board");
    let position = Position::new(&board, Side::Black);
    let proof = Limits { exact_empties: 22, depth: 60, ..NO_LIMIT };
    let threads = NonZeroUsize::new(3).expect("not 0");
    let found = search_on(threads, &position, Goal::MostDiscs, &proof, &Stop::new(), &mut |_| {}).expect("a move");
    assert_eq!((found.value, found.best.to_string().as_str()), (Value::Exact(0), "h4"));
    let stop = Stop::new();
    let stopped = search_on(threads, &position, Goal::MostDiscs, &proof, &stop, &mut |_| stop.stop()).expect("a move");
    assert_eq!(stopped.depth, 1);
}

#[test]
fn thirty_two_of_sixty_three_discs_win_the_square_that_nobody_can_fill() {
    // Best play ends 31 to 32 with one square empty that neither can fill, which makes it 31 to 33. The solver's last
    // square once gave it to a winner with more than half of all 64 squares only, found by windows that contradicted
    // each other without end.
    let position = Position { player: Bitboard(0x24e4_ebe0_ac98_1800), opponent: Bitboard(0x1018_141f_5267_647c) };
    let proof = Limits { depth: 60, exact_empties: 60, ..NO_LIMIT };
    let found = search(&position, Goal::MostDiscs, &proof, &Stop::new(), &mut |_| {}).expect("a move");
    assert_eq!(found.value, Value::Exact(-2));
}
