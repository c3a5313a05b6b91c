//! Gamepads while nothing is drawn: the frames that would ask for them do not come, so a thread waits for them.

use std::thread;

use bevy::log::error;
use gilrs::{EventType, GilrsBuilder};

/// Calls `wake` whenever a button is pressed, a stick is pushed, or a gamepad comes or goes, until that gives `false`.
///
/// It only says that there is something: what it is, is read in the frame that follows.
pub fn watch_gamepads(wake: impl Fn() -> bool + Send + 'static) {
    /// A stick at rest trembles; so far it must be pushed to count.
    const PUSHED: f32 = 0.3;
    let watch = move || {
        let Ok(mut gamepads) = GilrsBuilder::new().with_default_filters(false).set_update_state(false).build() else {
            return; // none can be used here: Bevy's own reader has said so
        };
        while let Some(event) = gamepads.next_event_blocking(None) {
            let is_meant = match event.event {
                EventType::ButtonChanged(_, value, _) | EventType::AxisChanged(_, value, _) => value.abs() > PUSHED,
                EventType::Connected | EventType::Disconnected => true,
                _ => false,
            };
            if is_meant && !wake() {
                return;
            }
        }
    };
    if let Err(error) = thread::Builder::new().name("gamepads".into()).spawn(watch) {
        error!("no thread to wait for gamepads on: {error}");
    }
}
