//! Draws one position in every size and view, to be looked at while the board's looks are worked on.
//!
//! `cargo run --example picture -- FOLDER [MOVES]`

use bevy::math::UVec2;
use outflank::picture::{Picture, Studio};
use outflank::stage::{Options, Quality, ThemeChoice, ViewMode};
use outflank_engine::rules::{Game, Variant};
use std::path::PathBuf;

const MOVES: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("name a folder")?);
    let moves = arguments.next().unwrap_or_else(|| MOVES.to_owned());
    let only = arguments.next();
    let mut game = Game::new(Variant::Standard);
    for name in moves.as_bytes().chunks(2) {
        game.play(std::str::from_utf8(name)?.parse()?)?;
    }
    let first = game.legal_moves().squares().next();
    let mut studio = Studio::open()?;
    let table = Options { view: ViewMode::Table, ..Options::default() };
    let flat = Options { view: ViewMode::Flat, ..table };
    let light = ThemeChoice::Light;
    let shots = [
        ("table", table, (1280, 800), false),
        ("flat", flat, (1280, 800), false),
        ("table-light", Options { theme: light, ..table }, (1280, 800), false),
        ("flat-light", Options { theme: light, ..flat }, (1280, 800), false),
        ("table-marks", table, (1000, 800), true),
        ("flat-marks", flat, (900, 800), true),
        ("table-marks-light", Options { theme: light, ..table }, (1000, 800), true),
        ("table-tall", table, (480, 800), false),
        ("flat-tall", flat, (480, 800), false),
        ("table-tiny", table, (320, 240), false),
        ("table-low", Options { quality: Quality::Low, ..table }, (640, 480), false),
        ("flat-low", Options { quality: Quality::Low, ..flat }, (640, 480), false),
    ];
    for (name, options, (width, height), has_marks) in shots {
        if only.as_ref().is_some_and(|only| !only.split(',').any(|one| one == name)) {
            continue;
        }
        let mut picture = Picture::new(game.clone(), options, UVec2::new(width, height));
        if has_marks {
            picture.pointed_at = first;
            picture.has_hint = true;
        }
        studio.draw(&picture)?.save(folder.join(format!("{name}.png")))?;
    }
    Ok(())
}
