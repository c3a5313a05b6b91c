//! Every language fits: no words are cut off, all have their letters, everything can be tapped.

use std::fs;
use std::path::Path;

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{FontFamily, FontId, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use outflank::game::{GameSetup, Mode};
use outflank::stage::{Language, Screen};
use outflank::ui::{Leaving, Panels, zoom};
use outflank_engine::level::Level;
use outflank_engine::record::read_transcript;
use outflank_engine::rules::{Side, Variant};

use crate::desk::{Desk, Drawn, drawn_texts, two_people};

const SIZES: [(f32, f32); 5] = [(360.0, 640.0), (480.0, 800.0), (640.0, 480.0), (1280.0, 800.0), (3840.0, 2160.0)];

fn with_settings(mut desk: Desk) -> Desk {
    desk.panels.settings = true;
    desk
}

/// Every screen and every card.
fn screens(language: Language) -> Vec<(&'static str, Desk)> {
    let start = |setup: GameSetup| {
        let mut desk = Desk::new(Screen::Start).in_language(language);
        desk.setup = setup;
        desk
    };
    let game = |transcript: &str, panels: Panels| {
        let game = read_transcript(transcript, Variant::Standard).unwrap();
        let mut desk = Desk::with_game(two_people(), game).in_language(language);
        desk.panels = panels;
        desk
    };
    let closed = Panels::default();
    let against = GameSetup { level: Level::Expert, variant: Variant::FreeOpening, ..GameSetup::default() };
    vec![
        ("start", start(against)),
        ("start, watching", start(GameSetup { mode: Mode::Watch, ..against })),
        ("settings at the start", with_settings(start(against))),
        ("game", game("f5d6", closed)),
        ("hint", game("f5d6c3d3c4f4f6f3e6e7", closed).with_hint()),
        ("pass", game("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8", Panels { passed: Some(Side::Black), ..closed })),
        ("question", game("f5d6", Panels { leaving: Some(Leaving::ToStart), ..closed })),
        ("result", game("e6f4e3f6g5d6e7f5c5", closed)),
        ("settings", game("f5d6", Panels { settings: true, ..closed })),
        ("help", game("f5d6", Panels { help: true, ..closed })),
    ]
}

#[test]
fn every_screen_fits_in_every_language_at_every_size() {
    for language in Language::ALL {
        for (name, desk) in screens(language) {
            let mut harness = desk.at(1280.0, 800.0);
            for (width, height) in SIZES {
                harness.set_size(vec2(width, height) / zoom(vec2(width, height), 100));
                harness.run_steps(3);
                let place = format!("{name} in {language:?} at {width}x{height}");
                nothing_is_cut_off(&place, &harness);
                no_words_lie_over_others(&place, &harness);
                fingers_can_press(&place, &harness);
            }
        }
    }
}

fn nothing_is_cut_off(place: &str, harness: &Harness<'_, Desk>) {
    let panel = harness.state().layout.unwrap().panel;
    for Drawn { text, rect, clip, size } in drawn_texts(harness) {
        let seen = clip.intersect(panel).x_range();
        let is_inside = rect.left() >= seen.min - 0.5 && rect.right() <= seen.max + 0.5;
        assert!(is_inside, "{place}: {text}: {rect} in {seen:?}");
        assert!(size >= 12.0, "{place}: {text} in letters of {size}");
    }
}

fn no_words_lie_over_others(place: &str, harness: &Harness<'_, Desk>) {
    let mut texts = drawn_texts(harness);
    texts.iter_mut().for_each(|drawn| drawn.rect = drawn.rect.intersect(drawn.clip));
    texts.retain(|drawn| !drawn.text.is_empty() && drawn.rect.is_positive());
    for (index, one) in texts.iter().enumerate() {
        for other in &texts[index + 1..] {
            // Rows of letters are higher than the letters: the gap between them may be shared.
            let both = one.rect.intersect(other.rect);
            let is_over = both.width() > 1.0 && both.height() > 0.35 * one.rect.height().min(other.rect.height());
            assert!(!is_over, "{place}: {} over {}: {} {}", one.text, other.text, one.rect, other.rect);
        }
    }
}

fn fingers_can_press(place: &str, harness: &Harness<'_, Desk>) {
    let is_control = |role| matches!(role, Role::Button | Role::RadioButton | Role::CheckBox);
    let nodes = harness.root().children_recursive();
    let controls: Vec<_> = nodes.filter(|node| is_control(node.accesskit_node().role())).collect();
    assert!(controls.len() > 3, "{place}");
    for node in controls {
        let rect = node.rect();
        let label = node.accesskit_node().label();
        assert!(rect.width() >= 43.9 && rect.height() >= 43.9, "{place}: {label:?} {rect}");
    }
}

#[test]
fn the_typeface_has_every_letter() {
    let mut harness = Desk::new(Screen::Start).at(1280.0, 800.0);
    harness.run_steps(1);
    let mut letters: Vec<char> = Vec::new();
    for folder in ["en", "nl", "de"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(folder);
        for file in fs::read_dir(folder).unwrap() {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            letters.extend(text.chars().filter(|letter| !letter.is_control()));
        }
    }
    letters.sort_unstable();
    letters.dedup();
    assert!("äöüßé’…".chars().all(|letter| letters.contains(&letter)), "{letters:?}");
    letters.extend("ÄÖÜëïèÉËÏ–“”„".chars()); // what these languages may come to need
    let families = [FontFamily::Proportional, FontFamily::Name("strong".into())];
    harness.ctx.fonts_mut(|fonts| {
        for family in families {
            let font = FontId::new(16.0, family);
            let missing: String = letters.iter().filter(|&&letter| !fonts.has_glyph(&font, letter)).collect();
            assert!(missing.is_empty(), "{font:?} lacks {missing}");
            assert!(!fonts.has_glyph(&font, '漢'), "the test sees what is missing");
        }
    });
}
