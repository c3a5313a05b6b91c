//! Where every disc is at this moment of an animation, as plain numbers: no Bevy here, so that time can be stepped by
//! hand.

use outflank_engine::rules::{Board, PlayedMove, Side, Square};

use std::f32::consts::{PI, TAU};

use crate::timing::{
    BEFORE_END, BOW, BOW_GROWTH, BOW_LIFT, BOW_STEP, CROSS_FADE, DROP, DROP_HEIGHT, FLIP, LIFT, Manner, SWAP, distance,
    ease_in_out, ease_out, flip_start,
};

/// How a disc lies or flies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// How much of it is seen, 0 to 1.
    pub alpha: f32,
    /// How far it hovers over the board, in squares.
    pub height: f32,
    /// How far it is turned: 0 is Black up, half a turn is White up. In radians.
    pub angle: f32,
    /// The direction in which it rolls, in radians from the columns' direction towards the rows'.
    pub heading: f32,
    /// How much of the other side's colour the upper face has, 0 to 1, for cross-fades.
    pub blend: f32,
    /// How large it is: 1 is as it lies.
    pub size: f32,
}

impl Pose {
    pub(super) fn resting(side: Side) -> Self {
        Self { alpha: 1.0, height: 0.0, angle: angle_of(side), heading: 0.0, blend: 0.0, size: 1.0 }
    }
}

fn angle_of(side: Side) -> f32 {
    match side {
        Side::Black => 0.0,
        Side::White => PI,
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Change {
    Come(Side),
    Go(Side),
    Turn { to: Side, heading: f32 },
    Bow(Side),
}

#[derive(Clone, Copy, Debug)]
struct Moving {
    square: Square,
    change: Change,
    start: f32,
    duration: f32,
}

impl Moving {
    fn progress(&self, clock: f32) -> f32 {
        if self.duration <= 0.0 { 1.0 } else { ((clock - self.start) / self.duration).clamp(0.0, 1.0) }
    }
}

/// The board as it is shown: the position that is to be seen in the end, and what still moves on the way there.
#[derive(Clone, Debug)]
pub struct Motion {
    board: Board,
    moving: Vec<Moving>,
    is_fade: bool,
    is_bow: bool,
    clock: f32,
    end: f32,
}

impl Motion {
    /// A board at rest.
    #[must_use]
    pub fn at_rest(board: Board) -> Self {
        Self { board, moving: Vec::new(), is_fade: false, is_bow: false, clock: 0.0, end: 0.0 }
    }

    /// Whether anything moves.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        !self.moving.is_empty()
    }

    /// Whether what moves is only the winner's discs that bow: they lie as they will.
    #[must_use]
    pub fn is_bowing(&self) -> bool {
        self.is_bow && self.is_moving()
    }

    /// How long the present animation takes from beginning to end, in seconds.
    #[must_use]
    pub fn duration(&self) -> f32 {
        self.end
    }

    /// Lets time pass, in seconds.
    pub fn advance(&mut self, seconds: f32) {
        if self.is_moving() {
            self.clock += seconds;
            if self.clock >= self.end {
                self.finish();
            }
        }
    }

    /// Shows the result at once.
    pub fn finish(&mut self) {
        self.moving.clear();
        self.clock = self.end;
    }

    /// Begins to show a move; `board` is the position after it. What moved before is finished.
    pub fn show_move(&mut self, played: &PlayedMove, board: Board, manner: Manner) {
        let PlayedMove { side, square, flips } = *played;
        let drop = Moving { square, change: Change::Come(side), start: 0.0, duration: DROP };
        let turns = flips.squares().map(|turned| Moving {
            square: turned,
            change: Change::Turn { to: side, heading: heading(square, turned) },
            start: flip_start(distance(square, turned)),
            duration: FLIP,
        });
        self.begin(board, std::iter::once(drop).chain(turns).collect(), manner);
    }

    /// Begins to show another position, whatever led there. What moved before is finished.
    pub fn show_board(&mut self, board: Board, manner: Manner) {
        let changes = Square::all().filter_map(|square| {
            let change = match (self.board.get(square), board.get(square)) {
                (None, Some(side)) => Change::Come(side),
                (Some(side), None) => Change::Go(side),
                (Some(from), Some(to)) if from != to => Change::Turn { to, heading: 0.0 },
                _ => return None,
            };
            Some(Moving { square, change, start: 0.0, duration: SWAP })
        });
        let changes = changes.collect();
        self.begin(board, changes, manner);
    }

    /// Lets the discs of a side bow, in a wave from a square, after a moment of rest.
    pub fn bow(&mut self, side: Side, from: Square) {
        let moving = self.board.discs(side).squares().map(|square| Moving {
            square,
            change: Change::Bow(side),
            start: BEFORE_END + BOW_STEP * f32::from(distance(from, square)),
            duration: BOW,
        });
        let moving = moving.collect();
        self.begin(self.board, moving, Manner::Move(1.0));
        self.is_bow = true;
    }

    fn begin(&mut self, board: Board, mut moving: Vec<Moving>, manner: Manner) {
        match manner {
            Manner::Instant => moving.clear(),
            Manner::Fade => moving.iter_mut().for_each(|one| (one.start, one.duration) = (0.0, CROSS_FADE)),
            Manner::Move(times) => moving.iter_mut().for_each(|one| {
                one.start *= times;
                one.duration *= times;
            }),
        }
        let end = moving.iter().map(|one| one.start + one.duration).fold(0.0, f32::max);
        *self = Self { board, moving, is_fade: manner == Manner::Fade, is_bow: false, clock: 0.0, end };
    }

    /// How the disc on a square lies or flies now; `None` if none is seen there.
    #[must_use]
    pub fn pose(&self, square: Square) -> Option<Pose> {
        let Some(one) = self.moving.iter().find(|one| one.square == square) else {
            return self.board.get(square).map(Pose::resting);
        };
        let t = one.progress(self.clock);
        let pose = match one.change {
            Change::Come(side) if self.is_fade => Pose { alpha: t, ..Pose::resting(side) },
            Change::Go(side) if self.is_fade => Pose { alpha: 1.0 - t, ..Pose::resting(side) },
            Change::Turn { to, .. } if self.is_fade => Pose { blend: 1.0 - t, ..Pose::resting(to) },
            Change::Come(side) => {
                let height = DROP_HEIGHT * (1.0 - ease_out(t));
                Pose { alpha: (t * 2.5).min(1.0), height, ..Pose::resting(side) }
            }
            Change::Go(side) => {
                let height = DROP_HEIGHT * ease_in_out(t);
                Pose { alpha: 1.0 - ease_in_out(t), height, ..Pose::resting(side) }
            }
            Change::Turn { to, heading } => {
                let turned = PI * ease_in_out(t);
                let angle = (angle_of(!to) + turned) % TAU;
                Pose { alpha: 1.0, height: LIFT * turned.sin(), angle, heading, blend: 0.0, size: 1.0 }
            }
            Change::Bow(side) => {
                let risen = (PI * ease_in_out(t)).sin();
                Pose { height: BOW_LIFT * risen, size: 1.0 + BOW_GROWTH * risen, ..Pose::resting(side) }
            }
        };
        (pose.alpha > 0.0).then_some(pose)
    }

    /// Black's and White's discs as they lie now: a new disc counts when it lands, a turned one when it is half round.
    #[must_use]
    pub fn count(&self) -> [u8; 2] {
        let mut count = Side::BOTH.map(|side| self.board.discs(side).count() as u8);
        for one in &self.moving {
            let t = one.progress(self.clock);
            match one.change {
                Change::Come(side) if t < 1.0 => count[side as usize] -= 1,
                Change::Turn { to, .. } if t < 0.5 => {
                    count[to as usize] -= 1;
                    count[!to as usize] += 1;
                }
                _ => {}
            }
        }
        count
    }
}

fn heading(from: Square, to: Square) -> f32 {
    let along = |from: u8, to: u8| f32::from(to) - f32::from(from);
    along(from.row(), to.row()).atan2(along(from.column(), to.column()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_engine::rules::{Game, Variant};

    fn after(moves: &str) -> (Game, PlayedMove) {
        let mut game = Game::new(Variant::Standard);
        let mut last = None;
        for name in moves.as_bytes().chunks(2) {
            last = Some(game.play(std::str::from_utf8(name).unwrap().parse().unwrap()).unwrap());
        }
        (game, last.unwrap())
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn no_move_of_a_game_takes_too_long() {
        let moves = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";
        let mut motion = Motion::at_rest(*Game::new(Variant::Standard).board());
        for end in (2..=moves.len()).step_by(2) {
            let (game, last) = after(&moves[..end]);
            motion.show_move(&last, *game.board(), Manner::Move(1.0));
            assert!(motion.duration() < 0.750, "{last:?} takes {}", motion.duration());
            motion.advance(10.0);
            let score = game.board().count();
            assert_eq!((motion.is_moving(), motion.count()), (false, [score.black, score.white]));
        }
    }

    #[test]
    fn a_flip_lifts_and_ends_as_it_should() {
        let (game, last) = after("f5");
        let mut motion = Motion::at_rest(*Game::new(Variant::Standard).board());
        motion.show_move(&last, *game.board(), Manner::Move(1.0));
        let pose = motion.pose(square("e5")).unwrap();
        assert_eq!((pose.height, pose.angle), (0.0, PI), "before its turn");
        motion.advance(flip_start(1) + FLIP / 2.0);
        let pose = motion.pose(square("e5")).unwrap();
        assert!((pose.height - LIFT).abs() < 1e-3 && (pose.angle - PI * 1.5).abs() < 1e-3, "{pose:?}");
        assert!((pose.heading.abs() - PI).abs() < 1e-6, "it rolls away from the new disc: {pose:?}");
        motion.advance(FLIP);
        assert_eq!(motion.pose(square("e5")), Some(Pose::resting(Side::Black)));
    }

    #[test]
    fn the_winners_discs_bow_once_and_lie_as_before() {
        let (game, _) = after("f5");
        let mut motion = Motion::at_rest(*game.board());
        motion.bow(Side::Black, square("f5"));
        let mut highest = 0.0_f32;
        for _ in 0..300 {
            assert_eq!(motion.pose(square("d4")), Some(Pose::resting(Side::White)), "the other side stays");
            assert_eq!(motion.count(), [4, 1]);
            highest = motion.pose(square("d5")).map_or(0.0, |pose| pose.height).max(highest);
            motion.advance(0.01);
        }
        assert!((highest - BOW_LIFT).abs() < 0.02, "{highest}");
        assert!(!motion.is_bowing());
        assert_eq!(motion.pose(square("d5")), Some(Pose::resting(Side::Black)));
    }

    #[test]
    fn a_fade_neither_lifts_nor_turns() {
        let (game, last) = after("f5");
        let mut motion = Motion::at_rest(*Game::new(Variant::Standard).board());
        motion.show_move(&last, *game.board(), Manner::Fade);
        for _ in 0..8 {
            let pose = motion.pose(square("e5")).unwrap();
            assert_eq!((pose.height, pose.angle), (0.0, 0.0));
            motion.advance(0.0101);
        }
        assert!(!motion.is_moving());
    }
}
