//! When each disc moves and how fast: the figures of the game's feel, for what is seen and for what is heard.

use outflank_engine::rules::Square;

use crate::stage::{Options, Speed};

/// From the finger to the board, in seconds.
pub const DROP: f32 = 0.120;
/// From the landing to the first flip, in seconds.
pub const WAVE_DELAY: f32 = 0.090;
/// From one ring of the wave to the next, in seconds.
pub const WAVE_STEP: f32 = 0.055;
/// One flip, in seconds.
pub const FLIP: f32 = 0.240;
/// A disc taken away or put back by undo, redo or a new game, in seconds.
pub const SWAP: f32 = 0.200;
/// With reduced motion every change is one cross-fade of this length, in seconds.
pub const CROSS_FADE: f32 = 0.080;
/// From the last disc lying still to the computer's answer, in seconds, at every speed.
pub const REPLY_GAP: f32 = 0.350;
/// From one move to the next in the quiet game behind the start screen, in seconds.
pub const DEMO_PACE: f32 = 1.200;
/// How long the quiet game's last position stays, in seconds.
pub const DEMO_END: f32 = 2.500;
/// From one view to the other, in seconds.
pub const GLIDE: f32 = 0.450;
/// From the last disc lying still to the sign of the end, in seconds.
pub const BEFORE_END: f32 = 0.300;
/// How long each of the winner's discs bows, in seconds, and from one ring of them to the next.
pub const BOW: f32 = 0.520;
/// See [`BOW`].
pub const BOW_STEP: f32 = 0.085;
/// How high a bowing disc rises, in squares.
pub const BOW_LIFT: f32 = 0.30;
/// By how much of its size it grows: that is seen from straight above, too.
pub const BOW_GROWTH: f32 = 0.12;
/// How high a turning disc rises, in squares.
pub const LIFT: f32 = 0.4;
/// How high a dropped disc starts, in squares.
pub const DROP_HEIGHT: f32 = 0.8;

/// How changes are shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Manner {
    /// The result at once.
    Instant,
    /// Cross-fades in place.
    Fade,
    /// Drops, flips and lifts, in this many times the designed time.
    Move(f32),
}

impl Manner {
    /// What a person chose.
    #[must_use]
    pub fn of(options: &Options) -> Self {
        match options.speed {
            Speed::Off => Self::Instant,
            _ if options.moves_less() => Self::Fade,
            Speed::Fast => Self::Move(0.5),
            Speed::Normal => Self::Move(1.0),
            Speed::Slow => Self::Move(2.0),
        }
    }
}

/// When a disc `distance` squares (at least 1) from the new one begins to turn, in seconds after the drop began.
#[must_use]
pub fn flip_start(distance: u8) -> f32 {
    DROP + WAVE_DELAY + WAVE_STEP * f32::from(distance.saturating_sub(1))
}

/// How many king's steps lie between two squares.
#[must_use]
pub fn distance(from: Square, to: Square) -> u8 {
    from.column().abs_diff(to.column()).max(from.row().abs_diff(to.row()))
}

/// Fast at first, then slower: 0 to 1 for 0 to 1.
#[must_use]
pub fn ease_out(t: f32) -> f32 {
    1.0 - (1.0 - t.clamp(0.0, 1.0)).powi(3)
}

/// Slow, fast, slow: 0 to 1 for 0 to 1.
#[must_use]
pub fn ease_in_out(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_wave_ends_in_time() {
        let corner: Square = "a1".parse().unwrap();
        let farthest: Square = "g7".parse().unwrap(); // h8 holds the disc that outflanks
        assert_eq!(distance(corner, farthest), 6);
        assert!(flip_start(6) + FLIP < 0.750);
    }

    #[test]
    fn the_wave_starts_after_the_landing_and_runs_outwards() {
        assert!((flip_start(1) - 0.210).abs() < 1e-6);
        assert!((flip_start(3) - flip_start(2) - WAVE_STEP).abs() < 1e-6);
    }

    #[test]
    fn easing_starts_at_nothing_and_ends_at_all() {
        for ease in [ease_out, ease_in_out] {
            assert_eq!((ease(-1.0), ease(0.0), ease(1.0), ease(2.0)), (0.0, 0.0, 1.0, 1.0));
        }
        assert!(ease_out(0.5) > 0.5 && (ease_in_out(0.5) - 0.5).abs() < 1e-6);
    }
}
