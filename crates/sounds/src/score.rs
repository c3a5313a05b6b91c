//! Which sounds there are and how each is made. Quiet ones: they are heard hundreds of times in a game.

use crate::synth::Tape;

/// A sound's file and how it is made.
pub struct Sound {
    /// The file in `assets/sounds`, without its ending.
    pub name: &'static str,
    /// Samples a second.
    pub rate: u32,
    /// Makes the samples, -1 to 1.
    pub make: fn() -> Vec<f64>,
}

const RATE: u32 = 22_050;
/// Tunes have no partials above half of this, the background none above half of the other.
const TUNE_RATE: u32 = 16_000;
const MUSIC_RATE: u32 = 11_025;

/// All of them.
pub const SOUNDS: [Sound; 12] = [
    Sound { name: "place-stone", rate: RATE, make: place_stone },
    Sound { name: "flip-stone", rate: RATE, make: flip_stone },
    Sound { name: "place-wood", rate: RATE, make: place_wood },
    Sound { name: "flip-wood", rate: RATE, make: flip_wood },
    Sound { name: "place-water", rate: RATE, make: place_water },
    Sound { name: "flip-water", rate: RATE, make: flip_water },
    Sound { name: "pass", rate: TUNE_RATE, make: pass },
    Sound { name: "hint", rate: TUNE_RATE, make: hint },
    Sound { name: "win", rate: TUNE_RATE, make: win },
    Sound { name: "loss", rate: TUNE_RATE, make: loss },
    Sound { name: "draw", rate: TUNE_RATE, make: draw },
    Sound { name: "music", rate: MUSIC_RATE, make: music },
];

// Partials as multiples of the pitch, with loudness and decay in seconds.
/// A polished stone on a board with felt beneath.
const STONE: [(f64, f64, f64); 4] = [(1.0, 1.0, 0.026), (2.41, 0.55, 0.015), (4.07, 0.30, 0.009), (6.6, 0.14, 0.005)];
/// A wooden disc on wood.
const WOOD: [(f64, f64, f64); 4] = [(1.0, 1.0, 0.034), (2.76, 0.42, 0.016), (5.40, 0.18, 0.008), (0.5, 0.5, 0.028)];
/// A tuned bar of wood with a tube below: the fourth partial is what makes it one.
const MALLET: [(f64, f64, f64); 2] = [(1.0, 1.0, 0.28), (4.0, 0.16, 0.07)];

// Notes of the pentatonic scale on C, in hertz: none of them grates with another.
const C3: f64 = 130.813;
const E3: f64 = 164.814;
const G3: f64 = 195.998;
const A3: f64 = 220.0;
const C4: f64 = 261.626;
const D4: f64 = 293.665;
const E4: f64 = 329.628;
const G4: f64 = 391.995;
const A4: f64 = 440.0;
const C5: f64 = 523.251;
const D5: f64 = 587.330;
const E5: f64 = 659.255;
const G5: f64 = 783.991;
const C6: f64 = 1046.502;

fn place_stone() -> Vec<f64> {
    let mut tape = Tape::new(0.18, RATE);
    tape.touch(0.0, 0.22, 0.004, 0.35);
    tape.strike(0.0, 470.0, 0.34, &STONE);
    tape.finish()
}

fn flip_stone() -> Vec<f64> {
    let mut tape = Tape::new(0.13, RATE);
    tape.touch(0.0, 0.10, 0.003, 0.45);
    tape.strike(0.0, 690.0, 0.20, &STONE);
    tape.finish()
}

fn place_wood() -> Vec<f64> {
    let mut tape = Tape::new(0.22, RATE);
    tape.touch(0.0, 0.16, 0.005, 0.6);
    tape.strike(0.0, 330.0, 0.36, &WOOD);
    tape.finish()
}

fn flip_wood() -> Vec<f64> {
    let mut tape = Tape::new(0.16, RATE);
    tape.touch(0.0, 0.08, 0.003, 0.6);
    tape.strike(0.0, 470.0, 0.22, &WOOD);
    tape.finish()
}

fn place_water() -> Vec<f64> {
    let mut tape = Tape::new(0.34, RATE);
    tape.touch(0.0, 0.05, 0.010, 0.85);
    tape.drop(0.004, 440.0, 0.34, 0.045);
    tape.drop(0.075, 760.0, 0.10, 0.028);
    tape.finish()
}

fn flip_water() -> Vec<f64> {
    let mut tape = Tape::new(0.20, RATE);
    tape.drop(0.0, 620.0, 0.22, 0.028);
    tape.finish()
}

fn notes(seconds: f64, loudness: f64, notes: &[(f64, f64)]) -> Vec<f64> {
    let mut tape = Tape::new(seconds, TUNE_RATE);
    for &(start, hertz) in notes {
        tape.touch(start, loudness * 0.12, 0.004, 0.7);
        tape.strike(start, hertz, loudness, &MALLET);
    }
    tape.finish()
}

fn pass() -> Vec<f64> {
    notes(0.85, 0.22, &[(0.0, E5), (0.16, A4)])
}

fn hint() -> Vec<f64> {
    notes(0.80, 0.18, &[(0.0, G5), (0.11, C6)])
}

fn win() -> Vec<f64> {
    notes(1.9, 0.24, &[(0.0, C5), (0.13, E5), (0.26, G5), (0.42, C6), (0.42, E5), (0.42, C4)])
}

fn loss() -> Vec<f64> {
    notes(1.7, 0.22, &[(0.0, E5), (0.22, D5), (0.46, A4), (0.46, A3)])
}

fn draw() -> Vec<f64> {
    notes(1.5, 0.22, &[(0.0, G4), (0.18, C5), (0.40, G4), (0.40, D4)])
}

/// Four slow chords under a few far notes, without a beginning or an end.
fn music() -> Vec<f64> {
    const CHORD: f64 = 2.5;
    let chords: [[f64; 3]; 4] = [[C3, G3, E4], [A3, E3, C4], [G3, D4, A3], [E3, G3, C4]];
    let far: [(f64, f64); 6] = [(0.7, G4), (2.0, E4), (3.5, A4), (5.5, D5), (6.9, A4), (8.7, G4)];
    let mut tape = Tape::looped(CHORD * chords.len() as f64, MUSIC_RATE);
    for (index, chord) in chords.iter().enumerate() {
        for &hertz in chord {
            // Each is still heard while the next one comes.
            tape.swell(index as f64 * CHORD, CHORD * 2.0, hertz, 0.075);
        }
    }
    for (start, hertz) in far {
        tape.strike(start, hertz, 0.045, &[(1.0, 1.0, 0.55), (4.0, 0.10, 0.08)]);
        // Its echo from the other shore.
        tape.strike(start + 0.42, hertz, 0.016, &[(1.0, 1.0, 0.50)]);
    }
    tape.finish()
}
