//! The catalogue and the code name the same keys.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use outflank::text::Texts;

fn catalogue_keys() -> BTreeSet<String> {
    let text =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales/en/outflank.ftl")).unwrap();
    text.lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| Some(line.split_once('=')?.0.trim().to_owned()))
        .collect()
}

/// Every string literal in the sources of the panels that looks like a key.
fn keys_in_code() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui")).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap();
        keys.extend(code.split('"').skip(1).step_by(2).map(str::to_owned));
    }
    keys
}

#[test]
fn every_key_is_used() {
    let unused: Vec<_> = catalogue_keys().difference(&keys_in_code()).cloned().collect();
    assert!(unused.is_empty(), "unused: {unused:?}");
}

#[test]
fn every_key_in_code_exists() {
    let texts = Texts::default();
    let prefixes: BTreeSet<_> =
        catalogue_keys().iter().filter_map(|key| Some(key.split_once('-')?.0.to_owned())).collect();
    for key in keys_in_code() {
        let looks_like_one = key.split_once('-').is_some_and(|(prefix, rest)| {
            prefixes.contains(prefix) && rest.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        });
        assert!(!looks_like_one || texts.has(&key), "{key} is not in the catalogue");
    }
}

#[test]
fn plurals_are_right() {
    let texts = Texts::default();
    assert_eq!(texts.with("reason-low-mobility", [("count", 1.into())]), "Now only 1 move is left for your opponent.");
    assert_eq!(
        texts.with("reason-low-mobility", [("count", 3.into())]),
        "Now only 3 moves are left for your opponent."
    );
}
