//! As much contrast as there can be: black, white and one yellow, on a grey that is as far from the one as the other.

use super::{BoardKind, DiscKind, FrameKind, Materials, SideLook, SoundSet, Theme, rgb};

pub(super) const THEME: Theme = Theme {
    is_dark: true,
    ground: rgb(0x00_00_00),
    panel: rgb(0x00_00_00),
    raised: rgb(0x1c_1c_1c),
    line: rgb(0x8c_8c_8c),
    ink: rgb(0xff_ff_ff),
    quiet_ink: rgb(0xdc_dc_dc),
    accent: rgb(0xff_d4_00),
    on_accent: rgb(0x00_00_00),
    focus: rgb(0xff_d4_00),
    board: rgb(0x75_75_75),
    board_line: rgb(0x00_00_00),
    frame: rgb(0x00_00_00),
    frame_ink: rgb(0xff_ff_ff),
    mark: rgb(0xff_ff_ff),
    hint_mark: rgb(0xff_ff_00),
    black: SideLook {
        face: rgb(0x00_00_00),
        edge: rgb(0xff_ff_ff),
        mark: rgb(0xff_ff_ff),
        ring_at: 0.0,
        ring_width: 0.0,
    },
    white: SideLook {
        face: rgb(0xff_ff_ff),
        edge: rgb(0x00_00_00),
        mark: rgb(0x00_00_00),
        ring_at: 0.25,
        ring_width: 0.06,
    },
    rim: 0.05,
    materials: Materials { board: BoardKind::Cloth, frame: FrameKind::Plain, discs: DiscKind::Stones },
    sounds: SoundSet::Stone,
};
