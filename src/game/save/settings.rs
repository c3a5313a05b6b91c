//! What a person chose, from start to start: only what was really chosen is kept, so that everything else may follow the
//! machine and the program's newer versions.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::envelope::{self, Fault};
use super::names::{LevelName, ModeName, SideChoiceName, VariantName};
use crate::game::{GameSetup, TimeControl};
use crate::stage::{Options, WindowShape};
use std::time::Duration;

const KIND: &str = "settings";

/// What a person chose.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Settings {
    /// The fields of [`Options`] that were chosen, by name. One that means nothing to this program is left as it is.
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    next_game: Option<SetupFile>,
    #[serde(default)]
    window: WindowShape,
}

/// The choices for the next game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct SetupFile {
    mode: ModeName,
    level: LevelName,
    white_level: LevelName,
    side: SideChoiceName,
    variant: VariantName,
    /// Seconds for the game and for each move.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    clock: Option<[u64; 2]>,
}

fn fields(options: &Options) -> Map<String, Value> {
    match serde_json::to_value(options) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}

impl Settings {
    /// The options with what was chosen in them. A choice that this program does not know is passed over.
    #[must_use]
    pub fn applied_to(&self, options: Options) -> Options {
        let mut best = (fields(&options), options);
        for (name, value) in &self.options {
            if best.0.contains_key(name) {
                let mut fields = best.0.clone();
                fields.insert(name.clone(), value.clone());
                if let Ok(options) = serde_json::from_value(Value::Object(fields.clone())) {
                    best = (fields, options);
                }
            }
        }
        best.1
    }

    /// Takes note of what a person has changed in the options.
    pub fn note_options(&mut self, before: &Options, after: &Options) {
        let before = fields(before);
        for (name, value) in fields(after) {
            if before.get(&name) != Some(&value) {
                self.options.insert(name, value);
            }
        }
    }

    /// The choices for the next game, if any were kept.
    #[must_use]
    pub fn setup(&self) -> Option<GameSetup> {
        self.next_game.map(|setup| GameSetup {
            mode: setup.mode.into(),
            level: setup.level.into(),
            white_level: setup.white_level.into(),
            side: setup.side.into(),
            variant: setup.variant.into(),
            clock: setup.clock.and_then(|[base, increment]| {
                let time = |seconds| Some(Duration::from_secs(seconds)).filter(|&time| time <= TimeControl::MOST);
                Some(TimeControl { base: time(base).filter(|base| !base.is_zero())?, increment: time(increment)? })
            }),
        })
    }

    /// Takes note of the choices for the next game.
    pub fn note_setup(&mut self, setup: &GameSetup) {
        self.next_game = Some(SetupFile {
            mode: setup.mode.into(),
            level: setup.level.into(),
            white_level: setup.white_level.into(),
            side: setup.side.into(),
            variant: setup.variant.into(),
            clock: setup.clock.map(|clock| [clock.base.as_secs(), clock.increment.as_secs()]),
        });
    }

    /// The window when it was last closed.
    #[must_use]
    pub fn window(&self) -> WindowShape {
        self.window
    }

    /// Takes note of the window.
    pub fn note_window(&mut self, window: WindowShape) {
        self.window = window;
    }

    /// The settings as the bytes of a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        envelope::seal(KIND, self)
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// If they are no settings.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Fault> {
        envelope::open(KIND, bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::{Quality, Speed, ThemeChoice, ViewMode};

    #[test]
    fn only_what_was_chosen_is_kept() {
        let before = Options { quality: Quality::Low, ..Options::default() };
        let after = Options { view: ViewMode::Flat, speed: Speed::Fast, ..before };
        let mut settings = Settings::default();
        settings.note_options(&before, &after);
        let settings = Settings::from_bytes(&settings.to_bytes()).unwrap();
        let elsewhere = Options { quality: Quality::High, ..Options::default() };
        let expected = Options { view: ViewMode::Flat, speed: Speed::Fast, ..elsewhere };
        assert_eq!(settings.applied_to(elsewhere), expected);
    }

    #[test]
    fn a_choice_that_is_not_known_spoils_no_other() {
        let text = r#"{"outflank":"settings","version":1,"options":
            {"theme":"light","speed":"warp","colour-of-the-sky":"blue","view":7,"legal-moves":false}}"#;
        let settings = Settings::from_bytes(text.as_bytes()).unwrap();
        let expected = Options { theme: ThemeChoice::Light, legal_moves: false, ..Options::default() };
        assert_eq!(settings.applied_to(Options::default()), expected);
        let again = String::from_utf8(settings.to_bytes()).unwrap();
        assert!(again.contains("colour-of-the-sky") && again.contains("warp"), "{again}");
    }

    #[test]
    fn the_next_game_and_the_window_come_back() {
        let setup = GameSetup { clock: Some(TimeControl::new(5, 3)), ..GameSetup::default() };
        let window = WindowShape { size: Some([801.5, 600.0]), is_maximised: true };
        let mut settings = Settings::default();
        assert_eq!((settings.setup(), settings.window()), (None, WindowShape::default()));
        settings.note_setup(&setup);
        settings.note_window(window);
        let settings = Settings::from_bytes(&settings.to_bytes()).unwrap();
        assert_eq!((settings.setup(), settings.window()), (Some(setup), window));
    }

    #[test]
    fn an_unknown_word_for_the_next_game_is_damage() {
        let text = r#"{"outflank":"settings","version":1,"next_game":{"mode":"chess"}}"#;
        assert_eq!(Settings::from_bytes(text.as_bytes()), Err(Fault::Damaged));
    }
}
