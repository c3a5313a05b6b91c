//! Small games of each kind, whole and broken.

use super::*;
use crate::record::{read_transcript, write_transcript};

const START: &str = "8 ---------------------------O*------*O--------------------------- *";
const BEFORE_PASS: &str = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8";

fn with_moves(moves: &str) -> String {
    format!("(;GM[Othello]PC[Test]PB[Ann]PW[Ben]RE[?]TI[5:00]TY[8]BO[{START}]{moves};)")
}

/// The moves of a transcript as tags, Black first, with no pass among them.
fn tags(transcript: &str) -> String {
    let game = read_transcript(transcript, Variant::Standard).expect(transcript);
    let tag = |side| if side == Side::Black { 'B' } else { 'W' };
    game.moves().iter().map(|played| format!("{}[{}]", tag(played.side), played.square)).collect()
}

fn fault(moves: &str) -> (usize, GgfFault) {
    match read_ggf(&with_moves(moves)) {
        Err(GgfError::Move { number, fault, .. }) => (number, fault),
        other => panic!("{moves}: {other:?}"),
    }
}

#[test]
fn moves_keep_their_notes() {
    let written = read_ggf(&with_moves("B[F5//2.449]W[d6/-0.5]B[C3/+12.00/0.016]\n W[ D3 ]")).expect("a game");
    assert_eq!(write_transcript(written.game()), "f5d6c3d3");
    let notes: Vec<_> = written.moves().iter().map(|noted| (noted.eval, noted.time)).collect();
    assert_eq!(notes, [(None, Some(2.449)), (Some(-0.5), None), (Some(12.0), Some(0.016)), (None, None)]);
    assert_eq!((written.turn(), written.must_pass()), (Side::Black, false));
    assert_eq!((written.tag("PW"), written.tag("TI"), written.tag("XX")), (Some("Ben"), Some("5:00"), None));
}

#[test]
fn a_game_begins_on_any_board() {
    let spaced = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";
    let spaced = read_ggf(&with_moves("").replace(START, spaced)).expect("a game");
    assert_eq!(spaced.game(), &Game::new(Variant::Standard));
    let other = "8 --------------------------*O*------*O--------------------------- O";
    let other = read_ggf(&with_moves("W[b5]").replace(START, other)).expect_err("nothing outflanked");
    assert_eq!(other.to_string(), "move 1, \"b5\": b5 outflanks no disc");
    let anti = read_ggf(&with_moves("").replace("TY[8]", "TY[8a]")).expect("a game");
    assert_eq!(anti.game().variant(), Variant::AntiReversi);
}

#[test]
fn a_pass_may_be_written_or_not() {
    let written = read_ggf(&with_moves(&tags(BEFORE_PASS))).expect("a game");
    assert_eq!((written.turn(), written.must_pass()), (Side::Black, true));
    for pass in ["", "B[PA]", "B[pass//3.1]"] {
        let text = with_moves(&format!("{}{pass}W[c3]", tags(BEFORE_PASS)));
        let written = read_ggf(&text).expect(pass);
        assert_eq!(write_transcript(written.game()), format!("{BEFORE_PASS}c3"), "{pass}");
        assert_eq!(written.moves().len(), 17 + usize::from(!pass.is_empty()));
    }
    let over = read_ggf(&with_moves(&format!("{}W[PA]B[PA]", tags("e6f4e3f6g5d6e7f5c5")))).expect("a game");
    assert!(over.game().result().is_some() && over.must_pass());
    // Black has to pass, so c3 is White's move whoever is said to make it.
    let number = BEFORE_PASS.len() / 2 + 1;
    assert_eq!(fault(&format!("{}B[c3]", tags(BEFORE_PASS))), (number, GgfFault::OtherTurn(Side::White)));
    assert_eq!(fault(&format!("{}W[PA]", tags(BEFORE_PASS))), (number, GgfFault::NoPass(Side::White)));
    assert_eq!(fault(&format!("{}B[PA]B[PA]", tags(BEFORE_PASS))).1, GgfFault::OtherTurn(Side::White));
}

#[test]
fn more_moves_can_be_played() {
    let mut written = read_ggf(&with_moves(&tags(BEFORE_PASS))).expect("a game");
    let before = written.clone();
    assert_eq!(written.play("a1"), Err(GgfFault::Illegal(IllegalMove::NothingOutflanked("a1".parse().expect("a1")))));
    assert_eq!(written, before);
    assert_eq!(written.play("C3//1"), Ok(()));
    assert_eq!(written.moves().last().map(|last| last.side), Some(Side::White));
    let mut passed = before.clone();
    assert_eq!((passed.play("PA"), passed.turn(), passed.must_pass()), (Ok(()), Side::White, false));
    assert_eq!(passed.play("PA"), Err(GgfFault::NoPass(Side::White)));
}

#[test]
fn wrong_moves_are_named() {
    assert_eq!(fault("B[f5]B[d6]"), (2, GgfFault::OtherTurn(Side::White)));
    assert_eq!(fault("B[PA]"), (1, GgfFault::NoPass(Side::Black)));
    assert_eq!(fault("B[]"), (1, GgfFault::NotAMove));
    assert_eq!(fault("B[f5d6]"), (1, GgfFault::NotAMove));
    assert_eq!(fault("B[\u{e9}5]"), (1, GgfFault::NotAMove));
    for notes in ["f5/x", "f5//NaN", "f5/1/inf", "f5/1/2/3"] {
        assert_eq!(fault(&format!("B[{notes}]")), (1, GgfFault::NotANumber), "{notes}");
    }
}

#[test]
fn broken_texts_say_what_is_wrong_with_them() {
    let good = with_moves("B[f5]");
    for (text, said) in [
        (String::new(), "begins with (;"),
        ("f5d6".into(), "begins with (; but not \"f5d6\""),
        ("(;".into(), "no end"),
        ("(;GM[Othello]PC[This game is".into(), "the tag PC[ has no ]"),
        ("(;GM[Othello]".into(), "no end"),
        ("(;[x];)".into(), "neither a tag"),
        ("(;GM Othello;)".into(), "neither a tag"),
        ("(;GM[Othello];)".into(), "BO[8 ..] comes before the moves, not 0"),
        (good.replace("BO[", "BX["), "not 0"),
        (good.replace("TY[8]", &format!("BO[{START}]")), "not 2"),
        (good.replace("B[f5];", &format!("BO[{START}];")), "not 2"),
        (good.replace("GM[Othello]", "GM[Amazons]"), "only Othello"),
        (good.replace("BO[8", "BO[10"), "size 8"),
        (good.replace(START, ""), "size 8"),
        (good.replace(START, "8"), "not \"\""),
        (good.replace(START, "8 *"), "this one has 0"),
        (good.replace("--- *]", "-- *]"), "this one has 63"),
        (good.replace("--- *]", "--- ]"), "this one has 63"),
        (good.replace("*O-", "?O-"), "'?' at square 36"),
        (good.replace("--- *]", "--- x?]"), "this one has 65"),
        (good.replace("--- *]", "--- ?]"), "not \"?\""),
        (format!("{good} and more"), "after the end of the game comes \"and more\""),
    ] {
        let error = read_ggf(&text).expect_err(&text).to_string();
        assert!(error.contains(said), "{text}: {error}");
    }
}

#[test]
fn several_games_are_read_one_by_one() {
    let two = format!("{}\n{}\n", with_moves("B[f5]"), with_moves("B[d3]W[c3]"));
    let lengths: Vec<_> = read_ggf_games(&two).expect("games").iter().map(|game| game.moves().len()).collect();
    assert_eq!(lengths, [1, 2]);
    assert!(matches!(read_ggf(&two), Err(GgfError::AfterEnd(_))));
    assert!(matches!(read_ggf_games(&format!("{two}x")), Err(GgfError::Beginning(_))));
}

#[test]
fn a_text_beyond_any_game_is_refused_unread() {
    assert_eq!(read_ggf(&with_moves(&"\u{e9}".repeat(MAX_GGF))), Err(GgfError::TooLong));
    assert!(matches!(read_ggf(&"(;".repeat(MAX_GGF / 2)), Err(GgfError::NotATag(_))));
}

#[test]
fn no_damage_makes_the_reader_panic() {
    let good = with_moves(&format!("{}B[PA//3.1]W[c3/-2.5/0.1]", tags(BEFORE_PASS)));
    let mut refused = 0;
    for (at, _) in good.char_indices() {
        refused += usize::from(read_ggf_games(&good[..at]).is_err());
        for sign in ["]", "[", "(;", ";)", "/", "\u{e9}", "8", "*", ""] {
            let damaged = [&good[..at], sign, &good[at + 1..]].concat();
            refused += usize::from(read_ggf_games(&damaged).is_err());
        }
    }
    assert!(refused > good.len(), "{refused}");
}
