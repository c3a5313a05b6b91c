//! A number of nodes that stands for everything the search does: two searches that visit as many nodes on all of these
//! positions are the same search, and a change that was to change nothing shows here when it does.

use outflank_engine::record::read_transcript;
use outflank_engine::rules::{Goal, Position, Variant};
use outflank_engine::search::{Limits, Stop, Value, search};
use serde_json::json;

use super::{processor, speed};
use crate::Report;

/// The signature of the search as it is. Whoever changes the search on purpose writes here what `outflank-cli bench`
/// then says.
const NODES: u64 = 695_863;

/// Games between strong players, whose positions are searched: those of the World Championship final of 2018 and of
/// two tournaments, and the line of perfect play that proved Othello a draw (Takizawa 2023).
const GAMES: [&str; 4] = [
    "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7",
    "d3c5f6f5e6e3c3f3c4b4b3d6c7c2d2c6a4d7g5f4d1g4f7e7g6h5e8c8d8f8e2f2b6a6b5a5a7a3a2f1e1h6g1b2g3b7",
    "f5d6c3d3c4f4f6g5e6d7e3g6c7c5c6b6g3b5b4f2a5a6h5c2e8f3e2a3a4b3g4e7d2f7d8d1h6c8f8e1b8h4b7h7g7b2",
    "f5d6c5f4e3c6d3f3e6f7g4c4e7g5f6g3h6e8f8g8d7h4f2f1g6d2h2e2d8h5h3c8g7g2h8c7b8c1d1h7b1e1g1h1b7b6",
];
/// After so many moves of each game the search looks ahead.
const LOOK_AT: [usize; 3] = [6, 20, 32];
/// So far.
const AHEAD: Limits = Limits { depth: 8, exact_empties: 0, nodes: u64::MAX, time: None };
/// After so many moves, with 14 empty squares, it solves.
const SOLVE_AT: usize = 46;
const PROOF: Limits = Limits { depth: 60, exact_empties: 60, nodes: u64::MAX, time: None };

/// What a set of searches took.
#[derive(Default)]
struct Work {
    nodes: u64,
    seconds: f64,
}

impl Work {
    fn search(&mut self, position: &Position, goal: Goal, limits: &Limits) -> Result<Value, String> {
        let before = processor::spent();
        let found = search(position, goal, limits, &Stop::new(), &mut |_| {}).ok_or("a game ended early")?;
        self.seconds += (processor::spent() - before).as_secs_f64();
        self.nodes += found.nodes;
        Ok(found.value)
    }
}

pub fn run() -> Result<Report, String> {
    let (ahead, solved) = measure()?;
    let nodes = ahead.nodes + solved.nodes;
    let verdict = if nodes == NODES { "as it was committed" } else { "other than was committed" };
    let text = format!(
        "{nodes} nodes, {verdict} ({NODES})\n{} looking ahead, {}\n{} solving, {}",
        ahead.nodes,
        speed(ahead.nodes, ahead.seconds),
        solved.nodes,
        speed(solved.nodes, solved.seconds),
    );
    let part = |work: &Work| json!({ "nodes": work.nodes, "seconds": work.seconds });
    let json = json!({
        "nodes": nodes, "committed": NODES, "same": nodes == NODES, "ahead": part(&ahead), "solved": part(&solved),
    });
    Ok(Report { text, json })
}

fn measure() -> Result<(Work, Work), String> {
    let (mut ahead, mut solved) = (Work::default(), Work::default());
    for goal in [Goal::MostDiscs, Goal::FewestDiscs] {
        for game in GAMES {
            for moves in LOOK_AT {
                ahead.search(&position(game, moves)?, goal, &AHEAD)?;
            }
            let value = solved.search(&position(game, SOLVE_AT)?, goal, &PROOF)?;
            if !matches!(value, Value::Exact(_)) {
                return Err("a proof proved nothing".into());
            }
        }
    }
    Ok((ahead, solved))
}

/// The position after some moves of a game.
fn position(game: &str, moves: usize) -> Result<Position, String> {
    let game = game.get(..2 * moves).ok_or("a game is too short")?;
    let game = read_transcript(game, Variant::Standard).map_err(|error| error.to_string())?;
    game.position().ok_or_else(|| "a game ended early".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_search_visits_as_many_nodes_as_ever() {
        let (ahead, solved) = measure().expect("searches");
        assert_eq!(ahead.nodes + solved.nodes, NODES, "if the search was changed on purpose, change NODES");
    }
}
