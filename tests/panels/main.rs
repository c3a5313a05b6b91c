//! The panels without Bevy's window: every size, every card, every button, by their words.

mod catalogue;
mod clicks;
mod desk;
mod sizes;
