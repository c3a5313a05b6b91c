//! The two clocks under the score, and the choice of how much time a game has.

use bevy_egui::egui::{Align2, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};
use outflank_engine::rules::Side;

use super::icons::{self, Icon};
use super::style::{self, RADIUS, STEP, colour};
use super::widgets::{caption, choice};
use super::{Seen, words};
use crate::game::{GameSetup, Mode, TimeControl, shown_seconds};
use crate::text::Texts;

/// The minutes for a game that can be chosen: at the least, Expert's few seconds a move are enough.
const MINUTES: [u64; 4] = [3, 5, 10, 20];
/// The seconds for each move that can be chosen.
const SECONDS: [u64; 4] = [0, 3, 5, 10];

/// A time as `4:05`, or `1:04:05`.
pub(super) fn time_text(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Shows the clocks, Black's at the left, if the game has any. The one that runs has a frame; one with little time left
/// also has a warning sign.
pub(super) fn show(ui: &mut Ui, seen: &Seen, is_compact: bool) {
    if seen.clock.times().is_none() || !seen.session.is_game() {
        return;
    }
    let height = if is_compact { 28.0 } else { 36.0 };
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let middle = rect.center().x;
    face(ui, seen, Side::Black, Rect::from_min_max(rect.min, pos2(middle - STEP / 2.0, rect.max.y)));
    face(ui, seen, Side::White, Rect::from_min_max(pos2(middle + STEP / 2.0, rect.min.y), rect.max));
}

fn face(ui: &Ui, seen: &Seen, side: Side, rect: Rect) {
    let Some(left) = seen.clock.left(side) else { return };
    let theme = seen.theme;
    let time = time_text(shown_seconds(left));
    let (runs, is_low) = (seen.clock.running() == Some(side), seen.clock.is_low(side));
    let response = ui.interact(rect, ui.id().with(("clock", side as u8)), Sense::hover());
    response.widget_info(|| {
        let key = if is_low { "clock-low" } else { "clock-left" };
        let values = [("side", seen.texts.get(words::side_key(side)).into()), ("time", time.as_str().into())];
        WidgetInfo::labeled(WidgetType::Label, true, seen.texts.with(key, values))
    });
    let painter = ui.painter();
    let (line, width) = if runs { (theme.accent, 2.0) } else { (theme.line, 1.0) };
    let stroke = Stroke::new(width, colour(line));
    painter.rect(rect, CornerRadius::same(RADIUS), colour(theme.raised), stroke, StrokeKind::Inside);
    let ink = colour(if runs || is_low { theme.ink } else { theme.quiet_ink });
    let icon = if is_low { Icon::Warning } else { Icon::Clock };
    let place = Rect::from_center_size(pos2(rect.left() + 18.0, rect.center().y), vec2(18.0, 18.0));
    icons::paint(painter, icon, place, ink);
    let size = rect.height() * 0.62;
    let font = if runs || is_low { style::strong(size) } else { style::regular(size) };
    painter.text(pos2(rect.left() + 34.0, rect.center().y), Align2::LEFT_CENTER, time, font, ink);
}

/// The clock that is chosen, in a few words.
pub(super) fn choice_text(texts: &Texts, clock: Option<TimeControl>) -> String {
    let Some(TimeControl { base, increment }) = clock else { return texts.get("clock-none") };
    let minutes = ("minutes", (base.as_secs() / 60).into());
    match increment.as_secs() {
        0 => texts.with("clock-minutes", [minutes]),
        seconds => texts.with("clock-minutes-and-seconds", [minutes, ("seconds", seconds.into())]),
    }
}

/// The choice before a game: no clock, or so many minutes, and then so many seconds for each move.
pub(super) fn choose(ui: &mut Ui, seen: &Seen, setup: &mut GameSetup) {
    if setup.mode == Mode::Watch {
        return;
    }
    let (theme, texts) = (seen.theme, seen.texts);
    caption(ui, theme, &texts.get("menu-clock"));
    let minutes = setup.clock.map_or(0, |clock| clock.base.as_secs() / 60);
    let seconds = setup.clock.map_or(0, |clock| clock.increment.as_secs());
    let mut bases = vec![(0, texts.get("clock-none"))];
    bases.extend(MINUTES.map(|minutes| (minutes, texts.with("clock-minutes", [("minutes", minutes.into())]))));
    if let Some(minutes) = choice(ui, theme, minutes, &bases, if ui.available_width() < 340.0 { 3 } else { 5 }) {
        setup.clock = (minutes > 0).then(|| TimeControl::new(minutes, seconds));
    }
    let Some(clock) = &mut setup.clock else { return };
    caption(ui, theme, &texts.get("menu-increment"));
    let increments = SECONDS.map(|seconds| (seconds, texts.with("clock-seconds", [("seconds", seconds.into())])));
    ui.push_id("increment", |ui| {
        if let Some(seconds) = choice(ui, theme, seconds, &increments, 4) {
            clock.increment = TimeControl::new(0, seconds).increment;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_on_a_clock() {
        assert_eq!([0, 9, 60, 245, 3600, 3845].map(time_text), ["0:00", "0:09", "1:00", "4:05", "1:00:00", "1:04:05"]);
    }
}
