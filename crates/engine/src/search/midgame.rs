//! Looks a number of plies ahead and judges the positions there (principal variation search).
//!
//! Values here are hundredths of a disc, from the side to move, by the goal.

use crate::eval::Indices;
use crate::rules::{Bitboard, Move, Position};

use super::Searcher;
use super::control::Stopped;
use super::endgame::{DISC, final_value};
use super::moves::{Order, Scored, judge};

/// From so many plies on a better order of moves is worth an evaluation of each.
const DEEP: u8 = 3;

impl Searcher<'_> {
    /// The worth of a position looked at `depth` plies deep, if it lies between `alpha` and `beta`; otherwise a bound
    /// on the same side of the window. A pass is not counted as a ply. With a window wider than one hundredth `line`
    /// becomes the expected moves. `indices` must be those of the position.
    pub(super) fn look_ahead(
        &mut self,
        position: &Position,
        indices: &Indices,
        depth: u8,
        mut alpha: i32,
        beta: i32,
        line: &mut Vec<Move>,
    ) -> Result<i32, Stopped> {
        if u32::from(depth) >= position.empties().count() {
            let value = self.solve(position, alpha.div_euclid(DISC), -(-beta).div_euclid(DISC), line)?;
            return Ok(value * DISC);
        }
        line.clear();
        self.control.enter()?;
        let moves = self.processor.legal_moves(position.player, position.opponent);
        if moves.is_empty() {
            let passed = position.pass();
            if passed.legal_moves().is_empty() {
                return Ok(final_value(position, self.goal) * DISC);
            }
            let value = -self.look_ahead(&passed, &indices.pass(), depth, -beta, -alpha, line)?;
            line.insert(0, Move::Pass);
            return Ok(value);
        }
        if depth == 0 {
            return Ok(judge(self.weights, self.processor, position, indices, moves));
        }
        if depth == 1 {
            return self.look_at_replies(position, indices, moves, (alpha, beta), line);
        }

        let is_narrow = beta - alpha <= 1;
        let known = self.table.find(position);
        if let Some(entry) = known.filter(|entry| is_narrow && entry.depth >= depth) {
            let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
            if lower >= beta || lower == upper {
                return Ok(lower);
            }
            if upper <= alpha {
                return Ok(upper);
            }
        }

        if is_narrow
            && self.may_guess(depth, position.empties().count())
            && let Some(bound) = self.likely_bound(position, indices, moves, depth, (alpha, beta))?
        {
            return Ok(bound);
        }

        // The shallow searches have remembered a good move.
        let known = if known.is_none() && is_narrow && depth >= DEEP { self.table.find(position) } else { known };
        let order = if depth >= DEEP { Order::Judged(self.weights, indices) } else { Order::Replies };
        let window = (alpha, beta);
        let mut best: Option<Scored> = None;
        let mut child_line = Vec::new();
        let places = self.pile.put(self.processor, position, moves, known.and_then(|entry| entry.best()), order);
        for place in places.clone() {
            let Some(candidate) = self.pile.best(place..places.end) else { break };
            let after = indices.play(candidate.square, candidate.turned(position));
            let narrow_first = best.is_some() && !is_narrow;
            let mut score = if narrow_first {
                -self.look_ahead(&candidate.after, &after, depth - 1, -alpha - 1, -alpha, &mut child_line)?
            } else {
                -self.look_ahead(&candidate.after, &after, depth - 1, -beta, -alpha, &mut child_line)?
            };
            if narrow_first && score > alpha && score < beta {
                score = -self.look_ahead(&candidate.after, &after, depth - 1, -beta, -alpha, &mut child_line)?;
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
        let Some(best) = best else { return Ok(self.weights.evaluate_with(position, indices)) };
        self.table.store(position, depth, window, best);
        Ok(best.score)
    }

    /// As [`Self::look_ahead`] one ply deep, where most of the time goes.
    fn look_at_replies(
        &mut self,
        position: &Position,
        indices: &Indices,
        moves: Bitboard,
        (mut alpha, beta): (i32, i32),
        line: &mut Vec<Move>,
    ) -> Result<i32, Stopped> {
        let mut best = i32::MIN;
        let mut child_line = Vec::new();
        let places = self.pile.put(self.processor, position, moves, None, Order::Replies);
        for place in places.clone() {
            let Some(candidate) = self.pile.best(place..places.end) else { break };
            let after = indices.play(candidate.square, candidate.turned(position));
            let score = if candidate.replies.is_empty() {
                -self.look_ahead(&candidate.after, &after, 0, -beta, -alpha, &mut child_line)?
            } else {
                self.control.enter()?;
                child_line.clear();
                -judge(self.weights, self.processor, &candidate.after, &after, candidate.replies)
            };
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    line.clear();
                    line.push(Move::Place(candidate.square));
                    line.append(&mut child_line);
                }
                if score >= beta {
                    break;
                }
            }
        }
        self.pile.take_off(places.start);
        Ok(best)
    }
}
