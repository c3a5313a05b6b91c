//! The two doors of the search: deeper and deeper from one position until a limit is met.

use crate::eval::{Indices, Weights};
use crate::rules::{Goal, Move, Position, Square};

use super::control::{Control, Stopped};
use super::endgame::{DISC, MOST};
use super::kernels::Processor;
use super::last_squares::Last;
use super::moves::{Candidate, Pile, root_moves};
use super::table::Table;
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
    let steps = steps(position, limits);
    let mut searcher = Searcher::new(weights, position, limits, stop);
    let mut roots = root_moves(position, weights);
    let first = roots.first()?;
    let mut result = SearchResult {
        best: first.square,
        value: Value::Estimate(-weights.evaluate(&first.after)),
        depth: 0,
        line: vec![Move::Place(first.square)],
        nodes: 0,
    };
    for step in steps {
        let mut best = None;
        let ended = searcher.best_root(&mut roots, step, &mut best);
        if let Some(Best { square, score, line }) = best {
            // The move that was best before is searched first, so a better one found since is better in any case.
            result.best = square;
            result.line = line;
            (result.value, result.depth) = match ended {
                Ok(()) => (step.value(score), step.depth(position)),
                Err(Stopped) => (Value::Estimate(step.hundredths(score)), result.depth),
            };
        }
        result.nodes = searcher.control.nodes();
        if ended.is_err() {
            break;
        }
        on_progress(&result);
    }
    Some(result)
}

/// Values every legal move, best first; moves of equal value by square. All values come from the same depth.
///
/// `None` if the position has no legal move, or if the search was stopped before the first depth was finished. This
/// takes longer than [`search`], which may disregard a move as soon as it is known to be worse than another.
#[must_use]
pub fn rank_moves(position: &Position, goal: Goal, limits: &Limits, stop: &Stop) -> Option<Vec<(Square, Value)>> {
    let weights = Weights::of(goal);
    let mut searcher = Searcher::new(weights, position, limits, stop);
    let roots = root_moves(position, weights);
    let mut ranking = None;
    for step in steps(position, limits) {
        let Ok(mut scores) = roots
            .iter()
            .map(|root| Ok((root.square, searcher.after_root(root, step, step.window(), &mut Vec::new())?)))
            .collect::<Result<Vec<_>, Stopped>>()
        else {
            break;
        };
        scores.sort_by_key(|&(square, score)| (-score, square));
        ranking = Some(scores.into_iter().map(|(square, score)| (square, step.value(score))).collect());
    }
    ranking.filter(|ranking: &Vec<_>| !ranking.is_empty())
}

/// The exact worth of a position to the side to move, and every move that reaches it, by square.
///
/// `None` if the position has no legal move, or if it was stopped. With many empty squares this takes very long: each
/// one more doubles or trebles the time.
#[must_use]
pub fn solve(position: &Position, goal: Goal, stop: &Stop) -> Option<(i8, Vec<Square>)> {
    let limits = Limits { depth: 60, exact_empties: 64, nodes: u64::MAX, time: None };
    let weights = Weights::of(goal);
    let mut searcher = Searcher::new(weights, position, &limits, stop);
    let mut roots = root_moves(position, weights);
    let mut best = None;
    for step in steps(position, &limits) {
        best = None;
        searcher.best_root(&mut roots, step, &mut best).ok()?;
    }
    let score = best?.score;
    let mut squares = Vec::new();
    for root in &roots {
        if searcher.after_root(root, Step::Proof, (score - 1, score), &mut Vec::new()).ok()? >= score {
            squares.push(root.square);
        }
    }
    squares.sort();
    Some((score as i8, squares))
}

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

/// Depth 1, 2, .. up to the limit; where a proof is wanted, some first to sort the moves and to have an answer if the
/// proof takes too long.
fn steps(position: &Position, limits: &Limits) -> Vec<Step> {
    let empties = position.empties().count() as u8;
    let depth = limits.depth.max(1);
    if empties > limits.exact_empties.max(limits.depth) {
        return (1..=depth).map(Step::Ahead).collect();
    }
    let sorting = if empties <= 10 { 1 } else { empties / 2 + 1 };
    (1..=sorting.min(depth).min(empties.saturating_sub(1))).map(Step::Ahead).chain([Step::Proof]).collect()
}

/// The best move of a round so far.
struct Best {
    square: Square,
    score: i32,
    line: Vec<Move>,
}

impl<'a> Searcher<'a> {
    pub(super) fn new(weights: &'a Weights, position: &Position, limits: &Limits, stop: &'a Stop) -> Self {
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
            table: Table::new(bits),
            pile: Pile::default(),
            control: Control::new(limits, stop),
            processor: Processor::detect(),
            last: Last::default(),
            is_selective: true,
        }
    }

    /// Finds the best of the moves, which then comes first. `best` is the best so far even when stopped.
    fn best_root(&mut self, roots: &mut [Candidate], step: Step, best: &mut Option<Best>) -> Result<(), Stopped> {
        let (mut alpha, beta) = step.window();
        for index in 0..roots.len() {
            let root = roots[index];
            let mut after = Vec::new();
            if best.is_some() && self.after_root(&root, step, (alpha, alpha + 1), &mut after)? <= alpha {
                continue;
            }
            let score = self.after_root(&root, step, (alpha, beta), &mut after)?;
            if score > alpha {
                alpha = score;
                let line = [Move::Place(root.square)].into_iter().chain(after).collect();
                *best = Some(Best { square: root.square, score, line });
                roots[..=index].rotate_right(1);
            }
        }
        Ok(())
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
