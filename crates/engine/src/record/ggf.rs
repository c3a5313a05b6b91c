//! Games in the Generic Game Format, the one of the GGS server and of the NBoard protocol:
//! `(;GM[Othello]..BO[8 .. *]B[F5/1.25/3.5]W[D6]B[PA];)`.

use crate::rules::{Board, Game, IllegalMove, Move, ParseBoardError, Side, Variant, legal_moves};

/// A text with more characters than this is refused unread.
pub const MAX_GGF: usize = 100_000;

/// A game as it was written, and the game that is.
#[derive(Clone, PartialEq, Debug)]
pub struct GgfGame {
    /// The game with its moves played. Passes are not in it.
    game: Game,
    /// The tags that are neither board nor moves, in their order.
    tags: Vec<(String, String)>,
    moves: Vec<GgfMove>,
    turn: Side,
}

/// A move with what its player noted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GgfMove {
    /// Who moved.
    pub side: Side,
    /// The disc put, or a pass.
    pub played: Move,
    /// What the mover thought its position was worth to it, in discs.
    pub eval: Option<f64>,
    /// How long the mover thought, in seconds.
    pub time: Option<f64>,
}

/// Why a text is no game.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum GgfError {
    /// The text has more than [`MAX_GGF`] characters.
    #[error("the text has more than {MAX_GGF} characters")]
    TooLong,
    /// A game begins with `(;`.
    #[error("a game begins with (; but not {0:?}")]
    Beginning(String),
    /// What is left begins with neither a tag nor the game's end.
    #[error("neither a tag such as PB[..] nor the end ;) but {0:?}")]
    NotATag(String),
    /// A tag without its `]`.
    #[error("the tag {0}[ has no ]")]
    OpenTag(String),
    /// The text ends before `;)`.
    #[error("the game has no end ;)")]
    OpenGame,
    /// Something comes after the game.
    #[error("after the end of the game comes {0:?}")]
    AfterEnd(String),
    /// The tag `GM` names another game.
    #[error("GM[{0}]: only Othello is played here")]
    OtherGame(String),
    /// There is no board before the first move, or two.
    #[error("one tag BO[8 ..] comes before the moves, not {0}")]
    Boards(usize),
    /// The board has another size than eight.
    #[error("BO: only boards of size 8 are played on, not {0:?}")]
    Size(String),
    /// The squares are wrong.
    #[error("BO: {0}")]
    Board(#[from] ParseBoardError),
    /// After the squares the side to move is missing or wrong.
    #[error("BO: after the board comes * for Black or O for White, not {0:?}")]
    Turn(String),
    /// A move is wrong.
    #[error("move {number}, {text:?}: {fault}")]
    Move {
        /// The number of the wrong move, 1 for the first; written passes count.
        number: usize,
        /// What was written, shortened if long.
        text: String,
        /// What is wrong with it.
        fault: GgfFault,
    },
}

/// What can be wrong with a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GgfFault {
    /// Neither a square nor `PA`.
    #[error("this is neither a square nor PA")]
    NotAMove,
    /// What follows the move is no evaluation and time.
    #[error("after a move come an evaluation and a time, both numbers: F5/1.25/3.5")]
    NotANumber,
    /// The other side is to move.
    #[error("it is {0}'s turn")]
    OtherTurn(Side),
    /// A pass although there is a move.
    #[error("{0} has a move and may not pass")]
    NoPass(Side),
    /// The square cannot be played.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// Reads one game.
///
/// The board may be any, the moves may be noted with evaluations and times or without, and passes may be written or
/// not. In the server's types of game an `a` (`TY[8a]`) means Anti-Reversi.
///
/// # Errors
/// Says what is wrong first.
///
/// ```
/// use outflank_engine::record::read_ggf;
///
/// let text = "(;GM[Othello]PB[Ann]PW[Ben]TY[8]\
///             BO[8 ---------------------------O*------*O--------------------------- *]B[F5/0.5/2]W[D6];)";
/// let written = read_ggf(text)?;
/// assert_eq!((written.game().moves().len(), written.tag("PB")), (2, Some("Ann")));
/// assert_eq!(written.moves()[0].time, Some(2.0));
/// let error = read_ggf(&text.replace("D6", "D7")).unwrap_err();
/// assert_eq!(error.to_string(), "move 2, \"D7\": d7 outflanks no disc");
/// # Ok::<(), outflank_engine::record::GgfError>(())
/// ```
pub fn read_ggf(text: &str) -> Result<GgfGame, GgfError> {
    let (game, rest) = read_first(of_bearable_length(text)?)?;
    if rest.is_empty() { Ok(game) } else { Err(GgfError::AfterEnd(shortened(rest))) }
}

/// Reads the games of a text one after the other, at least one.
///
/// # Errors
/// Says what is wrong first, in whichever game.
pub fn read_ggf_games(text: &str) -> Result<Vec<GgfGame>, GgfError> {
    let (game, mut rest) = read_first(of_bearable_length(text)?)?;
    let mut games = vec![game];
    while !rest.is_empty() {
        let game;
        (game, rest) = read_first(rest)?;
        games.push(game);
    }
    Ok(games)
}

fn of_bearable_length(text: &str) -> Result<&str, GgfError> {
    if text.chars().nth(MAX_GGF).is_some() { Err(GgfError::TooLong) } else { Ok(text) }
}

/// One game, and the text after it and white space.
fn read_first(text: &str) -> Result<(GgfGame, &str), GgfError> {
    let text = text.trim_start();
    let mut rest = text.strip_prefix("(;").ok_or_else(|| GgfError::Beginning(shortened(text)))?.trim_start();
    let mut tags = Vec::new();
    loop {
        if let Some(after) = rest.strip_prefix(";)") {
            return Ok((GgfGame::from_tags(&tags)?, after.trim_start()));
        }
        if rest.is_empty() {
            return Err(GgfError::OpenGame);
        }
        let name = rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        let Some(value) = rest[name.len()..].strip_prefix('[').filter(|_| !name.is_empty()) else {
            return Err(GgfError::NotATag(shortened(rest)));
        };
        let (value, after) = value.split_once(']').ok_or_else(|| GgfError::OpenTag(shortened(name)))?;
        tags.push((name, value));
        rest = after.trim_start();
    }
}

impl GgfGame {
    /// A game that has not begun. On any board it begins with `side`, even if that can only pass.
    #[must_use]
    pub fn new(board: Board, side: Side, variant: Variant) -> Self {
        Self { game: Game::from_board(board, side, variant), tags: Vec::new(), moves: Vec::new(), turn: side }
    }

    fn from_tags(tags: &[(&str, &str)]) -> Result<Self, GgfError> {
        let tag = |wanted: &str| tags.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value.trim());
        if let Some(other) = tag("GM").filter(|name| !name.eq_ignore_ascii_case("othello")) {
            return Err(GgfError::OtherGame(shortened(other)));
        }
        let first_move = tags.iter().position(|(name, _)| side_of(name).is_some()).unwrap_or(tags.len());
        let boards = |tags: &[(&str, &str)]| tags.iter().filter(|(name, _)| *name == "BO").count();
        let (before, in_all) = (boards(&tags[..first_move]), boards(tags));
        if before != 1 || in_all != 1 {
            return Err(GgfError::Boards(if in_all == 1 { before } else { in_all }));
        }
        let (board, side) = read_board(tag("BO").unwrap_or_default())?;
        let is_anti = tag("TY").is_some_and(|kind| kind.contains('a'));
        let variant = if is_anti { Variant::AntiReversi } else { Variant::Standard };
        let mut written = Self::new(board, side, variant);
        for &(name, value) in tags {
            if let Some(side) = side_of(name) {
                let number = written.moves.len() + 1;
                let fault = |fault| GgfError::Move { number, text: shortened(value), fault };
                Noted::read(value).and_then(|noted| written.play_noted(side, noted)).map_err(fault)?;
            } else if name != "BO" {
                written.tags.push((name.into(), value.into()));
            }
        }
        Ok(written)
    }

    /// The game with its moves played. Passes are not in it.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The moves as they were written, passes among them if they were.
    #[must_use]
    pub fn moves(&self) -> &[GgfMove] {
        &self.moves
    }

    /// Whose turn it is by what was written. That side may have nothing to do but pass.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Whether the side whose turn it is can only pass, or the game is over.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        !self.can_move(self.turn)
    }

    fn can_move(&self, side: Side) -> bool {
        let board = self.game.board();
        self.game.side_to_move() == Some(side) || !legal_moves(board.discs(side), board.discs(!side)).is_empty()
    }

    /// The value of the first tag of this name, such as `PB` for Black's player. Board and moves are not among them.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// Plays one more move, written like those in a text: `F5`, `F5/1.25`, `F5//3.5`, `F5/1.25/3.5` or `PA`. A pass
    /// that has to come before it need not be played.
    ///
    /// # Errors
    /// Says what is wrong; the game is then unchanged.
    pub fn play(&mut self, text: &str) -> Result<(), GgfFault> {
        let noted = Noted::read(text)?;
        let passes_unwritten = noted.played != Move::Pass && self.must_pass();
        self.play_noted(if passes_unwritten { !self.turn } else { self.turn }, noted)
    }

    fn play_noted(&mut self, side: Side, noted: Noted) -> Result<(), GgfFault> {
        if side != self.turn && !self.must_pass() {
            return Err(GgfFault::OtherTurn(self.turn));
        }
        match noted.played {
            Move::Pass if self.can_move(side) => return Err(GgfFault::NoPass(side)),
            Move::Pass => {}
            Move::Place(square) => {
                if let Some(mover) = self.game.side_to_move().filter(|&mover| mover != side) {
                    return Err(GgfFault::OtherTurn(mover));
                }
                self.game.play(square)?;
            }
        }
        self.moves.push(GgfMove { side, played: noted.played, eval: noted.eval, time: noted.time });
        self.turn = !side;
        Ok(())
    }
}

/// The text of a move taken apart.
#[derive(Clone, Copy)]
struct Noted {
    played: Move,
    eval: Option<f64>,
    time: Option<f64>,
}

impl Noted {
    fn read(text: &str) -> Result<Self, GgfFault> {
        let mut parts = text.split('/').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let is_pass = ["pa", "pass"].iter().any(|pass| name.eq_ignore_ascii_case(pass));
        let played = if is_pass { Move::Pass } else { Move::Place(name.parse().map_err(|_| GgfFault::NotAMove)?) };
        let (eval, time) = (number(parts.next())?, number(parts.next())?);
        if parts.next().is_some() { Err(GgfFault::NotANumber) } else { Ok(Self { played, eval, time }) }
    }
}

/// Whose move a tag is.
fn side_of(name: &str) -> Option<Side> {
    match name {
        "B" => Some(Side::Black),
        "W" => Some(Side::White),
        _ => None,
    }
}

/// Reads `8`, the squares row by row from a1, and the side to move. White space between squares does not count.
fn read_board(text: &str) -> Result<(Board, Side), GgfError> {
    let size = text.split_whitespace().next().unwrap_or_default();
    if size != "8" {
        return Err(GgfError::Size(shortened(size)));
    }
    let squares = text.trim_start().strip_prefix(size).unwrap_or_default().trim();
    let (at, letter) = squares.char_indices().last().ok_or_else(|| GgfError::Turn(String::new()))?;
    let board = squares[..at].parse()?;
    let side = Side::from_letter(letter).ok_or_else(|| GgfError::Turn(letter.into()))?;
    Ok((board, side))
}

/// The number of a part of a move; a part that is missing or empty is none.
fn number(part: Option<&str>) -> Result<Option<f64>, GgfFault> {
    let Some(text) = part.filter(|text| !text.is_empty()) else { return Ok(None) };
    match text.parse::<f64>() {
        Ok(number) if number.is_finite() => Ok(Some(number)),
        _ => Err(GgfFault::NotANumber),
    }
}

/// Enough of a text to find it again.
fn shortened(text: &str) -> String {
    const MOST_SHOWN: usize = 20;
    text.chars().take(MOST_SHOWN).collect()
}

#[cfg(test)]
mod tests;
