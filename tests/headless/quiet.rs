//! The quiet game behind the start screen: it goes on while someone is there, and rests when nobody is.

use bevy::prelude::*;
use outflank::ui::{Action, Leaving};

use crate::table::Table;

fn at_its_end() -> Table {
    let mut table = Table::new();
    table.write(Action::Leave(Leaving::ToStart));
    table.steps(80);
    assert!(table.session().is_demo() && table.session().is_over());
    table
}

#[test]
fn left_alone_it_is_played_once() {
    let mut table = at_its_end();
    let revision = table.session().revision();
    table.steps(20);
    assert_eq!(table.session().revision(), revision);
}

#[test]
fn it_begins_again_when_the_mouse_moves() {
    let mut table = at_its_end();
    let window = table.app.world_mut().spawn_empty().id();
    table.write(CursorMoved { window, position: Vec2::ZERO, delta: None });
    table.step();
    assert!(!table.session().is_over());
    assert!(table.session().is_demo());
}
