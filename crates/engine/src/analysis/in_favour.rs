//! When each reason for a move holds.

mod compared;

use compared::{few_flips, fewest_discs, fewest_replies, last_safe, least_frontier, most_moves, opens_squares};

use super::case::{Case, corner_beside, edge_neighbours};
use super::known::{Known, lead};
use super::thresholds as at;
use super::{Condition, Reason, Shown, holding, shown};
use crate::eval::stable_discs;
use crate::rules::{Bitboard, Square};

/// The reasons in the order in which they lead, and whether each fits a game for the fewest discs: there corners and
/// safe discs are a burden, and so are the last move in a region and a wipe-out, which loses.
const REASONS: [(Condition<Reason>, bool); 25] = [
    (wipe_out, false),
    (only_move, true),
    (solved_win, true),
    (only_winner, true),
    (corner, false),
    (forces_pass, true),
    (last_safe, false),
    (corner_guaranteed, false),
    (guards_corner, false),
    (threatens_corner, false),
    (safe_discs, false),
    (no_good_reply, false),
    (quiet, true),
    (low_mobility, true),
    (takes_square, true),
    (wedge, false),
    (parity, false),
    (free_move_kept, true),
    (sacrifice, false),
    (opens_squares, true),
    (fewest_replies, true),
    (most_moves, true),
    (least_frontier, true),
    (few_flips, false),
    (fewest_discs, true),
];

/// The reasons that hold, the leading one first.
pub(super) fn reasons(case: &Case, known: &Known) -> Vec<Shown<Reason>> {
    holding(&REASONS, case, known)
}

fn wipe_out(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    case.after.opponent.is_empty().then_some(Shown { what: Reason::WipeOut, squares: case.flips })
}

fn only_move(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    (case.moves.count() == 1).then_some(Shown { what: Reason::OnlyMove, squares: case.square.bit() })
}

fn solved_win(case: &Case, known: &Known) -> Option<Shown<Reason>> {
    let by = known.proved().filter(|&by| by > 0)?;
    shown(Reason::SolvedWin { by: by.unsigned_abs() }, case.square.bit())
}

fn only_winner(case: &Case, known: &Known) -> Option<Shown<Reason>> {
    known.proved().filter(|&by| by > 0)?;
    let others = known.proved_others(case.square)?;
    others.iter().all(|&by| by <= 0).then_some(Shown { what: Reason::OnlyWinner, squares: case.square.bit() })
}

fn corner(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    Bitboard::CORNERS.contains(case.square).then_some(Shown { what: Reason::Corner, squares: case.square.bit() })
}

fn forces_pass(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    (case.replies.is_empty() && !case.next_moves.is_empty())
        .then_some(Shown { what: Reason::ForcesPass, squares: case.after.opponent })
}

fn corner_guaranteed(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    let takes_corner = !(case.replies & Bitboard::CORNERS).is_empty();
    let mut corners = Bitboard::EMPTY;
    for (_, moves) in case.moves_after_replies() {
        let open = moves & Bitboard::CORNERS;
        if takes_corner || open.is_empty() {
            return None;
        }
        corners |= open;
    }
    // Without a reply there is no promise to keep: `forces_pass` and `threatens_corner` say it better.
    (!corners.is_empty()).then_some(Shown { what: Reason::CornerGuaranteed, squares: corners })
}

fn guards_corner(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    let before = case.their_moves & Bitboard::CORNERS;
    let after = case.replies & Bitboard::CORNERS;
    // A corner that you take yourself is more than guarded.
    let corner = (before - after - case.square.bit()).squares().next()?;
    (!case.ends_game() && after.count() < before.count())
        .then_some(Shown { what: Reason::GuardsCorner { corner }, squares: corner.bit() })
}

fn threatens_corner(case: &Case, known: &Known) -> Option<Shown<Reason>> {
    let corner = ((case.next_moves - case.moves) & Bitboard::CORNERS).squares().next()?;
    corner_guaranteed(case, known)
        .is_none()
        .then_some(Shown { what: Reason::ThreatensCorner { corner }, squares: corner.bit() })
}

fn safe_discs(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    let safe = stable_discs(&case.after) - stable_discs(&case.before);
    (safe.count() >= at::SAFE_DISCS && !Bitboard::CORNERS.contains(case.square) && !case.ends_game())
        .then_some(Shown { what: Reason::SafeDiscs { count: safe.count() as u8 }, squares: safe })
}

fn no_good_reply(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    let had = case.next_moves & Bitboard::CORNERS;
    let is_bad = |(reply, moves): (Square, Bitboard)| {
        corner_beside(reply, case.after.empties()).is_some() || !((moves & Bitboard::CORNERS) - had).is_empty()
    };
    // A reply that takes a corner is none of the bad ones, whatever it gives.
    let is_any_corner = !(case.replies & Bitboard::CORNERS).is_empty();
    (!case.replies.is_empty() && !is_any_corner && case.moves_after_replies().all(is_bad))
        .then_some(Shown { what: Reason::NoGoodReply, squares: case.replies })
}

fn quiet(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    let opens_nothing = (case.replies - case.their_moves).is_empty() && case.opened().count() <= at::QUIET_OPEN;
    (opens_nothing && !case.ends_game()).then_some(Shown { what: Reason::Quiet, squares: case.flips })
}

/// Stricter than the bare count: "only so many are left" is said only if there were more, and of no large number.
fn low_mobility(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    let replies = case.replies.count();
    let is_fewer = replies <= at::FEWER_AT_MOST && replies + at::FEWER_REPLIES <= case.moves.count();
    (replies > 0 && (replies <= at::FEW_REPLIES || is_fewer) && replies < case.their_moves.count())
        .then_some(Shown { what: Reason::LowMobility { count: replies as u8 }, squares: case.replies })
}

fn takes_square(case: &Case, known: &Known) -> Option<Shown<Reason>> {
    let margin = lead(&known.if_you_passed, case.square)?;
    (margin >= at::WANTED_MARGIN).then_some(Shown { what: Reason::TakesSquare, squares: case.square.bit() })
}

fn wedge(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    let beside = edge_neighbours(case.square);
    let theirs = case.after.pass();
    let is_turned = |reply| theirs.flips(reply).is_some_and(|turned| turned.contains(case.square));
    (!beside.is_empty() && (beside - case.after.opponent).is_empty() && !case.replies.squares().any(is_turned))
        .then_some(Shown { what: Reason::Wedge, squares: beside | case.square.bit() })
}

/// The empty squares joined with this one, diagonally too.
pub(super) fn region(square: Square, empties: Bitboard) -> Bitboard {
    let mut region = square.bit() & empties;
    loop {
        let grown = region.dilated() & empties;
        if grown == region {
            return region;
        }
        region = grown;
    }
}

fn odd_regions(mut empties: Bitboard) -> u32 {
    let mut odd = 0;
    while let Some(square) = Square::first_of(empties) {
        let region = region(square, empties);
        odd += region.count() % 2;
        empties = empties - region;
    }
    odd
}

fn parity(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    let (before, after) = (case.before.empties(), case.after.empties());
    let region = region(case.square, before);
    (before.count() <= at::PARITY_EMPTIES && region.count() % 2 == 1 && odd_regions(after) < odd_regions(before))
        .then_some(Shown { what: Reason::Parity, squares: region })
}

/// Stricter than a move that only you have, of which there are many before the end: it must be free to play as well.
/// So it is not beside an empty corner, would open nothing for the opponent, and is yours alone after every reply.
fn free_move_kept(case: &Case, _: &Known) -> Option<Shown<Reason>> {
    if case.replies.is_empty() || case.after.empties().count() > at::FREE_MOVE_EMPTIES {
        return None;
    }
    let theirs = case.after.pass();
    let mut kept = case.moves - case.their_moves - case.square.bit() - case.replies;
    for reply in case.replies.squares() {
        let yours = theirs.play(reply)?;
        kept = (kept & yours.legal_moves()) - yours.pass().legal_moves();
    }
    let opens_nothing = |square: &Square| {
        case.after.play(*square).is_some_and(|theirs| (theirs.legal_moves() - case.replies).is_empty())
    };
    let is_free = |square: &Square| corner_beside(*square, case.after.empties()).is_none() && opens_nothing(square);
    let square = kept.squares().find(is_free)?;
    shown(Reason::FreeMoveKept { square }, square.bit())
}

fn sacrifice(case: &Case, known: &Known) -> Option<Shown<Reason>> {
    let corner = corner_beside(case.square, case.before.empties())?;
    let is_given = (case.replies - case.their_moves).contains(corner);
    let is_x_square = edge_neighbours(case.square).is_empty();
    let margin = if known.proved_others(case.square).is_some() { 1 } else { at::SACRIFICE_MARGIN };
    (is_given && is_x_square && lead(&known.ranking, case.square)? >= margin)
        .then_some(Shown { what: Reason::Sacrifice, squares: corner.bit() | case.square.bit() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Game, Side, Variant};
    use crate::search::Value;

    fn case(rows: &str, square: &str) -> Case {
        let board: Board = format!("{rows:-<64}").parse().expect("a board");
        let game = Game::from_board(board, Side::Black, Variant::Standard);
        Case::new(&game, square.parse().expect("a square")).expect("a legal move")
    }

    /// Two moves with their values, in the place where a search would put them.
    fn ranking(best: (&str, Value), second: (&str, Value)) -> Vec<(Square, Value)> {
        [best, second].map(|(square, value)| (square.parse().expect("a square"), value)).to_vec()
    }

    #[test]
    fn a_sacrifice_gives_a_corner_and_is_clearly_better() {
        // b2 turns c2; White's d4 then reaches a1 over c3 and b2. Without Black's c3 it does not.
        let gives = case("----------OX------X--------O----", "b2");
        let keeps = case("----------OX---------------O----", "b2");
        let holds = |case: &Case, best, second| {
            let known = Known { ranking: ranking(("b2", best), ("c1", second)), ..Known::default() };
            sacrifice(case, &known).is_some()
        };
        assert!(holds(&gives, Value::Exact(4), Value::Exact(2)));
        assert!(!holds(&gives, Value::Exact(4), Value::Exact(4)));
        assert!(holds(&gives, Value::Estimate(450), Value::Estimate(250)));
        assert!(!holds(&gives, Value::Estimate(450), Value::Estimate(300)));
        assert!(!holds(&keeps, Value::Exact(4), Value::Exact(2)));
        assert!(sacrifice(&gives, &Known::default()).is_none());
    }

    #[test]
    fn a_wanted_square_is_the_clearly_best_one_of_the_opponent() {
        let case = case("----------OX------X--------O----", "b2");
        let holds = |best: (&str, i32), second: (&str, i32)| {
            let of = |(square, value)| (square, Value::Estimate(value));
            let known = Known { if_you_passed: ranking(of(best), of(second)), ..Known::default() };
            takes_square(&case, &known).is_some()
        };
        assert!(holds(("b2", 300), ("e2", 100)));
        assert!(!holds(("b2", 300), ("e2", 150)));
        assert!(!holds(("e2", 300), ("b2", 100)));
        assert!(!holds(("e2", 300), ("f2", 100)));
    }
}
