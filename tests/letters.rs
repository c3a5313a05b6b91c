//! The picture of letters that the panels are drawn with, in the whole program but for window and graphics.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use bevy::app::PluginsState;
use bevy::audio::AudioPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::winit::WinitPlugin;
use bevy_egui::EguiManagedTextures;
use outflank::stage::{Options, Screen, ThemeChoice};

fn program() -> App {
    let no_graphics = WgpuSettings { backends: None, ..default() };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            .disable::<AudioPlugin>()
            .disable::<LogPlugin>()
            .set(RenderPlugin { render_creation: no_graphics.into(), ..default() }),
    );
    app.add_plugins((outflank::stage::plugin, outflank::theme::plugin, outflank::text::plugin));
    app.add_plugins((outflank::game::plugin, outflank::ui::plugin)).insert_state(Screen::Game);
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    app
}

fn letters(app: &App) -> Option<AssetId<Image>> {
    app.world().resource::<EguiManagedTextures>().values().next().map(|texture| texture.handle.id())
}

/// Panels were missing from a frame, and for as long as nothing else was drawn: the renderer was told of their letters
/// only with the next one.
#[test]
fn new_letters_reach_the_renderer_in_the_frame_that_shows_them() {
    let mut app = program();
    (0..5).for_each(|_| app.update());
    let mut changes = 0;
    for theme in [ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Pond] {
        app.world_mut().resource_mut::<Options>().theme = theme;
        for _ in 0..3 {
            let before = letters(&app);
            app.world_mut().resource_mut::<Messages<AssetEvent<Image>>>().clear();
            app.update();
            let now = letters(&app);
            if now != before {
                changes += 1;
                let told: Vec<_> = app.world_mut().resource_mut::<Messages<AssetEvent<Image>>>().drain().collect();
                let is_told = told.iter().any(|event| matches!(event, AssetEvent::Added { id } if Some(*id) == now));
                assert!(is_told, "{theme:?}: {told:?}");
            }
        }
    }
    assert!(changes > 0, "letters on light ground are drawn otherwise than on dark");
}
