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
/// The least contrast of the darkest disc of one side and the lightest of the other, as they are drawn: with light and
/// shade, rings and seeds, and the water that is seen between petals.
const LEAST: f32 = 1.7;

/// The mean colour of a disc's inner two thirds, as the picture has it.
fn disc_colour(studio: &Studio, image: &RgbaImage, square: Square) -> Srgba {
    const STEPS: i32 = 6;
    const RADIUS: f32 = 0.28;
    let mut sum = LinearRgba::BLACK;
    let mut count = 0.0;
    for row in -STEPS..=STEPS {
        for column in -STEPS..=STEPS {
            let (x, z) = (column as f32 / STEPS as f32 * RADIUS, row as f32 / STEPS as f32 * RADIUS);
            if x.hypot(z) > RADIUS {
                continue;
            }
            let middle = Vec3::new(f32::from(square.column()) - 3.5, 0.08, f32::from(square.row()) - 3.5);
            let pixel = studio.project(middle + Vec3::new(x, 0.0, z)).as_uvec2();
            let [red, green, blue, _] = image.get_pixel(pixel.x, pixel.y).0;
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
