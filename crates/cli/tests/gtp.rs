//! Conversations in the Go Text Protocol, as a controller has them.

mod conversation;

use conversation::Conversation;

/// A position some moves before Black has to pass.
const BEFORE_PASS: &str = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8";

struct Gtp(Conversation);

impl Gtp {
    fn begin(args: &[&str]) -> Self {
        Self(Conversation::begin(&[&["gtp"], args].concat()))
    }

    /// Everything up to the blank line that ends an answer.
    fn answer(&mut self) -> String {
        let mut lines = Vec::new();
        loop {
            let line = self.0.line().expect("an answer");
            if line.is_empty() {
                return lines.join("\n");
            }
            lines.push(line);
        }
    }

    fn ask(&mut self, line: &str) -> String {
        self.0.say(line);
        self.answer()
    }

    /// Plays a transcript, whose passes are not written and not told.
    fn play(&mut self, transcript: &str) {
        let mut game = outflank_engine::rules::Game::new(outflank_engine::rules::Variant::Standard);
        for square in transcript.as_bytes().chunks(2) {
            let square = std::str::from_utf8(square).expect("ASCII");
            let side = game.play(square.parse().expect("a square")).expect("a legal move").side;
            assert_eq!(self.ask(&format!("play {side} {square}")), "=", "{square}");
        }
    }
}

fn exchange(gtp: &mut Gtp, lines: &[(&str, &str)]) {
    for (question, answer) in lines {
        assert_eq!(gtp.ask(question), *answer, "{question}");
    }
}

#[test]
fn a_controller_learns_who_it_talks_to() {
    let mut gtp = Gtp::begin(&[]);
    exchange(
        &mut gtp,
        &[
            ("protocol_version", "= 2"),
            ("7 name", "=7 Outflank"),
            ("version", &format!("= {}", env!("CARGO_PKG_VERSION"))),
            ("known_command genmove", "= true"),
            ("known_command quit", "= true"),
            ("known_command fly", "= false"),
            ("known_command", "= false"),
            ("boardsize 8", "="),
            ("list_games", "= Othello"),
            ("set_game Othello", "="),
        ],
    );
    let list = gtp.ask("list_commands");
    for name in list.trim_start_matches("= ").lines() {
        assert_eq!(gtp.ask(&format!("known_command {name}")), "= true", "{name}");
    }
    assert!(list.lines().count() >= 20, "{list}");
    assert_eq!(gtp.ask("12 quit"), "=12");
    let (rest, status) = gtp.0.end();
    assert!(rest.is_empty() && status.success(), "{rest}");
}

#[test]
fn comments_blanks_and_strange_signs_do_not_matter() {
    let mut gtp = Gtp::begin(&[]);
    gtp.0.say("# nothing\n\n   \t\n\x01\x02");
    assert_eq!(gtp.ask("\t1\tplay  B\x07 F5 # the usual"), "=1");
    assert_eq!(gtp.ask("2 play WHITE d6\r"), "=2");
}

#[test]
fn wrong_input_is_refused_and_changes_nothing() {
    let mut gtp = Gtp::begin(&[]);
    let before = gtp.ask("showboard");
    for (question, fault) in [
        ("fly me", "unknown command"),
        ("42", "unknown command"),
        ("99999999999999999999999999 fly", "unknown command"),
        ("boardsize 19", "unacceptable size"),
        ("boardsize", "syntax error"),
        ("komi much", "syntax error"),
        ("set_game Go", "unsupported game"),
        ("play", "colour"),
        ("play green f5", "colour"),
        ("play black", "syntax error"),
        ("play black f5 d6", "syntax error"),
        ("play black z9", "syntax error"),
        ("play black \u{e9}", "syntax error"),
        ("play black f4", "f4 outflanks no disc"),
        ("play black d4", "d4 is not empty"),
        ("play black pass", "black has a move"),
        ("play white f4", "it is black's turn"),
        ("genmove white", "it is black's turn"),
        ("genmove", "colour"),
        ("undo", "cannot undo"),
        ("final_score", "the game is not over"),
        ("time_settings 1", "value 2"),
        ("time_settings NaN 0 0", "value 1"),
        ("time_settings -1 0 0", "value 1"),
        ("time_left black 1e400 0", "value 2"),
        ("time_left green 1 0", "colour"),
    ] {
        let answer = gtp.ask(question);
        assert!(answer.starts_with('?') && answer.contains(fault), "{question}: {answer}");
    }
    assert_eq!(gtp.ask("showboard"), before);
    let long = format!("play black {}", "f5".repeat(300_000));
    assert!(gtp.ask(&long).starts_with("? syntax error"));
}

#[test]
fn the_engine_plays_its_moves_on_its_board() {
    let mut gtp = Gtp::begin(&["--depth", "3"]);
    let moved = gtp.ask("genmove black");
    assert!(["= d3", "= c4", "= f5", "= e6"].contains(&moved.as_str()), "{moved}");
    let board = gtp.ask("showboard");
    assert!(board.contains("1 moves, black (X) 4, white (O) 1"), "{board}");
    let same = gtp.ask("reg_genmove white");
    assert_eq!(gtp.ask("reg_genmove white"), same);
    assert_eq!(gtp.ask("showboard"), board);
    assert_eq!(gtp.ask("genmove white"), same);
    exchange(&mut gtp, &[("undo", "="), ("undo", "="), ("undo", "? cannot undo"), ("play black c4", "=")]);
    assert_eq!(gtp.ask("clear_board"), "=");
    assert_eq!(gtp.ask("gogui-rules_legal_moves"), "= d3 c4 f5 e6");
    assert_eq!(gtp.ask("gogui-rules_side_to_move"), "= black");
}

#[test]
fn gogui_can_show_the_game() {
    let mut gtp = Gtp::begin(&[]);
    gtp.play("f5d6");
    let board = "=\n........\n........\n...O....\n...OXX..\n...OX...\n........\n........\n........";
    exchange(
        &mut gtp,
        &[
            ("gogui-rules_game_id", "= Othello"),
            ("gogui-rules_board_size", "= 8"),
            ("gogui-rules_board", board),
            ("gogui-rules_side_to_move", "= black"),
            ("gogui-rules_final_result", "="),
            ("clear_board", "="),
        ],
    );
    gtp.play("e6f4e3f6g5d6e7f5c5");
    assert_eq!(gtp.ask("gogui-rules_final_result"), "= Black wins, black 13, white 0");
}

#[test]
fn a_pass_may_be_told_or_not() {
    let mut gtp = Gtp::begin(&["--depth", "2"]);
    gtp.play(BEFORE_PASS);
    let board = gtp.ask("showboard");
    // Black has to pass. Asked for a move it says so, once or twice, and White goes on all the same.
    exchange(
        &mut gtp,
        &[
            ("genmove black", "= pass"),
            ("genmove black", "= pass"),
            ("play black c3", "? illegal move: it is white's turn"),
            ("play white c3", "="),
            ("undo", "="),
            ("undo", "="),
            ("play black pass", "="),
            ("play white pass", "? illegal move: white has a move"),
            ("undo", "="),
        ],
    );
    assert_eq!(gtp.ask("showboard"), board);
    // Untold, it is taken back with the move before it.
    exchange(&mut gtp, &[("play white c3", "="), ("undo", "="), ("undo", "="), ("play white f8", "=")]);
    assert_eq!(gtp.ask("showboard"), board);
}

#[test]
fn a_finished_game_has_a_score() {
    let mut gtp = Gtp::begin(&[]);
    gtp.play("e6f4e3f6g5d6e7f5c5");
    exchange(
        &mut gtp,
        &[
            ("final_score", "= B+64"),
            ("genmove white", "= pass"),
            ("genmove black", "= pass"),
            ("play white a1", "? illegal move: the game is over"),
            ("gogui-rules_legal_moves", "="),
            ("undo", "="),
            ("undo", "="),
            ("final_score", "= B+64"),
            ("undo", "="),
            ("final_score", "? cannot score: the game is not over"),
        ],
    );
}

#[test]
fn both_sides_play_to_the_end() {
    for variant in ["standard", "anti"] {
        let mut gtp = Gtp::begin(&["--depth", "1", "--exact", "6", "--variant", variant]);
        let mut passes = 0;
        for side in ["black", "white"].into_iter().cycle() {
            let answer = gtp.ask(&format!("genmove {side}"));
            assert!(answer.starts_with("= "), "{answer}");
            passes = if answer == "= pass" { passes + 1 } else { 0 };
            if passes == 2 {
                break;
            }
        }
        assert!(gtp.ask("final_score").starts_with('='));
    }
}

/// More plies than any machine looks ahead in the time of a test.
const ENDLESS: &[&str] = &["--depth", "60", "--exact", "60"];

#[test]
fn quit_ends_a_search_under_way() {
    let mut gtp = Gtp::begin(ENDLESS);
    gtp.play("f5d6");
    gtp.0.say("1 genmove black\n2 quit");
    let moved = gtp.answer();
    assert!(moved.starts_with("=1 ") && moved.len() == 5, "{moved}");
    assert_eq!(gtp.answer(), "=2");
    assert!(gtp.0.end().1.success());
}

#[test]
fn the_end_of_the_input_ends_a_search_under_way() {
    let mut gtp = Gtp::begin(ENDLESS);
    gtp.play("f5d6");
    gtp.0.say("1 genmove black");
    let (rest, status) = gtp.0.end();
    assert!(rest.starts_with("=1 ") && status.success(), "{rest}");
}

#[test]
fn the_clock_ends_a_search() {
    let mut gtp = Gtp::begin(ENDLESS);
    gtp.play("f5d6");
    exchange(&mut gtp, &[("time_settings 1 0 0", "="), ("time_left black 0.02 1", "=")]);
    assert!(gtp.ask("genmove black").starts_with("= "));
    assert_eq!(gtp.ask("time_left white 0 0"), "=");
    assert!(gtp.ask("genmove white").starts_with("= "));
}

#[test]
fn limits_out_of_range_are_refused() {
    for args in [&["--time", "0"], &["--time", "soon"], &["--depth", "0"], &["--depth", "61"], &["--exact", "61"]] {
        let (rest, status) = Gtp::begin(args).0.end();
        assert_eq!((rest.as_str(), status.code()), ("", Some(2)), "{args:?}");
    }
}
