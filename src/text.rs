//! Every sentence a person reads, by key, from the message catalogue in `assets/locales`.

use bevy::log::error;
use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::langid;

/// The English catalogue, built into the program: it is read before anything else can be.
const ENGLISH: &str =
    concat!(include_str!("../assets/locales/en/outflank.ftl"), "\n", include_str!("../assets/locales/en/reasons.ftl"),);

/// Loads the catalogue.
pub fn plugin(app: &mut App) {
    app.init_resource::<Texts>();
}

/// The message catalogue in the language of the person.
#[derive(Resource)]
pub struct Texts(FluentBundle<FluentResource>);

impl Default for Texts {
    fn default() -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![langid!("en")]);
        // Numbers are set between plain words; marks that isolate them would be drawn as boxes by the panels.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(ENGLISH.to_owned()).unwrap_or_else(|(resource, errors)| {
            error!("the catalogue has errors: {errors:?}");
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            error!("the catalogue repeats keys: {errors:?}");
        }
        Self(bundle)
    }
}

impl Texts {
    /// The message with this key. An unknown key gives the key itself and an error in the log.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The message with this key and these values in it.
    #[must_use]
    pub fn with<'a, const N: usize>(&self, key: &str, values: [(&'static str, FluentValue<'a>); N]) -> String {
        self.format(key, Some(&FluentArgs::from_iter(values)))
    }

    /// Whether the catalogue has this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.0.get_message(key).is_some_and(|message| message.value().is_some())
    }

    fn format(&self, key: &str, values: Option<&FluentArgs>) -> String {
        let Some(pattern) = self.0.get_message(key).and_then(|message| message.value()) else {
            error!("the catalogue has no {key}");
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, values, &mut errors).into_owned();
        if !errors.is_empty() {
            error!("{key}: {errors:?}");
        }
        text
    }
}
