//! The three ways to play.

/// Which game is played. All three share the board, the moves and the passes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Variant {
    /// Othello: four discs set up, most discs wins.
    #[default]
    Standard,
    /// The same moves, but fewest discs wins.
    AntiReversi,
    /// The 19th-century opening: the board starts empty, Black, White, Black and White each put one disc on an empty
    /// centre square, which turns nothing. Then as [`Variant::Standard`].
    FreeOpening,
}

impl Variant {
    /// Every variant, the classic one first.
    pub const ALL: [Self; 3] = [Self::Standard, Self::AntiReversi, Self::FreeOpening];

    /// What its players strive for.
    #[must_use]
    pub const fn goal(self) -> Goal {
        match self {
            Self::AntiReversi => Goal::FewestDiscs,
            Self::Standard | Self::FreeOpening => Goal::MostDiscs,
        }
    }
}

/// What a player strives for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Goal {
    /// To have more discs than the opponent at the end.
    #[default]
    MostDiscs,
    /// To have fewer discs than the opponent at the end.
    FewestDiscs,
}
