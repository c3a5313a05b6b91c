//! The cards that come and go in the panel: a pass, a hint, the result, the question before a game is given up.

use bevy_egui::egui::{Align, Layout, Ui, vec2};
use outflank_engine::rules::Side;

use super::icons::Icon;
use super::style::{self, STEP, TARGET, card};
use super::widgets::{Button, Weight, body, emphasis, note};
use super::{Action, Leaving, Seen, words};

/// Shows what has come up, the most urgent first.
pub(super) fn show(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    if let Some(side) = seen.panels.passed {
        pass(ui, seen, side);
    }
    if seen.panels.is_asking() {
        question(ui, seen, actions);
    } else if seen.session.is_over() && !seen.shown.is_moving {
        result(ui, seen, actions);
    }
    if seen.hints.is_open() {
        hint(ui, seen, actions);
    }
}

fn pass(ui: &mut Ui, seen: &Seen, side: Side) {
    card(seen.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let values = [("side", seen.texts.get(words::side_key(side)).into())];
        emphasis(ui, seen.theme, &seen.texts.with("pass-title", values), style::BODY);
        let values = [("other", seen.texts.get(words::side_key(!side)).into())];
        note(ui, seen.theme, &seen.texts.with("pass-why", values));
    });
}

fn hint(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    card(seen.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let title = match seen.hints.hint() {
                Some(hint) => seen.texts.with("hint-title", [("square", hint.square.to_string().into())]),
                None => seen.texts.get("hint-thinking"),
            };
            emphasis(ui, seen.theme, &title, style::BODY + 2.0);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let words = seen.texts.get("hint-close");
                if small_button(ui, seen, Icon::Close, &words) {
                    actions.push(Action::ToggleHint);
                }
            });
        });
        if let Some(hint) = seen.hints.hint() {
            for reason in &hint.reasons {
                body(ui, seen.theme, &words::reason_text(seen.texts, reason.what));
            }
            if seen.hints.is_thinking() {
                note(ui, seen.theme, &seen.texts.get("hint-still-thinking"));
            }
        }
    });
}

fn result(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    let Some(result) = seen.session.game().result() else { return };
    card(seen.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        emphasis(ui, seen.theme, &words::result_text(seen.texts, seen.session, result), 22.0);
        let score = result.score;
        let count =
            |key: &str, black: u8, white: u8| seen.texts.with(key, [("black", black.into()), ("white", white.into())]);
        body(ui, seen.theme, &count("result-count", score.black, score.white));
        let tournament = score.tournament();
        if seen.options.tournament_count && tournament != score {
            note(ui, seen.theme, &count("result-tournament-count", tournament.black, tournament.white));
        }
        let again = seen.texts.get("button-rematch");
        let size = vec2(ui.available_width(), TARGET);
        if button(Some(Icon::Play), &again, Weight::Main, size).show(ui, seen.theme) {
            actions.push(Action::Leave(Leaving::Rematch));
        }
    });
}

fn question(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    card(seen.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        emphasis(ui, seen.theme, &seen.texts.get("leave-question"), style::BODY + 2.0);
        note(ui, seen.theme, &seen.texts.get("leave-note"));
        let half = vec2((ui.available_width() - 2.0 * STEP) / 2.0, TARGET);
        ui.horizontal(|ui| {
            if button(None, &seen.texts.get("leave-stay"), Weight::Main, half).show(ui, seen.theme) {
                actions.push(Action::Stay);
            }
            if button(None, &seen.texts.get("leave-confirm"), Weight::Normal, half).show(ui, seen.theme) {
                actions.push(Action::ConfirmLeaving);
            }
        });
    });
}

fn button(icon: Option<Icon>, words: &str, weight: Weight, size: bevy_egui::egui::Vec2) -> Button<'_> {
    Button { icon, words, weight, is_enabled: true, size }
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
