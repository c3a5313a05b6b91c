//! Requests that replace the position: a new game, undo, redo.

use bevy::prelude::*;
use outflank_engine::rules::Game;

use super::{Clock, GameIds, GameSetup, GameSystems, Kept, Notes, Seeds, Session};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<NewGame>()
        .add_message::<Resume>()
        .add_message::<Undo>()
        .add_message::<Redo>()
        .add_message::<BoardReplaced>();
    app.add_systems(Update, (start_games, resume_games, undo_moves, redo_moves).chain().in_set(GameSystems::Request));
}

/// Request: throw the game on the board away and begin another.
#[derive(Message, Clone, Debug)]
pub struct NewGame {
    /// Who plays what.
    pub setup: GameSetup,
    /// The moves to begin after; `None` for the start of the setup's variant.
    pub from: Option<Game>,
    /// Whether this is the quiet game behind the start screen.
    pub is_demo: bool,
}

impl NewGame {
    /// A game from the beginning.
    #[must_use]
    pub fn from_start(setup: GameSetup) -> Self {
        Self { setup, from: None, is_demo: false }
    }
}

/// Request: go on with the game that is kept. Ignored when there is none that could go on.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Resume;

/// Request: take back the last move of a person and what followed it. Ignored when there is none.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Undo;

/// Request: play again what was taken back last. Ignored when there is nothing.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Redo;

/// Fact: the position has changed other than by a move. Read the new one from [`Session`].
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardReplaced {
    /// By what.
    pub cause: Cause,
}

/// What replaced the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Another game.
    NewGame,
    /// Moves taken back.
    Undo,
    /// Moves played again.
    Redo,
    /// A position of a lesson.
    Lesson,
    /// Another moment of a game that is looked back at.
    Review,
}

fn start_games(
    mut requests: MessageReader<NewGame>,
    mut session: ResMut<Session>,
    mut last_setup: ResMut<GameSetup>,
    (mut seeds, mut ids): (ResMut<Seeds>, ResMut<GameIds>),
    mut clock: ResMut<Clock>,
    mut replaced: MessageWriter<BoardReplaced>,
) {
    for NewGame { setup, from, is_demo } in requests.read() {
        let game = from.clone().unwrap_or_else(|| Game::new(setup.variant));
        let seats = setup.seats(&mut seeds);
        *clock = Clock::start(setup.time_control(), game.moves().len() + game.undone_moves().len());
        let notes = Notes { id: ids.next_id(), counts: from.is_none() && !is_demo, ..default() };
        session.replace(game, seats, seeds.next_seed(), *is_demo, notes);
        if !is_demo {
            *last_setup = *setup;
        }
        debug!("a new game: {setup:?}");
        replaced.write(BoardReplaced { cause: Cause::NewGame });
    }
}

fn resume_games(
    mut requests: MessageReader<Resume>,
    kept: Res<Kept>,
    mut session: ResMut<Session>,
    mut last_setup: ResMut<GameSetup>,
    mut clock: ResMut<Clock>,
    mut replaced: MessageWriter<BoardReplaced>,
) {
    if requests.read().count() == 0 {
        return;
    }
    let Some(kept) = kept.unfinished() else { return };
    *clock = Clock::resume(kept.times.clone());
    session.replace(kept.game.clone(), kept.seats, kept.seed, false, kept.notes);
    *last_setup = kept.setup();
    debug!("a kept game goes on after {} moves", kept.game.moves().len());
    replaced.write(BoardReplaced { cause: Cause::NewGame });
}

fn undo_moves(
    mut requests: MessageReader<Undo>,
    mut session: ResMut<Session>,
    mut clock: ResMut<Clock>,
    mut replaced: MessageWriter<BoardReplaced>,
) {
    for Undo in requests.read() {
        // A lesson takes back by itself.
        if session.is_game() && session.undo() {
            clock.go_to(session.game().moves().len());
            replaced.write(BoardReplaced { cause: Cause::Undo });
        }
    }
}

fn redo_moves(
    mut requests: MessageReader<Redo>,
    mut session: ResMut<Session>,
    mut clock: ResMut<Clock>,
    mut replaced: MessageWriter<BoardReplaced>,
) {
    for Redo in requests.read() {
        if session.is_game() && session.redo() {
            clock.go_to(session.game().moves().len());
            replaced.write(BoardReplaced { cause: Cause::Redo });
        }
    }
}
