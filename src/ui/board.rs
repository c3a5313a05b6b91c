//! The board for those who do not see it: a control that has the focus while no other has, with a node for each square
//! and a line that is read out as things happen.
//!
//! There is one accessibility tree, egui's: `bevy_egui` hands it to the system, and takes Bevy's own nodes out of the
//! way for it. So the squares are nodes of egui's tree. They are no controls of egui's, since those would take the mouse
//! from the board and 64 steps of Tab from everyone.

use bevy_egui::egui::accesskit::{Action as Asked, Live, Node, Role};
use bevy_egui::egui::{self, Context, EventFilter, Id, LayerId, Rect, Sense, Ui, UiBuilder};
use outflank_engine::rules::{Side, Square};

use super::{Action, Layout, Seen};
use crate::game::{HintStep, person_may_move};

/// The board as a control of egui's.
fn board_id() -> Id {
    Id::new("board")
}

fn square_id(square: Square) -> Id {
    board_id().with(square.index())
}

/// Whether keys and gamepads are the board's: no control in a panel has the focus.
pub(super) fn has_keys(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.focused().is_none_or(|id| id == board_id()))
}

/// Adds the board to the controls. It comes before the panel's.
pub(super) fn show(ctx: &Context, layout: Layout, seen: &Seen, is_enabled: bool, actions: &mut Vec<Action>) {
    let place = UiBuilder::new().layer_id(LayerId::background()).max_rect(layout.board);
    let ui = Ui::new(ctx.clone(), "beside the panels".into(), place);
    announce(&ui, seen);
    if !is_enabled {
        return;
    }
    let response = ui.interact(layout.board, board_id(), Sense::focusable_noninteractive());
    if ctx.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    // The arrows are the cursor's; Escape is for what is open.
    let ours = EventFilter { horizontal_arrows: true, vertical_arrows: true, escape: true, ..EventFilter::default() };
    ctx.memory_mut(|memory| memory.set_focus_lock_filter(board_id(), ours));
    if response.gained_focus() && ctx.input(|input| input.key_pressed(egui::Key::Tab)) {
        actions.extend(seen.cursor.square.or(Square::from_column_row(3, 3)).map(Action::LookAt));
    }
    if !seen.is_spoken {
        return;
    }
    ctx.accesskit_node_builder(board_id(), |node| {
        node.set_role(Role::ListBox);
        node.set_label(seen.texts.get("board-name"));
        if let Some(square) = seen.cursor.square {
            node.set_active_descendant(square_id(square).accesskit_id());
        }
    });
    let squares_ui = Ui::new(ctx.clone(), "squares".into(), place_of_squares(layout));
    for square in Square::all() {
        show_square(&squares_ui, seen, square, actions);
    }
}

fn place_of_squares(layout: Layout) -> UiBuilder {
    UiBuilder::new().layer_id(LayerId::background()).max_rect(layout.board).accessibility_parent(board_id())
}

fn show_square(ui: &Ui, seen: &Seen, square: Square, actions: &mut Vec<Action>) {
    let ctx = ui.ctx();
    let id = square_id(square);
    let zoom = ctx.zoom_factor();
    let area = seen.squares.0[square.index()];
    let rect = Rect::from_min_max(egui::pos2(area.min.x, area.min.y), egui::pos2(area.max.x, area.max.y)) / zoom;
    // A place that senses nothing: it is only to say whose child the node is.
    ui.interact(rect, id, Sense::hover());
    ctx.accesskit_node_builder(id, |node| describe(node, seen, square, rect));
    ctx.input(|input| {
        if input.has_accesskit_action_request(id, Asked::Click) {
            actions.extend([Action::LookAt(square), Action::ChooseAt(square)]);
        } else if input.has_accesskit_action_request(id, Asked::Focus) {
            actions.push(Action::LookAt(square));
        }
    });
}

fn describe(node: &mut Node, seen: &Seen, square: Square, rect: Rect) {
    // A list: a grid would promise the table that AccessKit does not give to every system.
    node.set_role(Role::ListBoxOption);
    node.set_label(square_text(seen, square));
    node.set_position_in_set(square.index());
    node.set_size_of_set(64);
    node.set_bounds(egui::accesskit::Rect {
        x0: rect.min.x.into(),
        y0: rect.min.y.into(),
        x1: rect.max.x.into(),
        y1: rect.max.y.into(),
    });
    node.add_action(Asked::Focus);
    node.add_action(Asked::Click);
}

/// What there is to say of a square.
fn square_text(seen: &Seen, square: Square) -> String {
    let (texts, game) = (seen.texts, seen.session.game());
    let name = || [("square", square.to_string().into())];
    let mut text = match (game.board().get(square), game.flips(square)) {
        (Some(Side::Black), _) => texts.with("square-black", name()),
        (Some(Side::White), _) => texts.with("square-white", name()),
        (None, Ok(flips)) if person_may_move(seen.session, seen.lessons) => {
            let [square] = name();
            texts.with("square-legal", [square, ("count", flips.count().into())])
        }
        (None, _) => texts.with("square-empty", name()),
    };
    let mut add = |key: &str| text = format!("{text}, {}", texts.get(key));
    if game.moves().last().is_some_and(|last| last.square == square) {
        add("square-last");
    }
    if let Some(hint) = seen.hints.hint() {
        match seen.hints.step() {
            HintStep::Area if seen.hints.area().contains(square) => add("square-area"),
            HintStep::Square | HintStep::Reasons if hint.square == square => add("square-hint"),
            _ => {}
        }
    }
    text
}

/// The line that is read out whenever it changes.
fn announce(ui: &Ui, seen: &Seen) {
    let id = Id::new("announcement");
    ui.interact(Rect::NOTHING, id, Sense::hover());
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Status);
        node.set_live(Live::Polite);
        node.set_label(seen.announcement);
    });
}
