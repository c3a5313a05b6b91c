//! The page of results: how the games against each level went, for one variant and one side at a time.

use bevy_egui::egui::{ScrollArea, Ui, vec2};
use outflank_engine::level::Level;
use outflank_engine::rules::{Side, Variant};

use super::style::{BODY, STEP, TARGET, card};
use super::widgets::{Weight, body, caption, choice, emphasis, note};
use super::{Action, Seen, cards, words};
use crate::game::{Heading, Seat, Session, Tally};

/// What the page shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StatisticsPage {
    variant: Variant,
    side: Side,
    /// The level that stands first.
    first: Option<Level>,
    /// Whether it is asked if all is to be forgotten.
    is_asking: bool,
}

impl StatisticsPage {
    /// The page for a variant, with one level first.
    #[must_use]
    pub fn new(variant: Variant, first: Option<Level>) -> Self {
        Self { variant, side: Side::Black, first, is_asking: false }
    }

    /// The page on which the game on the board is counted.
    #[must_use]
    pub fn of(session: &Session) -> Self {
        let page = Self::new(session.game().variant(), None);
        match Side::BOTH.map(|side| session.seat(side)) {
            [Seat::Computer(level), Seat::Person] => Self { first: Some(level), side: Side::White, ..page },
            [Seat::Person, Seat::Computer(level)] => Self { first: Some(level), ..page },
            _ => page,
        }
    }

    /// The page with its question whether all is to be forgotten.
    #[must_use]
    pub fn asking(self) -> Self {
        Self { is_asking: true, ..self }
    }

    /// The page after its question has been answered.
    #[must_use]
    pub(super) fn asked(self) -> Self {
        Self { is_asking: false, ..self }
    }

    /// One step back: from the question to the page, from the page to nothing.
    pub(super) fn back(self) -> Option<Self> {
        self.is_asking.then(|| self.asked())
    }
}

/// Shows the page in the room that is left.
pub(super) fn show(ui: &mut Ui, seen: &Seen, page: StatisticsPage, actions: &mut Vec<Action>) {
    let (theme, texts) = (seen.theme, seen.texts);
    cards::heading(ui, seen, ["statistics-title", "statistics-close"], Action::ShowStatistics(None), actions);
    ScrollArea::vertical().id_salt("statistics").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 8.0);
        let mut shown = page;
        caption(ui, theme, &texts.get("menu-variant"));
        let variants = Variant::ALL.map(|variant| (variant, texts.get(words::variant_key(variant))));
        shown.variant = choice(ui, theme, page.variant, &variants, 3).unwrap_or(page.variant);
        caption(ui, theme, &texts.get("menu-side"));
        let sides = Side::BOTH.map(|side| (side, texts.get(words::side_key(side))));
        shown.side = choice(ui, theme, page.side, &sides, 2).unwrap_or(page.side);
        if shown != page {
            actions.push(Action::ShowStatistics(Some(shown)));
        }
        for level in page.first.into_iter().chain(Level::ALL.into_iter().filter(|&level| Some(level) != page.first)) {
            let tally = seen.statistics.tally(Heading { level, variant: page.variant, side: page.side });
            results(ui, seen, level, tally);
        }
        note(ui, theme, &texts.get("statistics-note"));
        if page.is_asking {
            question(ui, seen, page, actions);
        } else if !seen.statistics.is_empty() {
            let size = vec2(ui.available_width(), TARGET);
            if cards::button(None, &texts.get("statistics-reset"), Weight::Normal, size).show(ui, theme) {
                actions.push(Action::ShowStatistics(Some(page.asking())));
            }
        }
    });
}

fn results(ui: &mut Ui, seen: &Seen, level: Level, tally: Tally) {
    let (theme, texts) = (seen.theme, seen.texts);
    card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = STEP;
        emphasis(ui, theme, &texts.get(words::level_key(level)), BODY);
        if tally.played() == 0 {
            note(ui, theme, &texts.get("statistics-none"));
            return;
        }
        let values = [
            ("played", tally.played().into()),
            ("won", tally.won.into()),
            ("drawn", tally.drawn.into()),
            ("lost", tally.lost.into()),
        ];
        body(ui, theme, &texts.with("statistics-games", values));
        if let Some([own, other]) = tally.best {
            note(ui, theme, &texts.with("statistics-best", [("own", own.into()), ("other", other.into())]));
        }
        if tally.longest_streak > 0 {
            let values = [("now", tally.streak.into()), ("longest", tally.longest_streak.into())];
            note(ui, theme, &texts.with("statistics-streak", values));
        }
        if tally.helped > 0 {
            note(ui, theme, &texts.with("statistics-helped", [("count", tally.helped.into())]));
        }
    });
}

fn question(ui: &mut Ui, seen: &Seen, page: StatisticsPage, actions: &mut Vec<Action>) {
    let (theme, texts) = (seen.theme, seen.texts);
    card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        emphasis(ui, theme, &texts.get("statistics-reset-question"), BODY);
        let half = vec2((ui.available_width() - 2.0 * STEP) / 2.0, TARGET);
        ui.horizontal(|ui| {
            if cards::button(None, &texts.get("statistics-reset-no"), Weight::Main, half).show(ui, theme) {
                actions.push(Action::ShowStatistics(Some(page.asked())));
            }
            if cards::button(None, &texts.get("statistics-reset-yes"), Weight::Normal, half).show(ui, theme) {
                actions.push(Action::ResetStatistics);
            }
        });
    });
}
