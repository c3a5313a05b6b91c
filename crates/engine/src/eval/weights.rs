//! What each counted thing is worth at each stage of the game, in hundredths of a disc.

use super::features::FEATURES;

/// How many stages have weights of their own: with 0, 12, 24, 36, 48 and 60 empty squares.
pub(super) const STAGES: usize = 6;

/// The worth of one unit of each feature, a row per stage, the end of the game first.
pub(super) type Weights = [[i32; FEATURES]; STAGES];

/// To have the most discs.
pub(super) const MOST_DISCS: Weights = [
    [157, 28, -160, -67, 18, 34, 5, 100, 9, 54, -31, 146, 28],
    [241, 0, -124, -87, 279, -87, -70, 112, 8, 442, -41, -72, -129],
    [142, -35, -7, -109, 786, -456, -12, 139, -9, 513, 23, -48, -161],
    [57, 3, 24, -121, 809, -960, -53, 336, -12, 651, 72, -79, -174],
    [-25, 62, 90, -36, 282, -721, -84, 494, 3, 493, 44, -37, -115],
    [-22, -30, 16, 10, 3, -44, -7, 4, 17, 33, -4, 25, -13],
];

/// To have the fewest discs.
pub(super) const FEWEST_DISCS: Weights = [
    [179, -12, 74, -9, -27, 33, 106, -66, -17, -84, 5, -235, -329],
    [95, -20, 37, -15, -266, -22, 56, -45, -36, -41, -5, -235, -201],
    [34, -18, 44, -47, -261, -13, 55, -77, -8, -22, -30, -215, -146],
    [-7, 25, 30, -72, -160, -8, 64, -148, 10, -7, -15, -207, -121],
    [10, 6, 26, -46, -56, -40, 30, -90, 10, 11, -48, -158, -76],
    [-2, 5, 9, -6, -1, -1, 0, -1, -6, 1, -5, -17, -7],
];
