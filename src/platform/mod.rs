//! What differs between a desktop and a browser. The only place that may ask which of them this is.

mod thought;

pub use thought::{Answers, Progress, Thought};
