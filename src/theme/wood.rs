//! A wooden toy: walnut and maple, turned on a lathe, on an oak board.

use super::{BoardKind, DiscKind, FrameKind, Materials, SideLook, SoundSet, Theme, rgb};

pub(super) const THEME: Theme = Theme {
    is_dark: true,
    ground: rgb(0x2a_1e_17),
    panel: rgb(0x33_26_1d),
    raised: rgb(0x45_34_2a),
    line: rgb(0x5a_46_38),
    ink: rgb(0xf3_e7_d6),
    quiet_ink: rgb(0xc0_ad_97),
    accent: rgb(0xe3_a8_57),
    on_accent: rgb(0x2a_1e_17),
    focus: rgb(0xff_cf_86),
    board: rgb(0xa8_71_3c),
    board_line: rgb(0x5a_35_17),
    frame: rgb(0x5a_3a_24),
    frame_ink: rgb(0xf0_dc_c0),
    mark: rgb(0x24_12_0a),
    hint_mark: rgb(0x3a_0d_00),
    black: SideLook {
        face: rgb(0x2e_1a_10),
        edge: rgb(0x8e_6e_54),
        mark: rgb(0x9c_7c_5e),
        ring_at: 0.225,
        ring_width: 0.02,
    },
    white: SideLook {
        face: rgb(0xf6_e6_c9),
        edge: rgb(0x8a_62_38),
        mark: rgb(0xa8_7a_4a),
        ring_at: 0.325,
        ring_width: 0.02,
    },
    rim: 0.03,
    materials: Materials { board: BoardKind::Planks, frame: FrameKind::Wood, discs: DiscKind::Turned },
    sounds: SoundSet::Wood,
};
