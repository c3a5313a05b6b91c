//! What players call the openings, whatever the order of the moves and however the board is turned.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::read_transcript;
use crate::rules::{Board, Game, Position, Variant};

/// An opening that has a name among players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opening {
    /// Its name. Names of openings are proper names and the same in every language.
    pub name: &'static str,
    /// How many moves of the game had been played when its position was reached.
    pub moves: usize,
}

/// The list: a name, a tab, and moves that lead to the named position, one opening a line; `#` begins a remark.
const LIST: &str = include_str!("openings.tsv");

/// A position apart from how the board is turned: the mover's discs count as black.
fn key(position: &Position) -> Board {
    Board::new(position.player, position.opponent).unwrap_or_default().canonical()
}

/// The named positions, by [`key`].
struct Named {
    names: HashMap<Board, &'static str>,
    /// The most discs that lie in any of them.
    most_discs: u32,
}

static NAMED: LazyLock<Named> = LazyLock::new(|| {
    let mut named = Named { names: HashMap::new(), most_discs: 0 };
    for (name, position) in listed() {
        named.most_discs = named.most_discs.max(64 - position.empties().count());
        named.names.insert(key(&position), name);
    }
    named
});

/// The list's names with the positions they belong to. A line that is no opening is left out; a test finds none.
fn listed() -> impl Iterator<Item = (&'static str, Position)> {
    let lines = LIST.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| {
        let (name, moves) = line.split_once('\t')?;
        Some((name, read_transcript(moves, Variant::Standard).ok()?.position()?))
    })
}

/// The opening that a game is or was in: the last position with a name that it passed through. `None` if it passed
/// through none.
///
/// Games that began on another board than the usual one count too, if they come to a named position.
///
/// ```
/// use outflank_engine::record::{opening, read_transcript};
/// use outflank_engine::rules::Variant;
///
/// let game = read_transcript("d3c3c4", Variant::Standard)?;
/// assert_eq!(opening(&game).map(|opening| opening.name), Some("Diagonal"));
/// # Ok::<(), outflank_engine::record::TranscriptError>(())
/// ```
#[must_use]
pub fn opening(game: &Game) -> Option<Opening> {
    let named = &*NAMED;
    let mut now = Game::from_board(*game.start_board(), game.start_side(), game.variant());
    let mut last = None;
    for played in game.moves() {
        now.play(played.square).ok()?;
        if now.board().occupied().count() > named.most_discs {
            break;
        }
        if let Some(name) = now.position().and_then(|position| named.names.get(&key(&position))) {
            last = Some(Opening { name, moves: now.moves().len() });
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Square, Symmetry};

    fn name_of(moves: &str) -> Option<&'static str> {
        opening(&read_transcript(moves, Variant::Standard).expect(moves)).map(|opening| opening.name)
    }

    #[test]
    fn every_line_of_the_list_is_an_opening_of_its_own() {
        let lines = LIST.lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(listed().count(), lines);
        assert_eq!(NAMED.names.len(), lines, "two lines lead to the same position");
        assert!(lines >= 90, "{lines}");
    }

    #[test]
    fn an_opening_keeps_its_name_however_the_board_is_turned() {
        for line in LIST.lines().filter(|line| !line.starts_with('#')) {
            let (name, moves) = line.split_once('\t').expect(line);
            let game = read_transcript(moves, Variant::Standard).expect(name);
            let mut from_usual_start = 0;
            for symmetry in Symmetry::ALL {
                // Half of them turn the start into its mirror, from which the free opening may go on as well.
                let start = symmetry.board(game.start_board());
                let mut turned = Game::from_board(start, game.start_side(), Variant::Standard);
                for played in game.moves() {
                    turned.play(symmetry.square(played.square)).expect(name);
                }
                let expected = Opening { name, moves: game.moves().len() };
                assert_eq!(opening(&turned), Some(expected), "{symmetry:?}");
                from_usual_start += usize::from(start == *game.start_board());
            }
            assert_eq!(from_usual_start, 4);
        }
    }

    #[test]
    fn the_order_of_moves_does_not_matter() {
        for (name, orders) in [
            ("Heath", ["f5f6e6f4g5", "f5f6e6d6e7", "c4c3d3c5b4"]),
            ("Tiger", ["f5d6c3d3c4", "f5d6c4d3c3", "c4e3f6e6f5"]),
            ("Rose-Bill", ["f5d6c3d3c4f4c5b3c2", "f5d6c3d3c4f4c2b3c5", "f5d6c4d3c3f4c2b3c5"]),
            ("Lightning Bolt", ["f5d6c3d3c4f4f6f3e3", "f5d6c3d3c4f3e3f4f6", "f5d6c3f4f6d3c4f3e3"]),
            ("Landau", ["f5f6e6f4e3c5c4d3c3", "f5f6e6f4e3d3c3c5c4", "f5f4e3f6e6d3c3c5c4"]),
        ] {
            for moves in orders {
                assert_eq!(name_of(moves), Some(name), "{moves}");
            }
        }
    }

    #[test]
    fn a_game_is_in_the_last_opening_it_passed_through() {
        let after = |moves: &str| opening(&read_transcript(moves, Variant::Standard).expect(moves));
        assert_eq!(after("f5"), None);
        assert_eq!(after("f5d6"), Some(Opening { name: "Perpendicular", moves: 2 }));
        assert_eq!(after("f5d6c3"), Some(Opening { name: "Perpendicular", moves: 2 }));
        assert_eq!(after("f5d6c3d3c4f4"), Some(Opening { name: "Tiger", moves: 5 }));
    }

    #[test]
    fn moves_taken_back_name_nothing() {
        let mut game = read_transcript("f5d6c3d3c4", Variant::Standard).expect("a game");
        game.undo();
        assert_eq!(opening(&game).map(|opening| opening.name), Some("Perpendicular"));
    }

    #[test]
    fn the_free_openings_crossed_starts_lead_to_the_same_names() {
        for crossed in ["d5d4e4e5", "d4d5e5e4"] {
            let mut game = read_transcript(crossed, Variant::FreeOpening).expect(crossed);
            let first = game.legal_moves().squares().next().expect("a move");
            game.play(first).expect("legal");
            let named = game.legal_moves().squares().filter_map(|reply: Square| {
                let mut game = game.clone();
                game.play(reply).ok()?;
                opening(&game).map(|opening| opening.name)
            });
            let mut named: Vec<_> = named.collect();
            named.sort_unstable();
            assert_eq!(named, ["Diagonal", "Parallel", "Perpendicular"], "{crossed}");
        }
        let parallel = read_transcript("d4e4d5e5", Variant::FreeOpening).expect("a parallel start");
        assert_eq!(opening(&parallel), None);
    }
}
