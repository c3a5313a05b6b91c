//! Puts the board and the discs into the scene, and keeps them as they are to be seen. When nothing changes, nothing
//! here is touched, so that nothing need be drawn.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use outflank_engine::rules::Square;
use std::f32::consts::{PI, TAU};

use super::animate::Shown;
use super::camera::Gaze;
use super::marks::Marks;
use super::material::{BoardMaterial, Part, SceneUniform, glyphs, tag};
use super::mesh::{self, DISC_HALF};
use super::motion::Pose;
use super::plants;
use crate::stage::{Options, Quality};
use crate::theme::{DiscKind, Materials, Theme};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, build_scene);
    app.add_systems(PostUpdate, (dress, place_discs, place_ghost, paint).chain().before(TransformSystems::Propagate));
}

/// A disc's place; there is always one disc per square, seen or not.
#[derive(Component)]
struct DiscOn(Square);

#[derive(Component)]
struct GhostDisc;

/// Which part of the scene an entity is.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct IsPart(Part);

/// What the scene is made of at this moment.
#[derive(Resource)]
struct Wardrobe {
    stones: Handle<Mesh>,
    plants: Handle<Mesh>,
    glyphs: Handle<Image>,
    worn: Option<Materials>,
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
    theme: Res<Theme>,
) {
    for (part, mesh) in [(Part::Board, mesh::board()), (Part::Frame, mesh::frame()), (Part::Ground, mesh::ground())] {
        commands.spawn((IsPart(part), Mesh3d(meshes.add(mesh)), Transform::default(), NoFrustumCulling));
    }
    let (stones, plants) = (meshes.add(mesh::disc()), meshes.add(plants::plant()));
    let hidden_disc = |tag: u32| {
        let seen = (Transform::default(), Visibility::Hidden, NoFrustumCulling);
        (IsPart(Part::Disc), Mesh3d(stones.clone()), MeshTag(tag), seen)
    };
    for square in Square::all() {
        commands.spawn((DiscOn(square), hidden_disc(square.index() as u32)));
    }
    commands.spawn((GhostDisc, hidden_disc(tag::GHOST)));
    let painted = SceneUniform::new(&theme, 0.0, true, &[None; 64], &Marks::default());
    let glyphs = images.add(glyphs());
    commands.insert_resource(Wardrobe { stones, plants, glyphs, worn: None, all: Vec::new(), painted });
}

/// Puts on what the theme's things are made of: other materials are other pipelines, and plants other shapes.
fn dress(
    theme: Res<Theme>,
    mut wardrobe: ResMut<Wardrobe>,
    mut materials: ResMut<Assets<BoardMaterial>>,
    mut parts: Query<(Entity, &IsPart, &mut Mesh3d)>,
    mut commands: Commands,
) {
    if !theme.is_changed() || wardrobe.worn == Some(theme.materials) {
        return;
    }
    wardrobe.worn = Some(theme.materials);
    wardrobe.all.clear();
    let disc = match theme.materials.discs {
        DiscKind::Stones | DiscKind::Turned => wardrobe.stones.clone(),
        DiscKind::Plants => wardrobe.plants.clone(),
    };
    for part in [Part::Board, Part::Frame, Part::Ground, Part::Disc] {
        let (scene, glyphs) = (wardrobe.painted, wardrobe.glyphs.clone());
        let material = materials.add(BoardMaterial { scene, glyphs, part, materials: theme.materials });
        wardrobe.all.push(material.clone());
        for (entity, _, mut mesh) in parts.iter_mut().filter(|(_, is_part, _)| is_part.0 == part) {
            if part == Part::Disc {
                mesh.0 = disc.clone();
            }
            commands.entity(entity).insert(MeshMaterial3d(material.clone()));
        }
    }
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

fn place_discs(shown: Res<Shown>, theme: Res<Theme>, mut discs: Query<(&DiscOn, &mut Transform, &mut Visibility)>) {
    let is_changed = shown.is_changed() || theme.is_changed();
    let Some(motion) = shown.motion().filter(|_| is_changed) else { return };
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
    theme: Res<Theme>,
    mut ghosts: Query<(&mut Transform, &mut Visibility), With<GhostDisc>>,
) {
    if !marks.is_changed() && !theme.is_changed() {
        return;
    }
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
    theme: Res<Theme>,
    gaze: Res<Gaze>,
    options: Res<Options>,
    shown: Res<Shown>,
    marks: Res<Marks>,
    mut wardrobe: ResMut<Wardrobe>,
    mut materials: ResMut<Assets<BoardMaterial>>,
) {
    let Some(motion) = shown.motion() else { return };
    let mut poses = [None; 64];
    for square in Square::all() {
        poses[square.index()] = motion.pose(square);
    }
    let scene = SceneUniform::new(&theme, gaze.flatness(), options.quality == Quality::High, &poses, &marks);
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
