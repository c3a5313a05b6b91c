//! The one material of the scene: everything is drawn by one shader from one block of numbers, with soft shadows that
//! are computed from where the discs are. So weak graphics can draw it, and seen flat every colour is the theme's own.

use bevy::asset::{RenderAssetUsages, uuid_handle};
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;

use super::marks::{Ghost, Marks};
use super::motion::Pose;
use crate::theme::{BoardKind, DiscKind, FrameKind, Materials, Theme};

const SHADER: Handle<Shader> = uuid_handle!("5d3c0a52-7c0e-4b58-9a37-0b1f6f1f6c11");
/// One file for the graphics card, several for those who read it.
const SHADER_SOURCE: &str = concat!(
    include_str!("../../assets/shaders/board.wgsl"),
    include_str!("../../assets/shaders/frame.wgsl"),
    include_str!("../../assets/shaders/discs.wgsl"),
    include_str!("../../assets/shaders/pond.wgsl"),
);
/// The letters and figures, made by `assets/scripts/glyphs.py`.
const GLYPHS: &[u8] = include_bytes!("../../assets/textures/glyphs.png");

pub(super) fn plugin(app: &mut App) {
    let shader = Shader::from_wgsl(SHADER_SOURCE, "shaders/board.wgsl");
    if let Err(why) = app.world_mut().resource_mut::<Assets<Shader>>().insert(SHADER.id(), shader) {
        error!("the board's shader cannot be kept: {why}");
    }
    app.add_plugins(MaterialPlugin::<BoardMaterial>::default());
}

/// The picture of letters and figures. If it cannot be read the board has no coordinates, and the log says so.
pub(super) fn glyphs() -> Image {
    let usage = RenderAssetUsages::RENDER_WORLD;
    let png = ImageType::Extension("png");
    Image::from_buffer(GLYPHS, png, CompressedImageFormats::NONE, false, ImageSampler::linear(), usage).unwrap_or_else(
        |why| {
            error!("the glyphs cannot be read: {why}");
            Image::default()
        },
    )
}

/// The tags that tell discs apart. Those on the board have their square's index, 0 to 63.
pub(super) mod tag {
    pub(in super::super) const GHOST: u32 = 64;
}

/// What is drawn, and what it is made of. Each has a pipeline of its own: graphics in software would otherwise compute
/// all of them for every pixel and throw all but one away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Stuff {
    part: Part,
    materials: Materials,
}

impl From<&BoardMaterial> for Stuff {
    fn from(material: &BoardMaterial) -> Self {
        Self { part: material.part, materials: material.materials }
    }
}

impl Stuff {
    /// The names under which the shader knows it.
    fn names(self) -> impl Iterator<Item = &'static str> {
        let part = match self.part {
            Part::Board => "BOARD",
            Part::Frame => "FRAME",
            Part::Ground => "GROUND",
            Part::Disc => "DISC",
        };
        let board = match self.materials.board {
            BoardKind::Cloth => None,
            BoardKind::Planks => Some("PLANKS"),
            BoardKind::Water => Some("WATER"),
        };
        let frame = match self.materials.frame {
            FrameKind::Wood => Some("WOODEN"),
            FrameKind::Stone => Some("HEWN"),
            FrameKind::Plain => None,
        };
        let discs = match self.materials.discs {
            DiscKind::Stones => None,
            DiscKind::Turned => Some("TURNED"),
            DiscKind::Plants => Some("PLANTS"),
        };
        std::iter::once(part).chain(board).chain(frame).chain(discs)
    }
}

/// The parts of the scene.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Part {
    Board,
    Frame,
    Ground,
    /// The only one that can be seen through.
    Disc,
}

impl Part {
    pub(super) const ALL: [Self; 4] = [Self::Board, Self::Frame, Self::Ground, Self::Disc];
}

/// The material, for one part of the scene.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(Stuff)]
pub(super) struct BoardMaterial {
    #[uniform(0)]
    pub(super) scene: SceneUniform,
    #[texture(1)]
    #[sampler(2)]
    pub(super) glyphs: Handle<Image>,
    pub(super) part: Part,
    pub(super) materials: Materials,
}

impl Material for BoardMaterial {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        if self.part == Part::Disc { AlphaMode::Premultiplied } else { AlphaMode::Opaque }
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let stuff = key.bind_group_data;
        if let Some(fragment) = &mut descriptor.fragment {
            fragment.shader_defs.extend(stuff.names().map(Into::into));
        }
        // Petals lie over petals of the same plant, in no order.
        if stuff.part == Part::Disc
            && let Some(depth) = &mut descriptor.depth_stencil
        {
            depth.depth_write_enabled = Some(true);
        }
        Ok(())
    }
}

/// The block of numbers, as the shader's `Scene`.
#[derive(ShaderType, Clone, Copy, PartialEq, Debug)]
pub(super) struct SceneUniform {
    ground: LinearRgba,
    board: LinearRgba,
    board_line: LinearRgba,
    frame: LinearRgba,
    frame_ink: LinearRgba,
    mark: LinearRgba,
    hint_mark: LinearRgba,
    black_disc: LinearRgba,
    black_edge: LinearRgba,
    black_mark: LinearRgba,
    white_disc: LinearRgba,
    white_edge: LinearRgba,
    white_mark: LinearRgba,
    /// The radius and the width of Black's ring and of White's.
    rings: Vec4,
    /// The width of a disc's edge.
    rim: Vec4,
    /// How flat, whether there are shadows, whether the theme is dark, whether any disc is in the air.
    /// Of this and of `ghost` the second is never read: see `look` in the shader.
    look: [Vec4; 2],
    /// Column and row of the ghost's square, its side, how many discs it would turn.
    ghost: [Vec4; 2],
    /// Of the disc on each square: how much of it is seen, height, angle, heading.
    discs: [Vec4; 64],
    /// Of each square, four to a vector: its marks in the lower bits, the disc's blend in the highest eight.
    marks: [UVec4; 16],
}

impl SceneUniform {
    pub(super) fn new(
        theme: &Theme,
        flatness: f32,
        has_shadows: bool,
        poses: &[Option<Pose>; 64],
        marks: &Marks,
    ) -> Self {
        let switch = |is_on: bool| if is_on { 1.0 } else { 0.0 };
        let mut bits = [UVec4::ZERO; 16];
        for (index, (flags, pose)) in marks.squares.iter().zip(poses).enumerate() {
            let blend = pose.map_or(0.0, |pose| pose.blend);
            bits[index / 4][index % 4] = u32::from(*flags) | ((blend * 255.0) as u32) << 24;
        }
        let is_airborne = poses.iter().flatten().any(|pose| pose.height > 0.0);
        let ghost = marks.ghost.map_or(Vec4::ZERO, |Ghost { square, side, turns }| {
            Vec4::new(f32::from(square.column()), f32::from(square.row()), side as u8 as f32, f32::from(turns))
        });
        Self {
            ground: theme.ground.into(),
            board: theme.board.into(),
            board_line: theme.board_line.into(),
            frame: theme.frame.into(),
            frame_ink: theme.frame_ink.into(),
            mark: theme.mark.into(),
            hint_mark: theme.hint_mark.into(),
            black_disc: theme.black.face.into(),
            black_edge: theme.black.edge.into(),
            black_mark: theme.black.mark.into(),
            white_disc: theme.white.face.into(),
            white_edge: theme.white.edge.into(),
            white_mark: theme.white.mark.into(),
            rings: Vec4::new(theme.black.ring_at, theme.black.ring_width, theme.white.ring_at, theme.white.ring_width),
            rim: Vec4::splat(theme.rim),
            look: [Vec4::new(flatness, switch(has_shadows), switch(theme.is_dark), switch(is_airborne)), Vec4::ZERO],
            ghost: [ghost, Vec4::ZERO],
            discs: poses.map(|pose| {
                pose.map_or(Vec4::ZERO, |pose| Vec4::new(pose.alpha, pose.height, pose.angle, pose.heading))
            }),
            marks: bits,
        }
    }
}
