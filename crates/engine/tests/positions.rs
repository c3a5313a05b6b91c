//! Holds the exact solver against published and independently computed endgames.

use outflank_engine::rules::{Board, Goal, Position, Side, Square};
use outflank_engine::search::{Limits, Stop, Value, rank_moves, search};

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
