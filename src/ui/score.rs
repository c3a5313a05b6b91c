//! The score: two discs with large figures, the shares as a bar, and whose turn it is.

use bevy_egui::egui::{Align2, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};
use outflank_engine::rules::{Side, Variant};

use super::style::{self, SMALL, STEP, colour};
use super::{Seen, clocks, discs, icons, widgets, words};
use crate::game::Seat;

/// Rather than in smaller letters than this, in points, the computer is named by its level alone.
const SMALLEST_NAME: f32 = 12.0;

/// Shows the score and the state of the turn.
pub(super) fn show(ui: &mut Ui, seen: &Seen, is_compact: bool) {
    let count = seen.session.game().board().count();
    let [black, white] = seen.shown.count.unwrap_or([count.black, count.white]);
    let height = if is_compact { 48.0 } else { 64.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response.widget_info(|| {
        let values = [("black", black.into()), ("white", white.into())];
        WidgetInfo::labeled(WidgetType::Label, true, seen.texts.with("score", values))
    });
    let middle = rect.center().x;
    half(ui, seen, Side::Black, black, Rect::from_min_max(rect.min, pos2(middle, rect.max.y)));
    half(ui, seen, Side::White, white, Rect::from_min_max(pos2(middle, rect.min.y), rect.max));
    bar(ui, seen, black, white);
    clocks::show(ui, seen, is_compact);

    let is_told_by_card =
        (seen.session.is_over() && !seen.shown.is_moving) || (is_compact && seen.panels.passed.is_some());
    if is_told_by_card {
        return; // and it says more
    }
    let status = words::status_text(seen.texts, seen.session);
    widgets::emphasis(ui, seen.theme, &status, style::BODY);
    let variant = seen.session.game().variant();
    if variant != Variant::Standard {
        widgets::note(ui, seen.theme, &seen.texts.get(words::variant_note_key(variant)));
    }
}

fn half(ui: &Ui, seen: &Seen, side: Side, count: u8, rect: Rect) {
    let theme = seen.theme;
    let painter = ui.painter();
    let radius = rect.height() * 0.29;
    let disc = pos2(rect.left() + radius + 7.0, rect.center().y);
    if seen.session.side_to_move() == Some(side) {
        icons::paint_glow(painter, disc, radius, colour(theme.accent));
    }
    discs::paint(painter, theme, side, disc, radius);
    let left = disc.x + radius + 12.0;
    let figures = style::strong(rect.height() * 0.5);
    painter.text(pos2(left, rect.top() - 1.0), Align2::LEFT_TOP, count.to_string(), figures, colour(theme.ink));
    let (name, size) = name(ui, seen, side, rect.right() - left - STEP);
    let place = pos2(left, rect.bottom() - 2.0);
    painter.text(place, Align2::LEFT_BOTTOM, name, style::regular(size), colour(theme.quiet_ink));
}

/// Who sits on a side, in so few words and such letters as fit into this width.
fn name(ui: &Ui, seen: &Seen, side: Side, room: f32) -> (String, f32) {
    let width = |words: &str| {
        ui.painter().layout_no_wrap(words.to_owned(), style::regular(SMALL), colour(seen.theme.quiet_ink)).size().x
    };
    let fitting = |words: &str| SMALL * (room / width(words)).min(1.0);
    let full = words::seat_text(seen.texts, seen.session, side);
    match (fitting(&full), seen.session.seat(side)) {
        (size, Seat::Computer(level)) if size < SMALLEST_NAME => {
            let short = seen.texts.get(words::level_key(level));
            let size = fitting(&short);
            (short, size)
        }
        (size, _) => (full, size),
    }
}

fn bar(ui: &mut Ui, seen: &Seen, black: u8, white: u8) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 6.0), Sense::hover());
    let theme = seen.theme;
    let all = f32::from(black) + f32::from(white);
    let share = if all > 0.0 { f32::from(black) / all } else { 0.5 }; // the free opening begins with no disc
    let split = rect.left() + rect.width() * share;
    let painter = ui.painter();
    painter.rect_filled(rect, 3.0, colour(theme.white.face));
    painter.rect_filled(rect.with_max_x(split), 3.0, colour(theme.black.face));
    let outline = bevy_egui::egui::Stroke::new(1.0, colour(theme.black.edge));
    painter.rect_stroke(rect, 3.0, outline, bevy_egui::egui::StrokeKind::Outside);
}
