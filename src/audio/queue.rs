//! Cues wait here for their moment. The clock is the view's: both start with the move and go by the same figures, so
//! that what is heard and what is seen come together though neither knows the other.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use outflank_engine::rules::PlayedMove;

use super::cue::{Cue, end_of, of_move, signal_time};
use crate::game::{BoardReplaced, GameEnded, GameSystems, HintState, MovePlayed, Session, TurnPassed};
use crate::stage::{Options, ShownBoard};
use crate::timing::Manner;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waiting>().add_message::<Played>().add_message::<RequestRedraw>();
    app.add_systems(Update, listen.after(GameSystems::Keep));
    app.add_systems(PostUpdate, release.in_set(Release));
}

/// When what is due is told to whoever plays it.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Release;

/// Fact: this is to be heard now. Not written for what is muted.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Played {
    /// What.
    pub cue: Cue,
    /// How loud, as a factor of the amplitude above 0 and up to 1.
    pub volume: f32,
    /// How much faster than recorded.
    pub speed: f32,
}

#[derive(Resource, Default)]
struct Waiting {
    /// With the seconds that are left of each.
    cues: Vec<(Cue, f32)>,
    /// Seconds until the discs lie still, so that it is known whether they were hurried.
    movement: f32,
    /// No time passes in the frame in which a cue comes.
    is_new: bool,
    has_hint: bool,
}

#[derive(bevy::ecs::system::SystemParam)]
struct Facts<'w, 's> {
    moves: MessageReader<'w, 's, MovePlayed>,
    replacements: MessageReader<'w, 's, BoardReplaced>,
    passes: MessageReader<'w, 's, TurnPassed>,
    ends: MessageReader<'w, 's, GameEnded>,
}

fn listen(
    mut facts: Facts,
    session: Res<Session>,
    hints: Res<HintState>,
    options: Res<Options>,
    mut waiting: ResMut<Waiting>,
) {
    let has_hint = hints.hint().is_some();
    let is_new_hint = has_hint && !waiting.has_hint;
    if has_hint != waiting.has_hint {
        waiting.has_hint = has_hint;
    }
    let is_replaced = facts.replacements.read().count() > 0;
    let mut last: Option<PlayedMove> = None;
    let manner = Manner::of(&options);
    let mut coming = Vec::new();
    for MovePlayed { played } in facts.moves.read() {
        // Of several moves in one frame the last is seen to be played.
        coming = of_move(played, manner);
        last = Some(*played);
    }
    let mut signals = Vec::new();
    if facts.passes.read().count() > 0 {
        signals.push(Cue::Pass);
    }
    if let Some(GameEnded { result }) = facts.ends.read().last().filter(|_| session.is_game()) {
        signals.push(Cue::of_end(result, &session));
    }
    if session.is_demo() {
        // Nobody plays behind the start screen, and nobody wants to hear it.
        if !waiting.cues.is_empty() {
            waiting.cues.clear();
        }
        return;
    }
    if is_replaced {
        (waiting.cues, waiting.movement) = (Vec::new(), 0.0);
    }
    if is_new_hint {
        (waiting.is_new, _) = (true, waiting.cues.push((Cue::Hint, 0.0)));
    }
    if let Some(played) = last {
        coming.extend(signals.iter().map(|&cue| (cue, signal_time(cue, &played, manner))));
        waiting.cues.retain(|(cue, _)| !cue.is_disc());
        waiting.cues.extend(coming);
        (waiting.movement, waiting.is_new) = (end_of(&played, manner), true);
    }
}

fn release(
    time: Res<Time>,
    shown: Res<ShownBoard>,
    options: Res<Options>,
    mut waiting: ResMut<Waiting>,
    mut played: MessageWriter<Played>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    if waiting.cues.is_empty() {
        return;
    }
    let waiting = &mut *waiting;
    let passed = if std::mem::take(&mut waiting.is_new) { 0.0 } else { time.delta_secs() };
    waiting.movement -= passed;
    for (_, left) in &mut waiting.cues {
        *left -= passed;
    }
    // Most discs of the peers click in one noise; here rings that a slow frame has thrown together sound as one.
    let mut is_disc_heard = false;
    waiting.cues.retain(|&(cue, left)| {
        if left > 0.0 {
            return true;
        }
        let volume = cue.volume(&options.sound);
        if volume > 0.0 && !(matches!(cue, Cue::Flip { .. }) && std::mem::replace(&mut is_disc_heard, true)) {
            played.write(Played { cue, volume, speed: cue.speed() });
        }
        false
    });
    // A click shows the result at once: the rest of the wave is not heard, and what comes after it comes sooner.
    let is_hurried = shown.count.is_some() && !shown.is_moving && waiting.movement > 0.0;
    if is_hurried {
        let early = std::mem::take(&mut waiting.movement);
        waiting.cues.retain(|(cue, _)| !cue.is_disc());
        for (_, left) in &mut waiting.cues {
            *left -= early;
        }
    }
    if !waiting.cues.is_empty() {
        redraws.write(RequestRedraw);
    }
}
