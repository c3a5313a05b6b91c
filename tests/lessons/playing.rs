//! The lessons played without a window: with the right squares from the first to the last, and with every wrong one.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use outflank::game::lessons::{At, LessonProgress, LessonRequest, Lessons, Moment, Said, Step};
use outflank::game::{ChooseSquare, HintState, MoveRefused, MoveSource, Patience, PlayMove, Redo, ReplyGate};
use outflank::game::{Session, ShowMe, Undo};
use outflank::stage::Screen;
use outflank::ui::Action;
use outflank_engine::rules::{Bitboard, Square};

struct School {
    app: App,
}

impl School {
    fn new() -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, outflank::stage::plugin, outflank::game::plugin))
            .add_plugins(outflank::ui::logic_plugin)
            .insert_state(Screen::Learn)
            .insert_resource(Patience::Wait);
        app.update();
        Self { app }
    }

    /// At this step of this lesson, with the steps before it done.
    fn at_step(lesson: usize, step: usize) -> Self {
        let mut school = Self::new();
        school.write(LessonRequest::Begin(lesson));
        for _ in 0..step {
            school.do_right();
            school.write(LessonRequest::Next);
        }
        school
    }

    fn write<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
        self.app.update();
    }

    fn choose(&mut self, square: Square) {
        let revision = self.session().revision();
        self.write(ChooseSquare { square, revision });
    }

    fn session(&self) -> &Session {
        self.app.world().resource()
    }

    fn lessons(&self) -> &Lessons {
        self.app.world().resource()
    }

    fn progress(&self) -> &LessonProgress {
        self.app.world().resource()
    }

    fn at(&self) -> At {
        self.lessons().at().unwrap().clone()
    }

    fn step(&self) -> Step {
        self.lessons().step().unwrap().clone()
    }

    fn do_right(&mut self) {
        let step = self.step();
        let wanted = if step.deed.is_move() { 1 } else { 64 };
        for square in step.deed.squares().squares().take(wanted) {
            if self.at().moment == Moment::Asked {
                self.choose(square);
            }
        }
        assert_eq!(self.at().moment, Moment::Right, "{}", step.task);
        assert_eq!(self.at().said, Some(Said::Answer(step.right)));
    }

    fn assert_as_at_first(&self, step: &Step) {
        assert_eq!(self.session().game(), &step.game(), "{}", step.task);
        assert_eq!(self.at().moment, Moment::Asked, "{}", step.task);
    }
}

fn every_step() -> Vec<(usize, usize)> {
    let lessons = outflank::game::lessons::lessons();
    let steps = lessons.iter().enumerate();
    steps.flat_map(|(index, lesson)| (0..lesson.steps.len()).map(move |step| (index, step))).collect()
}

#[test]
fn from_the_first_lesson_to_the_last_with_right_answers() {
    let mut school = School::new();
    school.write(LessonRequest::Begin(0));
    for (lesson, step) in every_step() {
        assert_eq!((school.at().lesson, school.at().step), (lesson, step));
        school.assert_as_at_first(&school.step());
        school.do_right();
        school.write(LessonRequest::Next);
    }
    assert_eq!(school.lessons().at(), None);
    assert!(school.lessons().all().iter().all(|lesson| school.progress().is_finished(&lesson.id)));
    assert!(school.session().is_demo());
}

#[test]
fn every_right_square_is_taken_as_right() {
    for (lesson, step) in every_step() {
        let mut school = School::at_step(lesson, step);
        let asked = school.step();
        if asked.deed.is_move() {
            for square in asked.deed.squares().squares() {
                school = School::at_step(lesson, step);
                school.choose(square);
                assert_eq!(school.at().moment, Moment::Right, "{} {square}", asked.task);
            }
        }
    }
}

#[test]
fn every_wrong_move_is_answered_and_changes_nothing_for_good() {
    for (lesson, step) in every_step() {
        let mut school = School::at_step(lesson, step);
        let asked = school.step();
        if !asked.deed.is_move() {
            continue;
        }
        let wrong = asked.game().legal_moves() - asked.deed.squares();
        for (index, square) in wrong.squares().enumerate() {
            school.choose(square);
            let answer = asked.answer(square).unwrap().clone();
            assert_eq!(school.at().moment, Moment::Wrong, "{} {square}", asked.task);
            assert_eq!(school.at().said, Some(Said::Answer(answer.text.clone())));
            school.app.update();
            let played: Vec<Square> = school.session().game().moves().iter().map(|played| played.square).collect();
            let expected: Vec<Square> = std::iter::once(square).chain(answer.reply).collect();
            assert_eq!(played, expected, "{}", asked.task);
            // Taken back by the button, or by a tap on the board, which plays nothing.
            if index % 2 == 0 {
                school.write(LessonRequest::Again);
            } else {
                school.choose(asked.deed.squares().squares().next().unwrap());
            }
            school.assert_as_at_first(&asked);
            assert_eq!(school.at().said, Some(Said::Answer(answer.text)), "what was said can still be read");
        }
        school.do_right();
    }
}

#[test]
fn every_wrong_tap_is_answered_and_changes_nothing() {
    for (lesson, step) in every_step() {
        let mut school = School::at_step(lesson, step);
        let asked = school.step();
        if asked.deed.is_move() {
            continue;
        }
        for square in (Bitboard::ALL - asked.deed.squares()).squares() {
            school.choose(square);
            assert_eq!(school.at().said, Some(Said::Answer(asked.answer(square).unwrap().text.clone())));
            school.assert_as_at_first(&asked);
            assert!(school.at().found.is_empty());
        }
        school.do_right();
    }
}

#[test]
fn what_the_rules_forbid_is_said_and_not_done() {
    for (lesson, step) in every_step() {
        let mut school = School::at_step(lesson, step);
        let asked = school.step();
        if asked.deed.is_move() {
            for square in (Bitboard::ALL - asked.game().legal_moves()).squares() {
                school.choose(square);
                let why = asked.game().flips(square).unwrap_err();
                assert_eq!(school.at().said, Some(Said::Forbidden(why)));
                school.assert_as_at_first(&asked);
            }
        }
    }
}

#[test]
fn white_answers_only_when_the_discs_lie_still() {
    let mut school = School::at_step(5, 2); // guarding a corner
    let wrong = "f4".parse().unwrap();
    school.app.insert_resource(ReplyGate { is_closed: true });
    school.choose(wrong);
    (0..5).for_each(|_| school.app.update());
    assert!(school.lessons().is_waiting());
    assert_eq!(school.session().game().moves().len(), 1);
    school.app.insert_resource(ReplyGate { is_closed: false });
    school.app.update();
    assert!(!school.lessons().is_waiting());
    assert_eq!(school.session().game().moves().len(), 2);
}

#[test]
fn no_answer_comes_to_a_move_that_was_taken_back() {
    let mut school = School::at_step(5, 2);
    school.app.insert_resource(ReplyGate { is_closed: true });
    school.choose("f4".parse().unwrap());
    school.write(LessonRequest::Again);
    school.app.insert_resource(ReplyGate { is_closed: false });
    school.app.update();
    school.assert_as_at_first(&school.step());
}

#[test]
fn only_the_lesson_moves_and_takes_back() {
    // A step to tap in: a move, however it is asked for, is refused.
    let mut school = School::at_step(1, 0);
    let request = |school: &School, name: &str| {
        let (square, revision) = (name.parse().unwrap(), school.session().revision());
        PlayMove { square, revision, source: MoveSource::Person }
    };
    let asked = school.step();
    school.write(request(&school, "d3"));
    let refused = school.app.world().resource::<Messages<MoveRefused>>();
    assert_eq!(refused.get_cursor().read(refused).count(), 1);
    school.assert_as_at_first(&asked);

    // A step that is done: White is not moved, and nothing is taken back.
    let mut school = School::at_step(0, 2);
    school.do_right();
    let game = school.session().game().clone();
    let reply = game.legal_moves().squares().next().unwrap().to_string();
    school.write(request(&school, &reply));
    school.write(Undo);
    school.write(Redo);
    school.write(ShowMe);
    assert_eq!(school.session().game(), &game);
    assert!(!school.app.world().resource::<HintState>().is_open());
}

#[test]
fn showing_does_not_do_it_for_you() {
    let mut school = School::at_step(5, 1);
    school.write(LessonRequest::Show);
    assert!(school.at().is_shown);
    school.assert_as_at_first(&school.step());
    school.do_right();
}

#[test]
fn back_leads_to_the_list_and_then_to_the_start_and_progress_stays() {
    let mut school = School::at_step(0, 2);
    school.do_right();
    assert!(school.progress().is_finished("place") && !school.progress().is_finished("directions"));
    school.write(Action::Back);
    assert_eq!(school.lessons().at(), None);
    assert!(school.session().is_demo());
    school.write(Action::Back);
    school.app.update();
    assert_eq!(*school.app.world().resource::<State<Screen>>().get(), Screen::Start);
    assert!(school.progress().is_finished("place"));
}

#[test]
fn progress_can_be_written_down_and_read_again() {
    let mut school = School::at_step(0, 2);
    school.do_right();
    let written = serde_json::to_string(school.progress()).unwrap();
    assert_eq!(serde_json::from_str::<LessonProgress>(&written).unwrap(), *school.progress());
    assert_eq!(serde_json::from_str::<LessonProgress>("{}").unwrap(), LessonProgress::default());
}
