//! One thread that writes files while the game goes on: a frame only leaves word of what is to be written.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::storage::{self, Contents};

/// How long a program that ends waits for a disk that does not answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Writes files one after another. Dropping it writes what still waits.
pub struct Writer {
    desk: Arc<Desk>,
    thread: Option<JoinHandle<()>>,
}

/// A file that could not be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Which file.
    pub path: PathBuf,
    /// Why, in the system's words.
    pub why: String,
}

/// Makes the new contents of a file from the old; `None` leaves it as it is.
type Change = Box<dyn FnOnce(Contents) -> Option<Vec<u8>> + Send>;

enum Job {
    Write(Vec<u8>),
    Change(Vec<Change>),
}

/// What the frames and the thread share. It is never locked while a file is touched.
#[derive(Default)]
struct Desk {
    work: Mutex<Work>,
    changed: Condvar,
}

#[derive(Default)]
struct Work {
    waiting: BTreeMap<PathBuf, Job>,
    is_writing: bool,
    is_closing: bool,
    failures: Vec<Failure>,
}

impl Work {
    fn is_done(&self) -> bool {
        self.waiting.is_empty() && !self.is_writing
    }
}

impl Writer {
    /// Starts the thread. `mark` begins the names of files that are not yet whole.
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn start(mark: String) -> io::Result<Self> {
        let desk = Arc::<Desk>::default();
        let shared = desk.clone();
        let thread = thread::Builder::new().name("writer".into()).spawn(move || shared.write_all(&mark))?;
        Ok(Self { desk, thread: Some(thread) })
    }

    /// Leaves word that a file is to have these contents. What waited to be written to it before is forgotten: the
    /// latest counts.
    pub fn write(&self, path: &Path, bytes: Vec<u8>) {
        self.desk.work().waiting.insert(path.to_owned(), Job::Write(bytes));
        self.desk.changed.notify_all();
    }

    /// Leaves word that a file is to be changed, whatever will be in it by then. Programs that change the same file at
    /// once do so one after another, and no change is lost.
    pub fn change(&self, path: &Path, change: impl FnOnce(Contents) -> Option<Vec<u8>> + Send + 'static) {
        let mut work = self.desk.work();
        match work.waiting.entry(path.to_owned()).or_insert_with(|| Job::Change(Vec::new())) {
            Job::Change(changes) => changes.push(Box::new(change)),
            Job::Write(bytes) => {
                if let Some(changed) = change(Contents::Whole(bytes.clone())) {
                    *bytes = changed;
                }
            }
        }
        drop(work);
        self.desk.changed.notify_all();
    }

    /// Whether something waits or is being written.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        !self.desk.work().is_done()
    }

    /// What could not be written since this was last asked.
    pub fn failures(&self) -> Vec<Failure> {
        std::mem::take(&mut self.desk.work().failures)
    }

    /// Waits until everything is written, some seconds at most, and says whether it is. For the end of the program and
    /// for tests.
    pub fn flush(&self) -> bool {
        let waited = self.desk.changed.wait_timeout_while(self.desk.work(), PATIENCE, |work| !work.is_done());
        !waited.unwrap_or_else(PoisonError::into_inner).1.timed_out()
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.desk.work().is_closing = true;
        self.desk.changed.notify_all();
        // A disk that does not answer must not keep the program from ending.
        if self.flush()
            && let Some(thread) = self.thread.take()
        {
            let _ = thread.join();
        }
    }
}

impl Desk {
    fn work(&self) -> MutexGuard<'_, Work> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The thread: takes a job, does it, and so on until the writer is dropped and nothing waits.
    fn write_all(&self, mark: &str) {
        loop {
            let mut work = self.work();
            let (path, job) = loop {
                if let Some(job) = work.waiting.pop_first() {
                    break job;
                }
                if work.is_closing {
                    return;
                }
                work = self.changed.wait(work).unwrap_or_else(PoisonError::into_inner);
            };
            work.is_writing = true;
            drop(work);
            let outcome = do_job(&path, job, mark);
            let mut work = self.work();
            work.is_writing = false;
            if let Err(error) = outcome {
                work.failures.push(Failure { path, why: error.to_string() });
            }
            drop(work);
            self.changed.notify_all();
        }
    }
}

fn do_job(path: &Path, job: Job, mark: &str) -> io::Result<()> {
    let changes = match job {
        Job::Write(bytes) => return storage::write(path, &bytes, mark),
        Job::Change(changes) => changes,
    };
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let lock = OpenOptions::new().create(true).write(true).truncate(false).open(path.with_extension("lock"))?;
    // Where there are no locks it is done without: two programs at once are seldom, and the file stays whole.
    let _ = lock.lock();
    for change in changes {
        if let Some(bytes) = change(storage::read(path)?) {
            storage::write(path, &bytes, mark)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::sync::mpsc::channel;

    fn writer() -> Writer {
        Writer::start(".mark-".to_owned()).unwrap()
    }

    #[test]
    fn the_latest_counts_and_dropping_writes_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        let writer = writer();
        for number in 0..1000 {
            writer.write(&path, number.to_string().into());
        }
        drop(writer);
        assert_eq!(fs::read_to_string(path).unwrap(), "999");
    }

    #[test]
    fn what_waits_is_replaced_and_what_is_being_written_is_finished_first() {
        let folder = tempfile::tempdir().unwrap();
        let (slow, path) = (folder.path().join("a.json"), folder.path().join("b.json"));
        let writer = writer();
        let (begun, wait_for_begin) = channel();
        let (go_on, wait_for_word) = channel::<()>();
        writer.change(&slow, move |_| {
            begun.send(()).unwrap();
            wait_for_word.recv().unwrap();
            Some(b"slow".to_vec())
        });
        wait_for_begin.recv().unwrap();
        writer.write(&path, b"old".to_vec());
        writer.write(&path, b"new".to_vec());
        assert!(writer.is_busy());
        assert!(!path.exists());
        go_on.send(()).unwrap();
        assert!(writer.flush());
        assert!(!writer.is_busy());
        assert_eq!((fs::read(&slow).unwrap(), fs::read(&path).unwrap()), (b"slow".to_vec(), b"new".to_vec()));
    }

    #[test]
    fn changes_by_two_writers_are_all_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("statistics.json");
        let writers = [writer(), writer()];
        for _ in 0..50 {
            for writer in &writers {
                writer.change(&path, |contents| {
                    let Contents::Whole(mut bytes) = contents else { return Some(b"x".to_vec()) };
                    bytes.push(b'x');
                    Some(bytes)
                });
            }
        }
        drop(writers);
        assert_eq!(fs::read(path).unwrap().len(), 100);
    }

    #[test]
    fn a_failure_is_told_once_and_the_next_file_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let no_folder = folder.path().join("file");
        fs::write(&no_folder, "").unwrap();
        let (bad, good) = (no_folder.join("game.json"), folder.path().join("game.json"));
        let writer = writer();
        writer.write(&bad, b"x".to_vec());
        writer.write(&good, b"x".to_vec());
        assert!(writer.flush());
        let failures = writer.failures();
        assert_eq!(failures.len(), 1);
        assert_eq!(failures[0].path, bad);
        assert!(!failures[0].why.is_empty());
        assert!(writer.failures().is_empty());
        assert!(good.exists());
    }
}
