//! Small drawings beside words: the typeface has no such signs, and a picture would blur.

use std::f32::consts::PI;

use super::style;
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, pos2};

/// What a button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Icon {
    Undo,
    Redo,
    Hint,
    NewGame,
    Flat,
    Table,
    Settings,
    Close,
    Play,
    Help,
    Back,
    Done,
    Learn,
    Review,
    First,
    Last,
    Forward,
    Chevron,
    Continue,
    Statistics,
    Clock,
    Warning,
}

/// Draws an icon in the middle of a rectangle, as large as the rectangle is high.
pub(super) fn paint(painter: &Painter, icon: Icon, rect: Rect, colour: Color32) {
    let unit = rect.height() / 24.0;
    let centre = rect.center();
    let at = |x: f32, y: f32| pos2(centre.x + (x - 12.0) * unit, centre.y + (y - 12.0) * unit);
    let stroke = Stroke::new(2.0 * unit, colour);
    let line = |points: &[(f32, f32)]| {
        painter.line(points.iter().map(|&(x, y)| at(x, y)).collect(), stroke);
    };
    match icon {
        Icon::Undo | Icon::Redo => {
            let turn = |x: f32| if icon == Icon::Undo { x } else { 24.0 - x };
            let arc: Vec<Pos2> = (0..=16)
                .map(|step| {
                    let angle = -PI / 2.0 + step as f32 / 16.0 * PI;
                    at(turn(14.0 + 5.0 * angle.cos()), 14.0 + 5.0 * angle.sin())
                })
                .collect();
            painter.line(arc, stroke);
            line(&[(turn(14.0), 9.0), (turn(5.0), 9.0)]);
            line(&[(turn(9.0), 5.0), (turn(5.0), 9.0), (turn(9.0), 13.0)]);
            line(&[(turn(14.0), 19.0), (turn(8.0), 19.0)]);
        }
        Icon::Hint => {
            painter.circle_stroke(at(12.0, 9.5), 6.0 * unit, stroke);
            line(&[(9.5, 18.0), (14.5, 18.0)]);
            line(&[(10.5, 21.5), (13.5, 21.5)]);
        }
        Icon::NewGame => {
            line(&[(12.0, 5.0), (12.0, 19.0)]);
            line(&[(5.0, 12.0), (19.0, 12.0)]);
        }
        Icon::Flat => {
            let square = Rect::from_min_max(at(4.5, 4.5), at(19.5, 19.5));
            painter.rect_stroke(square, 2.0 * unit, stroke, StrokeKind::Middle);
            line(&[(12.0, 4.5), (12.0, 19.5)]);
            line(&[(4.5, 12.0), (19.5, 12.0)]);
        }
        Icon::Table => {
            line(&[(7.0, 7.0), (17.0, 7.0), (21.0, 17.0), (3.0, 17.0), (7.0, 7.0)]);
            line(&[(12.0, 7.0), (12.0, 17.0)]);
            line(&[(5.2, 11.5), (18.8, 11.5)]);
        }
        Icon::Settings => {
            for (y, x) in [(6.5, 15.0), (12.0, 8.5), (17.5, 13.0)] {
                line(&[(4.0, y), (20.0, y)]);
                painter.circle_filled(at(x, y), 2.8 * unit, colour);
            }
        }
        Icon::Close => {
            line(&[(6.5, 6.5), (17.5, 17.5)]);
            line(&[(17.5, 6.5), (6.5, 17.5)]);
        }
        Icon::Back => {
            line(&[(19.0, 12.0), (5.0, 12.0)]);
            line(&[(11.0, 6.0), (5.0, 12.0), (11.0, 18.0)]);
        }
        Icon::Forward => {
            line(&[(5.0, 12.0), (19.0, 12.0)]);
            line(&[(13.0, 6.0), (19.0, 12.0), (13.0, 18.0)]);
        }
        Icon::Chevron => line(&[(9.0, 5.0), (16.0, 12.0), (9.0, 19.0)]),
        Icon::First | Icon::Last => {
            let turn = |x: f32| if icon == Icon::First { x } else { 24.0 - x };
            line(&[(turn(5.0), 6.0), (turn(5.0), 18.0)]);
            line(&[(turn(18.0), 6.0), (turn(10.0), 12.0), (turn(18.0), 18.0)]);
        }
        Icon::Review => {
            line(&[(4.0, 4.0), (4.0, 20.0), (20.0, 20.0)]);
            line(&[(7.0, 15.0), (11.0, 9.5), (14.5, 13.0), (20.0, 5.5)]);
        }
        Icon::Done => line(&[(4.5, 12.5), (10.0, 18.0), (19.5, 6.5)]),
        Icon::Learn => {
            line(&[(12.0, 7.5), (12.0, 19.5)]);
            line(&[(12.0, 7.5), (8.0, 5.5), (3.5, 5.5), (3.5, 17.5), (8.0, 17.5), (12.0, 19.5)]);
            line(&[(12.0, 7.5), (16.0, 5.5), (20.5, 5.5), (20.5, 17.5), (16.0, 17.5), (12.0, 19.5)]);
        }
        Icon::Continue => {
            line(&[(5.5, 5.0), (5.5, 19.0)]);
            let points = vec![at(9.5, 5.0), at(20.0, 12.0), at(9.5, 19.0)];
            painter.add(bevy_egui::egui::Shape::convex_polygon(points, colour, Stroke::NONE));
        }
        Icon::Statistics => {
            for (x, top) in [(6.0, 13.0), (12.0, 5.0), (18.0, 9.0)] {
                painter.line_segment([at(x, 19.5), at(x, top)], Stroke::new(3.5 * unit, colour));
            }
        }
        Icon::Clock => {
            painter.circle_stroke(at(12.0, 12.0), 8.5 * unit, stroke);
            line(&[(12.0, 7.0), (12.0, 12.0), (15.5, 14.5)]);
        }
        Icon::Warning => {
            line(&[(12.0, 3.5), (21.5, 20.0), (2.5, 20.0), (12.0, 3.5)]);
            line(&[(12.0, 9.0), (12.0, 14.0)]);
            painter.circle_filled(at(12.0, 17.0), 1.3 * unit, colour);
        }
        Icon::Play => {
            let points = vec![at(8.0, 5.0), at(19.0, 12.0), at(8.0, 19.0)];
            painter.add(bevy_egui::egui::Shape::convex_polygon(points, colour, Stroke::NONE));
        }
        Icon::Help => {
            let font = style::strong(rect.height() * 1.1);
            painter.text(centre, Align2::CENTER_CENTER, "?", font, colour);
        }
    }
}

/// A glow around a disc: rings that fade outward.
pub(super) fn paint_glow(painter: &Painter, centre: Pos2, radius: f32, colour: Color32) {
    painter.circle_stroke(centre, radius + 3.0, Stroke::new(2.0, colour));
    for ring in 1..4 {
        let faded = colour.gamma_multiply(0.35 / ring as f32);
        painter.circle_stroke(centre, radius + 3.0 + 1.5 * ring as f32, Stroke::new(1.5, faded));
    }
}
