//! `replay`: plays a transcript through and shows where it leads.

use std::fmt::Write;
use std::io::{self, Read};

use outflank_engine::record::{MAX_TRANSCRIPT, read_transcript};
use outflank_engine::rules::{Game, Side};
use serde_json::json;

use crate::Report;
use crate::args::ReplayArgs;

pub fn run(args: &ReplayArgs) -> Result<Report, String> {
    let text = if args.transcript == "-" { read_input()? } else { args.transcript.clone() };
    let game = read_transcript(&text, args.variant.into()).map_err(|error| error.to_string())?;
    Ok(Report { text: describe(&game), json: to_json(&game) })
}

/// Standard input, but no more of it than could be a transcript and one character to show that it is not.
pub fn read_input() -> Result<String, String> {
    const LONGEST_CHARACTER: usize = 4;
    let most = (MAX_TRANSCRIPT + 1) * LONGEST_CHARACTER;
    let mut bytes = Vec::new();
    io::stdin().take(most as u64).read_to_end(&mut bytes).map_err(|error| format!("standard input: {error}"))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Before which moves (1 = the first) a side had to pass.
fn passes(game: &Game) -> Vec<usize> {
    (0..game.moves().len()).filter(|&index| game.pass_before(index).is_some()).map(|index| index + 1).collect()
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::Black => "black",
        Side::White => "white",
    }
}

fn to_json(game: &Game) -> serde_json::Value {
    let score = game.board().count();
    let tournament = score.tournament();
    json!({
        "moves": game.moves().len(),
        "board": game.board().to_string(),
        "side": game.side_to_move().map(|side| side.letter().to_string()),
        "passes": passes(game),
        "over": game.result().is_some(),
        "black": score.black,
        "white": score.white,
        "black_tournament": tournament.black,
        "white_tournament": tournament.white,
        "winner": game.result().map(|result| result.winner.map_or("draw", name)),
    })
}

/// The board and where the game stands, for people.
pub fn describe(game: &Game) -> String {
    let score = game.board().count();
    let mut text = String::from("  a b c d e f g h\n");
    for (row, squares) in format!("{:#}", game.board()).lines().enumerate() {
        let _ = write!(text, "{}", row + 1);
        for square in squares.chars() {
            let _ = write!(text, " {square}");
        }
        text.push('\n');
    }
    let _ = writeln!(text, "{} moves, black (X) {}, white (O) {}", game.moves().len(), score.black, score.white);
    let passes = passes(game);
    if !passes.is_empty() {
        let list: Vec<String> = passes.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "passes before move {}", list.join(", "));
    }
    match (game.side_to_move(), game.result()) {
        (Some(side), _) => {
            let _ = writeln!(text, "{side} is to move");
        }
        (None, Some(result)) => {
            let outcome = result.winner.map_or("a draw".into(), |side| format!("{side} wins"));
            let counted = score.tournament();
            let _ = writeln!(text, "over, {outcome}; by the tournament count {}-{}", counted.black, counted.white);
        }
        (None, None) => {}
    }
    text
}
