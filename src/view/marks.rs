//! What is drawn on the squares beside discs: legal dots, the last move, what a move would turn, the cursor, the hint.

use bevy::prelude::*;
use outflank_engine::analysis::{Hint, WhyNot};
use outflank_engine::rules::{Bitboard, Side, Square};

use super::ViewSystems;
use super::animate::Shown;
use crate::game::lessons::Lessons;
use crate::game::{HintState, HintStep, ReviewState, Session, WhyState, person_may_move};
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
    /// A tint, with a line around all of them: somewhere here is the hint's move.
    pub(in super::super) const AREA: u8 = 64;
    /// A small disc of the side that the ghost is not: how the opponent would answer.
    pub(in super::super) const REPLY: u8 = 128;
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

/// As much of a hint as is to be seen by now.
fn draw_hint(marks: &mut Marks, hint: &Hint, hints: &HintState, with_reasons: bool) {
    if hints.step() == HintStep::Area {
        marks.add(hints.area(), mark::AREA);
        return;
    }
    marks.add(hint.square.bit(), mark::HINT);
    if with_reasons && hints.step() == HintStep::Reasons {
        for reason in &hint.reasons {
            marks.add(reason.squares - hint.square.bit(), mark::REASON);
        }
    }
}

/// The move that is asked about as if it were played, what speaks against it, and the opponent's answer.
fn draw_answer(marks: &mut Marks, answer: &WhyNot, side: Side, flips: Bitboard) {
    marks.add(flips, mark::TURNS);
    marks.squares[answer.square.index()] &= !mark::LEGAL; // it would be seen through the ghost
    marks.ghost = Some(Ghost { square: answer.square, side, turns: flips.count() as u8 });
    if let Some(warning) = answer.warnings.first() {
        marks.add(warning.squares, mark::REASON);
    }
    if let Some(reply) = answer.reply {
        marks.squares[reply.index()] &= !mark::LEGAL;
        marks.add(reply.bit(), mark::REPLY);
    }
}

/// In a look back: what would have been better than the move played last.
fn better_move(session: &Session, review: &ReviewState) -> Option<Square> {
    let last = session.game().moves().len().checked_sub(1)?;
    Some(review.review()?.moves.get(last)?.better.as_ref()?.square)
}

fn draw_marks(
    session: Res<Session>,
    (hints, lessons, why, review): (Res<HintState>, Res<Lessons>, Res<WhyState>, Res<ReviewState>),
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
    if let (Some(at), Some(step)) = (lessons.at(), lessons.step()) {
        next.add(at.lit | at.found, mark::REASON);
        if at.is_shown {
            next.add(step.deed.squares() - at.found, mark::HINT);
        }
    }
    if let Some(better) = better_move(&session, &review) {
        next.add(better.bit() - game.board().occupied(), mark::HINT);
    }
    if lessons.ask_taps()
        && input.is_enabled
        && let Some(square) = cursor.square
    {
        next.add(square.bit(), mark::CURSOR);
    }
    if person_may_move(&session, &lessons) {
        let legal = game.legal_moves();
        if options.legal_moves && !shown.is_moving() {
            next.add(legal, mark::LEGAL);
        }
        if let Some(hint) = hints.hint() {
            // While another move is asked about, what speaks for this one would only confuse.
            draw_hint(&mut next, hint, &hints, !why.is_open());
        }
        let answer = why.answer().filter(|_| why.asked().is_some_and(|asked| !asked.is_played));
        if let (Some(answer), Some(side)) = (answer, game.side_to_move())
            && let Ok(flips) = game.flips(answer.square)
        {
            draw_answer(&mut next, answer, side, flips);
        }
        if input.is_enabled {
            if cursor.is_keys
                && input.has_keys
                && let Some(square) = cursor.square
            {
                next.add(square.bit(), mark::CURSOR);
            }
            if options.preview
                && answer.is_none()
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
