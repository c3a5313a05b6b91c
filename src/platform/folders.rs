//! Where a person's files are kept, and who keeps which: two programs that run at once never share a place.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};

/// The folders that files are kept in. They need not exist: they are made when the first file is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    /// For what a person chose.
    pub settings: PathBuf,
    /// For games and results.
    pub games: PathBuf,
}

impl Folders {
    /// The platform's folders for this program (on Linux those of the XDG base directory specification), or `None` if
    /// the system names no home.
    #[must_use]
    pub fn of_the_person() -> Option<Self> {
        let arguments = AppStrategyArgs {
            top_level_domain: "org".to_owned(),
            author: "Outflank".to_owned(),
            app_name: "outflank".to_owned(),
        };
        let strategy = choose_app_strategy(arguments).ok()?;
        Some(Self { settings: strategy.config_dir(), games: strategy.data_dir() })
    }

    /// Everything in one folder.
    #[must_use]
    pub fn at(folder: &Path) -> Self {
        Self { settings: folder.to_owned(), games: folder.to_owned() }
    }
}

/// A numbered place in a folder that one running program has for itself. The system gives it back when the program
/// ends, however it ends.
#[derive(Debug)]
pub struct Place {
    number: u32,
    /// Locked as long as it is open.
    _lock: File,
}

impl Place {
    /// The places that are tried, one after another.
    pub const NUMBERS: std::ops::RangeInclusive<u32> = 1..=99;

    /// Takes a place, or gives `None` if another program has it. What that place's last owner left half written is
    /// cleared away.
    ///
    /// # Errors
    /// If the folder cannot be made or written to.
    pub fn claim(folder: &Path, number: u32) -> io::Result<Option<Self>> {
        fs::create_dir_all(folder)?;
        let lock = OpenOptions::new().create(true).write(true).truncate(false).open(lock_path(folder, number))?;
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => Ok(None),
            // A file system that has no locks is seldom used by two programs at once.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(Self { number, _lock: lock })),
        }
    }

    /// Whether any program has ever had this place.
    #[must_use]
    pub fn was_used(folder: &Path, number: u32) -> bool {
        lock_path(folder, number).exists()
    }

    /// Which one it is.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number
    }

    /// What the names of files that are not yet whole begin with.
    #[must_use]
    pub fn mark(&self) -> String {
        format!(".place-{}-", self.number)
    }

    /// Removes what a program that was killed left half written in this place. Only names with the place's own mark are
    /// touched: nobody else writes them.
    pub fn clear_fragments(&self, folder: &Path) {
        let mark = self.mark();
        let Ok(entries) = fs::read_dir(folder) else { return };
        for entry in entries.flatten() {
            if entry.file_name().to_str().is_some_and(|name| name.starts_with(&mark) && name.ends_with(super::FRAGMENT))
            {
                // If it cannot be removed it does no harm.
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

fn lock_path(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("place-{number}.lock"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_has_one_owner_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let first = Place::claim(folder.path(), 1).unwrap().unwrap();
        assert!(Place::claim(folder.path(), 1).unwrap().is_none());
        assert_eq!(Place::claim(folder.path(), 2).unwrap().unwrap().number(), 2);
        drop(first);
        assert!(Place::claim(folder.path(), 1).unwrap().is_some());
    }

    #[test]
    fn only_fragments_of_the_own_place_are_cleared_away() {
        let folder = tempfile::tempdir().unwrap();
        for name in [".place-1-abc.tmp", ".place-11-abc.tmp", ".place-1-abc", "game.json"] {
            fs::write(folder.path().join(name), "x").unwrap();
        }
        Place::claim(folder.path(), 1).unwrap().unwrap().clear_fragments(folder.path());
        let left = |name: &str| folder.path().join(name).exists();
        assert!(!left(".place-1-abc.tmp"));
        assert!(left(".place-11-abc.tmp") && left(".place-1-abc") && left("game.json"));
    }
}
