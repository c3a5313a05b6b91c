//! Searches that leave nothing out, against which the selective search is measured.

use crate::eval::{Indices, Weights};
use crate::rules::Position;

use super::endgame::{DISC, MOST};
use super::{Limits, Searcher, Stop};

/// What a position is worth to the side to move after looking 0, 1, 2 .. plies ahead, in hundredths of a disc, with no
/// move left out at any depth. Ends early, with fewer values, when stopped.
///
/// [`super::search`] gives the same up to 5 plies; beyond, it trusts shallower looks, and this tells how far they may
/// be trusted. It takes several times as long, more with each ply.
#[must_use]
pub fn values_by_depth(weights: &Weights, position: &Position, depth: u8, stop: &Stop) -> Vec<i32> {
    let limits = Limits { depth, exact_empties: 0, nodes: u64::MAX, time: None };
    let mut searcher = Searcher::new(weights, position, &limits, 1, stop);
    searcher.is_selective = false;
    let indices = Indices::new(position);
    let most = MOST * DISC + 1;
    let values = (0..=depth)
        .map_while(|depth| searcher.look_ahead(position, &indices, depth, -most, most, &mut Vec::new()).ok());
    values.collect()
}
