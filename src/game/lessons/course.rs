//! What the lessons are: positions, what to do in them and which answers there are, as `assets/lessons/lessons.json`
//! says. The sentences themselves are in the message catalogue.
//!
//! A file rather than code, so that a lesson can be written and corrected by whoever teaches, and rather than one of a
//! richer format, because a board drawn row by row is all that must be easy to read in it. Every entry carries the
//! claim that makes its answer true, and the tests hold each claim against the rules and the solver.

use bevy::log::error;
use outflank_engine::rules::{Bitboard, Board, Game, Side, Square, Variant};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// The lessons, built into the program.
const LESSONS: &str = include_str!("../../../assets/lessons/lessons.json");

/// A lesson: a few positions with something to do in each.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its lasting name, by which progress is kept.
    pub id: String,
    /// The key of its title.
    pub title: String,
    /// Its positions, in order; never empty.
    pub steps: Vec<Step>,
}

/// A position with something to do. The learner has Black.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The position.
    #[serde(deserialize_with = "board")]
    pub board: Board,
    /// The rules that it is played by.
    #[serde(default, deserialize_with = "variant")]
    pub variant: Variant,
    /// The key of what is asked.
    pub task: String,
    /// What is asked.
    #[serde(rename = "do")]
    pub deed: Deed,
    /// What makes exactly the asked squares right.
    pub because: Claim,
    /// Squares lit up from the beginning.
    #[serde(default, deserialize_with = "squares")]
    pub light: Bitboard,
    /// Whether the discs are counted beside the task.
    #[serde(default)]
    pub shows_count: bool,
    /// The key of the answer to what is right.
    pub right: String,
    /// The answers to what is wrong. The first one that names the square, or names none, is given.
    #[serde(default)]
    pub wrong: Vec<Answer>,
}

impl Step {
    /// The game that stands at this step's position.
    #[must_use]
    pub fn game(&self) -> Game {
        Game::from_board(self.board, Side::Black, self.variant)
    }

    /// The answer to a wrong square.
    #[must_use]
    pub fn answer(&self, square: Square) -> Option<&Answer> {
        self.wrong.iter().find(|answer| answer.squares.is_none_or(|squares| squares.contains(square)))
    }
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Play a move on one of these squares.
    #[serde(deserialize_with = "squares")]
    Play(Bitboard),
    /// Tap every one of these squares and no other.
    #[serde(deserialize_with = "squares")]
    Tap(Bitboard),
    /// Tap any one of these squares.
    #[serde(deserialize_with = "squares")]
    TapOne(Bitboard),
}

impl Deed {
    /// The right squares.
    #[must_use]
    pub const fn squares(self) -> Bitboard {
        match self {
            Self::Play(squares) | Self::Tap(squares) | Self::TapOne(squares) => squares,
        }
    }

    /// Whether a move is to be played, rather than squares tapped.
    #[must_use]
    pub const fn is_move(self) -> bool {
        matches!(self, Self::Play(_))
    }
}

/// The answer to some wrong squares.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// To which; `None` for all that no other answer names.
    #[serde(default, deserialize_with = "some_squares")]
    pub squares: Option<Bitboard>,
    /// The key of what is said.
    pub text: String,
    /// What makes it true of each of these squares.
    pub because: Claim,
    /// How White answers the move, for all to see.
    #[serde(default, deserialize_with = "some_square")]
    pub reply: Option<Square>,
    /// Squares lit up with the answer.
    #[serde(default, deserialize_with = "squares")]
    pub light: Bitboard,
}

/// What an answer rests on. Of a move's claims "most" and "fewest" are meant among all legal moves; of a wrong square's
/// they compare with the right ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// Any legal move is right.
    Legal,
    /// The square is the lit one.
    Light,
    /// The move is legal, but another was asked for.
    Other,
    /// The move turns the most discs.
    MostTurned,
    /// The move turns the fewest discs.
    FewestTurned,
    /// The move turns fewer discs.
    TurnsFewer,
    /// The move turns more discs.
    TurnsMore,
    /// The move turns the most discs of all, and gives White the most moves.
    Greedy,
    /// The move turns discs in the most directions.
    MostDirections,
    /// The move turns discs in fewer directions.
    FewerDirections,
    /// White has no move after it, and Black has one.
    ForcesPass,
    /// White has a move after it.
    OpponentMoves,
    /// The square is a corner.
    Corner,
    /// The square is no corner.
    NoCorner,
    /// White can take no corner after it.
    KeepsCorners,
    /// White could take a corner already, and still can.
    CornerOpen,
    /// White can take a corner after it, and could not before.
    GivesCorner,
    /// The same, by a disc diagonally beside that corner.
    GivesCornerFromX,
    /// The same, by a disc on the edge beside that corner.
    GivesCornerFromC,
    /// Proved: Black wins after it, with best play.
    Wins,
    /// Proved: White wins after it, with best play.
    Loses,
    /// The teacher calls the move quiet.
    Quiet,
    /// The move lets White play on a square where it could not have played before.
    Opens,
    /// The move leaves White the fewest moves.
    FewestReplies,
    /// The move leaves White more moves.
    MoreReplies,
    /// The teacher sees no wall being built.
    NoWall,
    /// The teacher warns of a wall.
    Wall,
    /// The move makes the most discs safe for good.
    MostSafe,
    /// The move makes fewer discs safe for good.
    FewerSafe,
    /// The move takes the last square of an odd region, and is the only one that wins.
    Parity,
    /// Free opening: like colours will lie on a diagonal.
    Crossed,
    /// Free opening: like colours will lie side by side.
    Parallel,
    /// All four corners.
    Corners,
    /// The squares diagonally beside a corner.
    XSquares,
    /// The squares on the edge beside a corner.
    CSquares,
    /// No X-square.
    NoXSquare,
    /// No C-square.
    NoCSquare,
    /// The discs that a move on the lit square turns.
    TurnedByLight,
    /// The move on the lit square does not turn this one.
    NotTurned,
    /// Black's legal moves.
    Moves,
    /// None of them.
    NoMove,
    /// White's legal moves, if it were its turn.
    TheirMoves,
    /// None of them.
    NotTheirMove,
    /// Black's discs beside an empty square.
    Frontier,
    /// None of them.
    NotFrontier,
    /// Black's discs that can never be turned.
    Safe,
    /// None of them.
    NotSafe,
    /// The empty squares in regions of an odd number.
    OddRegions,
    /// None of them.
    NotOddRegion,
    /// The discs of the side that has won.
    Winner,
    /// None of them.
    NotWinner,
}

/// The lessons in their order. If the built-in file cannot be read there are none, and the log says why.
#[must_use]
pub fn lessons() -> Vec<Lesson> {
    serde_json::from_str(LESSONS).unwrap_or_else(|why| {
        error!("the lessons cannot be read: {why}");
        Vec::new()
    })
}

fn board<'de, D: Deserializer<'de>>(from: D) -> Result<Board, D::Error> {
    <[String; 8]>::deserialize(from)?.concat().parse().map_err(D::Error::custom)
}

fn variant<'de, D: Deserializer<'de>>(from: D) -> Result<Variant, D::Error> {
    match String::deserialize(from)?.as_str() {
        "standard" => Ok(Variant::Standard),
        "anti-reversi" => Ok(Variant::AntiReversi),
        "free-opening" => Ok(Variant::FreeOpening),
        other => Err(D::Error::custom(format!("there is no variant {other}"))),
    }
}

fn squares<'de, D: Deserializer<'de>>(from: D) -> Result<Bitboard, D::Error> {
    let names = String::deserialize(from)?;
    names.split_whitespace().map(str::parse::<Square>).collect::<Result<_, _>>().map_err(D::Error::custom)
}

fn some_squares<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Bitboard>, D::Error> {
    squares(from).map(Some)
}

fn some_square<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Square>, D::Error> {
    String::deserialize(from)?.parse().map(Some).map_err(D::Error::custom)
}
