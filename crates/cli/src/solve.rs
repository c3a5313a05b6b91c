//! `solve`: the exact result with best play on both sides.

use std::fmt::Write;

use outflank_engine::rules::{Game, Position, Square, Variant};
use outflank_engine::search::{Limits, Stop, Value, rank_moves, solve};
use serde_json::json;

use crate::Report;
use crate::args::SolveArgs;

pub fn run(args: &SolveArgs) -> Result<Report, String> {
    let variant: Variant = args.variant.into();
    let position = Position::new(&args.board, args.side);
    let mut moves: Vec<(Square, i8)> = Vec::new();
    let (score, best) = if position.legal_moves().is_empty() {
        (without_move(&position, args, variant), Vec::new())
    } else if args.all {
        moves = all_moves(&position, variant).ok_or("the position cannot be solved")?;
        let score = moves.iter().map(|&(_, score)| score).max().unwrap_or(0);
        let mut best: Vec<Square> = moves.iter().filter(|m| m.1 == score).map(|m| m.0).collect();
        best.sort();
        (score, best)
    } else {
        solve(&position, variant.goal(), &Stop::new()).ok_or("the position cannot be solved")?
    };

    let best: Vec<String> = best.iter().map(ToString::to_string).collect();
    let mut text =
        if best.is_empty() { format!("{score:+}, no move") } else { format!("{score:+} with {}", best.join(" or ")) };
    let mut json = json!({ "score": score, "best": best });
    if args.all {
        for (square, score) in &moves {
            let _ = write!(text, "\n{square} {score:+}");
        }
        let moves: serde_json::Map<_, _> =
            moves.iter().map(|(square, score)| (square.to_string(), json!(score))).collect();
        json["moves"] = moves.into();
    }
    Ok(Report { text, json })
}

/// The worth of a position in which the side to move has to pass or the game is over.
fn without_move(position: &Position, args: &SolveArgs, variant: Variant) -> i8 {
    match solve(&position.pass(), variant.goal(), &Stop::new()) {
        Some((score, _)) => -score,
        None => {
            let score = Game::from_board(args.board, args.side, variant).board().count().tournament();
            match variant {
                Variant::AntiReversi => -score.difference(args.side),
                Variant::Standard | Variant::FreeOpening => score.difference(args.side),
            }
        }
    }
}

fn all_moves(position: &Position, variant: Variant) -> Option<Vec<(Square, i8)>> {
    let proof = Limits { depth: 60, exact_empties: 64, nodes: u64::MAX, time: None };
    rank_moves(position, variant.goal(), &proof, &Stop::new())?
        .into_iter()
        .map(|(square, value)| match value {
            Value::Exact(score) => Some((square, score)),
            Value::Estimate(_) => None,
        })
        .collect()
}
