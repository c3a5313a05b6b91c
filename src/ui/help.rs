//! The help page: every key, every gamepad button, every gesture, from the list that the program itself follows.

use bevy::input::gamepad::GamepadButton;
use bevy_egui::egui::{Align, Label, Layout, RichText, ScrollArea, Ui, vec2};

use super::style;
use super::widgets::{caption, note};
use super::{Action, Seen, cards};
use crate::controls::{CONTROLS, Command, Control, Press};
use crate::text::Texts;

/// Shows the page in place of what is in the panel.
pub(super) fn show(ui: &mut Ui, seen: &Seen, actions: &mut Vec<Action>) {
    cards::heading(ui, seen, ["help-title", "help-close"], Action::ToggleHelp, actions);
    ScrollArea::vertical().id_salt("help").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 8.0);
        let texts = seen.texts;
        caption(ui, seen.theme, &texts.get("help-keys"));
        row(ui, seen, &texts.get("key-square"), &texts.get("help-square"));
        for lines in merged(|control| keys(texts, control)) {
            row(ui, seen, &lines.0, &texts.get(lines.1));
        }
        ui.add_space(2.0 * style::STEP);
        caption(ui, seen.theme, &texts.get("help-gamepad"));
        row(ui, seen, &texts.get("pad-stick"), &texts.get("help-cursor"));
        for lines in merged(|control| buttons(texts, control)) {
            row(ui, seen, &lines.0, &texts.get(lines.1));
        }
        ui.add_space(2.0 * style::STEP);
        caption(ui, seen.theme, &texts.get("help-pointer"));
        for (what, does) in GESTURES {
            row(ui, seen, &texts.get(what), &texts.get(does));
        }
    });
}

/// What mouse and fingers do.
const GESTURES: [(&str, &str); 5] = [
    ("gesture-click", "help-play-there"),
    ("gesture-drag", "help-turn"),
    ("gesture-wheel", "help-zoom"),
    ("gesture-double", "help-reset-camera"),
    ("gesture-fingers", "help-turn-zoom"),
];

fn row(ui: &mut Ui, seen: &Seen, what: &str, does: &str) {
    ui.horizontal_top(|ui| {
        let width = (ui.available_width() * 0.38).min(130.0);
        ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.set_width(width);
            let ink = style::colour(seen.theme.ink);
            ui.add(Label::new(RichText::new(what).font(style::strong(style::SMALL)).color(ink)).wrap());
        });
        ui.vertical(|ui| note(ui, seen.theme, does));
    });
}

/// The list with its sentences; commands that share a sentence, such as the four arrows, share a line.
fn merged(names: impl Fn(&Control) -> Vec<String>) -> Vec<(String, &'static str)> {
    let mut lines: Vec<(Vec<String>, &'static str)> = Vec::new();
    for control in &CONTROLS {
        let (names, does) = (names(control), does(control.command));
        match lines.last_mut() {
            Some(last) if last.1 == does => last.0.extend(names),
            _ => lines.push((names, does)),
        }
    }
    let named = lines.into_iter().filter(|(names, _)| !names.is_empty());
    named
        .map(|(mut names, does)| {
            names.dedup();
            (names.join(", "), does)
        })
        .collect()
}

fn does(command: Command) -> &'static str {
    match command {
        Command::Left | Command::Right | Command::Up | Command::Down => "help-cursor",
        Command::Play => "help-play",
        Command::Undo => "help-undo",
        Command::Redo => "help-redo",
        Command::Hint => "help-hint",
        Command::Why => "help-why",
        Command::View => "help-view",
        Command::Sound => "help-sound",
        Command::ResetCamera => "help-reset-camera",
        Command::NextControl => "help-next",
        Command::PreviousControl => "help-previous",
        Command::Settings => "help-settings",
        Command::NewGame => "help-new-game",
        Command::Back => "help-back",
        Command::Help => "help-help",
    }
}

fn keys(texts: &Texts, control: &Control) -> Vec<String> {
    control.keys.iter().map(|&press| key(texts, press)).collect()
}

fn key(texts: &Texts, press: Press) -> String {
    texts.get(match press {
        Press::ArrowLeft | Press::ArrowRight | Press::ArrowUp | Press::ArrowDown => "key-arrows",
        Press::Enter => "key-enter",
        Press::Space => "key-space",
        Press::Escape => "key-escape",
        Press::Home => "key-home",
        Press::Tab => "key-tab",
        Press::ShiftTab => "key-shift-tab",
        Press::F1 => return "F1".to_owned(),
        Press::F10 => return "F10".to_owned(),
        Press::Character(letter, _) => return letter.to_ascii_uppercase().to_string(),
    })
}

fn buttons(texts: &Texts, control: &Control) -> Vec<String> {
    control.buttons.iter().map(|&button| texts.get(button_key(button))).collect()
}

/// A button's name. The four on the right have the letters that most gamepads have on them.
fn button_key(button: GamepadButton) -> &'static str {
    match button {
        GamepadButton::DPadLeft | GamepadButton::DPadRight | GamepadButton::DPadUp | GamepadButton::DPadDown => {
            "pad-directions"
        }
        GamepadButton::South => "pad-a",
        GamepadButton::East => "pad-b",
        GamepadButton::West => "pad-x",
        GamepadButton::North => "pad-y",
        GamepadButton::LeftTrigger => "pad-left-shoulder",
        GamepadButton::RightTrigger => "pad-right-shoulder",
        GamepadButton::LeftTrigger2 => "pad-left-trigger",
        GamepadButton::RightTrigger2 => "pad-right-trigger",
        GamepadButton::LeftThumb => "pad-left-stick",
        GamepadButton::RightThumb => "pad-right-stick",
        GamepadButton::Start => "pad-start",
        _ => "pad-select",
    }
}
