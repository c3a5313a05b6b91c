//! The part of the settings about what is heard.

use bevy_egui::egui::Ui;

use super::widgets::{caption, choice, switch};
use super::{Seen, style, words};
use crate::stage::{Loudness, SoundOptions};

/// Shows the switch, and one row per kind of sound while it is on.
pub(super) fn show(ui: &mut Ui, seen: &Seen, sound: &mut SoundOptions) {
    let (theme, texts) = (seen.theme, seen.texts);
    ui.add_space(2.0 * style::STEP);
    caption(ui, theme, &texts.get("settings-sound"));
    if let Some(is_on) = switch(ui, theme, !sound.is_muted, &texts.get("sound-on")) {
        sound.is_muted = !is_on;
    }
    if sound.is_muted {
        return;
    }
    for (loudness, key) in
        [(&mut sound.discs, "sound-discs"), (&mut sound.signals, "sound-signals"), (&mut sound.music, "sound-music")]
    {
        caption(ui, theme, &texts.get(key));
        let choices = Loudness::ALL.map(|loudness| (loudness, texts.get(words::loudness_key(loudness))));
        *loudness = choice(ui, theme, *loudness, &choices, 4).unwrap_or(*loudness);
    }
}
