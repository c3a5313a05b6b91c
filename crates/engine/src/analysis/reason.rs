//! The things that can be true of a move, apart from the words they are said in.

use crate::rules::Square;

/// What speaks for a move. "You" is the side that plays it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// It turns the opponent's last disc.
    WipeOut,
    /// There is no other move.
    OnlyMove,
    /// Proved: with best play from here you win by so many discs.
    SolvedWin {
        /// The final disc difference, above 0.
        by: u8,
    },
    /// Proved: every other move does not win.
    OnlyWinner,
    /// It takes a corner, which nothing can turn.
    Corner,
    /// The opponent has no move after it, and you have.
    ForcesPass,
    /// The opponent takes no corner with any reply, and after every reply you can take one.
    CornerGuaranteed,
    /// The opponent could have taken this corner and no longer can.
    GuardsCorner {
        /// The corner.
        corner: Square,
    },
    /// You can take this corner next unless the opponent prevents it.
    ThreatensCorner {
        /// The corner.
        corner: Square,
    },
    /// So many more of your discs can never be turned again.
    SafeDiscs {
        /// How many more.
        count: u8,
    },
    /// Every reply is beside an empty corner or gives one away.
    NoGoodReply,
    /// It gives the opponent no new move.
    Quiet,
    /// The opponent is left with few moves.
    LowMobility {
        /// How many.
        count: u8,
    },
    /// The opponent would have liked to play here.
    TakesSquare,
    /// The disc sits on the edge between two of the opponent's and no reply turns it.
    Wedge,
    /// You get the last move in this region.
    Parity,
    /// You keep a move for later that only you can play.
    FreeMoveKept {
        /// Where it is.
        square: Square,
    },
    /// It gives up a corner for more.
    Sacrifice,
    /// Every other move gives the opponent a corner, and this one does not.
    LastSafe,
    /// You could move on so many squares on which you could not before, and on more squares in all.
    OpensSquares {
        /// How many squares are new.
        count: u8,
    },
    /// No other move leaves the opponent fewer moves, and most leave it more.
    FewestReplies {
        /// How many it has.
        count: u8,
    },
    /// No other move leaves you more squares to move on, and most leave you fewer.
    MostMoves {
        /// How many you would have, were it your turn again.
        count: u8,
    },
    /// No other move leaves fewer of your discs beside empty squares, and most leave more.
    LeastFrontier,
    /// Where fewest discs win: no other move turns fewer, and some turn more.
    FewestDiscs,
    /// It turns as few discs as any move, with the end still far.
    FewFlips,
    /// Free opening: like colours will lie on a diagonal, as in the classic start.
    CrossedStart,
    /// Free opening: like colours will lie side by side.
    ParallelStart,
    /// Free opening, the first two discs: the start can still become crossed or parallel.
    OpenStart,
    /// The search found nothing better; said only when nothing else holds.
    BestFound,
}

/// What speaks against a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Warning {
    /// The opponent can take this corner after it, and could not before.
    GivesCorner {
        /// The corner.
        corner: Square,
    },
    /// Diagonally beside an empty corner.
    XSquare {
        /// The corner.
        corner: Square,
    },
    /// On the edge beside an empty corner, with the next edge square empty too.
    CSquare {
        /// The corner.
        corner: Square,
    },
    /// It turns many discs and gives the opponent many moves.
    Greedy {
        /// Discs turned.
        flips: u8,
        /// The opponent's new moves.
        new_moves: u8,
    },
    /// It leaves a wall of your discs beside empty squares.
    Wall,
    /// It takes your own moves away.
    SpoilsOwnMoves,
    /// A corner, but proved worse than the best move.
    CostlyCorner {
        /// By how many discs.
        by: u8,
    },
}

impl Reason {
    /// A short name for files and programs, in English and the same for ever.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::WipeOut => "wipe-out",
            Self::OnlyMove => "only-move",
            Self::SolvedWin { .. } => "solved-win",
            Self::OnlyWinner => "only-winner",
            Self::Corner => "corner",
            Self::ForcesPass => "forces-pass",
            Self::CornerGuaranteed => "corner-guaranteed",
            Self::GuardsCorner { .. } => "guards-corner",
            Self::ThreatensCorner { .. } => "threatens-corner",
            Self::SafeDiscs { .. } => "safe-discs",
            Self::NoGoodReply => "no-good-reply",
            Self::Quiet => "quiet",
            Self::LowMobility { .. } => "low-mobility",
            Self::TakesSquare => "takes-square",
            Self::Wedge => "wedge",
            Self::Parity => "parity",
            Self::FreeMoveKept { .. } => "free-move-kept",
            Self::Sacrifice => "sacrifice",
            Self::LastSafe => "last-safe",
            Self::OpensSquares { .. } => "opens-squares",
            Self::FewestReplies { .. } => "fewest-replies",
            Self::MostMoves { .. } => "most-moves",
            Self::LeastFrontier => "least-frontier",
            Self::FewestDiscs => "fewest-discs",
            Self::FewFlips => "few-flips",
            Self::CrossedStart => "crossed-start",
            Self::ParallelStart => "parallel-start",
            Self::OpenStart => "open-start",
            Self::BestFound => "best-found",
        }
    }
}

impl Warning {
    /// A short name for files and programs, in English and the same for ever.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::GivesCorner { .. } => "gives-corner",
            Self::XSquare { .. } => "x-square",
            Self::CSquare { .. } => "c-square",
            Self::Greedy { .. } => "greedy",
            Self::Wall => "wall",
            Self::SpoilsOwnMoves => "spoils-own-moves",
            Self::CostlyCorner { .. } => "costly-corner",
        }
    }
}
