//! The game as Bevy sees it: one session, its seats, the opponent's and the teacher's thoughts. It draws nothing.
//!
//! Only this module writes [`Session`]. Everything above it reads the session and the facts ([`MovePlayed`],
//! [`BoardReplaced`], ...) and writes requests ([`PlayMove`], [`NewGame`], ...).

mod clock;
mod coach;
mod demo;
mod hints;
pub mod lessons;
mod opponent;
mod requests;
mod review;
mod save;
mod session;
mod setup;
mod statistics;
mod turn;
mod why;

use bevy::prelude::*;

pub use clock::{Clock, LOW, TimeControl, Times, score_on_time, shown_seconds};
pub use coach::{CoachState, DismissCoach};
pub use hints::{CloseHint, HintState, HintStep, ShowMe};
pub use opponent::Patience;
pub use requests::{BoardReplaced, Cause, NewGame, Redo, Resume, Undo};
pub use review::{ReviewRequest, ReviewState};
pub use save::{
    Disk, DismissNotice, Fault, Kept, KeptGame, Notice, Notices, Opened, ResetStatistics, Settings, Wanted, What, open,
};
pub use session::{Notes, Occasion, Seat, Session};
pub use setup::{GameIds, GameSetup, Mode, Seeds, SideChoice};
pub use statistics::{Heading, Statistics, Tally};
pub use turn::{
    ChooseSquare, GameEnded, MovePlayed, MoveRefused, MoveSource, PlayMove, Refusal, ReplyGate, TurnPassed,
    person_may_move,
};
pub use why::{Asked, WhyRequest, WhyState};

/// The order of a frame. What shows the game runs after all of these.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameSystems {
    /// Clocks run.
    PassTime,
    /// A square chosen at the screen becomes a move.
    Choose,
    /// A lesson goes on.
    Teach,
    /// Another moment of a game that is looked back at.
    LookBack,
    /// New game, undo and redo.
    Request,
    /// Thoughts are started, dropped and collected.
    Think,
    /// Questions about moves are thought about.
    Ask,
    /// Moves are checked and played.
    Play,
    /// What follows from a move that was played: a lesson judges it.
    Follow,
    /// What has become of the game is kept.
    Keep,
}

/// Everything that makes a game run, with a window or without one.
pub fn plugin(app: &mut App) {
    use GameSystems::{Ask, Choose, Follow, Keep, LookBack, PassTime, Play, Request, Teach, Think};
    let order = (PassTime, Choose, Teach, LookBack, Request, Think, Ask, Play, Follow, Keep);
    app.configure_sets(Update, order.chain());
    app.add_plugins((setup::plugin, session::plugin, requests::plugin, opponent::plugin, hints::plugin, turn::plugin));
    app.add_plugins((demo::plugin, lessons::plugin, review::plugin, why::plugin, coach::plugin));
    app.add_plugins((clock::plugin, save::plugin));
}
