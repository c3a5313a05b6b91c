//! Draws positions with no window and compares them with pictures that were looked at and found right.
//!
//! `OUTFLANK_KEEP_PICTURES=1 cargo test --test golden` makes the present pictures the ones to compare with: look at
//! them before they are committed. Graphics differ a little in how they draw edges, so not pixels are compared but the
//! mean colours of small blocks: an edge that lies otherwise hardly changes them, a missing disc does.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod sides;
mod themes;
mod vision;

use bevy::math::UVec2;
use image::RgbaImage;
use outflank::picture::{Picture, Studio};
use outflank::stage::{Options, ThemeChoice, ViewMode};
use outflank_engine::rules::{Board, Game, Side, Variant};
use std::path::Path;

const SIZE: UVec2 = UVec2::new(480, 360);
/// The side of a block, in pixels: about half a disc's radius.
const BLOCK: u32 = 8;
/// How far a block's mean colour may be off in its worst channel, of 255.
const WORST_BLOCK: f32 = 20.0;
/// How far the whole picture may be off in the mean, of 255.
const WORST_MEAN: f32 = 1.5;

const MIDGAME: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2";

#[derive(Clone, Copy, PartialEq, Debug)]
struct Difference {
    worst_block: f32,
    mean: f32,
}

impl Difference {
    fn is_slight(self) -> bool {
        self.worst_block <= WORST_BLOCK && self.mean <= WORST_MEAN
    }

    fn between(one: &RgbaImage, other: &RgbaImage) -> Self {
        assert_eq!(one.dimensions(), other.dimensions());
        let (width, height) = one.dimensions();
        let (mut worst_block, mut sum) = (0.0_f32, 0.0);
        let mut blocks = 0.0;
        for top in (0..height).step_by(BLOCK as usize) {
            for left in (0..width).step_by(BLOCK as usize) {
                let [a, b] = [one, other].map(|image| mean_colour(image, left, top));
                let off = a.iter().zip(b).map(|(a, b)| (a - b).abs());
                worst_block = off.clone().fold(worst_block, f32::max);
                sum += off.sum::<f32>() / 3.0;
                blocks += 1.0;
            }
        }
        Self { worst_block, mean: sum / blocks }
    }
}

fn mean_colour(image: &RgbaImage, left: u32, top: u32) -> [f32; 3] {
    let (mut sums, mut pixels) = ([0.0; 3], 0.0);
    for y in top..(top + BLOCK).min(image.height()) {
        for x in left..(left + BLOCK).min(image.width()) {
            let colour = image.get_pixel(x, y).0;
            sums = [0, 1, 2].map(|channel| sums[channel] + f32::from(colour[channel]));
            pixels += 1.0;
        }
    }
    sums.map(|sum| sum / pixels)
}

fn game(moves: &str) -> Game {
    let mut game = Game::new(Variant::Standard);
    for name in moves.as_bytes().chunks(2) {
        game.play(std::str::from_utf8(name).unwrap().parse().unwrap()).unwrap();
    }
    game
}

/// Compares with the kept picture, or keeps the present one if asked to.
fn check(name: &str, present: &RgbaImage) -> Result<(), String> {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name).with_extension("png");
    if std::env::var_os("OUTFLANK_KEEP_PICTURES").is_some() {
        present.save(kept).unwrap();
        return Ok(());
    }
    let right = image::open(&kept).map_err(|why| format!("{}: {why}", kept.display()))?.to_rgba8();
    let difference = Difference::between(present, &right);
    if difference.is_slight() {
        return Ok(());
    }
    let seen = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
    present.save(&seen).unwrap();
    Err(format!("{name}: {difference:?}; see {}", seen.display()))
}

#[test]
fn positions_look_as_they_did_and_wrong_ones_do_not() {
    let mut studio = Studio::open().unwrap();
    let table = Options { view: ViewMode::Table, ..Options::default() };
    let flat = Options { view: ViewMode::Flat, ..table };
    let light = ThemeChoice::Light;
    let midgame = game(MIDGAME);
    let plain = |game: &Game, options| Picture::new(game.clone(), options, SIZE);
    let marked = Picture {
        pointed_at: midgame.legal_moves().squares().last(),
        ..plain(&midgame, Options { theme: light, ..flat })
    };
    let pictures = [
        ("start-table", plain(&game(""), table)),
        ("start-flat", plain(&game(""), flat)),
        ("midgame-table", plain(&midgame, table)),
        ("midgame-flat", plain(&midgame, flat)),
        ("midgame-table-light", plain(&midgame, Options { theme: light, ..table })),
        ("marks-flat-light", marked),
        ("midgame-table-wood", plain(&midgame, Options { theme: ThemeChoice::Wood, ..table })),
        ("midgame-flat-wood", plain(&midgame, Options { theme: ThemeChoice::Wood, ..flat })),
        ("midgame-table-pond", plain(&midgame, Options { theme: ThemeChoice::Pond, ..table })),
        ("midgame-flat-pond", plain(&midgame, Options { theme: ThemeChoice::Pond, ..flat })),
        ("midgame-table-contrast", plain(&midgame, Options { theme: ThemeChoice::Contrast, ..table })),
        ("midgame-flat-contrast", plain(&midgame, Options { theme: ThemeChoice::Contrast, ..flat })),
    ];
    let complaints: Vec<String> =
        pictures.iter().filter_map(|(name, picture)| check(name, &studio.draw(picture).unwrap()).err()).collect();
    assert!(complaints.is_empty(), "{complaints:#?}");

    // The measure sees what a person would: one disc less, and black for white.
    let board = *midgame.board();
    let last_black = board.black().squares().last().unwrap().bit();
    let one_less = Board::new(outflank_engine::rules::Bitboard(board.black().0 & !last_black.0), board.white());
    let swapped = Board::new(board.white(), board.black());
    for options in [table, flat] {
        // The same marks, or rather none: only discs are to tell the pictures apart.
        let options = Options { legal_moves: false, last_move: false, ..options };
        let mut draw = |board: Board| {
            let game = Game::from_board(board, Side::Black, Variant::Standard);
            studio.draw(&plain(&game, options)).unwrap()
        };
        let right = draw(board);
        assert_eq!(draw(board), right, "the same again is the same");
        for (wrong, what) in [(one_less, "one disc less"), (swapped, "colours swapped")] {
            let difference = Difference::between(&draw(wrong.unwrap()), &right);
            assert!(!difference.is_slight(), "{what} in {:?}: {difference:?}", options.view);
        }
    }
}
