//! A pond after GameLake's board: green lily pads for the first player, pink lotus flowers for the second.

use super::{BoardKind, DiscKind, FrameKind, Materials, SideLook, SoundSet, Theme, rgb};

pub(super) const THEME: Theme = Theme {
    is_dark: false,
    ground: rgb(0xdf_e8_d8),
    panel: rgb(0xf2_f6_ec),
    raised: rgb(0xe3_eb_da),
    line: rgb(0xc9_d4_bf),
    ink: rgb(0x1d_2a_22),
    quiet_ink: rgb(0x4f_5e_54),
    accent: rgb(0xa8_32_6a),
    on_accent: rgb(0xff_ff_ff),
    focus: rgb(0x7a_1f_4c),
    board: rgb(0x12_3d_4b),
    board_line: rgb(0x3a_74_82),
    frame: rgb(0xa9_ad_9c),
    frame_ink: rgb(0x1f_26_20),
    mark: rgb(0xd9_f0_f2),
    hint_mark: rgb(0xff_d9_7a),
    black: SideLook {
        face: rgb(0x4a_94_45),
        edge: rgb(0x1f_5a_2c),
        mark: rgb(0xa5_d4_89),
        ring_at: 0.2,
        ring_width: 0.02,
    },
    white: SideLook {
        face: rgb(0xfc_db_e7),
        edge: rgb(0xdc_62_97),
        mark: rgb(0xe9_b9_3f),
        ring_at: 0.1,
        ring_width: 0.02,
    },
    rim: 0.03,
    materials: Materials { board: BoardKind::Water, frame: FrameKind::Stone, discs: DiscKind::Plants },
    sounds: SoundSet::Water,
};
