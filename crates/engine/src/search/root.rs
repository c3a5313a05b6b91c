//! The two doors of the search: deeper and deeper from one position until a limit is met.

use std::num::NonZeroUsize;
use std::sync::Arc;

use crate::eval::{Indices, Weights};
use crate::rules::{Goal, Move, Position, Square};

use super::control::{Control, Stopped};
use super::endgame::{DISC, MOST};
use super::kernels::Processor;
use super::last_squares::Last;
use super::moves::{Candidate, Pile, root_moves};
use super::table::Table;
use super::team::Team;
use super::{Limits, SearchResult, Searcher, Stop, Value};

/// Searches a position in which the side to move has a move, deeper and deeper within the limits.
///
/// Calls `on_progress` after each finished depth. Returns the deepest finished result; when stopped early, the best so
/// far, and `None` if the position has no legal move. The same position, goal and limits without a time give the same
/// result on every machine.
///
/// A value that is not proved is that of looking at everything up to 5 plies deep; from there on moves that a shallower
/// look shows to be out of the running are left at that.
#[must_use]
pub fn search(
    position: &Position,
    goal: Goal,
    limits: &Limits,
    stop: &Stop,
    on_progress: &mut dyn FnMut(&SearchResult),
) -> Option<SearchResult> {
    search_with(Weights::of(goal), position, limits, stop, on_progress)
}

/// As [`search`], judging by these weights and for their goal.
#[must_use]
pub fn search_with(
    weights: &Weights,
    position: &Position,
    limits: &Limits,
    stop: &Stop,
    on_progress: &mut dyn FnMut(&SearchResult),
) -> Option<SearchResult> {
    Searcher::new(weights, position, limits, 1, stop).best(position, limits, on_progress)
}

/// As [`search`], on so many threads where it comes to a proof with many empty squares. Values are the same as on one
/// thread; of moves that are equally good, another may be found each time, and the count of nodes differs.
#[must_use]
pub fn search_on(
    threads: NonZeroUsize,
    position: &Position,
    goal: Goal,
    limits: &Limits,
    stop: &Stop,
    on_progress: &mut dyn FnMut(&SearchResult),
) -> Option<SearchResult> {
    Searcher::new(Weights::of(goal), position, limits, threads.get(), stop).best(position, limits, on_progress)
}

/// The best moves, at most `count`, the best first, each with its own value and line; fewer where there are fewer.
/// Empty if the position has no legal move.
///
/// Calls `on_progress` after each finished depth. When stopped early some values may be from one depth less.
#[must_use]
pub fn best_moves(
    position: &Position,
    goal: Goal,
    count: NonZeroUsize,
    limits: &Limits,
    stop: &Stop,
    on_progress: &mut dyn FnMut(&[SearchResult]),
) -> Vec<SearchResult> {
    let mut searcher = Searcher::new(Weights::of(goal), position, limits, 1, stop);
    searcher.deepen(position, limits, count.get(), on_progress)
}

/// Values every legal move, best first; moves of equal value by square. All values come from the same depth.
///
/// `None` if the position has no legal move, or if the search was stopped before the first depth was finished. This
/// takes longer than [`search`], which may disregard a move as soon as it is known to be worse than another.
#[must_use]
pub fn rank_moves(position: &Position, goal: Goal, limits: &Limits, stop: &Stop) -> Option<Vec<(Square, Value)>> {
    let weights = Weights::of(goal);
    let mut searcher = Searcher::new(weights, position, limits, 1, stop);
    let roots = root_moves(position, weights);
    let mut ranking: Vec<(Square, Value)> =
        roots.iter().map(|root| (root.square, Value::Estimate(-weights.evaluate(&root.after)))).collect();
    let mut is_finished = false;
    for step in steps(position, limits) {
        let Ok(mut scores) = ranking
            .iter()
            .filter_map(|&(square, value)| Some((roots.iter().find(|root| root.square == square)?, value)))
            .map(|(root, guess)| {
                let ask = |window| searcher.after_root(root, step, window, &mut Vec::new());
                Ok((root.square, step.value(settle(step, guess, ask)?)))
            })
            .collect::<Result<Vec<_>, Stopped>>()
        else {
            break;
        };
        scores.sort_by_key(|&(square, value)| (-value.hundredths(), square));
        ranking = scores;
        is_finished = true;
    }
    is_finished.then_some(ranking).filter(|ranking| !ranking.is_empty())
}

/// The exact worth of a position to the side to move, and every move that reaches it, by square.
///
/// `None` if the position has no legal move, or if it was stopped. With many empty squares this takes very long: each
/// one more doubles or trebles the time.
#[must_use]
pub fn solve(position: &Position, goal: Goal, stop: &Stop) -> Option<(i8, Vec<Square>)> {
    let limits = Limits { depth: 60, exact_empties: 64, nodes: u64::MAX, time: None };
    let weights = Weights::of(goal);
    let mut searcher = Searcher::new(weights, position, &limits, 1, stop);
    let mut roots = root_moves(position, weights);
    let mut score = 0;
    let mut guess = Value::Estimate(weights.evaluate(position));
    for step in steps(position, &limits) {
        score = searcher.best_root(&mut roots, step, guess, &mut None).ok()?;
        guess = step.value(score);
    }
    let mut squares = Vec::new();
    for root in &roots {
        if searcher.after_root(root, Step::Proof, (score - 1, score), &mut Vec::new()).ok()? >= score {
            squares.push(root.square);
        }
    }
    squares.sort();
    (!squares.is_empty()).then_some((score as i8, squares))
}

/// How far from the last score, in hundredths of a disc, the next is looked for first.
const AHEAD_REACH: i32 = 250;

/// One round over all moves of the root.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Look this many plies ahead; scores in hundredths of a disc.
    Ahead(u8),
    /// Solve; scores in discs.
    Proof,
}

impl Step {
    /// A window that holds every score.
    fn window(self) -> (i32, i32) {
        match self {
            Self::Ahead(_) => (-MOST * DISC - 1, MOST * DISC + 1),
            Self::Proof => (-MOST - 1, MOST + 1),
        }
    }

    /// How far from a guess the first window reaches. Proved scores are even, so a window of 1 holds just one.
    fn reach(self) -> i32 {
        match self {
            Self::Ahead(_) => AHEAD_REACH,
            Self::Proof => 1,
        }
    }

    /// A score near this value that the step could find.
    fn guess(self, value: Value) -> i32 {
        let hundredths = value.hundredths();
        match self {
            Self::Ahead(_) => hundredths,
            Self::Proof => 2 * (hundredths + DISC).div_euclid(2 * DISC),
        }
    }

    fn value(self, score: i32) -> Value {
        match self {
            Self::Ahead(_) => Value::Estimate(score),
            Self::Proof => Value::Exact(score as i8),
        }
    }

    fn hundredths(self, score: i32) -> i32 {
        match self {
            Self::Ahead(_) => score,
            Self::Proof => score * DISC,
        }
    }

    fn depth(self, position: &Position) -> u8 {
        match self {
            Self::Ahead(depth) => depth,
            Self::Proof => position.empties().count() as u8,
        }
    }
}

/// Looking ahead to so many squares before the end costs about as much as proving what those squares are worth.
const NEARLY_ALL: u8 = 8;

/// Depth 1, 2, .. up to the limit; where a proof is wanted, some first to sort the moves and to have an answer if the
/// proof takes too long.
fn steps(position: &Position, limits: &Limits) -> Vec<Step> {
    let empties = position.empties().count() as u8;
    let depth = limits.depth.max(1);
    if empties > limits.exact_empties.max(limits.depth) {
        return (1..=depth).map(Step::Ahead).collect();
    }
    let sorting = if empties <= 10 {
        1
    } else if empties > limits.exact_empties {
        // No proof is asked for, so there may be no time for one: what is looked at nearly to the end counts more.
        (empties / 2 + 1).max(empties - NEARLY_ALL)
    } else {
        empties / 2 + 1
    };
    (1..=sorting.min(depth).min(empties.saturating_sub(1))).map(Step::Ahead).chain([Step::Proof]).collect()
}

/// A score from windows that grow around a guess until it lies in one: narrow windows are searched faster.
///
/// `ask` gives a score for a window: outside of it, a bound on that side.
fn settle(step: Step, guess: Value, mut ask: impl FnMut((i32, i32)) -> Result<i32, Stopped>) -> Result<i32, Stopped> {
    let (lowest, highest) = step.window();
    let guess = step.guess(guess);
    let mut reach = step.reach();
    let (mut alpha, mut beta) = ((guess - reach).max(lowest), (guess + reach).min(highest));
    let (mut was_low, mut was_high) = (false, false);
    loop {
        let score = ask((alpha, beta))?;
        was_low |= score <= alpha;
        was_high |= score >= beta;
        reach *= 2;
        (alpha, beta) = if was_low && was_high && (alpha, beta) != (lowest, highest) {
            // What is judged can change from one window to the next: no window but the widest is sure to hold it.
            (lowest, highest)
        } else if score <= alpha && alpha > lowest {
            ((score - reach).max(lowest), score + 1)
        } else if score >= beta && beta < highest {
            (score - 1, (score + reach).min(highest))
        } else {
            return Ok(score);
        };
    }
}

/// The best move of a round so far.
struct Best {
    square: Square,
    score: i32,
    line: Vec<Move>,
}

impl<'a> Searcher<'a> {
    pub(super) fn new(
        weights: &'a Weights,
        position: &Position,
        limits: &Limits,
        threads: usize,
        stop: &'a Stop,
    ) -> Self {
        let empties = position.empties().count();
        let proof = empties <= u32::from(limits.exact_empties);
        let bits = if proof && empties >= 20 {
            20
        } else if limits.depth >= 8 || proof && empties >= 14 {
            18
        } else if limits.depth >= 4 || proof && empties >= 9 {
            14
        } else {
            8
        };
        let bits = bits.min(limits.nodes.max(2).ilog2().max(4));
        Self {
            goal: weights.goal(),
            weights,
            table: Arc::new(Table::new(bits)),
            team: Arc::new(Team::new(threads)),
            pile: Pile::default(),
            control: Control::new(limits, stop),
            processor: Processor::detect(),
            last: Last::default(),
            is_selective: true,
            empties,
        }
    }

    /// Looks deeper and deeper for the best move.
    fn best(
        &mut self,
        position: &Position,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&SearchResult),
    ) -> Option<SearchResult> {
        self.deepen(position, limits, 1, &mut |best| best.iter().for_each(&mut *on_progress)).pop()
    }

    /// Looks deeper and deeper for the `count` best moves.
    fn deepen(
        &mut self,
        position: &Position,
        limits: &Limits,
        count: usize,
        on_progress: &mut dyn FnMut(&[SearchResult]),
    ) -> Vec<SearchResult> {
        let mut roots = root_moves(position, self.weights);
        let glance = |root: &Candidate| SearchResult {
            best: root.square,
            value: Value::Estimate(-self.weights.evaluate(&root.after)),
            depth: 0,
            line: vec![Move::Place(root.square)],
            nodes: 0,
        };
        let mut results: Vec<SearchResult> = roots.iter().take(count).map(glance).collect();
        for step in steps(position, limits) {
            self.control.look_at_once();
            let ended = self.deepen_once(&mut roots, step, &mut results, position);
            let nodes = self.control.nodes();
            results.iter_mut().for_each(|result| result.nodes = nodes);
            if ended.is_err() {
                break;
            }
            on_progress(&results);
        }
        results
    }

    /// One round: the best move, then the best of the others, and so on. The moves found come first in this order.
    fn deepen_once(
        &mut self,
        roots: &mut [Candidate],
        step: Step,
        results: &mut [SearchResult],
        position: &Position,
    ) -> Result<(), Stopped> {
        for place in 0..results.len() {
            let mut best = None;
            let ended = self.best_root(&mut roots[place..], step, results[place].value, &mut best);
            let Some(Best { square, score, line }) = best else {
                ended?;
                continue;
            };
            let (value, depth) = match ended {
                Ok(_) => (step.value(score), step.depth(position)),
                // The best move is searched first, so one found before the end is better than it or is it. The others
                // have no such order.
                Err(Stopped) if place == 0 => (Value::Estimate(step.hundredths(score)), results[0].depth),
                Err(Stopped) => return Err(Stopped),
            };
            // No move is to be there twice.
            if let Some(before) = results.iter().position(|result| result.best == square) {
                results.swap(place, before);
            }
            results[place] = SearchResult { best: square, value, depth, line, nodes: 0 };
            ended?;
        }
        Ok(())
    }

    /// Finds the best of the moves, which then comes first, and its score. `best` is the best so far even when stopped.
    fn best_root(
        &mut self,
        roots: &mut [Candidate],
        step: Step,
        guess: Value,
        best: &mut Option<Best>,
    ) -> Result<i32, Stopped> {
        settle(step, guess, |window| self.best_within(roots, step, window, best))
    }

    /// As [`Self::best_root`], with a window. A score outside it is a bound, and if it is too low `best` stays.
    fn best_within(
        &mut self,
        roots: &mut [Candidate],
        step: Step,
        (mut alpha, beta): (i32, i32),
        best: &mut Option<Best>,
    ) -> Result<i32, Stopped> {
        let mut highest = i32::MIN;
        for index in 0..roots.len() {
            let root = roots[index];
            let mut after = Vec::new();
            let mut score = i32::MAX;
            if index > 0 {
                score = self.after_root(&root, step, (alpha, alpha + 1), &mut after)?;
            }
            if score > alpha {
                score = self.after_root(&root, step, (alpha, beta), &mut after)?;
            }
            highest = highest.max(score);
            if score > alpha {
                alpha = score;
                let line = [Move::Place(root.square)].into_iter().chain(after).collect();
                *best = Some(Best { square: root.square, score, line });
                roots[..=index].rotate_right(1);
            }
            if score >= beta {
                break;
            }
        }
        Ok(highest)
    }

    /// The worth of a move of the root to its player; `line` becomes what is expected after it.
    fn after_root(
        &mut self,
        root: &Candidate,
        step: Step,
        (alpha, beta): (i32, i32),
        line: &mut Vec<Move>,
    ) -> Result<i32, Stopped> {
        Ok(-match step {
            Step::Ahead(depth) => {
                self.look_ahead(&root.after, &Indices::new(&root.after), depth - 1, -beta, -alpha, line)?
            }
            Step::Proof => self.solve(&root.after, -beta, -alpha, line)?,
        })
    }
}
