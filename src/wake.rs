//! Wakes the resting window for what is told to others than the window: gamepads and screen readers.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::accessibility::WinitActionRequestHandlers;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::platform::watch_gamepads;

/// Begins to watch.
pub fn plugin(app: &mut App) {
    app.init_resource::<Woken>();
    app.add_systems(Startup, wait_for_gamepads);
    app.add_systems(Last, wait_for_readers.run_if(resource_exists::<AccessibilityRequested>));
}

/// Whether something has happened since this was last asked.
#[derive(Resource, Clone, Default)]
pub struct Woken(Arc<AtomicBool>);

impl Woken {
    /// Asks, and forgets.
    #[must_use]
    pub fn take(&self) -> bool {
        self.0.swap(false, Ordering::Relaxed)
    }
}

/// Sets the flag and wakes the event loop; `false` when that is gone.
fn waker(woken: &Woken, proxy: &EventLoopProxyWrapper) -> impl Fn() -> bool + Send + use<> {
    let (flag, proxy) = (woken.0.clone(), (**proxy).clone());
    move || {
        flag.store(true, Ordering::Relaxed);
        proxy.send_event(WinitUserEvent::WakeUp).is_ok()
    }
}

fn wait_for_gamepads(woken: Res<Woken>, proxy: Res<EventLoopProxyWrapper>) {
    watch_gamepads(waker(&woken, &proxy));
}

/// How often it is looked whether a screen reader has asked for something. Bevy keeps what it asks until the next frame,
/// and tells nobody.
const LOOK: Duration = Duration::from_millis(50);

/// Only once there is a screen reader is there a thread that looks for what it asks.
fn wait_for_readers(
    requested: Res<AccessibilityRequested>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    woken: Res<Woken>,
    proxy: Res<EventLoopProxyWrapper>,
    mut is_waiting: Local<bool>,
) {
    let Some(handlers) = handlers.filter(|_| requested.get() && !*is_waiting) else { return };
    *is_waiting = true;
    let queues: Vec<_> = handlers.values().cloned().collect();
    let wake = waker(&woken, &proxy);
    // The tree that it has is still empty: the next frame fills it.
    wake();
    let look = move || {
        let has_asked = || queues.iter().any(|queue| queue.lock().is_ok_and(|queue| !queue.is_empty()));
        loop {
            thread::sleep(LOOK);
            if has_asked() && !wake() {
                return;
            }
        }
    };
    if let Err(error) = thread::Builder::new().name("reader".into()).spawn(look) {
        error!("no thread to listen to the screen reader on: {error}");
    }
}
