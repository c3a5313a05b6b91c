//! What is read out as it happens: moves, flips, passes, results, hints, and what cannot be played.

use bevy::prelude::*;
use outflank_engine::rules::IllegalMove;

use super::words::{self, side_key};
use crate::game::{
    BoardReplaced, Cause, GameEnded, GameSystems, HintState, MovePlayed, MoveRefused, Refusal, Seat, Session,
    TurnPassed,
};
use crate::text::Texts;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Announcement>();
    app.add_systems(Update, announce.after(GameSystems::Play).run_if(resource_exists::<Texts>));
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

fn announce(
    mut facts: Facts,
    session: Res<Session>,
    hints: Res<HintState>,
    texts: Res<Texts>,
    mut last_hint: Local<Option<String>>,
    mut said: ResMut<Announcement>,
) {
    let mut sentences = Vec::new();
    let replaced = facts.replaced.read().last().map(|fact| fact.cause);
    if let Some(cause) = replaced {
        sentences.push(texts.get(match cause {
            Cause::NewGame => "said-new-game",
            Cause::Undo => "said-undo",
            Cause::Redo => "said-redo",
        }));
    }
    let mut is_computers = false;
    let mut has_moved = replaced.is_some();
    for MovePlayed { played } in facts.moves.read() {
        has_moved = true;
        is_computers = matches!(session.seat(played.side), Seat::Computer(_));
        let side = texts.get(side_key(played.side)).into();
        let square = played.square.to_string().into();
        let count = played.flips.count().into();
        sentences.push(texts.with("said-move", [("side", side), ("square", square), ("count", count)]));
    }
    for TurnPassed { side } in facts.passes.read() {
        sentences.push(texts.with("pass-title", [("side", texts.get(side_key(*side)).into())]));
    }
    for GameEnded { result } in facts.ends.read() {
        sentences.push(words::result_text(&texts, &session, *result));
        let values = [("black", result.score.black.into()), ("white", result.score.white.into())];
        sentences.push(texts.with("result-count", values));
    }
    // After one's own move it is clear who is next; after the computer's, and after a change, it is worth saying.
    if has_moved && !session.is_over() && (is_computers || replaced.is_some()) {
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
    let hint = hints.hint().map(|hint| {
        let title = texts.with("hint-title", [("square", hint.square.to_string().into())]);
        let reasons = hint.reasons.iter().map(|reason| words::reason_text(&texts, reason.what));
        std::iter::once(format!("{title}.")).chain(reasons).collect::<Vec<_>>().join(" ")
    });
    if hint.is_some() && hint != *last_hint {
        sentences.extend(hint.clone());
    }
    *last_hint = hint;
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
