//! Conversations with other programs over standard input and output: lines come in on a thread of their own, so that
//! one of them can end a search under way.

mod clock;
mod gogui;
pub mod gtp;
mod lines;
pub mod nboard;
mod thinking;

pub use thinking::ThinkingArgs;

use std::io::{self, BufReader, Write};
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use outflank_engine::search::Stop;

use crate::Report;

/// How many lines are read before they are answered. A controller that writes on without listening has to wait.
const MOST_WAITING: usize = 256;

/// What happens after an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    GoOn,
    End,
}

/// One protocol with the state of its game.
pub trait Protocol {
    /// Whether a line ends the search under way as soon as it is read. The end of the input always does.
    fn interrupts(line: &str) -> bool;

    /// Answers one line. `stop` is set while that takes, or before, if a line after it interrupts.
    fn answer(&mut self, line: &str, stop: &Stop, out: &mut dyn Write) -> io::Result<Flow>;
}

/// Talks over standard input and output until the other side ends it.
pub fn converse<P: Protocol>(mut protocol: P) -> Result<Report, String> {
    let interruptions = Arc::new(Interruptions::default());
    let (sender, lines) = sync_channel(MOST_WAITING);
    let seen_by_reader = Arc::clone(&interruptions);
    // Never joined: when the conversation is over it may still wait for a line that does not come.
    thread::spawn(move || {
        let mut input = BufReader::new(io::stdin());
        let mut number = 0;
        while let Ok(Some(line)) = lines::read_line(&mut input) {
            if P::interrupts(&line) {
                seen_by_reader.before(number);
            }
            if sender.send(line).is_err() {
                return;
            }
            number += 1;
        }
        seen_by_reader.before(u64::MAX);
    });

    let mut out = io::stdout();
    for (number, line) in lines.iter().enumerate() {
        let stop = interruptions.begin(number as u64);
        let answered = protocol.answer(&line, &stop, &mut out).and_then(|flow| out.flush().map(|()| flow));
        match answered {
            Ok(Flow::GoOn) => {}
            Ok(Flow::End) => break,
            // A controller that has gone away is the end of the conversation, not a fault.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            Err(error) => return Err(error.to_string()),
        }
    }
    Ok(Report::nothing())
}

/// Which searches have to end: those for lines before the last one that interrupts, however late they begin.
#[derive(Default)]
struct Interruptions(Mutex<State>);

#[derive(Default)]
struct State {
    /// Lines with a lower number, from 0, get no more time.
    before: u64,
    /// The line being answered, and its search's flag.
    current: Option<(u64, Stop)>,
}

impl Interruptions {
    /// Ends the search for every line before this one.
    fn before(&self, number: u64) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.before = state.before.max(number);
        if let Some((current, stop)) = &state.current
            && *current < number
        {
            stop.stop();
        }
    }

    /// The flag for the search that a line asks for.
    fn begin(&self, number: u64) -> Stop {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let stop = Stop::new();
        if number < state.before {
            stop.stop();
        }
        state.current = Some((number, stop.clone()));
        stop
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interruption_ends_every_search_before_it_and_none_after() {
        let interruptions = Interruptions::default();
        let first = interruptions.begin(0);
        assert!(!first.is_stopped());
        interruptions.before(2);
        assert!(first.is_stopped());
        assert!(interruptions.begin(1).is_stopped(), "it was asked for before the interruption, but begins after it");
        let third = interruptions.begin(2);
        assert!(!third.is_stopped());
        interruptions.before(2);
        assert!(!third.is_stopped());
        interruptions.before(u64::MAX);
        assert!(third.is_stopped());
    }
}
