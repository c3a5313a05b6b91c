//! Holds the bitboards against a naive loop over eight directions, and the rules against their own symmetries.

use outflank_engine::eval::stable_discs;
use outflank_engine::record::{continue_transcript, read_transcript, write_transcript};
use outflank_engine::rules::{Bitboard, Board, Game, Position, Side, Square, Variant, flips, legal_moves};
use proptest::prelude::*;

/// What a disc on `square` turns, by walking square by square.
fn naive_flips(position: &Position, square: Square) -> Bitboard {
    let mut flips = Bitboard::EMPTY;
    for (columns, rows) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)] {
        let mut line = Bitboard::EMPTY;
        let (mut column, mut row) = (square.column() as i8, square.row() as i8);
        loop {
            (column, row) = (column + columns, row + rows);
            if !(0..8).contains(&column) || !(0..8).contains(&row) {
                break;
            }
            let next = Square::from_column_row(column as u8, row as u8).expect("on the board");
            if position.opponent.contains(next) {
                line |= next.bit();
            } else {
                if position.player.contains(next) {
                    flips |= line;
                }
                break;
            }
        }
    }
    flips
}

fn naive_moves(position: &Position) -> Bitboard {
    position.empties().squares().filter(|&square| !naive_flips(position, square).is_empty()).collect()
}

/// Two sets without a common square, from nearly empty to nearly full boards.
fn positions() -> impl Strategy<Value = Position> {
    (any::<u64>(), any::<u64>(), any::<u64>(), 0..4).prop_map(|(a, b, c, fill)| {
        let occupied = match fill {
            0 => b & c,
            1 => b,
            2 => b | c,
            _ => u64::MAX,
        };
        Position { player: Bitboard(a & occupied), opponent: Bitboard(!a & occupied) }
    })
}

/// A game of random moves, as picks among the legal ones.
fn games() -> impl Strategy<Value = Game> {
    (0..3usize, prop::collection::vec(any::<prop::sample::Index>(), 0..70)).prop_map(|(variant, picks)| {
        let mut game = Game::new(Variant::ALL[variant]);
        for pick in picks {
            let moves: Vec<Square> = game.legal_moves().squares().collect();
            if !moves.is_empty() {
                game.play(moves[pick.index(moves.len())]).expect("a legal move");
            }
        }
        game
    })
}

/// One of the eight ways to lay the board on itself.
fn turned(square: Square, symmetry: u8) -> Square {
    let (mut column, mut row) = (square.column(), square.row());
    if symmetry & 1 != 0 {
        column = 7 - column;
    }
    if symmetry & 2 != 0 {
        row = 7 - row;
    }
    if symmetry & 4 != 0 {
        (column, row) = (row, column);
    }
    Square::from_column_row(column, row).expect("on the board")
}

fn turned_set(set: Bitboard, symmetry: u8) -> Bitboard {
    set.squares().map(|square| turned(square, symmetry)).collect()
}

proptest! {
    #[test]
    fn flips_and_moves_equal_a_naive_loop(position in positions()) {
        prop_assert_eq!(legal_moves(position.player, position.opponent), naive_moves(&position));
        for square in position.empties() {
            prop_assert_eq!(flips(position.player, position.opponent, square), naive_flips(&position, square));
        }
    }

    #[test]
    fn moves_and_flips_turn_with_the_board(position in positions(), symmetry in 0u8..8) {
        let image = Position {
            player: turned_set(position.player, symmetry),
            opponent: turned_set(position.opponent, symmetry),
        };
        prop_assert_eq!(turned_set(position.legal_moves(), symmetry), image.legal_moves());
        for square in position.legal_moves() {
            let flips = position.flips(square).map(|flips| turned_set(flips, symmetry));
            prop_assert_eq!(flips, image.flips(turned(square, symmetry)));
        }
    }

    #[test]
    fn taking_back_restores_every_position(game in games()) {
        let mut boards = vec![(*game.board(), game.side_to_move())];
        let mut back = game.clone();
        while back.undo().is_some() {
            boards.push((*back.board(), back.side_to_move()));
        }
        prop_assert_eq!(boards.len(), game.moves().len() + 1);
        prop_assert_eq!(back.board(), &Board::start(game.variant()));
        while back.redo().is_some() {
            boards.pop();
            prop_assert_eq!(boards.last(), Some(&(*back.board(), back.side_to_move())));
        }
        prop_assert_eq!(back, game);
    }

    #[test]
    fn the_side_to_move_can_move_and_discs_only_grow(game in games()) {
        match game.position() {
            Some(_) => prop_assert!(!game.legal_moves().is_empty()),
            None => prop_assert!(Position::new(game.board(), Side::Black).is_over()),
        }
        let begun = game.start_board().occupied().count() as usize;
        prop_assert_eq!(game.board().occupied().count() as usize, begun + game.moves().len());
    }

    #[test]
    fn stable_discs_keep_their_side_to_the_end(game in games(), picks in prop::collection::vec(any::<prop::sample::Index>(), 60)) {
        let stable = |game: &Game, side| stable_discs(&Position::new(game.board(), side));
        let before = Side::BOTH.map(|side| stable(&game, side));
        let mut later = game;
        for pick in picks {
            let moves: Vec<Square> = later.legal_moves().squares().collect();
            if moves.is_empty() {
                break;
            }
            later.play(moves[pick.index(moves.len())]).expect("a legal move");
            for (side, stable_before) in Side::BOTH.into_iter().zip(before) {
                prop_assert!((stable_before - later.board().discs(side)).is_empty());
                prop_assert!((stable_before - stable(&later, side)).is_empty());
            }
        }
    }

    #[test]
    fn a_written_game_reads_back(game in games()) {
        let read = read_transcript(&write_transcript(&game), game.variant());
        prop_assert_eq!(read, Ok(game));
    }

    #[test]
    fn a_written_board_reads_back(game in games()) {
        prop_assert_eq!(game.board().to_string().parse(), Ok(*game.board()));
        prop_assert_eq!(format!("{:#}", game.board()).parse(), Ok(*game.board()));
    }

    #[test]
    fn readers_never_panic(text in "\\PC*", noise in prop::collection::vec("[a-hA-H][1-8]|--|[0-9]+\\.|pa|\\[|\"|é| |\n|.", 0..60)) {
        let noise = noise.concat();
        for text in [&text, &noise] {
            let read = read_transcript(text, Variant::Standard);
            let _ = text.parse::<Board>();
            let _ = text.parse::<Square>();
            // What was read before an error is a game of its own, and can be gone on with.
            if let Err(error) = read {
                prop_assert_eq!(error.number, error.game.moves().len() + 1);
                let kept = write_transcript(&error.game);
                prop_assert_eq!(continue_transcript(Game::new(Variant::Standard), &kept), Ok(*error.game));
            }
        }
    }
}
