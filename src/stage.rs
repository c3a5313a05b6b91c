//! What the floors above share about the window: which screen is shown, where the board may be, what a person chose
//! to see. No floor above needs to know another for it.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// Registers the screen and the shared resources.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Options>()
        .init_resource::<BoardArea>()
        .init_resource::<BoardInput>()
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

/// Whether the board takes mouse, touch and keys. Written by `ui`: not behind a dialog or the start screen.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoardInput {
    /// Whether it does.
    pub is_enabled: bool,
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

/// With one of these a letter is a command to someone else.
pub const COMMAND_KEYS: [KeyCode; 6] = [
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

/// What a person chose to see. Every field is kept from start to start under its name.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// From above and flat, or as a table.
    pub view: ViewMode,
    /// How fast discs drop and turn.
    pub speed: Speed,
    /// Cross-fades in place of movement.
    pub reduced_motion: bool,
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
    /// Whether the result also shows the tournament count (empty squares to the winner).
    pub tournament_count: bool,
    /// From what mistakes on the coach speaks up.
    pub coach: Coach,
    /// Which language, or that of the system.
    pub language: Option<Language>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            view: ViewMode::Table,
            speed: Speed::Normal,
            reduced_motion: false,
            legal_moves: true,
            last_move: true,
            preview: true,
            quality: Quality::High,
            theme: ThemeChoice::Dark,
            tournament_count: false,
            coach: Coach::Off,
            language: None,
        }
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

/// Which colours the board and the panels have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// Light on dark.
    #[default]
    Dark,
    /// Dark on light.
    Light,
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
