//! A folder to keep things in, and a program that starts and ends in it as often as it takes.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use outflank::game::{GameIds, Kept, KeptGame, Notice, Notices, Opened, Resume, Wanted, open};
use outflank::platform::Folders;
use outflank::stage::Options;
use tempfile::TempDir;

use crate::table::Table;

pub struct Home {
    folder: TempDir,
}

impl Home {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    pub fn folders(&self) -> Folders {
        Folders::at(self.path())
    }

    pub fn open(&self, wanted: Wanted) -> Opened {
        open(Some(&self.folders()), wanted)
    }

    /// The program starts.
    pub fn start(&self) -> Table {
        self.start_wanting(Wanted::Unfinished)
    }

    pub fn start_wanting(&self, wanted: Wanted) -> Table {
        let opened = self.open(wanted);
        let options = opened.settings.applied_to(Options::default());
        let setup = opened.settings.setup().unwrap_or_default();
        Table::with(|app| {
            app.insert_resource(options).insert_resource(setup);
            // Each start of the program numbers its games otherwise.
            app.insert_resource(GameIds::new(fs::read_dir(self.path()).unwrap().count() as u64 + rand_start()));
            opened.insert_into(app);
        })
    }

    /// The program starts and goes on with the game that is kept.
    pub fn resume(&self) -> Table {
        let mut table = self.start();
        table.write(Resume);
        table
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    pub fn put(&self, name: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.file(name), bytes).unwrap();
    }

    pub fn text(&self, name: &str) -> String {
        fs::read_to_string(self.file(name)).unwrap()
    }

    /// The game on the disk.
    pub fn game(&self) -> KeptGame {
        KeptGame::from_bytes(self.text("game.json").as_bytes()).unwrap()
    }

    /// The names of all files but locks, in order.
    pub fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.path()).unwrap();
        let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.retain(|name| !name.ends_with(".lock"));
        names.sort();
        names
    }
}

/// A number that differs from call to call.
fn rand_start() -> u64 {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(0);
    NEXT.fetch_add(1000, Ordering::Relaxed)
}

pub fn offered(table: &Table) -> Option<KeptGame> {
    table.app.world().resource::<Kept>().unfinished().cloned()
}

pub fn notices(table: &Table) -> Vec<Notice> {
    table.app.world().resource::<Notices>().first().into_iter().cloned().collect()
}

/// The program ends as it should.
pub fn quit(mut table: Table) {
    table.write(AppExit::Success);
}
