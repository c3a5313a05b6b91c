//! What every theme must hold, measured from its colours.

use bevy::color::Srgba;
use outflank::stage::ThemeChoice;
use outflank::theme::{DiscKind, Theme};

use crate::vision::{Eyes, contrast};

/// The least contrast of text with what is behind it, and of marks: WCAG 2.2, success criteria 1.4.3 and 1.4.11.
const TEXT: f32 = 4.5;
const MARK: f32 = 3.0;
/// The least contrast of the two sides' faces, to all eyes.
const SIDES: f32 = 2.5;

type Pair = (&'static str, Srgba, Srgba);

fn complaints(name: &str, pairs: &[Pair], least: f32) -> Vec<String> {
    let measured = pairs.iter().map(|&(what, one, other)| (what, contrast(Eyes::All.see(one), Eyes::All.see(other))));
    let bad = measured.filter(|&(_, measured)| measured < least);
    bad.map(|(what, measured)| format!("{name}: {what} has {measured:.2}, not {least}")).collect()
}

fn all_complaints(pairs: impl Fn(&Theme) -> Vec<Pair>, least: f32) -> Vec<String> {
    let of = |choice: ThemeChoice| complaints(&format!("{choice:?}"), &pairs(Theme::of(choice)), least);
    ThemeChoice::ALL.into_iter().flat_map(of).collect()
}

#[test]
fn text_can_be_read() {
    let text = |theme: &Theme| {
        vec![
            ("text on the ground", theme.ink, theme.ground),
            ("text on a panel", theme.ink, theme.panel),
            ("text on a button", theme.ink, theme.raised),
            ("quiet text on the ground", theme.quiet_ink, theme.ground),
            ("quiet text on a panel", theme.quiet_ink, theme.panel),
            ("quiet text on a button", theme.quiet_ink, theme.raised),
            ("text on the main button", theme.on_accent, theme.accent),
            ("the coordinates", theme.frame_ink, theme.frame),
        ]
    };
    assert_eq!(all_complaints(text, TEXT), [""; 0]);
}

#[test]
fn marks_can_be_seen() {
    let marks = |theme: &Theme| {
        vec![
            ("the accent on a panel", theme.accent, theme.panel),
            ("the accent on a card", theme.accent, theme.raised),
            ("the focus on a panel", theme.focus, theme.panel),
            ("the focus on a card", theme.focus, theme.raised),
            ("a legal move", theme.mark, theme.board),
            ("the hint", theme.hint_mark, theme.board),
        ]
    };
    assert_eq!(all_complaints(marks, MARK), [""; 0]);
}

/// By face or by edge.
#[test]
fn discs_stand_out_from_the_board_and_from_the_panels() {
    let mut bad = Vec::new();
    for choice in ThemeChoice::ALL {
        let theme = Theme::of(choice);
        for (side, look) in [("Black", theme.black), ("White", theme.white)] {
            for (where_, under) in [("board", theme.board), ("panel", theme.panel)] {
                let best = [look.face, look.edge].map(|colour| contrast(Eyes::All.see(colour), Eyes::All.see(under)));
                if best[0].max(best[1]) < MARK {
                    bad.push(format!("{choice:?}: {side} on the {where_}: {best:.2?}"));
                }
            }
        }
    }
    assert_eq!(bad, [""; 0]);
}

#[test]
fn the_sides_differ_to_all_eyes_and_without_colours() {
    for choice in ThemeChoice::ALL {
        let theme = Theme::of(choice);
        for eyes in Eyes::ALL {
            let apart = contrast(eyes.see(theme.black.face), eyes.see(theme.white.face));
            assert!(apart >= SIDES, "{choice:?}, {eyes:?}: {apart:.2}");
        }
        // Plants differ in their whole shape; round discs by rings that cannot be taken for each other.
        if theme.materials.discs != DiscKind::Plants {
            let (black, white) = (theme.black, theme.white);
            let is_apart = (black.ring_at - white.ring_at).abs() > 0.05 + black.ring_width.max(white.ring_width) / 2.0;
            assert!(is_apart, "{choice:?}: {black:?} {white:?}");
            for look in [black, white].iter().filter(|look| look.ring_width > 0.0) {
                let seen = contrast(Eyes::All.see(look.mark), Eyes::All.see(look.face));
                assert!(seen >= 2.0, "{choice:?}: a ring with {seen:.2}");
            }
        }
    }
}
