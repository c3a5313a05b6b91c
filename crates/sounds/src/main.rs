//! Writes the sounds into the folder that is named, `assets/sounds` if none is.

use std::path::PathBuf;
use std::process::ExitCode;

use outflank_sounds::{SOUNDS, file};

fn main() -> ExitCode {
    let folder = std::env::args_os().nth(1).map_or_else(|| PathBuf::from("assets/sounds"), PathBuf::from);
    for sound in &SOUNDS {
        let path = folder.join(sound.name).with_extension("wav");
        if let Err(why) = std::fs::write(&path, file(sound)) {
            eprintln!("{}: {why}", path.display());
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
