//! Every sentence a person reads, by key, from the message catalogues in `assets/locales`.

use bevy::log::error;
use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::{LanguageIdentifier, langid};

use crate::platform::system_languages;
use crate::stage::{Language, Options, ThemeChoice};

/// The catalogue of a language: every file of its folder, named here once for all languages. They are built into the
/// program, since they are read before anything else can be.
macro_rules! catalogue {
    ($language:literal) => {
        &[
            include_str!(concat!("../assets/locales/", $language, "/outflank.ftl")),
            include_str!(concat!("../assets/locales/", $language, "/looks.ftl")),
            include_str!(concat!("../assets/locales/", $language, "/help.ftl")),
            include_str!(concat!("../assets/locales/", $language, "/lessons.ftl")),
            include_str!(concat!("../assets/locales/", $language, "/keeping.ftl")),
            include_str!(concat!("../assets/locales/", $language, "/reasons.ftl")),
            include_str!(concat!("../assets/locales/", $language, "/review.ftl")),
            include_str!(concat!("../assets/locales/", $language, "/spoken.ftl")),
            include_str!(concat!("../assets/locales/", $language, "/teacher.ftl")),
        ]
    };
}

/// The words that take the place of others with a theme on which the sides are not black and white.
macro_rules! words_of_pond {
    ($language:literal) => {
        include_str!(concat!("../assets/locales/", $language, "/pond.ftl"))
    };
}

/// Loads the catalogues, and follows the choices of a language and of a theme.
pub fn plugin(app: &mut App) {
    let language = first_known(system_languages());
    app.insert_resource(SystemLanguage(language)).insert_resource(Texts::new(language));
    app.add_systems(PreUpdate, follow_choice.run_if(resource_exists_and_changed::<Options>));
}

/// The language of the system, or English where it is none of ours.
#[derive(Resource, Clone, Copy, Debug)]
struct SystemLanguage(Language);

fn follow_choice(options: Res<Options>, system: Res<SystemLanguage>, mut texts: ResMut<Texts>) {
    let language = options.language.unwrap_or(system.0);
    if texts.language != language || own_words(options.theme, language) != own_words(texts.theme, language) {
        *texts = Texts::with_theme(language, options.theme);
    }
}

/// The first of these tags whose language there is a catalogue for.
fn first_known(tags: impl Iterator<Item = String>) -> Language {
    let known = |tag: String| {
        let tag: LanguageIdentifier = tag.parse().ok()?;
        Language::ALL.into_iter().find(|&language| identifier(language).language == tag.language)
    };
    tags.filter_map(known).next().unwrap_or_default()
}

fn identifier(language: Language) -> LanguageIdentifier {
    match language {
        Language::English => langid!("en"),
        Language::Dutch => langid!("nl"),
        Language::German => langid!("de"),
    }
}

fn files(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => catalogue!("en"),
        Language::Dutch => catalogue!("nl"),
        Language::German => catalogue!("de"),
    }
}

/// A theme's own words, if it has any.
fn own_words(theme: ThemeChoice, language: Language) -> Option<&'static str> {
    match (theme, language) {
        (ThemeChoice::Pond, Language::English) => Some(words_of_pond!("en")),
        (ThemeChoice::Pond, Language::Dutch) => Some(words_of_pond!("nl")),
        (ThemeChoice::Pond, Language::German) => Some(words_of_pond!("de")),
        (ThemeChoice::Dark | ThemeChoice::Light | ThemeChoice::Wood | ThemeChoice::Contrast, _) => None,
    }
}

/// The message catalogue in the language of the person, and the English one for what that lacks.
#[derive(Resource)]
pub struct Texts {
    language: Language,
    theme: ThemeChoice,
    chosen: FluentBundle<FluentResource>,
    english: Option<FluentBundle<FluentResource>>,
}

impl Default for Texts {
    fn default() -> Self {
        Self::new(Language::English)
    }
}

impl Texts {
    /// The catalogue of a language, for themes on which the sides are black and white.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self::with_theme(language, ThemeChoice::default())
    }

    /// The catalogue of a language, with the words that suit a theme.
    #[must_use]
    pub fn with_theme(language: Language, theme: ThemeChoice) -> Self {
        let english = (language != Language::English).then(|| bundle(Language::English, theme));
        Self { language, theme, chosen: bundle(language, theme), english }
    }

    /// Which language they are in.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

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

    /// Whether the language's own catalogue has this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        has(&self.chosen, key)
    }

    fn format(&self, key: &str, values: Option<&FluentArgs>) -> String {
        if !self.has(key) {
            error!("the {:?} catalogue has no {key}", self.language);
        }
        let with_key =
            [Some(&self.chosen), self.english.as_ref()].into_iter().flatten().find(|bundle| has(bundle, key));
        let pattern = with_key.and_then(|bundle| Some((bundle, bundle.get_message(key)?.value()?)));
        let Some((bundle, pattern)) = pattern else { return key.to_owned() };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, values, &mut errors).into_owned();
        if !errors.is_empty() {
            error!("{key}: {errors:?}");
        }
        text
    }
}

fn has(bundle: &FluentBundle<FluentResource>, key: &str) -> bool {
    bundle.get_message(key).is_some_and(|message| message.value().is_some())
}

fn bundle(language: Language, theme: ThemeChoice) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![identifier(language)]);
    // Numbers are set between plain words; marks that isolate them would be drawn as boxes by the panels.
    bundle.set_use_isolating(false);
    if language != Language::English {
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
            _ => None,
        }));
    }
    let read = |file: &str| {
        FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, errors)| {
            error!("the {language:?} catalogue has errors: {errors:?}");
            resource
        })
    };
    for file in files(language) {
        if let Err(errors) = bundle.add_resource(read(file)) {
            error!("the {language:?} catalogue repeats keys: {errors:?}");
        }
    }
    if let Some(words) = own_words(theme, language) {
        bundle.add_resource_overriding(read(words));
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(tags: &[&str]) -> Language {
        first_known(tags.iter().map(|&tag| tag.to_owned()))
    }

    #[test]
    fn the_first_language_that_there_is_is_taken() {
        assert_eq!(first(&["de-AT"]), Language::German);
        assert_eq!(first(&["nl_BE", "fr-BE"]), Language::Dutch);
        assert_eq!(first(&["fr-BE", "nl-BE", "de"]), Language::Dutch);
        assert_eq!(first(&["fr", "en-GB", "de"]), Language::English);
    }

    #[test]
    fn without_one_it_is_english() {
        assert_eq!(first(&[]), Language::English);
        assert_eq!(first(&["C", "", "tlh", "not a tag"]), Language::English);
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let written = |language| {
            let mut bundle = bundle(language, ThemeChoice::Dark);
            let resource = FluentResource::try_new("test = { $n }".to_owned()).unwrap();
            bundle.add_resource(resource).unwrap();
            let pattern = bundle.get_message("test").unwrap().value().unwrap();
            let values = FluentArgs::from_iter([("n", FluentValue::from(2.5))]);
            bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
        };
        assert_eq!(Language::ALL.map(written), ["2.5", "2,5", "2,5"]);
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        let resource = FluentResource::try_new("side-black = Zwart".to_owned()).unwrap();
        let mut chosen = FluentBundle::new_concurrent(vec![langid!("nl")]);
        chosen.add_resource(resource).unwrap();
        let theme = ThemeChoice::Dark;
        let english = Some(bundle(Language::English, theme));
        let texts = Texts { language: Language::Dutch, theme, chosen, english };
        assert_eq!(texts.get("side-black"), "Zwart");
        assert_eq!(texts.get("side-white"), "White");
        assert_eq!(texts.get("no-such-key"), "no-such-key");
    }

    #[test]
    fn on_the_pond_the_sides_have_the_colours_of_its_plants() {
        let sides = |theme| {
            Language::ALL.map(|language| {
                let texts = Texts::with_theme(language, theme);
                ["side-black", "side-white"].map(|key| texts.get(key))
            })
        };
        assert_eq!(sides(ThemeChoice::Wood), [["Black", "White"], ["Zwart", "Wit"], ["Schwarz", "Weiß"]]);
        assert_eq!(sides(ThemeChoice::Pond), [["Green", "Pink"], ["Groen", "Roze"], ["Grün", "Rosa"]]);
    }
}
