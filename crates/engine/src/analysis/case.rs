//! A move and what it changes: what every condition looks at.

use crate::rules::{Bitboard, Game, Goal, Position, Square};

/// A legal move in a position. "You" is the side that plays it.
pub(super) struct Case {
    pub square: Square,
    pub goal: Goal,
    /// What the move turns.
    pub flips: Bitboard,
    /// Before the move, seen by you.
    pub before: Position,
    /// After it, seen by you, although it is not your turn.
    pub after: Position,
    /// Your moves before.
    pub moves: Bitboard,
    /// The opponent's moves if it had been its turn before.
    pub their_moves: Bitboard,
    /// The opponent's replies.
    pub replies: Bitboard,
    /// Your moves after, if it were your turn again.
    pub next_moves: Bitboard,
}

impl Case {
    /// `None` if the move is not legal, or is one of the free opening's first four.
    pub fn new(game: &Game, square: Square) -> Option<Self> {
        let before = game.position()?;
        let flips = before.flips(square).filter(|_| !game.is_placing())?;
        let after = before.play_unchecked(square, flips).pass();
        Some(Self {
            square,
            goal: game.variant().goal(),
            flips,
            before,
            after,
            moves: before.legal_moves(),
            their_moves: before.pass().legal_moves(),
            replies: after.pass().legal_moves(),
            next_moves: after.legal_moves(),
        })
    }

    /// Whether the move ends the game, so that nothing can be said of what comes next.
    pub fn ends_game(&self) -> bool {
        self.replies.is_empty() && self.next_moves.is_empty()
    }

    /// The empty squares that the turned discs touch.
    pub fn opened(&self) -> Bitboard {
        self.flips.dilated() & self.after.empties()
    }

    /// Each of the opponent's replies with your moves after it.
    pub fn moves_after_replies(&self) -> impl Iterator<Item = (Square, Bitboard)> {
        let theirs = self.after.pass();
        self.replies.squares().filter_map(move |reply| Some((reply, theirs.play(reply)?.legal_moves())))
    }
}

/// The empty corner beside a square: diagonally (an X-square) or along the edge (a C-square). `None` for a corner
/// itself.
pub(super) fn corner_beside(square: Square, empties: Bitboard) -> Option<Square> {
    ((square.bit().dilated() - square.bit()) & Bitboard::CORNERS & empties).squares().next()
}

/// Whether two squares share neither row nor column.
pub(super) fn are_diagonal(a: Square, b: Square) -> bool {
    a.column() != b.column() && a.row() != b.row()
}

/// The two squares beside this one along the edge it lies on; empty for corners and inner squares.
pub(super) fn edge_neighbours(square: Square) -> Bitboard {
    let bit = square.bit().0;
    let on_row_edge = matches!(square.row(), 0 | 7);
    let on_column_edge = matches!(square.column(), 0 | 7);
    Bitboard(match (on_row_edge, on_column_edge) {
        (true, false) => bit << 1 | bit >> 1,
        (false, true) => bit << 8 | bit >> 8,
        _ => 0,
    })
}
