//! A game as it is kept: everything that is needed to go on with it, and its form in a file.

use std::time::Duration;

use outflank_engine::record::continue_transcript;
use outflank_engine::rules::{Board, Game, Side, Variant};
use serde::{Deserialize, Serialize};

use super::envelope::{self, Fault};
use super::names::{SeatName, SideChoiceName, SideName, VariantName};
use crate::game::clock::Times;
use crate::game::{Clock, GameSetup, Mode, Notes, Seat, Session, SideChoice, TimeControl};

const KIND: &str = "game";

/// A game as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptGame {
    /// The game, with what was taken back.
    pub game: Game,
    /// Who sits where, Black's seat first.
    pub seats: [Seat; 2],
    /// How the person's side was chosen; a rematch chooses it so again.
    pub side: SideChoice,
    /// The game's seed.
    pub seed: u64,
    /// What is noted of it.
    pub notes: Notes,
    /// Its clocks, if it has any.
    pub times: Option<Times>,
    /// Who has lost on time.
    pub timed_out: Option<Side>,
}

impl KeptGame {
    /// The game on the board.
    #[must_use]
    pub fn of(session: &Session, clock: &Clock, setup: &GameSetup) -> Self {
        Self {
            game: session.game().clone(),
            seats: Side::BOTH.map(|side| session.seat(side)),
            side: setup.side,
            seed: session.seed(),
            notes: session.notes(),
            times: clock.times().cloned(),
            timed_out: session.timed_out(),
        }
    }

    /// Whether the game can go on.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        self.timed_out.is_none() && self.game.side_to_move().is_some() && self.has_moves()
    }

    /// Whether anything was played, even if it was taken back.
    #[must_use]
    pub fn has_moves(&self) -> bool {
        self.game.moves().len() + self.game.undone_moves().len() > 0
    }

    /// Whether a person plays.
    #[must_use]
    pub fn has_person(&self) -> bool {
        self.seats.contains(&Seat::Person)
    }

    /// The choices that lead to a game like this.
    #[must_use]
    pub fn setup(&self) -> GameSetup {
        let level = |seat| if let Seat::Computer(level) = seat { Some(level) } else { None };
        let [black, white] = self.seats.map(level);
        let mode = match (black, white) {
            (None, None) => Mode::TwoPlayers,
            (Some(_), Some(_)) => Mode::Watch,
            _ => Mode::Computer,
        };
        let default = GameSetup::default();
        GameSetup {
            mode,
            level: black.or(white).unwrap_or(default.level),
            white_level: white.or(black).unwrap_or(default.white_level),
            side: self.side,
            variant: self.game.variant(),
            clock: self.times.as_ref().map(|times| times.control),
        }
    }

    /// The game as the bytes of a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        envelope::seal(KIND, &GameFile::from(self))
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// If they are no game that the program could have written.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Fault> {
        envelope::open::<GameFile>(KIND, bytes)?.game().ok_or(Fault::Damaged)
    }
}

/// The form in a file. Long numbers are text, since other programs read numbers as floating-point ones.
#[derive(Serialize, Deserialize)]
struct GameFile {
    id: String,
    variant: VariantName,
    black: SeatName,
    white: SeatName,
    chosen_side: SideChoiceName,
    /// The board on which the game began, where that is not the variant's own.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    start: Option<StartFile>,
    /// Every move, those that were taken back at the end.
    moves: String,
    /// How many of them are on the board.
    played: usize,
    seed: String,
    counts: bool,
    #[serde(default)]
    hints: u32,
    #[serde(default)]
    undos: u32,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    clock: Option<ClockFile>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    lost_on_time: Option<SideName>,
}

#[derive(Serialize, Deserialize)]
struct StartFile {
    board: String,
    to_move: SideName,
}

/// All in milliseconds.
#[derive(Serialize, Deserialize)]
struct ClockFile {
    base: u64,
    increment: u64,
    left: [u64; 2],
    /// What was left after each number of moves, from 0.
    marks: Vec<[u64; 2]>,
}

impl From<&KeptGame> for GameFile {
    fn from(kept: &KeptGame) -> Self {
        let game = &kept.game;
        let all = game.moves().iter().chain(game.undone_moves());
        let own_start = (Board::start(game.variant()), Side::Black);
        let start = (*game.start_board(), game.start_side());
        Self {
            id: format!("{:016x}", kept.notes.id),
            variant: game.variant().into(),
            black: kept.seats[0].into(),
            white: kept.seats[1].into(),
            chosen_side: kept.side.into(),
            start: (start != own_start).then(|| StartFile { board: start.0.to_string(), to_move: start.1.into() }),
            moves: all.map(|played| played.square.to_string()).collect(),
            played: game.moves().len(),
            seed: format!("{:016x}", kept.seed),
            counts: kept.notes.counts,
            hints: kept.notes.hints,
            undos: kept.notes.undos,
            clock: kept.times.as_ref().map(ClockFile::from),
            lost_on_time: kept.timed_out.map(Into::into),
        }
    }
}

impl GameFile {
    /// The game, or `None` if something in it cannot be.
    fn game(self) -> Option<KeptGame> {
        let variant: Variant = self.variant.into();
        let start = match self.start {
            None => Game::new(variant),
            Some(start) => Game::from_board(start.board.parse().ok()?, start.to_move.into(), variant),
        };
        let mut game = continue_transcript(start, &self.moves).ok()?;
        let taken_back = game.moves().len().checked_sub(self.played)?;
        for _ in 0..taken_back {
            game.undo()?;
        }
        let times = match self.clock {
            Some(clock) => Some(clock.times(self.played + taken_back)?),
            None => None,
        };
        let timed_out: Option<Side> = self.lost_on_time.map(Into::into);
        // Only the side that is to move can run out of time, and only where there are clocks.
        if timed_out.is_some() && (timed_out != game.side_to_move() || times.is_none()) {
            return None;
        }
        let number = |text: &str| u64::from_str_radix(text, 16).ok();
        let notes = Notes { id: number(&self.id)?, counts: self.counts, hints: self.hints, undos: self.undos };
        Some(KeptGame {
            game,
            seats: [self.black.into(), self.white.into()],
            side: self.chosen_side.into(),
            seed: number(&self.seed)?,
            notes,
            times,
            timed_out,
        })
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

impl From<&Times> for ClockFile {
    fn from(times: &Times) -> Self {
        Self {
            base: millis(times.control.base),
            increment: millis(times.control.increment),
            left: times.left.map(millis),
            marks: times.marks.iter().map(|left| left.map(millis)).collect(),
        }
    }
}

impl ClockFile {
    /// The clocks of a game with so many moves, or `None` if they cannot be.
    fn times(self, moves: usize) -> Option<Times> {
        let time = |millis| Some(Duration::from_millis(millis)).filter(|&time| time <= TimeControl::MOST);
        let both = |[black, white]: [u64; 2]| Some([time(black)?, time(white)?]);
        let marks = self.marks.into_iter().map(both).collect::<Option<Vec<_>>>()?;
        let control = TimeControl { base: time(self.base)?, increment: time(self.increment)? };
        (marks.len() == moves + 1).then_some(Times { control, left: both(self.left)?, marks })
    }
}
