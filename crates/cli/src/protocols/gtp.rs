//! The Go Text Protocol, version 2 (Farnebäck's draft 2 of 2002), with the commands that Othello programs have made of
//! it: columns `a` to `h` from the left, rows 1 to 8 from the top, and passes that need not be told.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use outflank_engine::eval::Weights;
use outflank_engine::rules::{Game, Side, Square, Variant, legal_moves};
use outflank_engine::search::Stop;

use super::clock::Clock;
use super::thinking::{ThinkingArgs, choose};
use super::{Flow, Protocol, gogui};
use crate::args::GtpArgs;
use crate::replay::describe;
use crate::{Report, protocols};

pub fn run(args: &GtpArgs) -> Result<Report, String> {
    let variant: Variant = args.variant.into();
    // Read now, lest it be at the cost of the first move.
    let _ = Weights::of(variant.goal());
    protocols::converse(Gtp::new(variant, args.thinking))
}

/// What a command says, or why it fails.
type Answer = Result<String, String>;
type Command = fn(&mut Gtp, &[&str], &Stop) -> Answer;

/// Every command but `quit` and `list_commands`, which are the conversation's own.
const COMMANDS: [(&str, Command); 23] = [
    ("protocol_version", |_, _, _| Ok("2".into())),
    ("name", |_, _, _| Ok("Outflank".into())),
    ("version", |_, _, _| Ok(env!("CARGO_PKG_VERSION").into())),
    ("known_command", |_, words, _| Ok(words.first().is_some_and(|name| is_known(name)).to_string())),
    ("boardsize", boardsize),
    ("clear_board", clear_board),
    ("komi", komi),
    ("play", play),
    ("genmove", genmove),
    ("reg_genmove", reg_genmove),
    ("undo", undo),
    ("time_settings", time_settings),
    ("time_left", time_left),
    ("showboard", |gtp, _, _| Ok(format!("\n{}", describe(&gtp.game).trim_end()))),
    ("final_score", final_score),
    ("set_game", set_game),
    ("list_games", |_, _, _| Ok(GAME.into())),
    ("gogui-rules_game_id", |_, _, _| Ok(GAME.into())),
    ("gogui-rules_board_size", |_, _, _| Ok(SIZE.to_string())),
    ("gogui-rules_board", |gtp, _, _| Ok(format!("\n{}", gogui::board(&gtp.game)))),
    ("gogui-rules_legal_moves", |gtp, _, _| Ok(gogui::legal_moves(&gtp.game))),
    ("gogui-rules_side_to_move", |gtp, _, _| Ok(name(gtp.turn()).into())),
    ("gogui-rules_final_result", |gtp, _, _| Ok(gogui::final_result(&gtp.game))),
];
const QUIT: &str = "quit";
const LIST: &str = "list_commands";
const GAME: &str = "Othello";
const SIZE: u32 = 8;

fn is_known(name: &str) -> bool {
    [QUIT, LIST].contains(&name) || COMMANDS.iter().any(|(known, _)| *known == name)
}

/// The state of one conversation.
struct Gtp {
    game: Game,
    /// The moves and passes that were told or answered, for `undo`: a pass that was not is taken back with its move.
    told: Vec<Told>,
    thinking: ThinkingArgs,
    clock: Clock,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Told {
    Move,
    Pass(Side),
}

impl Protocol for Gtp {
    fn interrupts(line: &str) -> bool {
        Request::read(line).is_some_and(|request| request.command == QUIT)
    }

    fn answer(&mut self, line: &str, stop: &Stop, out: &mut dyn Write) -> io::Result<Flow> {
        let Some(request) = Request::read(line) else { return Ok(Flow::GoOn) };
        let words: Vec<&str> = request.words.iter().map(String::as_str).collect();
        let answer = match request.command.as_str() {
            QUIT => Ok(String::new()),
            LIST => Ok(COMMANDS.map(|(name, _)| name).into_iter().chain([LIST, QUIT]).collect::<Vec<_>>().join("\n")),
            command => match COMMANDS.iter().find(|(name, _)| *name == command) {
                Some((_, answer)) => answer(self, &words, stop),
                None => Err("unknown command".into()),
            },
        };
        let (sign, text) = match &answer {
            Ok(text) => ('=', text),
            Err(text) => ('?', text),
        };
        // A text that begins on a line of its own needs no blank before it.
        let blank = if text.is_empty() || text.starts_with('\n') { "" } else { " " };
        write!(out, "{sign}{}{blank}{text}\n\n", request.id)?;
        Ok(if request.command == QUIT { Flow::End } else { Flow::GoOn })
    }
}

/// A line taken apart.
struct Request {
    /// The number that the answer repeats, or nothing.
    id: String,
    command: String,
    words: Vec<String>,
}

impl Request {
    /// `None` for a line that asks for nothing: a blank one, or one that only comments.
    fn read(line: &str) -> Option<Self> {
        let line = line.split('#').next().unwrap_or_default();
        let line: String = line.chars().map(|c| if c == '\t' { ' ' } else { c }).filter(|c| !c.is_control()).collect();
        let mut words = line.split_whitespace().map(String::from).peekable();
        let id = words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit())).unwrap_or_default();
        let command = words.next();
        if id.is_empty() && command.is_none() {
            return None;
        }
        Some(Self { id, command: command.unwrap_or_default(), words: words.collect() })
    }
}

impl Gtp {
    fn new(variant: Variant, thinking: ThinkingArgs) -> Self {
        Self { game: Game::new(variant), told: Vec::new(), thinking, clock: Clock::default() }
    }

    /// Whose turn it is; of a finished game the side that would be next.
    fn turn(&self) -> Side {
        let after_last = || self.game.moves().last().map_or(self.game.start_side(), |played| !played.side);
        self.game.side_to_move().unwrap_or_else(after_last)
    }

    /// Whether a side can do nothing but pass, now or when the game is over.
    fn has_no_move(&self, side: Side) -> bool {
        let board = self.game.board();
        legal_moves(board.discs(side), board.discs(!side)).is_empty()
    }

    fn pass(&mut self, side: Side) {
        if self.told.last() != Some(&Told::Pass(side)) {
            self.told.push(Told::Pass(side));
        }
    }

    fn play(&mut self, side: Side, square: Square) -> Result<(), String> {
        if self.game.side_to_move().is_some_and(|turn| turn != side) {
            return Err(format!("illegal move: it is {}'s turn", name(!side)));
        }
        self.game.play(square).map_err(|error| format!("illegal move: {error}"))?;
        self.told.push(Told::Move);
        Ok(())
    }

    /// The move of a side, or `None` if it has to pass.
    fn think(&mut self, side: Side, stop: &Stop) -> Result<Option<Square>, String> {
        if self.has_no_move(side) {
            return Ok(None);
        }
        let position = self.game.position().filter(|_| self.game.side_to_move() == Some(side));
        let position = position.ok_or_else(|| format!("it is {}'s turn", name(!side)))?;
        let moves = position.legal_moves();
        if moves.count() == 1 {
            return Ok(Square::first_of(moves));
        }
        let start = Instant::now();
        let limits = self.thinking.limits(self.clock.for_move(side, position.empties().count()));
        let found = choose(&position, self.game.variant().goal(), &limits, stop, &mut |_| {});
        self.clock.spend(side, start.elapsed());
        found.map(|found| Some(found.best)).ok_or_else(|| "no move was found".into())
    }
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::Black => "black",
        Side::White => "white",
    }
}

fn read_side(words: &[&str]) -> Result<Side, String> {
    match words.first().map(|word| word.to_ascii_lowercase()).as_deref() {
        Some("b" | "black") => Ok(Side::Black),
        Some("w" | "white") => Ok(Side::White),
        _ => Err("syntax error: the colour is black or white".into()),
    }
}

fn read_number<T: std::str::FromStr>(words: &[&str], index: usize) -> Result<T, String> {
    words.get(index).and_then(|word| word.parse().ok()).ok_or_else(|| format!("syntax error: value {}", index + 1))
}

fn read_time(words: &[&str], index: usize) -> Result<Duration, String> {
    let seconds = read_number(words, index)?;
    Duration::try_from_secs_f64(seconds).map_err(|_| format!("syntax error: value {}", index + 1))
}

fn boardsize(_: &mut Gtp, words: &[&str], _: &Stop) -> Answer {
    match read_number::<u32>(words, 0)? {
        SIZE => Ok(String::new()),
        _ => Err("unacceptable size".into()),
    }
}

fn clear_board(gtp: &mut Gtp, _: &[&str], _: &Stop) -> Answer {
    *gtp = Gtp::new(gtp.game.variant(), gtp.thinking);
    Ok(String::new())
}

/// Othello knows no komi; controllers for Go send it all the same.
fn komi(_: &mut Gtp, words: &[&str], _: &Stop) -> Answer {
    read_number::<f64>(words, 0).map(|_| String::new())
}

fn play(gtp: &mut Gtp, words: &[&str], _: &Stop) -> Answer {
    let side = read_side(words)?;
    let &[_, vertex] = words else { return Err("syntax error: a colour and a move".into()) };
    if vertex.eq_ignore_ascii_case("pass") {
        if !gtp.has_no_move(side) {
            return Err(format!("illegal move: {} has a move", name(side)));
        }
        gtp.pass(side);
    } else {
        gtp.play(side, vertex.parse().map_err(|error| format!("syntax error: {error}"))?)?;
    }
    Ok(String::new())
}

fn genmove(gtp: &mut Gtp, words: &[&str], stop: &Stop) -> Answer {
    let side = read_side(words)?;
    match gtp.think(side, stop)? {
        Some(square) => gtp.play(side, square).map(|()| square.to_string()),
        None => {
            gtp.pass(side);
            Ok("pass".into())
        }
    }
}

fn reg_genmove(gtp: &mut Gtp, words: &[&str], stop: &Stop) -> Answer {
    let clock = gtp.clock;
    let found = gtp.think(read_side(words)?, stop)?;
    gtp.clock = clock;
    Ok(found.map_or("pass".into(), |square| square.to_string()))
}

fn undo(gtp: &mut Gtp, _: &[&str], _: &Stop) -> Answer {
    match gtp.told.pop() {
        None => return Err("cannot undo".into()),
        Some(Told::Pass(_)) => {}
        Some(Told::Move) => {
            gtp.game.undo();
        }
    }
    Ok(String::new())
}

fn time_settings(gtp: &mut Gtp, words: &[&str], _: &Stop) -> Answer {
    gtp.clock = Clock::new(read_time(words, 0)?, read_time(words, 1)?, read_number(words, 2)?);
    Ok(String::new())
}

fn time_left(gtp: &mut Gtp, words: &[&str], _: &Stop) -> Answer {
    let moves: u32 = read_number(words, 2)?;
    gtp.clock.set_left(read_side(words)?, read_time(words, 1)?, (moves > 0).then_some(moves));
    Ok(String::new())
}

/// By the tournament count, as a controller that compares programs needs it.
fn final_score(gtp: &mut Gtp, _: &[&str], _: &Stop) -> Answer {
    let result = gtp.game.result().ok_or("cannot score: the game is not over")?;
    let lead = result.score.tournament().difference(Side::Black);
    let sign = if lead > 0 { 'B' } else { 'W' };
    Ok(if lead == 0 { "0".into() } else { format!("{sign}+{}", lead.unsigned_abs()) })
}

fn set_game(_: &mut Gtp, words: &[&str], _: &Stop) -> Answer {
    if words == [GAME] { Ok(String::new()) } else { Err("unsupported game".into()) }
}
