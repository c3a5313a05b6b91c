//! Holds the exact solver against published and independently computed endgames.

use outflank_engine::rules::{Board, Goal, Move, Position, Side, Square};
use outflank_engine::search::{Limits, Stop, Value, rank_moves, search, solve};

const CASES: &str = include_str!("data/positions.tsv");
const PROOF: Limits = Limits { depth: 1, exact_empties: 64, nodes: u64::MAX, time: None };

struct Case {
    id: &'static str,
    goal: Goal,
    position: Position,
    score: i8,
    best: Vec<Square>,
    all: Vec<(Square, i8)>,
}

fn cases(most_empties: u32) -> Vec<Case> {
    let cases = CASES.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, rule, board, side, empties, score, best, all] = fields[..] else { panic!("{line}") };
        let board: Board = board.parse().expect(id);
        let side = Side::from_letter(side.chars().next().expect(id)).expect(id);
        let position = Position::new(&board, side);
        assert_eq!(position.empties().count().to_string(), empties, "{id}");
        Case {
            id,
            goal: if rule == "anti" { Goal::FewestDiscs } else { Goal::MostDiscs },
            position,
            score: score.parse().expect(id),
            best: best.split_whitespace().map(|s| s.parse().expect(id)).collect(),
            all: all
                .split_whitespace()
                .map(|pair| {
                    let (square, score) = pair.split_once(':').expect(id);
                    (square.parse().expect(id), score.parse().expect(id))
                })
                .collect(),
        }
    });
    cases.filter(|case| case.position.empties().count() <= most_empties).collect()
}

#[test]
fn endgames_of_up_to_twelve_empty_squares_are_solved() {
    let cases = cases(12);
    assert!(cases.iter().any(|case| case.goal == Goal::MostDiscs));
    assert!(cases.iter().any(|case| case.goal == Goal::FewestDiscs));
    for case in cases {
        let result = search(&case.position, case.goal, &PROOF, &Stop::new(), &mut |_| {}).expect(case.id);
        assert_eq!(result.value, Value::Exact(case.score), "{}", case.id);
        assert!(case.best.contains(&result.best), "{}: {}", case.id, result.best);
        assert_eq!(u32::from(result.depth), case.position.empties().count(), "{}", case.id);
    }
}

#[test]
fn the_expected_line_of_a_proof_leads_to_its_score() {
    for case in cases(12) {
        let result = search(&case.position, case.goal, &PROOF, &Stop::new(), &mut |_| {}).expect(case.id);
        let mut position = case.position;
        let mut sign = 1;
        for played in &result.line {
            position = match played {
                Move::Place(square) => position.play(*square).expect(case.id),
                Move::Pass => {
                    assert!(position.legal_moves().is_empty(), "{}: a pass with a move", case.id);
                    position.pass()
                }
            };
            sign = -sign;
        }
        assert!(position.is_over(), "{}: the line stops early: {:?}", case.id, result.line);
        assert_eq!(result.line.first(), Some(&Move::Place(result.best)), "{}", case.id);
        assert_eq!(sign * difference(&position, case.goal), case.score, "{}", case.id);
    }
}

/// The final difference for the side to move, empty squares to the winner.
fn difference(position: &Position, goal: Goal) -> i8 {
    let board = Board::new(position.player, position.opponent).expect("no square holds both");
    let standard = board.count().tournament().difference(Side::Black);
    if goal == Goal::MostDiscs { standard } else { -standard }
}

#[test]
fn every_move_of_an_endgame_has_its_exact_value() {
    let mut checked = 0;
    for case in cases(12).into_iter().filter(|case| !case.all.is_empty()) {
        let ranking = rank_moves(&case.position, case.goal, &PROOF, &Stop::new()).expect(case.id);
        let mut expected: Vec<_> = case.all.iter().map(|&(square, score)| (square, Value::Exact(score))).collect();
        expected.sort_by_key(|&(square, value)| (-value.hundredths(), square));
        assert_eq!(ranking, expected, "{}", case.id);
        checked += 1;
    }
    assert!(checked > 50, "{checked}");
}

#[test]
fn solving_finds_every_best_move() {
    for mut case in cases(16) {
        case.best.sort();
        assert_eq!(solve(&case.position, case.goal, &Stop::new()), Some((case.score, case.best)), "{}", case.id);
    }
}
