//! The coach, if it is wanted: it looks at every move of a person and speaks up only after a real mistake.

use bevy::prelude::*;
use outflank_engine::analysis::WhyNot;
use outflank_engine::rules::PlayedMove;

use super::requests::BoardReplaced;
use super::turn::MovePlayed;
use super::{GameSystems, Patience, Seat, Session, why};
use crate::platform::Thought;
use crate::stage::Options;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CoachState>().add_message::<DismissCoach>();
    app.add_systems(Update, (listen, collect).chain().in_set(GameSystems::Follow));
}

/// Request: the coach's word is heard, put it away.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct DismissCoach;

/// What the coach thinks about and what it has to say.
#[derive(Resource, Default)]
pub struct CoachState {
    thought: Option<Thought<WhyNot>>,
    /// What the thought has come to so far.
    newest: Option<WhyNot>,
    said: Option<WhyNot>,
}

impl CoachState {
    /// The mistake it speaks of.
    #[must_use]
    pub fn said(&self) -> Option<&WhyNot> {
        self.said.as_ref()
    }

    /// Whether it still looks at a move.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thought.is_some()
    }

    fn is_idle(&self) -> bool {
        self.thought.is_none() && self.said.is_none()
    }
}

fn listen(
    mut moves: MessageReader<MovePlayed>,
    mut replaced: MessageReader<BoardReplaced>,
    mut dismissals: MessageReader<DismissCoach>,
    session: Res<Session>,
    options: Res<Options>,
    mut state: ResMut<CoachState>,
) {
    let is_persons = |played: &PlayedMove| session.seat(played.side) == Seat::Person;
    let persons_move = moves.read().filter(|fact| is_persons(&fact.played)).last();
    let is_over = replaced.read().count() + dismissals.read().count() > 0;
    if (persons_move.is_some() || is_over) && !state.is_idle() {
        *state = CoachState::default();
    }
    if persons_move.is_none() || options.coach.threshold().is_none() || !session.is_game() {
        return;
    }
    if let Some((game, square)) = why::before_last_move(&session)
        && game.legal_moves().count() > 1
    {
        state.thought = Some(why::think(game, square));
    }
}

/// Only the last answer counts: the coach does not speak up over what it sees at a glance.
fn collect(patience: Res<Patience>, options: Res<Options>, mut state: ResMut<CoachState>) {
    let quiet = state.bypass_change_detection();
    let Some(thought) = &mut quiet.thought else { return };
    let progress = patience.ask(thought);
    if progress.newest.is_some() {
        quiet.newest = progress.newest;
    }
    if progress.is_done {
        state.thought = None;
        let threshold = options.coach.threshold();
        let is_mistake = |answer: &WhyNot| threshold.is_some_and(|least| answer.cost.hundredths() >= least);
        state.said = state.newest.take().filter(is_mistake);
    }
}
