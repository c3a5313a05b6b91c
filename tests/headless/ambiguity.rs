//! No two systems of the game may touch the same data in an order that nobody fixed.

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings};
use bevy::prelude::*;
use outflank::game::HintState;

use crate::table::{Table, two_people};

/// Makes an ambiguity a panic when the schedule is built, in the first frame.
fn forbid_ambiguities(app: &mut App) {
    app.edit_schedule(Update, |schedule| {
        schedule.set_build_settings(ScheduleBuildSettings { ambiguity_detection: LogLevel::Error, ..default() });
    });
}

#[test]
fn the_order_of_systems_is_fixed() {
    let mut table = Table::with(|app| {
        app.add_plugins(outflank::audio::logic_plugin);
        forbid_ambiguities(app);
    });
    table.write(outflank::game::NewGame::from_start(two_people()));
    table.play("f5");
    assert_eq!(table.transcript(), "f5");
}

#[test]
#[should_panic(expected = "pairs of systems with conflicting data access")]
fn an_ambiguity_is_noticed() {
    fn meddle(_: ResMut<HintState>) {}
    Table::with(|app| {
        app.add_systems(Update, meddle);
        forbid_ambiguities(app);
    });
}
