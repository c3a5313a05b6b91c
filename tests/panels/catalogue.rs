//! The catalogues and the code name the same keys, in every language with the same values.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;
use outflank::stage::Language;
use outflank::text::Texts;

/// The folders of the languages.
const FOLDERS: [(Language, &str); 3] = [(Language::English, "en"), (Language::Dutch, "nl"), (Language::German, "de")];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|one| one == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn names(folder: &str) -> Vec<String> {
    let files = files(&root().join("assets/locales").join(folder), "ftl");
    files.iter().map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect()
}

/// A language's messages: each key, and the values that its sentence wants.
fn messages(folder: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for path in files(&root().join("assets/locales").join(folder), "ftl") {
        let text = fs::read_to_string(&path).unwrap();
        if let Err((_, errors)) = FluentResource::try_new(text.clone()) {
            panic!("{}: {errors:?}", path.display());
        }
        let mut key = None;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut sentence = line;
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                let (name, rest) = line.split_once('=').unwrap();
                key = Some(name.trim().to_owned());
                sentence = rest;
                let is_new = messages.insert(name.trim().to_owned(), BTreeSet::new()).is_none();
                assert!(is_new, "{folder} has {name} twice");
            }
            let values = sentence.split('$').skip(1);
            let values = values.map(|rest| rest.chars().take_while(char::is_ascii_alphanumeric).collect());
            if let Some(key) = &key {
                messages.get_mut(key).unwrap().extend(values.collect::<Vec<String>>());
            }
        }
    }
    messages
}

/// Every string literal in the sources of the game and in the lessons.
fn literals_in_code() -> BTreeSet<String> {
    let mut literals = BTreeSet::new();
    for path in [files(&root().join("src"), "rs"), files(&root().join("assets/lessons"), "json")].concat() {
        let text = fs::read_to_string(path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        literals.extend(lines.flat_map(|line| line.split('"').skip(1).step_by(2)).map(str::to_owned));
    }
    literals
}

#[test]
fn every_file_is_loaded_in_every_language() {
    let loader = fs::read_to_string(root().join("src/text.rs")).unwrap();
    for (_, folder) in FOLDERS {
        assert_eq!(names(folder), names("en"), "the files of {folder}");
    }
    for name in names("en") {
        assert!(loader.contains(&format!("/{name}\"")), "src/text.rs does not load {name}");
    }
}

#[test]
fn every_language_has_every_key_with_the_same_values() {
    let english = messages("en");
    for (language, folder) in FOLDERS {
        let own = messages(folder);
        let (keys, wanted): (BTreeSet<_>, BTreeSet<_>) = (own.keys().collect(), english.keys().collect());
        assert_eq!(keys, wanted, "the keys of {folder}");
        for (key, values) in &own {
            assert_eq!(values, &english[key], "the values of {key} in {folder}");
        }
        let texts = Texts::new(language);
        for key in own.keys() {
            assert!(texts.has(key), "{key} in {folder} has no sentence");
        }
    }
}

/// A term is a word that sentences are made with: `-black = Black`.
fn terms(text: &str) -> BTreeMap<&str, &str> {
    let lines = text.lines().filter(|line| line.starts_with('-'));
    lines.filter_map(|line| line.split_once(" = ")).collect()
}

/// A sentence that named the sides itself would still do so on the pond, where they have other colours.
#[test]
fn the_sides_are_named_by_terms_which_the_pond_replaces() {
    for (_, folder) in FOLDERS {
        let folder = root().join("assets/locales").join(folder);
        let plain = fs::read_to_string(folder.join("outflank.ftl")).unwrap();
        let pond = fs::read_to_string(folder.join("pond.ftl")).unwrap();
        let (plain, pond) = (terms(&plain), terms(&pond));
        assert_eq!(plain.keys().collect::<Vec<_>>(), pond.keys().collect::<Vec<_>>(), "{}", folder.display());
        let words: BTreeSet<String> = plain.values().map(|word| word.to_lowercase()).collect();
        for path in files(&folder, "ftl") {
            let text = fs::read_to_string(&path).unwrap();
            for line in text.lines().filter(|line| !line.starts_with(['#', '-'])) {
                let sentence = line.split_once('=').map_or(line, |(_, sentence)| sentence).to_lowercase();
                let without_values = sentence.split('{').filter_map(|part| part.split('}').next_back());
                for word in without_values.flat_map(|part| part.split(|letter: char| !letter.is_alphabetic())) {
                    assert!(!words.contains(word), "{}: {line}", path.display());
                }
            }
        }
    }
}

#[test]
fn every_key_is_used() {
    let used = literals_in_code();
    let unused: Vec<_> = messages("en").into_keys().filter(|key| !used.contains(key)).collect();
    assert!(unused.is_empty(), "unused: {unused:?}");
}

#[test]
fn every_key_in_code_exists() {
    let keys = messages("en");
    let prefixes: BTreeSet<_> = keys.keys().filter_map(|key| Some(key.split_once('-')?.0)).collect();
    for literal in literals_in_code() {
        let looks_like_one = literal.split_once('-').is_some_and(|(prefix, rest)| {
            prefixes.contains(prefix) && rest.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        });
        assert!(!looks_like_one || keys.contains_key(&literal), "{literal} is not in the catalogue");
    }
}

#[test]
fn plurals_are_right_in_every_language() {
    for (language, one, three) in [
        (
            Language::English,
            "Now only 1 move is left for your opponent.",
            "Now only 3 moves are left for your opponent.",
        ),
        (Language::Dutch, "Je tegenstander heeft nu nog maar 1 zet.", "Je tegenstander heeft nu nog maar 3 zetten."),
        (Language::German, "Deinem Gegner bleibt nur noch 1 Zug.", "Deinem Gegner bleiben nur noch 3 Züge."),
    ] {
        let texts = Texts::new(language);
        assert_eq!(texts.with("reason-low-mobility", [("count", 1.into())]), one);
        assert_eq!(texts.with("reason-low-mobility", [("count", 3.into())]), three);
    }
}
