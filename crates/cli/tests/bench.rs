//! Runs `bench` as people and programs do.

use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn bench(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_outflank-cli")).arg("bench").args(args).output().expect("the program runs")
}

fn text(args: &[&str]) -> String {
    let output = bench(args);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

fn json_of(args: &[&str]) -> Value {
    serde_json::from_str(&text(args)).expect("JSON")
}

#[test]
fn the_signature_is_the_committed_one() {
    let signature = json_of(&["--json"]);
    assert_eq!((&signature["same"], &signature["nodes"]), (&json!(true), &signature["committed"]));
    let parts = ["ahead", "solved"].map(|part| signature[part]["nodes"].as_u64().expect("a number"));
    assert_eq!(json!(parts[0] + parts[1]), signature["nodes"]);
    assert!(parts.iter().all(|&nodes| nodes > 0));
    let said = text(&[]);
    assert!(said.contains("as it was committed") && said.contains("million a second"), "{said}");
}

#[test]
fn ffo_positions_are_solved_and_checked() {
    let found = json_of(&["ffo", "--from", "1", "--to", "2", "--json"]);
    assert_eq!(found["faults"], json!([]));
    let positions = found["positions"].as_array().expect("a list");
    let facts: Vec<_> = positions.iter().map(|p| (&p["number"], &p["empties"], &p["score"], &p["best"])).collect();
    let expected = [(json!(1), json!(14), json!(18), json!("g8")), (json!(2), json!(14), json!(10), json!("a4"))];
    assert_eq!(facts, expected.iter().map(|(a, b, c, d)| (a, b, c, d)).collect::<Vec<_>>());
    assert!(positions.iter().all(|p| p["nodes"].as_u64() > Some(0) && p["fault"].is_null()), "{positions:?}");

    let said = text(&["ffo", "--from", "20", "--to", "20"]);
    assert!(said.contains(" 20       6    +6 h5 ") && said.contains("nodes in"), "{said}");
}

#[test]
fn wrong_ranges_are_refused() {
    for args in
        [["ffo", "--from", "5", "--to", "3"], ["ffo", "--from", "0", "--to", "3"], ["ffo", "--from", "1", "--to", "60"]]
    {
        let output = bench(&args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty(), "{output:?}");
    }
}

/// Position 58 takes minutes at least.
#[cfg(unix)]
#[test]
fn an_interruption_ends_it_in_order() {
    use std::io::{BufRead, BufReader, Read};

    let mut child = Command::new(env!("CARGO_BIN_EXE_outflank-cli"))
        .args(["bench", "ffo", "--from", "58", "--to", "59"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    assert!(lines.next().expect("a header").expect("text").contains("line of best play"));
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    assert!(sent.success());
    let rest: Vec<String> = lines.map(|line| line.expect("text")).collect();
    assert!(rest.len() == 1 && rest[0].starts_with("0 nodes"), "{rest:?}");
    let mut said = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut said).expect("text");
    assert_eq!(child.wait().expect("the program ends").code(), Some(2));
    assert!(said.contains("stopped after 0 of 2 positions"), "{said}");
}
