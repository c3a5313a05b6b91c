//! What is read out as it happens: moves, flips, passes, results, hints, and what cannot be played.

use bevy::prelude::*;
use outflank_engine::rules::{IllegalMove, PlayedMove, Square};

use super::words::{self, side_key};
use crate::game::lessons::{Lessons, Said};
use crate::game::{
    BoardReplaced, Cause, CoachState, GameEnded, GameSystems, HintState, HintStep, MovePlayed, MoveRefused, Refusal,
    Seat, Session, TurnPassed, WhyState,
};
use crate::text::Texts;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Announcement>();
    app.add_systems(
        Update,
        announce
            .after(GameSystems::Play)
            .after(GameSystems::Follow)
            .after(GameSystems::Keep)
            .run_if(resource_exists::<Texts>),
    );
}

/// The last thing that was said.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Announcement(pub String);

#[derive(bevy::ecs::system::SystemParam)]
struct Facts<'w, 's> {
    replaced: MessageReader<'w, 's, BoardReplaced>,
    moves: MessageReader<'w, 's, MovePlayed>,
    passes: MessageReader<'w, 's, TurnPassed>,
    ends: MessageReader<'w, 's, GameEnded>,
    refused: MessageReader<'w, 's, MoveRefused>,
}

/// Whatever explains something.
#[derive(bevy::ecs::system::SystemParam)]
struct Teacher<'w> {
    hints: Res<'w, HintState>,
    why: Res<'w, WhyState>,
    coach: Res<'w, CoachState>,
    lessons: Res<'w, Lessons>,
}

impl Teacher<'_> {
    /// All that it says at this moment.
    fn told(&self, texts: &Texts) -> String {
        let mut sentences = Vec::new();
        let square = |square: Square| [("square", square.to_string().into())];
        if let Some(step) = self.lessons.step() {
            sentences.push(texts.get(&step.task));
        }
        if let Some(Said::Answer(key)) = self.lessons.at().and_then(|at| at.said.as_ref()) {
            sentences.push(texts.get(key));
        }
        if let Some(mistake) = self.coach.said() {
            sentences.push(texts.with("coach-title", square(mistake.square)));
            sentences.extend(mistake.warnings.first().map(|warning| words::warning_text(texts, warning.what)));
        }
        if let Some(answer) = self.why.answer() {
            sentences.push(texts.with("why-title", square(answer.square)));
            sentences.extend(answer.warnings.iter().map(|warning| words::warning_text(texts, warning.what)));
        }
        if let Some(hint) = self.hints.hint() {
            match self.hints.step() {
                HintStep::Area => sentences.push(texts.get("hint-area")),
                HintStep::Square => sentences.push(texts.with("hint-title", square(hint.square))),
                HintStep::Reasons => {
                    sentences.push(texts.with("hint-title", square(hint.square)));
                    sentences.extend(hint.reasons.iter().map(|reason| words::reason_text(texts, reason.what)));
                }
            }
        }
        join(&sentences)
    }
}

fn announce(
    mut facts: Facts,
    session: Res<Session>,
    teacher: Teacher,
    texts: Res<Texts>,
    mut last_told: Local<String>,
    mut said: ResMut<Announcement>,
) {
    let mut sentences = Vec::new();
    let move_text = |played: &PlayedMove| {
        let side = texts.get(side_key(played.side)).into();
        let square = played.square.to_string().into();
        let count = played.flips.count().into();
        texts.with("said-move", [("side", side), ("square", square), ("count", count)])
    };
    // After one's own move it is clear who is next; after the computer's, and after a change, it is worth saying.
    let mut is_turn_said = false;
    match facts.replaced.read().last().map(|fact| fact.cause) {
        None | Some(Cause::Lesson) => {}
        Some(Cause::Review) => sentences.extend(session.game().moves().last().map(move_text)),
        Some(cause @ (Cause::NewGame | Cause::Undo | Cause::Redo)) => {
            is_turn_said = true;
            sentences.push(texts.get(match cause {
                Cause::Undo => "said-undo",
                Cause::Redo => "said-redo",
                _ => "said-new-game",
            }));
        }
    }
    for MovePlayed { played } in facts.moves.read() {
        is_turn_said = matches!(session.seat(played.side), Seat::Computer(_));
        sentences.push(move_text(played));
    }
    for TurnPassed { side } in facts.passes.read() {
        sentences.push(texts.with("pass-title", [("side", texts.get(side_key(*side)).into())]));
    }
    for GameEnded { result } in facts.ends.read() {
        sentences.push(words::result_text(&texts, &session, *result));
        let values = [("black", result.score.black.into()), ("white", result.score.white.into())];
        sentences.push(texts.with("result-count", values));
    }
    if is_turn_said && !session.is_over() {
        sentences.push(words::status_text(&texts, &session));
    }
    for MoveRefused { square, why } in facts.refused.read() {
        let key = match why {
            Refusal::Illegal(IllegalMove::Occupied(_)) => "said-occupied",
            Refusal::Illegal(IllegalMove::NothingOutflanked(_)) => "said-nothing-turned",
            Refusal::Illegal(IllegalMove::NotCentre(_)) => "said-not-centre",
            Refusal::Illegal(IllegalMove::GameOver) | Refusal::Stale | Refusal::NotYourTurn => continue,
        };
        sentences.push(texts.with(key, [("square", square.to_string().into())]));
    }
    let told = teacher.told(&texts);
    if !told.is_empty() && told != *last_told {
        sentences.push(told.clone());
    }
    *last_told = told;
    if !sentences.is_empty() && !session.is_demo() {
        said.set_if_neq(Announcement(join(&sentences)));
    }
}

/// Sentences one after another, each with its full stop.
fn join(sentences: &[String]) -> String {
    let ended = sentences.iter().map(|sentence| {
        let has_end = sentence.ends_with(['.', '!', '?', '…']);
        if has_end { sentence.clone() } else { format!("{sentence}.") }
    });
    ended.collect::<Vec<_>>().join(" ")
}
