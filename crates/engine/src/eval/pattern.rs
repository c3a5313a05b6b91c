//! Which parts of the board are judged as wholes, and where they lie.

use crate::rules::Bitboard;

/// A few squares whose contents together have a worth of their own, wherever on the board they lie the same way.
struct Pattern {
    /// The squares of its first image; the n-th is worth `3 ^ n` in the number of a configuration.
    squares: &'static [u8],
    /// How many images it has: the first so many of [`image`].
    images: usize,
}

/// The field's patterns: the edge with its X-squares, two blocks of a corner, three rows, five diagonals (Buro's
/// Logistello), both arms of a corner with its X-square, the corners with what lies inside of the edge (Edax). A
/// symmetry that maps a pattern onto itself makes no second image.
const PATTERNS: [Pattern; 13] = [
    Pattern { squares: &[0, 1, 2, 3, 4, 5, 6, 7, 9, 14], images: 4 },
    Pattern { squares: &[0, 1, 2, 3, 4, 8, 9, 10, 11, 12], images: 8 },
    Pattern { squares: &[32, 24, 16, 8, 0, 9, 1, 2, 3, 4], images: 4 },
    Pattern { squares: &[0, 2, 3, 10, 11, 12, 13, 4, 5, 7], images: 4 },
    Pattern { squares: &[0, 1, 2, 8, 9, 10, 16, 17, 18], images: 4 },
    Pattern { squares: &[8, 9, 10, 11, 12, 13, 14, 15], images: 4 },
    Pattern { squares: &[16, 17, 18, 19, 20, 21, 22, 23], images: 4 },
    Pattern { squares: &[24, 25, 26, 27, 28, 29, 30, 31], images: 4 },
    Pattern { squares: &[7, 14, 21, 28, 35, 42, 49, 56], images: 2 },
    Pattern { squares: &[6, 13, 20, 27, 34, 41, 48], images: 4 },
    Pattern { squares: &[5, 12, 19, 26, 33, 40], images: 4 },
    Pattern { squares: &[4, 11, 18, 25, 32], images: 4 },
    Pattern { squares: &[3, 10, 17, 24], images: 4 },
];

/// How many images all patterns have together.
pub(super) const IMAGES: usize = {
    let mut images = 0;
    let mut pattern = 0;
    while pattern < PATTERNS.len() {
        images += PATTERNS[pattern].images;
        pattern += 1;
    }
    images
};

/// [`IMAGES`], rounded up to what fills a processor's vectors.
pub(super) const LANES: usize = IMAGES.next_multiple_of(8);

/// How many configurations all patterns have together.
pub(super) const CONFIGURATIONS: usize = FIRST[PATTERNS.len()];

/// Where the configurations of each pattern begin when all are put in one row; at last, where they end.
const FIRST: [usize; PATTERNS.len() + 1] = {
    let mut first = [0; PATTERNS.len() + 1];
    let mut pattern = 0;
    while pattern < PATTERNS.len() {
        first[pattern + 1] = first[pattern] + 3_usize.pow(PATTERNS[pattern].squares.len() as u32);
        pattern += 1;
    }
    first
};

/// For each image, where the configurations of its pattern begin.
pub(super) static BASE: [u32; IMAGES] = {
    let mut base = [0; IMAGES];
    let (mut pattern, mut lane) = (0, 0);
    while pattern < PATTERNS.len() {
        let mut number = 0;
        while number < PATTERNS[pattern].images {
            base[lane] = FIRST[pattern] as u32;
            lane += 1;
            number += 1;
        }
        pattern += 1;
    }
    base
};

/// A square under one of the eight symmetries of the board: 0 to 3 are quarter turns, 4 to 7 the same after a
/// reflection.
const fn image(square: u8, symmetry: usize) -> u8 {
    let (mut column, mut row) = (square % 8, square / 8);
    if symmetry >= 4 {
        column = 7 - column;
    }
    let mut turns = symmetry % 4;
    while turns > 0 {
        (column, row) = (7 - row, column);
        turns -= 1;
    }
    row * 8 + column
}

/// One number for each image.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(16))]
pub(super) struct Lanes(pub(super) [u16; LANES]);

/// How much a disc of the side to move on each square adds to the configuration of each image; a disc of the other
/// side adds twice as much.
static SHARES: [Lanes; 64] = {
    let mut shares = [Lanes([0; LANES]); 64];
    let (mut pattern, mut lane) = (0, 0);
    while pattern < PATTERNS.len() {
        let mut symmetry = 0;
        while symmetry < PATTERNS[pattern].images {
            let mut place = 0;
            while place < PATTERNS[pattern].squares.len() {
                let square = image(PATTERNS[pattern].squares[place], symmetry);
                shares[square as usize].0[lane] = 3_u16.pow(place as u32);
                place += 1;
            }
            lane += 1;
            symmetry += 1;
        }
        pattern += 1;
    }
    shares
};

impl Lanes {
    /// What discs of the side to move on these squares add.
    #[inline]
    pub(super) fn of(squares: Bitboard) -> Self {
        let mut sum = Self([0; LANES]);
        for square in squares {
            sum.add(&SHARES[square.index()]);
        }
        sum
    }

    #[inline]
    pub(super) fn add(&mut self, other: &Self) {
        for (sum, more) in self.0.iter_mut().zip(&other.0) {
            *sum = sum.wrapping_add(*more);
        }
    }

    #[inline]
    pub(super) fn subtract(&mut self, other: &Self) {
        for (sum, less) in self.0.iter_mut().zip(&other.0) {
            *sum = sum.wrapping_sub(*less);
        }
    }
}

/// For each configuration in the row of all patterns, the one that stands for it and its mirror image: a pattern seen
/// in a mirror is worth the same.
pub(super) fn representatives() -> Vec<u32> {
    let mut all = Vec::with_capacity(CONFIGURATIONS);
    for (pattern, first) in PATTERNS.iter().zip(FIRST) {
        let count = 3_usize.pow(pattern.squares.len() as u32);
        let mirrored = mirror(pattern);
        for number in 0..count {
            let (mut rest, mut reflection) = (number, 0);
            for &power in &mirrored {
                reflection += rest % 3 * power;
                rest /= 3;
            }
            all.push((first + number.min(reflection)) as u32);
        }
    }
    all
}

/// What each place of a pattern counts for in the configuration of its mirror image.
fn mirror(pattern: &Pattern) -> Vec<usize> {
    let place = |square: u8| pattern.squares.iter().position(|&s| s == square);
    let identity: Vec<usize> = (0..pattern.squares.len()).collect();
    let mut onto_itself = (1..8).filter_map(|symmetry| {
        let places = pattern.squares.iter().map(|&square| place(image(square, symmetry)));
        places.collect::<Option<Vec<_>>>()
    });
    let places = onto_itself.find(|places| *places != identity).unwrap_or(identity);
    places.into_iter().map(|place| 3_usize.pow(place as u32)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_images_hold_the_same_squares() {
        let mut seen = Vec::new();
        for pattern in &PATTERNS {
            for symmetry in 0..pattern.images {
                let mut squares: Vec<u8> = pattern.squares.iter().map(|&square| image(square, symmetry)).collect();
                squares.sort_unstable();
                assert!(!seen.contains(&squares), "{squares:?}");
                seen.push(squares);
            }
            // Every further symmetry shows one of these again.
            for symmetry in pattern.images..8 {
                let mut squares: Vec<u8> = pattern.squares.iter().map(|&square| image(square, symmetry)).collect();
                squares.sort_unstable();
                assert!(seen.contains(&squares), "{squares:?}");
            }
        }
        assert_eq!(seen.len(), IMAGES);
    }

    #[test]
    fn a_configuration_and_its_mirror_image_are_represented_by_one() {
        let representatives = representatives();
        let distinct = representatives.iter().enumerate().filter(|&(i, &r)| i == r as usize).count();
        // (3^n + 3^(squares that stay + pairs)) / 2 for each pattern with a mirror image, 3^10 for the one without.
        let tens = (59049 + 243) + (59049 + 729) / 2;
        let halves = tens + (19683 + 729) / 2 + 4 * (6561 + 81) / 2 + (2187 + 81) / 2;
        assert_eq!(distinct, 59049 + halves + (729 + 27) / 2 + (243 + 27) / 2 + (81 + 9) / 2);
        for &representative in &representatives {
            assert_eq!(representatives[representative as usize], representative);
        }
    }
}
