//! What the desktop says of how a person wants things to move, asked beside the frames.

use bevy::prelude::*;

use crate::platform::{Thought, system_wants_less_motion};
use crate::stage::Options;

/// Asks once, at the start.
pub fn plugin(app: &mut App) {
    let question = Thought::start(|_, answers| answers.send(system_wants_less_motion()));
    app.insert_resource(Question(question));
    app.add_systems(Update, hear_answer.run_if(resource_exists::<Question>));
}

/// The question while it is not answered.
#[derive(Resource)]
struct Question(Thought<bool>);

fn hear_answer(mut question: ResMut<Question>, mut options: ResMut<Options>, mut commands: Commands) {
    let progress = question.0.poll();
    if progress.newest == Some(true) {
        options.system_moves_less = true;
    }
    if progress.is_done {
        commands.remove_resource::<Question>();
    }
}
