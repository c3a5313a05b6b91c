//! What every claim of a lesson means, said once more with the rules and the solver alone.

use outflank::game::lessons::{Claim, Step};
use outflank_engine::analysis::{Reason, Warning, reasons, warnings};
use outflank_engine::eval::stable_discs;
use outflank_engine::rules::{Bitboard, Game, Position, Side, Square, Variant};
use outflank_engine::search::{Limits, Stop, Value, rank_moves};

/// What every legal move is worth, the best first: proved where few squares are empty, else eight plies deep.
pub fn ranking(step: &Step) -> Vec<(Square, Value)> {
    let game = step.game();
    let limits = Limits { depth: 8, exact_empties: 10, nodes: u64::MAX, time: None };
    rank_moves(&game.position().unwrap(), game.variant().goal(), &limits, &Stop::new()).unwrap()
}

/// Something of a move that can be counted.
type Measure = fn(&Tried) -> u32;

/// A move in a step's position, with what it changes.
struct Tried<'a> {
    step: &'a Step,
    game: Game,
    square: Square,
    before: Position,
    flips: Bitboard,
    /// After it, seen by White.
    after: Position,
}

impl<'a> Tried<'a> {
    fn new(step: &'a Step, square: Square) -> Self {
        let game = step.game();
        let before = game.position().unwrap();
        let flips = game.flips(square).unwrap();
        Self { step, game, square, before, flips, after: before.play_unchecked(square, flips) }
    }

    fn replies(&self) -> Bitboard {
        self.after.legal_moves()
    }

    fn their_moves_before(&self) -> Bitboard {
        self.before.pass().legal_moves()
    }

    fn corners_given(&self) -> Bitboard {
        (self.replies() - self.their_moves_before()) & Bitboard::CORNERS
    }

    fn is_warned(&self, of: impl Fn(Warning) -> bool) -> bool {
        warnings(&self.game, self.square).iter().any(|shown| of(shown.what))
    }

    fn is_praised(&self, as_reason: impl Fn(Reason) -> bool) -> bool {
        reasons(&self.game, self.square).iter().any(|shown| as_reason(shown.what))
    }

    fn proved(&self) -> i8 {
        match ranking(self.step).into_iter().find(|(square, _)| *square == self.square) {
            Some((_, Value::Exact(value))) => value,
            other => panic!("{} is not proved: {other:?}", self.square),
        }
    }

    fn others(&self) -> Vec<Tried<'a>> {
        self.game.legal_moves().squares().map(|square| Tried::new(self.step, square)).collect()
    }

    fn right(&self) -> Vec<Tried<'a>> {
        self.step.deed.squares().squares().map(|square| Tried::new(self.step, square)).collect()
    }

    fn is_most(&self, of: Measure) -> bool {
        self.others().iter().all(|other| of(other) <= of(self))
    }

    fn is_fewest(&self, of: Measure) -> bool {
        self.others().iter().all(|other| of(other) >= of(self))
    }

    fn is_more_than_right(&self, of: Measure) -> bool {
        self.right().iter().all(|right| of(self) > of(right))
    }

    fn is_fewer_than_right(&self, of: Measure) -> bool {
        self.right().iter().all(|right| of(self) < of(right))
    }
}

/// In how many directions discs are turned: each line of them begins beside the new disc.
fn directions(tried: &Tried) -> u32 {
    (tried.flips & tried.square.bit().dilated()).count()
}

/// How many more of Black's discs are safe for good after the move.
fn made_safe(tried: &Tried) -> u32 {
    stable_discs(&tried.after.pass()).count() - stable_discs(&tried.before).count()
}

fn turned(tried: &Tried) -> u32 {
    tried.flips.count()
}

fn reply_count(tried: &Tried) -> u32 {
    tried.replies().count()
}

/// Whether a claim about a move is true.
pub fn holds_for_move(step: &Step, claim: Claim, square: Square) -> bool {
    let tried = Tried::new(step, square);
    let from_beside = |warned: Warning| tried.corners_given().count() == 1 && tried.is_warned(|one| one == warned);
    match claim {
        Claim::Legal => true,
        Claim::Light => step.light == square.bit(),
        Claim::Other => step.because == Claim::Light && step.light != square.bit(),
        Claim::MostTurned => tried.is_most(turned),
        Claim::FewestTurned => tried.is_fewest(turned),
        Claim::TurnsFewer => tried.is_fewer_than_right(turned),
        Claim::TurnsMore => tried.is_more_than_right(turned),
        Claim::Greedy => {
            tried.is_most(turned)
                && tried.is_most(reply_count)
                && tried.is_warned(|warning| matches!(warning, Warning::Greedy { .. }))
        }
        Claim::MostDirections => tried.is_most(directions),
        Claim::FewerDirections => tried.is_fewer_than_right(directions),
        Claim::ForcesPass => tried.replies().is_empty() && !tried.after.pass().legal_moves().is_empty(),
        Claim::OpponentMoves => !tried.replies().is_empty(),
        Claim::Corner => Bitboard::CORNERS.contains(square),
        Claim::NoCorner => !Bitboard::CORNERS.contains(square),
        Claim::KeepsCorners => (tried.replies() & Bitboard::CORNERS).is_empty(),
        Claim::CornerOpen => !(tried.replies() & tried.their_moves_before() & Bitboard::CORNERS).is_empty(),
        Claim::GivesCorner => !tried.corners_given().is_empty(),
        Claim::GivesCornerFromX => {
            tried.corners_given().squares().any(|corner| from_beside(Warning::XSquare { corner }))
        }
        Claim::GivesCornerFromC => {
            tried.corners_given().squares().any(|corner| from_beside(Warning::CSquare { corner }))
        }
        Claim::Wins => tried.proved() > 0,
        Claim::Loses => tried.proved() < 0,
        Claim::Quiet => tried.is_praised(|reason| reason == Reason::Quiet),
        Claim::Opens => !(tried.replies() - tried.their_moves_before()).is_empty(),
        Claim::FewestReplies => tried.is_fewest(reply_count),
        Claim::MoreReplies => tried.is_more_than_right(reply_count),
        Claim::NoWall => !tried.is_warned(|warning| warning == Warning::Wall),
        Claim::Wall => tried.is_warned(|warning| warning == Warning::Wall),
        Claim::MostSafe => made_safe(&tried) > 0 && tried.is_most(made_safe),
        Claim::FewerSafe => tried.is_fewer_than_right(made_safe),
        Claim::Parity => {
            tried.is_praised(|reason| reason == Reason::Parity)
                && tried.proved() > 0
                && tried.others().iter().all(|other| other.square == square || other.proved() < 0)
        }
        Claim::Crossed => tried.is_praised(|reason| reason == Reason::CrossedStart),
        Claim::Parallel => tried.is_praised(|reason| reason == Reason::ParallelStart),
        _ => panic!("{claim:?} says nothing of a move"),
    }
}

/// The squares that a claim about taps means.
pub fn meant(step: &Step, claim: Claim) -> Bitboard {
    let game = step.game();
    let position = Position::new(&step.board, Side::Black);
    let of_light = || game.flips(step.light.squares().next().unwrap()).unwrap();
    let edge = |square: &Square| [square.column(), square.row()].iter().any(|line| matches!(line, 0 | 7));
    let beside_corners = || (Bitboard::CORNERS.dilated() - Bitboard::CORNERS).squares();
    match claim {
        Claim::Corners | Claim::NoCorner => Bitboard::CORNERS,
        Claim::XSquares | Claim::NoXSquare => beside_corners().filter(|square| !edge(square)).collect(),
        Claim::CSquares | Claim::NoCSquare => beside_corners().filter(edge).collect(),
        Claim::TurnedByLight | Claim::NotTurned => of_light(),
        Claim::Moves | Claim::NoMove => position.legal_moves(),
        Claim::TheirMoves | Claim::NotTheirMove => position.pass().legal_moves(),
        Claim::Frontier | Claim::NotFrontier => position.player & position.empties().dilated(),
        Claim::Safe | Claim::NotSafe => stable_discs(&position),
        Claim::OddRegions | Claim::NotOddRegion => odd_regions(position.empties()),
        Claim::Winner | Claim::NotWinner => {
            let score = step.board.count();
            let is_black = match step.variant {
                Variant::AntiReversi => score.black < score.white,
                _ => score.black > score.white,
            };
            assert!(game.result().is_some() && score.black != score.white);
            step.board.discs(if is_black { Side::Black } else { Side::White })
        }
        _ => panic!("{claim:?} says nothing of squares"),
    }
}

fn odd_regions(mut empties: Bitboard) -> Bitboard {
    let mut odd = Bitboard::EMPTY;
    while let Some(square) = empties.squares().next() {
        let mut region = square.bit();
        while (region.dilated() & empties) != region {
            region = region.dilated() & empties;
        }
        if region.count() % 2 == 1 {
            odd |= region;
        }
        empties = empties - region;
    }
    odd
}
