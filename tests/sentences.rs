//! No sentence that a person reads in the game is in the code: all are in `assets/locales`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

/// What may hold words of English, and why. A call or an attribute is named by how it begins; the words belong to it up
/// to its closing bracket.
const ALLOWED: [&str; 14] = [
    // The log is for who looks for a mistake, in one language.
    "error!(",
    "warn!(",
    "info!(",
    "debug!(",
    "trace!(",
    // What is wrong with the course of lessons, which is built in: a test reads it, no player does.
    "Error::custom(",
    // Why the code is as it is, for who reads it.
    "#[expect(",
    "#[allow(",
    // The command line's own errors and help: it speaks English, as its flags do.
    "eprintln!(",
    "#[error(",
    "fail(",
    "ok_or_else(",
    // Names that are never shown: of egui's parts, and of the shader's source.
    "Ui::new(",
    "Id::new(",
];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// The code without comments and tests.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]").next().unwrap();
    let lines = code.lines().map(|line| {
        let is_comment = |at: &usize| line[..*at].matches('"').count() % 2 == 0;
        let end = line.match_indices("//").map(|(at, _)| at).find(is_comment);
        &line[..end.unwrap_or(line.len())]
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The string literals of a piece of code with where each begins.
fn literals(code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut letters = code.char_indices();
    while let Some((start, letter)) = letters.next() {
        // A quotation mark as a letter is no string.
        if letter != '"' || code[..start].ends_with('\'') {
            continue;
        }
        let mut text = String::new();
        while let Some((_, letter)) = letters.next() {
            match letter {
                '\\' => _ = letters.next(),
                '"' => break,
                _ => text.push(letter),
            }
        }
        found.push((start, text));
    }
    found
}

/// Whether the place is inside the brackets of something allowed.
fn is_allowed(code: &str, place: usize) -> bool {
    ALLOWED.iter().any(|begin| {
        let Some(start) = code[..place].rfind(begin) else { return false };
        let inside = &code[start + begin.len()..place];
        let inside: String = literals_removed(inside);
        let depth = |open: char, close: char| {
            inside.chars().fold(1_i32, |depth, letter| match letter {
                _ if depth <= 0 => 0,
                letter if letter == open => depth + 1,
                letter if letter == close => depth - 1,
                _ => depth,
            })
        };
        depth('(', ')') > 0
    })
}

fn literals_removed(code: &str) -> String {
    code.split('"').step_by(2).collect()
}

/// Two words or more, such as people read.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &&str| word.chars().filter(|letter| letter.is_alphabetic()).count() >= 2;
    let without_values: String =
        text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
    without_values.split_whitespace().filter(is_word).count() >= 2
}

fn sentences(text: &str) -> Vec<String> {
    let code = code(text);
    let found = literals(&code).into_iter().filter(|(place, text)| is_sentence(text) && !is_allowed(&code, *place));
    found.map(|(_, text)| text).collect()
}

#[test]
fn no_sentence_is_in_the_code() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files: Vec<_> =
        sources(&root).into_iter().filter(|path| path.extension().is_some_and(|one| one == "rs")).collect();
    assert!(files.len() > 30);
    let complaints: Vec<_> = files
        .iter()
        .flat_map(|path| {
            let found = sentences(&fs::read_to_string(path).unwrap());
            found.into_iter().map(move |text| format!("{}: {text}", path.display()))
        })
        .collect();
    assert!(complaints.is_empty(), "{complaints:#?}");
}

#[test]
fn the_search_sees_sentences_and_only_those() {
    assert_eq!(sentences(r#"note(ui, "You have won", 3);"#), ["You have won"]);
    assert_eq!(sentences(r#"format!("{side} moves again", side)"#), ["{side} moves again"]);
    assert_eq!(sentences(r#"debug!("it is {}", f("x")); button("Play on")"#), ["Play on"]);
    let nothing: [&str; 0] = [];
    assert_eq!(sentences(r#"texts.get("button-play"); // "two words""#), nothing);
    assert_eq!(sentences("debug!(\n    \"a long line {}\",\n    f(x)\n);"), nothing);
    assert_eq!(sentences(r#"#[expect(clippy::x, reason = "it has to be")] fn f() { g("F1") }"#), nothing);
    assert_eq!(sentences("#[cfg(test)] mod tests { fn f() { g(\"two words\") } }"), nothing);
}
