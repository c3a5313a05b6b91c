//! What is there when the program starts: read before the first frame, and what cannot be used is set aside.

use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::envelope::Fault;
use super::{Chosen, Disk, Files, Kept, KeptGame, Notice, Notices, Settings, Statistics, What, lessons_from_bytes};
use crate::game::lessons::LessonProgress;
use crate::platform::{self, Contents, Folders, Place, Writer};

/// Which place a program that starts looks for among those that no other program has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// One with a game to go on with, if there is any.
    Unfinished,
    /// One without: a game begins at once, and must not take the place of another.
    Free,
}

/// Everything that was kept.
#[derive(Default)]
pub struct Opened {
    /// Where it goes on to be kept.
    pub disk: Disk,
    /// The game that was played last.
    pub game: Option<KeptGame>,
    /// What was chosen.
    pub settings: Settings,
    /// The results.
    pub statistics: Statistics,
    /// The lessons that are finished.
    pub lessons: LessonProgress,
    /// What a person should know.
    pub notices: Vec<Notice>,
}

impl Opened {
    /// Hands everything to the game. Options and setup are for the caller to apply: the command line may say otherwise.
    pub fn insert_into(self, app: &mut App) {
        app.insert_resource(self.disk)
            .insert_resource(Kept::new(self.game))
            .insert_resource(Chosen::new(self.settings))
            .insert_resource(self.statistics)
            .insert_resource(self.lessons)
            .insert_resource(Notices::new(self.notices));
    }
}

/// Reads what is kept. This takes milliseconds, and is done before there is a window. `folders` is `None` where the
/// system knows no home.
#[must_use]
pub fn open(folders: Option<&Folders>, wanted: Wanted) -> Opened {
    let mut opened = Opened::default();
    let Some(folders) = folders else {
        opened.notices.push(Notice::NoHome);
        return opened;
    };
    let place = find_place(&folders.games, wanted).unwrap_or_else(|why| {
        opened.notices.push(Notice::NotKept { why: why.to_string() });
        None
    });
    let (number, mark) = place.as_ref().map_or((1, ".place-0-".to_owned()), |place| (place.number(), place.mark()));
    if let Some(place) = &place {
        place.clear_fragments(&folders.games);
        place.clear_fragments(&folders.settings);
    }
    let notices = &mut opened.notices;
    let (game, game_path) = load(game_path(&folders.games, number), What::Game, KeptGame::from_bytes, notices);
    let (settings, settings_path) =
        load(folders.settings.join("settings.json"), What::Settings, Settings::from_bytes, notices);
    let (statistics, statistics_path) =
        load(folders.games.join("statistics.json"), What::Statistics, Statistics::from_bytes, notices);
    let (lessons, lessons_path) = load(folders.games.join("lessons.json"), What::Lessons, lessons_from_bytes, notices);
    opened.lessons = lessons.unwrap_or_default();
    opened.game = game;
    opened.settings = settings.unwrap_or_default();
    opened.statistics = statistics.unwrap_or_default();
    // One message says that there is nothing to be done with the folder.
    if notices.iter().any(|notice| matches!(notice, Notice::NotKept { .. })) {
        notices.retain(|notice| !matches!(notice, Notice::Unreadable { .. }));
    }
    match Writer::start(mark) {
        Err(why) => opened.notices.push(Notice::NotKept { why: why.to_string() }),
        Ok(writer) => {
            let files = Files {
                writer,
                // Without a place of its own a program would write where another one may.
                game: game_path.filter(|_| place.is_some()),
                settings: settings_path,
                statistics: statistics_path,
                lessons: lessons_path,
                _place: place,
            };
            opened.disk = Disk(Some(files));
        }
    }
    opened
}

fn game_path(folder: &Path, place: u32) -> PathBuf {
    folder.join(if place == 1 { "game.json".to_owned() } else { format!("game-{place}.json") })
}

/// The first place of the wanted kind that no other program has; failing that, the first that no game lies in.
fn find_place(folder: &Path, wanted: Wanted) -> io::Result<Option<Place>> {
    let mut spare = None;
    for number in Place::NUMBERS {
        let path = game_path(folder, number);
        if spare.is_some() && !path.exists() && !Place::was_used(folder, number) {
            break; // places are taken in order: there is none behind this one
        }
        let Some(place) = Place::claim(folder, number)? else { continue };
        let is_unfinished = match platform::read(&path) {
            Ok(Contents::Whole(bytes)) => KeptGame::from_bytes(&bytes).is_ok_and(|game| game.is_unfinished()),
            _ => false,
        };
        match wanted {
            Wanted::Unfinished if is_unfinished => return Ok(Some(place)),
            Wanted::Free if !is_unfinished => return Ok(Some(place)),
            Wanted::Unfinished if spare.is_none() => spare = Some(place),
            _ => {}
        }
    }
    Ok(spare)
}

/// What is in a file, and the path to write to from now on.
fn load<T>(
    path: PathBuf,
    what: What,
    read: impl FnOnce(&[u8]) -> Result<T, Fault>,
    notices: &mut Vec<Notice>,
) -> (Option<T>, Option<PathBuf>) {
    let fault = match platform::read(&path) {
        Ok(Contents::Absent) => return (None, Some(path)),
        Ok(Contents::Whole(bytes)) => match read(&bytes) {
            Ok(contents) => return (Some(contents), Some(path)),
            Err(fault) => fault,
        },
        Ok(Contents::TooLarge) => Fault::Damaged,
        Err(why) => {
            notices.push(Notice::Unreadable { what, why: why.to_string() });
            return (None, None);
        }
    };
    match set_aside(&path, fault) {
        Ok(aside) => {
            let name = aside.file_name().unwrap_or_default().to_string_lossy().into_owned();
            warn!("{} cannot be used ({fault:?}) and is now {}", path.display(), aside.display());
            notices.push(Notice::SetAside { what, fault, name });
            (None, Some(path))
        }
        Err(why) => {
            notices.push(Notice::Unreadable { what, why: why.to_string() });
            (None, None)
        }
    }
}

pub(super) fn set_aside(path: &Path, fault: Fault) -> io::Result<PathBuf> {
    let why = match fault {
        Fault::Damaged => "damaged",
        Fault::Newer => "newer",
    };
    platform::set_aside(path, why)
}
