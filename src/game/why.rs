//! "Why not there?": what speaks against a move, thought out off the frame's thread: for a square picked while a hint is
//! open, or for the move that a person played last.

use bevy::prelude::*;
use outflank_engine::analysis::{WhyNot, why_not};
use outflank_engine::rules::{Game, Square};

use super::requests::BoardReplaced;
use super::{GameSystems, HintState, Patience, Seat, Session};
use crate::platform::Thought;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WhyState>().add_message::<WhyRequest>();
    app.add_systems(Update, (take_requests, collect).chain().in_set(GameSystems::Ask));
}

/// Request about "why not there?". Ignored where it makes no sense.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyRequest {
    /// While a hint is open: squares chosen from now on are asked about, not played; or no longer.
    TogglePicking,
    /// What speaks against a move on this square?
    Square(Square),
    /// What speaks against the move that a person played last?
    LastMove,
    /// Put the answer away.
    Close,
}

/// What is asked, and the answer as far as it is known. It closes by itself when the position changes.
#[derive(Resource, Default)]
pub struct WhyState {
    revision: u64,
    is_picking: bool,
    asked: Option<Asked>,
    thought: Option<Thought<WhyNot>>,
    answer: Option<WhyNot>,
}

/// The move that is asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Where.
    pub square: Square,
    /// Whether it has been played.
    pub is_played: bool,
}

impl WhyState {
    /// Whether chosen squares are asked about rather than played.
    #[must_use]
    pub fn is_picking(&self) -> bool {
        self.is_picking
    }

    /// The move that is asked about.
    #[must_use]
    pub fn asked(&self) -> Option<Asked> {
        self.asked
    }

    /// What speaks against it, as far as is known.
    #[must_use]
    pub fn answer(&self) -> Option<&WhyNot> {
        self.answer.as_ref()
    }

    /// Whether a better answer may still come.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thought.is_some()
    }

    /// Whether there is anything to put away.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.is_picking || self.asked.is_some()
    }

    fn ask(&mut self, game: Game, square: Square, is_played: bool) {
        self.asked = Some(Asked { square, is_played });
        self.answer = None;
        self.thought = Some(think(game, square));
    }
}

/// Starts to think about what speaks against a move.
pub(super) fn think(game: Game, square: Square) -> Thought<WhyNot> {
    Thought::start(move |stop, answers| {
        if let Some(answer) = why_not(&game, square, stop, &mut |first| answers.send(first.clone())) {
            answers.send(answer);
        }
    })
}

/// The game before the last move of a person, and that move.
pub(super) fn before_last_move(session: &Session) -> Option<(Game, Square)> {
    let mut game = session.game().clone();
    loop {
        let last = game.undo()?;
        if session.seat(last.side) == Seat::Person {
            return Some((game, last.square));
        }
    }
}

fn take_requests(
    mut requests: MessageReader<WhyRequest>,
    mut replaced: MessageReader<BoardReplaced>,
    session: Res<Session>,
    hints: Res<HintState>,
    mut state: ResMut<WhyState>,
) {
    let is_replaced = replaced.read().count() > 0;
    let is_picking_over = state.is_picking && !hints.is_open();
    if state.is_open() && (is_replaced || is_picking_over || state.revision != session.revision()) {
        *state = WhyState::default();
    }
    for &request in requests.read() {
        if !session.is_game() {
            continue;
        }
        state.revision = session.revision();
        match request {
            WhyRequest::TogglePicking if hints.is_open() => {
                *state = WhyState { is_picking: !state.is_picking, revision: state.revision, ..default() };
            }
            WhyRequest::Square(square) if session.game().flips(square).is_ok() => {
                state.ask(session.game().clone(), square, false);
            }
            WhyRequest::LastMove => {
                if let Some((game, square)) = before_last_move(&session) {
                    state.is_picking = false;
                    state.ask(game, square, true);
                }
            }
            WhyRequest::Close => *state = WhyState::default(),
            _ => {}
        }
    }
}

fn collect(patience: Res<Patience>, mut state: ResMut<WhyState>) {
    let Some(thought) = &mut state.bypass_change_detection().thought else { return };
    let progress = patience.ask(thought);
    if progress.newest.is_some() {
        state.answer = progress.newest;
    }
    if progress.is_done {
        state.thought = None;
    }
}
