//! The discs of the two sides as small drawings for the panels, in the shapes that the board shows.

use std::f32::consts::TAU;

use bevy_egui::egui::{Painter, Pos2, Shape, Stroke, Vec2};
use outflank_engine::rules::Side;

use super::style::colour;
use crate::theme::{DiscKind, SideLook, Theme};

/// A disc's radius on the board, in squares: its ring is measured in them.
const RADIUS_ON_BOARD: f32 = 0.41;
/// Smaller than this, in points, a ring would only be a blot.
const SMALLEST_RING: f32 = 5.0;
const PETALS: usize = 8;

/// Draws a side's disc.
pub(super) fn paint(painter: &Painter, theme: &Theme, side: Side, centre: Pos2, radius: f32) {
    let look = theme.side(side);
    match (theme.materials.discs, side) {
        (DiscKind::Plants, Side::Black) => pad(painter, look, centre, radius),
        (DiscKind::Plants, Side::White) => flower(painter, look, centre, radius),
        _ => disc(painter, look, centre, radius),
    }
}

fn disc(painter: &Painter, look: &SideLook, centre: Pos2, radius: f32) {
    painter.circle(centre, radius, colour(look.face), Stroke::new(1.5_f32.min(radius * 0.2), colour(look.edge)));
    let unit = radius / RADIUS_ON_BOARD;
    if look.ring_width > 0.0 && radius > SMALLEST_RING {
        let stroke = Stroke::new((look.ring_width * unit).max(1.0), colour(look.mark));
        painter.circle_stroke(centre, look.ring_at * unit, stroke);
    }
}

fn pad(painter: &Painter, look: &SideLook, centre: Pos2, radius: f32) {
    /// Half of the notch, as a part of the whole turn.
    const NOTCH: f32 = 0.035;
    const STEPS: usize = 28;
    let direction = |part: f32| Vec2::angled(part * TAU);
    let rim = (0..=STEPS).map(|step| NOTCH + (1.0 - 2.0 * NOTCH) * step as f32 / STEPS as f32);
    let rim: Vec<Pos2> = rim.map(|part| centre + direction(part) * radius).collect();
    // Filled as a fan: the notch makes it other than convex.
    for pair in rim.windows(2) {
        painter.add(Shape::convex_polygon(vec![centre, pair[0], pair[1]], colour(look.face), Stroke::NONE));
    }
    let mut outline = rim;
    outline.push(centre + direction(0.0) * radius * 0.12);
    painter.add(Shape::closed_line(outline, Stroke::new(1.5, colour(look.edge))));
    for vein in 1..8 {
        let along = direction(vein as f32 / 8.0);
        let stroke = Stroke::new(1.0, colour(look.mark));
        painter.line_segment([centre + along * radius * 0.15, centre + along * radius * 0.75], stroke);
    }
}

fn flower(painter: &Painter, look: &SideLook, centre: Pos2, radius: f32) {
    for (length, turn) in [(1.0, 0.0), (0.68, 0.5)] {
        for petal in 0..PETALS {
            let along = Vec2::angled((petal as f32 + turn) / PETALS as f32 * TAU) * radius * length;
            let across = along.rot90() * 0.30;
            let at = |out: f32, aside: f32| centre + along * out + across * aside;
            let outline =
                vec![at(0.1, 0.0), at(0.45, 0.9), at(0.75, 0.75), at(1.0, 0.0), at(0.75, -0.75), at(0.45, -0.9)];
            painter.add(Shape::convex_polygon(outline, colour(look.face), Stroke::new(1.0, colour(look.edge))));
        }
    }
    painter.circle(centre, radius * 0.2, colour(look.mark), Stroke::new(1.0, colour(look.edge)));
}
