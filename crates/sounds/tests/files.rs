//! The committed files are what the formulas make, small, and neither too loud nor silent.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

use outflank_sounds::{SOUNDS, file};

/// All files together, in bytes.
const MOST: usize = 500_000;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/sounds")
}

#[test]
fn the_committed_files_are_made_by_these_formulas() {
    let mut all = 0;
    for sound in &SOUNDS {
        let made = file(sound);
        let kept = fs::read(folder().join(sound.name).with_extension("wav")).unwrap();
        assert!(made == kept, "{}: run `cargo run -p outflank-sounds`", sound.name);
        all += made.len();
    }
    assert!(all <= MOST, "{all} bytes");
    let files = fs::read_dir(folder()).unwrap().count();
    assert_eq!(files, SOUNDS.len(), "a file that nothing makes");
}

#[test]
fn every_sound_is_heard_and_none_is_cut() {
    for sound in &SOUNDS {
        let samples = (sound.make)();
        let loudest = samples.iter().fold(0.0_f64, |loudest, sample| loudest.max(sample.abs()));
        assert!((0.1..0.9).contains(&loudest), "{}: {loudest}", sound.name);
        let mean = samples.iter().sum::<f64>() / samples.len() as f64;
        assert!(mean.abs() < 0.01, "{}: off the middle by {mean}", sound.name);
    }
}

#[test]
fn sounds_begin_and_end_in_silence_and_the_loop_has_no_seam() {
    for sound in &SOUNDS {
        let samples = (sound.make)();
        let (first, last) = (samples[0], samples[samples.len() - 1]);
        if sound.name == "music" {
            let step = |pair: &[f64]| (pair[1] - pair[0]).abs();
            let steepest = samples.windows(2).map(step).fold(0.0, f64::max);
            assert!((first - last).abs() <= steepest, "a crackle from {last} to {first}");
        } else {
            assert!(first.abs() < 1e-3 && last.abs() < 1e-3, "{}: {first} {last}", sound.name);
        }
    }
}
