//! The words by which files name things. They never change: a file outlives the program that wrote it.

use outflank_engine::level::Level;
use outflank_engine::rules::{Side, Variant};
use serde::{Deserialize, Serialize};

use crate::game::{Mode, Seat, SideChoice};

macro_rules! names {
    ($name:ident = $type:ty { $($word:literal $case:ident = $value:pat => $made:expr,)+ }) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        pub(in crate::game) enum $name {
            $(#[serde(rename = $word)] $case,)+
        }

        impl From<$name> for $type {
            fn from(name: $name) -> Self {
                match name {
                    $($name::$case => $made,)+
                }
            }
        }

        impl From<$type> for $name {
            fn from(value: $type) -> Self {
                match value {
                    $($value => Self::$case,)+
                }
            }
        }
    };
}

names! { LevelName = Level {
    "easy" Easy = Level::Easy => Level::Easy,
    "medium" Medium = Level::Medium => Level::Medium,
    "hard" Hard = Level::Hard => Level::Hard,
    "expert" Expert = Level::Expert => Level::Expert,
} }

names! { SeatName = Seat {
    "person" Person = Seat::Person => Seat::Person,
    "easy" Easy = Seat::Computer(Level::Easy) => Seat::Computer(Level::Easy),
    "medium" Medium = Seat::Computer(Level::Medium) => Seat::Computer(Level::Medium),
    "hard" Hard = Seat::Computer(Level::Hard) => Seat::Computer(Level::Hard),
    "expert" Expert = Seat::Computer(Level::Expert) => Seat::Computer(Level::Expert),
} }

names! { SideName = Side {
    "black" Black = Side::Black => Side::Black,
    "white" White = Side::White => Side::White,
} }

names! { VariantName = Variant {
    "standard" Standard = Variant::Standard => Variant::Standard,
    "anti-reversi" AntiReversi = Variant::AntiReversi => Variant::AntiReversi,
    "free-opening" FreeOpening = Variant::FreeOpening => Variant::FreeOpening,
} }

names! { ModeName = Mode {
    "computer" Computer = Mode::Computer => Mode::Computer,
    "two-players" TwoPlayers = Mode::TwoPlayers => Mode::TwoPlayers,
    "watch" Watch = Mode::Watch => Mode::Watch,
} }

names! { SideChoiceName = SideChoice {
    "black" Black = SideChoice::Black => SideChoice::Black,
    "white" White = SideChoice::White => SideChoice::White,
    "random" Random = SideChoice::Random => SideChoice::Random,
} }
