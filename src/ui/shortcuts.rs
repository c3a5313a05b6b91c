//! What keys and gamepad buttons ask the panels for.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, egui};

use super::actions::ActionSystems;
use super::{Action, Leaving, Panels};
use crate::controls::{Command, Commanded, ControlSystems, Device};
use crate::game::lessons::{LessonRequest, Lessons, Moment};
use crate::game::{HintState, ReviewRequest, WhyRequest, WhyState};
use crate::stage::{BoardInput, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, press.after(ControlSystems).in_set(ActionSystems::Ask));
}

/// Gamepads for the controls themselves, which are egui's. Wants egui.
pub(super) fn egui_plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        drive_controls.after(ControlSystems).after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
}

/// What a command means depends on what is open.
#[derive(SystemParam)]
struct Open<'w> {
    screen: Res<'w, State<Screen>>,
    panels: Res<'w, Panels>,
    hints: Res<'w, HintState>,
    lessons: Res<'w, Lessons>,
    why: Res<'w, WhyState>,
    board: Res<'w, BoardInput>,
    egui: Option<Res<'w, EguiWantsInput>>,
}

/// Keys work even while a button has the focus: nothing here is typed into.
fn press(mut commands: MessageReader<Commanded>, open: Open, mut asked: MessageWriter<Action>) {
    for &Commanded { command, .. } in commands.read() {
        asked.write_batch(open.action(command));
    }
}

impl Open<'_> {
    fn action(&self, command: Command) -> Option<Action> {
        match command {
            Command::View => return Some(Action::ToggleView),
            Command::Sound => return Some(Action::ToggleSound),
            Command::Settings => return Some(Action::ToggleSettings),
            Command::Help => return Some(Action::ToggleHelp),
            // With no card to close, this takes the focus from a control, which is egui's doing; only then it leaves.
            Command::Back => return (self.is_card_open() || !self.has_control_focus()).then_some(Action::Back),
            _ => {}
        }
        match *self.screen.get() {
            Screen::Start => None,
            Screen::Game => self.in_game(command),
            Screen::Learn => self.in_lesson(command),
            Screen::Review => match command {
                Command::Left => Some(Action::Review(ReviewRequest::Step { is_forward: false })),
                Command::Right => Some(Action::Review(ReviewRequest::Step { is_forward: true })),
                _ => None,
            },
        }
    }

    fn in_game(&self, command: Command) -> Option<Action> {
        match command {
            Command::Undo => Some(Action::Undo),
            Command::Redo => Some(Action::Redo),
            Command::Hint => Some(Action::ShowMe),
            Command::Why if self.hints.is_open() => Some(Action::Why(WhyRequest::TogglePicking)),
            Command::Why if self.why.asked().is_some() => Some(Action::Why(WhyRequest::Close)),
            Command::Why => Some(Action::Why(WhyRequest::LastMove)),
            Command::NewGame => Some(Action::Leave(Leaving::ToStart)),
            _ => None,
        }
    }

    fn in_lesson(&self, command: Command) -> Option<Action> {
        // While a step is done the board takes nothing, and what would play goes on.
        let is_done = self.lessons.at().is_some_and(|at| at.moment == Moment::Right);
        match command {
            Command::Undo => Some(Action::Lesson(LessonRequest::Again)),
            Command::Hint => Some(Action::Lesson(LessonRequest::Show)),
            Command::Play if is_done && !self.has_control_focus() => Some(Action::Lesson(LessonRequest::Next)),
            _ => None,
        }
    }

    fn has_control_focus(&self) -> bool {
        !self.board.has_keys && self.egui.as_ref().is_some_and(|egui| egui.wants_keyboard_input())
    }

    fn is_card_open(&self) -> bool {
        self.panels.is_open() || self.hints.is_open() || self.why.is_open()
    }
}

/// A gamepad moves the focus and presses what has it, as the keys do that egui knows.
fn drive_controls(
    mut commands: MessageReader<Commanded>,
    board: Res<BoardInput>,
    screen: Res<State<Screen>>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput)>,
) {
    for commanded in commands.read().filter(|commanded| commanded.device == Device::Gamepad) {
        let is_taken = *screen.get() == Screen::Review && matches!(commanded.command, Command::Left | Command::Right);
        if is_taken {
            continue; // it steps through the game
        }
        for (mut context, mut input) in &mut contexts {
            let has_focus = context.get_mut().memory(|memory| memory.focused().is_some());
            if let Some((key, modifiers)) = key_for(commanded.command, has_focus, board.has_keys) {
                let event = |pressed| egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
                input.events.extend([event(true), event(false)]);
            }
        }
    }
}

fn key_for(command: Command, has_focus: bool, board_has_keys: bool) -> Option<(egui::Key, egui::Modifiers)> {
    use egui::{Key, Modifiers};
    match command {
        Command::NextControl => Some((Key::Tab, Modifiers::NONE)),
        Command::PreviousControl => Some((Key::Tab, Modifiers::SHIFT)),
        _ if board_has_keys => None,
        // egui moves the focus from control to control; the first one must be given it.
        Command::Left | Command::Right | Command::Up | Command::Down if !has_focus => Some((Key::Tab, Modifiers::NONE)),
        Command::Left => Some((Key::ArrowLeft, Modifiers::NONE)),
        Command::Right => Some((Key::ArrowRight, Modifiers::NONE)),
        Command::Up => Some((Key::ArrowUp, Modifiers::NONE)),
        Command::Down => Some((Key::ArrowDown, Modifiers::NONE)),
        Command::Play => Some((Key::Enter, Modifiers::NONE)),
        Command::Back => Some((Key::Escape, Modifiers::NONE)),
        _ => None,
    }
}
