//! The quiet game that two computers play behind the start screen. It begins again only while someone is there: a start
//! screen that is left alone comes to rest.

use bevy::input::keyboard::KeyboardInput;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use outflank_engine::level::Level;
use outflank_engine::rules::Variant;

use super::{GameSetup, GameSystems, Mode, NewGame, ReplyGate, Session};
use crate::stage::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CursorMoved>().add_message::<KeyboardInput>().add_message::<TouchInput>();
    app.add_systems(OnEnter(Screen::Start), start_demo);
    app.add_systems(
        Update,
        restart_demo.in_set(GameSystems::Think).run_if(in_state(Screen::Start).or_else(in_state(Screen::Learn))),
    );
}

pub(super) fn demo() -> NewGame {
    let setup = GameSetup {
        mode: Mode::Watch,
        level: Level::Medium,
        white_level: Level::Medium,
        variant: Variant::Standard,
        ..default()
    };
    NewGame { setup, from: None, is_demo: true }
}

fn start_demo(mut games: MessageWriter<NewGame>) {
    games.write(demo());
}

fn restart_demo(
    session: Res<Session>,
    gate: Res<ReplyGate>,
    mut mouse: MessageReader<CursorMoved>,
    mut keys: MessageReader<KeyboardInput>,
    mut touches: MessageReader<TouchInput>,
    mut is_someone_there: Local<bool>,
    mut games: MessageWriter<NewGame>,
) {
    *is_someone_there |= mouse.read().count() + keys.read().count() + touches.read().count() > 0;
    if session.is_demo() && session.is_over() && !gate.is_closed && *is_someone_there {
        *is_someone_there = false;
        games.write(demo());
    }
}
