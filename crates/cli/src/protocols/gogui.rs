//! What GoGui, a board for Go, asks an engine in order to play another game on it. Its row 1 is at the bottom, so the
//! board stands on its head there; the squares keep their names.

use outflank_engine::rules::{Game, Side, Square};

/// The rows as GoGui shows them, row 8 first.
pub fn board(game: &Game) -> String {
    let sign = |square| match game.board().get(square) {
        Some(side) => Side::letter(side),
        None => '.',
    };
    let row = |row| (0..8).filter_map(|column| Square::from_column_row(column, row)).map(sign).collect::<String>();
    (0..8).rev().map(row).collect::<Vec<_>>().join("\n")
}

/// The squares that the side to move may choose; none when the game is over.
pub fn legal_moves(game: &Game) -> String {
    game.legal_moves().squares().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// How the game ended, in words, or nothing if it goes on.
pub fn final_result(game: &Game) -> String {
    let Some(result) = game.result() else { return String::new() };
    let (black, white) = (result.score.black, result.score.white);
    match result.winner {
        Some(side) => format!("{side} wins, black {black}, white {white}"),
        None => format!("a draw, black {black}, white {white}"),
    }
}
