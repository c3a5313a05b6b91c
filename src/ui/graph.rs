//! The graph of a game: what it was worth after each move, seen from Black's side, with what is proved set apart.

use bevy_egui::egui::{Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};
use outflank_engine::analysis::Review;
use outflank_engine::rules::Side;
use outflank_engine::search::Value;

use super::Seen;
use super::style::{STEP, colour};

/// How high the graph is, in points.
const HEIGHT: f32 = 120.0;
/// A game that stays closer than this is not magnified further, in discs.
const SMALLEST_SPAN: f32 = 8.0;

/// Where a graph's points are.
struct Plot {
    rect: Rect,
    moves: usize,
    /// The value at the upper edge, in discs; the lower edge has its negative.
    span: f32,
}

impl Plot {
    fn at(&self, index: usize, value: Value) -> Pos2 {
        let share = index as f32 / self.moves.max(1) as f32;
        let discs = value.hundredths() as f32 / 100.0;
        let y = self.rect.center().y - discs / self.span * self.rect.height() / 2.0;
        pos2(self.rect.left() + share * self.rect.width(), y.clamp(self.rect.top(), self.rect.bottom()))
    }

    fn index_at(&self, x: f32) -> usize {
        let share = ((x - self.rect.left()) / self.rect.width().max(1.0)).clamp(0.0, 1.0);
        (share * self.moves as f32).round() as usize
    }
}

/// Shows the graph and gives the number of moves that was clicked at.
pub(super) fn show(ui: &mut Ui, seen: &Seen, review: &Review, present: usize) -> Option<usize> {
    let (outer, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, seen.texts.get("review-graph")));
    let values: Vec<Value> = std::iter::once(review.start).chain(review.moves.iter().map(|one| one.value)).collect();
    let most = values.iter().map(|value| value.hundredths().abs()).max().unwrap_or(0) as f32 / 100.0;
    let plot = Plot { rect: outer.shrink(2.0 * STEP), moves: review.moves.len(), span: most.max(SMALLEST_SPAN) };

    let theme = seen.theme;
    let painter = ui.painter().with_clip_rect(outer);
    painter.rect_filled(outer, 6.0, colour(theme.raised));
    let middle = plot.rect.center().y;
    painter.hline(outer.x_range(), middle, Stroke::new(1.0, colour(theme.quiet_ink)));
    // Whose side of the line is whose: Black's disc above, White's below.
    for (side, y) in [(Side::Black, outer.top() + 9.0), (Side::White, outer.bottom() - 9.0)] {
        super::discs::paint(&painter, theme, side, pos2(outer.left() + 9.0, y), 6.0);
    }
    for (index, pair) in values.windows(2).enumerate() {
        let line = [plot.at(index, pair[0]), plot.at(index + 1, pair[1])];
        let stroke = match pair {
            [Value::Exact(_), Value::Exact(_)] => Stroke::new(3.0, colour(theme.accent)),
            _ => Stroke::new(1.8, colour(theme.ink)),
        };
        painter.line_segment(line, stroke);
    }
    for point in &review.turning_points {
        if let Some(value) = values.get(point.index + 1) {
            let centre = plot.at(point.index + 1, *value);
            painter.circle(centre, 4.5, colour(theme.panel), Stroke::new(2.0, colour(theme.accent)));
        }
    }
    let x = plot.at(present, Value::Estimate(0)).x;
    let dashes = Shape::dashed_line(
        &[pos2(x, outer.top()), pos2(x, outer.bottom())],
        Stroke::new(1.5, colour(theme.quiet_ink)),
        4.0,
        3.0,
    );
    painter.extend(dashes);
    if let Some(value) = values.get(present) {
        painter.circle_filled(plot.at(present, *value), 4.0, colour(theme.ink));
    }
    painter.rect_stroke(outer, 6.0, Stroke::new(1.0, colour(theme.line)), StrokeKind::Inside);
    let clicked = response.clicked().then(|| response.interact_pointer_pos()).flatten();
    clicked.map(|place| plot.index_at(place.x))
}
