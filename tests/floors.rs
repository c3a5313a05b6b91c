//! The arrows between the floors of `docs/architecture.md`, read from the sources.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

fn sources(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).unwrap();
    entries.flat_map(|entry| sources(&entry.unwrap().path())).filter(|path| path.extension().is_some()).collect()
}

/// Every module of this crate that the sources of a floor name.
fn known_by(floor: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(floor);
    let mut known = Vec::new();
    for path in sources(&root) {
        let text = fs::read_to_string(&path).unwrap();
        for rest in text.split("crate::").skip(1) {
            let list = rest.strip_prefix('{').and_then(|list| list.split('}').next());
            for name in list.map_or(vec![rest], |list| list.split(',').collect()) {
                let name: String = name.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                known.push((path.clone(), name));
            }
        }
    }
    known
}

fn check(floor: &str, may_know: &[&str]) {
    let own = floor.trim_end_matches(".rs");
    for (path, name) in known_by(floor) {
        assert!(name == own || may_know.contains(&name.as_str()), "{} knows {name}", path.display());
    }
}

#[test]
fn arrows_only_point_down() {
    let shared = ["stage", "controls", "theme", "text", "timing", "platform"];
    check("platform", &[]);
    check("text.rs", &["platform", "stage"]);
    check("controls.rs", &[]);
    check("stage.rs", &["controls"]);
    check("theme", &["stage"]);
    check("timing.rs", &["stage"]);
    check("game", &shared);
    check("view", &[&shared[..], &["game"]].concat());
    check("ui", &[&shared[..], &["game"]].concat());
    check("audio", &[&shared[..], &["game"]].concat());
}

#[test]
fn the_floors_are_read_at_all() {
    assert!(known_by("game").iter().any(|(_, name)| name == "platform"));
}
