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

/// A time as people say it.
fn in_words(seconds: f64) -> String {
    const MINUTE: f64 = 60.0;
    const HOUR: f64 = 60.0 * MINUTE;
    if seconds < 2.0 * MINUTE {
        format!("{seconds:.0} seconds")
    } else if seconds < 2.0 * HOUR {
        format!("{:.0} minutes", seconds / MINUTE)
    } else {
        format!("{:.1} hours", seconds / HOUR)
    }
}

impl Progress {
    /// Work that began at `from` and is done at `to`.
    pub fn new(what: &'static str, from: u64, to: u64) -> Self {
        let now = Instant::now();
        Self { what, from, to, start: now, shown: now }
    }

    /// Says how far the work is, now and then, if every part of it takes about as long.
    pub fn show(&mut self, done: u64) {
        let share = (done - self.from) as f64 / (self.to - self.from).max(1) as f64;
        self.show_share(done, share);
    }

    /// Says how far the work is, now and then, if the parts done are this share of it, from 0 to 1.
    pub fn show_share(&mut self, done: u64, share: f64) {
        if self.shown.elapsed() < EVERY || share <= 0.0 {
            return;
        }
        self.shown = Instant::now();
        let left = self.start.elapsed().as_secs_f64() * (1.0 / share - 1.0);
        eprintln!("{done} of {} {}, {} left", self.to, self.what, in_words(left));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_said_in_the_unit_that_fits() {
        assert_eq!(in_words(0.4), "0 seconds");
        assert_eq!(in_words(119.0), "119 seconds");
        assert_eq!(in_words(120.0), "2 minutes");
        assert_eq!(in_words(9000.0), "2.5 hours");
    }
}
