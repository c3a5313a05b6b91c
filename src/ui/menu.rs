//! The start screen's card of choices. One click on its large button plays.

use bevy_egui::egui::{self, Align, CornerRadius, Rect, ScrollArea, Ui, UiBuilder, vec2};
use outflank_engine::level::Level;

use super::icons::Icon;
use super::statistics::StatisticsPage;
use super::style::{HEADING, STEP, TARGET, colour};
use super::widgets::{Weight, caption, choice, emphasis, note, opener};
use super::{Action, Layout, Seen, cards, help, notices, rules, settings, statistics, words};
use crate::game::{GameSetup, Mode, SideChoice};

/// How high the large buttons are, in points.
const PLAY: f32 = 56.0;
/// Room for two lines about the game that could go on.
const SUMMARY: f32 = 40.0;
/// In a card of this height everything has its place; in a lower one less than that stays put while the rest scrolls.
const ROOMY: f32 = 600.0;

/// Where else to go from here: icon, words, what is asked for.
type Way = (Icon, &'static str, Action);

/// Shows the card in its part of the layout.
pub(super) fn show(ui: &mut Ui, layout: Layout, seen: &Seen, actions: &mut Vec<Action>) {
    ui.painter().rect_filled(layout.panel, CornerRadius::ZERO, colour(seen.theme.panel));
    let margin = if layout.panel.width() < 340.0 { 3.0 * STEP } else { 6.0 * STEP };
    let inside = layout.panel.shrink2(vec2(margin, if layout.panel.height() < 520.0 { 3.0 * STEP } else { margin }));
    if seen.panels.is_asking() {
        ui.scope_builder(UiBuilder::new().max_rect(inside), |ui| cards::question(ui, seen, actions));
        return;
    }
    if let Some(page) = seen.panels.statistics {
        ui.scope_builder(UiBuilder::new().max_rect(inside), |ui| statistics::show(ui, seen, page, actions));
        return;
    }
    let is_roomy = inside.height() >= ROOMY;
    let ways = ways(seen);
    // From the bottom upwards, so that the way to a game is never scrolled out of sight.
    let mut bottom = inside.bottom();
    let mut take = |height: f32, gap: f32| {
        let place = inside.with_max_y(bottom).with_min_y(bottom - height);
        bottom = place.top() - gap;
        place
    };
    let below = is_roomy.then(|| take(grid_height(ways.len()), 3.0 * STEP));
    let line = take(PLAY, 2.0 * STEP);
    let kept = seen.kept.unfinished().map(|kept| (kept, take(SUMMARY, 2.0 * STEP)));
    let rest = inside.with_max_y(bottom);

    ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| {
        ui.set_clip_rect(rest.expand2(vec2(margin, 5.0)));
        if seen.panels.help {
            return help::show(ui, seen, actions);
        } else if seen.panels.settings {
            return settings::show(ui, seen, actions);
        } else if seen.panels.rules {
            return rules::show(ui, seen, actions);
        }
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.set_width(rest.width() - 8.0);
            notices::show(ui, seen, actions);
            title(ui, seen, actions);
            if is_roomy {
                note(ui, seen.theme, &seen.texts.get("app-motto"));
                ui.add_space(2.0 * STEP);
            }
            let setup = choose_game(ui, seen);
            if setup != seen.setup {
                actions.push(Action::Choose(setup));
            }
            let (name, value) = (seen.texts.get("menu-rules"), rules::summary(seen.texts, &setup));
            if opener(ui, seen.theme, &name, &value) {
                actions.push(Action::ToggleRules);
            }
            if !is_roomy {
                show_ways(ui, seen, &ways, actions);
            }
        });
    });
    if let Some((kept, place)) = kept {
        let at_bottom = UiBuilder::new().max_rect(place).layout(egui::Layout::bottom_up(Align::Min));
        ui.scope_builder(at_bottom, |ui| note(ui, seen.theme, &words::kept_text(seen.texts, kept)));
        let half = (line.width() - 2.0 * STEP) / 2.0;
        large(
            ui,
            seen,
            line.with_max_x(line.left() + half),
            (Icon::Continue, "button-continue", Action::Continue),
            Weight::Main,
            actions,
        );
        large(
            ui,
            seen,
            line.with_min_x(line.right() - half),
            (Icon::NewGame, "button-new-game", Action::Play),
            Weight::Normal,
            actions,
        );
    } else {
        large(ui, seen, line, (Icon::Play, "button-play", Action::Play), Weight::Main, actions);
    }
    if let Some(below) = below {
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| show_ways(ui, seen, &ways, actions));
    }
}

fn large(ui: &mut Ui, seen: &Seen, place: Rect, (icon, key, action): Way, weight: Weight, actions: &mut Vec<Action>) {
    let words = seen.texts.get(key);
    let button = cards::button(Some(icon), &words, weight, place.size());
    if ui.scope_builder(UiBuilder::new().max_rect(place), |ui| button.show(ui, seen.theme)).inner {
        actions.push(action);
    }
}

/// Everything that is not a game against someone, two to a row.
fn ways(seen: &Seen) -> [Way; 2] {
    let results = StatisticsPage::new(seen.setup.variant, Some(seen.setup.level));
    [
        (Icon::Learn, "button-learn", Action::Learn),
        (Icon::Statistics, "button-statistics", Action::ShowStatistics(Some(results))),
    ]
}

fn grid_height(count: usize) -> f32 {
    let rows = count.div_ceil(2) as f32;
    rows * TARGET + (rows - 1.0) * 2.0 * STEP
}

fn show_ways(ui: &mut Ui, seen: &Seen, ways: &[Way], actions: &mut Vec<Action>) {
    for row in ways.chunks(2) {
        let count = row.len() as f32;
        let size = vec2((ui.available_width() - (count - 1.0) * 2.0 * STEP) / count, TARGET);
        ui.horizontal(|ui| {
            for &(icon, key, action) in row {
                if cards::button(Some(icon), &seen.texts.get(key), Weight::Normal, size).show(ui, seen.theme) {
                    actions.push(action);
                }
            }
        });
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
    setup
}
