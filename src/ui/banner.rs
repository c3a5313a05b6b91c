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
#[derive(Resource, Debug, Default)]
pub struct Banner {
    waiting: Option<Side>,
    shown_since: Duration,
    left: Option<Duration>,
}

impl Banner {
    /// How long the banner stays if nothing happens; `None` if there is none.
    #[must_use]
    pub fn left(&self) -> Option<Duration> {
        self.left
    }
}

/// Goes by the time on the wall: while nothing is drawn, the game's time stands still.
pub(super) fn follow_passes(
    mut moves: MessageReader<MovePlayed>,
    mut passes: MessageReader<TurnPassed>,
    mut replaced: MessageReader<BoardReplaced>,
    shown: Res<ShownBoard>,
    time: Res<Time<Real>>,
    mut banner: ResMut<Banner>,
    mut panels: ResMut<Panels>,
) {
    let left = |banner: &Banner| SHOWN_FOR.saturating_sub(time.elapsed().saturating_sub(banner.shown_since));
    let is_over = panels.passed.is_some() && left(&banner).is_zero();
    if moves.read().count() + replaced.read().count() > 0 || is_over {
        banner.waiting = None;
        if panels.passed.is_some() {
            panels.passed = None;
        }
    }
    // A pass comes with the move before it, in the same frame: it is read after.
    if let Some(TurnPassed { side }) = passes.read().last() {
        banner.waiting = Some(*side);
    }
    if !shown.is_moving
        && let Some(side) = banner.waiting.take()
    {
        panels.passed = Some(side);
        banner.shown_since = time.elapsed();
    }
    banner.left = panels.passed.map(|_| left(&banner));
}
