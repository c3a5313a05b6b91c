//! Opponents of graded strength.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use std::time::Duration;

use crate::rules::{Bitboard, Game, Goal, Position, Square};
use crate::search::{Limits, Stop, rank_moves, search};

/// How strongly the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub enum Level {
    /// Makes many mistakes and often gives corners away.
    #[default]
    Easy,
    /// Looks two moves ahead.
    Medium,
    /// Looks five moves ahead and plays the last ten empty squares perfectly.
    Hard,
    /// The strongest search that a few seconds allow.
    Expert,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];
}

/// With more empty squares than this a level varies its moves, so that no game is like another.
const OPENING: u32 = 46;

/// A move in the opening may be worse than the best by so many hundredths of a disc.
const NEARLY_AS_GOOD: i32 = 80;

const MEDIUM: Limits = Limits { depth: 2, exact_empties: 2, nodes: u64::MAX, time: None };
const HARD: Limits = Limits { depth: 5, exact_empties: 10, nodes: u64::MAX, time: None };

/// Positions are counted rather than seconds so that the same seed gives the same game on a slow machine; the time is
/// only for a very slow one. Near the end a position costs a tenth of what it costs before.
const EXPERT: Limits = Limits { depth: 60, exact_empties: 0, nodes: 1_500_000, time: Some(PATIENCE) };
const EXPERT_ENDGAME: Limits = Limits { exact_empties: SOLVED, nodes: 12_000_000, ..EXPERT };
const EXPERT_OPENING: Limits = Limits { depth: 8, ..EXPERT };
const PATIENCE: Duration = Duration::from_secs(3);
/// So many empty squares Expert solves exactly in nearly every position.
const SOLVED: u8 = 18;

/// The move that a level plays, or `None` when the game is over or the search was stopped.
///
/// The same game, level and random numbers give the same move; for [`Level::Expert`] only on a machine fast enough to
/// finish its search within 3 seconds.
#[must_use]
pub fn choose_move<R: Rng + ?Sized>(game: &Game, level: Level, rng: &mut R, stop: &Stop) -> Option<Square> {
    let chosen = pick(game, level, rng, stop);
    chosen.filter(|_| !stop.is_stopped())
}

fn pick<R: Rng + ?Sized>(game: &Game, level: Level, rng: &mut R, stop: &Stop) -> Option<Square> {
    let moves: Vec<Square> = game.legal_moves().squares().collect();
    // The first four discs of the free opening turn nothing, which the search knows nothing about.
    if moves.len() < 2 || game.is_placing() {
        return moves.choose(rng).copied();
    }
    let position = game.position()?;
    let goal = game.variant().goal();
    let is_opening = position.empties().count() > OPENING;
    match level {
        Level::Easy => careless(&position, goal, rng),
        Level::Medium => varied(&position, goal, &MEDIUM, NEARLY_AS_GOOD, rng, stop),
        Level::Hard if is_opening => varied(&position, goal, &HARD, NEARLY_AS_GOOD, rng, stop),
        Level::Expert if is_opening => varied(&position, goal, &EXPERT_OPENING, NEARLY_AS_GOOD / 2, rng, stop),
        Level::Hard => best(&position, goal, &HARD, stop),
        Level::Expert if position.empties().count() <= u32::from(SOLVED) => {
            best(&position, goal, &EXPERT_ENDGAME, stop)
        }
        Level::Expert => best(&position, goal, &EXPERT, stop),
    }
}

fn best(position: &Position, goal: Goal, limits: &Limits, stop: &Stop) -> Option<Square> {
    search(position, goal, limits, stop, &mut |_| {}).map(|result| result.best)
}

/// Any of the moves that are at most `margin` worse than the best.
fn varied<R: Rng + ?Sized>(
    position: &Position,
    goal: Goal,
    limits: &Limits,
    margin: i32,
    rng: &mut R,
    stop: &Stop,
) -> Option<Square> {
    let ranking = rank_moves(position, goal, limits, stop)?;
    let best = ranking.first()?.1.hundredths();
    let good: Vec<Square> = ranking.iter().filter(|(_, v)| v.hundredths() >= best - margin).map(|r| r.0).collect();
    good.choose(rng).copied()
}

/// A beginner's move: likes to turn many discs (in Anti-Reversi few), sees a corner only sometimes, and errs.
fn careless<R: Rng + ?Sized>(position: &Position, goal: Goal, rng: &mut R) -> Option<Square> {
    /// How far whims can outweigh what the move turns, in discs.
    const WHIM: i32 = 6;
    /// What a corner seems worth, in discs, when it is seen at all.
    const CORNER: i32 = 6;
    position.legal_moves().squares().max_by_key(|&square| {
        let turned = position.flips(square).map_or(0, |flips| flips.count() as i32);
        let corner = if Bitboard::CORNERS.contains(square) { rng.random_range(0..=CORNER) } else { 0 };
        let liked = match goal {
            Goal::MostDiscs => turned + corner,
            Goal::FewestDiscs => -turned - corner,
        };
        liked + rng.random_range(0..=WHIM)
    })
}
