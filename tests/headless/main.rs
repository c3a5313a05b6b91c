//! The game with no window: messages in, session out. Cases named `bug_nnn` come from public bug reports of other
//! Reversi programs; each holds the right result.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod ambiguity;
mod asynchrony;
mod choices;
mod clocks;
mod damage;
mod ending;
mod home;
mod keeping;
mod keys;
mod leaving;
mod looking_back;
mod passing;
mod quiet;
mod reading;
mod results;
mod soak;
mod sounds;
mod table;
mod teaching;
mod undoing;
