//! Every language fits: no words are cut off, all have their letters, everything can be tapped.

use std::fs;
use std::path::Path;

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use outflank::game::{GameSetup, Mode, TimeControl};
use outflank::stage::{Language, Screen};
use outflank::ui::{Leaving, Panels, StatisticsPage, zoom};
use outflank_engine::level::Level;
use outflank_engine::record::read_transcript;
use outflank_engine::rules::{Side, Variant};

use crate::desk::{Desk, Drawn, drawn_texts, two_people};
use crate::review::desk as looking_back;

const SIZES: [(f32, f32); 5] = [(360.0, 640.0), (480.0, 800.0), (640.0, 480.0), (1280.0, 800.0), (3840.0, 2160.0)];

fn with_settings(mut desk: Desk) -> Desk {
    desk.panels.settings = true;
    desk
}

fn with_rules(mut desk: Desk) -> Desk {
    desk.panels.rules = true;
    desk.setup.clock = Some(TimeControl::new(20, 10));
    desk
}

fn with_results(mut desk: Desk) -> Desk {
    desk.panels.statistics = Some(StatisticsPage::new(Variant::FreeOpening, Some(Level::Medium)));
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
        ("rules and time", with_rules(start(against))),
        ("game", game("f5d6", closed)),
        ("hint", game("f5d6c3d3c4f4f6f3e6e7", closed).with_hint(3)),
        ("pass", game("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8", Panels { passed: Some(Side::Black), ..closed })),
        ("question", game("f5d6", Panels { leaving: Some(Leaving::ToStart), ..closed })),
        ("result", game("e6f4e3f6g5d6e7f5c5", closed)),
        ("settings", game("f5d6", Panels { settings: true, ..closed })),
        ("results", with_results(game("f5d6", closed))),
        ("lessons", Desk::in_lesson(None).in_language(language)),
        ("a lesson", Desk::in_lesson(Some(0)).in_language(language)),
        ("looking back", looking_back(3).in_language(language)),
        ("help", game("f5d6", Panels { help: true, ..closed })),
    ]
}

#[test]
fn every_screen_fits_in_every_language_at_every_size() {
    let mut complaints = Vec::new();
    for language in Language::ALL {
        for (name, desk) in screens(language) {
            let mut harness = desk.at(1280.0, 800.0);
            for (width, height) in SIZES {
                harness.set_size(vec2(width, height) / zoom(vec2(width, height), 100));
                harness.run_steps(3);
                let place = format!("{name} in {language:?} at {width}x{height}");
                complaints.extend(cut_off(&harness).map(|what| format!("{place}: {what}")));
                complaints.extend(one_over_another(&harness).map(|what| format!("{place}: {what}")));
                complaints.extend(too_small_for_fingers(&harness).map(|what| format!("{place}: {what}")));
            }
        }
    }
    assert!(complaints.is_empty(), "{complaints:#?}");
}

fn cut_off(harness: &Harness<'_, Desk>) -> impl Iterator<Item = String> {
    let panel = harness.state().layout.unwrap().panel;
    drawn_texts(harness).into_iter().filter_map(move |Drawn { text, rect, clip, size }| {
        let seen = clip.intersect(panel).x_range();
        let is_inside = rect.left() >= seen.min - 0.5 && rect.right() <= seen.max + 0.5;
        (!is_inside || size < 12.0).then(|| format!("{text} in letters of {size}: {rect} in {seen:?}"))
    })
}

fn one_over_another(harness: &Harness<'_, Desk>) -> impl Iterator<Item = String> {
    let mut texts = drawn_texts(harness);
    texts.iter_mut().for_each(|drawn| drawn.rect = drawn.rect.intersect(drawn.clip));
    texts.retain(|drawn| !drawn.text.is_empty() && drawn.rect.is_positive());
    let mut found = Vec::new();
    for (index, one) in texts.iter().enumerate() {
        for other in &texts[index + 1..] {
            // Rows of letters are higher than the letters: the gap between them may be shared.
            let both = one.rect.intersect(other.rect);
            if both.width() > 1.0 && both.height() > 0.35 * one.rect.height().min(other.rect.height()) {
                found.push(format!("{} over {}: {} {}", one.text, other.text, one.rect, other.rect));
            }
        }
    }
    found.into_iter()
}

fn too_small_for_fingers(harness: &Harness<'_, Desk>) -> impl Iterator<Item = String> {
    let is_control = |role| matches!(role, Role::Button | Role::RadioButton | Role::CheckBox);
    let nodes = harness.root().children_recursive();
    let controls: Vec<_> = nodes.filter(|node| is_control(node.accesskit_node().role())).collect();
    assert!(controls.len() >= 3);
    let small = controls.into_iter().filter(|node| node.rect().width() < 43.9 || node.rect().height() < 43.9);
    let small: Vec<_> = small.map(|node| format!("{:?} {}", node.accesskit_node().label(), node.rect())).collect();
    small.into_iter()
}

#[test]
fn the_typeface_has_every_letter() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut letters: Vec<char> = Vec::new();
    for folder in ["en", "nl", "de"] {
        for file in fs::read_dir(root.join("assets/locales").join(folder)).unwrap() {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            letters.extend(text.chars().filter(|letter| !letter.is_control()));
        }
    }
    letters.sort_unstable();
    letters.dedup();
    assert!("äöüßé’…".chars().all(|letter| letters.contains(&letter)), "{letters:?}");
    letters.extend("ÄÖÜëïèÉËÏ–“”„".chars()); // what these languages may come to need
    for file in ["Regular", "SemiBold"] {
        let font = fs::read(root.join(format!("assets/fonts/AtkinsonHyperlegibleNext-{file}.ttf"))).unwrap();
        let missing: String = letters.iter().filter(|&&letter| !has_letter(&font, letter)).collect();
        assert!(missing.is_empty(), "{file} lacks {missing}");
        assert!(!has_letter(&font, '漢'), "the test sees what is missing");
    }
}

/// Whether a TrueType font maps a letter to a glyph, by its table `cmap` in format 4: segments of codes, each with an
/// offset to add or a place to look up. <https://learn.microsoft.com/typography/opentype/spec/cmap>
fn has_letter(font: &[u8], letter: char) -> bool {
    let short = |at: usize| usize::from(u16::from_be_bytes([font[at], font[at + 1]]));
    let long = |at: usize| short(at) << 16 | short(at + 2);
    let tables = (0..short(4)).map(|index| 12 + 16 * index);
    let cmap = tables.clone().find(|&at| &font[at..at + 4] == b"cmap").map(|at| long(at + 8)).unwrap();
    let maps = (0..short(cmap + 2)).map(|index| cmap + 4 + 8 * index);
    let map = maps.clone().find(|&at| (short(at), short(at + 2)) == (3, 1)).map(|at| cmap + long(at + 4)).unwrap();
    assert_eq!(short(map), 4, "the format");
    let (code, twice) = (letter as usize, short(map + 6));
    let Some(segment) = (0..twice).step_by(2).find(|&at| short(map + 14 + at) >= code) else { return false };
    let (start, delta) = (short(map + 16 + twice + segment), short(map + 16 + 2 * twice + segment));
    let offset_at = map + 16 + 3 * twice + segment;
    let glyph = match short(offset_at) {
        _ if start > code => 0,
        0 => code + delta,
        offset => short(offset_at + offset + 2 * (code - start)),
    };
    glyph & 0xffff != 0
}
