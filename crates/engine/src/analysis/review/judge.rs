//! The searches of a review: every position of a game, each on its own, on as many threads as are wanted.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use super::ReviewLimits;
use crate::analysis::alike::{final_difference, negated, worth};
use crate::rules::{Game, Goal, Position, Side, Square};
use crate::search::{Limits, SearchResult, Stop, Value, search};

/// What was found of a position.
#[derive(Clone, Debug)]
pub struct Found {
    /// The best move there, and what it is worth to its side.
    pub best: SearchResult,
    /// What the move that was played is worth to its side, judged as the best was: where another is best and not proved
    /// to be.
    pub played: Option<Value>,
}

/// A position to look at.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    position: Position,
    goal: Goal,
    /// The move that was played there; `None` at the end of a game that goes on.
    played: Option<Square>,
}

impl Job {
    /// Searches; `None` when stopped.
    pub fn run(&self, limits: &Limits, stop: &Stop) -> Option<Found> {
        let half = Limits { time: limits.time.map(|time| time / 2), ..*limits };
        let best = search(&self.position, self.goal, &half, stop, &mut |_| {}).filter(|_| !stop.is_stopped())?;
        let played = self.played.filter(|&played| played != best.best);
        let played = played.and_then(|square| self.value_of(square, &best, &half, stop));
        (!stop.is_stopped()).then_some(Found { best, played })
    }

    /// What another move than the best is worth; `None` if the best is proved, as then the search of the game's next
    /// position proves this one too.
    fn value_of(&self, square: Square, best: &SearchResult, limits: &Limits, stop: &Stop) -> Option<Value> {
        if matches!(best.value, Value::Exact(_)) {
            return None;
        }
        worth(&self.position, self.goal, square, best, limits, stop).map(|worth| worth.value)
    }
}

/// The game before every move, and what was found there.
pub struct Judged {
    /// The game before every move and after the last.
    pub games: Vec<Game>,
    /// What was found in each, by the same index.
    pub found: Vec<Option<Found>>,
}

impl Judged {
    pub fn new(game: &Game) -> Self {
        let mut now = Game::from_board(*game.start_board(), game.start_side(), game.variant());
        let mut games = vec![now.clone()];
        for played in game.moves() {
            if now.play(played.square).is_err() {
                break;
            }
            games.push(now.clone());
        }
        let found = vec![None; games.len()];
        Self { games, found }
    }

    /// The positions that can be looked at: not the end of a game, and none of the free opening's first four moves.
    pub fn jobs(&self) -> impl DoubleEndedIterator<Item = usize> {
        (0..self.games.len()).filter(|&index| self.job(index).is_some())
    }

    pub fn job(&self, index: usize) -> Option<Job> {
        let game = self.games.get(index).filter(|game| !game.is_placing())?;
        let played = self.games.get(index + 1).and_then(|next| next.moves().last()).map(|played| played.square);
        Some(Job { position: game.position()?, goal: game.variant().goal(), played })
    }

    pub fn enter(&mut self, index: usize, found: Found) {
        if let Some(place) = self.found.get_mut(index) {
            *place = Some(found);
        }
    }

    /// What the best move in a position is worth to Black; at the end of the game what the end is.
    pub fn value(&self, index: usize) -> Option<Value> {
        let game = self.games.get(index)?;
        let Some(side) = game.side_to_move() else {
            let black = Position::new(game.board(), Side::Black);
            return Some(Value::Exact(final_difference(&black, game.variant().goal())));
        };
        let found = self.found.get(index)?.as_ref()?;
        Some(for_black(found.best.value, side))
    }
}

/// A value for `side` as one for Black.
pub const fn for_black(value: Value, side: Side) -> Value {
    match side {
        Side::Black => value,
        Side::White => negated(value),
    }
}

/// Runs every job and enters what it found, in any order. Ends early, without what is not done, when stopped.
pub fn run_all(work: &[(usize, Job)], limits: &ReviewLimits, stop: &Stop, enter: &mut dyn FnMut(usize, Found)) {
    if limits.threads <= 1 {
        for (index, job) in work {
            let Some(found) = job.run(&limits.search, stop) else { return };
            enter(*index, found);
        }
        return;
    }
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let (found_here, found) = mpsc::channel();
        for _ in 0..limits.threads {
            let (next, found_here) = (&next, found_here.clone());
            scope.spawn(move || {
                while let Some((index, job)) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let Some(found) = job.run(&limits.search, stop) else { return };
                    // Whoever no longer listens has gone, and so may this.
                    if found_here.send((*index, found)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(found_here);
        for (index, found) in found {
            enter(index, found);
        }
    });
}
