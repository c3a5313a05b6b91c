//! A look back at a game: what every move was worth, thought out off the frame's thread, and stepping through it.

use std::thread::available_parallelism;

use bevy::prelude::*;
use outflank_engine::analysis::{Review, ReviewLimits, review};
use outflank_engine::rules::Game;

use super::requests::{BoardReplaced, Cause};
use super::session::Occasion;
use super::turn::MovePlayed;
use super::{GameSetup, GameSystems, NewGame, Patience, Seat, Session};
use crate::platform::Thought;
use crate::stage::Screen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReviewState>().add_message::<ReviewRequest>();
    app.add_systems(OnExit(Screen::Review), forget);
    app.add_systems(Update, take_requests.in_set(GameSystems::LookBack));
    app.add_systems(Update, collect.in_set(GameSystems::Think));
}

/// More threads than this would only keep the machine from anything else.
const MOST_THREADS: usize = 4;

/// Request about a look back. Ignored where it makes no sense.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewRequest {
    /// Look back at the game on the board, unless someone would lose it by that.
    Begin,
    /// One move on or back.
    Step {
        /// On.
        is_forward: bool,
    },
    /// Show the position after so many moves.
    To(usize),
    /// Play on from the position that is shown, as in the last game.
    PlayOn,
}

/// The game that is looked back at, and what is known of it.
#[derive(Resource, Default)]
pub struct ReviewState {
    seats: Option<[Seat; 2]>,
    thought: Option<Thought<Review>>,
    review: Option<Review>,
}

impl ReviewState {
    /// What the moves were worth, as far as is known.
    #[must_use]
    pub fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// Whether more will become known.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thought.is_some()
    }

    /// Who played, Black first; `None` if nothing is looked back at.
    #[must_use]
    pub fn seats(&self) -> Option<[Seat; 2]> {
        self.seats
    }
}

#[expect(clippy::too_many_arguments, reason = "a look back begins, goes on and ends elsewhere")]
fn take_requests(
    mut requests: MessageReader<ReviewRequest>,
    mut state: ResMut<ReviewState>,
    mut session: ResMut<Session>,
    setup: Res<GameSetup>,
    mut played_moves: MessageWriter<MovePlayed>,
    mut replaced: MessageWriter<BoardReplaced>,
    mut games: MessageWriter<NewGame>,
    mut commands: Commands,
) {
    for &request in requests.read() {
        let is_open = session.occasion() == Occasion::Review;
        match request {
            ReviewRequest::Begin if session.is_game() && !session.is_in_progress() => {
                let Some(game) = without_undone(session.game()) else { continue };
                state.seats = Some(session.seats());
                state.review = None;
                state.thought = Some(think(game.clone()));
                session.set_up(game, [Seat::Person; 2], Occasion::Review);
                replaced.write(BoardReplaced { cause: Cause::Review });
                commands.set_state_if_neq(Screen::Review);
            }
            ReviewRequest::Step { is_forward } if is_open => {
                let (moves, undone) = (session.game().moves().len(), session.game().undone_moves().len());
                match (is_forward, moves, undone) {
                    (true, _, 0) | (false, 0, _) => {}
                    _ => match session.step(is_forward) {
                        Some(played) => _ = played_moves.write(MovePlayed { played }),
                        None => _ = replaced.write(BoardReplaced { cause: Cause::Review }),
                    },
                }
            }
            ReviewRequest::To(wanted) if is_open => {
                let all = session.game().moves().len() + session.game().undone_moves().len();
                let wanted = wanted.min(all);
                if wanted != session.game().moves().len() {
                    while session.game().moves().len() != wanted {
                        let is_forward = session.game().moves().len() < wanted;
                        session.step(is_forward);
                    }
                    replaced.write(BoardReplaced { cause: Cause::Review });
                }
            }
            ReviewRequest::PlayOn if is_open => {
                if let Some(game) = without_undone(session.game()) {
                    games.write(NewGame { setup: *setup, from: Some(game), is_demo: false });
                    commands.set_state_if_neq(Screen::Game);
                }
            }
            _ => {}
        }
    }
}

/// The game as it stands, with nothing to play again.
fn without_undone(game: &Game) -> Option<Game> {
    let mut fresh = Game::from_board(*game.start_board(), game.start_side(), game.variant());
    game.moves().iter().try_for_each(|played| fresh.play(played.square).map(|_| ())).ok()?;
    Some(fresh)
}

fn think(game: Game) -> Thought<Review> {
    let threads = available_parallelism().map_or(1, usize::from).min(MOST_THREADS);
    Thought::start(move |stop, reviews| {
        let whole = review(&game, &ReviewLimits::standard(threads), stop, &mut |so_far| reviews.send(so_far.clone()));
        reviews.send(whole);
    })
}

fn collect(patience: Res<Patience>, mut state: ResMut<ReviewState>) {
    let Some(thought) = &mut state.bypass_change_detection().thought else { return };
    let progress = patience.ask(thought);
    if progress.newest.is_some() {
        state.review = progress.newest;
    }
    if progress.is_done {
        state.thought = None;
    }
}

/// Leaving ends the search: the thought stops when it is dropped.
fn forget(mut state: ResMut<ReviewState>) {
    *state = ReviewState::default();
}
