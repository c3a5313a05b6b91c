//! When the banner about a pass is there: from when the discs lie still until the next move, or some seconds.

use std::time::Duration;

use bevy::prelude::*;
use outflank_engine::rules::Side;

use super::Panels;
use crate::game::{BoardReplaced, MovePlayed, TurnPassed};
use crate::stage::ShownBoard;

/// Long enough to be read twice.
const SHOWN_FOR: Duration = Duration::from_secs(6);

/// A pass that is still to be said, or is being said since a time.
#[derive(Default)]
pub(super) struct Pass {
    waiting: Option<Side>,
    shown_since: Duration,
}

pub(super) fn follow_passes(
    mut moves: MessageReader<MovePlayed>,
    mut passes: MessageReader<TurnPassed>,
    mut replaced: MessageReader<BoardReplaced>,
    shown: Res<ShownBoard>,
    time: Res<Time>,
    mut pass: Local<Pass>,
    mut panels: ResMut<Panels>,
) {
    let is_over = panels.passed.is_some() && time.elapsed().saturating_sub(pass.shown_since) > SHOWN_FOR;
    if moves.read().count() + replaced.read().count() > 0 || is_over {
        pass.waiting = None;
        if panels.passed.is_some() {
            panels.passed = None;
        }
    }
    // A pass comes with the move before it, in the same frame: it is read after.
    if let Some(TurnPassed { side }) = passes.read().last() {
        pass.waiting = Some(*side);
    }
    if !shown.is_moving
        && let Some(side) = pass.waiting.take()
    {
        panels.passed = Some(side);
        pass.shown_since = time.elapsed();
    }
}
