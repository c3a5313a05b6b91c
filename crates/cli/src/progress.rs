//! How long work tells how far it is, and how it is ended early.

use std::time::{Duration, Instant};

use outflank_engine::search::Stop;

/// Time between two lines of progress.
const EVERY: Duration = Duration::from_secs(15);

/// A flag that Ctrl-C sets.
pub fn stop_on_interrupt() -> Result<Stop, String> {
    let stop = Stop::new();
    let shared = stop.clone();
    ctrlc::set_handler(move || shared.stop()).map_err(|error| error.to_string())?;
    Ok(stop)
}

/// Says on standard error how much is done and how long the rest will take.
pub struct Progress {
    what: &'static str,
    from: u64,
    to: u64,
    start: Instant,
    shown: Instant,
}

impl Progress {
    /// Work that began at `from` and is done at `to`.
    pub fn new(what: &'static str, from: u64, to: u64) -> Self {
        let now = Instant::now();
        Self { what, from, to, start: now, shown: now }
    }

    /// Says how far the work is, now and then.
    pub fn show(&mut self, done: u64) {
        if self.shown.elapsed() < EVERY {
            return;
        }
        self.shown = Instant::now();
        let rate = (done - self.from) as f64 / self.start.elapsed().as_secs_f64();
        let left = self.to.saturating_sub(done) as f64 / rate / 60.0;
        eprintln!("{done} of {} {}, {rate:.0} a second, {left:.0} minutes left", self.to, self.what);
    }
}
