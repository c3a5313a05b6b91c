//! What differs between a desktop and a browser. The only place that may ask which of them this is.

mod folders;
mod graphics;
mod language;
mod storage;
mod thought;
mod writer;

pub use folders::{Folders, Place};
pub use graphics::{Graphics, graphics};
pub use language::system_languages;
pub use storage::{Contents, FRAGMENT, read, set_aside};
pub use thought::{Answers, Progress, Thought};
pub use writer::{Failure, Writer};
