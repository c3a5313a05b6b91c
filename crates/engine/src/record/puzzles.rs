//! Puzzles as they are written down: a position with one best move, what it is worth, and how hard it is to find.

use std::fmt;
use std::str::FromStr;

use crate::rules::{Board, Game, Side, Square, Variant};

/// A position of Standard with one best move, by either way to count the discs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Its number in its collection, from 1; stays the same for ever, so that what a person has solved can be kept.
    pub id: u16,
    /// The board.
    pub board: Board,
    /// Who is to move.
    pub side: Side,
    /// The one best move.
    pub best: Square,
    /// The final disc difference that it leads to for its side with best play, empty squares to the winner.
    pub value: i8,
    /// That of the second best move.
    pub next: i8,
    /// What the move is about.
    pub theme: Theme,
    /// How badly the computer's levels fail on it, from 0 (none does) to 100.
    pub difficulty: u8,
}

impl Puzzle {
    /// The position as a game that begins there.
    #[must_use]
    pub fn game(&self) -> Game {
        Game::from_board(self.board, self.side, Variant::Standard)
    }
}

macro_rules! themes {
    ($($(#[doc = $doc:literal])* $theme:ident = $name:literal,)*) => {
        /// What the best move of a puzzle is about.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub enum Theme {
            $($(#[doc = $doc])* $theme,)*
        }

        impl Theme {
            /// Every theme, the most telling first: a puzzle has the first that holds.
            pub const ALL: &[Self] = &[$(Self::$theme,)*];

            /// A short name for files and for keys of the message catalogue, in English and the same for ever.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$theme => $name,)*
                }
            }
        }
    };
}

themes! {
    /// The opponent can be left without a disc.
    WipeOut = "wipe-out",
    /// A corner can be taken, and that is not the best move.
    WrongCorner = "wrong-corner",
    /// A corner is given up for more.
    Sacrifice = "sacrifice",
    /// Of two empty squares side by side you get both.
    Swindle = "swindle",
    /// Every other move gives a corner away.
    LastSafe = "last-safe",
    /// The opponent has to pass.
    ForcesPass = "forces-pass",
    /// A disc between two of the opponent's on the edge.
    Wedge = "wedge",
    /// The last move in a region.
    Parity = "parity",
    /// A move that opens nothing.
    Quiet = "quiet",
    /// A move that only you have is kept for later.
    FreeMoveKept = "free-move-kept",
    /// A corner cannot be kept from you any more.
    CornerGuaranteed = "corner-guaranteed",
    /// The opponent is left with few moves.
    LowMobility = "low-mobility",
    /// A corner is to be taken, and it matters which or when.
    Corner = "corner",
    /// One move alone wins.
    OnlyWinner = "only-winner",
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What is wrong with a written puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what} is wrong")]
pub struct PuzzleError {
    /// The number of the line, from 1.
    pub line: usize,
    /// Which of its fields.
    pub what: &'static str,
}

/// Reads a collection: a puzzle a line, fields between tabs: id, board, side (`X` or `O`), best move, value, value of
/// the next best, theme, difficulty. Empty lines and those that begin with `#` do not count.
///
/// # Errors
/// Names the first line that is no puzzle, and what is wrong there; a best move that is not legal is wrong too.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines.map(|(index, line)| read(line).map_err(|what| PuzzleError { line: index + 1, what })).collect()
}

fn read(line: &str) -> Result<Puzzle, &'static str> {
    let mut fields = line.split('\t');
    let mut field = |what| fields.next().ok_or(what);
    let id = parsed(field("the id")?, "the id")?;
    let board = parsed(field("the board")?, "the board")?;
    let side = match field("the side")? {
        "X" => Side::Black,
        "O" => Side::White,
        _ => return Err("the side"),
    };
    let best = parsed(field("the best move")?, "the best move")?;
    let value = parsed(field("the value")?, "the value")?;
    let next = parsed(field("the next value")?, "the next value")?;
    let name = field("the theme")?;
    let theme = Theme::ALL.iter().copied().find(|theme| theme.name() == name).ok_or("the theme")?;
    let difficulty = parsed(field("the difficulty")?, "the difficulty")?;
    let puzzle = Puzzle { id, board, side, best, value, next, theme, difficulty };
    let game = puzzle.game();
    let is_side_to_move = game.side_to_move() == Some(side);
    match fields.next() {
        Some(_) => Err("what follows the difficulty"),
        None if !is_side_to_move => Err("the side"),
        None if !game.legal_moves().contains(best) => Err("the best move"),
        None if value <= next => Err("the value"),
        None if difficulty > 100 => Err("the difficulty"),
        None => Ok(puzzle),
    }
}

fn parsed<T: FromStr>(text: &str, what: &'static str) -> Result<T, &'static str> {
    text.parse().map_err(|_| what)
}

impl fmt::Display for Puzzle {
    /// The line that [`read_puzzles`] reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, board, side, best, value, next, theme, difficulty } = self;
        write!(f, "{id}\t{board}\t{}\t{best}\t{value}\t{next}\t{theme}\t{difficulty}", side.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        "7\tXXXOOOOXOOOOOOOXXOOXXXOXXXOOXOXXXXXXOXXXXXXOXOOXX-XXOOOX--XXXXXX\tO\tb8\t2\t-2\twrong-corner\t40";

    #[test]
    fn a_puzzle_comes_back_as_it_was_written() {
        let puzzles = read_puzzles(&format!("# remark\n\n{LINE}\n")).expect("a puzzle");
        assert_eq!(puzzles.len(), 1);
        assert_eq!(puzzles[0].to_string(), LINE);
        assert_eq!((puzzles[0].theme, puzzles[0].game().side_to_move()), (Theme::WrongCorner, Some(Side::White)));
    }

    #[test]
    fn what_is_wrong_is_named() {
        let fault = |from: &str, to: &str| {
            assert!(LINE.contains(from));
            read_puzzles(&format!("# remark\n{}", LINE.replacen(from, to, 1))).expect_err(to)
        };
        for (from, to, what) in [
            ("7\t", "x\t", "the id"),
            ("XXXOOOOX", "XXXOOOO", "the board"),
            ("\tO\t", "\t?\t", "the side"),
            ("\tb8\t", "\ta1\t", "the best move"),
            ("\tb8\t", "\ti8\t", "the best move"),
            ("\t2\t", "\t-2\t", "the value"),
            ("wrong-corner", "chess", "the theme"),
            ("\t40", "\t101", "the difficulty"),
            ("\t40", "", "the difficulty"),
            ("\t40", "\t40\t1", "what follows the difficulty"),
        ] {
            assert_eq!(fault(from, to), PuzzleError { line: 2, what }, "{from} {to}");
        }
    }

    #[test]
    fn every_theme_has_a_name_of_its_own() {
        for (index, theme) in Theme::ALL.iter().enumerate() {
            assert!(Theme::ALL[index + 1..].iter().all(|other| other.name() != theme.name()), "{theme}");
        }
    }
}
