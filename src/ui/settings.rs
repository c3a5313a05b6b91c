//! What can be set while playing, and the list of keys.

use bevy_egui::egui::{Align, Grid, Label, Layout, RichText, ScrollArea, Ui};

use super::icons::Icon;
use super::style;
use super::widgets::{caption, choice, emphasis, note, switch};
use super::{Action, Seen, cards, words};
use crate::stage::{Coach, Language, Options, Quality, Speed, ThemeChoice, ViewMode};

/// Shows the settings in place of the game's cards; the board stays in sight and changes at once.
pub(super) fn show(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        emphasis(ui, seen.theme, &seen.texts.get("settings-title"), 22.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if cards::small_button(ui, seen, Icon::Close, &seen.texts.get("settings-close")) {
                actions.push(Action::ToggleSettings);
            }
        });
    });
    let before = seen.options;
    let mut options = before;
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 8.0);
        choices(ui, seen, &mut options);
        switches(ui, seen, &mut options);
        coach(ui, seen, &mut options);
        keys(ui, seen);
    });
    if options != before {
        actions.push(Action::Set(options));
    }
}

fn choices(ui: &mut Ui, seen: &Seen, options: &mut Options) {
    let texts = seen.texts;
    caption(ui, seen.theme, &texts.get("settings-language"));
    let languages = Language::ALL.map(|language| (language, texts.get(words::language_key(language))));
    if let Some(language) = choice(ui, seen.theme, texts.language(), &languages, 3) {
        options.language = Some(language);
    }
    caption(ui, seen.theme, &texts.get("settings-view"));
    let views = [ViewMode::Table, ViewMode::Flat].map(|view| (view, texts.get(words::view_key(view))));
    options.view = choice(ui, seen.theme, options.view, &views, 2).unwrap_or(options.view);
    caption(ui, seen.theme, &texts.get("settings-theme"));
    let themes = [ThemeChoice::Dark, ThemeChoice::Light].map(|theme| (theme, texts.get(words::theme_key(theme))));
    options.theme = choice(ui, seen.theme, options.theme, &themes, 2).unwrap_or(options.theme);
    caption(ui, seen.theme, &texts.get("settings-speed"));
    let speeds =
        [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow].map(|speed| (speed, texts.get(words::speed_key(speed))));
    options.speed = choice(ui, seen.theme, options.speed, &speeds, 4).unwrap_or(options.speed);
    caption(ui, seen.theme, &texts.get("settings-quality"));
    let qualities = [Quality::High, Quality::Low].map(|quality| (quality, texts.get(words::quality_key(quality))));
    options.quality = choice(ui, seen.theme, options.quality, &qualities, 2).unwrap_or(options.quality);
}

fn coach(ui: &mut Ui, seen: &Seen, options: &mut Options) {
    caption(ui, seen.theme, &seen.texts.get("settings-coach"));
    let coaches = [Coach::Off, Coach::Large, Coach::Middling, Coach::Small]
        .map(|coach| (coach, seen.texts.get(words::coach_key(coach))));
    options.coach = choice(ui, seen.theme, options.coach, &coaches, 4).unwrap_or(options.coach);
    note(ui, seen.theme, &seen.texts.get("settings-coach-note"));
}

fn switches(ui: &mut Ui, seen: &Seen, options: &mut Options) {
    for (is_on, key) in [
        (&mut options.legal_moves, "settings-legal-moves"),
        (&mut options.last_move, "settings-last-move"),
        (&mut options.preview, "settings-preview"),
        (&mut options.reduced_motion, "settings-reduced-motion"),
        (&mut options.tournament_count, "settings-tournament-count"),
    ] {
        if let Some(new) = switch(ui, seen.theme, *is_on, &seen.texts.get(key)) {
            *is_on = new;
        }
    }
}

/// The keys and what each does, as keys of the catalogue.
const KEYS: [(&str, &str); 10] = [
    ("key-arrows", "key-arrows-does"),
    ("key-square", "key-square-does"),
    ("key-undo", "key-undo-does"),
    ("key-redo", "key-redo-does"),
    ("key-hint", "key-hint-does"),
    ("key-why", "key-why-does"),
    ("key-new-game", "key-new-game-does"),
    ("key-view", "key-view-does"),
    ("key-escape", "key-escape-does"),
    ("key-camera", "key-camera-does"),
];

fn keys(ui: &mut Ui, seen: &Seen) {
    ui.add_space(2.0 * style::STEP);
    caption(ui, seen.theme, &seen.texts.get("settings-keys"));
    Grid::new("keys").num_columns(2).spacing([3.0 * style::STEP, style::STEP]).show(ui, |ui| {
        for (key, does) in KEYS {
            ui.add(Label::new(RichText::new(seen.texts.get(key)).font(style::strong(style::SMALL))).extend());
            note(ui, seen.theme, &seen.texts.get(does));
            ui.end_row();
        }
    });
}
