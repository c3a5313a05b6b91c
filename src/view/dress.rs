//! What the scene is made of. When another theme is chosen the board keeps its old look until the graphics can draw the
//! new one, which takes graphics in software seconds: it would be missing in the meantime.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::prelude::*;

use super::material::{BoardMaterial, Part, SceneUniform, glyphs};
use super::mesh;
use super::pipelines::Pipelines;
use super::plants;
use crate::stage::{Options, Quality};
use crate::theme::{DiscKind, Materials, Theme};

/// So many frames after a rehearsal has begun all pipelines that it needs have been asked for, and so many frames
/// without one that waits show that they are made.
const ASKED_AFTER: u32 = 5;
const MADE_AFTER: u32 = 2;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Worn>();
    app.add_systems(PreStartup, fill_wardrobe);
}

/// The theme that the scene has on: the chosen one, as soon as it can be drawn.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Worn(Option<Theme>);

impl Worn {
    /// The theme; `None` before the first frame.
    #[must_use]
    pub fn theme(&self) -> Option<&Theme> {
        self.0.as_ref()
    }

    /// Whether this theme is seen.
    #[must_use]
    pub fn is(&self, theme: &Theme) -> bool {
        self.0.as_ref() == Some(theme)
    }
}

/// Which part of the scene an entity is.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
pub(super) struct IsPart(pub(super) Part);

/// An entity too small to be seen, with a material that is to be ready before it is worn.
#[derive(Component)]
pub(super) struct Rehearses;

/// Everything that the scene can have on.
#[derive(Resource)]
pub(super) struct Wardrobe {
    board: Handle<Mesh>,
    frame: Handle<Mesh>,
    ground: Handle<Mesh>,
    stones: Handle<Mesh>,
    plants: Handle<Mesh>,
    glyphs: Handle<Image>,
    rehearsal: Option<Rehearsal>,
    /// What the graphics have drawn before, and need not be rehearsed again.
    known: Vec<(Materials, Quality)>,
    /// The materials that are worn.
    pub(super) all: Vec<Handle<BoardMaterial>>,
    /// What was last painted with.
    pub(super) painted: SceneUniform,
}

struct Rehearsal {
    of: Materials,
    made: [Handle<BoardMaterial>; 4],
    frames: u32,
}

impl Wardrobe {
    /// The shape of a part.
    pub(super) fn shape(&self, part: Part, discs: DiscKind) -> Handle<Mesh> {
        let shape = match (part, discs) {
            (Part::Board, _) => &self.board,
            (Part::Frame, _) => &self.frame,
            (Part::Ground, _) => &self.ground,
            (Part::Disc, DiscKind::Stones | DiscKind::Turned) => &self.stones,
            (Part::Disc, DiscKind::Plants) => &self.plants,
        };
        shape.clone()
    }
}

fn fill_wardrobe(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    theme: Res<Theme>,
) {
    commands.insert_resource(Wardrobe {
        board: meshes.add(mesh::board()),
        frame: meshes.add(mesh::frame()),
        ground: meshes.add(mesh::ground()),
        stones: meshes.add(mesh::disc()),
        plants: meshes.add(plants::plant()),
        glyphs: images.add(glyphs()),
        rehearsal: None,
        known: Vec::new(),
        all: Vec::new(),
        painted: SceneUniform::new(&theme, 0.0, true, &[None; 64], &Default::default()),
    });
}

/// Changes at once if that costs nothing, else after a rehearsal: other materials are other pipelines.
pub(super) fn change(
    (theme, options, pipelines): (Res<Theme>, Res<Options>, Res<Pipelines>),
    mut worn: ResMut<Worn>,
    mut wardrobe: ResMut<Wardrobe>,
    mut materials: ResMut<Assets<BoardMaterial>>,
    mut parts: Query<(Entity, &IsPart, &mut Mesh3d), Without<Rehearses>>,
    rehearsing: Query<Entity, With<Rehearses>>,
    mut commands: Commands,
) {
    let wanted = theme.materials;
    let is_old = |rehearsal: &Rehearsal| worn.is(&theme) || rehearsal.of != wanted;
    if wardrobe.rehearsal.as_ref().is_some_and(is_old) {
        wardrobe.rehearsal = None;
        rehearsing.iter().for_each(|entity| commands.entity(entity).despawn());
    }
    if worn.is(&theme) {
        return;
    }
    let has_on = worn.theme().map(|theme| theme.materials);
    if has_on == Some(wanted) {
        worn.0 = Some(*theme); // only colours differ
        return;
    }
    let look = (wanted, options.quality);
    let made = match &mut wardrobe.rehearsal {
        Some(rehearsal) => {
            rehearsal.frames += 1;
            if rehearsal.frames < ASKED_AFTER || pipelines.frames_without() < MADE_AFTER {
                return;
            }
            let made = rehearsal.made.clone();
            wardrobe.rehearsal = None;
            rehearsing.iter().for_each(|entity| commands.entity(entity).despawn());
            made
        }
        None => {
            let (scene, glyphs) = (wardrobe.painted, wardrobe.glyphs.clone());
            let made = Part::ALL
                .map(|part| materials.add(BoardMaterial { scene, glyphs: glyphs.clone(), part, materials: wanted }));
            // The first look has no older one to keep.
            if has_on.is_some() && !wardrobe.known.contains(&look) {
                rehearse(&mut commands, &wardrobe, wanted, &made);
                wardrobe.rehearsal = Some(Rehearsal { of: wanted, made, frames: 0 });
                return;
            }
            made
        }
    };
    for (part, material) in Part::ALL.into_iter().zip(&made) {
        for (entity, _, mut mesh) in parts.iter_mut().filter(|(_, is_part, _)| is_part.0 == part) {
            mesh.0 = wardrobe.shape(part, wanted.discs);
            commands.entity(entity).insert(MeshMaterial3d(material.clone()));
        }
    }
    wardrobe.all = made.to_vec();
    wardrobe.known.push(look);
    worn.0 = Some(*theme);
}

fn rehearse(commands: &mut Commands, wardrobe: &Wardrobe, wanted: Materials, made: &[Handle<BoardMaterial>; 4]) {
    for (part, material) in Part::ALL.into_iter().zip(made) {
        let shape = Mesh3d(wardrobe.shape(part, wanted.discs));
        let unseen = Transform::from_scale(Vec3::splat(1e-5));
        commands.spawn((Rehearses, shape, MeshMaterial3d(material.clone()), unseen, NoFrustumCulling));
    }
}
