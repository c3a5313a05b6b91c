//! Which of the reasons that hold are said: the first two that do not say the same.

use super::{Reason, Shown};

/// How many reasons are shown at most.
const SHOWN: usize = 2;

/// The reasons to show of those that hold, which come in the order in which they lead.
pub(super) fn select(holding: Vec<Shown<Reason>>) -> Vec<Shown<Reason>> {
    let mut chosen: Vec<Shown<Reason>> = Vec::with_capacity(SHOWN);
    for reason in holding {
        if chosen.len() < SHOWN && !chosen.iter().any(|first| is_said(first.what, reason.what)) {
            chosen.push(reason);
        }
    }
    chosen
}

/// Whether `second` adds nothing for someone who has been told `first`.
const fn is_said(first: Reason, second: Reason) -> bool {
    use Reason::*;
    match (first, second) {
        // The game is over, and won.
        (WipeOut, _) => true,
        // There is no other move to compare it with.
        (OnlyMove, Sacrifice | TakesSquare) => true,
        // An opponent without a move takes no corner and has nothing new.
        (ForcesPass, GuardsCorner { .. } | Quiet) => true,
        // Bad replies are bad because of that corner.
        (CornerGuaranteed, NoGoodReply) => true,
        // Few replies are few.
        (ForcesPass | LowMobility { .. }, FewestReplies { .. }) => true,
        // The same squares counted again.
        (OpensSquares { .. }, MostMoves { .. }) => true,
        // What a quiet move is quiet by.
        (Quiet, FewFlips) => true,
        _ => false,
    }
}
