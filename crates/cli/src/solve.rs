//! `solve`: the exact result with best play on both sides.

use std::fmt::Write;

use outflank_engine::rules::{Position, Square, Variant};
use outflank_engine::search::{Limits, Stop, Value, rank_moves, solve};
use serde_json::json;

use crate::Report;
use crate::args::SolveArgs;
use crate::progress::stop_on_interrupt;

const STOPPED: &str = "stopped before the position was solved";

pub fn run(args: &SolveArgs) -> Result<Report, String> {
    let variant: Variant = args.variant.into();
    let position = Position::new(&args.board, args.side);
    let stop = stop_on_interrupt()?;
    let mut moves: Vec<(Square, i8)> = Vec::new();
    let (score, best) = if position.legal_moves().is_empty() {
        (without_move(&position, args, variant, &stop).ok_or(STOPPED)?, Vec::new())
    } else if args.all {
        moves = all_moves(&position, variant, &stop).ok_or(STOPPED)?;
        let score = moves.iter().map(|&(_, score)| score).max().unwrap_or(0);
        let mut best: Vec<Square> = moves.iter().filter(|m| m.1 == score).map(|m| m.0).collect();
        best.sort();
        (score, best)
    } else {
        solve(&position, variant.goal(), &stop).ok_or(STOPPED)?
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

/// The worth of a position in which the side to move has to pass or the game is over; `None` when stopped.
fn without_move(position: &Position, args: &SolveArgs, variant: Variant, stop: &Stop) -> Option<i8> {
    if !position.is_over() {
        return solve(&position.pass(), variant.goal(), stop).map(|(score, _)| -score);
    }
    let difference = args.board.count().tournament().difference(args.side);
    Some(match variant {
        Variant::AntiReversi => -difference,
        Variant::Standard | Variant::FreeOpening => difference,
    })
}

fn all_moves(position: &Position, variant: Variant, stop: &Stop) -> Option<Vec<(Square, i8)>> {
    let proof = Limits { depth: 60, exact_empties: 64, nodes: u64::MAX, time: None };
    rank_moves(position, variant.goal(), &proof, stop)?
        .into_iter()
        .map(|(square, value)| match value {
            Value::Exact(score) => Some((square, score)),
            Value::Estimate(_) => None,
        })
        .collect()
}
