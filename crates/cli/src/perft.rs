//! `perft`: counts games, to hold the rules against published figures.

use outflank_engine::rules::{Game, Position};
use serde_json::json;

use crate::Report;
use crate::args::PerftArgs;

pub fn run(args: &PerftArgs) -> Result<Report, String> {
    let variant = args.variant.into();
    let game = match args.board {
        Some(board) => Game::from_board(board, args.side, variant),
        None => Game::new(variant),
    };
    let count = if game.is_placing() {
        game.perft(args.depth)
    } else {
        // On a board that was set up the side may have to pass first, which a game leaves out but a ply is.
        Position::new(game.start_board(), game.start_side()).perft(args.depth)
    };
    Ok(Report { text: count.to_string(), json: json!({ "depth": args.depth, "count": count }) })
}
