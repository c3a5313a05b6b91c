//! The board in a window with nothing around it, to be tried while there are no panels: two players, V changes the
//! view, T the theme, N begins anew, U takes back, S shows a move.

use bevy::prelude::*;
use outflank::game::{self, GameSetup, Mode, NewGame, ShowMe, Undo};
use outflank::stage::{self, BoardInput, Options, Screen, Speed, ThemeChoice, ViewMode};
use outflank::{theme, view};

fn main() -> AppExit {
    App::new()
        .add_plugins(DefaultPlugins)
        .add_plugins((stage::plugin, theme::plugin, game::plugin, view::plugin))
        .insert_state(Screen::Game)
        .insert_resource(BoardInput { is_enabled: true })
        .insert_resource(Options {
            speed: if std::env::args().any(|argument| argument == "slow") { Speed::Slow } else { Speed::Normal },
            ..default()
        })
        .add_systems(Startup, begin)
        .add_systems(Update, obey)
        .run()
}

fn setup() -> GameSetup {
    let mode = if std::env::args().any(|argument| argument == "computer") { Mode::Computer } else { Mode::TwoPlayers };
    GameSetup { mode, ..default() }
}

fn begin(mut games: MessageWriter<NewGame>) {
    games.write(NewGame::from_start(setup()));
}

fn obey(
    keys: Res<ButtonInput<KeyCode>>,
    mut options: ResMut<Options>,
    mut games: MessageWriter<NewGame>,
    mut undos: MessageWriter<Undo>,
    mut hints: MessageWriter<ShowMe>,
) {
    if keys.just_pressed(KeyCode::KeyV) {
        options.view = if options.view == ViewMode::Flat { ViewMode::Table } else { ViewMode::Flat };
    }
    if keys.just_pressed(KeyCode::KeyT) {
        options.theme = if options.theme == ThemeChoice::Dark { ThemeChoice::Light } else { ThemeChoice::Dark };
    }
    if keys.just_pressed(KeyCode::KeyN) {
        games.write(NewGame::from_start(setup()));
    }
    if keys.just_pressed(KeyCode::KeyU) {
        undos.write(Undo);
    }
    if keys.just_pressed(KeyCode::KeyS) {
        hints.write(ShowMe);
    }
}
