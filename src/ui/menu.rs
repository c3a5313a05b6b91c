//! The start screen's card of choices. One click on its large button plays.

use bevy_egui::egui::{self, Align, CornerRadius, Rect, ScrollArea, Ui, UiBuilder, vec2};
use outflank_engine::level::Level;
use outflank_engine::rules::Variant;

use super::icons::Icon;
use super::statistics::StatisticsPage;
use super::style::{HEADING, STEP, TARGET, colour};
use super::widgets::{Button, Weight, caption, choice, emphasis, note};
use super::{Action, Layout, Seen, cards, clocks, help, notices, settings, statistics, words};
use crate::game::{GameSetup, Mode, SideChoice};
use crate::stage::{Options, ThemeChoice, ViewMode};

/// How high the large buttons are, in points.
const PLAY: f32 = 56.0;
/// Room for two lines about the game that could go on.
const SUMMARY: f32 = 44.0;

/// Shows the card in its part of the layout.
pub(super) fn show(ui: &mut Ui, layout: Layout, seen: &Seen, actions: &mut Vec<Action>) {
    ui.painter().rect_filled(layout.panel, CornerRadius::ZERO, colour(seen.theme.panel));
    let margin = if layout.panel.width() < 340.0 { 3.0 * STEP } else { 6.0 * STEP };
    let inside = layout.panel.shrink2(vec2(margin, if layout.panel.height() < 520.0 { 3.0 * STEP } else { margin }));
    if let Some(page) = seen.panels.statistics.filter(|_| !seen.panels.is_asking()) {
        ui.scope_builder(UiBuilder::new().max_rect(inside), |ui| statistics::show(ui, seen, page, actions));
        return;
    }
    let kept = seen.kept.unfinished();
    let buttons = if kept.is_some() { 2.0 * PLAY + SUMMARY + 2.0 * STEP } else { PLAY };
    let play = inside.with_min_y(inside.bottom() - buttons);
    let rest = inside.with_max_y(play.top() - 3.0 * STEP);

    ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| {
        ui.set_clip_rect(rest.expand2(vec2(margin, 5.0)));
        if seen.panels.help && !seen.panels.is_asking() {
            return help::show(ui, seen, actions);
        } else if seen.panels.settings && !seen.panels.is_asking() {
            return settings::show(ui, seen, actions);
        }
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.set_width(rest.width() - 8.0);
            if seen.panels.is_asking() {
                cards::question(ui, seen, actions);
                return;
            }
            notices::show(ui, seen, actions);
            title(ui, seen, actions);
            if layout.panel.height() > 520.0 {
                note(ui, seen.theme, &seen.texts.get("app-motto"));
                ui.add_space(2.0 * STEP);
            }
            let setup = choose_game(ui, seen);
            if setup != seen.setup {
                actions.push(Action::Choose(setup));
            }
            ui.add_space(STEP);
            let words = seen.texts.get("button-statistics");
            let size = vec2(ui.available_width(), TARGET);
            if cards::button(Some(Icon::Statistics), &words, Weight::Normal, size).show(ui, seen.theme) {
                let (level, variant) = (seen.setup.level, seen.setup.variant);
                actions.push(Action::ShowStatistics(Some(StatisticsPage::new(variant, Some(level)))));
            }
            let options = choose_looks(ui, seen);
            if options != seen.options {
                actions.push(Action::Set(options));
            }
        });
    });
    let is_enabled = !seen.panels.is_asking();
    let large = |ui: &mut Ui, place: Rect, icon: Icon, key: &str, weight: Weight| {
        let words = seen.texts.get(key);
        let button = Button { icon: Some(icon), words: &words, weight, is_enabled, size: place.size() };
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| button.show(ui, seen.theme)).inner
    };
    let mut weight = Weight::Main;
    if let Some(kept) = kept {
        let summary = play.with_max_y(play.top() + SUMMARY - STEP);
        let at_bottom = UiBuilder::new().max_rect(summary).layout(egui::Layout::bottom_up(Align::Min));
        ui.scope_builder(at_bottom, |ui| note(ui, seen.theme, &words::kept_text(seen.texts, kept)));
        let place = Rect::from_min_size(summary.left_bottom() + vec2(0.0, STEP), vec2(play.width(), PLAY));
        if large(ui, place, Icon::Continue, "button-continue", Weight::Main) {
            actions.push(Action::Continue);
        }
        weight = Weight::Normal;
    }
    let line = play.with_min_y(play.bottom() - PLAY);
    let split = line.right() - play.width() * 0.36;
    if large(ui, line.with_max_x(split - 2.0 * STEP), Icon::Play, "button-play", weight) {
        actions.push(Action::Play);
    }
    if large(ui, line.with_min_x(split), Icon::Learn, "button-learn", Weight::Normal) {
        actions.push(Action::Learn);
    }
}

/// The name of the game, and the ways to help and settings.
fn title(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        emphasis(ui, seen.theme, &seen.texts.get("app-name"), HEADING);
        // At the right end, but from left to right, as Tab goes.
        ui.add_space((ui.available_width() - 2.0 * (TARGET + 2.0 * STEP)).max(0.0));
        for (icon, key, action) in [
            (Icon::Help, "help-title", Action::ToggleHelp),
            (Icon::Settings, "button-settings", Action::ToggleSettings),
        ] {
            if cards::small_button(ui, seen, icon, &seen.texts.get(key)) {
                actions.push(action);
            }
        }
    });
}

fn choose_game(ui: &mut Ui, seen: &Seen) -> GameSetup {
    let (theme, texts) = (seen.theme, seen.texts);
    let mut setup = seen.setup;
    caption(ui, theme, &texts.get("menu-mode"));
    let modes = [Mode::Computer, Mode::TwoPlayers, Mode::Watch].map(|mode| (mode, texts.get(words::mode_key(mode))));
    setup.mode = choice(ui, theme, setup.mode, &modes, 3).unwrap_or(setup.mode);
    let levels = Level::ALL.map(|level| (level, texts.get(words::level_key(level))));
    match setup.mode {
        Mode::TwoPlayers => {}
        Mode::Computer => {
            caption(ui, theme, &texts.get("menu-level"));
            setup.level = choice(ui, theme, setup.level, &levels, 4).unwrap_or(setup.level);
            note(ui, theme, &texts.get(words::level_note_key(setup.level)));
            caption(ui, theme, &texts.get("menu-side"));
            let sides = [SideChoice::Black, SideChoice::White, SideChoice::Random]
                .map(|side| (side, texts.get(words::side_choice_key(side))));
            setup.side = choice(ui, theme, setup.side, &sides, 3).unwrap_or(setup.side);
        }
        Mode::Watch => {
            caption(ui, theme, &texts.get("menu-level-black"));
            setup.level = choice(ui, theme, setup.level, &levels, 4).unwrap_or(setup.level);
            caption(ui, theme, &texts.get("menu-level-white"));
            ui.push_id("white", |ui| {
                setup.white_level = choice(ui, theme, setup.white_level, &levels, 4).unwrap_or(setup.white_level);
            });
        }
    }
    caption(ui, theme, &texts.get("menu-variant"));
    let variants = Variant::ALL.map(|variant| (variant, texts.get(words::variant_key(variant))));
    setup.variant = choice(ui, theme, setup.variant, &variants, 3).unwrap_or(setup.variant);
    note(ui, theme, &texts.get(words::variant_note_key(setup.variant)));
    clocks::choose(ui, seen, &mut setup);
    setup
}

fn choose_looks(ui: &mut Ui, seen: &Seen) -> Options {
    let (theme, texts) = (seen.theme, seen.texts);
    let mut options = seen.options;
    caption(ui, theme, &texts.get("settings-view"));
    let views = [ViewMode::Table, ViewMode::Flat].map(|view| (view, texts.get(words::view_key(view))));
    options.view = choice(ui, theme, options.view, &views, 2).unwrap_or(options.view);
    caption(ui, theme, &texts.get("settings-theme"));
    let themes = ThemeChoice::ALL.map(|theme| (theme, texts.get(words::theme_key(theme))));
    options.theme = choice(ui, theme, options.theme, &themes, 3).unwrap_or(options.theme);
    options
}
