//! Lets time pass in the discs' motion, and holds the computer's answer back until they lie still.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use outflank_engine::rules::{Side, Square};

use super::ViewSystems;
use super::motion::Motion;
use crate::game::{BoardReplaced, MovePlayed, ReplyGate, Session};
use crate::stage::{Options, ShownBoard};
use crate::timing::{DEMO_END, DEMO_PACE, Manner, REPLY_GAP};

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
    /// Whose discs bow when all lie still, and from where.
    bow: Option<(Side, Square)>,
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
    let manner = Manner::of(&options);
    shown.bow = None;
    match played.as_slice() {
        [only] if !is_replaced => {
            motion.show_move(only, board, manner);
            let can_bow = matches!(manner, Manner::Move(_));
            shown.bow = session.celebrated().filter(|_| can_bow).map(|winner| (winner, only.square));
        }
        _ => motion.show_board(board, manner),
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
    if !shown.is_moving() && !is_waiting && shown.bow.is_none() {
        return;
    }
    let shown = &mut *shown;
    if is_new {
        return;
    }
    match (&mut shown.motion, shown.bow) {
        (Some(motion), _) if motion.is_moving() => motion.advance(time.delta_secs()),
        (Some(motion), Some((winner, from))) => {
            motion.bow(winner, from);
            shown.bow = None;
        }
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
    let is_moving = motion.is_moving() && !motion.is_bowing();
    board.set_if_neq(ShownBoard { count: Some(motion.count()), is_moving });
    gate.set_if_neq(ReplyGate { is_closed: is_moving || shown.gap > 0.0 });
    if gate.is_closed || motion.is_bowing() || shown.bow.is_some() {
        redraws.write(RequestRedraw);
    }
}
