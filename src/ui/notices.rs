//! What a person should know about files: said once, in words that help.

use bevy_egui::egui::{Ui, vec2};

use super::icons::Icon;
use super::style::{TARGET, card};
use super::widgets::{Weight, body, note};
use super::{Action, Seen, cards};
use crate::game::{Fault, Notice, What};

/// Shows the first notice that has not been read.
pub(super) fn show(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    let Some(notice) = seen.notices.first() else { return };
    card(seen.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let texts = seen.texts;
        match notice {
            Notice::SetAside { what, fault, name } => {
                let key = match fault {
                    Fault::Damaged => "notice-damaged",
                    Fault::Newer => "notice-newer",
                };
                body(ui, seen.theme, &texts.with(key, [("what", word(*what).into())]));
                note(ui, seen.theme, &texts.with("notice-aside", [("name", name.as_str().into())]));
            }
            Notice::Unreadable { what, why } => {
                body(ui, seen.theme, &texts.with("notice-unreadable", [("what", word(*what).into())]));
                note(ui, seen.theme, &texts.with("notice-why", [("why", why.as_str().into())]));
            }
            Notice::NoHome => body(ui, seen.theme, &texts.get("notice-not-kept")),
            Notice::NotKept { why } => {
                body(ui, seen.theme, &texts.get("notice-not-kept"));
                note(ui, seen.theme, &texts.with("notice-why", [("why", why.as_str().into())]));
            }
        }
        let size = vec2(ui.available_width(), TARGET);
        if cards::button(Some(Icon::Close), &texts.get("notice-dismiss"), Weight::Normal, size).show(ui, seen.theme) {
            actions.push(Action::DismissNotice);
        }
    });
}

/// The word by which the catalogue chooses a sentence; it is not shown.
fn word(what: What) -> &'static str {
    match what {
        What::Game => "game",
        What::Settings => "settings",
        What::Statistics => "statistics",
        What::Lessons => "lessons",
    }
}
