//! The command line of the game.

use std::io::Read;
use std::path::PathBuf;

use bevy::math::UVec2;
use clap::builder::TypedValueParser;
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};
use outflank_engine::level::Level;
use outflank_engine::record::read_transcript;
use outflank_engine::rules::{Game, Variant};

use crate::game::{GameSetup, Mode, SideChoice, TimeControl};
use crate::platform::Folders;
use crate::stage::{Language, ThemeChoice, ViewMode};

/// Reversi (Othello) on an animated board. With any choice about the game it begins at once, else it asks first.
#[derive(Parser, Debug)]
#[command(version, args_conflicts_with_subcommands = true)]
pub struct Arguments {
    /// What to do other than play.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// What to play.
    #[command(flatten)]
    pub play: PlayArguments,
}

/// What to do other than play.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Draw a position into a PNG file, with no window
    Image(ImageArguments),
}

/// Which game to begin, and how it looks.
#[derive(Args, Debug)]
pub struct PlayArguments {
    /// Who plays
    #[arg(long, value_enum)]
    pub mode: Option<ModeName>,
    /// How strong the computer is; twice, for Black and White, when two computers play
    #[arg(long, value_enum)]
    pub level: Vec<LevelName>,
    /// Your side against the computer
    #[arg(long, value_enum)]
    pub side: Option<SideName>,
    /// Which rules
    #[arg(long, value_enum)]
    pub variant: Option<VariantName>,
    /// Begin after these moves, such as f5d6c3; - reads them from standard input
    #[arg(long, allow_hyphen_values = true)]
    pub transcript: Option<String>,
    /// How the board is seen
    #[arg(long, value_enum)]
    pub view: Option<ViewName>,
    /// What it looks like
    #[arg(long, value_enum)]
    pub theme: Option<ThemeName>,
    /// In which language; without it, in that of the system
    #[arg(long, value_enum)]
    pub language: Option<LanguageName>,
    /// Minutes for each side, and seconds more for each move: 5, or 5+3
    #[arg(long, value_name = "MIN+S", value_parser = clock_parser())]
    pub clock: Option<TimeControl>,
    /// Keep settings, games and results in this folder (else $OUTFLANK_DATA_DIR, else where the system keeps such)
    #[arg(long, value_name = "FOLDER")]
    pub data_dir: Option<PathBuf>,
    /// Makes the computer's choices the same each time
    #[arg(long)]
    pub seed: Option<u64>,
}

/// What to draw.
#[derive(Args, Debug)]
pub struct ImageArguments {
    /// The moves to the position, such as f5d6c3; - reads them from standard input
    #[arg(long, default_value = "", allow_hyphen_values = true)]
    pub transcript: String,
    /// Which rules
    #[arg(long, value_enum, default_value = "standard")]
    pub variant: VariantName,
    /// How the board is seen
    #[arg(long, value_enum, default_value = "3d")]
    pub view: ViewName,
    /// What it looks like
    #[arg(long, value_enum, default_value = "dark")]
    pub theme: ThemeName,
    /// Width and height in pixels, 64 to 8192 each
    #[arg(long, value_name = "WxH", default_value = "1280x800", value_parser = size_parser())]
    pub size: UVec2,
    /// Where to write the picture
    #[arg(long)]
    pub out: PathBuf,
}

macro_rules! names {
    ($(#[$doc:meta])* $name:ident => $type:ty { $($(#[$case_doc:meta])* $case:ident = $text:literal => $value:expr,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
        #[allow(missing_docs, reason = "the names are those of the types they stand for")]
        pub enum $name {
            $($(#[$case_doc])* #[value(name = $text)] $case,)+
        }

        impl From<$name> for $type {
            fn from(name: $name) -> Self {
                match name {
                    $($name::$case => $value,)+
                }
            }
        }
    };
}

names! {
    /// The modes by name.
    ModeName => Mode {
        /// You against the computer
        Computer = "computer" => Mode::Computer,
        /// Two people at one screen
        TwoPlayers = "two-players" => Mode::TwoPlayers,
        /// Two computers
        Watch = "watch" => Mode::Watch,
    }
}
names! {
    /// The levels by name.
    LevelName => Level {
        Easy = "easy" => Level::Easy,
        Medium = "medium" => Level::Medium,
        Hard = "hard" => Level::Hard,
        Expert = "expert" => Level::Expert,
    }
}
names! {
    /// The sides by name.
    SideName => SideChoice {
        Black = "black" => SideChoice::Black,
        White = "white" => SideChoice::White,
        Random = "random" => SideChoice::Random,
    }
}
names! {
    /// The variants by name.
    VariantName => Variant {
        /// Most discs wins
        Standard = "standard" => Variant::Standard,
        /// Fewest discs wins
        Anti = "anti" => Variant::AntiReversi,
        /// The first four discs go freely on the centre squares
        Free = "free" => Variant::FreeOpening,
    }
}
names! {
    /// The views by name.
    ViewName => ViewMode {
        /// Flat, from above
        Flat = "2d" => ViewMode::Flat,
        /// A table with light and shadow
        Table = "3d" => ViewMode::Table,
    }
}
names! {
    /// The languages by their tags.
    LanguageName => Language {
        /// English
        English = "en" => Language::English,
        /// Nederlands
        Dutch = "nl" => Language::Dutch,
        /// Deutsch
        German = "de" => Language::German,
    }
}
names! {
    /// The themes by name.
    ThemeName => ThemeChoice {
        /// Light on dark
        Dark = "dark" => ThemeChoice::Dark,
        /// Dark on light
        Light = "light" => ThemeChoice::Light,
        /// A wooden toy
        Wood = "wood" => ThemeChoice::Wood,
        /// Lily pads and lotus flowers
        Pond = "pond" => ThemeChoice::Pond,
        /// As much contrast as there can be
        Contrast = "contrast" => ThemeChoice::Contrast,
    }
}

impl PlayArguments {
    /// Whether the game is to begin without asking.
    #[must_use]
    pub fn starts_at_once(&self) -> bool {
        self.mode.is_some()
            || !self.level.is_empty()
            || self.side.is_some()
            || self.variant.is_some()
            || self.transcript.is_some()
            || self.clock.is_some()
    }

    /// The game that is asked for.
    #[must_use]
    pub fn setup(&self) -> GameSetup {
        let default = GameSetup::default();
        let level = self.level.first().map_or(default.level, |&name| name.into());
        GameSetup {
            mode: self.mode.map_or(default.mode, Into::into),
            level,
            white_level: self.level.get(1).map_or(level, |&name| name.into()),
            side: self.side.map_or(default.side, Into::into),
            variant: self.variant.map_or(default.variant, Into::into),
            clock: self.clock,
        }
    }

    /// Where things are kept: as the command line says, then the environment, then the system; `None` if that knows none.
    #[must_use]
    pub fn folders(&self) -> Option<Folders> {
        let named = self.data_dir.clone().or_else(|| std::env::var_os("OUTFLANK_DATA_DIR").map(PathBuf::from));
        match named.filter(|folder| !folder.as_os_str().is_empty()) {
            Some(folder) => Some(Folders::at(&folder)),
            None => Folders::of_the_person(),
        }
    }

    /// The moves to begin after, if any are given.
    ///
    /// # Errors
    /// An error of the command line that says which move is wrong and why.
    pub fn game(&self) -> Result<Option<Game>, clap::Error> {
        self.transcript.as_deref().map(|text| read_game(text, self.setup().variant)).transpose()
    }
}

impl ImageArguments {
    /// The game up to the position to draw.
    ///
    /// # Errors
    /// An error of the command line that says which move is wrong and why.
    pub fn game(&self) -> Result<Game, clap::Error> {
        read_game(&self.transcript, self.variant.into())
    }
}

fn read_game(text: &str, variant: Variant) -> Result<Game, clap::Error> {
    /// More than the reader of transcripts takes, so that it can say that it is too much.
    const LONGEST_INPUT: u64 = 1_000_000;
    let fail = |message: String| Arguments::command().error(ErrorKind::ValueValidation, message);
    let mut input = String::new();
    let text = if text == "-" {
        let read = std::io::stdin().lock().take(LONGEST_INPUT).read_to_string(&mut input);
        read.map_err(|error| fail(format!("standard input: {error}")))?;
        &input
    } else {
        text
    };
    read_transcript(text, variant).map_err(|error| fail(format!("--transcript: {error}")))
}

fn clock_parser() -> impl TypedValueParser<Value = TimeControl> {
    /// A day's worth of minutes, an hour's of seconds: more than anyone plays.
    const MOST: (u64, u64) = (1440, 3600);
    fn parse(text: &str) -> Result<TimeControl, String> {
        let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
        let control = minutes.parse().ok().zip(seconds.parse().ok());
        control
            .filter(|&(minutes, seconds)| (1..=MOST.0).contains(&minutes) && seconds <= MOST.1)
            .map(|(minutes, seconds)| TimeControl::new(minutes, seconds))
            .ok_or_else(|| "expected minutes from 1 to 1440, or minutes and seconds, such as 5 or 5+3".to_owned())
    }
    clap::builder::StringValueParser::new().try_map(|text| parse(&text))
}

fn size_parser() -> impl TypedValueParser<Value = UVec2> {
    fn parse(text: &str) -> Result<UVec2, String> {
        let sides = text.split_once(['x', 'X']).and_then(|(w, h)| Some(UVec2::new(w.parse().ok()?, h.parse().ok()?)));
        sides
            .filter(|size| size.min_element() >= 64 && size.max_element() <= 8192)
            .ok_or_else(|| "expected a width and a height from 64 to 8192, such as 1280x800".to_owned())
    }
    clap::builder::StringValueParser::new().try_map(|text| parse(&text))
}
