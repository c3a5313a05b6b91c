//! What each counted thing is worth at each stage of the game, in hundredths of a disc.

use super::features::FEATURES;

/// How many stages have weights of their own: with 0, 12, 24, 36, 48 and 60 empty squares.
pub(super) const STAGES: usize = 6;

/// The worth of one unit of each feature, a row per stage, the end of the game first.
pub(super) type Weights = [[i32; FEATURES]; STAGES];

/// To have the most discs.
pub(super) const MOST_DISCS: Weights = [
    [20, 10, 5, -5, 200, -50, -20, 60, 100, 200, 20, 50, 0],
    [60, 20, 15, -20, 700, -250, -100, 100, 20, 300, 50, 50, 0],
    [80, 25, 25, -30, 900, -400, -150, 100, -5, 400, 60, 50, 0],
    [90, 25, 30, -40, 1000, -500, -200, 50, -10, 500, 60, 50, 0],
    [90, 20, 30, -40, 1000, -500, -200, 0, -10, 500, 50, 50, 0],
    [90, 20, 30, -40, 1000, -500, -200, 0, 0, 500, 50, 50, 0],
];

/// To have the fewest discs.
pub(super) const FEWEST_DISCS: Weights = [
    [20, 10, 5, -5, -200, 50, 20, -60, -100, -100, -20, 50, 0],
    [60, 20, 15, -20, -700, 150, 50, -100, -20, -100, -50, 50, 0],
    [80, 25, 25, -30, -900, 200, 60, -100, -10, -100, -60, 50, 0],
    [90, 25, 30, -40, -1000, 200, 60, -50, -10, -100, -60, 50, 0],
    [90, 20, 30, -40, -1000, 200, 60, 0, -10, -100, -50, 50, 0],
    [90, 20, 30, -40, -1000, 200, 60, 0, 0, -100, -50, 50, 0],
];
