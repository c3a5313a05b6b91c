//! Whether there is anything to hear with, known before it is opened: the system's sound library would complain of its
//! lack at length.

use std::path::Path;

/// Finds out whether sound may be heard. Where that cannot be known it is tried.
#[must_use]
pub fn has_sound() -> bool {
    if cfg!(not(target_os = "linux")) {
        return true;
    }
    let is_named = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let runtime = std::env::var_os("XDG_RUNTIME_DIR").unwrap_or_default();
    let serves = |socket: &str| Path::new(&runtime).join(socket).exists();
    has_card(Path::new("/dev/snd")) || is_named("PULSE_SERVER") || serves("pulse/native") || serves("pipewire-0")
}

/// Whether a card that plays is among the devices: their names are `pcm`, the card, the device and `p`.
fn has_card(devices: &Path) -> bool {
    let Ok(entries) = devices.read_dir() else { return false };
    entries.flatten().any(|entry| entry.file_name().to_str().is_some_and(plays))
}

fn plays(device: &str) -> bool {
    device.starts_with("pcmC") && device.ends_with('p')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_devices_that_play_count() {
        assert!(plays("pcmC0D0p") && plays("pcmC1D12p"));
        assert!(!plays("pcmC0D0c") && !plays("controlC0") && !plays("seq") && !plays("timer"));
        assert!(!has_card(Path::new("/nowhere/at/all")));
    }
}
