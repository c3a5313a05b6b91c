//! A game: a position that can be played on, taken back and played again.

use super::{Bitboard, Board, Position, Score, Side, Square, Variant, flips, legal_moves};

/// A move that was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayedMove {
    /// Who played it.
    pub side: Side,
    /// Where the disc went.
    pub square: Square,
    /// The discs it turned; empty only in the free opening's first four moves.
    pub flips: Bitboard,
}

/// Why a move cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum IllegalMove {
    /// Neither side can move.
    #[error("the game is over")]
    GameOver,
    /// A disc lies there.
    #[error("{0} is not empty")]
    Occupied(Square),
    /// The move would turn nothing.
    #[error("{0} outflanks no disc")]
    NothingOutflanked(Square),
    /// The free opening's first four discs go on the four centre squares.
    #[error("the first four discs go on d4, e4, d5 and e5, not {0}")]
    NotCentre(Square),
}

/// How a finished game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameResult {
    /// The discs on the board. See [`Score::tournament`] for the other count.
    pub score: Score,
    /// Who won by the variant's goal, or `None` for a draw.
    pub winner: Option<Side>,
}

/// A game with its history.
///
/// Passes are not entered: the side to move is always one that has a move, or the game is over. So a side passes
/// when, and only when, it has no move and its opponent has one; and two passes in a row end the game at once.
///
/// ```
/// use outflank_engine::rules::{Game, Side, Variant};
///
/// let mut game = Game::new(Variant::Standard);
/// let played = game.play("f5".parse()?)?;
/// assert_eq!(played.flips.count(), 1);
/// assert_eq!(game.side_to_move(), Some(Side::White));
/// game.undo();
/// assert_eq!(game.side_to_move(), Some(Side::Black));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    variant: Variant,
    start: Board,
    start_side: Side,
    /// Every move known, the taken-back ones at the end.
    history: Vec<PlayedMove>,
    /// How many moves of `history` are on the board.
    played: usize,
    board: Board,
    to_move: Option<Side>,
}

impl Game {
    /// A game at its beginning.
    #[must_use]
    pub fn new(variant: Variant) -> Self {
        Self::from_board(Board::start(variant), Side::Black, variant)
    }

    /// A game that begins on any board. If `side` has no move there, the other side moves first; if neither has, the
    /// game is over.
    #[must_use]
    pub fn from_board(board: Board, side: Side, variant: Variant) -> Self {
        let to_move = next_to_move(&board, side, variant);
        Self { variant, start: board, start_side: side, history: Vec::new(), played: 0, board, to_move }
    }

    /// Which variant is played.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The board now.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The board on which the game began.
    #[must_use]
    pub const fn start_board(&self) -> &Board {
        &self.start
    }

    /// The side that was to move first when the game was set up, even if it had to pass.
    #[must_use]
    pub const fn start_side(&self) -> Side {
        self.start_side
    }

    /// Who is to move, or `None` when the game is over.
    #[must_use]
    pub const fn side_to_move(&self) -> Option<Side> {
        self.to_move
    }

    /// The position as the side to move sees it, or `None` when the game is over.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        self.to_move.map(|side| Position::new(&self.board, side))
    }

    /// Whether the next disc is one of the free opening's first four, which turn nothing.
    #[must_use]
    pub fn is_placing(&self) -> bool {
        is_placing(&self.board, self.variant)
    }

    /// The squares that the side to move may choose; empty when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Bitboard {
        self.to_move.map_or(Bitboard::EMPTY, |side| moves_of(&self.board, side, self.variant))
    }

    /// What a move would turn. In the free opening's first four moves that is nothing.
    ///
    /// # Errors
    /// Says why the move is not legal.
    pub fn flips(&self, square: Square) -> Result<Bitboard, IllegalMove> {
        let side = self.to_move.ok_or(IllegalMove::GameOver)?;
        if self.board.occupied().contains(square) {
            return Err(IllegalMove::Occupied(square));
        }
        if self.is_placing() {
            let is_centre = Bitboard::CENTRE.contains(square);
            return if is_centre { Ok(Bitboard::EMPTY) } else { Err(IllegalMove::NotCentre(square)) };
        }
        let flips = flips(self.board.discs(side), self.board.discs(!side), square);
        if flips.is_empty() { Err(IllegalMove::NothingOutflanked(square)) } else { Ok(flips) }
    }

    /// Plays a move for the side to move. Moves that had been taken back are forgotten.
    ///
    /// # Errors
    /// Says why the move is not legal; the game is then unchanged.
    pub fn play(&mut self, square: Square) -> Result<PlayedMove, IllegalMove> {
        let flips = self.flips(square)?;
        let side = self.to_move.ok_or(IllegalMove::GameOver)?;
        let played = PlayedMove { side, square, flips };
        self.history.truncate(self.played);
        self.history.push(played);
        self.apply(played);
        Ok(played)
    }

    /// Takes back the last move, with the pass that followed it, and returns it; `None` at the beginning.
    pub fn undo(&mut self) -> Option<PlayedMove> {
        let last = *self.history[..self.played].last()?;
        self.played -= 1;
        self.board.toggle_move(last.side, last.square, last.flips);
        self.to_move = Some(last.side);
        Some(last)
    }

    /// Plays again the move that was taken back last, and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<PlayedMove> {
        let next = *self.history.get(self.played)?;
        self.apply(next);
        Some(next)
    }

    fn apply(&mut self, played: PlayedMove) {
        self.board.toggle_move(played.side, played.square, played.flips);
        self.to_move = next_to_move(&self.board, !played.side, self.variant);
        self.played += 1;
    }

    /// The moves on the board, first move first.
    #[must_use]
    pub fn moves(&self) -> &[PlayedMove] {
        &self.history[..self.played]
    }

    /// The moves that were taken back and can be played again, the next one first.
    #[must_use]
    pub fn undone_moves(&self) -> &[PlayedMove] {
        &self.history[self.played..]
    }

    /// Who had to pass between the move before and move `index` (from 0) of [`Game::moves`], if anyone did. With the
    /// number of moves as `index`: who has had to pass since the last move.
    #[must_use]
    pub fn pass_before(&self, index: usize) -> Option<Side> {
        let moves = self.moves();
        let mover = moves.get(index).map(|m| m.side).or(if index == moves.len() { self.to_move } else { None })?;
        let expected = index.checked_sub(1).map_or(self.start_side, |last| !moves[last].side);
        (mover != expected).then_some(expected)
    }

    /// How the game ended, or `None` if it goes on.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        let score = self.board.count();
        self.to_move.is_none().then(|| GameResult { score, winner: score.winner(self.variant.goal()) })
    }

    /// How many games of `depth` plies go on from here, counted as [`Position::perft`] does; each disc placed in the
    /// free opening is a ply too.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        let Some(position) = self.position() else { return 1 };
        if depth == 0 {
            return 1;
        }
        if !self.is_placing() {
            return position.perft(depth);
        }
        let after = |square| {
            let mut game = self.clone();
            if game.play(square).is_ok() { game.perft(depth - 1) } else { 0 }
        };
        self.legal_moves().squares().map(after).sum()
    }
}

fn is_placing(board: &Board, variant: Variant) -> bool {
    variant == Variant::FreeOpening && !(Bitboard::CENTRE - board.occupied()).is_empty()
}

fn moves_of(board: &Board, side: Side, variant: Variant) -> Bitboard {
    if is_placing(board, variant) {
        Bitboard::CENTRE - board.occupied()
    } else {
        legal_moves(board.discs(side), board.discs(!side))
    }
}

/// `side` if it can move, else the other if that can.
fn next_to_move(board: &Board, side: Side, variant: Variant) -> Option<Side> {
    [side, !side].into_iter().find(|&side| !moves_of(board, side, variant).is_empty())
}
