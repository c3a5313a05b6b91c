//! The sounds of Outflank as formulas. Only sums, products and quotients are used, which IEEE 754 defines to the last
//! bit: so every machine makes the same bytes, and a test can hold the committed files to them.

mod score;
mod synth;
mod wav;

pub use score::{SOUNDS, Sound};
pub use wav::encode;

/// The bytes of a sound's file.
#[must_use]
pub fn file(sound: &Sound) -> Vec<u8> {
    encode(&(sound.make)(), sound.rate)
}
