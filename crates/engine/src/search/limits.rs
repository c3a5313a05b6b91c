//! When a search has to end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How far a search may go. It ends at whichever limit it meets first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Plies to look ahead while the end is out of reach.
    pub depth: u8,
    /// With this many empty squares or fewer, solve exactly, whatever `depth` says.
    pub exact_empties: u8,
    /// Positions to visit; `u64::MAX` for no limit.
    pub nodes: u64,
    /// Time to spend. Results then depend on the machine's speed.
    pub time: Option<Duration>,
}

/// A flag that ends a search from another thread. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not set.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Tells the search to end, for good.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search has been told to end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
