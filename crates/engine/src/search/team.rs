//! Several threads at one proof: the moves left at a position are shared out once its first has been searched.
//!
//! Method: young brothers wait (Feldmann 1993). A thread that finds another processor free at such a position starts a
//! helper there; both take the next move that nobody has taken, and the first refutation ends the work of both. While
//! a thread waits for its helper its own processor counts as free, so that the helper can have help in turn.

use std::sync::atomic::{AtomicBool, AtomicIsize, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use super::Searcher;
use super::control::Stopped;
use super::last_squares::Last;
use super::moves::{Candidate, Pile, Scored};

/// With fewer empty squares a position is solved before a helper would have found its feet.
pub(super) const SHARED_FROM: u32 = 15;

/// What the threads of one search have in common, besides the table.
pub(super) struct Team {
    /// Processors without work. Below 0 for a moment when a thread has stopped waiting before another has stopped.
    free: AtomicIsize,
    /// What helpers before have left for those to come.
    spare: Mutex<Vec<Last>>,
}

impl Team {
    /// A team of so many threads; one is at work.
    pub(super) fn new(threads: usize) -> Self {
        Self { free: AtomicIsize::new(threads as isize - 1), spare: Mutex::default() }
    }

    /// Whether it is worth while to ask for help.
    pub(super) fn is_any_free(&self) -> bool {
        self.free.load(Ordering::Relaxed) > 0
    }

    fn take(&self) -> bool {
        let one_less = |free| (free > 0).then_some(free - 1);
        self.free.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_less).is_ok()
    }
}

/// A position whose moves are shared out.
pub(super) struct Split {
    is_refuted: AtomicBool,
    /// Where the thread that shares it out works itself.
    above: Option<Arc<Split>>,
}

impl Split {
    /// Whether the work below this position has become needless.
    pub(super) fn is_over(&self) -> bool {
        self.is_refuted.load(Ordering::Relaxed) || self.above.as_ref().is_some_and(|above| above.is_over())
    }
}

/// The moves left at a split and what has come of them.
struct Rest<'m> {
    moves: &'m [Candidate],
    next: AtomicUsize,
    alpha: i32,
    best: Mutex<Scored>,
    split: Arc<Split>,
}

impl Rest<'_> {
    fn best(&self) -> Scored {
        *self.best.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Searcher<'_> {
    /// Searches the moves left at a position with the window from `alpha` to one disc more, with a helper if a
    /// processor is free: the best of them and of `best`. `None`: none is free, and nothing was done.
    pub(super) fn share(&mut self, moves: &[Candidate], alpha: i32, best: Scored) -> Option<Result<Scored, Stopped>> {
        if moves.len() < 2 || !self.team.take() {
            return None;
        }
        let above = self.control.split.take();
        let split = Arc::new(Split { is_refuted: AtomicBool::new(false), above: above.clone() });
        let rest = Rest { moves, next: AtomicUsize::new(0), alpha, best: Mutex::new(best), split: Arc::clone(&split) };
        self.control.split = Some(split);
        let mut helper = self.helper();
        let team = Arc::clone(&self.team);
        let outcome = thread::scope(|scope| {
            let work = || {
                let outcome = helper.work_through(&rest);
                team.free.fetch_add(1, Ordering::Relaxed);
                (outcome, helper)
            };
            // Where no thread can be started the moves are searched all the same.
            let helping = thread::Builder::new().spawn_scoped(scope, work);
            let own = self.work_through(&rest);
            let Ok(helping) = helping else {
                self.team.free.fetch_add(1, Ordering::Relaxed);
                return own;
            };
            self.team.free.fetch_add(1, Ordering::Relaxed);
            let joined = helping.join();
            self.team.free.fetch_sub(1, Ordering::Relaxed);
            let Ok((theirs, helper)) = joined else { return Err(Stopped) };
            self.control.count(helper.control.nodes());
            self.team.spare.lock().unwrap_or_else(PoisonError::into_inner).push(helper.last);
            own.and(theirs)
        });
        self.control.split = above;
        let best = rest.best();
        Some(if best.score > alpha { Ok(best) } else { outcome.map(|()| best) })
    }

    /// Takes moves until none is left or one refutes the position.
    fn work_through(&mut self, rest: &Rest<'_>) -> Result<(), Stopped> {
        while let Some(candidate) = rest.moves.get(rest.next.fetch_add(1, Ordering::Relaxed)) {
            if rest.split.is_over() {
                return Err(Stopped);
            }
            let score = -self.solve(&candidate.after, -rest.alpha - 1, -rest.alpha, &mut Vec::new())?;
            let mut best = rest.best.lock().unwrap_or_else(PoisonError::into_inner);
            if score > best.score {
                *best = Scored { square: candidate.square, score };
            }
            drop(best);
            if score > rest.alpha {
                rest.split.is_refuted.store(true, Ordering::Relaxed);
                return Ok(());
            }
        }
        Ok(())
    }

    /// A searcher of the same team, for another thread.
    fn helper(&self) -> Self {
        let spare = self.team.spare.lock().unwrap_or_else(PoisonError::into_inner).pop();
        Self {
            goal: self.goal,
            weights: self.weights,
            table: Arc::clone(&self.table),
            team: Arc::clone(&self.team),
            pile: Pile::default(),
            control: self.control.for_helper(),
            processor: self.processor,
            last: spare.unwrap_or_default(),
            is_selective: self.is_selective,
            empties: self.empties,
        }
    }
}
