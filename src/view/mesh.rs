//! The shapes: discs and frame turned from profiles, and the flat faces of board and table. Plants grow in `plants`.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, TAU};

use super::lens::{FRAME_OUTER, FRAME_TOP, SLAB_BOTTOM};

/// A disc's radius and half its thickness, in squares.
pub(super) const DISC_RADIUS: f32 = 0.41;
pub(super) const DISC_HALF: f32 = 0.085;
const DISC_BEVEL: f32 = 0.055;
/// The frame's inner half width, in squares: a little more than the squares need.
const FRAME_INNER: f32 = 4.05;
const FRAME_BEVEL: f32 = 0.06;
const GROUND_HALF: f32 = 90.0;
// Few enough for graphics in software, many enough to look round at the size of a large screen.
const DISC_SEGMENTS: u32 = 48;
const BEVEL_STEPS: u32 = 3;

/// A mesh in the making.
#[derive(Default)]
pub(super) struct Builder {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    /// A second pair of numbers for the shader, of meshes that have more than one kind of surface.
    kinds: Vec<[f32; 2]>,
    indices: Vec<u32>,
}

impl Builder {
    pub(super) fn vertex(&mut self, position: Vec3, normal: Vec3, uv: Vec2) {
        self.positions.push(position.to_array());
        self.normals.push(normal.to_array());
        self.uvs.push(uv.to_array());
    }

    /// How many vertices there are.
    pub(super) fn count(&self) -> u32 {
        self.positions.len() as u32
    }

    /// Says of all vertices since the last time what they are.
    pub(super) fn are(&mut self, kind: Vec2) {
        self.kinds.resize(self.positions.len(), kind.to_array());
    }

    /// Four corners, anticlockwise as seen from outside.
    pub(super) fn quad(&mut self, [a, b, c, d]: [u32; 4]) {
        self.indices.extend([a, b, c, a, c, d]);
    }

    pub(super) fn build(self) -> Mesh {
        // Only the graphics card needs it.
        let mesh = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_indices(Indices::U32(self.indices));
        if self.kinds.is_empty() { mesh } else { mesh.with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, self.kinds) }
    }
}

/// A point of a profile: how far out, how high, and the normal's two parts.
#[derive(Clone, Copy)]
struct ProfilePoint {
    out: f32,
    high: f32,
    normal: Vec2,
}

/// A quarter round edge from facing outwards-or-inwards to facing up.
fn round(centre: Vec2, radius: f32, from: f32, to: f32) -> impl Iterator<Item = ProfilePoint> {
    (0..=BEVEL_STEPS).map(move |step| {
        let normal = Vec2::from_angle(from + (to - from) * step as f32 / BEVEL_STEPS as f32);
        let point = centre + normal * radius;
        ProfilePoint { out: point.x, high: point.y, normal }
    })
}

/// A disc about its own centre, Black's face up. Its texture coordinates are the distance from the axis and the height.
pub(super) fn disc() -> Mesh {
    let edge = Vec2::new(DISC_RADIUS - DISC_BEVEL, DISC_HALF - DISC_BEVEL);
    let mut profile = vec![ProfilePoint { out: 0.0, high: -DISC_HALF, normal: Vec2::NEG_Y }];
    profile.extend(round(edge * Vec2::new(1.0, -1.0), DISC_BEVEL, -FRAC_PI_2, 0.0));
    profile.extend(round(edge, DISC_BEVEL, 0.0, FRAC_PI_2));
    profile.push(ProfilePoint { out: 0.0, high: DISC_HALF, normal: Vec2::Y });
    let mut mesh = Builder::default();
    let ring = profile.len() as u32;
    for segment in 0..=DISC_SEGMENTS {
        let (sin, cos) = (segment as f32 / DISC_SEGMENTS as f32 * TAU).sin_cos();
        for point in &profile {
            let spin = |v: Vec2| Vec3::new(v.x * cos, v.y, v.x * sin);
            let at = Vec2::new(point.out, point.high);
            mesh.vertex(spin(at), spin(point.normal), at);
        }
    }
    for segment in 0..DISC_SEGMENTS {
        for step in 0..ring - 1 {
            let (a, b) = (segment * ring + step, (segment + 1) * ring + step);
            mesh.quad([a, a + 1, b + 1, b]);
        }
    }
    mesh.build()
}

/// The frame: one profile along four sides, mitred at the corners.
pub(super) fn frame() -> Mesh {
    let top = FRAME_TOP - FRAME_BEVEL;
    let mut profile = vec![ProfilePoint { out: FRAME_INNER, high: -0.05, normal: Vec2::NEG_X }];
    profile.extend(
        round(Vec2::new(FRAME_INNER + FRAME_BEVEL, top), FRAME_BEVEL, FRAC_PI_2 * 2.0, FRAC_PI_2).collect::<Vec<_>>(),
    );
    profile.extend(round(Vec2::new(FRAME_OUTER - FRAME_BEVEL, top), FRAME_BEVEL, FRAC_PI_2, 0.0));
    profile.push(ProfilePoint { out: FRAME_OUTER, high: SLAB_BOTTOM, normal: Vec2::X });
    let mut mesh = Builder::default();
    for side in 0..4 {
        let turn = Quat::from_rotation_y(side as f32 * FRAC_PI_2);
        let base = mesh.positions.len() as u32;
        for point in &profile {
            let normal = turn * Vec3::new(point.normal.x, point.normal.y, 0.0);
            for end in [1.0, -1.0] {
                let position = turn * Vec3::new(point.out, point.high, point.out * end);
                mesh.vertex(position, normal, Vec2::ZERO);
            }
        }
        for step in 0..profile.len() as u32 - 1 {
            let a = base + step * 2;
            mesh.quad([a, a + 2, a + 3, a + 1]);
        }
    }
    mesh.build()
}

/// The squares, at height 0, reaching under the frame.
pub(super) fn board() -> Mesh {
    plane(FRAME_INNER + 0.02, 0.0)
}

/// The table under the board.
pub(super) fn ground() -> Mesh {
    plane(GROUND_HALF, SLAB_BOTTOM)
}

fn plane(half: f32, height: f32) -> Mesh {
    let mut mesh = Builder::default();
    for (x, z) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)] {
        mesh.vertex(Vec3::new(x * half, height, z * half), Vec3::Y, Vec2::ZERO);
    }
    mesh.quad([0, 1, 2, 3]);
    mesh.build()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A triangle whose corners run the wrong way round is not drawn.
    #[test]
    fn every_triangle_faces_outwards() {
        let plant = super::super::plants::plant();
        let meshes = [("disc", disc()), ("frame", frame()), ("board", board()), ("ground", ground()), ("plant", plant)];
        for (name, mesh) in meshes {
            let read = |attribute: bevy::mesh::MeshVertexAttribute| -> Vec<Vec3> {
                let values = mesh.attribute(attribute).and_then(|values| values.as_float3()).unwrap();
                values.iter().map(|&value| Vec3::from(value)).collect()
            };
            let (positions, normals) = (read(Mesh::ATTRIBUTE_POSITION), read(Mesh::ATTRIBUTE_NORMAL));
            let indices: Vec<usize> = mesh.indices().unwrap().iter().collect();
            for triangle in indices.chunks(3) {
                let [a, b, c] = [triangle[0], triangle[1], triangle[2]];
                let face = (positions[b] - positions[a]).cross(positions[c] - positions[a]);
                if face.length() > 1e-6 {
                    let outwards = normals[a] + normals[b] + normals[c];
                    assert!(
                        face.dot(outwards) > 0.0,
                        "{name}: {:?}",
                        triangle.iter().map(|&i| positions[i]).collect::<Vec<_>>()
                    );
                }
            }
        }
    }
}
