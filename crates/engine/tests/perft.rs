//! Holds the rules against counted games: published figures and positions full of passes.

use outflank_engine::rules::{Board, Game, Position, Side, Variant};

const CASES: &str = include_str!("data/perft.tsv");

/// Enough to reach every kind of position; more only takes longer.
const MOST_LEAVES: u64 = 5_000_000;

#[test]
fn as_many_games_as_counted_elsewhere() {
    let mut counted = 0;
    for line in CASES.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, rule, board, side, depth, leaves] = fields[..] else { panic!("{line}") };
        let leaves: u64 = leaves.parse().expect(line);
        if leaves > MOST_LEAVES {
            continue;
        }
        let depth = depth.parse().expect(line);
        let found = if rule == "free" {
            Game::new(Variant::FreeOpening).perft(depth)
        } else {
            let board: Board = board.parse().expect(line);
            let side = side.chars().next().and_then(Side::from_letter).expect(line);
            Position::new(&board, side).perft(depth)
        };
        assert_eq!(found, leaves, "{id} depth {depth}");
        counted += 1;
    }
    assert!(counted > 80, "{counted}");
}

#[test]
fn a_standard_game_counts_as_its_position_does() {
    assert_eq!(Game::new(Variant::Standard).perft(7), 55_092);
}
