//! What a puzzle is about, found by the reasons that hold for its best move.

use super::Reason;
use super::case::Case;
use super::in_favour::{self, region};
use super::known::Known;
use crate::record::Theme;
use crate::rules::{Bitboard, Game, Square};
use crate::search::Value;

/// The themes that hold for the best move of a position, the most telling first. `ranking` is what every move is worth,
/// proved, the best first, as [`crate::search::rank_moves`] gives it; without proofs nothing holds.
#[must_use]
pub fn themes(game: &Game, ranking: &[(Square, Value)]) -> Vec<Theme> {
    let Some(&(best, value)) = ranking.first() else { return Vec::new() };
    let Some(case) = Case::new(game, best) else { return Vec::new() };
    let known = Known { value: Some(value), best: Some(value), ranking: ranking.to_vec(), ..Known::default() };
    let (Some(by), Some(others)) = (known.proved(), known.proved_others(best)) else { return Vec::new() };
    let reasons: Vec<Reason> = in_favour::reasons(&case, &known).into_iter().map(|reason| reason.what).collect();
    let is_said = |is_one: fn(&Reason) -> bool| reasons.iter().any(is_one);
    let takes_corner = Bitboard::CORNERS.contains(best);
    let holds = |theme: &Theme| match theme {
        // Nothing else gives all 64 by the tournament count.
        Theme::WipeOut => by == 64,
        Theme::WrongCorner => !takes_corner && !(case.moves & Bitboard::CORNERS).is_empty(),
        Theme::Sacrifice => is_said(|reason| matches!(reason, Reason::Sacrifice)),
        Theme::Swindle => is_swindle(&case),
        Theme::LastSafe => is_said(|reason| matches!(reason, Reason::LastSafe)),
        Theme::ForcesPass => is_said(|reason| matches!(reason, Reason::ForcesPass)),
        Theme::Wedge => is_said(|reason| matches!(reason, Reason::Wedge)),
        Theme::Parity => is_said(|reason| matches!(reason, Reason::Parity)),
        Theme::Quiet => is_said(|reason| matches!(reason, Reason::Quiet)),
        Theme::FreeMoveKept => is_said(|reason| matches!(reason, Reason::FreeMoveKept { .. })),
        Theme::CornerGuaranteed => is_said(|reason| matches!(reason, Reason::CornerGuaranteed)),
        Theme::LowMobility => is_said(|reason| matches!(reason, Reason::LowMobility { .. })),
        Theme::Corner => takes_corner,
        Theme::OnlyWinner => by > 0 && others.iter().all(|&other| other <= 0),
    };
    Theme::ALL.iter().copied().filter(holds).collect()
}

/// Whether the move is one of two empty squares with none beside them, and the opponent cannot take the other while
/// you can.
fn is_swindle(case: &Case) -> bool {
    let both = region(case.square, case.before.empties());
    let other = both - case.square.bit();
    both.count() == 2 && (case.replies & other).is_empty() && !(case.next_moves & other).is_empty()
}
