//! The classic by day: dark on light, discs like polished stone on green felt.

use super::{BoardKind, DiscKind, FrameKind, Materials, SideLook, SoundSet, Theme, rgb};

pub(super) const THEME: Theme = Theme {
    is_dark: false,
    ground: rgb(0xf3_f0_ea),
    panel: rgb(0xfb_f9_f5),
    raised: rgb(0xe9_e4_da),
    line: rgb(0xd6_cf_c2),
    ink: rgb(0x24_21_1d),
    quiet_ink: rgb(0x5f_5a_52),
    accent: rgb(0xa8_59_1c),
    on_accent: rgb(0xff_ff_ff),
    focus: rgb(0x5a_26_00),
    board: rgb(0x4c_9a_6e),
    board_line: rgb(0x2f_6b_4f),
    frame: rgb(0xb0_8a_63),
    frame_ink: rgb(0x2a_1d_12),
    mark: rgb(0x10_2d_1f),
    hint_mark: rgb(0x5a_26_00),
    black: SideLook {
        face: rgb(0x1c_1e_21),
        edge: rgb(0x00_00_00),
        mark: rgb(0x76_7c_82),
        ring_at: 0.235,
        ring_width: 0.016,
    },
    white: SideLook {
        face: rgb(0xfb_f9_f4),
        edge: rgb(0x6b_65_58),
        mark: rgb(0x9c_94_82),
        ring_at: 0.335,
        ring_width: 0.016,
    },
    rim: 0.034,
    materials: Materials { board: BoardKind::Cloth, frame: FrameKind::Wood, discs: DiscKind::Stones },
    sounds: SoundSet::Stone,
};
