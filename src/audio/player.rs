//! Plays what is due on the sound card, and keeps the background as loud as was chosen.

use bevy::audio::{PlaybackMode, Volume};
use bevy::prelude::*;

use super::cue::{Cue, linear};
use super::queue::{Played, Release};
use crate::stage::{Loudness, Options};
use crate::theme::{SoundSet, Theme};

/// More sounds than this at once would only be louder.
const MOST_VOICES: usize = 6;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, load);
    app.add_systems(PostUpdate, (play, follow_music).chain().after(Release));
}

/// The sounds are part of the program: they are there from wherever it is started.
macro_rules! sound {
    ($name:literal) => {
        include_bytes!(concat!("../../assets/sounds/", $name, ".wav")).as_slice()
    };
}

#[derive(Resource)]
struct Sounds {
    place: [Handle<AudioSource>; 3],
    flip: [Handle<AudioSource>; 3],
    pass: Handle<AudioSource>,
    hint: Handle<AudioSource>,
    win: Handle<AudioSource>,
    loss: Handle<AudioSource>,
    draw: Handle<AudioSource>,
    music: Handle<AudioSource>,
}

fn load(mut sources: ResMut<Assets<AudioSource>>, mut commands: Commands) {
    let mut add = |bytes: &[u8]| sources.add(AudioSource { bytes: bytes.into() });
    commands.insert_resource(Sounds {
        place: [sound!("place-stone"), sound!("place-wood"), sound!("place-water")].map(&mut add),
        flip: [sound!("flip-stone"), sound!("flip-wood"), sound!("flip-water")].map(&mut add),
        pass: add(sound!("pass")),
        hint: add(sound!("hint")),
        win: add(sound!("win")),
        loss: add(sound!("loss")),
        draw: add(sound!("draw")),
        music: add(sound!("music")),
    });
}

impl Sounds {
    fn of(&self, cue: Cue, set: SoundSet) -> Handle<AudioSource> {
        let set = match set {
            SoundSet::Stone => 0,
            SoundSet::Wood => 1,
            SoundSet::Water => 2,
        };
        let handle = match cue {
            Cue::Place => &self.place[set],
            Cue::Flip { .. } => &self.flip[set],
            Cue::Pass => &self.pass,
            Cue::Hint => &self.hint,
            Cue::Win => &self.win,
            Cue::Loss => &self.loss,
            Cue::Draw => &self.draw,
        };
        handle.clone()
    }
}

/// A sound that is heard, by the order in which they began. Without a sound card it stays until others push it out.
#[derive(Component)]
struct Voice(u64);

#[derive(Component)]
struct Music;

fn play(
    mut due: MessageReader<Played>,
    sounds: Res<Sounds>,
    theme: Res<Theme>,
    voices: Query<(Entity, &Voice)>,
    mut begun: Local<u64>,
    mut commands: Commands,
) {
    if due.is_empty() {
        return;
    }
    let mut sounding: Vec<(u64, Entity)> = voices.iter().map(|(entity, voice)| (voice.0, entity)).collect();
    for Played { cue, volume, speed } in due.read() {
        *begun += 1;
        let settings = PlaybackSettings {
            mode: PlaybackMode::Despawn,
            volume: Volume::Linear(*volume),
            speed: *speed,
            ..PlaybackSettings::DESPAWN
        };
        let voice = commands.spawn((Voice(*begun), AudioPlayer(sounds.of(*cue, theme.sounds)), settings)).id();
        sounding.push((*begun, voice));
    }
    sounding.sort_unstable_by_key(|(begun, _)| *begun);
    for (_, oldest) in sounding.iter().take(sounding.len().saturating_sub(MOST_VOICES)) {
        commands.entity(*oldest).despawn();
    }
}

fn follow_music(
    options: Res<Options>,
    sounds: Res<Sounds>,
    mut playing: Query<(Entity, Option<&mut AudioSink>), With<Music>>,
    mut commands: Commands,
) {
    if !options.is_changed() {
        return;
    }
    let loudness = if options.sound.is_muted { Loudness::Off } else { options.sound.music };
    let volume = Volume::Linear(linear(loudness));
    match playing.single_mut() {
        Ok((entity, _)) if loudness == Loudness::Off => commands.entity(entity).despawn(),
        Ok((_, Some(mut sink))) => sink.set_volume(volume),
        Ok((entity, None)) => _ = commands.entity(entity).insert(PlaybackSettings::LOOP.with_volume(volume)),
        Err(_) if loudness == Loudness::Off => {}
        Err(_) => {
            let settings = PlaybackSettings::LOOP.with_volume(volume);
            commands.spawn((Music, AudioPlayer(sounds.music.clone()), settings));
        }
    }
}
