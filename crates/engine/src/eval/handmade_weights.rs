//! What each counted thing is worth at each stage of the game, in hundredths of a disc.
//!
//! Found by least squares: of the final results of 30,000 games the engine played with itself for each goal (three plies
//! ahead, the last twelve empty squares exact, 4 to 20 random moves before), for each position the sum that comes closest.

use super::features::FEATURES;

/// How many stages have weights of their own: with 0, 12, 24, 36, 48 and 60 empty squares.
pub(super) const STAGES: usize = 6;

/// The worth of one unit of each feature, a row per stage, the end of the game first.
pub(super) type Weights = [[i32; FEATURES]; STAGES];

/// To have the most discs.
pub(super) const MOST_DISCS: Weights = [
    [135, 22, -179, -70, 3, 28, 2, 100, 9, 43, -29, 137, 32, 62, 2],
    [213, 8, -83, -67, 324, -148, -122, 115, -1, 406, -38, -57, -122, -17, 0],
    [84, -8, 15, -89, 645, -441, -123, 152, -35, 523, 51, -27, -170, 25, 29],
    [4, 20, 16, -123, 702, -792, -131, 340, -41, 601, 109, -26, -184, 59, 44],
    [-48, 72, 75, -56, 298, -638, -111, 561, -64, 445, 159, -10, -120, 17, 72],
    [12, 19, 27, 12, 6, -43, -2, 6, 12, 28, -11, 0, -4, -21, 57],
];

/// To have the fewest discs.
pub(super) const FEWEST_DISCS: Weights = [
    [153, -8, 68, 0, -24, 29, 88, -62, -23, -81, 7, -266, -315, -5, 11],
    [154, -21, 33, -24, -261, 5, 60, -47, -53, -35, 29, -237, -201, -92, 38],
    [72, -11, 50, -52, -244, 1, 76, -82, -24, -1, -5, -229, -158, -57, 25],
    [18, 34, 38, -71, -150, -17, 76, -154, -8, -2, 10, -226, -129, -47, 18],
    [-22, 33, 33, -43, -52, -37, 34, -69, -19, 20, 9, -156, -62, -12, 46],
    [-4, 0, -14, -1, -1, -4, 0, -1, -1, 3, 0, -12, -2, 2, 8],
];
