//! Work that is too long for a frame: it runs on a thread of its own, not on Bevy's pool, where a search of seconds
//! would keep shaders from being made.

use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

use bevy::log::error;
use bevy::platform::cell::SyncCell;
use outflank_engine::search::Stop;

/// A running search and the answers it gives. Dropping it tells the search to end; its answers then go nowhere.
pub struct Thought<T> {
    stop: Stop,
    answers: SyncCell<Receiver<T>>,
}

/// Where a thought puts its answers, the better ones later.
pub struct Answers<T>(Sender<T>);

impl<T> Answers<T> {
    /// Gives an answer. If nobody waits for it any more, it is dropped.
    pub fn send(&self, answer: T) {
        // The only error is that the thought was dropped, and then nobody wants to know.
        let _ = self.0.send(answer);
    }
}

/// What a thought has come to since it was last asked.
pub struct Progress<T> {
    /// The newest answer, if there is a new one.
    pub newest: Option<T>,
    /// Whether no more will come.
    pub is_done: bool,
}

impl<T: Send + 'static> Thought<T> {
    /// Starts `think`. It must look at its stop flag often, and end soon once that is set.
    ///
    /// If the system has no thread to give, the thought is done at once, without an answer, and the log says so.
    #[must_use]
    pub fn start(think: impl FnOnce(&Stop, &Answers<T>) + Send + 'static) -> Self {
        let stop = Stop::new();
        let (sender, answers) = channel();
        let flag = stop.clone();
        let thread = thread::Builder::new().name("thought".into()).spawn(move || think(&flag, &Answers(sender)));
        if let Err(error) = thread {
            error!("no thread to think on: {error}");
        }
        Self { stop, answers: SyncCell::new(answers) }
    }

    /// Looks for answers without waiting.
    pub fn poll(&mut self) -> Progress<T> {
        let answers = self.answers.get();
        let mut newest = None;
        loop {
            match answers.try_recv() {
                Ok(answer) => newest = Some(answer),
                Err(TryRecvError::Empty) => return Progress { newest, is_done: false },
                Err(TryRecvError::Disconnected) => return Progress { newest, is_done: true },
            }
        }
    }

    /// Waits until the thought is done. For programs without a window only.
    pub fn wait(&mut self) -> Progress<T> {
        Progress { newest: self.answers.get().iter().last(), is_done: true }
    }
}

impl<T> Drop for Thought<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
