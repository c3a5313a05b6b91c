//! The Outflank engine: the rules of Reversi (Othello), its records, a search, and moves explained in true reasons.
//!
//! It knows no user interface, no files, no network, no global state, and no clock outside a search's time limit.
//! Its floors, each of which uses only those above it in this list:
//!
//! 1. [`rules`]: squares, discs, flips, passes, variants, the result;
//! 2. [`record`]: text and file formats, [`eval`]: what a position is worth at a glance;
//! 3. [`search`]: how good a position is, exactly or nearly;
//! 4. [`level`]: opponents from Easy to Expert, [`analysis`]: the reasons that make a move good.
//!
//! # Playing
//!
//! A [`rules::Game`] keeps a board with its history, whose turn it is and who had to pass. Passes are made by
//! themselves: the side to move always has a move, or the game is over.
//!
//! ```
//! use outflank_engine::rules::{Game, Side, Variant};
//!
//! let mut game = Game::new(Variant::Standard);
//! game.play("d3".parse()?)?;
//! assert_eq!((game.board().count().black, game.side_to_move()), (4, Some(Side::White)));
//! assert!(game.play("a1".parse()?).is_err());
//! game.undo();
//! let squares: Vec<String> = game.legal_moves().squares().map(|square| square.to_string()).collect();
//! assert_eq!(squares, ["d3", "c4", "f5", "e6"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Setting up a position
//!
//! A board is 64 letters row by row from a1, and a [`rules::Position`] is a board as the side to move sees it: what all
//! searching and judging works on.
//!
//! ```
//! use outflank_engine::rules::{Board, Game, Position, Side, Variant};
//!
//! let board: Board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--".parse()?;
//! let position = Position::new(&board, Side::Black);
//! assert_eq!(position.empties().count(), 14);
//! // To play on from it:
//! let game = Game::from_board(board, Side::Black, Variant::Standard);
//! assert_eq!(game.position(), Some(position));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Asking for good moves
//!
//! [`search::search`] gives the best move with its value and the moves expected after it, [`search::rank_moves`] a
//! value for every move, both within [`search::Limits`]: plies to look ahead, positions to visit, time, and from how
//! many empty squares on to solve. Without a time limit the same question has the same answer on every machine.
//!
//! ```
//! use outflank_engine::record::read_transcript;
//! use outflank_engine::rules::{Goal, Variant};
//! use outflank_engine::search::{Limits, Stop, rank_moves, search};
//!
//! let game = read_transcript("f5d6c3", Variant::Standard)?;
//! let position = game.position().ok_or("the game is over")?;
//! let limits = Limits { depth: 6, exact_empties: 12, nodes: u64::MAX, time: None };
//! let found = search(&position, Goal::MostDiscs, &limits, &Stop::new(), &mut |so_far| {
//!     println!("{} plies ahead: {}, {} hundredths of a disc", so_far.depth, so_far.best, so_far.value.hundredths());
//! });
//! let found = found.ok_or("no legal move")?;
//! assert!(position.legal_moves().contains(found.best) && found.depth == 6);
//!
//! let ranking = rank_moves(&position, Goal::MostDiscs, &limits, &Stop::new()).ok_or("no legal move")?;
//! assert_eq!(ranking.len() as u32, position.legal_moves().count());
//! assert!(ranking[0].1.hundredths() >= ranking[1].1.hundredths());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Solving
//!
//! [`search::solve`] proves what an endgame is worth and finds every best move. A value that is proved says so:
//! [`search::Value::Exact`], in whole discs, as against [`search::Value::Estimate`].
//!
//! ```
//! use outflank_engine::rules::{Board, Goal, Position, Side};
//! use outflank_engine::search::{Stop, solve};
//!
//! let board: Board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--".parse()?;
//! let (score, best) = solve(&Position::new(&board, Side::Black), Goal::MostDiscs, &Stop::new()).ok_or("no move")?;
//! assert_eq!((score, best), (18, vec!["g8".parse()?]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Stopping
//!
//! A [`search::Stop`] ends a search from another thread; a search so ended still gives the best move it has found.
//!
//! ```
//! use std::thread;
//!
//! use outflank_engine::rules::{Game, Goal, Variant};
//! use outflank_engine::search::{Limits, Stop, search};
//!
//! let position = Game::new(Variant::Standard).position().ok_or("the game is over")?;
//! let without_end = Limits { depth: 60, exact_empties: 60, nodes: u64::MAX, time: None };
//! let stop = Stop::new();
//! let thinking = thread::spawn({
//!     let stop = stop.clone();
//!     move || search(&position, Goal::MostDiscs, &without_end, &stop, &mut |_| {})
//! });
//! stop.stop();
//! let found = thinking.join().map_err(|_| "the search failed")?.ok_or("no legal move")?;
//! assert!(position.legal_moves().contains(found.best));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Reading games
//!
//! [`record::read_transcript`] reads `f5d6c3..`, [`record::read_ggf`] the format of game servers and of NBoard; what is
//! wrong in a text is named, and where.
//!
//! # Opponents
//!
//! [`level::choose_move`] plays at one of the four levels, with a seeded generator the same each time.
//!
//! ```
//! use outflank_engine::level::{Level, choose_move};
//! use outflank_engine::rules::{Game, Variant};
//! use outflank_engine::search::Stop;
//! use rand::{SeedableRng, rngs::StdRng};
//!
//! let game = Game::new(Variant::Standard);
//! let mut rng = StdRng::seed_from_u64(7);
//! let square = choose_move(&game, Level::Medium, &mut rng, &Stop::new()).ok_or("no move")?;
//! assert!(game.legal_moves().contains(square));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod analysis;
pub mod eval;
pub mod level;
pub mod record;
pub mod rules;
pub mod search;
