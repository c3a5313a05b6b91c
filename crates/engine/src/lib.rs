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
//! ```
//! use outflank_engine::rules::{Game, Variant};
//!
//! let mut game = Game::new(Variant::Standard);
//! game.play("d3".parse()?)?;
//! assert_eq!(game.board().count().black, 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod analysis;
pub mod eval;
pub mod level;
pub mod record;
pub mod rules;
pub mod search;
