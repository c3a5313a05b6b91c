//! The page of rules and time, which most games leave as they are: the start screen only says what holds, and leads here.

use bevy_egui::egui::{ScrollArea, Ui};
use outflank_engine::rules::Variant;

use super::widgets::{caption, choice, note};
use super::{Action, Seen, cards, clocks, words};
use crate::game::{GameSetup, Mode};
use crate::text::Texts;

/// What holds for the next game, in a few words.
pub(super) fn summary(texts: &Texts, setup: &GameSetup) -> String {
    let rules = texts.get(words::variant_key(setup.variant));
    match setup.mode {
        Mode::Watch => rules,
        Mode::Computer | Mode::TwoPlayers => {
            let values = [("rules", rules.into()), ("clock", clocks::choice_text(texts, setup.clock).into())];
            texts.with("menu-rules-and-clock", values)
        }
    }
}

/// Shows the page in place of the start screen's choices.
pub(super) fn show(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    let (theme, texts) = (seen.theme, seen.texts);
    cards::heading(ui, seen, ["menu-rules", "menu-rules-close"], Action::ToggleRules, actions);
    ScrollArea::vertical().id_salt("rules").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 8.0);
        let mut setup = seen.setup;
        caption(ui, theme, &texts.get("menu-variant"));
        let variants = Variant::ALL.map(|variant| (variant, texts.get(words::variant_key(variant))));
        setup.variant = choice(ui, theme, setup.variant, &variants, 3).unwrap_or(setup.variant);
        note(ui, theme, &texts.get(words::variant_note_key(setup.variant)));
        clocks::choose(ui, seen, &mut setup);
        if setup != seen.setup {
            actions.push(Action::Choose(setup));
        }
    });
}
