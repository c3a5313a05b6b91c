//! The overlay: the start screen, the panel beside the board, hints, settings, the result. It reads the game and writes
//! requests; it never draws on a square.
//!
//! Each panel is a function of what is to be seen that pushes [`Action`]s, so that tests click it without a game engine.

mod actions;
mod announce;
mod banner;
mod board;
mod cards;
mod clocks;
mod discs;
mod focus;
mod graph;
mod help;
mod hud;
mod icons;
mod layout;
mod lessons;
mod menu;
mod moves;
mod notices;
mod reader;
mod review;
mod rules;
mod score;
mod settings;
mod shortcuts;
mod sound;
mod statistics;
mod style;
mod teacher;
mod widgets;
mod words;

use bevy::a11y::AccessibilityRequested;
use bevy::asset::AssetEventSystems;
use bevy::camera::CameraOutputMode;
use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;
use bevy::render::render_resource::BlendState;
use bevy::window::PrimaryWindow;
use bevy_egui::{
    EguiContexts, EguiGlobalSettings, EguiPlugin, EguiPostUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext, egui,
};

pub use actions::{Action, Leaving, Panels};
pub use announce::Announcement;
pub use banner::Banner;
pub use layout::{Layout, layout, zoom};
pub use statistics::StatisticsPage;
pub use style::{apply as apply_style, load_typeface};
pub use words::{reason_text, result_text, status_text, warning_text};

use crate::game::lessons::{LessonProgress, Lessons, Moment};
use crate::game::{
    Clock, CoachState, GameSetup, GameSystems, HintState, Kept, Notices, ReviewState, Session, Statistics, WhyState,
};
use crate::stage::{BoardArea, BoardInput, Cursor, Options, Screen, ShownBoard, SquareAreas};
use crate::text::Texts;
use crate::theme::Theme;

/// The overlay and its camera.
pub fn plugin(app: &mut App) {
    app.add_plugins((EguiPlugin::default(), logic_plugin, shortcuts::egui_plugin, reader::plugin));
    app.insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() });
    // Letters that are new in this frame are to reach the renderer with it, and not a frame later: the frame would lack
    // them, or all of the panels where the whole picture of letters is made anew, and no other frame may follow for long.
    app.configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
    app.add_systems(Startup, spawn_camera);
    app.add_systems(EguiPrimaryContextPass, show_panels);
    app.add_systems(Update, name_window.run_if(resource_exists_and_changed::<Texts>));
}

/// The panels without anything drawn: what is open, and what keys and buttons ask for. Runs without a window.
pub fn logic_plugin(app: &mut App) {
    app.init_resource::<Panels>().init_resource::<Banner>();
    app.add_systems(Update, banner::follow_passes.after(GameSystems::Play));
    app.add_plugins((actions::plugin, announce::plugin, shortcuts::plugin));
}

/// Everything that a panel shows.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    /// The game.
    pub session: &'a Session,
    /// The hint.
    pub hints: &'a HintState,
    /// What speaks against a move.
    pub why: &'a WhyState,
    /// The coach's word.
    pub coach: &'a CoachState,
    /// The lessons, and which of them is played.
    pub lessons: &'a Lessons,
    /// The look back at a game.
    pub review: &'a ReviewState,
    /// The lessons that are done.
    pub progress: &'a LessonProgress,
    /// What the board shows at this moment.
    pub shown: ShownBoard,
    /// What was chosen to be seen.
    pub options: Options,
    /// The square that is looked at.
    pub cursor: Cursor,
    /// Where the squares are seen.
    pub squares: &'a SquareAreas,
    /// What was read out last.
    pub announcement: &'a str,
    /// Whether a screen reader wants to know of the squares.
    pub is_spoken: bool,
    /// The choices for the next game.
    pub setup: GameSetup,
    /// Which cards are open.
    pub panels: &'a Panels,
    /// The clocks.
    pub clock: &'a Clock,
    /// The game that could go on.
    pub kept: &'a Kept,
    /// What is to be said about files.
    pub notices: &'a Notices,
    /// The results.
    pub statistics: &'a Statistics,
    /// The colours.
    pub theme: &'a Theme,
    /// The sentences.
    pub texts: &'a Texts,
}

/// The panels have a camera of their own, over the board's, so that neither needs to know the other.
fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        PrimaryEguiContext,
        Camera2d,
        Msaa::Off,
        RenderLayers::none(),
        Camera {
            order: 10,
            output_mode: CameraOutputMode::Write {
                blend_state: Some(BlendState::ALPHA_BLENDING),
                clear_color: ClearColorConfig::None,
            },
            clear_color: ClearColorConfig::Custom(Color::NONE),
            ..default()
        },
    ));
}

#[expect(clippy::too_many_arguments, reason = "what is seen, and where what is asked for goes")]
fn show_panels(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    session: Res<Session>,
    (hints, why, coach): (Res<HintState>, Res<WhyState>, Res<CoachState>),
    (lessons, progress, review): (Res<Lessons>, Res<LessonProgress>, Res<ReviewState>),
    (shown, cursor, squares): (Res<ShownBoard>, Res<Cursor>, Res<SquareAreas>),
    (announcement, spoken): (Res<Announcement>, Option<Res<AccessibilityRequested>>),
    (options, setup): (Res<Options>, Res<GameSetup>),
    (theme, texts): (Res<Theme>, Res<Texts>),
    panels: Res<Panels>,
    (clock, kept): (Res<Clock>, Res<Kept>),
    (notices, statistics): (Res<Notices>, Res<Statistics>),
    mut area: ResMut<BoardArea>,
    mut input: ResMut<BoardInput>,
    mut asked: MessageWriter<Action>,
    mut styled: Local<Option<Theme>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if *styled != Some(*theme) {
        let is_first_frame = styled.replace(*theme).is_none();
        style::apply(ctx, &theme);
        if is_first_frame {
            // egui takes a typeface up at the beginning of a frame: it has none in this one.
            style::load_typeface(ctx);
            ctx.request_repaint();
            return Ok(());
        }
    }
    let zoom_now = ctx.zoom_factor();
    let wanted = zoom(ctx.viewport_rect().size() * zoom_now, options.text_size.percent());
    if wanted != zoom_now {
        ctx.set_zoom_factor(wanted);
    }
    let seen = Seen {
        session: &session,
        hints: &hints,
        why: &why,
        coach: &coach,
        lessons: &lessons,
        progress: &progress,
        review: &review,
        shown: *shown,
        cursor: *cursor,
        squares: &squares,
        announcement: &announcement.0,
        is_spoken: spoken.is_some_and(|spoken| spoken.get()),
        options: *options,
        setup: *setup,
        panels: &panels,
        clock: &clock,
        kept: &kept,
        notices: &notices,
        statistics: &statistics,
        theme: &theme,
        texts: &texts,
    };
    let (layout, actions) = draw_panels(ctx, *screen.get(), &seen);
    asked.write_batch(actions);

    let board = layout.board * zoom_now;
    area.set_if_neq(BoardArea(Rect::new(board.min.x, board.min.y, board.max.x, board.max.y)));
    let is_enabled = board_is_enabled(*screen.get(), &seen);
    input.set_if_neq(BoardInput { is_enabled, has_keys: is_enabled && board::has_keys(ctx) });
    Ok(())
}

/// Whether squares can be chosen: not behind a question, and not where there is nothing to choose.
fn board_is_enabled(screen: Screen, seen: &Seen) -> bool {
    match screen {
        Screen::Start | Screen::Review => false,
        Screen::Game => !seen.panels.is_asking(),
        Screen::Learn => seen.lessons.at().is_some_and(|at| at.moment != Moment::Right),
    }
}

/// The window's title is in the language of the person too.
fn name_window(texts: Res<Texts>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    for mut window in &mut windows {
        window.title = texts.get("window-title");
    }
}

/// Draws the panel of a screen, and gives the layout and what was asked for.
#[must_use]
pub fn draw_panels(ctx: &egui::Context, screen: Screen, seen: &Seen) -> (Layout, Vec<Action>) {
    let layout = layout(ctx.viewport_rect(), screen);
    let mut ui = egui::Ui::new(
        ctx.clone(),
        "panels".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(layout.panel),
    );
    let mut actions = Vec::new();
    focus::follow(ctx, seen.panels);
    board::show(ctx, layout, seen, board_is_enabled(screen, seen), &mut actions);
    match screen {
        Screen::Start => menu::show(&mut ui, layout, seen, &mut actions),
        Screen::Game => hud::show(&mut ui, layout, seen, &mut actions),
        Screen::Learn | Screen::Review if seen.panels.help || seen.panels.settings => {
            over(&mut ui, layout, seen, &mut actions)
        }
        Screen::Learn => lessons::show(&mut ui, layout, seen, &mut actions),
        Screen::Review => review::show(&mut ui, layout, seen, &mut actions),
    }
    (layout, actions)
}

/// Help or settings in place of a whole panel.
fn over(ui: &mut egui::Ui, layout: Layout, seen: &Seen, actions: &mut Vec<Action>) {
    ui.painter().rect_filled(layout.panel, egui::CornerRadius::ZERO, style::colour(seen.theme.panel));
    let inside = layout.panel.shrink(3.0 * style::STEP);
    ui.scope_builder(egui::UiBuilder::new().max_rect(inside), |ui| {
        ui.set_clip_rect(layout.panel);
        if seen.panels.help {
            help::show(ui, seen, actions);
        } else {
            settings::show(ui, seen, actions);
        }
    });
}
