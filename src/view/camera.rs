//! The camera: it glides between the two views, is turned and zoomed by a person within limits, and keeps the board
//! within the area it may use.

use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::input::EguiWantsInput;
use outflank_engine::rules::Square;
use std::f32::consts::FRAC_PI_2;

use super::ViewSystems;
use super::dress::Worn;
use super::lens::{Lens, Stand};
use crate::controls::{Command, Commanded};
use crate::stage::{BoardArea, BoardInput, Options, Quality, SquareAreas, ViewMode};
use crate::theme::Theme;
use crate::timing::{GLIDE, ease_in_out};

/// How steeply a table is seen at first, in radians.
const TABLE_PITCH: f32 = 0.88;
const LOWEST: f32 = 0.50;
const HIGHEST: f32 = 1.45;
const FARTHEST_ROUND: f32 = 0.80;
const LEAST_ZOOM: f32 = 0.6;
const MOST_ZOOM: f32 = 1.8;
/// Radians per logical pixel dragged.
const TURN_PER_PIXEL: f32 = 0.005;
/// Zoom per notch of the wheel.
const ZOOM_PER_NOTCH: f32 = 1.08;
/// Two right clicks within this time are one double click, in seconds.
const DOUBLE_CLICK: f32 = 0.35;
/// How fast a reset settles: the part of the way left after a second is e to the minus this.
const SETTLE: f32 = 14.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Surface>().init_resource::<Lens>().init_resource::<Gaze>();
    app.init_resource::<AccumulatedMouseScroll>().add_message::<CursorMoved>();
    app.init_resource::<ButtonInput<MouseButton>>().init_resource::<Touches>();
    app.add_systems(Update, turn.in_set(ViewSystems::Input));
    app.add_systems(Update, (measure, glide, focus, tell_squares).chain().in_set(ViewSystems::Show));
}

pub(super) fn camera_plugin(app: &mut App) {
    app.add_systems(Startup, place_camera);
    app.add_systems(Update, (aim, set_quality, set_ground).after(focus).in_set(ViewSystems::Show));
}

/// What is drawn onto, in logical pixels. Follows the window if there is one.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Surface {
    /// Width and height.
    pub size: Vec2,
}

impl Default for Surface {
    fn default() -> Self {
        Self { size: Vec2::new(1280.0, 800.0) }
    }
}

/// The camera that sees the board.
#[derive(Component, Clone, Copy, Debug)]
pub struct BoardCamera;

/// Where a person looks from.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub(super) struct Gaze {
    /// 0 is the table, 1 is flat; in between during a glide, in even steps of time.
    way: Option<f32>,
    turned: Turned,
    wanted: Turned,
    last_right_click: f32,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Turned {
    yaw: f32,
    pitch: f32,
    zoom: f32,
}

const UNTURNED: Turned = Turned { yaw: 0.0, pitch: TABLE_PITCH, zoom: 1.0 };

impl Default for Gaze {
    fn default() -> Self {
        Self { way: None, turned: UNTURNED, wanted: UNTURNED, last_right_click: f32::NEG_INFINITY }
    }
}

impl Gaze {
    /// 0 is the table, 1 is flat.
    pub(super) fn flatness(&self) -> f32 {
        ease_in_out(self.way.unwrap_or(0.0))
    }

    fn stand(&self) -> Stand {
        let flatness = self.flatness();
        let Turned { yaw, pitch, zoom } = self.turned;
        Stand {
            yaw: yaw * (1.0 - flatness),
            pitch: pitch + (FRAC_PI_2 - pitch) * flatness,
            flatness,
            zoom: zoom + (1.0 - zoom) * flatness,
        }
    }
}

fn measure(windows: Query<&Window, With<PrimaryWindow>>, mut surface: ResMut<Surface>) {
    if let Ok(window) = windows.single() {
        surface.set_if_neq(Surface { size: window.size().max(Vec2::ONE) });
    }
}

#[derive(bevy::ecs::system::SystemParam)]
struct Hands<'w> {
    buttons: Res<'w, ButtonInput<MouseButton>>,
    scroll: Res<'w, AccumulatedMouseScroll>,
    touches: Res<'w, Touches>,
    egui: Option<Res<'w, EguiWantsInput>>,
    lens: Res<'w, Lens>,
}

impl Hands<'_> {
    /// How far two fingers moved together, in pixels, and how much they spread, as a ratio.
    fn pinch(&self) -> Option<(Vec2, f32)> {
        let mut touches = self.touches.iter();
        let (a, b) = (touches.next()?, touches.next()?);
        let before = a.previous_position().distance(b.previous_position());
        let now = a.position().distance(b.position());
        let spread = if before > 1.0 && now > 1.0 { now / before } else { 1.0 };
        Some(((a.delta() + b.delta()) / 2.0, spread))
    }
}

fn turn(
    hands: Hands,
    options: Res<Options>,
    input: Res<BoardInput>,
    time: Res<Time>,
    windows: Query<&Window, With<PrimaryWindow>>,
    (mut pointer, mut commands): (MessageReader<CursorMoved>, MessageReader<Commanded>),
    mut gaze: ResMut<Gaze>,
) {
    // The pointer's way, not the device's: that is not told everywhere.
    let dragged: Vec2 = pointer.read().filter_map(|moved| moved.delta).sum();
    let is_reset = commands.read().any(|commanded| commanded.command == Command::ResetCamera);
    if options.view != ViewMode::Table || !input.is_enabled {
        return;
    }
    let is_egui_pointer = hands.egui.as_ref().is_some_and(|egui| egui.wants_any_pointer_input());
    let mut next = *gaze;
    let mut drag = Vec2::ZERO;
    let mut zoom = 1.0;
    if !is_egui_pointer {
        if hands.buttons.any_pressed([MouseButton::Right, MouseButton::Middle]) {
            drag += dragged;
        }
        // Over a panel the wheel scrolls that.
        let is_over =
            windows.single().ok().and_then(Window::cursor_position).is_some_and(|pixel| hands.lens.holds(pixel));
        let notches = match hands.scroll.unit {
            MouseScrollUnit::Line => hands.scroll.delta.y,
            MouseScrollUnit::Pixel => hands.scroll.delta.y / 60.0,
        };
        zoom *= ZOOM_PER_NOTCH.powf(if is_over { notches.clamp(-5.0, 5.0) } else { 0.0 });
        if let Some((moved, spread)) = hands.pinch() {
            drag += moved;
            zoom *= spread;
        }
        if hands.buttons.just_pressed(MouseButton::Right) {
            let now = time.elapsed_secs();
            if now - next.last_right_click < DOUBLE_CLICK {
                next.wanted = UNTURNED;
            }
            next.last_right_click = now;
        }
    }
    if is_reset {
        next.wanted = UNTURNED;
    }
    if drag != Vec2::ZERO || zoom != 1.0 {
        let Turned { yaw, pitch, zoom: old_zoom } = next.turned;
        next.turned = Turned {
            yaw: (yaw - drag.x * TURN_PER_PIXEL).clamp(-FARTHEST_ROUND, FARTHEST_ROUND),
            pitch: (pitch + drag.y * TURN_PER_PIXEL).clamp(LOWEST, HIGHEST),
            zoom: (old_zoom * zoom).clamp(LEAST_ZOOM, MOST_ZOOM),
        };
        next.wanted = next.turned;
    }
    gaze.set_if_neq(next);
}

fn glide(options: Res<Options>, time: Res<Time>, mut gaze: ResMut<Gaze>, mut redraws: MessageWriter<RequestRedraw>) {
    let target = if options.view == ViewMode::Flat { 1.0 } else { 0.0 };
    let mut next = *gaze;
    let step = if options.moves_less() { 1.0 } else { time.delta_secs() / GLIDE };
    let way = next.way.unwrap_or(target);
    next.way = Some(way + (target - way).clamp(-step, step));
    if next.turned != next.wanted {
        let share = if options.moves_less() { 1.0 } else { 1.0 - (-SETTLE * time.delta_secs()).exp() };
        let toward = |from: f32, to: f32| if (to - from).abs() < 0.001 { to } else { from + (to - from) * share };
        next.turned = Turned {
            yaw: toward(next.turned.yaw, next.wanted.yaw),
            pitch: toward(next.turned.pitch, next.wanted.pitch),
            zoom: toward(next.turned.zoom, next.wanted.zoom),
        };
    }
    if next.way != Some(target) || next.turned != next.wanted {
        redraws.write(RequestRedraw);
    }
    gaze.set_if_neq(next);
}

fn focus(gaze: Res<Gaze>, area: Res<BoardArea>, surface: Res<Surface>, mut lens: ResMut<Lens>) {
    let whole = Rect::from_corners(Vec2::ZERO, surface.size);
    let area = area.0.intersect(whole);
    let area = if area.is_empty() { whole } else { area };
    lens.set_if_neq(Lens::fit(gaze.stand(), area, surface.size));
}

/// Tells where each square is seen: the smallest upright rectangle around it.
fn tell_squares(lens: Res<Lens>, mut areas: ResMut<SquareAreas>) {
    if !lens.is_changed() {
        return;
    }
    for square in Square::all() {
        let corner = Vec3::new(f32::from(square.column()) - 4.0, 0.0, f32::from(square.row()) - 4.0);
        let seen = [Vec3::ZERO, Vec3::X, Vec3::Z, Vec3::X + Vec3::Z].map(|to| lens.project(corner + to));
        areas.0[square.index()] = seen.into_iter().fold(Rect::EMPTY, |area, point| area.union_point(point));
    }
}

fn place_camera(mut commands: Commands, lens: Res<Lens>, theme: Res<Theme>, options: Res<Options>) {
    commands.spawn((
        BoardCamera,
        Camera3d::default(),
        Camera { clear_color: ClearColorConfig::Custom(theme.ground.into()), ..default() },
        // The theme's colours are to be seen as they are.
        Tonemapping::None,
        DebandDither::Disabled,
        samples(options.quality),
        Projection::custom(lens.projection()),
        lens.transform(),
    ));
}

fn samples(quality: Quality) -> Msaa {
    match quality {
        Quality::Low => Msaa::Off,
        Quality::High => Msaa::Sample4,
    }
}

fn aim(lens: Res<Lens>, mut cameras: Query<(&mut Transform, &mut Projection), With<BoardCamera>>) {
    if lens.is_changed() {
        for (mut transform, mut projection) in &mut cameras {
            *transform = lens.transform();
            *projection = Projection::custom(lens.projection());
        }
    }
}

fn set_quality(options: Res<Options>, mut cameras: Query<&mut Msaa, With<BoardCamera>>) {
    for mut msaa in &mut cameras {
        msaa.set_if_neq(samples(options.quality));
    }
}

fn set_ground(worn: Res<Worn>, mut cameras: Query<&mut Camera, With<BoardCamera>>) {
    if let Some(theme) = worn.theme().filter(|_| worn.is_changed()) {
        for mut camera in &mut cameras {
            camera.clear_color = ClearColorConfig::Custom(theme.ground.into());
        }
    }
}
