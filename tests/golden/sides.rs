//! The two sides told apart on pictures, by all eyes.

use bevy::color::{LinearRgba, Srgba};
use bevy::math::{UVec2, Vec3};
use image::RgbaImage;
use outflank::picture::{Picture, Studio};
use outflank::stage::{Options, ThemeChoice, ViewMode};
use outflank_engine::rules::{Side, Square};

use crate::vision::{Eyes, contrast};
use crate::{MIDGAME, game};

const SIZE: UVec2 = UVec2::new(480, 360);
/// The least contrast of the sides' discs as they are drawn, light and shade and all.
const LEAST: f32 = 2.0;

/// The mean colour of the middle of a square, as the picture has it.
fn disc_colour(studio: &Studio, image: &RgbaImage, square: Square) -> Srgba {
    const HALF: i32 = 6;
    let at = Vec3::new(f32::from(square.column()) - 3.5, 0.1, f32::from(square.row()) - 3.5);
    let middle = studio.project(at).as_ivec2();
    let mut sum = LinearRgba::BLACK;
    let mut count = 0.0;
    for y in -HALF..=HALF {
        for x in -HALF..=HALF {
            let [red, green, blue, _] = image.get_pixel((middle.x + x) as u32, (middle.y + y) as u32).0;
            sum += LinearRgba::from(Srgba::rgb_u8(red, green, blue));
            count += 1.0;
        }
    }
    (sum / count).into()
}

#[test]
fn all_eyes_tell_the_sides_apart_in_every_theme_and_view() {
    let mut studio = Studio::open().unwrap();
    let game = game(MIDGAME);
    for theme in ThemeChoice::ALL {
        for view in [ViewMode::Flat, ViewMode::Table] {
            let options = Options { theme, view, last_move: false, legal_moves: false, ..Options::default() };
            let image = studio.draw(&Picture::new(game.clone(), options, SIZE)).unwrap();
            let colours = |side: Side| -> Vec<Srgba> {
                game.board().discs(side).squares().map(|square| disc_colour(&studio, &image, square)).collect()
            };
            let (black, white) = (colours(Side::Black), colours(Side::White));
            for eyes in Eyes::ALL {
                let pairs = black.iter().flat_map(|&one| white.iter().map(move |&other| (one, other)));
                let least = pairs.map(|(one, other)| contrast(eyes.see(one), eyes.see(other))).fold(21.0, f32::min);
                assert!(least >= LEAST, "{theme:?}, {view:?}, {eyes:?}: {least:.2}");
            }
        }
    }
}
