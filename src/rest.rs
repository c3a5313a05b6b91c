//! Lets the processor rest while nothing moves: frames are drawn when something happens, not for their own sake.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::input::ModifierKeysState;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

use crate::game::lessons::Lessons;
use crate::game::{Clock, CoachState, Disk, HintState, ReplyGate, ReviewState, Session, WhyState};
use crate::stage::ShownBoard;
use crate::theme::Theme;
use crate::ui::Banner;
use crate::view::{Pipelines, Worn};
use crate::wake::{self, Alarm, Woken};

/// Wakes for input, animation and thoughts, and only then.
pub fn plugin(app: &mut App) {
    app.add_plugins(wake::plugin).insert_resource(settings(Pace::Moving));
    app.add_systems(
        PreUpdate,
        drop_unchanged_modifiers.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
    app.add_systems(Last, choose_pace);
}

/// So long after the last input every frame is drawn: what it set off has then begun to move or is done.
const AWAKE_AFTER_INPUT: Duration = Duration::from_millis(300);

/// How often a thought is asked whether it is done while nothing else happens.
const ASK_THOUGHTS: Duration = Duration::from_millis(40);

/// So long after the moment for which a frame waits it is drawn: not a little before it.
const AFTERWARDS: Duration = Duration::from_millis(2);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pace {
    /// Every frame that the display shows.
    Moving,
    /// Now and then, to see whether a thought is done.
    Thinking,
    /// After so long: a clock shows another second then, or a banner has been there long enough.
    Waiting(Duration),
    /// Only when something happens.
    Resting,
}

/// As good as for ever. The window system is asked to wait for it, or it would go on waiting for what it was asked last.
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn settings(pace: Pace) -> WinitSettings {
    let mode = match pace {
        Pace::Moving => UpdateMode::Continuous,
        Pace::Thinking => UpdateMode::reactive_low_power(ASK_THOUGHTS),
        // Not the wait itself: with every other wait the window is drawn at once, and that without end.
        Pace::Waiting(_) | Pace::Resting => UpdateMode::reactive_low_power(A_DAY),
    };
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

#[expect(clippy::too_many_arguments, reason = "everything that can move is looked at here")]
fn choose_pace(
    mut inputs: MessageReader<WindowEvent>,
    time: Res<Time<Real>>,
    session: Res<Session>,
    (hints, lessons, review): (Res<HintState>, Res<Lessons>, Res<ReviewState>),
    (why, coach): (Res<WhyState>, Res<CoachState>),
    gate: Res<ReplyGate>,
    (shown, banner): (Res<ShownBoard>, Res<Banner>),
    (clock, disk): (Res<Clock>, Res<Disk>),
    (pipelines, worn, theme): (Res<Pipelines>, Res<Worn>, Res<Theme>),
    (woken, alarm): (Res<Woken>, Res<Alarm>),
    mut last_input: Local<Duration>,
    (mut last_pace, mut has_been_whole): (Local<Option<Pace>>, Local<bool>),
    mut winit: ResMut<WinitSettings>,
) {
    // Were it to rest before its first pipelines are made, the window would stay empty until someone touches it.
    let is_picture_unfinished = pipelines.are_waiting();
    let is_touched = inputs.read().count() > 0 || woken.take();
    if is_touched
        || session.is_changed()
        || hints.is_changed()
        || lessons.is_changed()
        || review.is_changed()
        || why.is_changed()
        || coach.is_changed()
        || is_picture_unfinished
    {
        *last_input = time.elapsed();
    }
    if !is_picture_unfinished && !*has_been_whole && pipelines.have_been_asked() {
        *has_been_whole = true;
        debug!("the picture is whole");
    }
    let is_awake = time.elapsed().saturating_sub(*last_input) < AWAKE_AFTER_INPUT;
    let computer_moves = !session.is_over() && !session.is_persons_turn();
    let is_teacher_thinking =
        hints.is_thinking() || lessons.is_waiting() || review.is_thinking() || why.is_thinking() || coach.is_thinking();
    let pace = if is_awake || gate.is_closed || shown.is_moving || !worn.is(&theme) {
        Pace::Moving
    } else if computer_moves || is_teacher_thinking || disk.is_busy() {
        Pace::Thinking
    } else if let Some(wait) = [clock.until_next_second(), banner.left()].into_iter().flatten().min() {
        Pace::Waiting(wait + AFTERWARDS)
    } else {
        Pace::Resting
    };
    trace!("a frame; what follows is {pace:?}");
    if let Pace::Waiting(wait) = pace {
        alarm.ring_in(wait);
    }
    if *last_pace != Some(pace) {
        *last_pace = Some(pace);
        *winit = settings(pace);
    }
}

/// `bevy_egui` tells egui of the modifier keys in every frame, and egui asks for another frame whenever it is told
/// anything: together they would never rest.
fn drop_unchanged_modifiers(
    keys: Res<ModifierKeysState>,
    mut inputs: Query<&mut EguiInput>,
    mut told: Local<egui::Modifiers>,
) {
    let now = keys.to_egui_modifiers();
    if now == *told {
        for mut input in &mut inputs {
            input.events.retain(|event| !matches!(event, egui::Event::ModifiersChanged(_)));
        }
    }
    *told = now;
}
