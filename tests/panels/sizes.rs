//! Every window from a phone's to a large screen's: nothing over the board, nothing cut off.

use bevy_egui::egui::{Rect, pos2, vec2};
use egui_kittest::kittest::Queryable;
use outflank::game::GameSetup;
use outflank::stage::Screen;
use outflank::ui::{Leaving, Panels, layout, zoom};
use outflank_engine::level::Level;
use outflank_engine::record::read_transcript;
use outflank_engine::rules::{Game, Variant};

use crate::desk::{Desk, Drawn, drawn_texts, two_people};

pub const SIZES: [(f32, f32); 8] = [
    (640.0, 480.0),
    (360.0, 640.0),
    (480.0, 800.0),
    (800.0, 800.0),
    (1280.0, 800.0),
    (1920.0, 1080.0),
    (1000.0, 1920.0),
    (3840.0, 2160.0),
];

#[test]
fn board_and_panel_share_the_window_without_overlap() {
    for (width, height) in SIZES {
        for screen in [Screen::Start, Screen::Game, Screen::Learn] {
            let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
            let layout = layout(window, screen);
            assert!(layout.board.is_positive() && layout.panel.is_positive(), "{width}x{height}");
            assert!(!layout.board.shrink(0.1).intersects(layout.panel.shrink(0.1)), "{width}x{height}");
            assert!((layout.board.area() + layout.panel.area() - window.area()).abs() < 1.0, "{width}x{height}");
            if screen == Screen::Game {
                let side = layout.board.width().min(layout.board.height());
                assert!(side >= 0.49 * width.min(height), "the board is small at {width}x{height}: {side}");
            }
        }
    }
}

#[test]
fn panels_grow_with_the_window_within_limits() {
    assert_eq!(zoom(vec2(640.0, 480.0), 100), 1.0);
    assert_eq!(zoom(vec2(1280.0, 800.0), 100), 1.0);
    assert_eq!(zoom(vec2(3840.0, 2160.0), 100), 2.0);
}

#[test]
fn letters_grow_as_far_as_the_window_has_room() {
    assert_eq!(zoom(vec2(1280.0, 800.0), 150), 1.5);
    assert_eq!(zoom(vec2(1280.0, 800.0), 200), 2.0);
    assert_eq!(zoom(vec2(3840.0, 2160.0), 200), 4.0);
    assert_eq!(zoom(vec2(480.0, 800.0), 200), 1.5);
    assert_eq!(zoom(vec2(320.0, 480.0), 200), 1.0);
}

#[test]
fn the_buttons_that_matter_are_inside_the_panel_at_every_size() {
    for (width, height) in SIZES {
        let scale = zoom(vec2(width, height), 100);
        let harness = Desk::new(Screen::Start).at(width / scale, height / scale);
        let panel = harness.state().layout.unwrap().panel;
        assert!(panel.contains_rect(harness.get_by_label("Play").rect()), "{width}x{height}");

        let game = read_transcript("f5d6", Variant::Standard).unwrap();
        let harness = Desk::with_game(two_people(), game).at(width / scale, height / scale);
        let panel = harness.state().layout.unwrap().panel;
        for words in ["Show me", "Undo", "Redo", "New game", "2D", "Settings", "Black to move"] {
            let rect = harness.get_by_label(words).rect();
            assert!(panel.contains_rect(rect), "{words} at {width}x{height}: {rect} in {panel}");
            assert!(rect.width() > 20.0, "{words} at {width}x{height}");
        }
    }
}

#[test]
fn cards_stay_inside_the_panel() {
    for (width, height) in SIZES {
        let scale = zoom(vec2(width, height), 100);
        let game = read_transcript("f5d6", Variant::Standard).unwrap();
        let mut desk = Desk::with_game(two_people(), game);
        desk.panels = Panels { leaving: Some(Leaving::ToStart), ..Panels::default() };
        let harness = desk.at(width / scale, height / scale);
        let panel = harness.state().layout.unwrap().panel;
        for words in ["Keep playing", "Leave it"] {
            let rect = harness.get_by_label(words).rect();
            assert!(panel.x_range().contains(rect.left()) && panel.x_range().contains(rect.right()), "{words} {rect}");
            assert!(
                rect.top() >= panel.top() && rect.bottom() <= panel.bottom(),
                "{words} at {width}x{height}: {rect}"
            );
        }
    }
}

#[test]
fn the_names_of_the_players_stay_inside_the_panel() {
    for (width, height) in SIZES {
        for level in Level::ALL {
            let scale = zoom(vec2(width, height), 100);
            let setup = GameSetup { level, ..GameSetup::default() };
            let harness = Desk::with_game(setup, Game::new(Variant::Standard)).at(width / scale, height / scale);
            let panel = harness.state().layout.unwrap().panel;
            let texts = drawn_texts(&harness);
            assert!(texts.iter().any(|drawn| drawn.text == "You"));
            for Drawn { text, rect, .. } in texts {
                assert!(panel.expand(0.5).contains_rect(rect), "{text} at {width}x{height}: {rect} in {panel}");
            }
        }
    }
}

/// The list of moves, scrolled to the present one, once asked for frame after frame.
#[test]
fn a_panel_in_which_nothing_happens_asks_for_no_frames() {
    let long = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2";
    for moves in ["", "f5d6c3", long] {
        let game = read_transcript(moves, Variant::Standard).unwrap();
        let mut harness = Desk::with_game(two_people(), game).at(1280.0, 800.0);
        harness.run_steps(120);
        assert!(!harness.ctx.has_requested_repaint(), "{moves}: {:?}", harness.ctx.repaint_causes());
    }
}
