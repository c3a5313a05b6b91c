//! What a person chooses before a game, and the random numbers it is played with.

use bevy::prelude::*;
use outflank_engine::level::Level;
use outflank_engine::rules::{Side, Variant};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::{Seat, TimeControl};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameSetup>().init_resource::<Seeds>().init_resource::<GameIds>();
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// A person against the computer.
    #[default]
    Computer,
    /// Two people at one screen.
    TwoPlayers,
    /// Two computers, watched.
    Watch,
}

/// The side a person wants against the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SideChoice {
    /// Moves first.
    #[default]
    Black,
    /// Moves second.
    White,
    /// Drawn for each game.
    Random,
}

/// The choices a new game is made of. As a resource: the choices of the last game and of the start screen.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GameSetup {
    /// Who plays.
    pub mode: Mode,
    /// The opponent's level; with two computers, Black's.
    pub level: Level,
    /// White's level with two computers.
    pub white_level: Level,
    /// The person's side against the computer.
    pub side: SideChoice,
    /// The rules.
    pub variant: Variant,
    /// How much time each side has; `None` for as long as it likes. Two computers play without.
    pub clock: Option<TimeControl>,
}

impl GameSetup {
    /// The time control that the game is played with.
    #[must_use]
    pub fn time_control(&self) -> Option<TimeControl> {
        self.clock.filter(|_| self.mode != Mode::Watch)
    }

    /// Who sits where, Black's seat first. Draws a side if that was left to chance.
    #[must_use]
    pub fn seats(&self, seeds: &mut Seeds) -> [Seat; 2] {
        match self.mode {
            Mode::TwoPlayers => [Seat::Person; 2],
            Mode::Watch => [Seat::Computer(self.level), Seat::Computer(self.white_level)],
            Mode::Computer => {
                let person = match self.side {
                    SideChoice::Black => Side::Black,
                    SideChoice::White => Side::White,
                    SideChoice::Random if seeds.coin() => Side::Black,
                    SideChoice::Random => Side::White,
                };
                Side::BOTH.map(|side| if side == person { Seat::Person } else { Seat::Computer(self.level) })
            }
        }
    }
}

/// Where games get the numbers from by which they are told apart. Apart from [`Seeds`]: games that are played with the
/// same seed are still different games.
#[derive(Resource, Debug)]
pub struct GameIds(StdRng);

impl GameIds {
    /// The numbers that follow from this one, which must differ from start to start of the program.
    #[must_use]
    pub fn new(start: u64) -> Self {
        Self(StdRng::seed_from_u64(start))
    }

    pub(super) fn next_id(&mut self) -> u64 {
        self.0.random()
    }
}

impl Default for GameIds {
    fn default() -> Self {
        Self::new(0)
    }
}

/// Where every random number of the program comes from: the same seed gives the same draws.
#[derive(Resource, Debug)]
pub struct Seeds(StdRng);

impl Seeds {
    /// The draws that follow from this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(StdRng::seed_from_u64(seed))
    }

    /// A seed for one game.
    pub fn next_seed(&mut self) -> u64 {
        self.0.random()
    }

    fn coin(&mut self) -> bool {
        self.0.random()
    }
}

impl Default for Seeds {
    fn default() -> Self {
        Self::new(0)
    }
}
