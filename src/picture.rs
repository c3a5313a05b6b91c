//! Draws a position to a picture with no window and no display, for files, for the README and for tests.

use bevy::app::PluginsState;
use bevy::audio::AudioPlugin;
use bevy::camera::RenderTarget;
use bevy::log::{Level, LogPlugin};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use image::{ImageFormat, RgbaImage};
use outflank_engine::rules::{Game, Square};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::game::{self, GameSetup, Mode, NewGame, Patience, ShowMe};
use crate::platform::{Graphics, graphics};
use crate::stage::{self, BoardInput, Cursor, Options, Screen, Speed};
use crate::theme::{self, Theme};
use crate::view::{self, BoardCamera, Lens, Surface, Worn};

/// A picture's least and greatest width and height, in pixels.
pub const SIDES: std::ops::RangeInclusive<u32> = 16..=8192;
/// How long a picture may take before it is given up.
const PATIENCE: Duration = Duration::from_secs(120);
/// Frames until everything that was asked for is on the graphics card.
const FRAMES_TO_SETTLE: u32 = 3;

/// What to draw.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The game, drawn as it stands.
    pub game: Game,
    /// How it is drawn: view, theme, marks, quality. Nothing moves.
    pub options: Options,
    /// Width and height in pixels, each within [`SIDES`].
    pub size: UVec2,
    /// The square under the pointer, whose move is previewed.
    pub pointed_at: Option<Square>,
    /// Whether the hint is marked.
    pub has_hint: bool,
}

impl Picture {
    /// A plain picture of a game.
    #[must_use]
    pub fn new(game: Game, options: Options, size: UVec2) -> Self {
        Self { game, options, size, pointed_at: None, has_hint: false }
    }
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Neither a graphics card nor a software driver was found.
    #[error("no graphics were found: install a driver for the graphics card, or the software driver Mesa lavapipe")]
    NoGraphics,
    /// The size is not within [`SIDES`].
    #[error("a picture of {0} x {1} pixels cannot be drawn: each side must be {min} to {max} pixels", min = SIDES.start(), max = SIDES.end())]
    Size(u32, u32),
    /// The graphics gave no picture.
    #[error("the graphics gave no picture within {} seconds", PATIENCE.as_secs())]
    TimedOut,
    /// The picture came in a form that cannot be read.
    #[error("the picture cannot be read: {0}")]
    Unreadable(String),
    /// The file could not be written.
    #[error("cannot write {}: {why}", path.display())]
    Write {
        /// Which file.
        path: PathBuf,
        /// Why.
        why: image::ImageError,
    },
}

/// Draws one picture into a PNG file.
///
/// # Errors
/// Says why there is no picture.
pub fn draw(picture: &Picture, path: &Path) -> Result<(), Error> {
    let image = Studio::open()?.draw(picture)?;
    let written = image.save_with_format(path, ImageFormat::Png);
    written.map_err(|why| Error::Write { path: path.to_owned(), why })
}

/// The game and its view without a window. Opening it takes a second or more; each picture after that is quick.
pub struct Studio {
    app: App,
}

#[derive(Resource, Default)]
struct Developed(Option<Image>);

impl Studio {
    /// Sets everything up.
    ///
    /// # Errors
    /// If there are no graphics.
    pub fn open() -> Result<Self, Error> {
        if graphics() == Graphics::None {
            return Err(Error::NoGraphics);
        }
        let window = WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() };
        // Pipelines that are compiled beside the frames would leave the first pictures empty.
        let render = RenderPlugin { synchronous_pipeline_compilation: true, ..default() };
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .build()
                .disable::<WinitPlugin>()
                .disable::<AudioPlugin>()
                .disable::<PipelinedRenderingPlugin>()
                // Only what goes wrong is said: a program that draws into a file is quiet.
                .set(LogPlugin { level: Level::ERROR, ..default() })
                .set(window)
                .set(render),
        );
        app.add_plugins((stage::plugin, theme::plugin, game::plugin, view::plugin));
        app.insert_state(Screen::Game).insert_resource(Patience::Wait).init_resource::<Developed>();
        let start = Instant::now();
        while app.plugins_state() == PluginsState::Adding && start.elapsed() < PATIENCE {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        Ok(Self { app })
    }

    /// Draws one picture.
    ///
    /// # Errors
    /// If the size is out of bounds or the graphics fail.
    pub fn draw(&mut self, picture: &Picture) -> Result<RgbaImage, Error> {
        let UVec2 { x: width, y: height } = picture.size;
        if !SIDES.contains(&width) || !SIDES.contains(&height) {
            return Err(Error::Size(width, height));
        }
        self.pose(picture);
        let mut film = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
        film.texture_descriptor.usage |= TextureUsages::COPY_SRC;
        let world = self.app.world_mut();
        let film = world.resource_mut::<Assets<Image>>().add(film);
        // The camera is placed by the first frame.
        self.app.update();
        let world = self.app.world_mut();
        let cameras: Vec<Entity> = world.query_filtered::<Entity, With<BoardCamera>>().iter(world).collect();
        for camera in cameras {
            world.entity_mut(camera).insert(RenderTarget::Image(film.clone().into()));
        }
        let start = Instant::now();
        while !self.is_dressed() && start.elapsed() < PATIENCE {
            self.app.update();
        }
        for _ in 0..FRAMES_TO_SETTLE {
            self.app.update();
        }
        let image = self.develop(&film)?;
        image.try_into_dynamic().map(|image| image.to_rgba8()).map_err(|why| Error::Unreadable(why.to_string()))
    }

    /// Where a point of the board is in the last picture, in pixels.
    #[must_use]
    pub fn project(&self, point: Vec3) -> Vec2 {
        self.app.world().resource::<Lens>().project(point)
    }

    /// Whether the board has the look that was asked for.
    fn is_dressed(&self) -> bool {
        let world = self.app.world();
        world.resource::<Worn>().is(world.resource::<Theme>())
    }

    fn pose(&mut self, picture: &Picture) {
        let world = self.app.world_mut();
        world.insert_resource(Options { speed: Speed::Off, reduced_motion: Some(true), ..picture.options });
        world.insert_resource(Surface { size: picture.size.as_vec2() });
        world.insert_resource(BoardInput { is_enabled: picture.pointed_at.is_some(), has_keys: false });
        world.insert_resource(Cursor { square: picture.pointed_at, is_keys: false });
        let setup = GameSetup { mode: Mode::TwoPlayers, variant: picture.game.variant(), ..default() };
        world.write_message(NewGame { setup, from: Some(picture.game.clone()), is_demo: false });
        if picture.has_hint {
            world.write_message(ShowMe);
        }
    }

    fn develop(&mut self, film: &Handle<Image>) -> Result<Image, Error> {
        self.app.world_mut().spawn(Screenshot::image(film.clone())).observe(
            |shot: On<ScreenshotCaptured>, mut developed: ResMut<Developed>| {
                developed.0 = Some(shot.image.clone());
            },
        );
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            self.app.update();
            if let Some(image) = self.app.world_mut().resource_mut::<Developed>().0.take() {
                return Ok(image);
            }
        }
        Err(Error::TimedOut)
    }
}
