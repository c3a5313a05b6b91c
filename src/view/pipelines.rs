//! Whether the graphics are ready. Pipelines are made beside the frames, and what needs one that is not there yet is not
//! drawn: the renderer's world tells the game's of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};

pub(super) fn plugin(app: &mut App) {
    let pipelines = Pipelines::default();
    app.insert_resource(pipelines.clone());
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(pipelines).add_systems(Render, tell.in_set(RenderSystems::Cleanup));
    }
}

/// What the renderer still makes.
#[derive(Resource, Clone, Default)]
pub struct Pipelines {
    frames_without: Arc<AtomicU32>,
    have_been_asked: Arc<AtomicBool>,
}

impl Pipelines {
    /// Whether something that is to be seen still waits for one.
    #[must_use]
    pub fn are_waiting(&self) -> bool {
        self.have_been_asked() && self.frames_without() == 0
    }

    /// Whether there has ever been one to wait for.
    #[must_use]
    pub fn have_been_asked(&self) -> bool {
        self.have_been_asked.load(Ordering::Relaxed)
    }

    /// How many frames have been drawn since the last that had to do without something.
    pub(super) fn frames_without(&self) -> u32 {
        self.frames_without.load(Ordering::Relaxed)
    }
}

fn tell(cache: Res<PipelineCache>, pipelines: Res<Pipelines>) {
    let are_waiting = cache.waiting_pipelines().next().is_some();
    let frames = if are_waiting { 0 } else { pipelines.frames_without().saturating_add(1) };
    pipelines.frames_without.store(frames, Ordering::Relaxed);
    pipelines.have_been_asked.fetch_or(are_waiting, Ordering::Relaxed);
}
