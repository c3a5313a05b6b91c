//! The lessons' panel: their list with what is done, or the card of one with its task, its answer and the way on.

use bevy_egui::egui::{
    Align2, CornerRadius, Frame, Margin, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, vec2,
};
use bevy_egui::egui::{WidgetInfo, WidgetType};
use outflank_engine::rules::IllegalMove;

use super::icons::{self, Icon};
use super::style::{self, BODY, RADIUS, STEP, TARGET, card, colour};
use super::widgets::{self, Button, Weight, body, emphasis, note};
use super::{Action, Layout, Seen, words};
use crate::game::lessons::{At, Deed, Lesson, LessonRequest, Moment, Said, Step};
use crate::stage::ViewMode;

/// Shows the panel in its part of the layout.
pub(super) fn show(ui: &mut Ui, layout: Layout, seen: &Seen, actions: &mut Vec<Action>) {
    ui.painter().rect_filled(layout.panel, CornerRadius::ZERO, colour(seen.theme.panel));
    let margin = if layout.panel.width() < 300.0 { 2.0 * STEP } else { 4.0 * STEP };
    let inside = layout.panel.shrink2(vec2(margin, if layout.is_wide { margin } else { 2.0 * STEP }));
    let playing = match (seen.lessons.at(), seen.lessons.lesson(), seen.lessons.step()) {
        (Some(at), Some(lesson), Some(step)) => Some(Playing { at, lesson, step }),
        _ => None,
    };

    let lines = if playing.is_some() { 2.0 } else { 1.0 };
    let buttons = inside.with_min_y(inside.bottom() - lines * TARGET - (lines - 1.0) * 2.0 * STEP);
    let rest = inside.with_max_y(buttons.top() - 2.0 * STEP);
    ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| {
        ui.set_clip_rect(rest.expand2(vec2(margin, 4.0)));
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.set_width(rest.width() - 8.0);
            match &playing {
                Some(playing) => playing.show(ui, seen),
                None => list(ui, seen, actions),
            }
        });
    });
    ui.scope_builder(UiBuilder::new().max_rect(buttons), |ui| {
        if let Some(playing) = &playing {
            playing.main_button(ui, seen, vec2(buttons.width(), TARGET), actions);
        }
        let half = vec2((buttons.width() - 2.0 * STEP) / 2.0, TARGET);
        ui.horizontal(|ui| {
            let (back, action) = match playing {
                Some(_) => ("lesson-list", Action::Lesson(LessonRequest::Close)),
                None => ("learn-leave", Action::Back),
            };
            if button(Icon::Back, &seen.texts.get(back), Weight::Normal, half).show(ui, seen.theme) {
                actions.push(action);
            }
            let (icon, view) = match seen.options.view {
                ViewMode::Flat => (Icon::Table, ViewMode::Table),
                ViewMode::Table => (Icon::Flat, ViewMode::Flat),
            };
            if button(icon, &seen.texts.get(words::view_key(view)), Weight::Normal, half).show(ui, seen.theme) {
                actions.push(Action::ToggleView);
            }
        });
    });
}

fn button(icon: Icon, words: &str, weight: Weight, size: bevy_egui::egui::Vec2) -> Button<'_> {
    Button { icon: Some(icon), words, weight, is_enabled: true, size }
}

fn list(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    let all = seen.lessons.all();
    let is_done = |lesson: &&Lesson| seen.progress.is_finished(&lesson.id);
    let done = all.iter().filter(is_done).count();
    emphasis(ui, seen.theme, &seen.texts.get("learn-title"), 22.0);
    note(ui, seen.theme, &seen.texts.get("learn-note"));
    let values = [("done", done.into()), ("all", all.len().into())];
    note(ui, seen.theme, &seen.texts.with("learn-progress", values));
    let next = all.iter().position(|lesson| !is_done(&lesson));
    for (index, lesson) in all.iter().enumerate() {
        if entry(ui, seen, index, lesson, next == Some(index)) {
            actions.push(Action::Lesson(LessonRequest::Begin(index)));
        }
    }
}

/// A line of the list. The first lesson that is not done stands out.
fn entry(ui: &mut Ui, seen: &Seen, index: usize, lesson: &Lesson, is_next: bool) -> bool {
    let theme = seen.theme;
    let title = seen.texts.get(&lesson.title);
    let is_done = seen.progress.is_finished(&lesson.id);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), TARGET), Sense::click());
    response.widget_info(|| {
        let spoken = if is_done { format!("{title}, {}", seen.texts.get("learn-done")) } else { title.clone() };
        WidgetInfo::labeled(WidgetType::Button, true, spoken)
    });
    let painter = ui.painter();
    let fill = if response.hovered() { theme.raised } else { theme.panel };
    let stroke = match is_next {
        true => Stroke::new(2.0, colour(theme.accent)),
        false => Stroke::new(1.0, colour(theme.line)),
    };
    painter.rect(rect, CornerRadius::same(RADIUS), colour(fill), stroke, StrokeKind::Inside);
    let (ink, quiet) = (colour(theme.ink), colour(theme.quiet_ink));
    let number = rect.left_center() + vec2(30.0, 0.0);
    painter.text(number, Align2::RIGHT_CENTER, (index + 1).to_string(), style::regular(style::SMALL), quiet);
    let font = |size| if is_next { style::strong(size) } else { style::regular(size) };
    let room = rect.width() - 40.0 - 34.0;
    let width = painter.layout_no_wrap(title.clone(), font(BODY), ink).size().x;
    let size = BODY * (room / width).min(1.0);
    painter.text(rect.left_center() + vec2(40.0, 0.0), Align2::LEFT_CENTER, title, font(size), ink);
    if is_done {
        let place = bevy_egui::egui::Rect::from_center_size(rect.right_center() - vec2(19.0, 0.0), vec2(20.0, 20.0));
        icons::paint(painter, Icon::Done, place, colour(theme.accent));
    }
    widgets::paint_focus(ui, &response, theme);
    widgets::was_pressed(ui, &response)
}

/// The step that is being played.
struct Playing<'a> {
    at: &'a At,
    lesson: &'a Lesson,
    step: &'a Step,
}

impl Playing<'_> {
    fn is_last_step(&self) -> bool {
        self.at.step + 1 == self.lesson.steps.len()
    }

    fn show(&self, ui: &mut Ui, seen: &Seen) {
        let (theme, texts) = (seen.theme, seen.texts);
        emphasis(ui, theme, &texts.get(&self.lesson.title), 22.0);
        let values = [("step", (self.at.step + 1).into()), ("all", self.lesson.steps.len().into())];
        note(ui, theme, &texts.with("lesson-step", values));
        card(theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            body(ui, theme, &texts.get(&self.step.task));
            if self.step.shows_count {
                let score = self.step.board.count();
                let values = [("black", score.black.into()), ("white", score.white.into())];
                emphasis(ui, theme, &texts.with("score", values), BODY);
            }
            if let Deed::Tap(wanted) = self.step.deed {
                let values = [("found", self.at.found.count().into()), ("all", wanted.count().into())];
                note(ui, theme, &texts.with("lesson-found", values));
            }
        });
        if let Some(said) = &self.at.said {
            self.answer(ui, seen, said);
        }
    }

    fn answer(&self, ui: &mut Ui, seen: &Seen, said: &Said) {
        let theme = seen.theme;
        let is_right = self.at.moment == Moment::Right;
        let edge = if is_right { theme.accent } else { theme.quiet_ink };
        let frame = Frame::new()
            .stroke(Stroke::new(2.0, colour(edge)))
            .corner_radius(CornerRadius::same(RADIUS))
            .inner_margin(Margin::same(3 * STEP as i8));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let text = match said {
                Said::Answer(key) => seen.texts.get(key),
                Said::Forbidden(why) => seen.texts.get(forbidden_key(*why)),
            };
            body(ui, theme, &text);
            if is_right && self.is_last_step() {
                emphasis(ui, theme, &seen.texts.get("lesson-finished"), BODY);
            }
        });
    }

    fn main_button(&self, ui: &mut Ui, seen: &Seen, size: bevy_egui::egui::Vec2, actions: &mut Vec<Action>) {
        let is_last_of_all = self.is_last_step() && self.at.lesson + 1 == seen.lessons.all().len();
        let (icon, key, weight, request) = match self.at.moment {
            Moment::Asked => (Icon::Hint, "lesson-show", Weight::Normal, LessonRequest::Show),
            Moment::Wrong => (Icon::Undo, "lesson-again", Weight::Main, LessonRequest::Again),
            Moment::Right if is_last_of_all => (Icon::Play, "lesson-list", Weight::Main, LessonRequest::Close),
            Moment::Right if self.is_last_step() => {
                (Icon::Play, "lesson-next-lesson", Weight::Main, LessonRequest::Next)
            }
            Moment::Right => (Icon::Play, "lesson-next", Weight::Main, LessonRequest::Next),
        };
        if button(icon, &seen.texts.get(key), weight, size).show(ui, seen.theme) {
            actions.push(Action::Lesson(request));
        }
    }
}

fn forbidden_key(why: IllegalMove) -> &'static str {
    match why {
        IllegalMove::Occupied(_) => "lesson-occupied",
        IllegalMove::NotCentre(_) => "lesson-not-centre",
        IllegalMove::NothingOutflanked(_) | IllegalMove::GameOver => "lesson-nothing-turned",
    }
}
