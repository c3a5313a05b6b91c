//! What can be set, before a game and while playing.

use bevy_egui::egui::{ScrollArea, Ui, vec2};

use super::style::TARGET;
use super::widgets::{Button, Weight, caption, choice, note, switch};
use super::{Action, Seen, cards, sound, words};
use crate::stage::{Coach, Language, Options, Quality, Speed, TextSize, ThemeChoice, ViewMode};

/// Shows the settings in place of the game's cards; the board stays in sight and changes at once.
pub(super) fn show(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    cards::heading(ui, seen, ["settings-title", "settings-close"], Action::ToggleSettings, actions);
    let before = seen.options;
    let mut options = before;
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 8.0);
        choices(ui, seen, &mut options);
        switches(ui, seen, &mut options);
        coach(ui, seen, &mut options);
        sound::show(ui, seen, &mut options.sound);
        let size = vec2(ui.available_width(), TARGET);
        let words = seen.texts.get("settings-help");
        if (Button { icon: None, words: &words, weight: Weight::Normal, is_enabled: true, size }).show(ui, seen.theme) {
            actions.push(Action::ToggleHelp);
        }
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
    caption(ui, seen.theme, &texts.get("settings-text-size"));
    let percent = |size: TextSize| texts.with("percent", [("number", size.percent().into())]);
    let sizes = TextSize::ALL.map(|size| (size, percent(size)));
    options.text_size = choice(ui, seen.theme, options.text_size, &sizes, 4).unwrap_or(options.text_size);
    caption(ui, seen.theme, &texts.get("settings-view"));
    let views = [ViewMode::Table, ViewMode::Flat].map(|view| (view, texts.get(words::view_key(view))));
    options.view = choice(ui, seen.theme, options.view, &views, 2).unwrap_or(options.view);
    caption(ui, seen.theme, &texts.get("settings-theme"));
    let themes = ThemeChoice::ALL.map(|theme| (theme, texts.get(words::theme_key(theme))));
    options.theme = choice(ui, seen.theme, options.theme, &themes, 3).unwrap_or(options.theme);
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
    let mut moves_less = options.moves_less();
    for (is_on, key) in [
        (&mut options.legal_moves, "settings-legal-moves"),
        (&mut options.last_move, "settings-last-move"),
        (&mut options.preview, "settings-preview"),
        (&mut moves_less, "settings-reduced-motion"),
        (&mut options.tournament_count, "settings-tournament-count"),
    ] {
        if let Some(new) = switch(ui, seen.theme, *is_on, &seen.texts.get(key)) {
            *is_on = new;
        }
    }
    if moves_less != options.moves_less() {
        options.reduced_motion = Some(moves_less);
    }
}
