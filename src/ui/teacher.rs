//! The teacher's cards: a hint in its three steps, what speaks against a move, and the coach's word after a mistake.

use bevy_egui::egui::{Ui, vec2};
use outflank_engine::analysis::{Cost, WhyNot};

use super::cards::titled;
use super::style::{BODY, STEP, TARGET, card};
use super::widgets::{Button, Weight, body, columns_for, note};
use super::{Action, Seen, words};
use crate::game::{HintStep, WhyRequest};

/// Of a move's warnings at most so many are said.
const WARNINGS: usize = 2;

/// Shows what the teacher has to say.
pub(super) fn show(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    if let Some(mistake) = seen.coach.said() {
        coach(ui, seen, mistake, actions);
    }
    if let Some(asked) = seen.why.asked() {
        why_not(ui, seen, asked.square.to_string(), asked.is_played, actions);
    }
    if seen.hints.is_open() {
        hint(ui, seen, actions);
    }
}

/// Whether it has anything to say.
pub(super) fn is_open(seen: &Seen) -> bool {
    seen.hints.is_open() || seen.why.is_open() || seen.coach.said().is_some()
}

/// A card's title with a cross to close it.
fn title(ui: &mut Ui, seen: &Seen, words: &str, close: (&str, Action), actions: &mut Vec<Action>) {
    titled(ui, seen, (words, BODY + 2.0), close, actions);
}

fn hint(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    card(seen.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let words = match seen.hints.hint() {
            Some(_) if seen.hints.step() == HintStep::Area => seen.texts.get("hint-area"),
            Some(hint) => seen.texts.with("hint-title", [("square", hint.square.to_string().into())]),
            None => seen.texts.get("hint-thinking"),
        };
        title(ui, seen, &words, ("hint-close", Action::CloseHint), actions);
        if let Some(hint) = seen.hints.hint() {
            if seen.hints.step() == HintStep::Reasons {
                for reason in &hint.reasons {
                    body(ui, seen.theme, &words::reason_text(seen.texts, reason.what));
                }
            }
            if seen.hints.is_thinking() {
                note(ui, seen.theme, &seen.texts.get("hint-still-thinking"));
            }
        }
        let (key, explained) = match seen.why.is_picking() {
            false => ("why-pick", None),
            true => ("why-play", Some("why-pick-note")),
        };
        if let Some(explained) = explained {
            note(ui, seen.theme, &seen.texts.get(explained));
        }
        let choices =
            [(key, true, WhyRequest::TogglePicking), ("why-last", seen.session.can_undo(), WhyRequest::LastMove)];
        row(ui, seen, &choices.map(|(key, is_enabled, request)| (key, is_enabled, Action::Why(request))), actions);
    });
}

/// Buttons side by side.
fn row<const N: usize>(ui: &mut Ui, seen: &Seen, choices: &[(&str, bool, Action); N], actions: &mut Vec<Action>) {
    let all: Vec<String> = choices.iter().map(|(key, ..)| seen.texts.get(key)).collect();
    let columns = columns_for(ui, all.iter().map(String::as_str), N, 2.0 * STEP);
    let size = vec2((ui.available_width() - 2.0 * STEP * (columns as f32 - 1.0)) / columns as f32, TARGET);
    for (choices, all) in choices.chunks(columns).zip(all.chunks(columns)) {
        ui.horizontal(|ui| {
            for ((_, is_enabled, action), words) in choices.iter().zip(all) {
                let button = Button { icon: None, words, weight: Weight::Normal, is_enabled: *is_enabled, size };
                if button.show(ui, seen.theme) {
                    actions.push(*action);
                }
            }
        });
    }
}

fn why_not(ui: &mut Ui, seen: &Seen, square: String, is_played: bool, actions: &mut Vec<Action>) {
    card(seen.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let key = if is_played { "why-title-played" } else { "why-title" };
        let words = seen.texts.with(key, [("square", square.into())]);
        title(ui, seen, &words, ("why-close", Action::Why(WhyRequest::Close)), actions);
        match seen.why.answer() {
            Some(answer) => against(ui, seen, answer, is_played),
            None => note(ui, seen.theme, &seen.texts.get("hint-still-thinking")),
        }
    });
}

/// What speaks against a move: why, how much it costs, the answer to it, and for a move that was played what was better.
fn against(ui: &mut Ui, seen: &Seen, answer: &WhyNot, is_played: bool) {
    let (theme, texts) = (seen.theme, seen.texts);
    let cost = cost_text(seen, answer.cost);
    // A move that costs nothing is not spoken against.
    if cost.is_some() {
        for warning in answer.warnings.iter().take(WARNINGS) {
            body(ui, theme, &words::warning_text(texts, warning.what));
        }
    }
    let is_good = cost.is_none();
    body(ui, theme, &cost.unwrap_or_else(|| texts.get("why-nothing")));
    if let Some(reply) = answer.reply.filter(|_| !is_good) {
        body(ui, theme, &texts.with("why-reply", [("square", reply.to_string().into())]));
    }
    if is_played && !is_good && answer.best != answer.square {
        body(ui, theme, &texts.with("review-better-alone", [("square", answer.best.to_string().into())]));
    }
    if seen.why.is_thinking() {
        note(ui, theme, &texts.get("hint-still-thinking"));
    }
}

/// What a move costs, in words; `None` if it costs nothing, or by looking ahead less than half a disc.
fn cost_text(seen: &Seen, cost: Cost) -> Option<String> {
    match cost {
        Cost::Exact(0) => None,
        Cost::Exact(discs) => Some(seen.texts.with("why-cost", [("discs", discs.into())])),
        Cost::About(hundredths) => match (hundredths + 50) / 100 {
            0 => None,
            discs => Some(seen.texts.with("why-cost-about", [("discs", discs.into())])),
        },
    }
}

fn coach(ui: &mut Ui, seen: &Seen, mistake: &WhyNot, actions: &mut Vec<Action>) {
    card(seen.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let words = seen.texts.with("coach-title", [("square", mistake.square.to_string().into())]);
        title(ui, seen, &words, ("coach-keep", Action::DismissCoach), actions);
        if let Some(warning) = mistake.warnings.first() {
            body(ui, seen.theme, &words::warning_text(seen.texts, warning.what));
        }
        if let Some(cost) = cost_text(seen, mistake.cost) {
            body(ui, seen.theme, &cost);
        }
        row(ui, seen, &[("coach-take-back", true, Action::Undo)], actions);
    });
}
