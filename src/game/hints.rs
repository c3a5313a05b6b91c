//! "Show me": a good move for the person to move and why it is good, thought out off the frame's thread.

use bevy::prelude::*;
use outflank_engine::analysis::{Hint, show_me};

use super::{GameSystems, Patience, Session};
use crate::platform::Thought;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HintState>().add_message::<ShowMe>().add_message::<CloseHint>();
    app.add_systems(Update, (close_hints, open_hints, collect_hints).chain().in_set(GameSystems::Think));
}

/// Request: show a good move. Ignored unless a person is to move.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct ShowMe;

/// Request: put the hint away.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct CloseHint;

/// The hint for the present position. It closes by itself when the position changes.
#[derive(Resource, Default)]
pub struct HintState {
    revision: u64,
    thought: Option<Thought<Hint>>,
    hint: Option<Hint>,
}

impl HintState {
    /// The hint, as good as is known by now.
    #[must_use]
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
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

fn open_hints(session: Res<Session>, mut requests: MessageReader<ShowMe>, mut state: ResMut<HintState>) {
    if requests.read().count() == 0 || state.is_open() || !session.is_persons_turn() {
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
