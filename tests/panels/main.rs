//! The panels without Bevy's window: every size, every card, every button, by their words.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod catalogue;
mod clicks;
mod desk;
mod keeping;
mod languages;
mod lessons;
mod reading;
mod review;
mod sizes;
mod teacher;
