//! The lessons' panel: its list, its cards in every size and language, its buttons.

use egui_kittest::kittest::Queryable;
use outflank::game::lessons::{LessonRequest, lessons};
use outflank::stage::{Language, Screen};
use outflank::text::Texts;
use outflank::ui::{Action, zoom};

use crate::desk::Desk;
use crate::sizes::SIZES;

fn asked(desk: Desk, words: &str) -> Vec<Action> {
    let mut harness = desk.at(1280.0, 800.0);
    harness.get_by_label(words).click();
    harness.run_steps(2);
    harness.state().asked.clone()
}

#[test]
fn the_start_screen_leads_to_the_lessons() {
    assert_eq!(asked(Desk::new(Screen::Start), "Learn"), [Action::Learn]);
}

#[test]
fn the_list_begins_a_lesson_and_leads_back() {
    assert_eq!(asked(Desk::in_lesson(None), "Place and flip"), [Action::Lesson(LessonRequest::Begin(0))]);
    assert_eq!(asked(Desk::in_lesson(None), "Back"), [Action::Back]);
}

#[test]
fn a_finished_lesson_is_marked() {
    let mut desk = Desk::in_lesson(Some(0));
    for square in ["c4", "a4", "d3"] {
        desk.choose(square);
        desk.ask(LessonRequest::Next);
    }
    desk.ask(LessonRequest::Close);
    let harness = desk.at(1280.0, 800.0);
    harness.get_by_label("Place and flip, done");
    harness.get_by_label("1 of 14 done");
}

#[test]
fn a_task_can_be_shown_answered_and_left() {
    assert_eq!(asked(Desk::in_lesson(Some(5)), "Show me"), [Action::Lesson(LessonRequest::Show)]);
    assert_eq!(asked(Desk::in_lesson(Some(5)), "All lessons"), [Action::Lesson(LessonRequest::Close)]);

    let mut desk = Desk::in_lesson(Some(0));
    desk.choose("a1");
    let harness = desk.at(1280.0, 800.0);
    harness.get_by_label("No white disc would be trapped there, so nobody may play there.");

    let mut desk = Desk::in_lesson(Some(0));
    desk.choose("c4");
    assert_eq!(asked(desk, "Next"), [Action::Lesson(LessonRequest::Next)]);

    let mut desk = Desk::in_lesson(Some(7));
    desk.choose("e7");
    assert_eq!(asked(desk, "Try again"), [Action::Lesson(LessonRequest::Again)]);
}

#[test]
fn what_is_tapped_is_counted() {
    let mut desk = Desk::in_lesson(Some(5));
    desk.choose("a1");
    desk.choose("h8");
    desk.at(1280.0, 800.0).get_by_label("Found: 2 of 4");
}

#[test]
fn buttons_and_titles_fit_in_every_size_and_language() {
    for (width, height) in SIZES {
        for language in Language::ALL {
            let scale = zoom(bevy_egui::egui::vec2(width, height), 100);
            let texts = || Texts::new(language);
            let mut list = Desk::in_lesson(None);
            list.texts = texts();
            let harness = list.at(width / scale, height / scale);
            let panel = harness.state().layout.unwrap().panel;
            for lesson in lessons() {
                let rect = harness.get_by_label(&texts().get(&lesson.title)).rect();
                assert!(panel.x_range().contains(rect.left()) && panel.x_range().contains(rect.right()), "{rect}");
            }
            let mut card = Desk::in_lesson(Some(5));
            card.texts = texts();
            let harness = card.at(width / scale, height / scale);
            let panel = harness.state().layout.unwrap().panel;
            for key in ["lesson-show", "lesson-list", "view-2d"] {
                let rect = harness.get_by_label(&texts().get(key)).rect();
                assert!(panel.contains_rect(rect), "{key} at {width}x{height} in {language:?}: {rect} in {panel}");
            }
        }
    }
}
