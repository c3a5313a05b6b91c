//! A game that is always there again: it is on the disk after every move, and offered when the program starts.
//!
//! What is kept is [`KeptGame`], [`Settings`] and [`Statistics`], each a file of its own. The files are written by one
//! thread beside the frames; a frame only compares and leaves word. Without a [`Disk`] nothing is read or written: that
//! is how tests and pictures run.

pub(super) mod envelope;
pub(super) mod names;
mod opening;
mod record;
mod settings;

use std::path::PathBuf;

use bevy::prelude::*;

pub use envelope::Fault;
pub use opening::{Opened, Wanted, open};
pub use record::KeptGame;
pub use settings::Settings;

use super::lessons::LessonProgress;
use super::statistics::Outcome;
use super::{Clock, GameSetup, GameSystems, HintState, Session, ShowMe, Statistics};
use crate::platform::{Contents, Failure, Place, Writer};
use crate::stage::{Options, Screen, WindowShape};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Disk>().init_resource::<Kept>().init_resource::<Notices>().init_resource::<Statistics>();
    app.init_resource::<Chosen>()
        .init_resource::<LessonProgress>()
        .add_message::<DismissNotice>()
        .add_message::<ResetStatistics>();
    app.add_systems(
        Update,
        (
            (note_hints, keep_game, count_result, reset_statistics, keep_lessons).chain().in_set(GameSystems::Keep),
            follow_notices.after(GameSystems::Keep),
        ),
    );
    app.add_systems(OnExit(Screen::Game), keep_clocks);
    app.add_systems(Last, (keep_settings, end).chain());
}

/// Request: the topmost notice has been read.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct DismissNotice;

/// Request: forget all results.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct ResetStatistics;

/// The files, and the thread that writes them. By default there are none.
#[derive(Resource, Default)]
pub struct Disk(Option<Files>);

struct Files {
    writer: Writer,
    /// Each is `None` where a file is there that can neither be read nor set aside: it is left alone.
    game: Option<PathBuf>,
    settings: Option<PathBuf>,
    statistics: Option<PathBuf>,
    lessons: Option<PathBuf>,
    /// Held as long as the program runs.
    _place: Option<Place>,
}

impl Disk {
    /// Whether games are kept.
    #[must_use]
    pub fn keeps_games(&self) -> bool {
        self.0.as_ref().is_some_and(|files| files.game.is_some())
    }

    /// Whether something is still being written.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.0.as_ref().is_some_and(|files| files.writer.is_busy())
    }

    /// Waits until everything is written, some seconds at most. For the end of the program and for tests.
    pub fn flush(&self) {
        if let Some(files) = &self.0
            && !files.writer.flush()
        {
            error!("the disk does not answer: the last changes may not be kept");
        }
    }

    fn failures(&self) -> Vec<Failure> {
        self.0.as_ref().map(|files| files.writer.failures()).unwrap_or_default()
    }

    fn write_game(&self, game: &KeptGame) {
        if let Some(Files { writer, game: Some(path), .. }) = &self.0 {
            writer.write(path, game.to_bytes());
        }
    }

    fn write_settings(&self, settings: &Settings) {
        if let Some(Files { writer, settings: Some(path), .. }) = &self.0 {
            writer.write(path, settings.to_bytes());
        }
    }

    /// Adds to the lessons on the disk what another program that runs may not have seen.
    fn add_lessons(&self, known: &LessonProgress) {
        let known = known.clone();
        if let Some(Files { writer, lessons: Some(path), .. }) = &self.0 {
            let place = path.clone();
            writer.change(path, move |contents| {
                let mut all = known;
                match contents {
                    Contents::Absent => {}
                    Contents::Whole(bytes) => match lessons_from_bytes(&bytes) {
                        Ok(others) => all.add(&others),
                        Err(fault) => _ = opening::set_aside(&place, fault).ok()?,
                    },
                    Contents::TooLarge => return None,
                }
                Some(envelope::seal(LESSONS, &all))
            });
        }
    }

    /// Changes the results on the disk, which another program that runs may have changed since they were read. If they
    /// cannot be read any more, `known` takes their place.
    fn change_statistics(&self, known: &Statistics, change: impl FnOnce(&mut Statistics) + Send + 'static) {
        let known = known.clone();
        if let Some(Files { writer, statistics: Some(path), .. }) = &self.0 {
            let place = path.clone();
            writer.change(path, move |contents| {
                let mut statistics = match contents {
                    Contents::Absent => known,
                    Contents::Whole(bytes) => match Statistics::from_bytes(&bytes) {
                        Ok(statistics) => statistics,
                        Err(fault) => {
                            // Never written over what cannot be read: without a new name for it, it stays as it is.
                            opening::set_aside(&place, fault).ok()?;
                            known
                        }
                    },
                    Contents::TooLarge => return None,
                };
                change(&mut statistics);
                Some(statistics.to_bytes())
            });
        }
    }
}

const LESSONS: &str = "lessons";

fn lessons_from_bytes(bytes: &[u8]) -> Result<LessonProgress, Fault> {
    envelope::open(LESSONS, bytes)
}

/// The game that was played last.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Kept {
    game: Option<KeptGame>,
}

impl Kept {
    /// A game that was kept.
    #[must_use]
    pub fn new(game: Option<KeptGame>) -> Self {
        Self { game }
    }

    /// The game that can go on, if there is one.
    #[must_use]
    pub fn unfinished(&self) -> Option<&KeptGame> {
        self.game.as_ref().filter(|game| game.is_unfinished())
    }
}

/// Something about files that a person should know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A file could not be used. It has another name now.
    SetAside {
        /// What it was.
        what: What,
        /// Why.
        fault: Fault,
        /// Its name now.
        name: String,
    },
    /// A file cannot be read, in the system's words. It is left alone, and nothing is kept in its place.
    Unreadable {
        /// What it is.
        what: What,
        /// Why.
        why: String,
    },
    /// Nothing can be kept: the system names no home.
    NoHome,
    /// Nothing can be kept, in the system's words.
    NotKept {
        /// Why.
        why: String,
    },
}

/// What a file holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A game.
    Game,
    /// What was chosen.
    Settings,
    /// The results.
    Statistics,
    /// The lessons that are finished.
    Lessons,
}

/// What a person should know and has not yet said to have read.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Notices {
    open: Vec<Notice>,
    has_failed: bool,
}

impl Notices {
    /// These.
    #[must_use]
    pub fn new(open: Vec<Notice>) -> Self {
        let has_failed = open.iter().any(|notice| matches!(notice, Notice::NotKept { .. } | Notice::NoHome));
        Self { open, has_failed }
    }

    /// The one to show now.
    #[must_use]
    pub fn first(&self) -> Option<&Notice> {
        self.open.first()
    }
}

/// What was chosen, as it is kept, and as it was seen last.
#[derive(Resource, Clone, Default)]
pub struct Chosen {
    settings: Settings,
    options: Option<Options>,
    setup: Option<GameSetup>,
}

impl Chosen {
    /// Settings that were read.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self { settings, ..Self::default() }
    }
}

/// Here and not where the hint is opened: others look at the game at that moment.
fn note_hints(mut asked: MessageReader<ShowMe>, hints: Res<HintState>, mut session: ResMut<Session>) {
    if asked.read().count() > 0 && hints.is_open() {
        session.note_hint();
    }
}

/// Neither the quiet game nor a lesson nor a look back is kept, nor is a game in which nothing has been played: it would
/// take the place of one that can go on.
fn keep_game(session: Res<Session>, clock: Res<Clock>, setup: Res<GameSetup>, disk: Res<Disk>, mut kept: ResMut<Kept>) {
    if session.is_changed() && session.is_game() {
        keep(KeptGame::of(&session, &clock, &setup), &disk, &mut kept);
    }
}

/// Time that has passed since the last move is kept when the game is left.
fn keep_clocks(
    session: Res<Session>,
    clock: Res<Clock>,
    setup: Res<GameSetup>,
    disk: Res<Disk>,
    mut kept: ResMut<Kept>,
) {
    if session.is_game() {
        keep(KeptGame::of(&session, &clock, &setup), &disk, &mut kept);
    }
}

fn keep(game: KeptGame, disk: &Disk, kept: &mut ResMut<Kept>) {
    if disk.keeps_games() && game.has_moves() && kept.game.as_ref() != Some(&game) {
        disk.write_game(&game);
        kept.game = Some(game);
    }
}

fn count_result(session: Res<Session>, disk: Res<Disk>, mut statistics: ResMut<Statistics>) {
    if !session.is_changed() {
        return;
    }
    let Some(outcome) = Outcome::of(&session) else { return };
    if statistics.bypass_change_detection().count(&outcome) {
        statistics.set_changed();
        disk.change_statistics(&statistics, move |statistics| _ = statistics.count(&outcome));
    }
}

fn reset_statistics(mut requests: MessageReader<ResetStatistics>, disk: Res<Disk>, mut statistics: ResMut<Statistics>) {
    if requests.read().count() > 0 {
        statistics.reset();
        disk.change_statistics(&statistics, Statistics::reset);
    }
}

fn keep_lessons(progress: Res<LessonProgress>, disk: Res<Disk>) {
    if progress.is_changed() && !progress.is_added() {
        disk.add_lessons(&progress);
    }
}

/// That nothing can be kept is said once; the game goes on.
fn follow_notices(mut read: MessageReader<DismissNotice>, disk: Res<Disk>, mut notices: ResMut<Notices>) {
    for DismissNotice in read.read() {
        if !notices.open.is_empty() {
            notices.open.remove(0);
        }
    }
    for Failure { path, why } in disk.failures() {
        warn!("{} cannot be written: {why}", path.display());
        if !notices.has_failed {
            notices.has_failed = true;
            notices.open.push(Notice::NotKept { why });
        }
    }
}

fn keep_settings(options: Res<Options>, setup: Res<GameSetup>, disk: Res<Disk>, mut chosen: ResMut<Chosen>) {
    if !options.is_changed() && !setup.is_changed() {
        return;
    }
    let chosen = chosen.bypass_change_detection();
    let before = chosen.settings.clone();
    // What is there in the first frame was not chosen now.
    match chosen.options.replace(*options) {
        Some(seen) => chosen.settings.note_options(&seen, &options),
        None => chosen.options = Some(*options),
    }
    if chosen.setup.replace(*setup).is_some_and(|seen| seen != *setup) {
        chosen.settings.note_setup(&setup);
    }
    if chosen.settings != before {
        disk.write_settings(&chosen.settings);
    }
}

/// When the program ends, what has not been kept yet is, and the disk is waited for.
#[expect(clippy::too_many_arguments, reason = "all that is kept")]
fn end(
    mut exits: MessageReader<AppExit>,
    session: Res<Session>,
    clock: Res<Clock>,
    setup: Res<GameSetup>,
    window: Res<WindowShape>,
    disk: Res<Disk>,
    mut kept: ResMut<Kept>,
    mut chosen: ResMut<Chosen>,
) {
    if exits.read().count() == 0 {
        return;
    }
    if session.is_game() {
        keep(KeptGame::of(&session, &clock, &setup), &disk, &mut kept);
    }
    if window.size.is_some() && chosen.settings.window() != *window {
        chosen.settings.note_window(*window);
        disk.write_settings(&chosen.settings);
    }
    disk.flush();
}
