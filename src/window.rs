//! The window as a person left it: it comes back in the same size, maximised if it was, and has the program's icon.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{Monitor, PrimaryWindow, WindowResized};
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

use crate::stage::WindowShape;

/// The name by which desktops find the program's entry, and with it its icon, for a window: Wayland's application id
/// and X11's class. It is the name of the files in `packaging/linux`.
pub const NAME: &str = "io.github.outflank.Outflank";

/// Made by `assets/scripts/icon.py`.
const ICON: &[u8] = include_bytes!("../assets/icons/outflank.png");

/// Follows the window's shape, and gives it the one that was kept.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, maximise)
        .add_systems(PreUpdate, fit_screen)
        .add_systems(PostUpdate, (give_icon, follow_shape));
}

fn maximise(shape: Res<WindowShape>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    if shape.is_maximised
        && let Ok(mut window) = windows.single_mut()
    {
        window.set_maximized(true);
    }
}

/// What bars and frames of a desktop take of a screen, in logical pixels.
const DESKTOP: Vec2 = Vec2::new(32.0, 104.0);

/// The size for a window that is to be seen whole on a screen. All in logical pixels.
fn fitting(window: Vec2, screen: Vec2) -> Vec2 {
    if window.cmple(screen).all() { window } else { window.min(screen - DESKTOP) }
}

/// The first window, which nobody has given a size, is not to reach beyond its screen, or the way to play would lie below
/// it. On which of several screens it will be is not known everywhere: the smallest counts.
fn fit_screen(
    shape: Res<WindowShape>,
    monitors: Query<&Monitor>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut is_done: Local<bool>,
) {
    let size = |monitor: &Monitor| monitor.physical_size().as_vec2() / monitor.scale_factor as f32;
    let Some(screen) = monitors.iter().map(size).reduce(Vec2::min).filter(|_| !*is_done) else { return };
    *is_done = true;
    if shape.size.is_none()
        && let Ok(mut window) = windows.single_mut()
    {
        let size = fitting(window.size(), screen);
        if size != window.size() {
            window.resolution.set(size.x, size.y);
        }
    }
}

/// Where the desktop takes the icon from the window (X11, Windows) and not from the program's entry.
fn give_icon(windows: Query<Entity, With<PrimaryWindow>>, mut is_done: Local<bool>, _main_thread: NonSendMarker) {
    let Ok(entity) = windows.single() else { return };
    if *is_done {
        return;
    }
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(entity) {
            *is_done = true;
            window.set_window_icon(icon());
        }
    });
}

fn icon() -> Option<Icon> {
    let picture = image::load_from_memory_with_format(ICON, image::ImageFormat::Png).ok()?.into_rgba8();
    let (width, height) = picture.dimensions();
    Icon::from_rgba(picture.into_raw(), width, height).ok()
}

/// The system alone knows whether the window is maximised; it is asked whenever the size has changed.
fn follow_shape(
    mut resized: MessageReader<WindowResized>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    mut shape: ResMut<WindowShape>,
    _main_thread: NonSendMarker,
) {
    if resized.read().count() == 0 {
        return;
    }
    let Ok((entity, window)) = windows.single() else { return };
    let is_maximised =
        WINIT_WINDOWS.with_borrow(|windows| windows.get_window(entity).is_some_and(|window| window.is_maximized()));
    let size = if is_maximised { shape.size } else { Some([window.width(), window.height()]) };
    shape.set_if_neq(WindowShape { size, is_maximised });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_an_icon() {
        assert!(icon().is_some());
    }

    #[test]
    fn the_first_window_is_seen_whole_on_small_screens() {
        let natural = Vec2::new(1280.0, 800.0);
        assert_eq!(fitting(natural, Vec2::new(1920.0, 1080.0)), natural);
        assert_eq!(fitting(natural, natural), natural);
        assert_eq!(fitting(natural, Vec2::new(1366.0, 768.0)), Vec2::new(1280.0, 664.0));
        assert_eq!(fitting(natural, Vec2::new(1024.0, 600.0)), Vec2::new(992.0, 496.0));
    }

    #[test]
    fn the_desktops_files_have_the_windows_name() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/linux");
        let text = |ending: &str| std::fs::read_to_string(folder.join(format!("{NAME}.{ending}"))).unwrap();
        let (entry, metainfo) = (text("desktop"), text("metainfo.xml"));
        assert!(entry.contains(&format!("Icon={NAME}\n")) && entry.contains(&format!("StartupWMClass={NAME}\n")));
        assert!(metainfo.contains(&format!("<id>{NAME}</id>")));
        assert!(metainfo.contains(&format!("<launchable type=\"desktop-id\">{NAME}.desktop</launchable>")));
        assert!(metainfo.contains(&format!("<release version=\"{}\"", env!("CARGO_PKG_VERSION"))));
    }
}
