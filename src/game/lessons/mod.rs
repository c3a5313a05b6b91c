//! Lessons: positions set up on the real board, with something to do in each and an answer to whatever is done.

mod course;
mod play;
mod progress;

use bevy::prelude::*;

pub use course::{Answer, Claim, Deed, Lesson, Step, lessons};
pub use play::{At, LessonRequest, Lessons, Moment, Said};
pub use progress::LessonProgress;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LessonProgress>();
    app.add_plugins(play::plugin);
}
