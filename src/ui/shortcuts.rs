//! What keys and gamepad buttons ask the panels for.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, egui};

use super::actions::ActionSystems;
use super::{Action, Leaving, Panels};
use crate::controls::{Command, Commanded, ControlSystems, Device};
use crate::game::HintState;
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

/// Keys work even while a button has the focus: nothing here is typed into.
fn press(
    mut commands: MessageReader<Commanded>,
    screen: Res<State<Screen>>,
    panels: Res<Panels>,
    hints: Res<HintState>,
    board: Res<BoardInput>,
    egui: Option<Res<EguiWantsInput>>,
    mut asked: MessageWriter<Action>,
) {
    let has_control_focus = !board.has_keys && egui.is_some_and(|egui| egui.wants_keyboard_input());
    let is_card_open = panels.is_open() || hints.is_open();
    for &Commanded { command, .. } in commands.read() {
        let is_in_game = *screen.get() == Screen::Game;
        let action = match command {
            Command::View => Action::ToggleView,
            Command::Settings => Action::ToggleSettings,
            Command::Help => Action::ToggleHelp,
            // With no card to close, this takes the focus from a control, which is egui's doing; only then it leaves.
            Command::Back if is_card_open || !has_control_focus => Action::Back,
            Command::Undo if is_in_game => Action::Undo,
            Command::Redo if is_in_game => Action::Redo,
            Command::Hint if is_in_game => Action::ToggleHint,
            Command::NewGame if is_in_game => Action::Leave(Leaving::ToStart),
            _ => continue,
        };
        asked.write(action);
    }
}

/// A gamepad moves the focus and presses what has it, as the keys do that egui knows.
fn drive_controls(
    mut commands: MessageReader<Commanded>,
    board: Res<BoardInput>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput)>,
) {
    for commanded in commands.read().filter(|commanded| commanded.device == Device::Gamepad) {
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
