//! Games as lists of squares (`f5d6c3...`), the form in which players pass them on.

use std::fmt;

use crate::rules::{Game, IllegalMove, Square, Variant};

/// A text with more characters than this is refused unread.
pub const MAX_TRANSCRIPT: usize = 100_000;

/// Why a transcript could not be read to its end, and the game up to there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TranscriptError {
    /// The game with the moves before the wrong one.
    pub game: Box<Game>,
    /// The number of the wrong move, 1 for the first; passes do not count.
    pub number: usize,
    /// The text that is wrong, shortened if long; empty if the whole text was refused.
    pub text: String,
    /// What is wrong with it.
    pub reason: TranscriptErrorReason,
}

/// What can be wrong with the text of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TranscriptErrorReason {
    /// The text has more than [`MAX_TRANSCRIPT`] characters.
    #[error("the text has more than {MAX_TRANSCRIPT} characters")]
    TooLong,
    /// Neither a square nor a pass nor a move number.
    #[error("this is not a move")]
    NotAMove,
    /// A `[` without its `]`.
    #[error("the tag has no end")]
    OpenTag,
    /// A result such as `33-31`, and then more.
    #[error("only the end of the text may follow a result")]
    AfterResult,
    /// A pass where the side to move has a move, or a second one for the same turn.
    #[error("nobody has to pass here")]
    NoPass,
    /// A square on which the side to move may not play.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

impl fmt::Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.reason {
            TranscriptErrorReason::TooLong => self.reason.fmt(f),
            reason => write!(f, "move {}, {:?}: {reason}", self.number, self.text),
        }
    }
}

impl std::error::Error for TranscriptError {}

/// Reads a game from its beginning.
///
/// Upper and lower case are the same. Between moves there may be white space, move numbers (`12.`), tags
/// (`[Result "17-0"]`), and at the very end a result (`17-0`). A pass need not be written; where a side really has to
/// pass it may be, as `--`, `pa`, `ps`, `@@` or `pass`.
///
/// # Errors
/// Stops at the first thing that is no legal move and keeps the moves before it.
///
/// ```
/// use outflank_engine::record::{read_transcript, write_transcript};
/// use outflank_engine::rules::Variant;
///
/// let game = read_transcript("1. F5 d6 2. c3", Variant::Standard)?;
/// assert_eq!(write_transcript(&game), "f5d6c3");
/// let error = read_transcript("f5f5", Variant::Standard).unwrap_err();
/// assert_eq!(error.to_string(), "move 2, \"f5\": f5 is not empty");
/// # Ok::<(), outflank_engine::record::TranscriptError>(())
/// ```
pub fn read_transcript(text: &str, variant: Variant) -> Result<Game, TranscriptError> {
    continue_transcript(Game::new(variant), text)
}

/// Plays the moves of a text in a game that has begun or was set up, by the rules of [`read_transcript`].
///
/// # Errors
/// Stops at the first thing that is no legal move and keeps the moves before it.
pub fn continue_transcript(mut game: Game, text: &str) -> Result<Game, TranscriptError> {
    if text.chars().nth(MAX_TRANSCRIPT).is_some() {
        return Err(error(game, "", TranscriptErrorReason::TooLong));
    }
    let mut rest = text.trim_start();
    let mut passes = passes_due(&game);
    let mut after_result = false;
    while !rest.is_empty() {
        let (token, length) = next_token(rest);
        let text = &rest[..length];
        let reason = match token {
            _ if after_result => Some(TranscriptErrorReason::AfterResult),
            Token::Square(square) => game.play(square).err().map(TranscriptErrorReason::Illegal),
            Token::Pass if passes == 0 => Some(TranscriptErrorReason::NoPass),
            Token::Pass | Token::Number | Token::Tag | Token::Result => None,
            Token::OpenTag => Some(TranscriptErrorReason::OpenTag),
            Token::Unknown => Some(TranscriptErrorReason::NotAMove),
        };
        if let Some(reason) = reason {
            return Err(error(game, text, reason));
        }
        match token {
            Token::Square(_) => passes = passes_due(&game),
            Token::Pass => passes -= 1,
            Token::Result => after_result = true,
            _ => {}
        }
        rest = rest[length..].trim_start();
    }
    Ok(game)
}

/// The squares of a game's moves in lower case, without anything between them. Passes are not written.
#[must_use]
pub fn write_transcript(game: &Game) -> String {
    game.moves().iter().map(|played| played.square.to_string()).collect()
}

/// How many passes may be written now: one if a side has just had to pass, two when the game is over.
fn passes_due(game: &Game) -> u8 {
    if game.side_to_move().is_none() { 2 } else { u8::from(game.pass_before(game.moves().len()).is_some()) }
}

fn error(game: Game, text: &str, reason: TranscriptErrorReason) -> TranscriptError {
    /// Enough to find the place; a wrong text may be a whole page.
    const MOST_SHOWN: usize = 20;
    let number = game.moves().len() + 1;
    let text = text.chars().take(MOST_SHOWN).collect();
    TranscriptError { game: Box::new(game), number, text, reason }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Token {
    Square(Square),
    Pass,
    Number,
    Tag,
    OpenTag,
    Result,
    Unknown,
}

/// The first token of a text that does not begin with white space, and its length in bytes.
fn next_token(text: &str) -> (Token, usize) {
    if let Some(square) = text.get(..2).and_then(|name| name.parse().ok()) {
        return (Token::Square(square), 2);
    }
    for word in ["pass", "pa", "ps", "--", "@@"] {
        if text.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word)) {
            return (Token::Pass, word.len());
        }
    }
    if text.starts_with('[') {
        return tag_length(text).map_or((Token::OpenTag, text.len()), |length| (Token::Tag, length));
    }
    number_or_result(text).unwrap_or_else(|| (Token::Unknown, unknown_length(text)))
}

/// The length of `[...]`; a `]` between quotation marks does not end it.
fn tag_length(text: &str) -> Option<usize> {
    let mut quoted = false;
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            ']' if !quoted => return Some(at + 1),
            _ => {}
        }
    }
    None
}

/// `12.`, `12...`, `12)`, `12` before white space, or `17-0`.
fn number_or_result(text: &str) -> Option<(Token, usize)> {
    let digits = digits(text);
    let after = &text[digits..];
    if digits == 0 {
        return None;
    }
    if let Some(second) = after.strip_prefix('-') {
        let length = self::digits(second);
        return (length > 0).then_some((Token::Result, digits + 1 + length));
    }
    let dots = after.len() - after.trim_start_matches(['.', ')']).len();
    let is_alone = after.starts_with(char::is_whitespace);
    (dots > 0 || is_alone).then_some((Token::Number, digits + dots))
}

fn digits(text: &str) -> usize {
    text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len()
}

/// What to show of a text that means nothing: a word with its digits, or a run of other signs.
fn unknown_length(text: &str) -> usize {
    let is_word = text.starts_with(char::is_alphanumeric);
    text.find(|c: char| c.is_whitespace() || c.is_alphanumeric() != is_word).unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(text: &str) -> String {
        write_transcript(&read_transcript(text, Variant::Standard).expect(text))
    }

    fn fault(text: &str) -> (usize, String, TranscriptErrorReason) {
        let error = read_transcript(text, Variant::Standard).expect_err(text);
        assert_eq!(error.game.moves().len() + 1, error.number);
        (error.number, error.text, error.reason)
    }

    /// Black has to pass after `f8`.
    const BEFORE_PASS: &str = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8";

    #[test]
    fn spelling_is_forgiven() {
        for text in
            ["f5d6c3", " F5\tD6\r\nc3 ", "1. f5 d6 2. C3", "1.f5 2.d6 3.c3", "1 f5 2 d6 3 c3", "1) f5 d6c3 12-52"]
        {
            assert_eq!(moves(text), "f5d6c3", "{text}");
        }
        assert_eq!(moves("[Result \"17-0]\"] [Event \"\u{e9}\"]\n1. f5 d6 2. c3 17-0\n"), "f5d6c3");
        assert_eq!(moves(""), "");
    }

    #[test]
    fn a_pass_may_be_written_where_there_is_one() {
        for pass in ["--", "pa", "PS", "@@", "Pass", " -- ", ""] {
            assert_eq!(moves(&format!("{BEFORE_PASS}{pass}c3")), format!("{BEFORE_PASS}c3"), "{pass}");
        }
        let two = format!("{BEFORE_PASS}-- pa c3");
        assert_eq!(fault(&two), (17, "pa".into(), TranscriptErrorReason::NoPass));
        assert_eq!(fault("--f5"), (1, "--".into(), TranscriptErrorReason::NoPass));
        assert_eq!(fault("f5pass"), (2, "pass".into(), TranscriptErrorReason::NoPass));
    }

    #[test]
    fn both_passes_that_end_a_game_may_be_written() {
        assert_eq!(moves("e6f4e3f6g5d6e7f5c5 -- --"), "e6f4e3f6g5d6e7f5c5");
        assert_eq!(fault("e6f4e3f6g5d6e7f5c5------").2, TranscriptErrorReason::NoPass);
    }

    #[test]
    fn the_first_wrong_move_is_named() {
        let illegal = |at: &str| TranscriptErrorReason::Illegal(IllegalMove::NothingOutflanked(at.parse().expect(at)));
        assert_eq!(fault("f5a1d6"), (2, "a1".into(), illegal("a1")));
        assert_eq!(fault("f5 ?? d6"), (2, "??".into(), TranscriptErrorReason::NotAMove));
        assert_eq!(fault("f5d6i9c3"), (3, "i9c3".into(), TranscriptErrorReason::NotAMove));
        assert_eq!(fault("f5d"), (2, "d".into(), TranscriptErrorReason::NotAMove));
        assert_eq!(fault("f55d6"), (2, "5d6".into(), TranscriptErrorReason::NotAMove));
        assert_eq!(fault("f5 オセロ"), (2, "オセロ".into(), TranscriptErrorReason::NotAMove));
        assert_eq!(fault("f\u{301}5").0, 1);
        assert_eq!(fault("[Event \"f5d6"), (1, "[Event \"f5d6".into(), TranscriptErrorReason::OpenTag));
        assert_eq!(fault("f5 2-5 d6"), (2, "d6".into(), TranscriptErrorReason::AfterResult));
    }

    #[test]
    fn a_text_beyond_any_game_is_refused_unread() {
        assert_eq!(moves(&format!("f5{}", " ".repeat(MAX_TRANSCRIPT - 2))), "f5");
        let text = format!("f5{}", "é".repeat(MAX_TRANSCRIPT));
        let error = read_transcript(&text, Variant::Standard).expect_err("too long");
        assert_eq!((error.number, error.reason), (1, TranscriptErrorReason::TooLong));
        assert_eq!(fault(&"f5".repeat(5000)).0, 2);
    }
}
