//! The game as Bevy sees it: one session, its seats, the opponent's and the teacher's thoughts. It draws nothing.
//!
//! Only this module writes [`Session`]. Everything above it reads the session and the facts ([`MovePlayed`],
//! [`BoardReplaced`], ...) and writes requests ([`PlayMove`], [`NewGame`], ...).

mod clock;
mod demo;
mod hints;
mod opponent;
mod requests;
mod save;
mod session;
mod setup;
mod statistics;
mod turn;

use bevy::prelude::*;

pub use clock::{Clock, LOW, TimeControl, Times, score_on_time, shown_seconds};
pub use hints::{CloseHint, HintState, ShowMe};
pub use opponent::Patience;
pub use requests::{BoardReplaced, Cause, NewGame, Redo, Resume, Undo};
pub use save::{
    Disk, DismissNotice, Fault, Kept, KeptGame, Notice, Notices, Opened, ResetStatistics, Settings, Wanted, What, open,
};
pub use session::{Notes, Seat, Session};
pub use setup::{GameIds, GameSetup, Mode, Seeds, SideChoice};
pub use statistics::{Heading, Statistics, Tally};
pub use turn::{GameEnded, MovePlayed, MoveRefused, MoveSource, PlayMove, Refusal, ReplyGate, TurnPassed};

/// The order of a frame. What shows the game runs after all of these.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameSystems {
    /// Clocks run.
    PassTime,
    /// New game, undo and redo.
    Request,
    /// Thoughts are started, dropped and collected.
    Think,
    /// Moves are checked and played.
    Play,
    /// What has become of the game is kept.
    Keep,
}

/// Everything that makes a game run, with a window or without one.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (GameSystems::PassTime, GameSystems::Request, GameSystems::Think, GameSystems::Play, GameSystems::Keep).chain(),
    );
    app.add_plugins((setup::plugin, session::plugin, requests::plugin, opponent::plugin, hints::plugin, turn::plugin));
    app.add_plugins((demo::plugin, clock::plugin, save::plugin));
}
