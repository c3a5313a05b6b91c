//! The classic after dark: light on dark, discs like polished stone on green felt.

use super::{BoardKind, DiscKind, FrameKind, Materials, SideLook, SoundSet, Theme, rgb};

pub(super) const THEME: Theme = Theme {
    is_dark: true,
    ground: rgb(0x1b_1f_23),
    panel: rgb(0x23_28_2d),
    raised: rgb(0x31_38_3f),
    line: rgb(0x3b_43_4b),
    ink: rgb(0xe8_e6_e1),
    quiet_ink: rgb(0xa9_ad_b0),
    accent: rgb(0xe0_a8_4a),
    on_accent: rgb(0x1b_1f_23),
    focus: rgb(0xff_cb_6b),
    board: rgb(0x34_72_55),
    board_line: rgb(0x1f_4a_37),
    frame: rgb(0x4a_34_26),
    frame_ink: rgb(0xe6_d8_c6),
    mark: rgb(0xd8_ee_df),
    hint_mark: rgb(0xff_cb_6b),
    black: SideLook {
        face: rgb(0x17_19_1c),
        edge: rgb(0x6c_75_7a),
        mark: rgb(0x6a_71_76),
        ring_at: 0.235,
        ring_width: 0.016,
    },
    white: SideLook {
        face: rgb(0xf1_ee_e6),
        edge: rgb(0x9a_94_86),
        mark: rgb(0xa5_9e_8d),
        ring_at: 0.335,
        ring_width: 0.016,
    },
    rim: 0.034,
    materials: Materials { board: BoardKind::Cloth, frame: FrameKind::Wood, discs: DiscKind::Stones },
    sounds: SoundSet::Stone,
};
