//! One door for every move, wherever it comes from, and the facts that follow from it.

use bevy::prelude::*;
use outflank_engine::rules::{GameResult, IllegalMove, PlayedMove, Side, Square};

use super::lessons::Lessons;
use super::why::{WhyRequest, WhyState};
use super::{Clock, GameSystems, Seat, Session};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReplyGate>();
    app.add_message::<ChooseSquare>()
        .add_message::<PlayMove>()
        .add_message::<MovePlayed>()
        .add_message::<MoveRefused>()
        .add_message::<TurnPassed>()
        .add_message::<GameEnded>();
    app.add_systems(Update, move_by_choice.in_set(GameSystems::Choose));
    app.add_systems(Update, play_moves.in_set(GameSystems::Play));
}

/// Fact: someone at the screen has chosen a square. What that means is decided here: in a game a move or a question, in a lesson what
/// the lesson asks for.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChooseSquare {
    /// Which.
    pub square: Square,
    /// The [`Session::revision`] that was seen.
    pub revision: u64,
}

/// Request: put a disc on a square for the side to move.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayMove {
    /// Where.
    pub square: Square,
    /// The [`Session::revision`] that the mover saw.
    pub revision: u64,
    /// Who asks.
    pub source: MoveSource,
}

/// Where a move comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveSource {
    /// Someone at the screen: mouse, key, touch.
    Person,
    /// The computer.
    Computer,
}

/// Fact: a move was played.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MovePlayed {
    /// Who, where, and what it turned.
    pub played: PlayedMove,
}

/// Fact: a request to move changed nothing.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveRefused {
    /// The square asked for.
    pub square: Square,
    /// Why.
    pub why: Refusal,
}

/// Why a move was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The position has changed since the mover saw it.
    Stale,
    /// The other seat is to move.
    NotYourTurn,
    /// The rules forbid it.
    Illegal(IllegalMove),
}

/// Fact: after a move, this side had no move and passed.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnPassed {
    /// Who passed.
    pub side: Side,
}

/// Fact: the game has ended by the last move.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameEnded {
    /// How.
    pub result: GameResult,
}

/// The one way in which the view may delay the game: while it is closed, the computer's answer waits. With no view it
/// is always open.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReplyGate {
    /// Whether answers wait.
    pub is_closed: bool,
}

/// Whether someone at the screen may move now: in a game on a person's turn, in a lesson when it asks for a move.
#[must_use]
pub fn person_may_move(session: &Session, lessons: &Lessons) -> bool {
    session.is_persons_turn() && (session.is_game() || lessons.ask_move())
}

fn move_by_choice(
    mut choices: MessageReader<ChooseSquare>,
    session: Res<Session>,
    why: Res<WhyState>,
    mut questions: MessageWriter<WhyRequest>,
    mut moves: MessageWriter<PlayMove>,
) {
    for &ChooseSquare { square, revision } in choices.read() {
        if why.is_picking() {
            questions.write(WhyRequest::Square(square));
        } else if session.is_persons_turn() && session.is_game() {
            moves.write(PlayMove { square, revision, source: MoveSource::Person });
        }
    }
}

#[expect(clippy::too_many_arguments, reason = "every kind of fact goes somewhere else")]
fn play_moves(
    mut requests: MessageReader<PlayMove>,
    lessons: Res<Lessons>,
    mut session: ResMut<Session>,
    mut clock: ResMut<Clock>,
    mut played_moves: MessageWriter<MovePlayed>,
    mut refused_moves: MessageWriter<MoveRefused>,
    mut passes: MessageWriter<TurnPassed>,
    mut ends: MessageWriter<GameEnded>,
) {
    for &PlayMove { square, revision, source } in requests.read() {
        let may_move = match session.seat_to_move() {
            Some(Seat::Person) => source == MoveSource::Person && person_may_move(&session, &lessons),
            Some(Seat::Computer(_)) => source == MoveSource::Computer,
            None => true, // the rules will say that the game is over
        };
        let outcome = if revision != session.revision() {
            Err(Refusal::Stale)
        } else if !may_move {
            Err(Refusal::NotYourTurn)
        } else {
            // Looked at before it is changed, so that a refused move does not mark the session as changed.
            match session.timed_out() {
                Some(_) => Err(Refusal::Illegal(IllegalMove::GameOver)),
                None => session.game().flips(square).map_err(Refusal::Illegal),
            }
        };
        let outcome = outcome.and_then(|_| session.play(square).map_err(Refusal::Illegal));
        match outcome {
            Err(why) => {
                debug!("{square} is refused: {why:?}");
                refused_moves.write(MoveRefused { square, why });
            }
            Ok(played) => {
                debug!("{} plays {square}", played.side);
                clock.stamp(played.side, session.game().moves().len());
                played_moves.write(MovePlayed { played });
                let game = session.game();
                if let Some(side) = game.pass_before(game.moves().len()) {
                    debug!("{side} passes");
                    passes.write(TurnPassed { side });
                }
                if let Some(result) = game.result() {
                    debug!("the game ends {}-{}", result.score.black, result.score.white);
                    ends.write(GameEnded { result });
                }
            }
        }
    }
}
