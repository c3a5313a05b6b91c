//! Lets time pass in the discs' motion, and holds the computer's answer back until they lie still.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::ViewSystems;
use super::motion::{Manner, Motion};
use super::timing::{DEMO_END, DEMO_PACE, REPLY_GAP};
use crate::game::{BoardReplaced, MovePlayed, ReplyGate, Session};
use crate::stage::{Options, ShownBoard, Speed};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>().add_message::<RequestRedraw>();
    app.add_systems(Update, (follow_game, pass_time, report).chain().in_set(ViewSystems::Animate));
}

/// The discs as they are shown.
#[derive(Resource, Debug, Default)]
pub struct Shown {
    motion: Option<Motion>,
    revision: u64,
    /// From the last disc lying still to the computer's answer, in seconds.
    gap: f32,
}

impl Shown {
    /// The discs; `None` before the first frame.
    #[must_use]
    pub fn motion(&self) -> Option<&Motion> {
        self.motion.as_ref()
    }

    /// Whether anything moves.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        self.motion.as_ref().is_some_and(Motion::is_moving)
    }

    /// Shows the result at once.
    pub(super) fn finish(&mut self) {
        if let Some(motion) = &mut self.motion {
            motion.finish();
        }
    }
}

fn manner(options: &Options) -> Manner {
    match options.speed {
        Speed::Off => Manner::Instant,
        _ if options.moves_less() => Manner::Fade,
        Speed::Fast => Manner::Move(0.5),
        Speed::Normal => Manner::Move(1.0),
        Speed::Slow => Manner::Move(2.0),
    }
}

/// Begins to show what has changed. The board that is to be seen in the end is always the session's, whatever the
/// messages say: they only tell how to get there.
fn follow_game(
    session: Res<Session>,
    options: Res<Options>,
    mut played_moves: MessageReader<MovePlayed>,
    mut replacements: MessageReader<BoardReplaced>,
    mut shown: ResMut<Shown>,
) {
    let is_replaced = replacements.read().count() > 0;
    let played: Vec<_> = played_moves.read().map(|fact| fact.played).collect();
    let board = *session.game().board();
    if shown.motion.is_some() && shown.revision == session.revision() {
        return;
    }
    let shown = &mut *shown;
    shown.revision = session.revision();
    let Some(motion) = &mut shown.motion else {
        shown.motion = Some(Motion::at_rest(board));
        return;
    };
    match played.as_slice() {
        [only] if !is_replaced => motion.show_move(only, board, manner(&options)),
        _ => motion.show_board(board, manner(&options)),
    }
    shown.gap = match (session.is_demo(), session.is_over()) {
        (true, true) => DEMO_END,
        (true, false) => (DEMO_PACE - motion.duration()).max(REPLY_GAP),
        (false, true) => 0.0,
        (false, false) => REPLY_GAP,
    };
}

/// The frame that begins an animation shows its beginning; time passes from the next one on.
fn pass_time(session: Res<Session>, time: Res<Time>, mut shown: ResMut<Shown>, mut begun: Local<u64>) {
    let is_new = *begun != shown.revision;
    *begun = session.revision();
    let is_waiting = shown.gap > 0.0;
    if !shown.is_moving() && !is_waiting {
        return;
    }
    let shown = &mut *shown;
    if is_new {
        return;
    }
    match &mut shown.motion {
        Some(motion) if motion.is_moving() => motion.advance(time.delta_secs()),
        _ => shown.gap = (shown.gap - time.delta_secs()).max(0.0),
    }
}

fn report(
    shown: Res<Shown>,
    mut board: ResMut<ShownBoard>,
    mut gate: ResMut<ReplyGate>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    let Some(motion) = shown.motion() else { return };
    board.set_if_neq(ShownBoard { count: Some(motion.count()), is_moving: motion.is_moving() });
    gate.set_if_neq(ReplyGate { is_closed: motion.is_moving() || shown.gap > 0.0 });
    if gate.is_closed {
        redraws.write(RequestRedraw);
    }
}
