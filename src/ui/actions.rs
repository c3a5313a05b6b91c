//! What the panels ask for, and how it is done.

use bevy::prelude::*;
use bevy::window::WindowCloseRequested;
use outflank_engine::rules::{Side, Square};

use crate::game::lessons::{LessonRequest, Lessons};
use crate::game::{
    ChooseSquare, CloseHint, CoachState, Disk, DismissCoach, DismissNotice, GameSetup, HintState, HintStep, Kept,
    KeptGame, NewGame, Redo, ResetStatistics, Resume, ReviewRequest, Session, ShowMe, Undo, WhyRequest, WhyState,
};
use crate::stage::{BoardInput, Cursor, Dialog, Options, Screen, ViewMode};

use super::statistics::StatisticsPage;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Action>();
    app.configure_sets(PreUpdate, (ActionSystems::Ask, ActionSystems::Perform).chain());
    app.add_message::<WindowCloseRequested>().add_systems(
        PreUpdate,
        (
            ask_before_closing.in_set(ActionSystems::Ask),
            (perform, tell_of_dialogs).chain().in_set(ActionSystems::Perform),
        ),
    );
}

/// What is asked for outside the panels is done in the same frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum ActionSystems {
    /// Keys and the window's close button ask.
    Ask,
    /// It is done.
    Perform,
}

/// Something a person asked a panel or a key for.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum Action {
    /// Keep these choices for the next game.
    Choose(GameSetup),
    /// Begin a game with the choices made, after asking if another could go on.
    Play,
    /// To the lessons.
    Learn,
    /// Something about a look back.
    Review(ReviewRequest),
    /// Something in the lessons.
    Lesson(LessonRequest),
    /// Go on with the game that is kept.
    Continue,
    /// Open, change or close the page of results.
    ShowStatistics(Option<StatisticsPage>),
    /// Yes, forget the results.
    ResetStatistics,
    /// What is said about files has been read.
    DismissNotice,
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Show a good move, or one step more of it; after the last step put it away.
    ShowMe,
    /// Put the hint away.
    CloseHint,
    /// Something about what speaks against a move.
    Why(WhyRequest),
    /// Put the coach's word away.
    DismissCoach,
    /// Between 2D and 3D.
    ToggleView,
    /// Sound on or off.
    ToggleSound,
    /// Open or close the settings.
    ToggleSettings,
    /// Open or close the help page.
    ToggleHelp,
    /// Open or close the page of rules and time.
    ToggleRules,
    /// Choose a square, as a screen reader asks.
    ChooseAt(Square),
    /// Move the cursor to a square.
    LookAt(Square),
    /// These settings.
    Set(Options),
    /// Another game, after asking if one is in progress.
    Leave(Leaving),
    /// Yes, leave the game.
    ConfirmLeaving,
    /// No, stay.
    Stay,
    /// Close the topmost thing that is open; with nothing open, leave the game.
    Back,
}

/// Where to, from a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaving {
    /// The same choices once more.
    Rematch,
    /// The start screen.
    ToStart,
    /// Out of the program.
    Quit,
    /// From the start screen to a new game, in the place of one that is kept and could go on.
    Play,
}

/// Which cards are open.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Panels {
    /// The settings.
    pub settings: bool,
    /// The help page, over the settings.
    pub help: bool,
    /// The start screen's page of rules and time, under all others.
    pub rules: bool,
    /// The question whether to give up the game, and what for.
    pub leaving: Option<Leaving>,
    /// The page of results.
    pub statistics: Option<StatisticsPage>,
    /// Who has passed, while the banner says so.
    pub passed: Option<Side>,
}

impl Panels {
    /// Whether a question waits for its answer.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        self.leaving.is_some()
    }

    /// Whether anything lies over the game's panel.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.is_asking() || self.settings || self.help || self.rules || self.statistics.is_some()
    }
}

#[derive(bevy::ecs::system::SystemParam)]
struct Requests<'w> {
    games: MessageWriter<'w, NewGame>,
    choices: MessageWriter<'w, ChooseSquare>,
    undos: MessageWriter<'w, Undo>,
    redos: MessageWriter<'w, Redo>,
    lessons: MessageWriter<'w, LessonRequest>,
    reviews: MessageWriter<'w, ReviewRequest>,
    hints: MessageWriter<'w, ShowMe>,
    no_hints: MessageWriter<'w, CloseHint>,
    questions: MessageWriter<'w, WhyRequest>,
    no_coach: MessageWriter<'w, DismissCoach>,
    exits: MessageWriter<'w, AppExit>,
    resumptions: MessageWriter<'w, Resume>,
    resets: MessageWriter<'w, ResetStatistics>,
    dismissals: MessageWriter<'w, DismissNotice>,
}

/// What leaving a game would lose.
#[derive(bevy::ecs::system::SystemParam)]
struct Losses<'w> {
    session: Res<'w, Session>,
    disk: Res<'w, Disk>,
    kept: Res<'w, Kept>,
}

impl Losses<'_> {
    /// Whether leaving for this needs a question. Nothing is lost by going where the game can be gone on with.
    fn needs_question(&self, leaving: Leaving) -> bool {
        match leaving {
            Leaving::Rematch => self.session.is_in_progress(),
            Leaving::ToStart | Leaving::Quit => self.session.is_in_progress() && !self.disk.keeps_games(),
            Leaving::Play => self.kept.unfinished().is_some_and(KeptGame::has_person),
        }
    }
}

/// The window's close button is a way to leave like any other; pressed again, it is the answer to the question.
fn ask_before_closing(
    mut closings: MessageReader<WindowCloseRequested>,
    panels: Res<Panels>,
    mut asked: MessageWriter<Action>,
) {
    if closings.read().count() > 0 {
        asked.write(match panels.leaving {
            Some(Leaving::Quit) => Action::ConfirmLeaving,
            _ => Action::Leave(Leaving::Quit),
        });
    }
}

#[expect(clippy::too_many_arguments, reason = "every kind of request goes somewhere else")]
fn perform(
    mut asked: MessageReader<Action>,
    screen: Res<State<Screen>>,
    losses: Losses,
    (hints, lessons, why, coach): (Res<HintState>, Res<Lessons>, Res<WhyState>, Res<CoachState>),
    mut setup: ResMut<GameSetup>,
    mut options: ResMut<Options>,
    mut panels: ResMut<Panels>,
    (mut cursor, board): (ResMut<Cursor>, Res<BoardInput>),
    mut requests: Requests,
    mut commands: Commands,
) {
    for &action in asked.read() {
        let is_playing = *screen.get() == Screen::Game && !panels.is_asking();
        let is_hint_told = hints.is_open() && hints.step() == HintStep::Reasons;
        match action {
            Action::Choose(choices) => {
                setup.set_if_neq(choices);
            }
            Action::Play if losses.needs_question(Leaving::Play) => panels.leaving = Some(Leaving::Play),
            Action::Play => leave(Leaving::Play, *setup, &mut panels, &mut requests, &mut commands),
            Action::Continue => {
                if losses.kept.unfinished().is_some() {
                    panels.set_if_neq(Panels::default());
                    requests.resumptions.write(Resume);
                    commands.set_state_if_neq(Screen::Game);
                }
            }
            Action::Learn => {
                panels.set_if_neq(Panels::default());
                commands.set_state_if_neq(Screen::Learn);
            }
            Action::Review(request) => _ = requests.reviews.write(request),
            Action::Lesson(request) => _ = requests.lessons.write(request),
            Action::ShowStatistics(page) => panels.statistics = page,
            Action::ResetStatistics => {
                requests.resets.write(ResetStatistics);
                panels.statistics = panels.statistics.map(StatisticsPage::asked);
            }
            Action::DismissNotice => _ = requests.dismissals.write(DismissNotice),
            Action::Undo if is_playing => _ = requests.undos.write(Undo),
            Action::Redo if is_playing => _ = requests.redos.write(Redo),
            Action::ShowMe if is_playing && !is_hint_told => _ = requests.hints.write(ShowMe),
            Action::ShowMe | Action::CloseHint if is_playing => _ = requests.no_hints.write(CloseHint),
            Action::Why(request) if is_playing => _ = requests.questions.write(request),
            Action::DismissCoach => _ = requests.no_coach.write(DismissCoach),
            Action::Undo | Action::Redo | Action::ShowMe | Action::CloseHint | Action::Why(_) => {}
            Action::ToggleView => {
                options.view = match options.view {
                    ViewMode::Flat => ViewMode::Table,
                    ViewMode::Table => ViewMode::Flat,
                };
            }
            Action::ToggleSound => options.sound.is_muted = !options.sound.is_muted,
            Action::ToggleSettings => panels.settings = !panels.settings,
            Action::ToggleHelp => panels.help = !panels.help,
            Action::ToggleRules => panels.rules = !panels.rules,
            Action::ChooseAt(square) => {
                if board.is_enabled {
                    requests.choices.write(ChooseSquare { square, revision: losses.session.revision() });
                }
            }
            Action::LookAt(square) => _ = cursor.set_if_neq(Cursor { square: Some(square), is_keys: true }),
            Action::Set(chosen) => _ = options.set_if_neq(chosen),
            Action::Leave(leaving) if losses.needs_question(leaving) => panels.leaving = Some(leaving),
            Action::Leave(leaving) => leave(leaving, *setup, &mut panels, &mut requests, &mut commands),
            Action::ConfirmLeaving => {
                if let Some(leaving) = panels.leaving {
                    leave(leaving, *setup, &mut panels, &mut requests, &mut commands);
                }
            }
            Action::Stay => panels.leaving = None,
            Action::Back if panels.is_asking() => panels.leaving = None,
            Action::Back if panels.help => panels.help = false,
            Action::Back if panels.statistics.is_some() => {
                panels.statistics = panels.statistics.and_then(StatisticsPage::back);
            }
            Action::Back if panels.settings => panels.settings = false,
            Action::Back if panels.rules => panels.rules = false,
            Action::Back if why.is_open() => _ = requests.questions.write(WhyRequest::Close),
            Action::Back if coach.said().is_some() => _ = requests.no_coach.write(DismissCoach),
            Action::Back if hints.is_open() => _ = requests.no_hints.write(CloseHint),
            Action::Back if *screen.get() == Screen::Start => {}
            Action::Back if lessons.at().is_some() => _ = requests.lessons.write(LessonRequest::Close),
            Action::Back if losses.needs_question(Leaving::ToStart) => panels.leaving = Some(Leaving::ToStart),
            Action::Back => leave(Leaving::ToStart, *setup, &mut panels, &mut requests, &mut commands),
        }
    }
}

fn leave(
    leaving: Leaving,
    setup: GameSetup,
    panels: &mut ResMut<Panels>,
    requests: &mut Requests,
    commands: &mut Commands,
) {
    panels.set_if_neq(Panels::default());
    match leaving {
        Leaving::Rematch => _ = requests.games.write(NewGame::from_start(setup)),
        Leaving::Play => {
            requests.games.write(NewGame::from_start(setup));
            commands.set_state_if_neq(Screen::Game);
        }
        Leaving::ToStart => commands.set_state_if_neq(Screen::Start),
        Leaving::Quit => _ = requests.exits.write(AppExit::Success),
    }
}

fn tell_of_dialogs(panels: Res<Panels>, mut dialog: ResMut<Dialog>) {
    dialog.set_if_neq(Dialog { is_open: panels.is_asking() || panels.settings || panels.statistics.is_some() });
}
