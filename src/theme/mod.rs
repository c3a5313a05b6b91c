//! How the board and the panels look: every theme is a value in a file of its own, so that a new one is a new file, its
//! name in [`ThemeChoice`] and in the catalogues. Values and not files that are read: the compiler sees to it that none
//! lacks a colour, and nothing can fail when the program starts. `tests/themes.rs` measures what each must hold.

mod contrast;
mod dark;
mod light;
mod pond;
mod wood;

use bevy::prelude::*;
use outflank_engine::rules::Side;

use crate::stage::{Options, ThemeChoice};

/// Keeps [`Theme`] equal to what is chosen.
pub fn plugin(app: &mut App) {
    app.insert_resource(*Theme::of(ThemeChoice::default()));
    app.add_systems(PreUpdate, follow_choice.run_if(resource_exists_and_changed::<Options>));
}

/// A theme. All colours are opaque.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Theme {
    /// Whether text is light on a dark ground.
    pub is_dark: bool,
    /// Behind everything.
    pub ground: Srgba,
    /// Panels and cards.
    pub panel: Srgba,
    /// Raised parts of a panel: buttons, fields.
    pub raised: Srgba,
    /// Thin lines between parts of a panel.
    pub line: Srgba,
    /// Text.
    pub ink: Srgba,
    /// Less important text.
    pub quiet_ink: Srgba,
    /// What to look at: the main button, what is chosen.
    pub accent: Srgba,
    /// Text on the accent.
    pub on_accent: Srgba,
    /// Around the control that has the keys.
    pub focus: Srgba,
    /// The squares.
    pub board: Srgba,
    /// The lines between them.
    pub board_line: Srgba,
    /// The frame.
    pub frame: Srgba,
    /// The coordinates on the frame.
    pub frame_ink: Srgba,
    /// Legal dots, rings and the cursor on the squares.
    pub mark: Srgba,
    /// The hint's ring on a square.
    pub hint_mark: Srgba,
    /// The first player's discs.
    pub black: SideLook,
    /// The second player's discs.
    pub white: SideLook,
    /// The thin edge of a disc, in squares.
    pub rim: f32,
    /// What board, frame and discs are made of.
    pub materials: Materials,
    /// What the discs sound like.
    pub sounds: SoundSet,
}

/// The discs of a side. Sides differ by more than colours: by their rings, or by their whole shape.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SideLook {
    /// The face.
    pub face: Srgba,
    /// The thin edge that tells a disc from the ground.
    pub edge: Srgba,
    /// The ring on the face; of plants the veins or the seeds.
    pub mark: Srgba,
    /// The ring's radius, in squares. A disc's is 0.41.
    pub ring_at: f32,
    /// The ring's width, in squares.
    pub ring_width: f32,
}

/// What the things on the table are made of: their shapes, and how light falls on them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Materials {
    /// The squares.
    pub board: BoardKind,
    /// The frame around them.
    pub frame: FrameKind,
    /// The discs.
    pub discs: DiscKind,
}

/// What the squares are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardKind {
    /// Smooth felt.
    Cloth,
    /// Planks with a grain.
    Planks,
    /// Still water.
    Water,
}

/// What the frame is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FrameKind {
    /// Wood with a grain.
    Wood,
    /// Cut stones.
    Stone,
    /// Nothing but its colour.
    Plain,
}

/// What the discs are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DiscKind {
    /// Polished stones.
    Stones,
    /// Turned from wood.
    Turned,
    /// Lily pads with a lotus flower on their other side.
    Plants,
}

/// What discs sound like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SoundSet {
    /// Stone on felt.
    Stone,
    /// Wood on wood.
    Wood,
    /// Drops of water.
    Water,
}

impl Theme {
    /// The theme of this name.
    #[must_use]
    pub const fn of(choice: ThemeChoice) -> &'static Self {
        match choice {
            ThemeChoice::Dark => &dark::THEME,
            ThemeChoice::Light => &light::THEME,
            ThemeChoice::Wood => &wood::THEME,
            ThemeChoice::Pond => &pond::THEME,
            ThemeChoice::Contrast => &contrast::THEME,
        }
    }

    /// The discs of a side.
    #[must_use]
    pub const fn side(&self, side: Side) -> &SideLook {
        match side {
            Side::Black => &self.black,
            Side::White => &self.white,
        }
    }
}

const fn rgb(hex: u32) -> Srgba {
    let [_, red, green, blue] = hex.to_be_bytes();
    Srgba::rgb(red as f32 / 255.0, green as f32 / 255.0, blue as f32 / 255.0)
}

fn follow_choice(options: Res<Options>, mut theme: ResMut<Theme>) {
    theme.set_if_neq(*Theme::of(options.theme));
}
