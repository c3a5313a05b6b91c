//! Holds the committed puzzles to the solver: one best move by both counts, the values, the theme.

use std::collections::{HashMap, HashSet};

use outflank_engine::analysis::{is_only_best_on_board, reasons, themes};
use outflank_engine::record::{Puzzle, Theme, read_puzzles};
use outflank_engine::rules::{Bitboard, Board, Goal, Position, Square};
use outflank_engine::search::{Limits, Stop, Value, rank_moves};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

const FILE: &str = include_str!("../../../assets/puzzles/puzzles.tsv");

/// No clock, so that every machine sees the same.
const PROOF: Limits = Limits { depth: 60, exact_empties: 64, nodes: u64::MAX, time: None };

fn puzzles() -> Vec<Puzzle> {
    read_puzzles(FILE).expect("every line is a puzzle")
}

fn position(puzzle: &Puzzle) -> Position {
    Position::new(&puzzle.board, puzzle.side)
}

#[test]
fn there_are_at_least_400_of_many_kinds_from_easy_to_hard() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 400, "{}", puzzles.len());
    let mut by_theme: HashMap<Theme, usize> = HashMap::new();
    for (puzzle, id) in puzzles.iter().zip(1..) {
        assert_eq!(puzzle.id, id);
        assert!((6..=16).contains(&puzzle.board.empties().count()), "{puzzle}");
        let margin = if puzzle.next <= 0 { 4 } else { 10 };
        assert!(puzzle.value > 0 && puzzle.value - puzzle.next >= margin, "{puzzle}");
        *by_theme.entry(puzzle.theme).or_default() += 1;
    }
    assert!(by_theme.len() >= 10, "{by_theme:?}");
    assert!(by_theme.values().all(|&count| count * 4 <= puzzles.len()), "{by_theme:?}");
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.difficulty));
    let hard = puzzles.iter().filter(|puzzle| puzzle.difficulty >= 50).count();
    let easy = puzzles.iter().filter(|puzzle| puzzle.difficulty <= 17).count();
    assert!(hard >= 40 && easy >= 40, "{easy} easy, {hard} hard");
}

/// The board letter by letter under each of the eight ways to lay it down, the mover's discs as `X`.
fn images(puzzle: &Puzzle) -> Vec<String> {
    let mover = puzzle.side.letter();
    let letters: Vec<char> = puzzle.board.to_string().chars().collect();
    let letter = |column: usize, row: usize| match letters[row * 8 + column] {
        '-' => '-',
        letter if letter == mover => 'X',
        _ => 'O',
    };
    let squares = || (0..8).flat_map(|row| (0..8).map(move |column| (column, row)));
    vec![
        squares().map(|(c, r)| letter(c, r)).collect(),
        squares().map(|(c, r)| letter(7 - c, r)).collect(),
        squares().map(|(c, r)| letter(c, 7 - r)).collect(),
        squares().map(|(c, r)| letter(7 - c, 7 - r)).collect(),
        squares().map(|(c, r)| letter(r, c)).collect(),
        squares().map(|(c, r)| letter(7 - r, c)).collect(),
        squares().map(|(c, r)| letter(r, 7 - c)).collect(),
        squares().map(|(c, r)| letter(7 - r, 7 - c)).collect(),
    ]
}

#[test]
fn no_two_are_the_same_under_a_turn_or_a_mirror() {
    let mut seen = HashSet::new();
    for puzzle in puzzles() {
        let images = images(&puzzle);
        assert!(images.iter().all(|image| !seen.contains(image)), "{puzzle}");
        seen.extend(images);
    }
}

/// Some puzzles drawn by lot.
fn sample(count: usize) -> Vec<Puzzle> {
    let asked = std::env::var("OUTFLANK_PUZZLES").ok().and_then(|text| text.parse().ok()).unwrap_or(count);
    puzzles().sample(&mut StdRng::seed_from_u64(43), asked).cloned().collect()
}

#[test]
fn the_solver_finds_the_one_best_move_and_the_values() {
    for puzzle in sample(40) {
        let ranking = rank_moves(&position(&puzzle), Goal::MostDiscs, &PROOF, &Stop::new()).expect("moves");
        let best = [(puzzle.best, Value::Exact(puzzle.value)), (ranking[1].0, Value::Exact(puzzle.next))];
        assert_eq!(ranking[..2], best, "{puzzle}");
        assert_eq!(themes(&puzzle.game(), &ranking).first(), Some(&puzzle.theme), "{puzzle}");
    }
}

#[test]
fn the_best_move_is_the_only_one_too_where_only_discs_on_the_board_count() {
    for puzzle in sample(40).iter().filter(|puzzle| puzzle.board.empties().count() <= 12) {
        assert_eq!(is_only_best_on_board(&position(puzzle), puzzle.best, &Stop::new()), Some(true), "{puzzle}");
    }
}

/// The difference of discs on the board with best play, by trying everything.
fn plainly(position: &Position) -> i32 {
    let moves = position.legal_moves();
    if moves.is_empty() {
        if position.is_over() {
            return position.player.count() as i32 - position.opponent.count() as i32;
        }
        return -plainly(&position.pass());
    }
    moves.squares().map(|square| -plainly(&position.play(square).expect("legal"))).max().expect("a move")
}

#[test]
fn the_shortest_hold_when_everything_is_tried() {
    let all = puzzles();
    let short: Vec<&Puzzle> = all.iter().filter(|puzzle| puzzle.board.empties().count() <= 7).take(12).collect();
    assert!(short.len() >= 6, "{}", short.len());
    for puzzle in short {
        let position = position(puzzle);
        let value = |square: Square| -plainly(&position.play(square).expect("legal"));
        let best = value(puzzle.best);
        let others = position.legal_moves() - puzzle.best.bit();
        assert!(best > 0 && others.squares().all(|other| value(other) < best), "{puzzle}");
    }
}

#[test]
fn themes_that_the_board_shows_hold_for_every_puzzle() {
    for puzzle in puzzles() {
        let game = puzzle.game();
        let said: Vec<&str> = reasons(&game, puzzle.best).iter().map(|reason| reason.what.name()).collect();
        let is_corner = Bitboard::CORNERS.contains(puzzle.best);
        let holds = match puzzle.theme {
            Theme::WipeOut => puzzle.value == 64,
            Theme::WrongCorner => !is_corner && !(game.legal_moves() & Bitboard::CORNERS).is_empty(),
            Theme::Corner => is_corner,
            Theme::OnlyWinner => puzzle.value > 0 && puzzle.next <= 0,
            Theme::Swindle => is_pair_for_the_mover(&puzzle),
            // On an X-square beside an empty corner that the opponent can then take.
            Theme::Sacrifice => {
                let corner = puzzle.best.bit().dilated() & Bitboard::CORNERS & puzzle.board.empties();
                let theirs = position(&puzzle).play(puzzle.best).expect("legal").legal_moves();
                !(corner & theirs).is_empty()
            }
            theme => said.contains(&theme.name()),
        };
        assert!(holds, "{puzzle}: {said:?}");
    }
}

/// Whether beside the move's square just one other is empty, with none beside that, which only the mover can take then.
fn is_pair_for_the_mover(puzzle: &Puzzle) -> bool {
    let empties: Vec<Square> = puzzle.board.empties().squares().collect();
    let are_beside =
        |a: Square, b: Square| a != b && a.column().abs_diff(b.column()) <= 1 && a.row().abs_diff(b.row()) <= 1;
    let beside = |of: Square| empties.iter().copied().filter(move |&other| are_beside(of, other)).collect::<Vec<_>>();
    let [other] = beside(puzzle.best)[..] else { return false };
    let after = position(puzzle).play(puzzle.best).expect("legal");
    beside(other) == [puzzle.best] && after.play(other).is_none() && after.pass().play(other).is_some()
}

#[test]
fn a_puzzle_is_played_from_its_own_board() {
    for puzzle in puzzles() {
        let mut game = puzzle.game();
        assert_eq!(game.side_to_move(), Some(puzzle.side));
        assert_ne!(*game.board(), Board::default());
        game.play(puzzle.best).expect("a legal move");
    }
}
