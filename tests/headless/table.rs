//! A table to play at: the app without window or renderer, stepped by hand.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use outflank::game::{
    GameSetup, Mode, MoveSource, NewGame, Patience, PlayMove, Redo, ReplyGate, Seeds, Session, SideChoice, Undo,
};
use outflank::stage::Screen;
use outflank_engine::level::Level;
use outflank_engine::rules::{Board, Game, Side, Square, Variant};

pub struct Table {
    pub app: App,
}

pub fn two_people() -> GameSetup {
    GameSetup { mode: Mode::TwoPlayers, ..default() }
}

pub fn against_computer(side: SideChoice, level: Level) -> GameSetup {
    GameSetup { mode: Mode::Computer, side, level, ..default() }
}

pub fn square(name: &str) -> Square {
    name.parse().unwrap()
}

pub fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

pub fn game_after(transcript: &str) -> Game {
    let mut game = Game::new(Variant::Standard);
    for name in transcript.as_bytes().chunks(2) {
        game.play(square(std::str::from_utf8(name).unwrap())).unwrap();
    }
    game
}

pub fn game_on(board: &str, side: Side) -> Game {
    Game::from_board(board.parse::<Board>().unwrap(), side, Variant::Standard)
}

impl Table {
    /// A table at which thoughts are waited for: the computer moves in the frame in which it may.
    pub fn new() -> Self {
        Self::with(|_| {})
    }

    /// The same with a change made before the first frame.
    pub fn with(change: impl FnOnce(&mut App)) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, outflank::stage::plugin, outflank::game::plugin))
            .add_plugins(outflank::ui::logic_plugin)
            .insert_state(Screen::Game)
            .insert_resource(Patience::Wait)
            .insert_resource(Seeds::new(7));
        change(&mut app);
        app.update();
        Self { app }
    }

    pub fn start(setup: GameSetup) -> Self {
        let mut table = Self::new();
        table.write(NewGame::from_start(setup));
        table
    }

    pub fn start_from(setup: GameSetup, game: Game) -> Self {
        let mut table = Self::new();
        table.write(NewGame { setup, from: Some(game), is_demo: false });
        table
    }

    /// Lets thoughts run beside the frames, as in a window.
    pub fn without_waiting(mut self) -> Self {
        self.app.insert_resource(Patience::Poll);
        self
    }

    pub fn write<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
        self.step();
    }

    pub fn step(&mut self) {
        self.app.update();
    }

    pub fn steps(&mut self, frames: usize) {
        for _ in 0..frames {
            self.step();
            std::thread::yield_now();
        }
    }

    pub fn session(&self) -> &Session {
        self.app.world().resource::<Session>()
    }

    pub fn game(&self) -> &Game {
        self.session().game()
    }

    pub fn request(&self, name: &str) -> PlayMove {
        PlayMove { square: square(name), revision: self.session().revision(), source: MoveSource::Person }
    }

    /// A person's move, and one frame.
    pub fn play(&mut self, name: &str) {
        let request = self.request(name);
        self.write(request);
    }

    pub fn undo(&mut self) {
        self.write(Undo);
    }

    pub fn redo(&mut self) {
        self.write(Redo);
    }

    pub fn close_gate(&mut self, is_closed: bool) {
        self.app.insert_resource(ReplyGate { is_closed });
    }

    /// Steps until a person is to move or the game is over.
    pub fn until_persons_turn(&mut self) {
        for _ in 0..200 {
            if self.session().is_persons_turn() || self.session().is_over() {
                return;
            }
            self.step();
        }
        panic!("the computer does not answer");
    }

    pub fn transcript(&self) -> String {
        self.game().moves().iter().map(|played| played.square.to_string()).collect()
    }

    pub fn messages<M: Message + Clone>(&self) -> Vec<M> {
        let messages = self.app.world().resource::<Messages<M>>();
        messages.get_cursor().read(messages).cloned().collect()
    }
}
