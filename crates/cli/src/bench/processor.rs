//! The time that processors have spent on this program: what work costs, however busy the machine is.

use std::time::Duration;

/// Processor time of all threads so far.
#[cfg(unix)]
pub fn spent() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ProcessCPUTime);
    // Neither is ever negative, and a second has less than 2 ^ 32 nanoseconds.
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

/// Where the system's processor time cannot be asked for, the time on the wall since the first question stands in.
#[cfg(not(unix))]
pub fn spent() -> Duration {
    use std::sync::OnceLock;
    use std::time::Instant;
    static FIRST: OnceLock<Instant> = OnceLock::new();
    FIRST.get_or_init(Instant::now).elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time_and_never_gives_it_back() {
        let before = spent();
        let mut last = before;
        // Some clocks tick a hundred times a second only.
        while last == before {
            let now = spent();
            assert!(now >= last);
            last = now;
        }
        assert!(last > before);
    }
}
