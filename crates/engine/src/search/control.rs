//! Counts the work of a search and ends it at its limits.

use std::time::Instant;

use super::{Limits, Stop};

/// The search was told to end or has met a limit; what it was computing is worthless.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stopped;

/// How many counted positions lie between two looks at the flag and the clock. A counted position may stand for some
/// thousand that do not look near the end of the game, so this keeps the answer well within 5 milliseconds.
const LOOK_EVERY: u64 = 16;

/// The running account of one search.
pub(super) struct Control<'a> {
    stop: &'a Stop,
    deadline: Option<Instant>,
    node_limit: u64,
    nodes: u64,
    until_look: u64,
}

impl<'a> Control<'a> {
    pub(super) fn new(limits: &Limits, stop: &'a Stop) -> Self {
        // A time too long for the clock is no limit.
        let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
        Self { stop, deadline, node_limit: limits.nodes, nodes: 0, until_look: 0 }
    }

    /// How many positions were visited.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts one position, and says when to end.
    pub(super) fn enter(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.node_limit {
            return Err(Stopped);
        }
        self.nodes += 1;
        if self.until_look == 0 {
            self.until_look = LOOK_EVERY;
            if self.stop.is_stopped() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                return Err(Stopped);
            }
        }
        self.until_look -= 1;
        Ok(())
    }

    /// Counts positions without looking at any limit: for the last few empty squares, where looking costs more than
    /// going on.
    pub(super) const fn count(&mut self, nodes: u64) {
        self.nodes += nodes;
    }
}
