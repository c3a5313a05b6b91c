//! What differs between a desktop and a browser. The only place that may ask which of them this is.

mod graphics;
mod language;
mod sound;
mod thought;

pub use graphics::{Graphics, graphics};
pub use language::system_languages;
pub use sound::has_sound;
pub use thought::{Answers, Progress, Thought};
