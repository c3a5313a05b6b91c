//! Who can play in a match: the levels, two yardsticks below them, and the engine with any weights at any limits.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use outflank_engine::eval::Weights;
use outflank_engine::level::{Level, choose_move};
use outflank_engine::rules::{Bitboard, Game, Goal, Square};
use outflank_engine::search::{Limits, Stop, search_with};
use rand::rngs::StdRng;
use rand::seq::IteratorRandom;

use crate::train::load;

/// A player of a match.
#[derive(Clone)]
pub struct Player {
    name: String,
    kind: Kind,
}

#[derive(Clone)]
enum Kind {
    /// Any legal move.
    Random,
    /// A corner when it can be had, else any legal move.
    Novice,
    /// One of the game's levels.
    Level(Level),
    /// The engine with these weights, or those it carries.
    Engine(Option<Arc<Weights>>, Limits),
}

/// What [`Player`] can be written as.
pub const PLAYERS: &str = "random, novice (random but takes corners), easy, medium, hard, expert, \
                           or eval:FILE@LIMIT: the engine with weights of that file (or built-in), where LIMIT is a \
                           number of plies (the last 12 squares exact) or a time such as 0.1s";

/// From so many empty squares on, players of a fixed depth play perfectly.
const EXACT: u8 = 12;

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let kind = match text {
            "random" => Kind::Random,
            "novice" => Kind::Novice,
            "easy" => Kind::Level(Level::Easy),
            "medium" => Kind::Level(Level::Medium),
            "hard" => Kind::Level(Level::Hard),
            "expert" => Kind::Level(Level::Expert),
            _ => engine(text)?,
        };
        Ok(Self { name: text.into(), kind })
    }
}

fn engine(text: &str) -> Result<Kind, String> {
    let (file, limit) =
        text.strip_prefix("eval:").and_then(|rest| rest.rsplit_once('@')).ok_or(format!("a player is {PLAYERS}"))?;
    let weights = match file {
        "built-in" => None,
        _ => Some(Arc::new(load(Path::new(file))?)),
    };
    let fault = || format!("a limit is a number of plies or of seconds such as 0.1s, not {limit}");
    let limits = if let Some(seconds) = limit.strip_suffix('s') {
        let seconds = seconds.parse().map_err(|_| fault())?;
        let time = Duration::try_from_secs_f64(seconds).map_err(|_| fault())?;
        Limits { depth: 60, exact_empties: 0, nodes: u64::MAX, time: Some(time) }
    } else {
        let depth = limit.parse().map_err(|_| fault())?;
        Limits { depth, exact_empties: EXACT, nodes: u64::MAX, time: None }
    };
    Ok(Kind::Engine(weights, limits))
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl Player {
    /// Whether the player strives for another goal than this.
    pub fn is_for_other_goal(&self, goal: Goal) -> bool {
        matches!(&self.kind, Kind::Engine(Some(weights), _) if weights.goal() != goal)
    }

    /// The move it plays; `None` when the game is over or it was stopped.
    pub fn choose(&self, game: &Game, rng: &mut StdRng, stop: &Stop) -> Option<Square> {
        match &self.kind {
            Kind::Random => any(game.legal_moves(), rng),
            Kind::Novice => any(game.legal_moves() & Bitboard::CORNERS, rng).or_else(|| any(game.legal_moves(), rng)),
            Kind::Level(level) => choose_move(game, *level, rng, stop),
            // The first four discs of the free opening turn nothing, which the search knows nothing about.
            Kind::Engine(..) if game.is_placing() => any(game.legal_moves(), rng),
            Kind::Engine(weights, limits) => {
                let weights = weights.as_deref().unwrap_or_else(|| Weights::of(game.variant().goal()));
                search_with(weights, &game.position()?, limits, stop, &mut |_| {}).map(|found| found.best)
            }
        }
    }
}

/// Any square of a set, if it has one.
pub fn any(squares: Bitboard, rng: &mut StdRng) -> Option<Square> {
    squares.squares().choose(rng)
}
