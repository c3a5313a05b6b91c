//! The moves of the game in two columns, passes shown, the present one marked, what was taken back in quiet ink.

use bevy_egui::egui::{Align, Align2, CornerRadius, Rect, ScrollArea, Sense, Ui, vec2};
use outflank_engine::rules::{Game, PlayedMove, Side};

use super::style::{self, BODY, STEP, colour};
use super::{Seen, widgets};

/// One line of the list: a move of each side, or a dash where that side passed or had no turn yet.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Row {
    pub cells: [Cell; 2],
}

/// What a side did in a line.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) enum Cell {
    #[default]
    Nothing,
    Pass,
    Move {
        played: PlayedMove,
        /// How many moves are on the board once this one is.
        number: usize,
    },
}

/// All moves, those taken back too, in lines.
pub(super) fn rows(game: &Game) -> Vec<Row> {
    let all = game.moves().iter().chain(game.undone_moves());
    let mut rows: Vec<Row> = Vec::new();
    let mut next = game.start_side();
    for (index, &played) in all.enumerate() {
        let number = index + 1;
        if played.side != next {
            put(&mut rows, next, Cell::Pass);
        }
        put(&mut rows, played.side, Cell::Move { played, number });
        next = !played.side;
    }
    if game.undone_moves().is_empty() && game.side_to_move().is_some_and(|side| side != next) {
        put(&mut rows, next, Cell::Pass);
    }
    rows
}

fn put(rows: &mut Vec<Row>, side: Side, cell: Cell) {
    if side == Side::Black || rows.is_empty() {
        rows.push(Row::default());
    }
    if let Some(row) = rows.last_mut() {
        row.cells[side as usize] = cell;
    }
}

const ROW_HEIGHT: f32 = 24.0;

/// Shows the list in the room that is left, scrolled to the present move.
pub(super) fn show(ui: &mut Ui, seen: &Seen, height: f32) {
    let game = seen.session.game();
    let rows = rows(game);
    let present = game.moves().len();
    let theme = seen.theme;
    ScrollArea::vertical().auto_shrink([false, false]).max_height(height).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        if rows.is_empty() {
            widgets::note(ui, theme, &seen.texts.get("moves-none"));
        }
        for (index, row) in rows.iter().enumerate() {
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width() - 8.0, ROW_HEIGHT), Sense::hover());
            let quiet = colour(theme.quiet_ink);
            let number = format!("{}.", index + 1);
            let place = rect.left_center() + vec2(28.0, 0.0);
            ui.painter().text(place, Align2::RIGHT_CENTER, number, style::regular(style::SMALL), quiet);
            for (side, cell) in row.cells.iter().enumerate() {
                let width = (rect.width() - 40.0) / 2.0;
                let left = rect.left() + 38.0 + side as f32 * width;
                let cell_rect = Rect::from_min_size(vec2(left, rect.top()).to_pos2(), vec2(width, ROW_HEIGHT));
                match cell {
                    Cell::Nothing => {}
                    Cell::Pass => {
                        let place = cell_rect.left_center() + vec2(2.0 * STEP, 0.0);
                        ui.painter().text(place, Align2::LEFT_CENTER, "–", style::regular(BODY), quiet);
                    }
                    Cell::Move { played, number } => {
                        let is_present = *number == present;
                        if is_present {
                            let mark = cell_rect.shrink2(vec2(STEP, 1.0));
                            ui.painter().rect_filled(mark, CornerRadius::same(4), colour(theme.raised));
                            let edge = mark.with_max_x(mark.left() + 3.0);
                            ui.painter().rect_filled(edge, CornerRadius::same(1), colour(theme.accent));
                            // Once for each, and for each room: a list that has none to scroll would go on trying,
                            // frame after frame.
                            let (shown, now) = (ui.id().with("present"), (present, height as u32));
                            if ui.data(|data| data.get_temp(shown)) != Some(now) {
                                ui.data_mut(|data| data.insert_temp(shown, now));
                                response.scroll_to_me(Some(Align::Center));
                            }
                        }
                        let font = if is_present { style::strong(BODY) } else { style::regular(BODY) };
                        let ink = if *number > present { quiet.gamma_multiply(0.6) } else { colour(theme.ink) };
                        let place = cell_rect.left_center() + vec2(3.0 * STEP, 0.0);
                        ui.painter().text(place, Align2::LEFT_CENTER, played.square.to_string(), font, ink);
                    }
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_engine::record::read_transcript;
    use outflank_engine::rules::Variant;

    fn lines(transcript: &str) -> Vec<String> {
        let game = read_transcript(transcript, Variant::Standard).unwrap();
        let cell = |cell: &Cell| match cell {
            Cell::Nothing => ".".to_owned(),
            Cell::Pass => "-".to_owned(),
            Cell::Move { played, number } => format!("{}@{number}", played.square),
        };
        rows(&game).iter().map(|row| row.cells.each_ref().map(cell).join(" ")).collect()
    }

    #[test]
    fn black_is_left_and_white_right() {
        assert_eq!(lines("f5d6c3"), ["f5@1 d6@2", "c3@3 ."]);
    }

    #[test]
    fn a_pass_is_a_dash_in_its_place() {
        let rows = lines("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8c3");
        assert_eq!(rows[7..9], ["g8@15 f8@16", "- c3@17"]);
    }

    #[test]
    fn a_pass_that_has_just_happened_is_shown() {
        assert_eq!(lines("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8").last().unwrap(), "- .");
    }
}
