//! Holds "safe for good" to its word: no way to play on ever turns such a disc.

use std::collections::HashSet;

use outflank_engine::analysis::{Reason, reasons};
use outflank_engine::rules::{Bitboard, Game, Position, Square, Variant};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// With so many empty squares every way to play on is tried.
const TRIED_EMPTIES: u32 = 7;

fn random_move(game: &Game, rng: &mut StdRng) -> Option<Square> {
    let moves = game.legal_moves();
    let index = rng.random_range(0..moves.count().max(1) as usize);
    moves.squares().nth(index)
}

/// What any continuation can turn, of both sides together.
fn turnable(position: &Position, seen: &mut HashSet<Position>) -> Bitboard {
    if position.is_over() || !seen.insert(*position) {
        return Bitboard::EMPTY;
    }
    if position.legal_moves().is_empty() {
        return turnable(&position.pass(), seen);
    }
    position.legal_moves().squares().fold(Bitboard::EMPTY, |all, square| {
        let flips = position.flips(square).expect("a legal move");
        all | flips | turnable(&position.play_unchecked(square, flips), seen)
    })
}

/// The discs that a move is said to make safe, if it is said to.
fn said_safe(game: &Game, square: Square) -> Bitboard {
    let said = reasons(game, square).into_iter().filter(|r| matches!(r.what, Reason::SafeDiscs { .. }));
    said.fold(Bitboard::EMPTY, |all, reason| {
        assert_eq!(reason.what, Reason::SafeDiscs { count: reason.squares.count() as u8 });
        all | reason.squares
    })
}

#[test]
fn no_continuation_turns_a_disc_called_safe() {
    let mut rng = StdRng::seed_from_u64(7);
    let mut tried = 0;
    for _ in 0..150 {
        let mut game = Game::new(Variant::Standard);
        while let Some(square) = random_move(&game, &mut rng) {
            let safe = said_safe(&game, square);
            game.play(square).expect("a legal move");
            if let Some(position) = game.position().filter(|p| !safe.is_empty() && p.empties().count() == TRIED_EMPTIES)
            {
                let turned = turnable(&position, &mut HashSet::new());
                assert_eq!(turned & safe, Bitboard::EMPTY, "{}", game.board());
                tried += 1;
            }
        }
    }
    assert!(tried >= 10, "{tried}");
}

#[test]
fn discs_called_safe_lie_till_the_end_of_the_game() {
    let mut rng = StdRng::seed_from_u64(11);
    let mut called_safe = 0;
    for _ in 0..300 {
        let mut game = Game::new(Variant::Standard);
        let mut safe = Bitboard::EMPTY;
        while let Some(square) = random_move(&game, &mut rng) {
            let newly = said_safe(&game, square);
            let played = game.play(square).expect("a legal move");
            assert_eq!(played.flips & safe, Bitboard::EMPTY, "{}", game.board());
            assert_eq!(newly - game.board().discs(played.side), Bitboard::EMPTY, "only one's own discs are praised");
            safe |= newly;
        }
        called_safe += safe.count();
    }
    assert!(called_safe > 1_000, "{called_safe}");
}
