//! How the board is projected onto the window: a camera whose lens is scaled and shifted so that the board fills the
//! part of the window that it may use, whatever the angle.

use bevy::camera::CameraProjection;
use bevy::math::{Vec3A, vec2, vec3};
use bevy::prelude::*;

/// Nothing nearer than this to the eye is seen, in squares.
const NEAR: f32 = 0.1;
/// How far the eye is from the board's middle, in squares: far enough for squares to look nearly square, and so far
/// that they do.
const TABLE_EYE: f32 = 31.0;
const FLAT_EYE: f32 = 400.0;
/// The frame's outer half width and the slab's underside, in squares.
pub(super) const FRAME_OUTER: f32 = 4.86;
pub(super) const FRAME_TOP: f32 = 0.10;
pub(super) const SLAB_BOTTOM: f32 = -0.36;
/// How high a turning disc's edge reaches, in squares.
const DISCS_TOP: f32 = 0.75;
/// Room around the board: this share of the shorter side of its area.
const MARGIN: f32 = 0.022;

/// From where the board is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stand {
    /// Round the board, in radians; 0 is in front of row 8.
    pub yaw: f32,
    /// Above the table, in radians; a quarter turn is straight above.
    pub pitch: f32,
    /// 0 is the table's perspective, 1 hardly any.
    pub flatness: f32,
    /// 1 fills the area.
    pub zoom: f32,
}

/// The eye and the lens.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Lens {
    eye: Vec3,
    rotation: Quat,
    scale: Vec2,
    shift: Vec2,
    window: Vec2,
    area: Rect,
}

impl Default for Lens {
    fn default() -> Self {
        let stand = Stand { yaw: 0.0, pitch: 1.0, flatness: 0.0, zoom: 1.0 };
        Self::fit(stand, Rect::from_corners(Vec2::ZERO, Vec2::splat(512.0)), Vec2::splat(512.0))
    }
}

impl Lens {
    /// The lens with which the board fills `area` of a window of size `window`, both in logical pixels.
    #[must_use]
    pub fn fit(stand: Stand, area: Rect, window: Vec2) -> Self {
        let rotation = Quat::from_rotation_y(stand.yaw) * Quat::from_rotation_x(-stand.pitch);
        // From near to far in even steps of the ratio, or the far half of the glide would seem to stand still.
        let distance = TABLE_EYE * (FLAT_EYE / TABLE_EYE).powf(stand.flatness);
        let eye = rotation * Vec3::Z * distance;
        let mut seen = Rect::EMPTY;
        for point in outline(stand.flatness) {
            let local = rotation.inverse() * (point - eye);
            seen = seen.union_point(local.xy() / -local.z);
        }
        let room = (area.size() * (1.0 - 2.0 * MARGIN)).max(Vec2::ONE);
        let pixels = (room / seen.size()).min_element() * stand.zoom;
        let window = window.max(Vec2::ONE);
        let scale = Vec2::splat(pixels) * 2.0 / window;
        // Normalised device coordinates: -1 to 1, upwards.
        let centre = (area.center() / window * 2.0 - 1.0) * vec2(1.0, -1.0);
        Self { eye, rotation, scale, shift: centre - seen.center() * scale, window, area }
    }

    /// Whether a place in the window belongs to the board. A board that is turned or zoomed reaches under the panels.
    #[must_use]
    pub fn holds(&self, pixel: Vec2) -> bool {
        self.area.contains(pixel)
    }

    /// Where the eye is and looks.
    #[must_use]
    pub fn transform(&self) -> Transform {
        Transform::from_translation(self.eye).with_rotation(self.rotation)
    }

    /// Where a point of the scene is seen, in logical pixels from the window's top left.
    #[must_use]
    pub fn project(&self, point: Vec3) -> Vec2 {
        let local = self.rotation.inverse() * (point - self.eye);
        let device = local.xy() / -local.z * self.scale + self.shift;
        (device * vec2(1.0, -1.0) + 1.0) / 2.0 * self.window
    }

    /// Which point at this height is seen there; `None` above the horizon.
    #[must_use]
    pub fn touch(&self, pixel: Vec2, height: f32) -> Option<Vec3> {
        let device = (pixel / self.window * 2.0 - 1.0) * vec2(1.0, -1.0);
        let direction = self.rotation * ((device - self.shift) / self.scale).extend(-1.0);
        let way = (height - self.eye.y) / direction.y;
        (way.is_finite() && way > 0.0).then(|| self.eye + direction * way)
    }

    /// The same as a projection for Bevy.
    #[must_use]
    pub(super) fn projection(&self) -> LensProjection {
        LensProjection { scale: self.scale, shift: self.shift }
    }
}

/// The points that must be seen: the frame's corners and the highest that discs reach at the corners of the squares.
fn outline(flatness: f32) -> impl Iterator<Item = Vec3> {
    let corners = [vec2(-1.0, -1.0), vec2(1.0, -1.0), vec2(-1.0, 1.0), vec2(1.0, 1.0)];
    corners.into_iter().flat_map(move |corner| {
        let at = |half: f32, y: f32| vec3(corner.x * half, y, corner.y * half);
        let top = DISCS_TOP * (1.0 - flatness);
        let bottom = SLAB_BOTTOM * (1.0 - flatness);
        [at(FRAME_OUTER, FRAME_TOP), at(FRAME_OUTER, bottom), at(4.0, top)]
    })
}

/// A perspective with the centre of the picture anywhere.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct LensProjection {
    scale: Vec2,
    shift: Vec2,
}

impl CameraProjection for LensProjection {
    /// Reversed depth without an end, as Bevy's own perspective.
    fn get_clip_from_view(&self) -> Mat4 {
        Mat4::from_cols(
            Vec4::new(self.scale.x, 0.0, 0.0, 0.0),
            Vec4::new(0.0, self.scale.y, 0.0, 0.0),
            Vec4::new(-self.shift.x, -self.shift.y, 0.0, -1.0),
            Vec4::new(0.0, 0.0, NEAR, 0.0),
        )
    }

    fn get_clip_from_view_for_sub(&self, _: &bevy::camera::SubCameraView) -> Mat4 {
        self.get_clip_from_view()
    }

    fn update(&mut self, _: f32, _: f32) {}

    fn far(&self) -> f32 {
        FLAT_EYE * 4.0
    }

    fn get_frustum_corners(&self, z_near: f32, z_far: f32) -> [Vec3A; 8] {
        let corner = |x: f32, y: f32, z: f32| {
            let xy = (vec2(x, y) - self.shift) / self.scale * -z;
            Vec3A::new(xy.x, xy.y, z)
        };
        let face = |z| [corner(1.0, -1.0, z), corner(1.0, 1.0, z), corner(-1.0, 1.0, z), corner(-1.0, -1.0, z)];
        let ([a, b, c, d], [e, f, g, h]) = (face(z_near), face(z_far));
        [a, b, c, d, e, f, g, h]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STANDS: [Stand; 4] = [
        Stand { yaw: 0.0, pitch: 0.87, flatness: 0.0, zoom: 1.0 },
        Stand { yaw: 0.6, pitch: 0.5, flatness: 0.0, zoom: 1.0 },
        Stand { yaw: 0.0, pitch: 1.2, flatness: 0.5, zoom: 1.0 },
        Stand { yaw: 0.0, pitch: std::f32::consts::FRAC_PI_2, flatness: 1.0, zoom: 1.0 },
    ];

    #[test]
    fn the_board_fits_and_fills_its_area_at_every_shape() {
        let areas = [
            (Rect::new(0.0, 0.0, 900.0, 800.0), vec2(1280.0, 800.0)),
            (Rect::new(0.0, 0.0, 480.0, 500.0), vec2(480.0, 800.0)),
            (Rect::new(100.0, 40.0, 3000.0, 400.0), vec2(3840.0, 480.0)),
        ];
        for stand in STANDS {
            for (area, window) in areas {
                let lens = Lens::fit(stand, area, window);
                let mut seen = Rect::EMPTY;
                for point in outline(stand.flatness) {
                    seen = seen.union_point(lens.project(point));
                }
                let inner = area.inflate(0.01);
                assert!(inner.contains(seen.min) && inner.contains(seen.max), "{stand:?} {area:?} {seen:?}");
                let filled = (seen.size() / area.size()).max_element();
                assert!(filled > 0.94, "{stand:?} {area:?} {filled}");
            }
        }
    }

    #[test]
    fn a_touch_finds_the_point_that_is_seen_there() {
        for stand in STANDS {
            let lens = Lens::fit(stand, Rect::new(0.0, 0.0, 900.0, 800.0), vec2(1280.0, 800.0));
            for point in [vec3(-3.5, 0.0, -3.5), vec3(0.5, 0.0, 2.5), vec3(3.5, 0.0, 3.5)] {
                let found = lens.touch(lens.project(point), 0.0).unwrap();
                assert!(found.distance(point) < 0.01, "{stand:?} {point} {found}");
            }
        }
    }

    #[test]
    fn the_matrix_projects_as_the_lens_does() {
        let lens = Lens::fit(STANDS[1], Rect::new(0.0, 0.0, 900.0, 800.0), vec2(1280.0, 800.0));
        let point = vec3(1.5, 0.2, -2.5);
        let view = lens.transform().to_matrix().inverse();
        let device = (lens.projection().get_clip_from_view() * view).project_point3(point);
        let pixel = (device.xy() * vec2(1.0, -1.0) + 1.0) / 2.0 * vec2(1280.0, 800.0);
        assert!(pixel.distance(lens.project(point)) < 0.1);
        assert!(device.z > 0.0 && device.z < 1.0);
    }
}
