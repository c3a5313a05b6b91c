//! Where the focus goes when something opens, and whether it is to be seen.

use bevy_egui::egui::{Context, Event, Id, Response};

use super::Panels;

fn seen_id() -> Id {
    Id::new("focus is seen")
}

fn wanted_id() -> Id {
    Id::new("focus is wanted")
}

fn open_id() -> Id {
    Id::new("what is open")
}

/// Looks at what came in: keys show the focus, the pointer hides it. When a card opens, its first control is to have it.
pub(super) fn follow(ctx: &Context, panels: &Panels) {
    let shown = ctx.input(|input| {
        let tells = |event: &Event| match event {
            Event::Key { pressed: true, .. } | Event::AccessKitActionRequest(_) => Some(true),
            Event::PointerButton { .. } | Event::Touch { .. } => Some(false),
            _ => None,
        };
        input.events.iter().rev().find_map(tells)
    });
    let Panels { settings, help, rules, statistics, leaving, .. } = panels;
    let open = [*settings, *help, *rules, statistics.is_some(), leaving.is_some()];
    ctx.data_mut(|data| {
        if let Some(shown) = shown {
            data.insert_temp(seen_id(), shown);
        }
        let before: [bool; 5] = data.get_temp(open_id()).unwrap_or_default();
        data.insert_temp(open_id(), open);
        let has_opened = before.iter().zip(open).any(|(&before, now)| now && !before);
        if open != before {
            data.insert_temp(wanted_id(), has_opened);
        }
    });
}

/// Whether the control with the focus is to be marked: not for who points.
pub(super) fn is_seen(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(seen_id()).unwrap_or(true))
}

/// Gives the focus to this control if something has just opened, which this is the first control of.
pub(super) fn take(response: &Response) {
    let is_wanted = response.ctx.data_mut(|data| data.remove_temp(wanted_id()).unwrap_or(false));
    if is_wanted {
        response.request_focus();
    }
}
