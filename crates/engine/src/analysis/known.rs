//! What a search knows of a position beyond what the board shows.

use crate::rules::Square;
use crate::search::Value;

/// What the conditions that look ahead rest on. Nothing known makes them all false.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    /// What the move is worth.
    pub value: Option<Value>,
    /// What the best move is worth.
    pub best: Option<Value>,
    /// What every legal move is worth, the best first; or empty.
    pub ranking: Vec<(Square, Value)>,
    /// What every move of the opponent would be worth to it if you passed, the best first; or empty.
    pub if_you_passed: Vec<(Square, Value)>,
}

impl Known {
    /// The proved value of the move.
    pub fn proved(&self) -> Option<i8> {
        match self.value {
            Some(Value::Exact(discs)) => Some(discs),
            _ => None,
        }
    }

    /// The proved value of the best move.
    pub fn proved_best(&self) -> Option<i8> {
        match self.best {
            Some(Value::Exact(discs)) => Some(discs),
            _ => None,
        }
    }

    /// What every other move is proved to be worth; `None` unless all are proved.
    pub fn proved_others(&self, square: Square) -> Option<Vec<i8>> {
        let others = self.ranking.iter().filter(|(other, _)| *other != square);
        let proved = others.map(|(_, value)| match value {
            Value::Exact(discs) => Some(*discs),
            Value::Estimate(_) => None,
        });
        proved.collect::<Option<Vec<_>>>().filter(|others| !others.is_empty())
    }
}

/// By how many hundredths of a disc a move is better than every other of a ranking; `None` if it is not, is the only
/// one, or is not in it.
pub(super) fn lead(ranking: &[(Square, Value)], square: Square) -> Option<i32> {
    let own = ranking.iter().find(|(other, _)| *other == square)?.1.hundredths();
    let others = ranking.iter().filter(|(other, _)| *other != square);
    let second = others.map(|(_, value)| value.hundredths()).max()?;
    (own > second).then_some(own - second)
}
