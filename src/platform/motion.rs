//! Whether the desktop is set to move less.

use std::process::{Command, Stdio};

/// What asks a desktop, and the answer that means less movement.
const QUESTIONS: [(&str, &[&str], &str); 3] = [
    // GNOME and those that share its settings
    ("gsettings", &["get", "org.gnome.desktop.interface", "enable-animations"], "false"),
    // KDE Plasma 6
    ("kreadconfig6", &["--file", "kdeglobals", "--group", "KDE", "--key", "AnimationDurationFactor"], "0"),
    // macOS
    ("defaults", &["read", "com.apple.universalaccess", "reduceMotion"], "1"),
];

/// Whether the desktop says so. It runs the desktop's own programs, which can take a while: not on the frame's thread.
/// Where there is none of them, nothing is said.
#[must_use]
pub fn system_wants_less_motion() -> bool {
    QUESTIONS.iter().any(|&(program, arguments, answer)| {
        let asked = Command::new(program).args(arguments).stdin(Stdio::null()).stderr(Stdio::null()).output();
        asked.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).trim() == answer)
    })
}
