//! Where the board and the panel go, for every window.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use crate::stage::Screen;

/// The two parts of the window, in egui's points. They never overlap.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// For the board.
    pub board: Rect,
    /// For the panel.
    pub panel: Rect,
    /// Whether the panel is at the right of the board; else it is under it.
    pub is_wide: bool,
}

/// A window of this size shows everything at its natural size; larger ones magnify.
const NATURAL: Vec2 = vec2(1440.0, 900.0);
const LARGEST_ZOOM: f32 = 2.0;

/// However large the letters are, the panels have at least this room, in points: more would be cut off than gained.
const LEAST: Vec2 = vec2(320.0, 400.0);

/// How much larger than natural the panels are drawn in a window of so many logical pixels, with letters of so much
/// percent: in steps, so that a window that is being resized does not make the letters anew in every frame.
#[must_use]
pub fn zoom(window: Vec2, percent: u8) -> f32 {
    let steps = |zoom: f32| (zoom * 4.0).floor() / 4.0;
    let fits = |size: Vec2| (window.x / size.x).min(window.y / size.y);
    let wanted = steps(fits(NATURAL)).clamp(1.0, LARGEST_ZOOM) * f32::from(percent) / 100.0;
    wanted.min(fits(LEAST).max(1.0))
}

/// Splits a window.
#[must_use]
pub fn layout(window: Rect, screen: Screen) -> Layout {
    let Vec2 { x: width, y: height } = window.size();
    let is_wide = width >= height * 1.1;
    let (split_x, split_y) = match (is_wide, screen) {
        (true, Screen::Game | Screen::Learn | Screen::Review) => (width - (width * 0.27).clamp(232.0, 340.0), height),
        (true, Screen::Start) => (width - (width * 0.4).clamp(300.0, 420.0), height),
        (false, Screen::Game | Screen::Learn | Screen::Review) => {
            (width, height - (height - width).clamp(height * 0.34, height * 0.5))
        }
        (false, Screen::Start) => (width, height - (height - width).clamp(height * 0.62, height * 0.75)),
    };
    let board = Rect::from_min_max(window.min, pos2(window.min.x + split_x, window.min.y + split_y));
    let panel = if is_wide {
        Rect::from_min_max(board.right_top(), window.max)
    } else {
        Rect::from_min_max(board.left_bottom(), window.max)
    };
    Layout { board, panel, is_wide }
}
