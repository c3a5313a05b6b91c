//! What the floors above share about the window: which screen is shown, where the board may be, what a person chose
//! to see. No floor above needs to know another for it.

use bevy::prelude::*;
use outflank_engine::rules::Square;
use serde::{Deserialize, Serialize};

/// Registers the screen and the shared resources.
pub fn plugin(app: &mut App) {
    app.add_plugins(crate::controls::plugin)
        .init_state::<Screen>()
        .init_resource::<Options>()
        .init_resource::<BoardArea>()
        .init_resource::<SquareAreas>()
        .init_resource::<BoardInput>()
        .init_resource::<Cursor>()
        .init_resource::<Dialog>()
        .init_resource::<WindowShape>()
        .init_resource::<ShownBoard>();
}

/// What the window shows.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// The choices before a game, with a quiet game behind them.
    #[default]
    Start,
    /// A game.
    Game,
    /// The lessons: their list, or one of them.
    Learn,
    /// A look back at a game.
    Review,
}

/// The part of the window that the board may use, in logical pixels from the top left. Written by `ui` (which knows its
/// panels), read by `view`. Empty until the first frame is laid out: then the whole window.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct BoardArea(pub Rect);

/// Where each square is seen, in logical pixels from the top left, in the order of [`Square::index`]. Written by `view`,
/// read by `ui`, which tells screen readers. Without a view they are empty.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct SquareAreas(pub [Rect; 64]);

impl Default for SquareAreas {
    fn default() -> Self {
        Self([Rect::default(); 64])
    }
}

/// What the board takes. Written by `ui`: nothing behind a dialog or the start screen.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoardInput {
    /// Whether it takes mouse and touch.
    pub is_enabled: bool,
    /// Whether it takes keys and gamepads too: it does while no control in a panel has the focus.
    pub has_keys: bool,
}

/// The square that is looked at. Written by `view` as mouse, keys and gamepads move it, and by `ui` for screen readers.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// Which one.
    pub square: Option<Square>,
    /// Whether it was chosen otherwise than by pointing, and so must be seen.
    pub is_keys: bool,
}

/// Whether a card covers the game, so that nobody sees to it. Written by `ui`; the clocks of a game against the computer
/// stand still meanwhile.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Dialog {
    /// Whether one does.
    pub is_open: bool,
}

/// How large the window is while it is not maximised, and whether it is. Kept from start to start.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct WindowShape {
    /// Width and height in logical pixels; `None` until the window has been seen.
    pub size: Option<[f32; 2]>,
    /// Whether it fills the screen.
    pub is_maximised: bool,
}

/// What the view shows at this moment, which lags behind the game while discs turn. Written by `view`, read by `ui`.
/// Without a view it stays empty and `ui` shows the game's own count.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ShownBoard {
    /// Black's and White's discs as they lie now; `None` without a view.
    pub count: Option<[u8; 2]>,
    /// Whether discs are moving.
    pub is_moving: bool,
}

/// What a person chose to see. Every field is kept from start to start under its name.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// From above and flat, or as a table.
    pub view: ViewMode,
    /// How fast discs drop and turn.
    pub speed: Speed,
    /// Cross-fades in place of movement, or as the system says.
    pub reduced_motion: Option<bool>,
    /// What the system says of that: no choice, and not kept.
    #[serde(skip)]
    pub system_moves_less: bool,
    /// Dots on the legal squares.
    pub legal_moves: bool,
    /// A ring on the last move.
    pub last_move: bool,
    /// A ghost disc and edges on what would turn, under the pointer or the keyboard cursor.
    pub preview: bool,
    /// Soft shadows and smooth edges, or neither for weak graphics.
    pub quality: Quality,
    /// Which colours.
    pub theme: ThemeChoice,
    /// How large the panels' letters are.
    pub text_size: TextSize,
    /// Whether the result also shows the tournament count (empty squares to the winner).
    pub tournament_count: bool,
    /// From what mistakes on the coach speaks up.
    pub coach: Coach,
    /// Which language, or that of the system.
    pub language: Option<Language>,
    /// What is heard.
    pub sound: SoundOptions,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            view: ViewMode::Table,
            speed: Speed::Normal,
            reduced_motion: None,
            system_moves_less: false,
            legal_moves: true,
            last_move: true,
            preview: true,
            quality: Quality::High,
            theme: ThemeChoice::Dark,
            text_size: TextSize::Normal,
            tournament_count: false,
            coach: Coach::Off,
            language: None,
            sound: SoundOptions::default(),
        }
    }
}

impl Options {
    /// Whether things cross-fade in place of moving.
    #[must_use]
    pub fn moves_less(&self) -> bool {
        self.reduced_motion.unwrap_or(self.system_moves_less)
    }
}

/// When the coach speaks up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coach {
    /// Never.
    #[default]
    Off,
    /// After large mistakes only.
    Large,
    /// After mistakes of some size.
    Middling,
    /// After small ones too.
    Small,
}

impl Coach {
    /// The smallest cost of a move that it speaks of, in hundredths of a disc; `None` if it never speaks.
    #[must_use]
    pub const fn threshold(self) -> Option<u32> {
        match self {
            Self::Off => None,
            Self::Large => Some(1000),
            Self::Middling => Some(600),
            Self::Small => Some(300),
        }
    }
}

/// How the board is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ViewMode {
    /// From straight above, flat.
    Flat,
    /// As a table with light and shadow.
    #[default]
    Table,
}

/// How fast discs move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// The result at once.
    Off,
    /// Half the time.
    Fast,
    /// As designed.
    #[default]
    Normal,
    /// Twice the time.
    Slow,
}

/// How much the picture costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quality {
    /// No shadows, no multisampling.
    Low,
    /// Both.
    #[default]
    High,
}

/// Which looks the board and the panels have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// Light on dark.
    #[default]
    Dark,
    /// Dark on light.
    Light,
    /// Turned discs on an oak board.
    Wood,
    /// Lily pads and lotus flowers on water.
    Pond,
    /// As much contrast as there can be.
    Contrast,
}

impl ThemeChoice {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Dark, Self::Light, Self::Wood, Self::Pond, Self::Contrast];
}

/// How loud each kind of sound is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct SoundOptions {
    /// Nothing is heard, whatever the rest says.
    pub is_muted: bool,
    /// Discs that are put and turn.
    pub discs: Loudness,
    /// A pass, a hint, the end.
    pub signals: Loudness,
    /// The quiet background.
    pub music: Loudness,
}

impl Default for SoundOptions {
    fn default() -> Self {
        Self { is_muted: false, discs: Loudness::Normal, signals: Loudness::Normal, music: Loudness::Off }
    }
}

/// How loud a kind of sound is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loudness {
    /// Not heard.
    Off,
    /// As if from the next room.
    Quiet,
    /// As designed.
    #[default]
    Normal,
    /// For a loud room.
    Loud,
}

impl Loudness {
    /// All of them, from the quietest.
    pub const ALL: [Self; 4] = [Self::Off, Self::Quiet, Self::Normal, Self::Loud];
}

/// How large letters are in the panels, and all that is around them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextSize {
    /// As designed.
    #[default]
    Normal,
    /// A quarter larger.
    Large,
    /// Half as large again.
    Larger,
    /// Twice as large.
    Largest,
}

impl TextSize {
    /// All of them, the smallest first.
    pub const ALL: [Self; 4] = [Self::Normal, Self::Large, Self::Larger, Self::Largest];

    /// In percent of the size as designed.
    #[must_use]
    pub const fn percent(self) -> u8 {
        match self {
            Self::Normal => 100,
            Self::Large => 125,
            Self::Larger => 150,
            Self::Largest => 200,
        }
    }
}

/// The languages that there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Nederlands.
    Dutch,
    /// Deutsch.
    German,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::Dutch, Self::German];
}
