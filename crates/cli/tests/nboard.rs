//! Conversations in the NBoard protocol, as the program has them.

mod conversation;

use conversation::Conversation;

const START: &str = "8 ---------------------------O*------*O--------------------------- *";
/// After these moves Black has to pass.
const BEFORE_PASS: &str = "B[E6]W[F6]B[C4]W[C5]B[C6]W[D6]B[G7]W[F4]B[G4]W[G6]B[E7]W[H8]B[H6]W[G5]B[G8]W[F8]";
const WIPE_OUT: &str = "B[E6]W[F4]B[E3]W[F6]B[G5]W[D6]B[E7]W[F5]B[C5]";

fn game(moves: &str) -> String {
    format!("set game (;GM[Othello]PC[NBoard]PB[Ann]PW[Ben]RE[?]TI[15:00]TY[8]BO[{START}]{moves};)")
}

struct NBoard {
    talk: Conversation,
    pings: u32,
}

impl NBoard {
    fn begin(args: &[&str], depth: u8) -> Self {
        let mut talk = Conversation::begin(&[&["nboard"], args].concat());
        talk.say("nboard 2");
        assert_eq!(talk.line().as_deref(), Some("set myname Outflank"));
        talk.say(&format!("set depth {depth}"));
        assert_eq!(talk.line(), Some(format!("set myname Outflank{depth}")));
        Self { talk, pings: 0 }
    }

    /// What is said until a ping is answered.
    fn until_pong(&mut self) -> Vec<String> {
        self.pings += 1;
        self.talk.say(&format!("ping {}", self.pings));
        let pong = format!("pong {}", self.pings);
        self.until(|line| line == pong)
    }

    /// What is said before the line that is waited for.
    fn until(&mut self, is_last: impl Fn(&str) -> bool) -> Vec<String> {
        let lines = std::iter::from_fn(|| Some(self.talk.line().expect("more to be said")));
        lines.take_while(|line| !is_last(line)).collect()
    }

    fn set(&mut self, moves: &str) {
        self.talk.say(&game(moves));
        assert!(self.until_pong().is_empty());
    }

    /// The move of `go`, and the lines before it.
    fn go(&mut self) -> (String, Vec<String>) {
        self.talk.say("go");
        let mut lines = Vec::new();
        loop {
            let line = self.talk.line().expect("a move");
            if let Some(answer) = line.strip_prefix("=== ") {
                return (answer.into(), lines);
            }
            lines.push(line);
        }
    }

    /// The lines of `hint`, each as its words.
    fn hint(&mut self, count: u32) -> Vec<Vec<String>> {
        self.talk.say(&format!("hint {count}"));
        assert_eq!(self.talk.line().as_deref(), Some("status Outflank is thinking"));
        let lines = self.until(|line| line == "status");
        lines.iter().map(|line| line.split(' ').map(String::from).collect()).collect()
    }
}

#[test]
fn go_gives_a_move_and_leaves_the_board_alone() {
    let mut nboard = NBoard::begin(&[], 5);
    nboard.set("B[F5/1.5/2.0]W[D6//3]");
    let (answer, lines) = nboard.go();
    let parts: Vec<&str> = answer.split('/').collect();
    assert_eq!(parts.len(), 3, "{answer}");
    assert!(["C3", "C4", "C5", "D3", "E3", "F4", "C6", "E6", "C7", "E7"].contains(&parts[0]), "{answer}");
    assert!(parts[1..].iter().all(|number| number.parse::<f64>().is_ok()), "{answer}");
    assert_eq!(lines[0], "status Outflank is thinking");
    let searches: Vec<&String> = lines.iter().filter(|line| line.starts_with("search ")).collect();
    let depths: Vec<&str> = searches.iter().filter_map(|line| line.split(' ').nth(4)).collect();
    assert_eq!(depths.last(), Some(&"5"));
    assert!(depths.len() > 1 && depths.is_sorted(), "{depths:?}");
    let last = searches[searches.len() - 1];
    assert!(
        last.starts_with(&format!("search {}", parts[0])) && last.contains(&format!(" {} 0 5", parts[1])),
        "{last}"
    );
    assert!(lines.iter().any(|line| line.starts_with("nodestats ")), "{lines:?}");
    let (again, _) = nboard.go();
    assert_eq!(again.rsplit_once('/').map(|a| a.0), answer.rsplit_once('/').map(|a| a.0));
}

#[test]
fn moves_are_added_to_the_game() {
    let mut nboard = NBoard::begin(&[], 1);
    nboard.set("");
    nboard.talk.say("move F5//1.25\nmove D6/-0.5/2\nmove C3");
    assert!(nboard.until_pong().is_empty());
    nboard.talk.say("move C3\nmove Z9\nmove PA\nmove D3/much");
    let faults = nboard.until_pong();
    assert_eq!(faults.len(), 4, "{faults:?}");
    assert!(faults[0].starts_with("status move C3: ") && faults[2].contains("White has a move"), "{faults:?}");
    nboard.talk.say("move D3");
    assert!(nboard.until_pong().is_empty());
}

#[test]
fn a_side_that_has_to_pass_passes() {
    let mut nboard = NBoard::begin(&[], 3);
    nboard.set(BEFORE_PASS);
    assert_eq!(nboard.go().0, "PA");
    let hints = nboard.hint(3);
    assert_eq!(hints.len(), 1, "{hints:?}");
    assert!(hints[0][1].starts_with("PA") && hints[0][1].len() > 4, "{hints:?}");
    nboard.talk.say("move PA");
    let (answer, _) = nboard.go();
    assert!(!answer.starts_with("PA"), "{answer}");
    // The other way to say the same.
    nboard.set(&format!("{BEFORE_PASS}B[PA//0.1]"));
    let (same, _) = nboard.go();
    assert_eq!(same[..2], answer[..2]);
    // A move of the other side means the pass too.
    nboard.set(BEFORE_PASS);
    nboard.talk.say("move C3");
    assert!(nboard.until_pong().is_empty());

    nboard.set(WIPE_OUT);
    assert_eq!(nboard.go().0, "PA");
}

#[test]
fn hints_are_as_many_as_wanted_best_first() {
    let mut nboard = NBoard::begin(&["--exact", "8"], 4);
    nboard.set("B[F5]W[D6]");
    let hints = nboard.hint(3);
    assert_eq!(hints.len(), 12, "{hints:?}");
    for (index, hint) in hints.iter().enumerate() {
        assert_eq!(
            (hint[0].as_str(), hint[3].as_str(), hint[4].as_str()),
            ("search", "0", &*(index / 3 + 1).to_string())
        );
    }
    let values: Vec<f64> = hints[9..].iter().map(|hint| hint[2].parse().expect("a number")).collect();
    assert!(values.is_sorted_by(|a, b| a >= b), "{values:?}");
    let one = nboard.hint(1);
    let searches: Vec<_> = one.iter().filter(|hint| hint[0] == "search").collect();
    let last = searches[searches.len() - 1];
    assert_eq!((&last[1][..2], &last[2], &*last[4]), (&*hints[9][1], &hints[9][2], "4"));
}

#[test]
fn proofs_are_called_so() {
    let mut nboard = NBoard::begin(&["--exact", "12"], 2);
    let board = "8 **-***O--O*OO*****O**O****O******OOOO****OOO*O****-***-**--**--- O";
    nboard.talk.say(&game("").replace(START, board));
    assert!(nboard.until_pong().is_empty());
    for count in [1, 2] {
        let hints = nboard.hint(count);
        let last = hints.iter().rfind(|hint| hint[0] == "search").expect("a hint");
        assert_eq!(last[4], "100%", "{hints:?}");
    }
}

#[test]
fn a_ping_ends_a_search_and_is_answered() {
    for command in ["go", "hint 1", "hint 4", "analyze"] {
        let mut nboard = NBoard::begin(&["--exact", "60"], 60);
        nboard.set("B[F5]W[D6]");
        nboard.talk.say(command);
        assert!(nboard.talk.line().expect("a status").starts_with("status "));
        nboard.until_pong();
        // Nothing is left over that could be taken for an answer about the next board.
        nboard.set("B[F5]W[D6]B[C3]");
        assert!(nboard.talk.end().1.success());
    }
}

#[test]
fn a_game_is_analyzed_from_its_end() {
    let mut nboard = NBoard::begin(&[], 2);
    nboard.set(&format!("{WIPE_OUT}W[PA]"));
    nboard.talk.say("analyze");
    let lines = nboard.until(|line| line == "status");
    assert_eq!(lines[..3], ["status Outflank is analyzing", "analysis 10 64.00", "analysis 9 -64.00"]);
    let numbers: Vec<u32> = lines[1..].iter().map(|line| line.split(' ').nth(1).unwrap().parse().unwrap()).collect();
    assert_eq!(numbers, (0..=10).rev().collect::<Vec<_>>());
}

#[test]
fn what_is_not_understood_changes_nothing() {
    let mut nboard = NBoard::begin(&[], 3);
    nboard.set(BEFORE_PASS);
    nboard.talk.say("fly me\n\nset\nset contempt 100\nset contempt\nset wings 2\n\u{e9}\nmove\nset depth many");
    let faults = nboard.until_pong();
    assert_eq!(faults.len(), 2, "{faults:?}");
    for broken in ["", "(;", "(;GM[Othello]PC[cut", "(;GM[Othello]TY[8];)", "(;BO[8 *];)"] {
        nboard.talk.say(&format!("set game {broken}"));
        let faults = nboard.until_pong();
        assert!(faults.len() == 1 && faults[0].starts_with("status set game: "), "{broken}: {faults:?}");
    }
    nboard.talk.say(&game(&"B[F5]".repeat(100_000)));
    assert!(nboard.until_pong()[0].contains("more than 100000 characters"));
    assert_eq!(nboard.go().0, "PA");
    nboard.talk.say("learn");
    assert_eq!(nboard.talk.line().as_deref(), Some("learned"));
    nboard.talk.say("quit");
    assert!(nboard.talk.end().1.success());
}

#[test]
fn the_clock_of_the_game_ends_a_search() {
    let mut nboard = NBoard::begin(&["--exact", "60"], 60);
    // Black has used up all but nothing of its fifteen minutes.
    nboard.set("B[F5//899.9]W[D6]");
    assert_eq!(nboard.go().0.split('/').count(), 3);
    let (rest, status) = nboard.talk.end();
    assert!(rest.is_empty() && status.success(), "{rest}");
}
