//! Runs the program as people and programs do: arguments in, text or JSON and an exit code out.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_outflank-cli")).args(args).output().expect("the program runs")
}

fn run_with_input(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_outflank-cli"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // A program that has read enough may close its input before the end.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn json_of(args: &[&str]) -> Value {
    serde_json::from_str(&text(&run(args))).expect("JSON")
}

/// The message of a run that has to end with code 2.
fn refusal(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

const WIPE_OUT: &str = "e6f4e3f6g5d6e7f5c5";
const WIPED_BOARD: &str = "--------------------X------XXX----XXXXX----XXX------X-----------";
/// Black passes twice, before moves 51 and 52.
const TWO_PASSES: &str = "f5d6c5f6c4f4e6d7e7c6f7d8c8e8g5b8e3f8b6b5a6a4a5a7c7b4g6h6h7b3d3c3c2c1h5d2e2f1b1d1b2a3e1h4h3g4g3f3g1\
                          f2b7h2h1g7";

#[test]
fn replay_tells_programs_how_a_game_ended() {
    let expected = json!({
        "moves": 9, "board": WIPED_BOARD, "side": null, "passes": [], "over": true, "black": 13, "white": 0,
        "black_tournament": 64, "white_tournament": 0, "winner": "black",
    });
    assert_eq!(json_of(&["replay", "--json", WIPE_OUT]), expected);
    let anti = json_of(&["replay", WIPE_OUT, "--variant", "anti", "--json"]);
    assert_eq!(anti["winner"], "white");
    let passes = json_of(&["replay", "--json", TWO_PASSES]);
    assert_eq!(
        (&passes["passes"], &passes["winner"], &passes["moves"]),
        (&json!([51, 52]), &json!("white"), &json!(54))
    );
    let free = json_of(&["replay", "--variant", "free", "--json", "d4e5e4d5"]);
    assert_eq!((&free["side"], &free["over"], &free["winner"]), (&json!("X"), &json!(false), &Value::Null));
}

#[test]
fn replay_lists_only_passes_before_moves_that_exist() {
    let waiting = json_of(&["replay", "--json", "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8"]);
    assert_eq!((&waiting["passes"], &waiting["side"]), (&json!([]), &json!("O")));
    let gone_on = json_of(&["replay", "--json", "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8--c3"]);
    assert_eq!(gone_on["passes"], json!([17]));
}

#[test]
fn replay_shows_people_the_board() {
    let shown = text(&run(&["replay", "F5 d6"]));
    assert!(shown.contains("5 - - - O X X - -"), "{shown}");
    assert!(shown.contains("Black is to move"), "{shown}");
    assert!(text(&run(&["replay", WIPE_OUT])).contains("Black wins"));
}

#[test]
fn replay_reads_standard_input() {
    let output = run_with_input(&["replay", "--json", "-"], "1. F5 d6\n2. C3\n");
    let value: Value = serde_json::from_str(&text(&output)).expect("JSON");
    assert_eq!(value["moves"], 3);
    let long = refusal(&run_with_input(&["replay", "-"], &"f5 ".repeat(300_000)));
    assert!(long.contains("100000 characters"), "{long}");
}

#[test]
fn replay_names_the_wrong_move() {
    let wrong = refusal(&run(&["replay", "f5d6a1c3"]));
    assert!(wrong.contains("move 3") && wrong.contains("\"a1\"") && wrong.contains("outflanks no disc"), "{wrong}");
    let unknown = refusal(&run(&["replay", "--json", "f5 ?? d6"]));
    assert!(unknown.contains("move 2") && unknown.contains("\"??\""), "{unknown}");
    let pass = refusal(&run(&["replay", "--f5"]));
    assert!(pass.contains("move 1") && pass.contains("nobody has to pass"), "{pass}");
}

#[test]
fn perft_counts() {
    assert_eq!(text(&run(&["perft", "6"])), "8200\n");
    assert_eq!(text(&run(&["perft", "7", "--variant", "free"])), "1536\n");
    let must_pass = "----OOOO---OOOOX--OOOOXX--OOOXXO-OOOXXOO-OOXXOOOOOOOOOOOOOOOOOOO";
    assert_eq!(text(&run(&["perft", "2", "--board", must_pass, "--side", "O"])), "8\n");
    assert_eq!(json_of(&["perft", "1", "--json"])["count"], 4);
}

#[test]
fn solve_proves_results() {
    let board = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO-";
    assert_eq!(json_of(&["solve", "--json", board, "X"]), json!({"score": 6, "best": ["h5"]}));
    assert!(text(&run(&["solve", board, "X"])).starts_with("+6 with h5"));
    let hyphens = "--OX-OO---OOOO-X-OOOO-OX-OOOOOXXXOOXXOXX-OOOOXXXXOXX-OXXO--XXXXX";
    let all = json_of(&["solve", "--json", "--all", hyphens, "O"]);
    let moves = json!({"a6": -32, "b8": -32, "e1": -36, "c8": -40, "e7": -40});
    assert_eq!(all, json!({"score": -32, "best": ["a6", "b8"], "moves": moves}));
    assert_eq!(json_of(&["solve", "--json", hyphens, "O"]), json!({"score": -32, "best": ["a6", "b8"]}));
    let anti = "XXXXXXX-XXXXXXXXXXOOOOXXXOOXXXXXOOOXXOXX--OXXXXX-OXXXXXX-XXXXXXX";
    let anti = json_of(&["solve", anti, "X", "--variant", "anti", "--json"]);
    assert_eq!(anti, json!({"score": -44, "best": ["a6", "b6"]}));
}

#[test]
fn solve_knows_passes_and_ends() {
    let over = "XXX----------------------------------------------------------OO-";
    assert_eq!(json_of(&["solve", "--json", over, "X"]), json!({"score": 60, "best": []}));
    assert_eq!(json_of(&["solve", "--json", over, "X", "--variant", "anti"])["score"], -60);
    // White has to pass here, so the result is Black's with the sign changed.
    let board = "O-OOOOOOOOOOOOOOOXOOOOOOOXOOOOOOOXXOXOOOOXOXOOOOXXXXXOOOXXXXXXXX";
    let black = json_of(&["solve", "--json", board, "X"])["score"].as_i64();
    let white = json_of(&["solve", "--json", "--all", board, "O"]);
    assert_eq!(white["score"].as_i64(), black.map(|score| -score));
    assert_eq!((&white["best"], &white["moves"]), (&json!([]), &json!({})));
}

#[test]
fn analyse_judges_every_move() {
    let all = json_of(&["analyse", "--json", "--depth", "3", "--exact", "8", TWO_PASSES]);
    let moves = all["moves"].as_array().expect("moves");
    assert_eq!((moves.len(), &all["finished"]), (54, &json!(true)));
    let last = &moves[53];
    assert_eq!((&last["move"], &last["exact"], &last["loss"]), (&json!("g7"), &json!(true), &json!(0.0)));
    let replayed = json_of(&["replay", "--json", TWO_PASSES]);
    let difference = replayed["black_tournament"].as_i64().zip(replayed["white_tournament"].as_i64());
    assert_eq!(last["value"].as_f64(), difference.map(|(black, white)| (black - white) as f64));
    for (number, reviewed) in moves.iter().enumerate() {
        let is_best = reviewed["best"] == reviewed["move"];
        assert_eq!(reviewed["loss"] == json!(0.0), is_best, "{number}: {reviewed}");
        assert_eq!(reviewed["line"].is_null(), is_best, "{number}: {reviewed}");
    }
    assert_eq!(all, json_of(&["analyse", "--json", "--depth", "3", "--exact", "8", "--threads", "1", TWO_PASSES]));
}

#[test]
fn analyse_tells_people_what_would_have_been_better() {
    let said =
        text(&run_with_input(&["analyse", "-", "--variant", "anti", "--time-per-move", "0.02"], "f5 d6 c3 d3 c4"));
    assert!(said.contains("opening: Tiger (5 moves)") && said.contains("Black: accuracy"), "{said}");
    assert!(said.lines().filter(|line| line.contains(" X ") || line.contains(" O ")).count() == 5, "{said}");
    assert!(refusal(&run(&["analyse", "f5f5"])).contains("move 2"));
    assert!(refusal(&run(&["analyse", "f5", "--time-per-move", "nan"])).contains("--time-per-move"));
}

#[test]
fn puzzles_repeat_from_their_seed_and_have_one_best_move() {
    let args = ["puzzles", "--count", "4", "--seed", "3", "--empties", "8"];
    let made = text(&run(&args));
    assert_eq!(made, text(&run(&args)));
    let puzzles: Vec<Vec<&str>> =
        made.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect()).collect();
    assert_eq!(puzzles.len(), 4, "{made}");
    for puzzle in puzzles {
        let [_, board, side, best, value, ..] = puzzle[..] else { panic!("{puzzle:?}") };
        let solved = json_of(&["solve", "--json", board, side]);
        assert_eq!((solved["score"].to_string().as_str(), &solved["best"]), (value, &json!([best])), "{puzzle:?}");
    }
    assert!(refusal(&run(&["puzzles", "--games", "no such file"])).contains("no such file"));
}

#[test]
fn puzzles_come_from_games_that_were_kept() {
    let folder = folder("puzzles");
    let games = folder.join("games").to_str().expect("a name").to_owned();
    text(&run(&["selfplay", &games, "--games", "40", "--depth", "1", "--exact", "6"]));
    let made = json_of(&["puzzles", "--games", &games, "--count", "5", "--empties", "8", "--json"]);
    let puzzles = made["puzzles"].as_array().expect("puzzles");
    assert!(!puzzles.is_empty() && puzzles.iter().all(|puzzle| puzzle["value"].as_i64() > puzzle["next"].as_i64()));
}

#[test]
fn hints_are_counted() {
    let args = ["hints", "--count", "24", "--depth", "2", "--exact", "6", "--json"];
    let counted = json_of(&args);
    assert_eq!(counted, json_of(&args));
    let leading = |counted: &Value| -> u64 {
        counted["reasons"].as_array().expect("rows").iter().filter_map(|row| row["leading"].as_u64()).sum()
    };
    assert_eq!((counted["hints"].as_u64(), leading(&counted)), (Some(24), 24));
    let said = text(&run(&["hints", "--count", "8", "--depth", "1", "--exact", "4", "--variant", "anti"]));
    assert!(said.contains("8 hints") && said.contains("leads"), "{said}");
}

#[test]
fn matches_repeat_from_their_seed() {
    let args = ["match", "medium", "random", "--games", "10", "--seed", "7", "--json"];
    let first = json_of(&args);
    assert_eq!(first, json_of(&args));
    assert_eq!(first["games"], 10);
    let total = ["wins", "draws", "losses"].iter().filter_map(|key| first[key].as_u64()).sum::<u64>();
    assert_eq!(total, 10);
    let written = text(&run(&["match", "medium", "random", "--games", "2", "--seed", "7", "--transcripts"]));
    for (line, first) in written.lines().skip(2).zip(["X ", "O "]) {
        let moves = line.strip_prefix(first).expect("the colour of the first player");
        assert_eq!(json_of(&["replay", "--json", moves])["over"], true, "{line}");
    }
    assert_eq!(written.lines().count(), 4, "{written}");
    let said = text(&run(&["match", "novice", "random", "--games", "4", "--variant", "free"]));
    assert!(said.contains("4 games") && said.contains("points") && said.contains('\u{b1}'), "{said}");
}

#[test]
fn wrong_input_ends_with_code_2_and_a_message() {
    for (args, said) in [
        (&["solve", "XO", "X"][..], "64 squares"),
        (&["solve", &"X".repeat(64), "Z"], "a side is X"),
        (&["solve", &"?".repeat(64), "X"], "none of X O -"),
        (&["perft", "many"], "invalid digit"),
        (&["perft", "3", "--variant", "chess"], "possible values"),
        (&["match", "easy", "nobody"], "a player is"),
        (&["match", "easy", "hard", "--games", "0"], "0 is not in"),
        (&["fly"], "unrecognized subcommand"),
        (&[], "Usage"),
    ] {
        let message = refusal(&run(args));
        assert!(message.contains(said), "{args:?}: {message}");
    }
}

/// A folder of this test's own, emptied.
fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

#[test]
fn selfplay_goes_on_with_its_file_as_if_it_had_never_stopped() {
    let folder = folder("selfplay");
    let play = |file: &str, games: &str| {
        let file = folder.join(file);
        let path = file.to_str().expect("a name");
        let args = ["selfplay", path, "--games", games, "--depth", "1", "--exact", "6", "--seed", "9"];
        text(&run(&args));
        std::fs::read(file).expect("games")
    };
    let begun = play("in two goes", "3");
    let in_two_goes = play("in two goes", "7");
    let at_once = play("at once", "7");
    assert!(in_two_goes.starts_with(&begun) && begun.len() < in_two_goes.len());
    assert_eq!(in_two_goes, at_once);

    let other = ["selfplay", folder.join("at once").to_str().expect("a name"), "--games", "9", "--depth", "2"]
        .map(String::from);
    let other: Vec<&str> = other.iter().map(String::as_str).collect();
    assert!(refusal(&run(&other)).contains("made in another way"));
}

#[test]
fn training_makes_weights_that_a_player_can_use() {
    let folder = folder("train");
    let path = |name: &str| folder.join(name).to_str().expect("a name").to_owned();
    let (games, weights) = (path("games"), path("weights"));
    let most = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/weights/most-discs.weights");
    text(&run(&["selfplay", &games, "--games", "40", "--depth", "1", "--exact", "6", "--variant", "anti"]));
    let said = text(&run(&["train", &games, "--variant", "anti", "--out", &weights, "--rounds", "1"]));
    assert!(said.contains("of 38 games"), "{said}");
    assert!(refusal(&run(&["train", &games])).contains("other variant"));

    let player = format!("eval:{weights}@2");
    let said = text(&run(&["match", &player, "random", "--games", "20", "--variant", "anti"]));
    assert!(said.contains("20 games"), "{said}");
    assert!(refusal(&run(&["match", &player, "random"])).contains("other goal"));

    // Weights that may hardly leave where they begin stay there.
    let same = path("same");
    let args = ["train", &games, "--variant", "anti", "--from", &weights, "--spread", "0.0001", "--out", &same];
    text(&run(&args));
    assert_eq!(std::fs::read(&same).expect("weights"), std::fs::read(&weights).expect("weights"));
    assert!(refusal(&run(&["train", &games, "--variant", "anti", "--teacher", most])).contains("same goal"));

    let mut bytes = std::fs::read(&weights).expect("weights");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&weights, bytes).expect("written");
    assert!(refusal(&run(&["match", &player, "random"])).contains("damaged"));
}

#[test]
fn the_errors_of_shallow_searches_are_measured_alike_every_time() {
    let folder = folder("probcut");
    let games = folder.join("games").to_str().expect("a name").to_owned();
    text(&run(&["selfplay", &games, "--games", "120", "--depth", "1", "--exact", "4"]));
    let args = ["fit-probcut", &games, "--positions", "50", "--depth", "5", "--json"];
    let fitted = json_of(&args);
    assert_eq!(fitted, json_of(&args));
    assert_eq!(fitted["positions"], 50);
    let cells = fitted["cells"].as_array().expect("pairs of depths");
    assert!(cells.len() == 6 && cells.iter().all(|cell| cell["deviation"].as_f64() > Some(0.0)), "{cells:?}");
    assert!(refusal(&run(&["fit-probcut", &games, "--variant", "anti"])).contains("other variant"));
}
