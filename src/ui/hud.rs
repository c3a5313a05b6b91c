//! The panel of the game: score, cards, moves, buttons.

use bevy_egui::egui::{CornerRadius, ScrollArea, Ui, UiBuilder, vec2};
use outflank_engine::record::opening;

use super::icons::Icon;
use super::style::{STEP, TARGET, colour};
use super::widgets::{Button, Weight, note};
use super::{Action, Layout, Leaving, Seen, cards, help, moves, score, settings, statistics, teacher, words};
use crate::game::HintStep;
use crate::stage::ViewMode;

/// A panel lower than this has no room for a list of moves below the rest.
const LIST_HEIGHT: f32 = 72.0;

/// Shows the panel in its part of the layout.
pub(super) fn show(ui: &mut Ui, layout: Layout, seen: &Seen, actions: &mut Vec<Action>) {
    ui.painter().rect_filled(layout.panel, CornerRadius::ZERO, colour(seen.theme.panel));
    let margin = if layout.panel.width() < 300.0 { 2.0 * STEP } else { 4.0 * STEP };
    let inside = layout.panel.shrink2(vec2(margin, if layout.is_wide { margin } else { 2.0 * STEP }));

    let is_low = layout.panel.height() < 420.0;
    let columns: usize = if layout.is_wide { 2 } else { 3 };
    let lines = 6_usize.div_ceil(columns) as f32;
    let buttons_height = lines * TARGET + (lines - 1.0) * 2.0 * STEP;
    let buttons = inside.with_min_y(inside.bottom() - buttons_height);
    let rest = inside.with_max_y(buttons.top() - 2.0 * STEP);

    ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| {
        ui.set_clip_rect(rest.expand2(vec2(margin, 4.0)));
        if seen.panels.is_asking() {
            contents(ui, seen, actions, is_low || !layout.is_wide);
        } else if seen.panels.help {
            help::show(ui, seen, actions);
        } else if let Some(page) = seen.panels.statistics {
            statistics::show(ui, seen, page, actions);
        } else if seen.panels.settings {
            settings::show(ui, seen, actions);
        } else {
            contents(ui, seen, actions, is_low || !layout.is_wide);
        }
    });
    ui.scope_builder(UiBuilder::new().max_rect(buttons), |ui| {
        let width = (buttons.width() - (columns as f32 - 1.0) * 2.0 * STEP) / columns as f32;
        for row in button_list(seen).chunks(columns) {
            ui.horizontal(|ui| {
                for (icon, key, weight, is_enabled, action) in row {
                    let words = seen.texts.get(key);
                    let button = Button {
                        icon: Some(*icon),
                        words: &words,
                        weight: *weight,
                        is_enabled: *is_enabled && !seen.panels.is_asking(),
                        size: vec2(width, TARGET),
                    };
                    if button.show(ui, seen.theme) {
                        actions.push(*action);
                    }
                }
            });
        }
    });
}

fn contents(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>, is_compact: bool) {
    let height = ui.available_height();
    let before = ui.cursor().top();
    let is_quiet = seen.panels.passed.is_none()
        && !seen.panels.is_asking()
        && !teacher::is_open(seen)
        && !seen.session.is_over()
        && seen.notices.first().is_none();
    if is_quiet {
        score::show(ui, seen, is_compact);
        if !is_compact && let Some(opening) = opening(seen.session.game()) {
            note(ui, seen.theme, opening.name);
        }
    } else {
        // The cards scroll where they do not fit; the list of moves gets what is left.
        ScrollArea::vertical().id_salt("cards").auto_shrink([false, true]).show(ui, |ui| {
            // Where room is short, the score makes way for what a person has just asked for or must answer.
            let is_pass_alone = !seen.panels.is_asking() && !teacher::is_open(seen) && !seen.session.is_over();
            if !is_compact || is_pass_alone {
                score::show(ui, seen, is_compact);
            }
            cards::show(ui, seen, is_compact, actions);
        });
    }
    let left = height - (ui.cursor().top() - before);
    if left >= LIST_HEIGHT {
        ui.separator();
        moves::show(ui, seen, left - 4.0 * STEP);
    }
}

fn button_list(seen: &Seen) -> [(Icon, &'static str, Weight, bool, Action); 6] {
    let session = seen.session;
    let (view_icon, view) = match seen.options.view {
        ViewMode::Flat => (Icon::Table, ViewMode::Table),
        ViewMode::Table => (Icon::Flat, ViewMode::Flat),
    };
    let can_ask = session.is_persons_turn();
    let hint = match (seen.hints.is_open(), seen.hints.step()) {
        (false, _) => "button-hint",
        (true, HintStep::Area) => "hint-next-square",
        (true, HintStep::Square) => "hint-next-why",
        (true, HintStep::Reasons) => "hint-done",
    };
    [
        (Icon::Hint, hint, Weight::Main, can_ask, Action::ShowMe),
        (Icon::NewGame, "button-new-game", Weight::Normal, true, Action::Leave(Leaving::ToStart)),
        (Icon::Undo, "button-undo", Weight::Normal, session.can_undo(), Action::Undo),
        (Icon::Redo, "button-redo", Weight::Normal, session.can_redo(), Action::Redo),
        (view_icon, words::view_key(view), Weight::Normal, true, Action::ToggleView),
        (Icon::Settings, "button-settings", Weight::Normal, true, Action::ToggleSettings),
    ]
}
