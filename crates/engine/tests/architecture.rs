//! Holds the engine to its floors: an arrow between modules only ever points down, and no game engine comes in.

use std::fs;
use std::path::{Path, PathBuf};

/// Each module with those it may use. `engine` stands for the crate's root.
const FLOORS: [(&str, &[&str]); 6] = [
    ("rules", &[]),
    ("record", &["rules"]),
    ("eval", &["rules"]),
    ("search", &["rules", "eval"]),
    ("analysis", &["rules", "record", "eval", "search"]),
    ("level", &["rules", "record", "eval", "search"]),
];

fn source_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("the sources can be read") {
        let path = entry.expect("the sources can be read").path();
        if path.is_dir() {
            files.extend(source_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

/// The modules named after `crate::` in the code of a file, comments left out.
fn used_modules(source: &str) -> Vec<String> {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let words = |line: &str| -> Vec<String> {
        let after = line.split("crate::").skip(1);
        let name = |rest: &str| rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        after.map(name).collect()
    };
    code.flat_map(words).collect()
}

#[test]
fn modules_use_only_those_below_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut arrows = 0;
    for file in source_files(&root) {
        let inside = file.strip_prefix(&root).expect("below the root");
        let first = inside.components().next().expect("a file name").as_os_str().to_string_lossy();
        let module = first.trim_end_matches(".rs");
        if module == "lib" {
            continue;
        }
        let (_, allowed) =
            FLOORS.iter().find(|(name, _)| *name == module).unwrap_or_else(|| panic!("{module} has no floor"));
        let source = fs::read_to_string(&file).expect("the sources can be read");
        for used in used_modules(&source) {
            let is_below = used == module || allowed.contains(&used.as_str());
            assert!(is_below, "{} uses {used}", inside.display());
            arrows += 1;
        }
    }
    assert!(arrows > 10, "the test found only {arrows} arrows: does it still read the sources?");
}

#[test]
fn the_engine_depends_on_no_game_engine() {
    let manifest = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml")).expect("a manifest");
    assert!(manifest.contains("[dependencies]"));
    assert!(!manifest.to_lowercase().contains("bevy"), "the engine must not know Bevy");
}
