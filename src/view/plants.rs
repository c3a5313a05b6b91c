//! The plants of the pond: a lily pad on one face, a lotus flower on the other. What lies below the water is not seen, so
//! that one mesh turned over is a pad that has become a flower.

use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

use super::mesh::Builder;

/// How high a plant's axis lies over the water, in squares: the pad just above it, the flower's foot just below.
pub(super) const FLOAT: f32 = 0.012;
/// By how much lower it lies when the flower is up.
pub(super) const SINK: f32 = 0.018;
/// The pad: its radius, how high it lies over the axis, how far its rim is turned up, and half of its notch, as a part
/// of a whole turn.
const PAD_RADIUS: f32 = 0.43;
const PAD_HIGH: f32 = 0.026;
const PAD_LIP: f32 = 0.028;
const PAD_THICK: f32 = 0.010;
const NOTCH: f32 = 0.034;
/// How far the flower's foot hangs below the axis: under the water while the pad is above.
const FOOT: f32 = FLOAT + 0.006;
const PAD_SEGMENTS: u32 = 44;

/// The kinds of surface, as the shader knows them.
mod kind {
    pub(super) const PAD: f32 = 0.0;
    pub(super) const PAD_BELOW: f32 = 1.0;
    /// The outermost of three layers; the others follow.
    pub(super) const PETAL: f32 = 2.0;
    pub(super) const PETAL_BACK: f32 = 5.0;
    pub(super) const SEEDS: f32 = 6.0;
}

/// A ring of petals.
struct Layer {
    petals: u32,
    /// By how much of a petal's share of the circle the first is turned.
    turn: f32,
    /// From the axis to the foot, from the foot to the tip along the petal, and half the width, in squares.
    foot: f32,
    length: f32,
    half_width: f32,
    /// How steeply it rises at the foot and at the tip, in radians.
    rise: [f32; 2],
}

const LAYERS: [Layer; 3] = [
    Layer { petals: 9, turn: 0.0, foot: 0.055, length: 0.415, half_width: 0.122, rise: [0.08, 0.58] },
    Layer { petals: 8, turn: 0.5, foot: 0.050, length: 0.335, half_width: 0.106, rise: [0.52, 1.02] },
    Layer { petals: 6, turn: 0.2, foot: 0.045, length: 0.245, half_width: 0.088, rise: [0.95, 1.30] },
];
const ALONG: u32 = 6;
const ACROSS: u32 = 4;
/// How deep a petal is hollowed, as a part of its half width.
const HOLLOW: f32 = 0.42;

/// A pad above, and below it a flower that hangs upside down.
pub(super) fn plant() -> Mesh {
    let mut mesh = Builder::default();
    pad(&mut mesh);
    for (index, layer) in LAYERS.iter().enumerate() {
        for petal in 0..layer.petals {
            let turn = (petal as f32 + layer.turn) / layer.petals as f32 * TAU;
            // No two petals are quite alike.
            let seed = ((petal as f32 * 0.618 + index as f32 * 0.37).fract() - 0.5) * 2.0;
            add_petal(&mut mesh, layer, turn, seed, kind::PETAL + index as f32);
        }
    }
    seeds(&mut mesh);
    mesh.build()
}

/// The pad's height over the axis at this part of its radius: level, then turned up at the rim.
fn pad_height(part: f32) -> f32 {
    PAD_HIGH + PAD_LIP * ((part - 0.78) / 0.22).max(0.0).powi(2)
}

fn pad(mesh: &mut Builder) {
    const RINGS: [f32; 6] = [0.0, 0.45, 0.78, 0.88, 0.95, 1.0];
    for (kind, up, drop) in [(kind::PAD, 1.0, 0.0), (kind::PAD_BELOW, -1.0, PAD_THICK)] {
        let base = mesh.count();
        for segment in 0..=PAD_SEGMENTS {
            let part = NOTCH + (1.0 - 2.0 * NOTCH) * segment as f32 / PAD_SEGMENTS as f32;
            let direction = Vec2::from_angle(part * TAU);
            // The notch's corners are rounded, and no rim is a perfect circle.
            let from_notch = (part.min(1.0 - part) - NOTCH) * TAU;
            let radius =
                PAD_RADIUS * (1.0 - 0.13 * (-from_notch * 9.0).exp()) * (1.0 + 0.010 * (part * TAU * 5.0).sin());
            for ring in RINGS {
                let at = direction * radius * ring;
                let slope = 2.0 * PAD_LIP * ((ring - 0.78) / 0.22).max(0.0) / 0.22 / PAD_RADIUS;
                let normal = Vec3::new(-direction.x * slope, 1.0, -direction.y * slope).normalize() * up;
                mesh.vertex(Vec3::new(at.x, pad_height(ring) - drop, at.y), normal, at);
            }
        }
        mesh.are(Vec2::new(kind, 0.0));
        let rings = RINGS.len() as u32;
        for segment in 0..PAD_SEGMENTS {
            for ring in 0..rings - 1 {
                let (a, b) = (base + segment * rings + ring, base + (segment + 1) * rings + ring);
                // The first ring is the middle: there the quads are triangles.
                if up > 0.0 { mesh.quad([a, b, b + 1, a + 1]) } else { mesh.quad([a, a + 1, b + 1, b]) }
            }
        }
    }
}

/// Half the width of a petal at a part of its length, as a part of its greatest: round at the foot, with a pointed tip.
fn width(along: f32) -> f32 {
    let swell = (along * PI).sin() * (1.0 - 0.25 * (along * TAU).sin());
    swell.max(0.0).powf(0.72).min(1.0) * (1.0 - 0.15 * along) + 0.10 * (1.0 - along)
}

fn add_petal(mesh: &mut Builder, layer: &Layer, turn: f32, seed: f32, kind: f32) {
    let length = layer.length * (1.0 + 0.04 * seed);
    let spin = |p: Vec3| {
        let (sin, cos) = turn.sin_cos();
        // Upside down: the flower hangs below the pad.
        let upright = Vec3::new(p.x * cos - p.z * sin, p.y, p.x * sin + p.z * cos);
        Vec3::new(upright.x, -upright.y, -upright.z)
    };
    // The middle line, and the petal's three directions along it.
    let mut line = Vec::new();
    let mut at = Vec2::new(layer.foot, FOOT);
    for step in 0..=ALONG {
        let along = step as f32 / ALONG as f32;
        let rise = layer.rise[0] + (layer.rise[1] - layer.rise[0]) * along + 0.05 * seed;
        if step > 0 {
            at += Vec2::from_angle(rise) * length / ALONG as f32;
        }
        line.push((along, at, rise));
    }
    let point = |(along, at, rise): (f32, Vec2, f32), across: f32| {
        let half = layer.half_width * width(along);
        let lift = HOLLOW * half * across * across;
        let up = Vec2::from_angle(rise + PI / 2.0) * lift;
        Vec3::new(at.x + up.x, at.y + up.y, across * half)
    };
    let columns = ACROSS + 1;
    for is_back in [false, true] {
        let base = mesh.count();
        for &one in &line {
            let (along, _, rise) = one;
            for step in 0..columns {
                let across = step as f32 / ACROSS as f32 * 2.0 - 1.0;
                let up = Vec2::from_angle(rise + PI / 2.0);
                let normal = Vec3::new(up.x, up.y, -2.0 * HOLLOW * across).normalize();
                let normal = spin(if is_back { -normal } else { normal });
                mesh.vertex(spin(point(one, across)), normal, Vec2::new(across, along));
            }
        }
        mesh.are(Vec2::new(if is_back { kind::PETAL_BACK } else { kind }, seed));
        for row in 0..ALONG {
            for column in 0..ACROSS {
                let a = base + row * columns + column;
                let b = a + columns;
                if is_back { mesh.quad([a, b, b + 1, a + 1]) } else { mesh.quad([a, a + 1, b + 1, b]) }
            }
        }
    }
}

/// The seed head in the flower's middle: a low dome.
fn seeds(mesh: &mut Builder) {
    const SEGMENTS: u32 = 16;
    const RINGS: [(f32, f32, f32); 4] =
        [(0.0, 0.105, 0.0), (0.05, 0.100, 0.25), (0.078, 0.080, 0.9), (0.082, 0.0, 1.5)];
    let base = mesh.count();
    for segment in 0..=SEGMENTS {
        let direction = Vec2::from_angle(segment as f32 / SEGMENTS as f32 * TAU);
        for (out, high, tilt) in RINGS {
            let at = direction * out;
            let normal = Vec3::new(direction.x * tilt.sin(), -tilt.cos(), -direction.y * tilt.sin());
            mesh.vertex(Vec3::new(at.x, -high - FOOT, -at.y), normal, at);
        }
    }
    mesh.are(Vec2::new(kind::SEEDS, 0.0));
    let rings = RINGS.len() as u32;
    for segment in 0..SEGMENTS {
        for ring in 0..rings - 1 {
            let (a, b) = (base + segment * rings + ring, base + (segment + 1) * rings + ring);
            mesh.quad([a, b, b + 1, a + 1]);
        }
    }
}
