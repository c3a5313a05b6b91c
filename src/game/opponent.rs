//! The computer's seat: it thinks off the frame's thread and answers with a move for the position it was asked about.

use bevy::prelude::*;
use outflank_engine::level::choose_move;
use outflank_engine::rules::Square;
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::{GameSystems, MoveSource, PlayMove, ReplyGate, Seat, Session};
use crate::platform::{Progress, Thought};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opponent>().init_resource::<Patience>();
    app.add_systems(Update, (drop_stale_thoughts, start_thinking, answer).chain().in_set(GameSystems::Think));
}

/// Whether a frame waits for thoughts.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Patience {
    /// Never: a thought is asked each frame whether it is done.
    #[default]
    Poll,
    /// Until the thought is done. Only for programs without a window, which then play a move a frame.
    Wait,
}

impl Patience {
    /// What a thought has come to, waited for or not.
    pub(super) fn ask<T: Send + 'static>(self, thought: &mut Thought<T>) -> Progress<T> {
        match self {
            Self::Poll => thought.poll(),
            Self::Wait => thought.wait(),
        }
    }
}

/// The thought about one position, or its answer. Dropping a thought ends its search.
#[derive(Resource, Default)]
struct Opponent {
    /// The revision that was asked about.
    revision: u64,
    state: State,
}

#[derive(Default)]
enum State {
    #[default]
    Idle,
    Thinking(Thought<Option<Square>>),
    Answered(Option<Square>),
}

fn drop_stale_thoughts(session: Res<Session>, mut opponent: ResMut<Opponent>) {
    if opponent.revision != session.revision() && !matches!(opponent.state, State::Idle) {
        opponent.state = State::Idle;
    }
}

fn start_thinking(session: Res<Session>, mut opponent: ResMut<Opponent>) {
    let Some(Seat::Computer(level)) = session.seat_to_move() else { return };
    if !matches!(opponent.state, State::Idle) {
        return;
    }
    let game = session.game().clone();
    // The revision in the seed: after undo the computer may answer otherwise, yet the same session always alike.
    let mut rng = StdRng::seed_from_u64(session.seed().wrapping_add(session.revision()));
    opponent.revision = session.revision();
    opponent.state = State::Thinking(Thought::start(move |stop, answers| {
        answers.send(choose_move(&game, level, &mut rng, stop));
    }));
}

fn answer(
    gate: Res<ReplyGate>,
    patience: Res<Patience>,
    mut opponent: ResMut<Opponent>,
    mut moves: MessageWriter<PlayMove>,
) {
    if let State::Thinking(thought) = &mut opponent.state {
        let progress = patience.ask(thought);
        if progress.is_done || progress.newest.is_some() {
            opponent.state = State::Answered(progress.newest.flatten());
        }
    }
    if let State::Answered(Some(square)) = opponent.state
        && !gate.is_closed
    {
        // An answer is given once; the move it makes changes the revision, and with it the question.
        opponent.state = State::Answered(None);
        moves.write(PlayMove { square, revision: opponent.revision, source: MoveSource::Computer });
    }
}
