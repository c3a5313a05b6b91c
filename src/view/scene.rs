//! Puts the board and the discs into the scene, and keeps them as they are to be seen. When nothing changes, nothing
//! here is touched, so that nothing need be drawn.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use outflank_engine::rules::{Side, Square};
use std::f32::consts::PI;

use super::animate::Shown;
use super::camera::Gaze;
use super::marks::Marks;
use super::material::{BoardMaterial, Part, SceneUniform, glyphs, tag};
use super::mesh::{self, DISC_HALF};
use super::motion::Pose;
use crate::stage::{Options, Quality};
use crate::theme::Theme;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, build_scene);
    app.add_systems(PostUpdate, (place_discs, place_ghost, paint).before(TransformSystems::Propagate));
}

/// A disc's place; there is always one disc per square, seen or not.
#[derive(Component)]
struct DiscOn(Square);

#[derive(Component)]
struct GhostDisc;

#[derive(Resource)]
struct Materials {
    all: Vec<Handle<BoardMaterial>>,
    painted: SceneUniform,
}

/// The middle of a square, at height 0.
pub(super) fn middle(square: Square) -> Vec3 {
    Vec3::new(f32::from(square.column()) - 3.5, 0.0, f32::from(square.row()) - 3.5)
}

fn build_scene(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<BoardMaterial>>,
    theme: Res<Theme>,
) {
    let glyphs = images.add(glyphs());
    let scene = SceneUniform::new(&theme, 0.0, true, &[None; 64], &Marks::default());
    let mut all = Vec::new();
    let mut material = |part| {
        let handle = materials.add(BoardMaterial { scene, glyphs: glyphs.clone(), part });
        all.push(handle.clone());
        MeshMaterial3d(handle)
    };
    for (part, mesh) in [(Part::Board, mesh::board()), (Part::Frame, mesh::frame()), (Part::Ground, mesh::ground())] {
        commands.spawn((Mesh3d(meshes.add(mesh)), material(part), Transform::default(), NoFrustumCulling));
    }
    let (disc, stone) = (meshes.add(mesh::disc()), material(Part::Disc));
    let hidden_disc = |tag: u32| {
        (Mesh3d(disc.clone()), stone.clone(), MeshTag(tag), Transform::default(), Visibility::Hidden, NoFrustumCulling)
    };
    for square in Square::all() {
        commands.spawn((DiscOn(square), hidden_disc(square.index() as u32)));
    }
    commands.spawn((GhostDisc, hidden_disc(tag::GHOST)));
    commands.insert_resource(Materials { all, painted: scene });
}

fn posed(square: Square, pose: &Pose) -> Transform {
    let (sin, cos) = pose.heading.sin_cos();
    // Rolling in the direction (cos, sin) is turning about the axis across it.
    let axis = Vec3::new(sin, 0.0, -cos);
    Transform::from_translation(middle(square) + Vec3::Y * (DISC_HALF + pose.height))
        .with_rotation(Quat::from_axis_angle(axis, pose.angle))
}

fn place_discs(shown: Res<Shown>, mut discs: Query<(&DiscOn, &mut Transform, &mut Visibility)>) {
    let Some(motion) = shown.motion().filter(|_| shown.is_changed()) else { return };
    for (&DiscOn(square), mut transform, mut visibility) in &mut discs {
        match motion.pose(square) {
            None => {
                visibility.set_if_neq(Visibility::Hidden);
            }
            Some(pose) => {
                visibility.set_if_neq(Visibility::Inherited);
                transform.set_if_neq(posed(square, &pose));
            }
        }
    }
}

fn place_ghost(marks: Res<Marks>, mut ghosts: Query<(&mut Transform, &mut Visibility), With<GhostDisc>>) {
    if !marks.is_changed() {
        return;
    }
    for (mut transform, mut visibility) in &mut ghosts {
        let Some(ghost) = marks.ghost else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let angle = if ghost.side == Side::Black { 0.0 } else { PI };
        let pose = Pose { alpha: 1.0, height: 0.0, angle, heading: 0.0, blend: 0.0 };
        transform.set_if_neq(posed(ghost.square, &pose));
    }
}

fn paint(
    theme: Res<Theme>,
    gaze: Res<Gaze>,
    options: Res<Options>,
    shown: Res<Shown>,
    marks: Res<Marks>,
    mut handles: ResMut<Materials>,
    mut materials: ResMut<Assets<BoardMaterial>>,
) {
    let Some(motion) = shown.motion() else { return };
    let mut poses = [None; 64];
    for square in Square::all() {
        poses[square.index()] = motion.pose(square);
    }
    let scene = SceneUniform::new(&theme, gaze.flatness(), options.quality == Quality::High, &poses, &marks);
    if handles.painted == scene {
        return;
    }
    handles.painted = scene;
    for handle in &handles.all {
        if let Some(mut material) = materials.get_mut(handle) {
            material.scene = scene;
        }
    }
}
