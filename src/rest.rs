//! Lets the processor rest while nothing moves: frames are drawn when something happens, not for their own sake.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::WindowEvent;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::input::ModifierKeysState;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

use crate::game::lessons::Lessons;
use crate::game::{Clock, CoachState, Disk, HintState, ReplyGate, ReviewState, Session, WhyState};
use crate::stage::ShownBoard;
use crate::wake::{self, Woken};

/// Wakes for input, animation and thoughts, and only then.
pub fn plugin(app: &mut App) {
    app.add_plugins(wake::plugin).insert_resource(settings(Pace::Moving));
    app.add_systems(
        PreUpdate,
        drop_unchanged_modifiers.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
    app.add_systems(Last, choose_pace);

    let pipelines = Pipelines::default();
    app.insert_resource(pipelines.clone());
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(pipelines).add_systems(Render, tell_of_pipelines.in_set(RenderSystems::Cleanup));
    }
}

/// Whether the renderer still makes pipelines, which it does beside the frames: what needs them is not drawn yet. Told
/// by the renderer's world to the game's.
#[derive(Resource, Clone, Default)]
struct Pipelines {
    are_waiting: Arc<AtomicBool>,
    have_been_asked: Arc<AtomicBool>,
}

fn tell_of_pipelines(cache: Res<PipelineCache>, pipelines: Res<Pipelines>) {
    let are_waiting = cache.waiting_pipelines().next().is_some();
    pipelines.are_waiting.store(are_waiting, Ordering::Relaxed);
    pipelines.have_been_asked.fetch_or(are_waiting, Ordering::Relaxed);
}

/// So long after the last input every frame is drawn: what it set off has then begun to move or is done.
const AWAKE_AFTER_INPUT: Duration = Duration::from_millis(300);

/// How often a thought is asked whether it is done while nothing else happens.
const ASK_THOUGHTS: Duration = Duration::from_millis(40);

/// So long after a clock has come to another second it is drawn: not a moment before it shows it.
const AFTER_TICK: Duration = Duration::from_millis(2);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pace {
    /// Every frame that the display shows.
    Moving,
    /// Now and then, to see whether a thought is done.
    Thinking,
    /// When a running clock shows another second.
    Ticking(Duration),
    /// Only when something happens.
    Resting,
}

fn settings(pace: Pace) -> WinitSettings {
    let mode = match pace {
        Pace::Moving => UpdateMode::Continuous,
        Pace::Thinking => UpdateMode::reactive_low_power(ASK_THOUGHTS),
        Pace::Ticking(wait) => UpdateMode::reactive_low_power(wait),
        Pace::Resting => UpdateMode::reactive_low_power(Duration::MAX),
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
    shown: Res<ShownBoard>,
    (clock, disk): (Res<Clock>, Res<Disk>),
    pipelines: Res<Pipelines>,
    woken: Res<Woken>,
    mut last_input: Local<Duration>,
    (mut last_pace, mut has_been_whole): (Local<Option<Pace>>, Local<bool>),
    mut winit: ResMut<WinitSettings>,
) {
    // Were it to rest before its first pipelines are made, the window would stay empty until someone touches it.
    let is_picture_unfinished = pipelines.are_waiting.load(Ordering::Relaxed);
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
    if !is_picture_unfinished && !*has_been_whole && pipelines.have_been_asked.load(Ordering::Relaxed) {
        *has_been_whole = true;
        debug!("the picture is whole");
    }
    let is_awake = time.elapsed().saturating_sub(*last_input) < AWAKE_AFTER_INPUT;
    let computer_moves = !session.is_over() && !session.is_persons_turn();
    let is_teacher_thinking =
        hints.is_thinking() || lessons.is_waiting() || review.is_thinking() || why.is_thinking() || coach.is_thinking();
    let pace = if is_awake || gate.is_closed || shown.is_moving {
        Pace::Moving
    } else if computer_moves || is_teacher_thinking || disk.is_busy() {
        Pace::Thinking
    } else if let Some(wait) = clock.until_next_second() {
        Pace::Ticking(wait + AFTER_TICK)
    } else {
        Pace::Resting
    };
    trace!("a frame; what follows is {pace:?}");
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
