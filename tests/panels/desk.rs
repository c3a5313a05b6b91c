//! A desk to try panels on: a game without a window behind them, and what they asked for.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy_egui::egui;
use egui_kittest::Harness;
use outflank::game::lessons::{LessonProgress, LessonRequest, Lessons};
use outflank::game::{
    ChooseSquare, Clock, CoachState, GameSetup, HintState, Kept, Mode, NewGame, Notices, Patience, ReviewState, Seeds,
    Session, ShowMe, Statistics, WhyState,
};
use outflank::stage::{Cursor, Language, Options, Screen, ShownBoard, SquareAreas, ThemeChoice};
use outflank::text::Texts;
use outflank::theme::Theme;
use outflank::ui::{Action, Layout, Panels, Seen, apply_style, draw_panels, load_typeface};
use outflank_engine::rules::Game;

pub struct Desk {
    pub app: App,
    pub screen: Screen,
    pub setup: GameSetup,
    pub options: Options,
    pub panels: Panels,
    pub theme: Theme,
    pub texts: Texts,
    pub cursor: Cursor,
    pub squares: SquareAreas,
    pub announcement: String,
    pub asked: Vec<Action>,
    pub layout: Option<Layout>,
    has_typeface: bool,
}

pub fn two_people() -> GameSetup {
    GameSetup { mode: Mode::TwoPlayers, ..default() }
}

impl Desk {
    pub fn new(screen: Screen) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, outflank::stage::plugin, outflank::game::plugin));
        app.insert_state(Screen::Game).insert_resource(Patience::Wait).insert_resource(Seeds::new(1));
        app.update();
        Self {
            app,
            screen,
            setup: GameSetup::default(),
            options: Options::default(),
            panels: Panels::default(),
            theme: *Theme::of(ThemeChoice::Dark),
            texts: Texts::default(),
            cursor: Cursor::default(),
            squares: SquareAreas::default(),
            announcement: String::new(),
            asked: Vec::new(),
            layout: None,
            has_typeface: false,
        }
    }

    pub fn with_game(setup: GameSetup, game: Game) -> Self {
        let mut desk = Self::new(Screen::Game);
        desk.app.world_mut().write_message(NewGame { setup, from: Some(game), is_demo: false });
        desk.app.update();
        desk
    }

    /// With a hint of which so many steps are shown.
    pub fn with_hint(mut self, steps: usize) -> Self {
        for _ in 0..steps {
            self.app.world_mut().write_message(ShowMe);
            self.app.update();
        }
        self
    }

    pub fn in_language(mut self, language: Language) -> Self {
        self.texts = Texts::new(language);
        self
    }

    /// At a lesson's first step, or with `None` before the list.
    pub fn in_lesson(lesson: Option<usize>) -> Self {
        let mut desk = Self::new(Screen::Learn);
        if let Some(lesson) = lesson {
            desk.app.world_mut().write_message(LessonRequest::Begin(lesson));
            desk.app.update();
        }
        desk
    }

    /// A square chosen on the board, and a frame.
    pub fn choose(&mut self, square: &str) {
        let revision = self.app.world().resource::<Session>().revision();
        let square = square.parse().unwrap();
        self.app.world_mut().write_message(ChooseSquare { square, revision });
        self.app.update();
        self.app.update();
    }

    /// A request to the lessons, and a frame.
    pub fn ask(&mut self, request: LessonRequest) {
        self.app.world_mut().write_message(request);
        self.app.update();
    }

    fn show(&mut self, ctx: &egui::Context) {
        if !self.has_typeface {
            self.has_typeface = true;
            apply_style(ctx, &self.theme);
            load_typeface(ctx);
            return;
        }
        let world = self.app.world();
        let seen = Seen {
            session: world.resource::<Session>(),
            hints: world.resource::<HintState>(),
            why: world.resource::<WhyState>(),
            coach: world.resource::<CoachState>(),
            lessons: world.resource::<Lessons>(),
            progress: world.resource::<LessonProgress>(),
            review: world.resource::<ReviewState>(),
            shown: ShownBoard::default(),
            cursor: self.cursor,
            squares: &self.squares,
            announcement: &self.announcement,
            is_spoken: true,
            options: self.options,
            setup: self.setup,
            panels: &self.panels,
            clock: world.resource::<Clock>(),
            kept: world.resource::<Kept>(),
            notices: world.resource::<Notices>(),
            statistics: world.resource::<Statistics>(),
            theme: &self.theme,
            texts: &self.texts,
        };
        let (layout, asked) = draw_panels(ctx, self.screen, &seen);
        self.layout = Some(layout);
        self.asked.extend(asked);
    }

    pub fn at(self, width: f32, height: f32) -> Harness<'static, Self> {
        let mut harness = Harness::builder()
            .with_size(egui::vec2(width, height))
            .build_ui_state(|ui, desk: &mut Self| desk.show(&ui.ctx().clone()), self);
        harness.run_steps(3);
        harness
    }
}

/// A text as it is painted.
pub struct Drawn {
    pub text: String,
    pub rect: egui::Rect,
    /// Nothing of it is seen outside of this.
    pub clip: egui::Rect,
    /// The smallest letters in it, in points.
    pub size: f32,
}

/// Every text that is painted.
pub fn drawn_texts(harness: &Harness<'_, Desk>) -> Vec<Drawn> {
    fn collect(shape: &egui::Shape, clip: egui::Rect, texts: &mut Vec<Drawn>) {
        match shape {
            egui::Shape::Text(shape) => {
                let rect = shape.galley.rect.translate(shape.pos.to_vec2());
                let sizes = shape.galley.job.sections.iter().map(|section| section.format.font_id.size);
                let size = sizes.fold(f32::INFINITY, f32::min);
                texts.push(Drawn { text: shape.galley.text().to_owned(), rect, clip, size });
            }
            egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, texts)),
            _ => {}
        }
    }
    let mut texts = Vec::new();
    harness.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, clipped.clip_rect, &mut texts));
    texts
}
