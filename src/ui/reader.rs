//! What a screen reader asks for, handed to egui: `bevy_egui` shows it egui's tree but does not pass its requests on.

use bevy::a11y::ActionRequest;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .add_systems(PreUpdate, pass_on.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass));
}

fn pass_on(mut requests: MessageReader<ActionRequest>, mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>) {
    for ActionRequest(request) in requests.read() {
        for mut input in &mut inputs {
            input.events.push(egui::Event::AccessKitActionRequest(request.clone()));
        }
    }
}
