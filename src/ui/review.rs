//! The look back at a game: its graph, what each move was worth, the turning points, and stepping through it.

use bevy_egui::egui::{CornerRadius, ScrollArea, Ui, UiBuilder, vec2};
use outflank_engine::analysis::{Review, ReviewedMove, TurningPoint};
use outflank_engine::rules::Side;
use outflank_engine::search::Value;

use super::icons::Icon;
use super::style::{BODY, STEP, TARGET, card, colour};
use super::widgets::{Button, Weight, body, caption, emphasis, note};
use super::{Action, Layout, Seen, cards, graph, words};
use crate::game::ReviewRequest;

/// Shows the panel in its part of the layout.
pub(super) fn show(ui: &mut Ui, layout: Layout, seen: &Seen, actions: &mut Vec<Action>) {
    ui.painter().rect_filled(layout.panel, CornerRadius::ZERO, colour(seen.theme.panel));
    let margin = if layout.panel.width() < 300.0 { 2.0 * STEP } else { 4.0 * STEP };
    let inside = layout.panel.shrink2(vec2(margin, if layout.is_wide { margin } else { 2.0 * STEP }));
    let buttons = inside.with_min_y(inside.bottom() - 2.0 * TARGET - 2.0 * STEP);
    let rest = inside.with_max_y(buttons.top() - 2.0 * STEP);
    ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| {
        ui.set_clip_rect(rest.expand2(vec2(margin, 4.0)));
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.set_width(rest.width() - 8.0);
            contents(ui, seen, actions);
        });
    });
    ui.scope_builder(UiBuilder::new().max_rect(buttons), |ui| {
        let game = seen.session.game();
        let (moves, undone) = (game.moves().len(), game.undone_moves().len());
        let quarter = vec2((buttons.width() - 6.0 * STEP) / 4.0, TARGET);
        ui.horizontal(|ui| {
            for (icon, key, is_enabled, request) in [
                (Icon::First, "review-first", moves > 0, ReviewRequest::To(0)),
                (Icon::Back, "review-back", moves > 0, ReviewRequest::Step { is_forward: false }),
                (Icon::Forward, "review-on", undone > 0, ReviewRequest::Step { is_forward: true }),
                (Icon::Last, "review-last", undone > 0, ReviewRequest::To(moves + undone)),
            ] {
                if cards::icon_button(ui, seen, icon, &seen.texts.get(key), is_enabled, quarter) {
                    actions.push(Action::Review(request));
                }
            }
        });
        let half = vec2((buttons.width() - 2.0 * STEP) / 2.0, TARGET);
        ui.horizontal(|ui| {
            let can_play = game.side_to_move().is_some();
            for (icon, key, is_enabled, action) in [
                (Icon::Play, "review-play-on", can_play, Action::Review(ReviewRequest::PlayOn)),
                (Icon::NewGame, "review-leave", true, Action::Back),
            ] {
                let words = seen.texts.get(key);
                let button = Button { icon: Some(icon), words: &words, weight: Weight::Normal, is_enabled, size: half };
                if button.show(ui, seen.theme) {
                    actions.push(action);
                }
            }
        });
    });
}

fn contents(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    let (theme, texts) = (seen.theme, seen.texts);
    emphasis(ui, theme, &texts.get("review-title"), 22.0);
    let Some(review) = seen.review.review() else { return };
    if let Some(opening) = review.opening {
        note(ui, theme, opening.name);
    }
    let present = seen.session.game().moves().len();
    if let Some(clicked) = graph::show(ui, seen, review, present) {
        actions.push(Action::Review(ReviewRequest::To(clicked)));
    }
    if seen.review.is_thinking() {
        let values = [("done", review.done.into()), ("total", review.total.into())];
        note(ui, theme, &texts.with("review-thinking", values));
    } else if let (Some(black), Some(white)) = (review.black.percent, review.white.percent) {
        let values = [("black", (black.round() as u32).into()), ("white", (white.round() as u32).into())];
        note(ui, theme, &texts.with("review-accuracy", values));
    }
    the_move(ui, seen, review, present);
    if !review.turning_points.is_empty() {
        caption(ui, theme, &texts.get("review-turning-points"));
        let width = (ui.available_width() - 4.0 * STEP) / 3.0;
        ui.horizontal(|ui| {
            for point in &review.turning_points {
                let words = texts.with("review-point", [("number", (point.index + 1).into())]);
                let size = vec2(width, TARGET);
                let weight = if point.index + 1 == present { Weight::Main } else { Weight::Normal };
                if (Button { icon: None, words: &words, weight, is_enabled: true, size }).show(ui, theme) {
                    actions.push(Action::Review(ReviewRequest::To(point.index + 1)));
                }
            }
        });
    }
}

/// What is to be said of the move that was played last on the board shown.
fn the_move(ui: &mut Ui, seen: &Seen, review: &Review, present: usize) {
    let (theme, texts) = (seen.theme, seen.texts);
    card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let reviewed = present.checked_sub(1).and_then(|index| review.moves.get(index));
        let Some(reviewed) = reviewed else {
            emphasis(ui, theme, &texts.get("review-start"), BODY);
            body(ui, theme, &standing(seen, review.start));
            return;
        };
        let values = [
            ("number", present.into()),
            ("side", texts.get(words::side_key(reviewed.side)).into()),
            ("square", reviewed.square.to_string().into()),
        ];
        emphasis(ui, theme, &texts.with("review-move", values), BODY);
        body(ui, theme, &standing(seen, reviewed.value));
        let point = review.turning_points.iter().find(|point| point.index + 1 == present);
        cost(ui, seen, reviewed, point);
    });
}

fn cost(ui: &mut Ui, seen: &Seen, reviewed: &ReviewedMove, point: Option<&TurningPoint>) {
    let (theme, texts) = (seen.theme, seen.texts);
    let Some(better) = reviewed.better.as_ref().filter(|_| discs(reviewed.loss) > 0) else { return };
    let key = if reviewed.is_exact { "review-cost" } else { "review-cost-about" };
    body(ui, theme, &texts.with(key, [("discs", discs(reviewed.loss).into())]));
    for warning in point.iter().flat_map(|point| point.warnings.first()) {
        body(ui, theme, &words::warning_text(texts, warning.what));
    }
    let key = if point.is_some() { "review-better" } else { "review-better-alone" };
    body(ui, theme, &texts.with(key, [("square", better.square.to_string().into())]));
    for reason in point.iter().flat_map(|point| &point.reasons) {
        note(ui, theme, &words::reason_text(texts, reason.what));
    }
}

/// Hundredths of a disc in whole discs.
fn discs(hundredths: u32) -> u32 {
    (hundredths + 50) / 100
}

/// Who is ahead, by Black's value.
fn standing(seen: &Seen, value: Value) -> String {
    let texts = seen.texts;
    let hundredths = value.hundredths();
    let side = if hundredths > 0 { Side::Black } else { Side::White };
    let values = |discs: u32| [("side", texts.get(words::side_key(side)).into()), ("discs", discs.into())];
    match value {
        Value::Exact(0) => texts.get("review-drawn"),
        Value::Exact(by) => texts.with("review-wins", values(u32::from(by.unsigned_abs()))),
        Value::Estimate(_) => match discs(hundredths.unsigned_abs()) {
            0 => texts.get("review-even"),
            by => texts.with("review-ahead", values(by)),
        },
    }
}
