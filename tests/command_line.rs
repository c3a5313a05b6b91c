//! The program's command line: wrong values get a clear error and exit code 2, before any window is opened.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::process::{Command, Output};

fn outflank(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_outflank")).args(arguments).output().unwrap()
}

fn refused(arguments: &[&str], why: &str) {
    let output = outflank(arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
    assert!(error.contains(why), "{arguments:?}: {error}");
}

#[test]
fn wrong_values_are_refused() {
    refused(&["--level", "genius"], "possible values: easy, medium, hard, expert");
    refused(&["--mode", "duel"], "possible values: computer, two-players, watch");
    refused(&["--side", "red"], "possible values: black, white, random");
    refused(&["--variant", "chess"], "possible values: standard, anti, free");
    refused(&["--view", "4d"], "possible values: 2d, 3d");
    refused(&["--seed", "-1"], "unexpected argument");
    refused(&["image", "--size", "12x9", "--out", "x.png"], "from 64 to 8192");
    refused(&["image", "--size", "wide", "--out", "x.png"], "1280x800");
    refused(&["image"], "--out");
}

#[test]
fn a_wrong_move_is_named_with_its_number_and_reason() {
    refused(&["--transcript", "f5d6a1"], "move 3");
    refused(&["image", "--transcript", "f5f5", "--out", "x.png"], "f5");
    refused(&["--transcript", "f5??"], "??");
}

#[test]
fn help_and_version_say_what_it_is() {
    let help = outflank(&["--help"]);
    assert!(help.status.success());
    assert!(String::from_utf8_lossy(&help.stdout).contains("--transcript"));
    assert!(String::from_utf8_lossy(&outflank(&["--version"]).stdout).starts_with("outflank "));
}
