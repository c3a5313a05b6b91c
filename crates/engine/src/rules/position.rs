//! A position as the side to move sees it: what a search works on.

use std::fmt;

use super::{Bitboard, Board, Side, Square, flips, legal_moves};

/// One ply: a disc put on a square, or a pass where there is none to put.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A disc on this square.
    Place(Square),
    /// No move exists.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => square.fmt(f),
            Self::Pass => f.write_str("--"),
        }
    }
}

/// The discs of the side to move and of its opponent, without their colours.
///
/// Invariant: no square holds both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The discs of the side to move.
    pub player: Bitboard,
    /// The discs of the other side.
    pub opponent: Bitboard,
}

impl Position {
    /// The board as `side`, to move, sees it.
    #[must_use]
    pub const fn new(board: &Board, side: Side) -> Self {
        let (black, white) = (board.black(), board.white());
        match side {
            Side::Black => Self { player: black, opponent: white },
            Side::White => Self { player: white, opponent: black },
        }
    }

    /// The empty squares.
    #[must_use]
    pub fn empties(&self) -> Bitboard {
        !(self.player | self.opponent)
    }

    /// The squares on which the side to move may put a disc. Empty if it must pass or the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Bitboard {
        legal_moves(self.player, self.opponent)
    }

    /// The discs of the side to move that lie beside an empty square.
    #[must_use]
    pub fn frontier(&self) -> Bitboard {
        self.player & self.empties().dilated()
    }

    /// The discs that a move would turn; `None` if the square is not a legal move.
    #[must_use]
    pub fn flips(&self, square: Square) -> Option<Bitboard> {
        if !self.empties().contains(square) {
            return None;
        }
        let flips = flips(self.player, self.opponent, square);
        (!flips.is_empty()).then_some(flips)
    }

    /// The position after a move, seen by the other side; `None` if the move is not legal.
    #[must_use]
    pub fn play(&self, square: Square) -> Option<Self> {
        self.flips(square).map(|flips| self.play_unchecked(square, flips))
    }

    /// The position after a move, seen by the other side. `flips` must be what the move turns.
    #[must_use]
    pub fn play_unchecked(&self, square: Square, flips: Bitboard) -> Self {
        Self { player: self.opponent - flips, opponent: self.player | flips | square.bit() }
    }

    /// The position after a pass, seen by the other side.
    #[must_use]
    pub const fn pass(&self) -> Self {
        Self { player: self.opponent, opponent: self.player }
    }

    /// Whether neither side can move.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.legal_moves().is_empty() && self.pass().legal_moves().is_empty()
    }

    /// How many games of `depth` plies start here, a pass being one ply and a game that ends sooner being one.
    ///
    /// The published figure for `depth` 9 from the start is 3,005,288.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.legal_moves();
        if moves.is_empty() {
            let passed = self.pass();
            return if passed.legal_moves().is_empty() { 1 } else { passed.perft(depth - 1) };
        }
        if depth == 1 {
            return u64::from(moves.count());
        }
        moves
            .squares()
            .map(|square| self.play_unchecked(square, flips(self.player, self.opponent, square)).perft(depth - 1))
            .sum()
    }
}
