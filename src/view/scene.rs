//! Puts the board and the discs into the scene, and keeps them as they are to be seen. When nothing changes, nothing
//! here is touched, so that nothing need be drawn.

use bevy::asset::AssetEventSystems;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use outflank_engine::rules::Square;
use std::f32::consts::{PI, TAU};

use super::animate::Shown;
use super::camera::Gaze;
use super::dress::{self, IsPart, Wardrobe, Worn};
use super::marks::Marks;
use super::material::{BoardMaterial, Part, SceneUniform, tag};
use super::mesh::DISC_HALF;
use super::motion::Pose;
use super::plants;
use crate::stage::{Options, Quality};
use crate::theme::{DiscKind, Theme};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, build_scene);
    app.add_systems(
        PostUpdate,
        (dress::change, place_discs, place_ghost, paint)
            .chain()
            .before(TransformSystems::Propagate)
            // What is painted is to be seen in this frame: it may be the last one for long.
            .before(AssetEventSystems),
    );
}

/// A disc's place; there is always one disc per square, seen or not.
#[derive(Component)]
struct DiscOn(Square);

#[derive(Component)]
struct GhostDisc;

/// The middle of a square, at height 0.
pub(super) fn middle(square: Square) -> Vec3 {
    Vec3::new(f32::from(square.column()) - 3.5, 0.0, f32::from(square.row()) - 3.5)
}

fn build_scene(mut commands: Commands, wardrobe: Res<Wardrobe>, theme: Res<Theme>) {
    let discs = theme.materials.discs;
    for part in [Part::Board, Part::Frame, Part::Ground] {
        commands.spawn((IsPart(part), Mesh3d(wardrobe.shape(part, discs)), Transform::default(), NoFrustumCulling));
    }
    let hidden_disc = |tag: u32| {
        let seen = (Transform::default(), Visibility::Hidden, NoFrustumCulling);
        (IsPart(Part::Disc), Mesh3d(wardrobe.shape(Part::Disc, discs)), MeshTag(tag), seen)
    };
    for square in Square::all() {
        commands.spawn((DiscOn(square), hidden_disc(square.index() as u32)));
    }
    commands.spawn((GhostDisc, hidden_disc(tag::GHOST)));
}

/// How a disc lies. `spin` is the direction in which its mesh's front looks while Black is up, in radians.
fn posed(square: Square, pose: &Pose, kind: DiscKind) -> Transform {
    let (sin, cos) = pose.heading.sin_cos();
    // Rolling in the direction (cos, sin) is turning about the axis across it.
    let axis = Vec3::new(sin, 0.0, -cos);
    let roll = Quat::from_axis_angle(axis, pose.angle);
    let (float, rotation) = match kind {
        DiscKind::Stones | DiscKind::Turned => (DISC_HALF, roll),
        DiscKind::Plants => {
            // Half a turn about one axis or about another leaves the plant looking another way. It swings to where it
            // lies at rest while it rolls, or it would jump there at the end.
            let swing = (2.0 * pose.heading + PI).rem_euclid(TAU) - PI;
            let done = (1.0 - pose.angle.cos()) / 2.0;
            (plants::FLOAT - plants::SINK * done, roll * Quat::from_rotation_y(front(square) - swing * done))
        }
    };
    Transform::from_translation(middle(square) + Vec3::Y * (float + pose.height))
        .with_rotation(rotation)
        .with_scale(Vec3::splat(pose.size))
}

/// In which direction the plant of a square looks, in radians: each in its own.
fn front(square: Square) -> f32 {
    // The golden ratio spreads them evenly, without a pattern that is seen.
    (square.index() as f32 * 0.618_034).fract() * TAU
}

fn place_discs(shown: Res<Shown>, worn: Res<Worn>, mut discs: Query<(&DiscOn, &mut Transform, &mut Visibility)>) {
    let is_changed = shown.is_changed() || worn.is_changed();
    let (Some(motion), Some(theme)) = (shown.motion().filter(|_| is_changed), worn.theme()) else { return };
    for (&DiscOn(square), mut transform, mut visibility) in &mut discs {
        match motion.pose(square) {
            None => {
                visibility.set_if_neq(Visibility::Hidden);
            }
            Some(pose) => {
                visibility.set_if_neq(Visibility::Inherited);
                transform.set_if_neq(posed(square, &pose, theme.materials.discs));
            }
        }
    }
}

fn place_ghost(
    marks: Res<Marks>,
    worn: Res<Worn>,
    mut ghosts: Query<(&mut Transform, &mut Visibility), With<GhostDisc>>,
) {
    let Some(theme) = worn.theme().filter(|_| marks.is_changed() || worn.is_changed()) else { return };
    for (mut transform, mut visibility) in &mut ghosts {
        let Some(ghost) = marks.ghost else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        transform.set_if_neq(posed(ghost.square, &Pose::resting(ghost.side), theme.materials.discs));
    }
}

fn paint(
    worn: Res<Worn>,
    gaze: Res<Gaze>,
    options: Res<Options>,
    shown: Res<Shown>,
    marks: Res<Marks>,
    mut wardrobe: ResMut<Wardrobe>,
    mut materials: ResMut<Assets<BoardMaterial>>,
) {
    let (Some(motion), Some(theme)) = (shown.motion(), worn.theme()) else { return };
    let mut poses = [None; 64];
    for square in Square::all() {
        poses[square.index()] = motion.pose(square);
    }
    let scene = SceneUniform::new(theme, gaze.flatness(), options.quality == Quality::High, &poses, &marks);
    if wardrobe.painted == scene {
        return;
    }
    wardrobe.painted = scene;
    for handle in &wardrobe.all {
        if let Some(mut material) = materials.get_mut(handle) {
            material.scene = scene;
        }
    }
}
