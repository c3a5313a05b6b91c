//! `perft`: counts games, to hold the rules against published figures.

use outflank_engine::rules::{Game, Position};
use outflank_engine::search::Stop;
use serde_json::json;

use crate::Report;
use crate::args::PerftArgs;
use crate::progress::{Progress, stop_on_interrupt};

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
        let position = Position::new(game.start_board(), game.start_side());
        count(&position, args.depth, &stop_on_interrupt()?).ok_or("stopped before all was counted")?
    };
    Ok(Report { text: count.to_string(), json: json!({ "depth": args.depth, "count": count }) })
}

/// Counts the games of some plies from a position, one after the other those from the positions a few plies on, so that
/// it can say how far it is. `None` when stopped.
fn count(position: &Position, depth: u32, stop: &Stop) -> Option<u64> {
    const SPLIT: u32 = 3;
    if depth <= SPLIT {
        return Some(position.perft(depth));
    }
    let mut ways = vec![*position];
    let mut over = 0;
    for _ in 0..SPLIT {
        let before = ways.len();
        ways.retain(|way| !way.is_over());
        over += (before - ways.len()) as u64;
        ways = ways.iter().flat_map(after).collect();
    }
    let mut progress = Progress::new("parts", 0, ways.len() as u64);
    let mut total = over;
    for (done, way) in ways.iter().enumerate() {
        if stop.is_stopped() {
            return None;
        }
        progress.show(done as u64);
        total += way.perft(depth - SPLIT);
    }
    Some(total)
}

/// The positions one ply on; the one after a pass if that is the ply.
fn after(position: &Position) -> Vec<Position> {
    let moves = position.legal_moves();
    if moves.is_empty() { vec![position.pass()] } else { moves.squares().filter_map(|s| position.play(s)).collect() }
}

#[cfg(test)]
mod tests {
    use outflank_engine::rules::{Board, Side, Variant};

    use super::*;

    #[test]
    fn counting_in_parts_counts_the_same() {
        let start = Position::new(&Board::start(Variant::Standard), Side::Black);
        let stop = Stop::new();
        for depth in 0..8 {
            assert_eq!(count(&start, depth, &stop), Some(start.perft(depth)), "{depth}");
        }
        // White has to pass, then the game is soon over in some ways.
        let board = "O-OOOOOOOOOOOOOOOXOOOOOOOXOOOOOOOXXOXOOOOXOXOOOOXXXXXOOOXXXXXXXX".parse().expect("a board");
        for side in Side::BOTH {
            let position = Position::new(&board, side);
            for depth in 0..6 {
                assert_eq!(count(&position, depth, &stop), Some(position.perft(depth)), "{side} {depth}");
            }
        }
        stop.stop();
        assert_eq!(count(&start, 5, &stop), None);
    }
}
