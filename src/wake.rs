//! Wakes the resting window for what is told to others than the window: gamepads, screen readers, and the time.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::platform::watch_gamepads;

/// Begins to watch.
pub fn plugin(app: &mut App) {
    app.init_resource::<Woken>();
    app.init_resource::<Alarm>();
    app.add_systems(Startup, (wait_for_gamepads, wait_for_alarms));
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

/// Lets a frame be drawn at a moment.
#[derive(Resource, Debug, Default)]
pub struct Alarm(Option<Sender<Instant>>);

impl Alarm {
    /// After so long, and no longer at the moment that was asked for before.
    pub fn ring_in(&self, wait: Duration) {
        if let Some(moments) = &self.0 {
            _ = moments.send(Instant::now() + wait); // without the thread, which the log has told of, nothing rings
        }
    }
}

fn wait_for_alarms(mut alarm: ResMut<Alarm>, proxy: Res<EventLoopProxyWrapper>) {
    let (sender, moments) = channel();
    let ring = bell(&proxy);
    match thread::Builder::new().name("alarm".into()).spawn(move || ring_at(&moments, ring)) {
        Ok(_) => alarm.0 = Some(sender),
        Err(error) => error!("no thread to wait for the time on: {error}"),
    }
}

/// Rings once at the last moment that was asked for, until nobody can ask any more or nobody hears it.
fn ring_at(moments: &Receiver<Instant>, ring: impl Fn() -> bool) {
    let mut next: Option<Instant> = None;
    loop {
        let asked = match next {
            None => moments.recv().map_err(RecvTimeoutError::from),
            Some(at) => moments.recv_timeout(at.saturating_duration_since(Instant::now())),
        };
        match asked {
            Ok(moment) => next = Some(moment),
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => {
                next = None;
                if !ring() {
                    return;
                }
            }
        }
    }
}

/// Sets the flag, then rings for the window; `false` when that is gone.
fn waker<R: Fn() -> bool + Send>(woken: &Woken, ring: R) -> impl Fn() -> bool + Send + use<R> {
    let flag = woken.0.clone();
    move || {
        flag.store(true, Ordering::Relaxed);
        ring()
    }
}

/// Wakes the event loop.
fn bell(proxy: &EventLoopProxyWrapper) -> impl Fn() -> bool + Send + use<> {
    let proxy = (**proxy).clone();
    move || proxy.send_event(WinitUserEvent::WakeUp).is_ok()
}

fn wait_for_gamepads(woken: Res<Woken>, proxy: Res<EventLoopProxyWrapper>) {
    watch_gamepads(waker(&woken, bell(&proxy)));
}

/// How often it is looked whether a screen reader has asked for something. Bevy keeps what it asks until the next frame,
/// and tells nobody.
const LOOK: Duration = Duration::from_millis(50);

/// What a screen reader has asked a window for.
type Questions = Arc<Mutex<WinitActionRequestHandler>>;

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
    let questions: Vec<_> = handlers.values().cloned().collect();
    let wake = waker(&woken, bell(&proxy));
    // The tree that it has is still empty: the next frame fills it.
    wake();
    let look = move || look(&questions, wake, || thread::sleep(LOOK));
    if let Err(error) = thread::Builder::new().name("reader".into()).spawn(look) {
        error!("no thread to listen to the screen reader on: {error}");
    }
}

/// Wakes the window for every question that waits, with a pause before each look, until there is no window any more.
fn look(questions: &[Questions], wake: impl Fn() -> bool, mut pause: impl FnMut()) {
    let is_asked = || questions.iter().any(|one| one.lock().is_ok_and(|one| !one.is_empty()));
    loop {
        pause();
        if is_asked() && !wake() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::accesskit::{Action, ActionRequest, NodeId, TreeId};
    use std::cell::{Cell, RefCell};

    #[test]
    fn what_wakes_is_told_once_and_rings() {
        let (woken, rung) = (Woken::default(), Arc::new(AtomicBool::new(false)));
        let heard = rung.clone();
        let wake = waker(&woken, move || {
            heard.store(true, Ordering::Relaxed);
            false
        });
        assert!(!woken.take(), "nothing has happened yet");
        assert!(!wake(), "the window is gone");
        assert!(rung.load(Ordering::Relaxed));
        assert!(woken.take());
        assert!(!woken.take(), "it was forgotten");
    }

    #[test]
    fn a_screen_readers_question_wakes_the_window_until_it_is_gone() {
        let questions = Questions::default();
        let (looks, wakes) = (Cell::new(0), Cell::new(0));
        let wake = || {
            wakes.set(wakes.get() + 1);
            questions.lock().unwrap().clear(); // the frame answers it
            wakes.get() < 2
        };
        let pause = || {
            looks.set(looks.get() + 1);
            if matches!(looks.get(), 3 | 7) {
                let target_node = NodeId(1);
                let question =
                    ActionRequest { action: Action::Click, target_tree: TreeId::ROOT, target_node, data: None };
                questions.lock().unwrap().push_back(question);
            }
        };
        look(std::slice::from_ref(&questions), wake, pause);
        assert_eq!((looks.get(), wakes.get()), (7, 2));
    }

    #[test]
    fn the_alarm_rings_once_at_the_last_moment_that_was_asked_for() {
        let (sender, moments) = channel();
        let rings = Cell::new(0);
        sender.send(Instant::now() + Duration::from_secs(3600)).unwrap();
        sender.send(Instant::now()).unwrap();
        let sender = RefCell::new(Some(sender));
        ring_at(&moments, || {
            rings.set(rings.get() + 1);
            if rings.get() == 1 {
                let again = sender.borrow().clone().unwrap();
                (0..2).for_each(|_| again.send(Instant::now()).unwrap());
            } else {
                sender.take(); // nobody can ask any more
            }
            true
        });
        assert_eq!(rings.get(), 2, "what is asked for twice before it is due rings once");
    }

    #[test]
    fn the_alarm_is_over_when_the_window_is_gone() {
        let (sender, moments) = channel();
        sender.send(Instant::now()).unwrap();
        ring_at(&moments, || false);
        assert!(sender.send(Instant::now()).is_ok() && moments.try_recv().is_ok(), "it waits for no other moment");
    }
}
