//! What a person hears: discs, signals and a quiet background, made by `crates/sounds` and built into the program. It
//! reads the game and writes nothing to it. Without a sound card all of it is still decided and nothing is heard.

mod cue;
mod player;
mod queue;

use bevy::audio::AudioPlugin;
use bevy::prelude::*;

pub use cue::Cue;
pub use queue::Played;

/// Everything there is to hear. Add after Bevy's own plugins.
pub fn plugin(app: &mut App) {
    app.add_plugins(logic_plugin);
    if app.is_plugin_added::<AudioPlugin>() {
        app.add_plugins(player::plugin);
    }
}

/// What is to be heard and when, without anything that plays it. Runs without a sound card and without a window.
pub fn logic_plugin(app: &mut App) {
    app.add_plugins(queue::plugin);
}
