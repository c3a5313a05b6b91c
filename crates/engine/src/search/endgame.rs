//! Solves positions exactly: the final disc difference with best play on both sides.
//!
//! Values here are whole discs, from the side to move, by the goal: in Anti-Reversi minus the standard difference.

use std::ops::Range;

use crate::eval::Indices;
use crate::rules::{Goal, Move, Position};

use super::Searcher;
use super::control::Stopped;
use super::last_squares::{SOME, stability_bound};
use super::moves::{Order, Scored};
use super::table::PROVED;
use super::team::SHARED_FROM;

/// No result is further from a draw.
pub(super) const MOST: i32 = 64;

/// From so many empty squares on the evaluation helps to sort moves.
const MANY: u32 = 12;

/// From so many empty squares on it pays to look ahead to sort moves: one ply more for every [`LOOK_STEP`] squares.
const LOOK_FROM: u32 = 15;
const LOOK_STEP: u32 = 3;

/// Hundredths of a disc in a disc: the finer unit of the search's other half.
pub(super) const DISC: i32 = 100;

/// The worth of a finished position: the disc difference, empty squares to the winner, by the goal.
pub(super) fn final_value(position: &Position, goal: Goal) -> i32 {
    let (own, other) = (position.player.count() as i32, position.opponent.count() as i32);
    let standard = match own - other {
        0 => 0,
        lead if lead > 0 => MOST - 2 * other,
        _ => 2 * own - MOST,
    };
    match goal {
        Goal::MostDiscs => standard,
        Goal::FewestDiscs => -standard,
    }
}

impl Searcher<'_> {
    /// The exact worth of a position if it lies between `alpha` and `beta`; otherwise a bound on the same side of the
    /// window. With a window wider than one disc, `line` becomes the expected moves.
    pub(super) fn solve(
        &mut self,
        position: &Position,
        mut alpha: i32,
        beta: i32,
        line: &mut Vec<Move>,
    ) -> Result<i32, Stopped> {
        line.clear();
        let is_narrow = beta - alpha <= 1;
        let empties = position.empties();
        let count = empties.count();
        if is_narrow && (4..=SOME).contains(&count) {
            return Ok(self.solve_last(position, alpha));
        }
        self.control.enter()?;

        let moves = self.processor.legal_moves(position.player, position.opponent);
        if moves.is_empty() {
            let passed = position.pass();
            if passed.legal_moves().is_empty() {
                return Ok(final_value(position, self.goal));
            }
            let value = -self.solve(&passed, -beta, -alpha, line)?;
            line.insert(0, Move::Pass);
            return Ok(value);
        }

        if is_narrow && let Some(bound) = self.stability_bound(position, alpha) {
            return Ok(bound);
        }
        let known = self.table.find(position);
        if let Some(entry) = known.filter(|entry| is_narrow && entry.depth == PROVED) {
            let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
            if lower >= beta * DISC || lower == upper {
                return Ok(lower / DISC);
            }
            if upper <= alpha * DISC {
                return Ok(upper / DISC);
            }
        }

        let first = known.and_then(|entry| entry.best());
        let places = if count >= MANY {
            let indices = Indices::new(position);
            if count >= LOOK_FROM {
                let places = self.pile.put(self.processor, position, moves, first, Order::Replies);
                self.judge_ahead(places.clone(), position, &indices, ((count - LOOK_FROM) / LOOK_STEP) as u8)?;
                places
            } else {
                let order = Order::Judged(self.weights, &indices);
                self.pile.put(self.processor, position, moves, first, order)
            }
        } else {
            self.pile.put(self.processor, position, moves, first, Order::Replies)
        };
        if is_narrow && let Some(bound) = self.known_refutation(places.clone(), beta) {
            self.pile.take_off(places.start);
            return Ok(bound);
        }
        let window = (alpha, beta);
        let mut best: Option<Scored> = None;
        let mut child_line = Vec::new();
        for place in places.clone() {
            if let Some(so_far) = best
                && is_narrow
                && count >= SHARED_FROM
                && self.team.is_any_free()
            {
                let rest = self.pile.sorted(place..places.end);
                if let Some(shared) = self.share(&rest, alpha, so_far) {
                    best = Some(shared?);
                    break;
                }
            }
            let Some(candidate) = self.pile.best(place..places.end) else { break };
            let narrow_first = best.is_some() && !is_narrow;
            let mut score = if narrow_first {
                -self.solve(&candidate.after, -alpha - 1, -alpha, &mut child_line)?
            } else {
                -self.solve(&candidate.after, -beta, -alpha, &mut child_line)?
            };
            if narrow_first && score > alpha && score < beta {
                score = -self.solve(&candidate.after, -beta, -alpha, &mut child_line)?;
            }
            if best.is_none_or(|best| score > best.score) {
                best = Some(Scored { square: candidate.square, score });
                if score > alpha {
                    alpha = score;
                    if !is_narrow {
                        line.clear();
                        line.push(Move::Place(candidate.square));
                        line.append(&mut child_line);
                    }
                }
                if score >= beta {
                    break;
                }
            }
        }
        self.pile.take_off(places.start);
        let Some(best) = best else { return Ok(final_value(position, self.goal)) };
        let window = (window.0 * DISC, window.1 * DISC);
        self.table.store(position, PROVED, window, Scored { score: best.score * DISC, ..best });
        Ok(best.score)
    }

    /// Sorts the moves at these places by looking some plies beyond each.
    fn judge_ahead(
        &mut self,
        places: Range<usize>,
        position: &Position,
        indices: &Indices,
        depth: u8,
    ) -> Result<(), Stopped> {
        for place in places {
            let Some(&candidate) = self.pile.at(place..place + 1).first() else { break };
            let after = indices.play(candidate.square, candidate.turned(position));
            let value =
                -self.look_ahead(&candidate.after, &after, depth, -MOST * DISC, MOST * DISC, &mut Vec::new())?;
            self.pile.judge(place, value);
        }
        Ok(())
    }

    /// As [`stability_bound`], by the goal.
    fn stability_bound(&self, position: &Position, alpha: i32) -> Option<i32> {
        let (player, opponent) = (position.player.0, position.opponent.0);
        match self.goal {
            Goal::MostDiscs => stability_bound::<false>(player, opponent, alpha),
            Goal::FewestDiscs => stability_bound::<true>(player, opponent, alpha),
        }
    }

    /// A bound of at least `beta` if a position after one of the moves is already known to be that bad for the
    /// opponent (enhanced transposition cutoff).
    fn known_refutation(&self, places: Range<usize>, beta: i32) -> Option<i32> {
        let moves = self.pile.at(places).iter();
        moves
            .filter_map(|candidate| self.table.find(&candidate.after))
            .filter(|entry| entry.depth == PROVED)
            .map(|entry| -i32::from(entry.upper) / DISC)
            .find(|&bound| bound >= beta)
    }

    /// As [`Self::solve`] with the window from `alpha` to one disc more, for the last squares, at least four.
    fn solve_last(&mut self, position: &Position, alpha: i32) -> i32 {
        let (player, opponent) = (position.player.0, position.opponent.0);
        self.last.make_room();
        let before = self.last.nodes;
        let value = match self.goal {
            Goal::MostDiscs => self.processor.some::<false>(&mut self.last, player, opponent, alpha),
            Goal::FewestDiscs => self.processor.some::<true>(&mut self.last, player, opponent, alpha),
        };
        self.control.count(self.last.nodes - before);
        value
    }
}
