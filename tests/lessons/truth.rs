//! Every lesson against the rules and the solver: what is asked can be done, exactly what is right is taken as right,
//! and every answer is true of every square that it is given to.

use std::collections::BTreeSet;

use outflank::game::lessons::{Claim, Deed, Lesson, Step, lessons};
use outflank_engine::rules::{Bitboard, Game, Position, Side, Square, Variant};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::claims::{holds_for_move, meant, ranking};

fn steps() -> Vec<(String, Step)> {
    let named = |lesson: Lesson| {
        let id = lesson.id.clone();
        lesson.steps.into_iter().enumerate().map(move |(index, step)| (format!("{id} {}", index + 1), step))
    };
    lessons().into_iter().flat_map(named).collect()
}

/// The squares that are answered as wrong: legal moves, or whatever can be tapped.
fn wrong_squares(step: &Step) -> Bitboard {
    let all = if step.deed.is_move() { step.game().legal_moves() } else { Bitboard::ALL };
    all - step.deed.squares()
}

#[test]
fn there_are_fourteen_in_their_order() {
    let ids: Vec<String> = lessons().into_iter().map(|lesson| lesson.id).collect();
    let wanted = "place directions chain pass end corners x-squares greed quiet walls safe parity anti free";
    assert_eq!(ids, wanted.split(' ').collect::<Vec<_>>());
    assert!(lessons().iter().all(|lesson| (2..=4).contains(&lesson.steps.len())));
}

#[test]
fn exactly_the_right_squares_are_right() {
    for (name, step) in steps() {
        let right = step.deed.squares();
        assert!(!right.is_empty(), "{name}");
        match step.deed {
            Deed::Play(_) => {
                let game = step.game();
                assert_eq!(game.side_to_move(), Some(Side::Black), "{name}");
                for square in game.legal_moves().squares() {
                    assert_eq!(
                        holds_for_move(&step, step.because, square),
                        right.contains(square),
                        "{name}: {square} {:?}",
                        step.because
                    );
                }
                assert!((right - game.legal_moves()).is_empty(), "{name}: not legal");
            }
            Deed::Tap(_) | Deed::TapOne(_) => assert_eq!(meant(&step, step.because), right, "{name}"),
        }
    }
}

#[test]
fn every_wrong_square_has_a_true_answer_and_every_answer_a_square() {
    for (name, step) in steps() {
        let mut given = BTreeSet::new();
        for square in wrong_squares(&step).squares() {
            let answer = step.answer(square).unwrap_or_else(|| panic!("{name}: no answer to {square}"));
            given.insert(answer.text.clone());
            let is_true = match step.deed {
                Deed::Play(_) => holds_for_move(&step, answer.because, square),
                _ => !meant(&step, answer.because).contains(square),
            };
            assert!(is_true, "{name}: {:?} is not true of {square}", answer.because);
        }
        for answer in &step.wrong {
            assert!(given.contains(&answer.text), "{name}: {} is never given", answer.text);
            let named = answer.squares.unwrap_or_default();
            assert!((named - wrong_squares(&step)).is_empty(), "{name}: {} names other squares", answer.text);
        }
    }
}

#[test]
fn white_s_answers_are_legal_and_show_what_is_said() {
    for (name, step) in steps() {
        for square in wrong_squares(&step).squares() {
            let Some(answer) = step.answer(square) else { continue };
            let Some(reply) = answer.reply else { continue };
            let mut game = step.game();
            game.play(square).unwrap();
            assert_eq!(game.side_to_move(), Some(Side::White), "{name}: {square}");
            game.play(reply).unwrap_or_else(|why| panic!("{name}: after {square}: {why}"));
            let says_corner = matches!(
                answer.because,
                Claim::GivesCorner | Claim::GivesCornerFromX | Claim::GivesCornerFromC | Claim::CornerOpen
            );
            assert!(!says_corner || Bitboard::CORNERS.contains(reply), "{name}: {square} {reply}");
        }
    }
}

/// In the lessons about how to play well a right move is not only right by its claim, but better than every wrong one.
#[test]
fn what_is_praised_is_also_best() {
    let rules = ["place", "directions", "chain", "pass", "end", "free"];
    for (name, step) in steps() {
        if !step.deed.is_move() || rules.contains(&name.split(' ').next().unwrap()) {
            continue;
        }
        let right = step.deed.squares();
        let ranking = ranking(&step);
        let (first, rest) = ranking.split_at(right.count() as usize);
        assert!(first.iter().all(|(square, _)| right.contains(*square)), "{name}: {ranking:?}");
        let margin = first.last().unwrap().1.hundredths() - rest[0].1.hundredths();
        assert!(margin >= 200, "{name}: better by {margin} hundredths only");
    }
}

/// A disc that is not called safe is turned in some game that goes on from there, so that nobody is told wrong.
#[test]
fn what_is_not_called_safe_can_be_turned() {
    let mut rng = StdRng::seed_from_u64(1);
    for (name, step) in steps() {
        if step.because != Claim::Safe {
            continue;
        }
        let mut left = step.board.discs(Side::Black) - step.deed.squares();
        for game in 0..20_000 {
            if left.is_empty() {
                break;
            }
            let side = if game % 2 == 0 { Side::Black } else { Side::White };
            let mut game = Game::from_board(step.board, side, Variant::Standard);
            while game.side_to_move().is_some() {
                let moves: Vec<Square> = game.legal_moves().squares().collect();
                game.play(moves[rng.random_range(0..moves.len())]).unwrap();
                left &= game.board().discs(Side::Black);
            }
        }
        assert!(left.is_empty(), "{name}: nobody turned {left:?}");
    }
}

#[test]
fn what_looks_like_a_chain_is_there() {
    // A disc that stays between one that has just turned and another: without one there is nothing to see.
    let chained = |step: &Step| {
        let position = Position::new(&step.board, Side::Black);
        let square = step.light.squares().next().unwrap();
        let after = position.play(square).unwrap().pass();
        let turned = step.deed.squares();
        let is_own = |square: Square| after.player.contains(square);
        after.opponent.squares().any(|disc| {
            let line = |columns: i8, rows: i8| {
                let at = |by: i8| {
                    let column = disc.column().checked_add_signed(columns * by)?;
                    Square::from_column_row(column, disc.row().checked_add_signed(rows * by)?)
                };
                matches!((at(-1), at(1)), (Some(a), Some(b)) if turned.contains(a) && is_own(b))
            };
            (-1..=1).any(|columns| (-1..=1).any(|rows| (columns, rows) != (0, 0) && line(columns, rows)))
        })
    };
    let steps = lessons().swap_remove(2).steps;
    assert!(steps.iter().filter(|step| !step.deed.is_move()).all(chained));
}
