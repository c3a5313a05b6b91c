//! How a person's games against the computer went, apart by level, variant and side.

use std::collections::BTreeMap;

use bevy::prelude::*;
use outflank_engine::level::Level;
use outflank_engine::rules::{Side, Variant};
use serde::{Deserialize, Serialize};

use super::save::envelope::{self, Fault};
use super::save::names::{LevelName, SideName, VariantName};
use super::{Seat, Session};

const KIND: &str = "statistics";

/// So many games are remembered as counted. A game counts once, with its first end, however often its last moves are
/// taken back and played otherwise.
const REMEMBERED: usize = 200;

/// Under which a game is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heading {
    /// The computer's level.
    pub level: Level,
    /// The rules.
    pub variant: Variant,
    /// The person's side.
    pub side: Side,
}

/// The games under one heading.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Games that the person won.
    pub won: u32,
    /// Games without a winner.
    pub drawn: u32,
    /// Games that the person lost.
    pub lost: u32,
    /// Of all of these, how many with a hint or with a move taken back.
    pub helped: u32,
    /// How many of the last games were won without a break.
    pub streak: u32,
    /// The longest such streak.
    pub longest_streak: u32,
    /// The clearest win: the person's discs and the computer's, empty squares given to the winner.
    pub best: Option<[u8; 2]>,
}

impl Tally {
    /// All games.
    #[must_use]
    pub fn played(&self) -> u32 {
        self.won.saturating_add(self.drawn).saturating_add(self.lost)
    }
}

/// All results.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    tallies: BTreeMap<(LevelName, VariantName, SideName), Tally>,
    /// The numbers of the games that were counted last, the newest at the end.
    counted: Vec<u64>,
}

/// How a game that counts has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    id: u64,
    heading: Heading,
    /// Whether the person won, or `None` for a draw.
    is_won: Option<bool>,
    /// The person's discs and the computer's; `None` if time decided.
    score: Option<[u8; 2]>,
    is_helped: bool,
}

impl Outcome {
    /// What is to be counted of the game on the board, if it is over and of a kind that counts.
    #[must_use]
    pub fn of(session: &Session) -> Option<Self> {
        let result = session.result().filter(|_| session.notes().counts && session.is_game())?;
        let side = match Side::BOTH.map(|side| session.seat(side)) {
            [Seat::Person, Seat::Computer(_)] => Side::Black,
            [Seat::Computer(_), Seat::Person] => Side::White,
            _ => return None,
        };
        let Seat::Computer(level) = session.seat(!side) else { return None };
        let notes = session.notes();
        let score = result.score.tournament();
        Some(Self {
            id: notes.id,
            heading: Heading { level, variant: session.game().variant(), side },
            is_won: result.winner.map(|winner| winner == side),
            score: session.timed_out().is_none().then_some([score.of(side), score.of(!side)]),
            is_helped: notes.hints > 0 || notes.undos > 0,
        })
    }
}

impl Statistics {
    /// The games under a heading.
    #[must_use]
    pub fn tally(&self, heading: Heading) -> Tally {
        let key = (heading.level.into(), heading.variant.into(), heading.side.into());
        self.tallies.get(&key).copied().unwrap_or_default()
    }

    /// Whether nothing has been counted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tallies.is_empty()
    }

    /// Counts a game, unless it has been counted before. Says whether it was.
    pub fn count(&mut self, outcome: &Outcome) -> bool {
        if self.counted.contains(&outcome.id) {
            return false;
        }
        self.counted.push(outcome.id);
        let surplus = self.counted.len().saturating_sub(REMEMBERED);
        self.counted.drain(..surplus);
        let Heading { level, variant, side } = outcome.heading;
        let tally = self.tallies.entry((level.into(), variant.into(), side.into())).or_default();
        let number = match outcome.is_won {
            Some(true) => &mut tally.won,
            Some(false) => &mut tally.lost,
            None => &mut tally.drawn,
        };
        *number = number.saturating_add(1);
        tally.helped = tally.helped.saturating_add(u32::from(outcome.is_helped));
        tally.streak = if outcome.is_won == Some(true) { tally.streak.saturating_add(1) } else { 0 };
        tally.longest_streak = tally.longest_streak.max(tally.streak);
        let margin = |[own, other]: [u8; 2]| own.abs_diff(other);
        if let (Some(true), Some(score)) = (outcome.is_won, outcome.score)
            && tally.best.is_none_or(|best| margin(score) > margin(best))
        {
            tally.best = Some(score);
        }
        true
    }

    /// Forgets every result, but not which games were counted: none of them counts again.
    pub fn reset(&mut self) {
        self.tallies.clear();
    }

    /// The results as the bytes of a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let row = |(&(level, variant, side), &tally): (&_, &_)| Row { level, variant, side, tally };
        let counted = self.counted.iter().map(|id| format!("{id:016x}")).collect();
        envelope::seal(KIND, &StatisticsFile { results: self.tallies.iter().map(row).collect(), counted })
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// If they are no results.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Fault> {
        let file: StatisticsFile = envelope::open(KIND, bytes)?;
        let counted = file.counted.iter().map(|id| u64::from_str_radix(id, 16)).collect::<Result<_, _>>();
        Ok(Self {
            tallies: file.results.into_iter().map(|row| ((row.level, row.variant, row.side), row.tally)).collect(),
            counted: counted.map_err(|_| Fault::Damaged)?,
        })
    }
}

#[derive(Serialize, Deserialize)]
struct StatisticsFile {
    results: Vec<Row>,
    counted: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct Row {
    level: LevelName,
    variant: VariantName,
    side: SideName,
    #[serde(flatten)]
    tally: Tally,
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADING: Heading = Heading { level: Level::Hard, variant: Variant::Standard, side: Side::White };

    fn outcome(id: u64, is_won: Option<bool>, score: [u8; 2]) -> Outcome {
        Outcome { id, heading: HEADING, is_won, score: Some(score), is_helped: false }
    }

    #[test]
    fn games_are_counted_once_and_under_their_heading() {
        let mut statistics = Statistics::default();
        assert!(statistics.is_empty());
        assert!(statistics.count(&outcome(1, Some(true), [40, 24])));
        assert!(!statistics.count(&outcome(1, Some(false), [24, 40])));
        assert!(statistics.count(&outcome(2, Some(true), [50, 14])));
        assert!(statistics.count(&Outcome { is_helped: true, ..outcome(3, Some(true), [33, 31]) }));
        assert!(statistics.count(&outcome(4, None, [32, 32])));
        assert!(statistics.count(&outcome(5, Some(false), [0, 64])));
        assert!(statistics.count(&Outcome { score: None, ..outcome(6, Some(true), [0, 0]) }));
        let expected =
            Tally { won: 4, drawn: 1, lost: 1, helped: 1, streak: 1, longest_streak: 3, best: Some([50, 14]) };
        assert_eq!((statistics.tally(HEADING), expected.played()), (expected, 6));
        assert_eq!(statistics.tally(Heading { side: Side::Black, ..HEADING }), Tally::default());
        let again = Statistics::from_bytes(&statistics.to_bytes()).unwrap();
        assert_eq!(again, statistics);
    }

    #[test]
    fn after_a_reset_old_games_do_not_count_again() {
        let mut statistics = Statistics::default();
        statistics.count(&outcome(1, Some(true), [40, 24]));
        statistics.reset();
        assert!(statistics.is_empty());
        assert!(!statistics.count(&outcome(1, Some(true), [40, 24])));
    }

    #[test]
    fn the_best_in_anti_reversi_is_the_fewest_discs() {
        let heading = Heading { variant: Variant::AntiReversi, ..HEADING };
        let mut statistics = Statistics::default();
        for (id, score) in [(1, [20, 44]), (2, [2, 62]), (3, [30, 34])] {
            statistics.count(&Outcome { heading, ..outcome(id, Some(true), score) });
        }
        assert_eq!(statistics.tally(heading).best, Some([2, 62]));
    }

    #[test]
    fn the_list_of_counted_games_does_not_grow_for_ever() {
        let mut statistics = Statistics::default();
        for id in 0..1000 {
            statistics.count(&outcome(id, None, [32, 32]));
        }
        assert_eq!((statistics.counted.len(), statistics.tally(HEADING).drawn), (REMEMBERED, 1000));
    }
}
