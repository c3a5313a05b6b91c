//! Outflank: Reversi (Othello) with an animated 2D and 3D board, a strong opponent and a teacher that tells the truth.
//!
//! The floors, each of which knows only those below it: [`ui`], [`view`] and [`audio`] (none knows another), [`game`],
//! then [`stage`], [`controls`], [`theme`], [`timing`], [`text`] and [`platform`], and under everything the engine,
//! `outflank-engine`. Beside them stand [`args`], [`picture`], [`rest`], [`wake`], [`window`] and [`wishes`], which the
//! program is put together with.

pub mod args;
pub mod audio;
pub mod controls;
pub mod game;
pub mod picture;
pub mod platform;
pub mod rest;
pub mod stage;
pub mod text;
pub mod theme;
pub mod timing;
pub mod ui;
pub mod view;
pub mod wake;
pub mod window;
pub mod wishes;
