//! The few controls that the panels are made of.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Label, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::focus;
use super::icons::{self, Icon};
use super::style::{self, BODY, RADIUS, STEP, TARGET, colour};
use crate::theme::Theme;

/// An icon and the gap to the words beside it, in points.
const ICON_WIDTH: f32 = 26.0;

/// Words of choices are not set smaller than this, in points: there are fewer in a row then.
const SMALLEST: f32 = 13.0;

/// The size for words that have this width at the usual one, so that they fit into so much room.
fn fitting(width: f32, room: f32) -> f32 {
    BODY * (room / width.max(1.0)).clamp(0.4, 1.0)
}

/// How much a button asks to be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Weight {
    /// The one that most people want.
    Main,
    /// All others.
    Normal,
}

/// A button with an icon and words. It takes the size it is given.
pub(super) struct Button<'a> {
    pub icon: Option<Icon>,
    pub words: &'a str,
    pub weight: Weight,
    pub is_enabled: bool,
    pub size: Vec2,
}

impl Button<'_> {
    /// Shows it and says whether it was pressed.
    pub fn show(&self, ui: &mut Ui, theme: &Theme) -> bool {
        let Self { icon, words, weight, is_enabled, size } = *self;
        let (rect, response) = ui.allocate_exact_size(size, if is_enabled { Sense::click() } else { Sense::hover() });
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, is_enabled, words));
        let (fill, ink) = match weight {
            Weight::Main => (colour(theme.accent), colour(theme.on_accent)),
            Weight::Normal => (colour(theme.raised), colour(theme.ink)),
        };
        let (fill, ink) = match is_enabled {
            true => (state_fill(fill, ink, &response), ink),
            false => (colour(theme.panel), colour(theme.quiet_ink).gamma_multiply(0.6)),
        };
        let painter = ui.painter();
        let line = Stroke::new(1.0, colour(theme.line).lerp_to_gamma(colour(theme.quiet_ink), 0.25));
        painter.rect(rect, CornerRadius::same(RADIUS), fill, line, StrokeKind::Inside);
        paint_focus(ui, &response, theme);
        if is_enabled {
            focus::take(&response);
        }
        let font = |size| if weight == Weight::Main { style::strong(size) } else { style::regular(size) };
        let width_of = |size| painter.layout_no_wrap(words.to_owned(), font(size), ink).size().x;
        // Words that are too long lose the icon beside them, then are set smaller, but never cut off.
        let full = width_of(BODY);
        let room = rect.width() - 2.0 * STEP;
        let icon = icon.filter(|_| full + ICON_WIDTH <= room + 2.0);
        let icon_width = if icon.is_some() { ICON_WIDTH } else { 0.0 };
        let galley = painter.layout_no_wrap(words.to_owned(), font(fitting(full, room - icon_width)), ink);
        let left = rect.center().x - (icon_width + galley.size().x) / 2.0;
        if let Some(icon) = icon {
            let place = Rect::from_center_size(pos2(left + 9.0, rect.center().y), vec2(18.0, 18.0));
            icons::paint(painter, icon, place, ink);
        }
        painter.galley(pos2(left + icon_width, rect.center().y - galley.size().y / 2.0), galley, ink);
        is_enabled && was_pressed(ui, &response)
    }
}

/// A row of choices of which one holds, each as wide as the others; more than fit go into further rows.
pub(super) fn choice<T: PartialEq + Copy>(
    ui: &mut Ui,
    theme: &Theme,
    chosen: T,
    options: &[(T, String)],
    columns: usize,
) -> Option<T> {
    let mut picked = None;
    let gap = STEP;
    let columns = columns_for(ui, options.iter().map(|(_, words)| words.as_str()), columns, gap);
    let width = (ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32;
    for row in options.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (value, words) in row {
                let is_chosen = *value == chosen;
                if segment(ui, theme, words, is_chosen, vec2(width, TARGET)) && !is_chosen {
                    picked = Some(*value);
                }
            }
        });
    }
    picked
}

/// How many controls with these words go side by side: as many as wanted, half of them, or one, so that no words are
/// set too small. Half, so that four go into two rows of two rather than of three and one.
pub(super) fn columns_for<'a>(ui: &Ui, words: impl Iterator<Item = &'a str>, wanted: usize, gap: f32) -> usize {
    let width = |words: &str| {
        let galley = ui.painter().layout_no_wrap(words.to_owned(), style::strong(BODY), Color32::WHITE);
        galley.size().x
    };
    let widest = words.map(width).fold(0.0, f32::max);
    let fits = |&columns: &usize| {
        let room = (ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32;
        fitting(widest, room - 2.0 * STEP) >= SMALLEST
    };
    let wanted = wanted.max(1);
    [wanted, wanted.div_ceil(2)].into_iter().find(fits).unwrap_or(1)
}

fn segment(ui: &mut Ui, theme: &Theme, words: &str, is_chosen: bool, size: Vec2) -> bool {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, words));
    let ink = colour(theme.ink);
    let fill = state_fill(if is_chosen { colour(theme.raised) } else { colour(theme.panel) }, ink, &response);
    let stroke = if is_chosen { Stroke::new(2.0, colour(theme.accent)) } else { Stroke::new(1.0, colour(theme.line)) };
    ui.painter().rect(rect, CornerRadius::same(RADIUS), fill, stroke, StrokeKind::Inside);
    paint_focus(ui, &response, theme);
    let font = |size| if is_chosen { style::strong(size) } else { style::regular(size) };
    let width = ui.painter().layout_no_wrap(words.to_owned(), font(BODY), ink).size().x;
    let size = fitting(width, rect.width() - 2.0 * STEP);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, words, font(size), ink);
    was_pressed(ui, &response)
}

/// A line that says what holds of something, and leads to where it is chosen.
pub(super) fn opener(ui: &mut Ui, theme: &Theme, name: &str, value: &str) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 54.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, format!("{name}, {value}")));
    let (ink, quiet) = (colour(theme.ink), colour(theme.quiet_ink));
    let line = Stroke::new(1.0, colour(theme.line));
    let fill = state_fill(colour(theme.panel), ink, &response);
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(RADIUS), fill, line, StrokeKind::Inside);
    let inside = rect.shrink2(vec2(3.0 * STEP, 2.0 * STEP));
    painter.text(inside.left_top(), Align2::LEFT_TOP, name, style::regular(style::SMALL), quiet);
    let width = painter.layout_no_wrap(value.to_owned(), style::regular(BODY), ink).size().x;
    let font = style::regular(fitting(width, inside.width() - ICON_WIDTH));
    painter.text(inside.left_bottom(), Align2::LEFT_BOTTOM, value, font, ink);
    let icon = Rect::from_center_size(pos2(inside.right() - 9.0, rect.center().y), vec2(18.0, 18.0));
    icons::paint(painter, Icon::Chevron, icon, quiet);
    paint_focus(ui, &response, theme);
    was_pressed(ui, &response)
}

/// Whether a control was pressed. Pressed by mouse or finger, it gives the keys back to the board: Enter then plays.
pub(super) fn was_pressed(ui: &Ui, response: &Response) -> bool {
    let is_pressed = response.clicked();
    if is_pressed && ui.input(|input| input.pointer.any_released()) {
        response.surrender_focus();
    }
    is_pressed
}

/// A line with words and a switch at its end; gives the new state when it is pressed.
pub(super) fn switch(ui: &mut Ui, theme: &Theme, is_on: bool, words: &str) -> Option<bool> {
    const TRACK: Vec2 = vec2(40.0, 22.0);
    let ink = colour(theme.ink);
    let room = ui.available_width() - TRACK.x - 4.0 * STEP;
    let galley = ui.painter().layout(words.to_owned(), style::regular(BODY), ink, room);
    let height = TARGET.max(galley.size().y + 2.0 * STEP);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, is_on, words));
    let painter = ui.painter();
    painter.galley(pos2(rect.left(), rect.center().y - galley.size().y / 2.0), galley, ink);
    let track = Rect::from_center_size(pos2(rect.right() - TRACK.x / 2.0 - 2.0, rect.center().y), TRACK);
    let (fill, knob) = match is_on {
        true => (colour(theme.accent), colour(theme.on_accent)),
        false => (colour(theme.raised), colour(theme.quiet_ink)),
    };
    painter.rect(track, CornerRadius::same(11), fill, Stroke::new(1.5, knob_line(theme, is_on)), StrokeKind::Inside);
    let side = if is_on { track.right() - 11.0 } else { track.left() + 11.0 };
    painter.circle_filled(pos2(side, track.center().y), 7.0, knob);
    paint_focus(ui, &response, theme);
    was_pressed(ui, &response).then_some(!is_on)
}

fn knob_line(theme: &Theme, is_on: bool) -> Color32 {
    if is_on { colour(theme.accent) } else { colour(theme.quiet_ink) }
}

/// A small heading over a group of controls.
pub(super) fn caption(ui: &mut Ui, theme: &Theme, words: &str) {
    ui.add(Label::new(RichText::new(words).font(style::strong(style::SMALL)).color(colour(theme.quiet_ink))));
}

/// Text in the quieter ink and the smaller size.
pub(super) fn note(ui: &mut Ui, theme: &Theme, words: &str) {
    ui.add(Label::new(RichText::new(words).font(style::regular(style::SMALL)).color(colour(theme.quiet_ink))).wrap());
}

/// A line of text in the heavier cut.
pub(super) fn emphasis(ui: &mut Ui, theme: &Theme, words: &str, size: f32) {
    ui.add(Label::new(RichText::new(words).font(style::strong(size)).color(colour(theme.ink))).wrap());
}

/// Text as it is.
pub(super) fn body(ui: &mut Ui, theme: &Theme, words: &str) {
    ui.add(Label::new(RichText::new(words).font(style::regular(BODY)).color(colour(theme.ink))).wrap());
}

fn state_fill(fill: Color32, ink: Color32, response: &Response) -> Color32 {
    let share = if response.is_pointer_button_down_on() {
        0.16
    } else if response.hovered() {
        0.08
    } else {
        return fill;
    };
    fill.lerp_to_gamma(ink, share)
}

pub(super) fn paint_focus(ui: &Ui, response: &Response, theme: &Theme) {
    if response.has_focus() && focus::is_seen(ui.ctx()) {
        let around = response.rect.expand(2.0);
        let stroke = Stroke::new(2.0, colour(theme.focus));
        ui.painter().rect_stroke(around, CornerRadius::same(RADIUS + 2), stroke, StrokeKind::Outside);
    }
}
