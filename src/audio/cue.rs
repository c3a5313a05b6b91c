//! What is heard at which moment of a move.

use outflank_engine::rules::{GameResult, PlayedMove};

use crate::game::Session;
use crate::stage::{Loudness, SoundOptions};
use crate::timing::{BEFORE_END, CROSS_FADE, DROP, FLIP, Manner, distance, flip_start};

/// Something to hear.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cue {
    /// A new disc lands.
    Place,
    /// The discs that lie so many squares from the new one have turned.
    Flip {
        /// 1 to 6.
        ring: u8,
    },
    /// A side passes.
    Pass,
    /// A hint is shown.
    Hint,
    /// The game is won: by the person, or by either side if several or none are at the screen.
    Win,
    /// The computer wins.
    Loss,
    /// Nobody wins.
    Draw,
}

/// A flip is heard when its disc is so far round: just before it lies.
const CLAP: f32 = 0.85;
/// Each ring sounds higher than the one before it by half a tone of the tempered scale: this ratio.
const HALF_TONE: f32 = 1.059_463;
/// From the last disc lying still to the sign of a pass, in seconds.
const BEFORE_PASS: f32 = 0.10;

impl Cue {
    /// Whether it belongs to the discs that move, and is not heard if a person cuts their movement short.
    pub(super) fn is_disc(self) -> bool {
        matches!(self, Self::Place | Self::Flip { .. })
    }

    /// How loud it is to be, 0 to 1.
    pub(super) fn volume(self, options: &SoundOptions) -> f32 {
        let chosen = if self.is_disc() { options.discs } else { options.signals };
        if options.is_muted { 0.0 } else { linear(chosen) }
    }

    /// How much faster than recorded it is played.
    pub(super) fn speed(self) -> f32 {
        match self {
            Self::Flip { ring } => HALF_TONE.powi(i32::from(ring) - 1),
            _ => 1.0,
        }
    }

    /// How the end sounds to those at the screen.
    pub(super) fn of_end(result: &GameResult, session: &Session) -> Self {
        match (result.winner, session.celebrated()) {
            (None, _) => Self::Draw,
            (Some(_), None) => Self::Loss,
            (Some(_), Some(_)) => Self::Win,
        }
    }
}

/// A loudness as a factor of the amplitude. Each step is about 8 decibels.
pub(super) fn linear(loudness: Loudness) -> f32 {
    match loudness {
        Loudness::Off => 0.0,
        Loudness::Quiet => 0.16,
        Loudness::Normal => 0.40,
        Loudness::Loud => 1.0,
    }
}

/// What is heard of a move, and when, in seconds after it was played.
pub(super) fn of_move(played: &PlayedMove, manner: Manner) -> Vec<(Cue, f32)> {
    let rings = (1..=6).filter(|&ring| played.flips.squares().any(|square| distance(played.square, square) == ring));
    match manner {
        Manner::Move(times) => {
            let flips = rings.map(|ring| (Cue::Flip { ring }, times * (flip_start(ring) + FLIP * CLAP)));
            std::iter::once((Cue::Place, times * DROP)).chain(flips).collect()
        }
        // All of them turn at once: one of them stands for all.
        Manner::Fade | Manner::Instant => {
            let at = if manner == Manner::Fade { CROSS_FADE * CLAP } else { 0.0 };
            let flips = rings.take(1).map(|ring| (Cue::Flip { ring }, at));
            std::iter::once((Cue::Place, 0.0)).chain(flips).collect()
        }
    }
}

/// When the last disc of a move lies still, in seconds after it was played.
pub(super) fn end_of(played: &PlayedMove, manner: Manner) -> f32 {
    let farthest = played.flips.squares().map(|square| distance(played.square, square)).max();
    match manner {
        Manner::Instant => 0.0,
        Manner::Fade => CROSS_FADE,
        Manner::Move(times) => times * farthest.map_or(DROP, |ring| flip_start(ring) + FLIP),
    }
}

/// When a pass or the end is heard, in seconds after the move before it.
pub(super) fn signal_time(cue: Cue, played: &PlayedMove, manner: Manner) -> f32 {
    end_of(played, manner) + if cue == Cue::Pass { BEFORE_PASS } else { BEFORE_END }
}
