//! What is drawn on the squares beside discs: legal dots, the last move, what a move would turn, the cursor, the hint.

use bevy::prelude::*;
use outflank_engine::rules::{Bitboard, Side, Square};

use super::ViewSystems;
use super::animate::Shown;
use crate::game::{HintState, Session};
use crate::stage::{BoardInput, Cursor, Options};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marks>();
    app.add_systems(Update, draw_marks.in_set(ViewSystems::Show));
}

/// The marks' bits, as the shader knows them.
pub(super) mod mark {
    /// A dot: a disc may be put here.
    pub(in super::super) const LEGAL: u8 = 1;
    /// A ring on the disc that was put last.
    pub(in super::super) const LAST: u8 = 2;
    /// A ring on a disc that the previewed move would turn.
    pub(in super::super) const TURNS: u8 = 4;
    /// Brackets: this square is a part of the hint's reason.
    pub(in super::super) const REASON: u8 = 8;
    /// A target: the hint's move.
    pub(in super::super) const HINT: u8 = 16;
    /// An outline: the keyboard's cursor.
    pub(in super::super) const CURSOR: u8 = 32;
}

/// The disc that the previewed move would put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ghost {
    pub(super) square: Square,
    pub(super) side: Side,
    /// How many discs it would turn.
    pub(super) turns: u8,
}

/// What is drawn.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Marks {
    /// The bits of [`mark`], by square.
    pub(super) squares: [u8; 64],
    pub(super) ghost: Option<Ghost>,
}

impl Default for Marks {
    fn default() -> Self {
        Self { squares: [0; 64], ghost: None }
    }
}

impl Marks {
    fn add(&mut self, squares: Bitboard, bit: u8) {
        for square in squares.squares() {
            self.squares[square.index()] |= bit;
        }
    }
}

fn draw_marks(
    session: Res<Session>,
    hint: Res<HintState>,
    options: Res<Options>,
    input: Res<BoardInput>,
    cursor: Res<Cursor>,
    shown: Res<Shown>,
    mut marks: ResMut<Marks>,
) {
    let game = session.game();
    let mut next = Marks::default();
    if options.last_move
        && let Some(last) = game.moves().last()
    {
        next.add(last.square.bit(), mark::LAST);
    }
    if session.is_persons_turn() {
        let legal = game.legal_moves();
        if options.legal_moves && !shown.is_moving() {
            next.add(legal, mark::LEGAL);
        }
        if let Some(hint) = hint.hint() {
            next.add(hint.square.bit(), mark::HINT);
            let reasons = hint.reasons.iter().map(|reason| reason.squares.0).fold(0, |all, squares| all | squares);
            next.add(Bitboard(reasons & !hint.square.bit().0), mark::REASON);
        }
        if input.is_enabled {
            if cursor.is_keys
                && input.has_keys
                && let Some(square) = cursor.square
            {
                next.add(square.bit(), mark::CURSOR);
            }
            if options.preview
                && !shown.is_moving()
                && let (Some(square), Some(side)) = (cursor.square, game.side_to_move())
                && let Ok(flips) = game.flips(square)
            {
                next.add(flips, mark::TURNS);
                next.squares[square.index()] &= !mark::LEGAL; // it would be seen through the ghost
                next.ghost = Some(Ghost { square, side, turns: flips.count() as u8 });
            }
        }
    }
    marks.set_if_neq(next);
}
