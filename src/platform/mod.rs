//! What differs between a desktop and a browser. The only place that may ask which of them this is.

mod folders;
mod gamepads;
mod graphics;
mod language;
mod motion;
mod sound;
mod storage;
mod thought;
mod writer;

pub use folders::{Folders, Place};
pub use gamepads::watch_gamepads;
pub use graphics::{Graphics, graphics};
pub use language::system_languages;
pub use motion::system_wants_less_motion;
pub use sound::has_sound;
pub use storage::{Contents, FRAGMENT, read, set_aside};
pub use thought::{Answers, Progress, Thought};
pub use writer::{Failure, Writer};
