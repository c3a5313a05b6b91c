//! Every colour of the board and of the panels, in one place, per theme.

use bevy::prelude::*;

use crate::stage::{Options, ThemeChoice};

/// Keeps [`Theme`] equal to what is chosen.
pub fn plugin(app: &mut App) {
    app.insert_resource(CLASSIC_DARK);
    app.add_systems(PreUpdate, follow_choice.run_if(resource_exists_and_changed::<Options>));
}

/// The colours. All opaque.
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
    /// What to look at: the main button, focus, the hint.
    pub accent: Srgba,
    /// Text on the accent.
    pub on_accent: Srgba,
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
    /// Black's face.
    pub black_disc: Srgba,
    /// The thin edge that tells a black disc from the ground.
    pub black_edge: Srgba,
    /// White's face.
    pub white_disc: Srgba,
    /// The thin edge that tells a white disc from the ground.
    pub white_edge: Srgba,
}

const fn rgb(hex: u32) -> Srgba {
    let [_, red, green, blue] = hex.to_be_bytes();
    Srgba::rgb(red as f32 / 255.0, green as f32 / 255.0, blue as f32 / 255.0)
}

/// Light on dark.
pub const CLASSIC_DARK: Theme = Theme {
    is_dark: true,
    ground: rgb(0x1b_1f_23),
    panel: rgb(0x23_28_2d),
    raised: rgb(0x31_38_3f),
    line: rgb(0x3b_43_4b),
    ink: rgb(0xe8_e6_e1),
    quiet_ink: rgb(0xa9_ad_b0),
    accent: rgb(0xe0_a8_4a),
    on_accent: rgb(0x1b_1f_23),
    board: rgb(0x2f_6b_4f),
    board_line: rgb(0x1f_4a_37),
    frame: rgb(0x4a_34_26),
    frame_ink: rgb(0xe6_d8_c6),
    mark: rgb(0xd8_ee_df),
    hint_mark: rgb(0xff_cb_6b),
    black_disc: rgb(0x17_19_1c),
    black_edge: rgb(0x5c_64_69),
    white_disc: rgb(0xf1_ee_e6),
    white_edge: rgb(0x9a_94_86),
};

/// Dark on light.
pub const CLASSIC_LIGHT: Theme = Theme {
    is_dark: false,
    ground: rgb(0xf3_f0_ea),
    panel: rgb(0xfb_f9_f5),
    raised: rgb(0xe9_e4_da),
    line: rgb(0xd6_cf_c2),
    ink: rgb(0x24_21_1d),
    quiet_ink: rgb(0x5f_5a_52),
    accent: rgb(0xa8_59_1c),
    on_accent: rgb(0xff_ff_ff),
    board: rgb(0x4c_9a_6e),
    board_line: rgb(0x2f_6b_4f),
    frame: rgb(0xb0_8a_63),
    frame_ink: rgb(0x2a_1d_12),
    mark: rgb(0x10_2d_1f),
    hint_mark: rgb(0x5a_26_00),
    black_disc: rgb(0x1c_1e_21),
    black_edge: rgb(0x00_00_00),
    white_disc: rgb(0xfb_f9_f4),
    white_edge: rgb(0x6b_65_58),
};

fn follow_choice(options: Res<Options>, mut theme: ResMut<Theme>) {
    let chosen = match options.theme {
        ThemeChoice::Dark => CLASSIC_DARK,
        ThemeChoice::Light => CLASSIC_LIGHT,
    };
    theme.set_if_neq(chosen);
}
