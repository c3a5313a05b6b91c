//! Holds the review of a game to the rules, the solver and itself.

use outflank_engine::analysis::{Review, ReviewLimits, expected_points, review, show_me_within};
use outflank_engine::record::read_transcript;
use outflank_engine::rules::{Board, Game, Goal, Move, Side, Square, Variant};
use outflank_engine::search::{Limits, Stop, Value, rank_moves};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// No clock, so that every machine sees the same.
const QUICK: ReviewLimits =
    ReviewLimits { search: Limits { depth: 4, exact_empties: 10, nodes: u64::MAX, time: None }, threads: 1 };

fn reviewed(game: &Game, limits: &ReviewLimits) -> Review {
    review(game, limits, &Stop::new(), &mut |_| {})
}

/// A game of which every second move is any, the others good ones.
fn game_of(variant: Variant, seed: u64) -> Game {
    let mut rng = StdRng::seed_from_u64(seed);
    let limits = Limits { depth: 2, exact_empties: 6, nodes: u64::MAX, time: None };
    let mut game = Game::new(variant);
    while game.side_to_move().is_some() {
        let moves: Vec<Square> = game.legal_moves().squares().collect();
        let good = show_me_within(&game, &limits, &Stop::new(), &mut |_| {}).expect("a hint").square;
        let any = moves[rng.random_range(0..moves.len())];
        game.play(if rng.random_range(0..2) == 0 { any } else { good }).expect("a legal move");
    }
    game
}

/// The games before every move.
fn before_moves(game: &Game) -> Vec<Game> {
    let mut now = Game::from_board(*game.start_board(), game.start_side(), game.variant());
    let before = |played: &outflank_engine::rules::PlayedMove| {
        let before = now.clone();
        now.play(played.square).expect("a legal move");
        before
    };
    game.moves().iter().map(before).collect()
}

fn for_black(value: i32, side: Side) -> i32 {
    if side == Side::Black { value } else { -value }
}

#[test]
fn values_and_losses_of_the_endgame_are_those_of_the_solver() {
    for (variant, seed) in [(Variant::Standard, 1), (Variant::AntiReversi, 2), (Variant::FreeOpening, 3)] {
        let game = game_of(variant, seed);
        let review = reviewed(&game, &QUICK);
        assert!(review.is_finished());
        let (mut exact, mut lossy) = (0, 0);
        for (before, reviewed) in before_moves(&game).iter().zip(&review.moves) {
            let position = before.position().expect("a move was played");
            if position.empties().count() > u32::from(QUICK.search.exact_empties) {
                continue;
            }
            let proof = Limits { exact_empties: 64, ..QUICK.search };
            let ranking = rank_moves(&position, variant.goal(), &proof, &Stop::new()).expect("moves");
            let best = ranking[0].1.hundredths();
            let own = ranking.iter().find(|(square, _)| *square == reviewed.square).expect("legal").1.hundredths();
            assert!(reviewed.is_exact, "{reviewed:?}");
            assert_eq!(reviewed.value.hundredths(), for_black(own, reviewed.side), "{}", before.board());
            assert_eq!(reviewed.best_value.hundredths(), for_black(best, reviewed.side), "{}", before.board());
            assert_eq!(i32::try_from(reviewed.loss), Ok(best - own));
            let better = reviewed.better.as_ref().map(|better| better.square);
            assert_eq!(better.is_some(), best > own);
            assert!(better.is_none_or(|square| ranking.contains(&(square, Value::Exact((best / 100) as i8)))));
            exact += 1;
            lossy += usize::from(best > own);
        }
        assert!(exact >= 7 && lossy > 0, "{variant:?}: {exact} {lossy}");
    }
}

#[test]
fn every_line_can_be_played_and_every_figure_fits_the_others() {
    for (variant, seed) in [(Variant::Standard, 4), (Variant::AntiReversi, 5), (Variant::FreeOpening, 6)] {
        let game = game_of(variant, seed);
        let review = reviewed(&game, &QUICK);
        assert_eq!(review.moves.len(), game.moves().len());
        for ((before, played), reviewed) in before_moves(&game).iter().zip(game.moves()).zip(&review.moves) {
            assert_eq!((reviewed.side, reviewed.square), (played.side, played.square));
            let difference = for_black(reviewed.best_value.hundredths() - reviewed.value.hundredths(), played.side);
            assert_eq!(difference, i32::try_from(reviewed.loss).expect("a loss"));
            assert!(!reviewed.is_forced || reviewed.loss == 0);
            assert_eq!(reviewed.is_forced, before.is_placing() || before.legal_moves().count() == 1);
            assert_eq!(reviewed.better.is_some(), reviewed.loss > 0);
            let Some(better) = &reviewed.better else { continue };
            assert_ne!(better.square, reviewed.square);
            assert_eq!(better.line.first(), Some(&Move::Place(better.square)));
            let mut on = before.clone();
            for step in &better.line {
                if let Move::Place(square) = step {
                    on.play(*square).expect("a line of legal moves");
                }
            }
        }
        for side in Side::BOTH {
            let own: Vec<_> = review.moves.iter().filter(|reviewed| reviewed.side == side).collect();
            let accuracy = review.accuracy(side);
            assert_eq!(accuracy.loss, own.iter().map(|reviewed| reviewed.loss).sum::<u32>());
            assert_eq!(accuracy.mistakes, own.iter().filter(|reviewed| reviewed.loss >= 400).count());
            assert!(accuracy.percent.is_some_and(|percent| (0.0..=100.0).contains(&percent)));
        }
        let last = review.moves.last().expect("moves");
        let difference = i32::from(game.board().count().tournament().difference(Side::Black)) * 100;
        let ended = if variant.goal() == Goal::MostDiscs { difference } else { -difference };
        assert_eq!((last.value.hundredths(), last.is_exact), (ended, true));
    }
}

#[test]
fn turning_points_are_the_moves_that_cost_most_of_the_result() {
    let mut found = 0;
    for seed in 7..11 {
        let game = game_of(Variant::Standard, seed);
        let review = reviewed(&game, &QUICK);
        let swing = |index: usize| {
            let reviewed = &review.moves[index];
            let points = |value: Value| {
                let black = expected_points(value);
                if reviewed.side == Side::Black { black } else { 1.0 - black }
            };
            points(reviewed.best_value) - points(reviewed.value)
        };
        let chosen: Vec<usize> = review.turning_points.iter().map(|point| point.index).collect();
        assert!(chosen.is_sorted() && chosen.len() <= 3);
        let least = chosen.iter().map(|&index| swing(index)).fold(1.0, f64::min);
        for index in (0..review.moves.len()).filter(|index| !chosen.contains(index)) {
            assert!(swing(index) <= least || swing(index) < 0.05, "{index} in {chosen:?}");
        }
        for point in &review.turning_points {
            assert!((swing(point.index) - point.swing).abs() < 1e-9 && point.swing >= 0.05);
            assert!(!point.reasons.is_empty() && point.reasons.len() <= 2);
        }
        found += chosen.len();
    }
    assert!(found >= 8, "{found}");
}

#[test]
fn first_figures_are_of_the_whole_game_and_each_step_brings_more() {
    let game = game_of(Variant::Standard, 12);
    let mut steps = Vec::new();
    let last = review(&game, &QUICK, &Stop::new(), &mut |review| {
        assert_eq!(review.moves.len(), game.moves().len());
        steps.push(review.clone());
    });
    assert_eq!(steps.iter().map(|review| review.done).collect::<Vec<_>>(), (0..=last.total).collect::<Vec<_>>());
    assert_eq!(steps.last(), Some(&last));
}

#[test]
fn threads_change_nothing_but_the_time() {
    let game = game_of(Variant::AntiReversi, 13);
    let two = ReviewLimits { threads: 2, ..QUICK };
    assert_eq!(reviewed(&game, &QUICK), reviewed(&game, &two));
}

#[test]
fn a_stopped_review_ends_at_once_with_what_is_known() {
    let game = game_of(Variant::Standard, 14);
    let endless = Limits { depth: 60, exact_empties: 64, nodes: u64::MAX, time: None };
    for threads in [1, 2] {
        let stop = Stop::new();
        let limits = ReviewLimits { search: endless, threads };
        // The search of the early positions would take hours, so that this ends at all shows that it was stopped.
        let stopped = review(&game, &limits, &stop, &mut |review| {
            if review.done == 4 {
                stop.stop();
            }
        });
        assert!((4..=6).contains(&stopped.done) && !stopped.is_finished(), "{}", stopped.done);
        assert_eq!(stopped.moves.len(), game.moves().len());
    }
    let stop = Stop::new();
    stop.stop();
    assert_eq!(review(&game, &QUICK, &stop, &mut |_| {}).done, 0);
}

#[test]
fn an_unfinished_game_and_one_without_moves_are_reviewed_too() {
    let none = reviewed(&Game::new(Variant::Standard), &QUICK);
    assert!(none.moves.is_empty() && none.is_finished() && none.black.percent.is_none() && none.opening.is_none());
    let begun = read_transcript("f5d6c3d3c4", Variant::Standard).expect("a game");
    let review = reviewed(&begun, &QUICK);
    assert_eq!((review.moves.len(), review.total), (5, 6));
    assert_eq!(review.opening.map(|opening| opening.name), Some("Tiger"));
    let placing = read_transcript("d4", Variant::FreeOpening).expect("a game");
    let review = reviewed(&placing, &QUICK);
    assert_eq!((review.moves.len(), review.total), (1, 0));
}

#[test]
fn a_game_set_up_with_a_pass_is_seen_from_black() {
    // White has to pass, so Black moves on this board although it was set up for White.
    let board: Board = "O-OOOOOOOOOOOOOOOXOOOOOOOXOOOOOOOXXOXOOOOXOXOOOOXXXXXOOOXXXXXXXX".parse().expect("a board");
    let game = Game::from_board(board, Side::White, Variant::Standard);
    assert_eq!(game.side_to_move(), Some(Side::Black));
    let mut played = game.clone();
    played.play(game.legal_moves().squares().next().expect("a move")).expect("legal");
    let review = reviewed(&played, &QUICK);
    let difference = played.board().count().difference(Side::Black);
    assert_eq!(review.start, Value::Exact(difference));
    assert_eq!(review.moves[0].value, Value::Exact(difference));
}
