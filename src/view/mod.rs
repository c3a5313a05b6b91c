//! The board as a person sees and touches it: one set of discs, seen from above or as a table. It reads the game, and
//! writes requests to move.
//!
//! [`motion`] knows where every disc is at each moment, `animate` lets time pass in it, `marks` says what is drawn on
//! the squares, `scene` puts both on the graphics card, `dress` changes what it is made of, `camera` sees to it that the board fits, `input` turns clicks,
//! taps and keys into moves.

mod animate;
mod camera;
mod dress;
mod input;
mod lens;
mod marks;
mod material;
mod mesh;
pub mod motion;
mod pipelines;
mod plants;
mod scene;

use bevy::prelude::*;

use crate::game::GameSystems;

pub use animate::Shown;
pub use camera::{BoardCamera, Surface};
pub use dress::Worn;
pub use lens::Lens;
pub use pipelines::Pipelines;

/// The view's part of a frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ViewSystems {
    /// Clicks, taps and keys become requests, before the game looks at them.
    Input,
    /// Discs begin to move, or move on, after the game has played.
    Animate,
    /// What is seen follows.
    Show,
}

/// Everything there is to see and touch of the board. Wants a renderer.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        logic_plugin,
        pipelines::plugin,
        material::plugin,
        dress::plugin,
        scene::plugin,
        camera::camera_plugin,
    ));
}

/// The view without the graphics: time, touch and what would be seen. Runs without a renderer and without a window.
pub fn logic_plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            ViewSystems::Input.before(GameSystems::Choose),
            ViewSystems::Animate.after(GameSystems::Follow),
            ViewSystems::Show.after(ViewSystems::Animate),
        ),
    );
    app.add_plugins((animate::plugin, camera::plugin, input::plugin, marks::plugin));
}
