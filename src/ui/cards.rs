//! The cards that come and go in the panel: a pass, the result, the question before a game is given up. Those of the
//! teacher are in `teacher`.

use bevy_egui::egui::{Align, Layout, Ui, Vec2, vec2};
use outflank_engine::rules::Side;

use super::icons::Icon;
use super::statistics::StatisticsPage;
use super::style::{self, STEP, TARGET, card};
use super::widgets::{Button, Weight, body, emphasis, note};
use super::{Action, Leaving, Seen, notices, teacher, words};
use crate::game::{ReviewRequest, score_on_time};

/// Shows what has come up, the most urgent first.
pub(super) fn show(ui: &mut Ui, seen: &Seen, is_compact: bool, actions: &mut Vec<Action>) {
    notices::show(ui, seen, actions);
    if let Some(side) = seen.panels.passed {
        // With clocks over it a low panel has room for the fact alone.
        pass(ui, seen, side, is_compact && seen.clock.times().is_some());
    }
    if seen.panels.is_asking() {
        question(ui, seen, actions);
    } else if seen.session.is_over() && !seen.shown.is_moving {
        result(ui, seen, actions);
    }
    teacher::show(ui, seen, actions);
}

fn pass(ui: &mut Ui, seen: &Seen, side: Side, is_short: bool) {
    card(seen.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let values = [("side", seen.texts.get(words::side_key(side)).into())];
        emphasis(ui, seen.theme, &seen.texts.with("pass-title", values), style::BODY);
        if is_short {
            return;
        }
        let values = [("other", seen.texts.get(words::side_key(!side)).into())];
        note(ui, seen.theme, &seen.texts.with("pass-why", values));
    });
}

fn result(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    let Some(result) = seen.session.result() else { return };
    card(seen.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        emphasis(ui, seen.theme, &words::result_text(seen.texts, seen.session, result), 22.0);
        let score = result.score;
        let count =
            |key: &str, black: u8, white: u8| seen.texts.with(key, [("black", black.into()), ("white", white.into())]);
        body(ui, seen.theme, &count("result-count", score.black, score.white));
        let tournament = score.tournament();
        if let Some(loser) = seen.session.timed_out() {
            let values = [("side", seen.texts.get(words::side_key(loser)).into())];
            body(ui, seen.theme, &seen.texts.with("result-time-up", values));
            let counted = score_on_time(seen.session, loser);
            note(ui, seen.theme, &count("result-counted-as", counted.black, counted.white));
        } else if seen.options.tournament_count && tournament != score {
            note(ui, seen.theme, &count("result-tournament-count", tournament.black, tournament.white));
        }
        let again = seen.texts.get("button-rematch");
        let size = vec2(ui.available_width(), TARGET);
        if button(Some(Icon::Play), &again, Weight::Main, size).show(ui, seen.theme) {
            actions.push(Action::Leave(Leaving::Rematch));
        }
        let look_back = seen.texts.get("button-review");
        if button(Some(Icon::Review), &look_back, Weight::Normal, size).show(ui, seen.theme) {
            actions.push(Action::Review(ReviewRequest::Begin));
        }
        let results = seen.texts.get("button-statistics");
        if button(Some(Icon::Statistics), &results, Weight::Normal, size).show(ui, seen.theme) {
            actions.push(Action::ShowStatistics(Some(StatisticsPage::of(seen.session))));
        }
    });
}

pub(super) fn question(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    card(seen.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let (question, what_is_lost, stay, go) = match seen.panels.leaving {
            Some(Leaving::Play) => ("replace-question", "replace-note", "replace-continue", "replace-confirm"),
            _ => ("leave-question", "leave-note", "leave-stay", "leave-confirm"),
        };
        emphasis(ui, seen.theme, &seen.texts.get(question), style::BODY + 2.0);
        note(ui, seen.theme, &seen.texts.get(what_is_lost));
        let half = vec2((ui.available_width() - 2.0 * STEP) / 2.0, TARGET);
        ui.horizontal(|ui| {
            if button(None, &seen.texts.get(stay), Weight::Main, half).show(ui, seen.theme) {
                let is_new = seen.panels.leaving == Some(Leaving::Play);
                actions.push(if is_new { Action::Continue } else { Action::Stay });
            }
            if button(None, &seen.texts.get(go), Weight::Normal, half).show(ui, seen.theme) {
                actions.push(Action::ConfirmLeaving);
            }
        });
    });
}

/// The title of a page that lies over a panel, and the way out of it.
pub(super) fn heading(ui: &mut Ui, seen: &Seen, [title, close]: [&str; 2], leave: Action, actions: &mut Vec<Action>) {
    titled(ui, seen, (&seen.texts.get(title), 22.0), (close, leave), actions);
}

/// A title in letters of a size, with a cross at its right that closes what it stands over.
pub(super) fn titled(
    ui: &mut Ui,
    seen: &Seen,
    (title, size): (&str, f32),
    (close, leave): (&str, Action),
    actions: &mut Vec<Action>,
) {
    let row = vec2(ui.available_width(), TARGET);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.scope(|ui| {
            ui.set_max_width(row.x - TARGET - 2.0 * STEP);
            emphasis(ui, seen.theme, title, size);
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if small_button(ui, seen, Icon::Close, &seen.texts.get(close)) {
                actions.push(leave);
            }
        });
    });
}

pub(super) fn button(icon: Option<Icon>, words: &str, weight: Weight, size: Vec2) -> Button<'_> {
    Button { icon, words, weight, is_enabled: true, size }
}

/// A button with an icon alone, whose words are only spoken.
pub(super) fn icon_button(ui: &mut Ui, seen: &Seen, icon: Icon, words: &str, is_enabled: bool, size: Vec2) -> bool {
    use bevy_egui::egui::{CornerRadius, Rect, Sense, Stroke, StrokeKind, WidgetInfo, WidgetType};
    let (rect, response) = ui.allocate_exact_size(size, if is_enabled { Sense::click() } else { Sense::hover() });
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, is_enabled, words));
    let theme = seen.theme;
    let (fill, ink) = match (is_enabled, response.hovered()) {
        (false, _) => (theme.panel, style::colour(theme.quiet_ink).gamma_multiply(0.6)),
        (true, false) => (theme.raised, style::colour(theme.ink)),
        (true, true) => (theme.line, style::colour(theme.ink)),
    };
    let stroke = Stroke::new(1.0, style::colour(theme.line));
    ui.painter().rect(rect, CornerRadius::same(style::RADIUS), style::colour(fill), stroke, StrokeKind::Inside);
    super::icons::paint(ui.painter(), icon, Rect::from_center_size(rect.center(), vec2(20.0, 20.0)), ink);
    super::widgets::paint_focus(ui, &response, theme);
    is_enabled && super::widgets::was_pressed(ui, &response)
}

/// A square button whose words are only spoken.
pub(super) fn small_button(ui: &mut Ui, seen: &Seen, icon: Icon, words: &str) -> bool {
    use bevy_egui::egui::{Sense, WidgetInfo, WidgetType};
    let (rect, response) = ui.allocate_exact_size(vec2(TARGET, TARGET), Sense::click());
    super::focus::take(&response);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words));
    let ink = style::colour(if response.hovered() { seen.theme.ink } else { seen.theme.quiet_ink });
    super::icons::paint(ui.painter(), icon, rect.shrink(12.0), ink);
    super::widgets::paint_focus(ui, &response, seen.theme);
    super::widgets::was_pressed(ui, &response)
}
