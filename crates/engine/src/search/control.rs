//! Counts the work of a search and ends it at its limits.

use std::sync::Arc;
use std::time::Instant;

use super::team::Split;
use super::{Limits, Stop};

/// The search was told to end, has met a limit or has become needless; what it was computing is worthless.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stopped;

/// What a position costs, counted in those of the last squares.
const ENTRY_COST: u64 = 16;

/// How much work lies between two looks at the flag and the clock: a fraction of a millisecond. The last squares are
/// solved in one go, so it can be a few milliseconds more.
const LOOK_EVERY: u64 = 4_096;

/// The running account of one search.
pub(super) struct Control<'a> {
    stop: &'a Stop,
    deadline: Option<Instant>,
    node_limit: u64,
    nodes: u64,
    until_look: u64,
    /// The position shared out for which this thread works, if any.
    pub(super) split: Option<Arc<Split>>,
}

impl<'a> Control<'a> {
    pub(super) fn new(limits: &Limits, stop: &'a Stop) -> Self {
        // A time too long for the clock is no limit.
        let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
        Self { stop, deadline, node_limit: limits.nodes, nodes: 0, until_look: 0, split: None }
    }

    /// That of a helper, under the same limits and below the same split.
    pub(super) fn for_helper(&self) -> Self {
        let node_limit = self.node_limit.saturating_sub(self.nodes);
        Self { node_limit, nodes: 0, until_look: 0, split: self.split.clone(), ..*self }
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
        if self.until_look < ENTRY_COST {
            self.until_look = LOOK_EVERY;
            if self.stop.is_stopped()
                || self.split.as_ref().is_some_and(|split| split.is_over())
                || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
            {
                return Err(Stopped);
            }
        }
        self.until_look -= ENTRY_COST;
        Ok(())
    }

    /// Makes the next position look at the flag and the clock.
    pub(super) const fn look_at_once(&mut self) {
        self.until_look = 0;
    }

    /// Counts positions without looking at any limit: for the last few empty squares, where looking costs more than
    /// going on.
    pub(super) const fn count(&mut self, nodes: u64) {
        self.nodes += nodes;
        self.until_look = self.until_look.saturating_sub(nodes);
    }
}
