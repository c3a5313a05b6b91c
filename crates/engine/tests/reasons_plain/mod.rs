//! The conditions of the reasons a second time, as plainly as can be: letters, loops and lists, nothing shared.

use outflank_engine::analysis::{Reason, Warning};
use outflank_engine::rules::{Side, Square, Variant};

/// A column and a row, 0 to 7 each, or outside the board.
pub type Place = (i32, i32);

const CORNERS: [Place; 4] = [(0, 0), (7, 0), (0, 7), (7, 7)];
const DIRECTIONS: [Place; 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)];

/// The 64 letters of a board, row by row.
#[derive(Clone)]
pub struct Plain(pub Vec<char>);

fn other(who: char) -> char {
    if who == 'X' { 'O' } else { 'X' }
}

fn beside((column, row): Place) -> Vec<Place> {
    let all = DIRECTIONS.iter().map(|(dc, dr)| (column + dc, row + dr));
    all.filter(|(c, r)| (0..8).contains(c) && (0..8).contains(r)).collect()
}

pub fn places() -> Vec<Place> {
    (0..64).map(|index| (index % 8, index / 8)).collect()
}

pub fn named((column, row): Place) -> Square {
    Square::from_column_row(column as u8, row as u8).expect("a place on the board")
}

impl Plain {
    /// The letter there; `'#'` outside.
    fn at(&self, (column, row): Place) -> char {
        if (0..8).contains(&column) && (0..8).contains(&row) { self.0[(row * 8 + column) as usize] } else { '#' }
    }

    fn all_of(&self, letter: char) -> Vec<Place> {
        places().into_iter().filter(|place| self.at(*place) == letter).collect()
    }

    pub fn turned(&self, who: char, (column, row): Place) -> Vec<Place> {
        let mut turned = Vec::new();
        if self.at((column, row)) != '-' {
            return turned;
        }
        for (dc, dr) in DIRECTIONS {
            let mut run = Vec::new();
            let (mut c, mut r) = (column + dc, row + dr);
            while self.at((c, r)) == other(who) {
                run.push((c, r));
                (c, r) = (c + dc, r + dr);
            }
            if self.at((c, r)) == who {
                turned.extend(run);
            }
        }
        turned
    }

    pub fn moves(&self, who: char) -> Vec<Place> {
        places().into_iter().filter(|place| !self.turned(who, *place).is_empty()).collect()
    }

    pub fn play(&self, who: char, place: Place) -> Self {
        let mut after = self.clone();
        for (c, r) in self.turned(who, place).into_iter().chain([place]) {
            after.0[(r * 8 + c) as usize] = who;
        }
        after
    }

    fn is_line_full(&self, (column, row): Place, (dc, dr): Place) -> bool {
        (-7..8).all(|n| self.at((column + n * dc, row + n * dr)) != '-')
    }

    /// Discs that are held in all four lines, by a full line, the board's end, or a held disc of the same colour.
    fn safe(&self, who: char) -> Vec<Place> {
        let mut safe: Vec<Place> = Vec::new();
        loop {
            let mut found = None;
            for (column, row) in self.all_of(who) {
                let is_held = |&(dc, dr): &Place| {
                    let ends = [(column + dc, row + dr), (column - dc, row - dr)];
                    let is_end_held = |place: &Place| self.at(*place) == '#' || safe.contains(place);
                    ends.iter().any(is_end_held) || self.is_line_full((column, row), (dc, dr))
                };
                if !safe.contains(&(column, row)) && [(1, 0), (0, 1), (1, 1), (1, -1)].iter().all(is_held) {
                    found = Some((column, row));
                    break;
                }
            }
            match found {
                Some(place) => safe.push(place),
                None => return safe,
            }
        }
    }

    /// The groups of empty squares that touch, if only at a corner.
    fn regions(&self) -> Vec<Vec<Place>> {
        let mut left = self.all_of('-');
        let mut regions = Vec::new();
        while let Some(first) = left.pop() {
            let mut region = vec![first];
            let mut next = 0;
            while next < region.len() {
                for place in beside(region[next]) {
                    if let Some(index) = left.iter().position(|other| *other == place) {
                        region.push(left.remove(index));
                    }
                }
                next += 1;
            }
            regions.push(region);
        }
        regions
    }

    fn empty_corner_beside(&self, place: Place) -> Option<Place> {
        beside(place).into_iter().find(|next| CORNERS.contains(next) && self.at(*next) == '-')
    }

    fn frontier(&self, who: char) -> usize {
        let is_open = |place: &Place| beside(*place).iter().any(|next| self.at(*next) == '-');
        self.all_of(who).iter().filter(|place| is_open(place)).count()
    }
}

fn minus(a: &[Place], b: &[Place]) -> Vec<Place> {
    a.iter().copied().filter(|place| !b.contains(place)).collect()
}

fn corners(places: &[Place]) -> Vec<Place> {
    let mut corners: Vec<Place> = places.iter().copied().filter(|place| CORNERS.contains(place)).collect();
    corners.sort_by_key(|(column, row)| row * 8 + column);
    corners
}

/// What one of the moves there are leads to.
#[derive(Clone)]
pub struct Outcome {
    m: Place,
    /// How many moves the opponent has then, and how many you would have.
    replies: usize,
    next: usize,
    /// How many of your discs lie beside an empty square then.
    open: usize,
    turned: usize,
    /// Whether the opponent can take a corner then that it could not take before.
    gives_corner: bool,
}

/// What each move of a side leads to.
pub fn outcomes(before: &Plain, side: Side) -> Vec<Outcome> {
    let you = side.letter();
    let they = other(you);
    let their_moves = before.moves(they);
    let outcome = |m: Place| {
        let after = before.play(you, m);
        let replies = after.moves(they);
        Outcome {
            m,
            replies: replies.len(),
            next: after.moves(you).len(),
            open: after.frontier(you),
            turned: before.turned(you, m).len(),
            gives_corner: replies.iter().any(|r| CORNERS.contains(r) && !their_moves.contains(r)),
        }
    };
    before.moves(you).into_iter().map(outcome).collect()
}

/// Everything the conditions ask of one move.
pub struct Facts {
    own: Outcome,
    others: Vec<Outcome>,
    m: Place,
    anti: bool,
    before: Plain,
    after: Plain,
    you: char,
    they: char,
    flips: Vec<Place>,
    moves: Vec<Place>,
    their_moves: Vec<Place>,
    replies: Vec<Place>,
    next_moves: Vec<Place>,
    /// Each reply with the board after it and your moves there.
    after_replies: Vec<(Place, Vec<Place>)>,
    opened: usize,
}

impl Facts {
    pub fn new(before: &Plain, side: Side, m: Place, variant: Variant, outcomes: &[Outcome]) -> Self {
        let you = side.letter();
        let they = other(you);
        let after = before.play(you, m);
        let flips = before.turned(you, m);
        let replies = after.moves(they);
        let opened = after.all_of('-').into_iter().filter(|e| beside(*e).iter().any(|f| flips.contains(f))).count();
        let (own, others): (Vec<Outcome>, Vec<Outcome>) = outcomes.iter().cloned().partition(|outcome| outcome.m == m);
        Self {
            own: own.into_iter().next().expect("a legal move"),
            others,
            m,
            anti: variant == Variant::AntiReversi,
            you,
            they,
            flips,
            moves: before.moves(you),
            their_moves: before.moves(they),
            after_replies: replies.iter().map(|r| (*r, after.play(they, *r).moves(you))).collect(),
            next_moves: after.moves(you),
            replies,
            opened,
            before: before.clone(),
            after,
        }
    }

    fn is_over(&self) -> bool {
        self.replies.is_empty() && self.next_moves.is_empty()
    }

    fn is_corner_guaranteed(&self) -> bool {
        !self.replies.is_empty()
            && corners(&self.replies).is_empty()
            && self.after_replies.iter().all(|(_, moves)| !corners(moves).is_empty())
    }

    /// The neighbours along an edge, for edge squares outside the corners.
    fn along_edge(&self) -> Vec<Place> {
        let (column, row) = self.m;
        match (column == 0 || column == 7, row == 0 || row == 7) {
            (true, false) => vec![(column, row - 1), (column, row + 1)],
            (false, true) => vec![(column - 1, row), (column + 1, row)],
            _ => Vec::new(),
        }
    }

    /// Whether a move is yours alone before the move, after it and after every reply, and costs nothing.
    fn is_free_move(&self, s: Place) -> bool {
        let is_yours_after = |reply: &Place| {
            let board = self.after.play(self.they, *reply);
            board.moves(self.you).contains(&s) && !board.moves(self.they).contains(&s)
        };
        !self.their_moves.contains(&s)
            && !self.replies.contains(&s)
            && self.replies.iter().all(is_yours_after)
            && self.after.empty_corner_beside(s).is_none()
            && self.next_moves.contains(&s)
            && minus(&self.after.play(self.you, s).moves(self.they), &self.replies).is_empty()
    }

    /// The reasons that the board alone decides, where they hold, in the order in which they lead.
    pub fn reasons(&self) -> Vec<Reason> {
        let mut found = Vec::new();
        let standard = !self.anti;
        let is_corner = CORNERS.contains(&self.m);
        if standard && self.after.all_of(self.they).is_empty() {
            found.push(Reason::WipeOut);
        }
        if self.moves.len() == 1 {
            found.push(Reason::OnlyMove);
        }
        if standard && is_corner {
            found.push(Reason::Corner);
        }
        if self.replies.is_empty() && !self.next_moves.is_empty() {
            found.push(Reason::ForcesPass);
        }
        if standard && self.is_last_safe() {
            found.push(Reason::LastSafe);
        }
        if standard && self.is_corner_guaranteed() {
            found.push(Reason::CornerGuaranteed);
        }
        let (could, can) = (corners(&self.their_moves), corners(&self.replies));
        let guarded = minus(&minus(&could, &can), &[self.m]);
        if standard && can.len() < could.len() && !guarded.is_empty() && !self.is_over() {
            found.push(Reason::GuardsCorner { corner: named(guarded[0]) });
        }
        let threatened = corners(&minus(&self.next_moves, &self.moves));
        if standard && !threatened.is_empty() && !self.is_corner_guaranteed() {
            found.push(Reason::ThreatensCorner { corner: named(threatened[0]) });
        }
        let newly_safe = minus(&self.after.safe(self.you), &self.before.safe(self.you)).len();
        if standard && newly_safe >= 3 && !is_corner && !self.is_over() {
            found.push(Reason::SafeDiscs { count: newly_safe as u8 });
        }
        let gives = |moves: &[Place]| !minus(&corners(moves), &self.next_moves).is_empty();
        let is_bad = |(reply, moves): &(Place, Vec<Place>)| {
            !CORNERS.contains(reply) && (self.after.empty_corner_beside(*reply).is_some() || gives(moves))
        };
        if standard && !self.replies.is_empty() && self.after_replies.iter().all(is_bad) {
            found.push(Reason::NoGoodReply);
        }
        if minus(&self.replies, &self.their_moves).is_empty() && self.opened <= 2 && !self.is_over() {
            found.push(Reason::Quiet);
        }
        let n = self.replies.len();
        if n > 0 && (n <= 3 || n <= 8 && n + 4 <= self.moves.len()) && n < self.their_moves.len() {
            found.push(Reason::LowMobility { count: n as u8 });
        }
        let edge = self.along_edge();
        let is_turned = |reply: &Place| self.after.turned(self.they, *reply).contains(&self.m);
        let is_between = edge.len() == 2 && edge.iter().all(|place| self.after.at(*place) == self.they);
        if standard && is_between && !self.replies.iter().any(is_turned) {
            found.push(Reason::Wedge);
        }
        let odd = |board: &Plain| board.regions().iter().filter(|region| region.len() % 2 == 1).count();
        let is_own_odd = self.before.regions().iter().any(|r| r.len() % 2 == 1 && r.contains(&self.m));
        let empties = self.before.all_of('-').len();
        if standard && empties <= 20 && is_own_odd && odd(&self.after) < odd(&self.before) {
            found.push(Reason::Parity);
        }
        let is_time = !self.replies.is_empty() && self.after.all_of('-').len() <= 28;
        let mut others = self.moves.iter().filter(|s| is_time && **s != self.m);
        if let Some(s) = others.find(|s| self.is_free_move(**s)) {
            found.push(Reason::FreeMoveKept { square: named(*s) });
        }
        found.extend(self.reasons_beside_others());
        found
    }

    /// Whether the opponent could take a corner after every other move that it could not take before, and not after
    /// this one.
    fn is_last_safe(&self) -> bool {
        !self.others.is_empty() && self.others.iter().all(|other| other.gives_corner) && !self.own.gives_corner
    }

    /// The reasons that hold the move against the others there are.
    fn reasons_beside_others(&self) -> Vec<Reason> {
        let mut found = Vec::new();
        let Self { own, others, .. } = self;
        // As good as every other move and better than half of them.
        let stands_out = |is_better: &dyn Fn(&Outcome, &Outcome) -> bool| {
            let worse = others.iter().filter(|other| is_better(own, other)).count();
            !others.is_empty() && !others.iter().any(|other| is_better(other, own)) && worse * 2 >= others.len()
        };
        let new = minus(&self.next_moves, &self.moves).len() as u8;
        if !self.replies.is_empty() && self.next_moves.len() >= others.len() + 4 {
            found.push(Reason::OpensSquares { count: new });
        }
        if !self.replies.is_empty() && stands_out(&|a, b| a.replies < b.replies) {
            found.push(Reason::FewestReplies { count: self.replies.len() as u8 });
        }
        if !self.is_over() && stands_out(&|a, b| a.next > b.next) {
            found.push(Reason::MostMoves { count: self.next_moves.len() as u8 });
        }
        if !self.is_over() && stands_out(&|a, b| a.open < b.open) {
            found.push(Reason::LeastFrontier);
        }
        let is_fewest = others.iter().all(|other| own.turned <= other.turned);
        if is_fewest && others.iter().any(|other| own.turned < other.turned) {
            if self.anti {
                found.push(Reason::FewestDiscs);
            } else if self.before.all_of('-').len() >= 20 {
                found.push(Reason::FewFlips);
            }
        }
        found
    }

    /// Warnings W1 to W6 where they hold, in that order.
    pub fn warnings(&self) -> Vec<Warning> {
        let mut found = Vec::new();
        let standard = !self.anti;
        let given = corners(&minus(&self.replies, &self.their_moves));
        if standard && !given.is_empty() {
            found.push(Warning::GivesCorner { corner: named(given[0]) });
        }
        if let (true, Some(corner)) = (standard, self.before.empty_corner_beside(self.m)) {
            let is_next_empty = || self.along_edge().iter().all(|place| self.before.at(*place) == '-');
            if corner.0 != self.m.0 && corner.1 != self.m.1 {
                found.push(Warning::XSquare { corner: named(corner) });
            } else if is_next_empty() {
                found.push(Warning::CSquare { corner: named(corner) });
            }
        }
        let more = self.replies.len() as i32 - self.their_moves.len() as i32;
        if standard && self.flips.len() >= 6 && self.opened >= 6 && more >= 4 {
            let new_moves = minus(&self.replies, &self.their_moves).len() as u8;
            found.push(Warning::Greedy { flips: self.flips.len() as u8, new_moves });
        }
        if !self.is_over() && self.after.frontier(self.you) >= self.before.frontier(self.you) + 4 {
            found.push(Warning::Wall);
        }
        let gone = minus(&minus(&self.moves, &[self.m]), &self.next_moves).len();
        if !self.is_over() && gone >= 2 && self.next_moves.len() < self.moves.len() - 1 {
            found.push(Warning::SpoilsOwnMoves);
        }
        found
    }
}
