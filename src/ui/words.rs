//! Which sentence of the catalogue says what.

use outflank_engine::analysis::{Reason, Warning};
use outflank_engine::level::Level;
use outflank_engine::rules::{GameResult, Side, Variant};

use crate::game::{KeptGame, Mode, Seat, Session, SideChoice};
use crate::stage::{Coach, Language, Loudness, Quality, Speed, ThemeChoice, ViewMode};
use crate::text::Texts;

pub(super) fn level_key(level: Level) -> &'static str {
    match level {
        Level::Easy => "level-easy",
        Level::Medium => "level-medium",
        Level::Hard => "level-hard",
        Level::Expert => "level-expert",
    }
}

pub(super) fn level_note_key(level: Level) -> &'static str {
    match level {
        Level::Easy => "level-easy-note",
        Level::Medium => "level-medium-note",
        Level::Hard => "level-hard-note",
        Level::Expert => "level-expert-note",
    }
}

pub(super) fn mode_key(mode: Mode) -> &'static str {
    match mode {
        Mode::Computer => "mode-computer",
        Mode::TwoPlayers => "mode-two-players",
        Mode::Watch => "mode-watch",
    }
}

pub(super) fn side_choice_key(side: SideChoice) -> &'static str {
    match side {
        SideChoice::Black => "side-black",
        SideChoice::White => "side-white",
        SideChoice::Random => "side-random",
    }
}

pub(super) fn side_key(side: Side) -> &'static str {
    match side {
        Side::Black => "side-black",
        Side::White => "side-white",
    }
}

pub(super) fn variant_key(variant: Variant) -> &'static str {
    match variant {
        Variant::Standard => "variant-standard",
        Variant::AntiReversi => "variant-anti",
        Variant::FreeOpening => "variant-free",
    }
}

pub(super) fn variant_note_key(variant: Variant) -> &'static str {
    match variant {
        Variant::Standard => "variant-standard-note",
        Variant::AntiReversi => "variant-anti-note",
        Variant::FreeOpening => "variant-free-note",
    }
}

pub(super) fn view_key(view: ViewMode) -> &'static str {
    match view {
        ViewMode::Flat => "view-2d",
        ViewMode::Table => "view-3d",
    }
}

pub(super) fn speed_key(speed: Speed) -> &'static str {
    match speed {
        Speed::Off => "speed-off",
        Speed::Fast => "speed-fast",
        Speed::Normal => "speed-normal",
        Speed::Slow => "speed-slow",
    }
}

pub(super) fn theme_key(theme: ThemeChoice) -> &'static str {
    match theme {
        ThemeChoice::Dark => "theme-dark",
        ThemeChoice::Light => "theme-light",
        ThemeChoice::Wood => "theme-wood",
        ThemeChoice::Pond => "theme-pond",
        ThemeChoice::Contrast => "theme-contrast",
    }
}

/// Each language is named in itself, for whoever does not read the one that is shown.
pub(super) fn language_key(language: Language) -> &'static str {
    match language {
        Language::English => "language-english",
        Language::Dutch => "language-dutch",
        Language::German => "language-german",
    }
}

pub(super) fn loudness_key(loudness: Loudness) -> &'static str {
    match loudness {
        Loudness::Off => "loudness-off",
        Loudness::Quiet => "loudness-quiet",
        Loudness::Normal => "loudness-normal",
        Loudness::Loud => "loudness-loud",
    }
}

pub(super) fn coach_key(coach: Coach) -> &'static str {
    match coach {
        Coach::Off => "coach-off",
        Coach::Large => "coach-large",
        Coach::Middling => "coach-middling",
        Coach::Small => "coach-small",
    }
}

pub(super) fn quality_key(quality: Quality) -> &'static str {
    match quality {
        Quality::Low => "quality-low",
        Quality::High => "quality-high",
    }
}

/// Who sits on a side: a person, or the computer at its level.
pub(super) fn seat_text(texts: &Texts, session: &Session, side: Side) -> String {
    match session.seat(side) {
        Seat::Person if session.seat(!side) == Seat::Person => texts.get(side_key(side)),
        Seat::Person => texts.get("seat-you"),
        Seat::Computer(level) => texts.with("seat-computer", [("level", texts.get(level_key(level)).into())]),
    }
}

/// A game that could go on, in a line or two.
#[must_use]
pub fn kept_text(texts: &Texts, kept: &KeptGame) -> String {
    let count = kept.game.board().count();
    let side = match kept.seats {
        [Seat::Computer(_), Seat::Person] => Side::White,
        [Seat::Person, Seat::Computer(_)] => Side::Black,
        _ => kept.game.side_to_move().unwrap_or(Side::Black),
    };
    let setup = kept.setup();
    let key = match setup.mode {
        Mode::Computer => "kept-against-computer",
        Mode::TwoPlayers => "kept-two-players",
        Mode::Watch => "kept-watch",
    };
    let values = [
        ("side", texts.get(side_key(side)).into()),
        ("level", texts.get(level_key(setup.level)).into()),
        ("black", count.black.into()),
        ("white", count.white.into()),
    ];
    texts.with(key, values)
}

/// Whose turn it is, or that the game is over.
#[must_use]
pub fn status_text(texts: &Texts, session: &Session) -> String {
    let Some(side) = session.side_to_move() else { return texts.get("status-over") };
    let values = [("side", texts.get(side_key(side)).into())];
    match (session.seat(side), session.seat(!side)) {
        (Seat::Computer(_), _) => texts.with("status-thinking", values),
        (Seat::Person, Seat::Person) => texts.with("status-to-move", values),
        (Seat::Person, Seat::Computer(_)) => texts.with("status-your-turn", values),
    }
}

/// How a game ended, for whoever sits at the board.
#[must_use]
pub fn result_text(texts: &Texts, session: &Session, result: GameResult) -> String {
    let Some(winner) = result.winner else { return texts.get("result-draw") };
    let values = [("side", texts.get(side_key(winner)).into())];
    match (session.seat(winner), session.seat(!winner)) {
        (Seat::Person, Seat::Computer(_)) => texts.with("result-you-win", values),
        (Seat::Computer(_), Seat::Person) => texts.with("result-you-lose", values),
        _ => texts.with("result-side-wins", values),
    }
}

/// A reason for a move as a sentence.
#[must_use]
pub fn reason_text(texts: &Texts, reason: Reason) -> String {
    match reason {
        Reason::WipeOut => texts.get("reason-wipe-out"),
        Reason::OnlyMove => texts.get("reason-only-move"),
        Reason::SolvedWin { by } => texts.with("reason-solved-win", [("discs", by.into())]),
        Reason::OnlyWinner => texts.get("reason-only-winner"),
        Reason::Corner => texts.get("reason-corner"),
        Reason::ForcesPass => texts.get("reason-forces-pass"),
        Reason::CornerGuaranteed => texts.get("reason-corner-guaranteed"),
        Reason::GuardsCorner { corner } => texts.with("reason-guards-corner", [("corner", corner.to_string().into())]),
        Reason::ThreatensCorner { corner } => {
            texts.with("reason-threatens-corner", [("corner", corner.to_string().into())])
        }
        Reason::SafeDiscs { count } => texts.with("reason-safe-discs", [("count", count.into())]),
        Reason::NoGoodReply => texts.get("reason-no-good-reply"),
        Reason::Quiet => texts.get("reason-quiet"),
        Reason::LowMobility { count } => texts.with("reason-low-mobility", [("count", count.into())]),
        Reason::TakesSquare => texts.get("reason-takes-square"),
        Reason::Parity => texts.get("reason-parity"),
        Reason::FreeMoveKept { square } => texts.with("reason-free-move-kept", [("square", square.to_string().into())]),
        Reason::Sacrifice => texts.get("reason-sacrifice"),
        Reason::Wedge => texts.get("reason-wedge"),
        Reason::LastSafe => texts.get("reason-last-safe"),
        Reason::OpensSquares { count } => texts.with("reason-opens-squares", [("count", count.into())]),
        Reason::FewestReplies { count } => texts.with("reason-fewest-replies", [("count", count.into())]),
        Reason::MostMoves { count } => texts.with("reason-most-moves", [("count", count.into())]),
        Reason::LeastFrontier => texts.get("reason-least-frontier"),
        Reason::FewestDiscs => texts.get("reason-fewest-discs"),
        Reason::FewFlips => texts.get("reason-few-flips"),
        Reason::CrossedStart => texts.get("reason-crossed-start"),
        Reason::ParallelStart => texts.get("reason-parallel-start"),
        Reason::OpenStart => texts.get("reason-open-start"),
        Reason::BestFound => texts.get("reason-best-found"),
    }
}

/// A warning about a move as a sentence.
#[must_use]
pub fn warning_text(texts: &Texts, warning: Warning) -> String {
    match warning {
        Warning::GivesCorner { corner } => texts.with("warning-gives-corner", [("corner", corner.to_string().into())]),
        Warning::XSquare { corner } => texts.with("warning-x-square", [("corner", corner.to_string().into())]),
        Warning::CSquare { corner } => texts.with("warning-c-square", [("corner", corner.to_string().into())]),
        Warning::Greedy { flips, new_moves } => {
            texts.with("warning-greedy", [("flips", flips.into()), ("moves", new_moves.into())])
        }
        Warning::CostlyCorner { by } => texts.with("warning-costly-corner", [("discs", by.into())]),
        Warning::Wall => texts.get("warning-wall"),
        Warning::SpoilsOwnMoves => texts.get("warning-spoils-own-moves"),
    }
}
