//! The program: what the command line asks for, the window, and the floors put together.

use std::hash::{BuildHasher, RandomState};
use std::process::ExitCode;

use bevy::audio::AudioPlugin;
use bevy::prelude::*;
use bevy::window::WindowResolution;
use clap::Parser;
use outflank::args::{Arguments, Command, ImageArguments, PlayArguments};
use outflank::game::{GameIds, GameSetup, NewGame, Seeds, Wanted, open};
use outflank::picture::{Error as PictureError, Picture, draw};
use outflank::platform::{Graphics, graphics, has_sound};
use outflank::stage::{Options, Quality, Screen, WindowShape};
use outflank_engine::rules::Game;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match arguments.command {
        Some(Command::Image(image)) => draw_image(&image),
        None => play(&arguments.play),
    }
}

fn draw_image(image: &ImageArguments) -> ExitCode {
    let game = match image.game() {
        Ok(game) => game,
        Err(error) => error.exit(),
    };
    let options = Options { view: image.view.into(), theme: image.theme.into(), ..default() };
    let picture = Picture::new(game, options, image.size);
    match draw(&picture, &image.out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("outflank image: {error}");
            ExitCode::FAILURE
        }
    }
}

fn play(arguments: &PlayArguments) -> ExitCode {
    let game = match arguments.game() {
        Ok(game) => game,
        Err(error) => error.exit(),
    };
    let graphics = graphics();
    if graphics == Graphics::None {
        eprintln!("outflank: {}", PictureError::NoGraphics);
        return ExitCode::FAILURE;
    }
    // A game that is begun at once must not take the place of one that could go on.
    let wanted = if arguments.starts_at_once() { Wanted::Free } else { Wanted::Unfinished };
    let kept = open(arguments.folders().as_ref(), wanted);
    let shape = kept.settings.window();
    let mut app = App::new();
    let mut plugins = DefaultPlugins.set(WindowPlugin {
        primary_window: Some(window(shape)),
        // A game in progress is not thrown away without asking: the panels close the window.
        close_when_requested: false,
        ..default()
    });
    if !has_sound() {
        plugins = plugins.disable::<AudioPlugin>();
    }
    app.add_plugins(plugins);
    app.add_plugins((outflank::stage::plugin, outflank::theme::plugin, outflank::text::plugin));
    app.add_plugins((outflank::game::plugin, outflank::view::plugin, outflank::ui::plugin, outflank::audio::plugin));
    app.add_plugins((outflank::rest::plugin, outflank::wishes::plugin));

    app.add_plugins(outflank::window::plugin).insert_resource(shape);

    app.insert_resource(Seeds::new(arguments.seed.unwrap_or_else(unforeseen_seed)));
    app.insert_resource(GameIds::new(unforeseen_seed()));
    let default = Options::default();
    let options = kept.settings.applied_to(Options {
        // Without a graphics card fine edges and shadows cost more than they give.
        quality: if graphics == Graphics::Software { Quality::Low } else { default.quality },
        ..default
    });
    app.insert_resource(Options {
        view: arguments.view.map_or(options.view, Into::into),
        language: arguments.language.map(Into::into).or(options.language),
        theme: arguments.theme.map_or(options.theme, Into::into),
        ..options
    });
    app.insert_resource(kept.settings.setup().unwrap_or_default());
    kept.insert_into(&mut app);
    if arguments.starts_at_once() {
        app.insert_state(Screen::Game);
        begin(&mut app, arguments.setup(), game);
    }
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

fn window(shape: WindowShape) -> Window {
    let [width, height] = shape.size.unwrap_or([1280.0, 800.0]);
    Window {
        title: "Outflank".to_owned(),
        name: Some(outflank::window::NAME.to_owned()),
        resolution: WindowResolution::new(width.clamp(360.0, 16384.0) as u32, height.clamp(360.0, 16384.0) as u32),
        resize_constraints: WindowResizeConstraints { min_width: 360.0, min_height: 360.0, ..default() },
        ..default()
    }
}

fn begin(app: &mut App, setup: GameSetup, from: Option<Game>) {
    app.world_mut().write_message(NewGame { setup, from, is_demo: false });
}

/// A seed that differs from start to start: the standard library draws one for each hasher.
fn unforeseen_seed() -> u64 {
    RandomState::new().hash_one(())
}
