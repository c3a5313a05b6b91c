//! "Show me": a good move for the person to move and why it is good, thought out off the frame's thread and told in
//! three steps, so that whoever wants to find it alone is told no more than needed.

use bevy::prelude::*;
use outflank_engine::analysis::{Hint, show_me};
use outflank_engine::rules::{Bitboard, Square};

use super::{GameSystems, Patience, Session};
use crate::platform::Thought;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HintState>().add_message::<ShowMe>().add_message::<CloseHint>();
    app.add_systems(Update, (close_hints, open_hints, collect_hints).chain().in_set(GameSystems::Think));
}

/// Request: show a good move, or one step more of the one that is shown. Ignored unless a person is to move.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct ShowMe;

/// Request: put the hint away.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct CloseHint;

/// How much of a hint is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum HintStep {
    /// In which quarter of the board the move is.
    #[default]
    Area,
    /// The move's square.
    Square,
    /// Why it is good, with the squares that show it.
    Reasons,
}

/// The hint for the present position. It closes by itself when the position changes.
#[derive(Resource, Default)]
pub struct HintState {
    revision: u64,
    thought: Option<Thought<Hint>>,
    hint: Option<Hint>,
    step: HintStep,
}

impl HintState {
    /// The hint, as good as is known by now.
    #[must_use]
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// How much of it is shown.
    #[must_use]
    pub fn step(&self) -> HintStep {
        self.step
    }

    /// The quarter of the board in which the move is.
    #[must_use]
    pub fn area(&self) -> Bitboard {
        self.hint.as_ref().map_or(Bitboard::EMPTY, |hint| quarter(hint.square))
    }

    /// Whether a better hint may still come.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thought.is_some()
    }

    /// Whether a hint was asked for: it is shown or on its way.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.hint.is_some() || self.thought.is_some()
    }
}

fn close_hints(session: Res<Session>, mut requests: MessageReader<CloseHint>, mut state: ResMut<HintState>) {
    let is_asked = requests.read().count() > 0;
    if state.is_open() && (is_asked || state.revision != session.revision()) {
        *state = HintState::default();
    }
}

/// The sixteen squares of the board's quarter around a square.
fn quarter(square: Square) -> Bitboard {
    let is_same = |a: u8, b: u8| (a < 4) == (b < 4);
    let is_near = |other: &Square| is_same(other.column(), square.column()) && is_same(other.row(), square.row());
    Square::all().filter(is_near).collect()
}

fn open_hints(session: Res<Session>, mut requests: MessageReader<ShowMe>, mut state: ResMut<HintState>) {
    if requests.read().count() == 0 {
        return;
    }
    if state.is_open() {
        let next = if state.step == HintStep::Area { HintStep::Square } else { HintStep::Reasons };
        // As long as nothing is found there is nothing to tell more of.
        if state.hint.is_some() && state.step != next {
            state.step = next;
        }
        return;
    }
    if !session.is_game() || !session.is_persons_turn() {
        return;
    }
    let game = session.game().clone();
    state.revision = session.revision();
    state.thought = Some(Thought::start(move |stop, hints| {
        if let Some(hint) = show_me(&game, stop, &mut |hint| hints.send(hint.clone())) {
            hints.send(hint);
        }
    }));
}

fn collect_hints(patience: Res<Patience>, mut state: ResMut<HintState>) {
    if !state.is_thinking() {
        return;
    }
    let Some(thought) = &mut state.bypass_change_detection().thought else { return };
    let progress = patience.ask(thought);
    if progress.newest.is_some() {
        state.hint = progress.newest;
    }
    if progress.is_done {
        state.thought = None;
    }
}
