//! The one game that is on the board, and who plays it.

use bevy::prelude::*;
use outflank_engine::level::Level;
use outflank_engine::rules::{Game, GameResult, IllegalMove, PlayedMove, Side, Square, Variant};

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Session::new(Game::new(Variant::Standard), [Seat::Person; 2], 0, false));
}

/// Who moves for a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seat {
    /// Someone at the screen.
    Person,
    /// The computer, at a level.
    Computer(Level),
}

/// What is noted of a game beside its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// Tells the game from every other.
    pub id: u64,
    /// Whether its result counts in the statistics: it was played from the beginning, not set up.
    pub counts: bool,
    /// How many hints were asked for.
    pub hints: u32,
    /// How often a move was taken back.
    pub undos: u32,
}

/// The game on the board. Read by everyone, written only by [`crate::game`].
#[derive(Resource, Debug)]
pub struct Session {
    game: Game,
    seats: [Seat; 2],
    seed: u64,
    revision: u64,
    occasion: Occasion,
    timed_out: Option<Side>,
    notes: Notes,
}

/// What a position is on the board for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Occasion {
    /// A game.
    #[default]
    Game,
    /// The quiet game behind the start screen, which nobody plays.
    Demo,
    /// A lesson, which moves and takes back by itself.
    Lesson,
    /// A look back at a game.
    Review,
}

impl Session {
    pub(super) fn new(game: Game, seats: [Seat; 2], seed: u64, is_demo: bool) -> Self {
        let occasion = if is_demo { Occasion::Demo } else { Occasion::Game };
        Self { game, seats, seed, revision: 0, occasion, timed_out: None, notes: Notes::default() }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who moves for a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> Seat {
        self.seats[side as usize]
    }

    /// Who moves for each side, Black first.
    #[must_use]
    pub fn seats(&self) -> [Seat; 2] {
        self.seats
    }

    /// Grows with every change of the position. A request or an answer that names another revision is stale.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The game's seed.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// What the position is on the board for.
    #[must_use]
    pub fn occasion(&self) -> Occasion {
        self.occasion
    }

    /// Whether this is the quiet game behind the start screen, which nobody plays.
    #[must_use]
    pub fn is_demo(&self) -> bool {
        self.occasion == Occasion::Demo
    }

    /// Whether this is a game that someone plays or watches: one to keep and to count, with moves to take back and
    /// hints to ask for.
    #[must_use]
    pub fn is_game(&self) -> bool {
        self.occasion == Occasion::Game
    }

    /// What is noted of the game.
    #[must_use]
    pub fn notes(&self) -> Notes {
        self.notes
    }

    /// Who has lost because the clock ran out, if anyone has.
    #[must_use]
    pub fn timed_out(&self) -> Option<Side> {
        self.timed_out
    }

    /// The side that is to move, or `None` when the game is over.
    #[must_use]
    pub fn side_to_move(&self) -> Option<Side> {
        self.game.side_to_move().filter(|_| self.timed_out.is_none())
    }

    /// The seat that is to move, or `None` when the game is over.
    #[must_use]
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.side_to_move().map(|side| self.seat(side))
    }

    /// How the game ended, by the rules or by the clock, or `None` if it goes on.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        match self.timed_out {
            Some(loser) => Some(GameResult { score: self.game.board().count(), winner: Some(!loser) }),
            None => self.game.result(),
        }
    }

    /// Whether the game waits for someone at the screen.
    #[must_use]
    pub fn is_persons_turn(&self) -> bool {
        self.seat_to_move() == Some(Seat::Person)
    }

    /// Whether the game has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.side_to_move().is_none()
    }

    /// Whose win is celebrated: that of a person, or of either side if no person plays against it. `None` before the
    /// end, for a draw, and where nothing is won: in a lesson, looking back, in the game behind the start screen.
    #[must_use]
    pub fn celebrated(&self) -> Option<Side> {
        let winner = self.game.result().and_then(|result| result.winner)?;
        let is_person = |side| self.seat(side) == Seat::Person;
        (self.is_game() && (is_person(winner) || !is_person(!winner))).then_some(winner)
    }

    /// Whether someone would lose something if the game were thrown away: it is begun, not over, and a person plays.
    #[must_use]
    pub fn is_in_progress(&self) -> bool {
        self.is_game()
            && !self.is_over()
            && self.seats.contains(&Seat::Person)
            && self.game.moves().iter().any(|played| self.seat(played.side) == Seat::Person)
    }

    /// Whether a person has a move to take back. The computer's moves go with it; its opening move alone stays.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.game.moves().iter().any(|played| self.is_persons(played))
    }

    /// Whether there is a taken-back move to play again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.game.undone_moves().is_empty() && self.timed_out.is_none()
    }

    pub(super) fn replace(&mut self, game: Game, seats: [Seat; 2], seed: u64, is_demo: bool, notes: Notes) {
        *self = Self { revision: self.revision + 1, notes, ..Self::new(game, seats, seed, is_demo) };
    }

    /// The game is lost for a side whose time is up. It can be taken back like a move.
    pub(super) fn end_on_time(&mut self, loser: Side) {
        self.timed_out = Some(loser);
        self.revision += 1;
    }

    pub(super) fn note_hint(&mut self) {
        self.notes.hints = self.notes.hints.saturating_add(1);
    }

    /// Sets up a position that is no game to be played: the seats say who played it.
    pub(super) fn set_up(&mut self, game: Game, seats: [Seat; 2], occasion: Occasion) {
        self.replace(game, seats, 0, false, Notes::default());
        self.occasion = occasion;
    }

    /// In a look back: one move less, or one of those more. Says which move was played, if it was one more.
    pub(super) fn step(&mut self, is_forward: bool) -> Option<PlayedMove> {
        self.revision += 1;
        if is_forward {
            return self.game.redo();
        }
        self.game.undo();
        None
    }

    pub(super) fn play(&mut self, square: Square) -> Result<PlayedMove, IllegalMove> {
        if self.timed_out.is_some() {
            return Err(IllegalMove::GameOver);
        }
        let played = self.game.play(square)?;
        self.revision += 1;
        Ok(played)
    }

    /// Takes back the last move of a person and all that followed it. Says whether there was one.
    pub(super) fn undo(&mut self) -> bool {
        let can_undo = self.can_undo();
        if can_undo {
            self.revision += 1;
            self.timed_out = None;
            self.notes.undos = self.notes.undos.saturating_add(1);
            while self.game.undo().is_some_and(|played| !self.is_persons(&played)) {}
        }
        can_undo
    }

    /// Plays again the next move and the computer's moves that followed it. Says whether there was one.
    pub(super) fn redo(&mut self) -> bool {
        let can_redo = self.can_redo() && self.game.redo().is_some();
        if can_redo {
            self.revision += 1;
            while self.game.undone_moves().first().is_some_and(|next| !self.is_persons(next)) {
                self.game.redo();
            }
        }
        can_redo
    }

    fn is_persons(&self, played: &PlayedMove) -> bool {
        self.seat(played.side) == Seat::Person
    }
}
