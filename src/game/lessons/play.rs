//! A lesson as it is played: what is asked, what was done, what was said to it.
//!
//! Moves go through the same door as everywhere. A wrong one lies on the board until the learner goes on; then it is
//! taken back, with White's answer.

use bevy::prelude::*;
use outflank_engine::rules::{Bitboard, IllegalMove, Square};

use super::course::{Deed, Lesson, Step, lessons};
use super::progress::LessonProgress;
use crate::game::requests::{BoardReplaced, Cause};
use crate::game::session::Occasion;
use crate::game::turn::{MovePlayed, MoveSource, PlayMove, ReplyGate};
use crate::game::{ChooseSquare, GameSystems, NewGame, Seat, Session, demo};
use crate::stage::Screen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lessons>().add_message::<LessonRequest>();
    app.add_systems(OnExit(Screen::Learn), leave);
    app.add_systems(Update, (take_choices, take_requests, give_reply).chain().in_set(GameSystems::Teach));
    app.add_systems(Update, judge.in_set(GameSystems::Follow));
}

/// Request to the lessons. Ignored where it makes no sense.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonRequest {
    /// Begin the lesson with this number, from 0.
    Begin(usize),
    /// On to the next step, or from the last one to the next lesson, once a step is done.
    Next,
    /// Take the wrong move back.
    Again,
    /// Show what is right.
    Show,
    /// Back to the list.
    Close,
}

/// Every lesson, and the one that is being played.
#[derive(Resource, Debug)]
pub struct Lessons {
    all: Vec<Lesson>,
    at: Option<At>,
}

/// Where someone is in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct At {
    /// Which lesson, from 0.
    pub lesson: usize,
    /// Which step of it, from 0.
    pub step: usize,
    /// How far the step is.
    pub moment: Moment,
    /// What was said last.
    pub said: Option<Said>,
    /// The right squares tapped so far.
    pub found: Bitboard,
    /// The squares lit up: the step's own or the answer's.
    pub lit: Bitboard,
    /// Whether the right squares are shown.
    pub is_shown: bool,
    /// White's answer to the wrong move, while the discs still turn.
    reply: Option<Square>,
}

/// How far a step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The learner is to do something.
    Asked,
    /// A wrong move lies on the board.
    Wrong,
    /// It is done.
    Right,
}

/// Something said to the learner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// The message with this key.
    Answer(String),
    /// That the rules forbid a move, and why.
    Forbidden(IllegalMove),
}

impl Default for Lessons {
    fn default() -> Self {
        Self { all: lessons(), at: None }
    }
}

impl Lessons {
    /// Every lesson, in order.
    #[must_use]
    pub fn all(&self) -> &[Lesson] {
        &self.all
    }

    /// Where someone is in a lesson; `None` while the list is shown or no lesson is played at all.
    #[must_use]
    pub fn at(&self) -> Option<&At> {
        self.at.as_ref()
    }

    /// The step that is being played.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        self.at.as_ref().and_then(|at| self.step_of(at))
    }

    /// The lesson that is being played.
    #[must_use]
    pub fn lesson(&self) -> Option<&Lesson> {
        self.all.get(self.at.as_ref()?.lesson)
    }

    /// Whether a move is asked for now.
    #[must_use]
    pub fn ask_move(&self) -> bool {
        self.is_asking() && self.step().is_some_and(|step| step.deed.is_move())
    }

    /// Whether squares to tap are asked for now.
    #[must_use]
    pub fn ask_taps(&self) -> bool {
        self.is_asking() && self.step().is_some_and(|step| !step.deed.is_move())
    }

    fn is_asking(&self) -> bool {
        self.at.as_ref().is_some_and(|at| at.moment == Moment::Asked)
    }

    /// Whether White's answer to a wrong move is still to come.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.at.as_ref().is_some_and(|at| at.reply.is_some())
    }

    fn step_of(&self, at: &At) -> Option<&Step> {
        self.all.get(at.lesson)?.steps.get(at.step)
    }

    /// The step after this one; the next lesson's first after a lesson's last.
    fn next(&self) -> Option<(usize, usize)> {
        let at = self.at.as_ref()?;
        let is_last = at.step + 1 >= self.lesson()?.steps.len();
        Some(if is_last { (at.lesson + 1, 0) } else { (at.lesson, at.step + 1) })
    }
}

impl At {
    fn new(lesson: usize, step: usize, light: Bitboard) -> Self {
        let (moment, said, found) = (Moment::Asked, None, Bitboard::EMPTY);
        Self { lesson, step, moment, said, found, lit: light, is_shown: false, reply: None }
    }

    fn is_right(&mut self, step: &Step) {
        self.moment = Moment::Right;
        self.said = Some(Said::Answer(step.right.clone()));
        self.is_shown = false;
    }

    fn is_wrong(&mut self, step: &Step, square: Square) {
        let answer = step.answer(square);
        self.said = answer.map(|answer| Said::Answer(answer.text.clone()));
        if step.deed.is_move() {
            self.moment = Moment::Wrong;
            self.lit = answer.map_or(step.light, |answer| answer.light);
            self.reply = answer.and_then(|answer| answer.reply);
        }
    }

    fn tap(&mut self, step: &Step, square: Square) {
        let wanted = step.deed.squares();
        if !wanted.contains(square) {
            self.is_wrong(step, square);
            return;
        }
        self.found |= square.bit();
        self.said = None;
        if matches!(step.deed, Deed::TapOne(_)) || self.found == wanted {
            self.is_right(step);
        }
    }
}

/// A square chosen on the board in a lesson: a move, a tap, or "go on" while a wrong move lies there.
fn take_choices(
    mut choices: MessageReader<ChooseSquare>,
    mut lessons: ResMut<Lessons>,
    mut session: ResMut<Session>,
    mut progress: ResMut<LessonProgress>,
    mut moves: MessageWriter<PlayMove>,
    mut replaced: MessageWriter<BoardReplaced>,
) {
    for &ChooseSquare { square, revision } in choices.read() {
        let (Some(at), Some(step)) = (lessons.at.clone(), lessons.step().cloned()) else { continue };
        if revision != session.revision() {
            continue;
        }
        let mut next = at.clone();
        match at.moment {
            Moment::Right => {}
            Moment::Wrong => next = take_back(&at, &step, &mut session, &mut replaced),
            Moment::Asked if step.deed.is_move() => match session.game().flips(square) {
                Ok(_) => _ = moves.write(PlayMove { square, revision, source: MoveSource::Person }),
                Err(why) => next.said = Some(Said::Forbidden(why)),
            },
            Moment::Asked => next.tap(&step, square),
        }
        if next != at {
            note_progress(&lessons, &next, &mut progress);
            lessons.at = Some(next);
        }
    }
}

fn take_requests(
    mut requests: MessageReader<LessonRequest>,
    mut lessons: ResMut<Lessons>,
    mut session: ResMut<Session>,
    mut replaced: MessageWriter<BoardReplaced>,
    mut games: MessageWriter<NewGame>,
) {
    for &request in requests.read() {
        let begun = match (request, &lessons.at) {
            (LessonRequest::Begin(lesson), _) => Some((lesson, 0)),
            (LessonRequest::Next, Some(at)) if at.moment == Moment::Right => lessons.next(),
            _ => None,
        };
        if let Some((lesson, index)) = begun {
            if let Some(step) = lessons.all.get(lesson).and_then(|lesson| lesson.steps.get(index)).cloned() {
                session.set_up(step.game(), [Seat::Person; 2], Occasion::Lesson);
                replaced.write(BoardReplaced { cause: Cause::Lesson });
                lessons.at = Some(At::new(lesson, index, step.light));
            } else {
                lessons.at = None; // after the last lesson
                games.write(demo::demo());
            }
            continue;
        }
        let (Some(at), Some(step)) = (lessons.at.clone(), lessons.step().cloned()) else { continue };
        match request {
            LessonRequest::Again if at.moment == Moment::Wrong => {
                lessons.at = Some(take_back(&at, &step, &mut session, &mut replaced));
            }
            LessonRequest::Show if at.moment == Moment::Asked => {
                lessons.at = Some(At { is_shown: true, ..at });
            }
            LessonRequest::Close => {
                lessons.at = None;
                games.write(demo::demo());
            }
            _ => {}
        }
    }
}

/// The step as it was before the wrong move; what was said to that stays to be read.
fn take_back(at: &At, step: &Step, session: &mut Session, replaced: &mut MessageWriter<BoardReplaced>) -> At {
    session.set_up(step.game(), [Seat::Person; 2], Occasion::Lesson);
    replaced.write(BoardReplaced { cause: Cause::Undo });
    let fresh = At::new(at.lesson, at.step, step.light);
    At { said: at.said.clone(), is_shown: at.is_shown, ..fresh }
}

/// White's answer to a wrong move, once the discs lie still.
fn give_reply(
    gate: Res<ReplyGate>,
    mut lessons: ResMut<Lessons>,
    mut session: ResMut<Session>,
    mut played_moves: MessageWriter<MovePlayed>,
) {
    if gate.is_closed || !lessons.is_waiting() {
        return;
    }
    if let Some(square) = lessons.at.as_mut().and_then(|at| at.reply.take())
        && let Ok(played) = session.play(square)
    {
        played_moves.write(MovePlayed { played });
    }
}

fn judge(
    mut played_moves: MessageReader<MovePlayed>,
    mut lessons: ResMut<Lessons>,
    mut progress: ResMut<LessonProgress>,
) {
    for MovePlayed { played } in played_moves.read() {
        let (Some(at), Some(step)) = (lessons.at.clone(), lessons.step().cloned()) else { continue };
        if at.moment != Moment::Asked || !step.deed.is_move() {
            continue; // White's answer
        }
        let mut next = at;
        if step.deed.squares().contains(played.square) {
            next.is_right(&step);
        } else {
            next.is_wrong(&step, played.square);
        }
        note_progress(&lessons, &next, &mut progress);
        lessons.at = Some(next);
    }
}

/// Remembers a lesson whose last step is done.
fn note_progress(lessons: &Lessons, at: &At, progress: &mut ResMut<LessonProgress>) {
    let Some(lesson) = lessons.all.get(at.lesson) else { return };
    if at.moment == Moment::Right && at.step + 1 == lesson.steps.len() && !progress.is_finished(&lesson.id) {
        progress.finish(&lesson.id);
    }
}

fn leave(mut lessons: ResMut<Lessons>) {
    lessons.at = None;
}
