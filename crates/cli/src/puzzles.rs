//! `puzzles`: positions with one best move, from the engine's own games.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;
use std::path::Path;
use std::thread;

use outflank_engine::analysis::{is_only_best_on_board, themes};
use outflank_engine::eval::Weights;
use outflank_engine::level::{Level, choose_move};
use outflank_engine::record::{Puzzle, Theme};
use outflank_engine::rules::{Board, Game, Goal, Position, Side, Square, Variant};
use outflank_engine::search::{Limits, Stop, Value, rank_moves};
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use serde_json::json;

use crate::Report;
use crate::args::PuzzlesArgs;
use crate::games::{PlayedGame, Recipe, read};
use crate::progress::{Progress, stop_on_interrupt};
use crate::selfplay;

/// A puzzle has so many empty squares at least: enough to have to think.
const FEWEST_EMPTIES: u32 = 6;
/// .. and so many moves to choose from, at least.
const CHOICE: u32 = 4;
/// The best move is better by so many discs where it alone wins ..
const MARGIN: i8 = 4;
/// .. and by so many where others win as well.
const MARGIN_OF_WINS: i8 = 10;
/// How many positions of a game are tried.
const TRIED: usize = 4;
/// No theme has more than this part of all puzzles.
const SHARE: usize = 6;
/// Puzzles on which only Easy fails are no more than this part; one on which nobody does is none.
const EASY_SHARE: usize = 3;
/// The difficulty of one on which Easy always fails and nobody else does.
const EASY: u8 = 17;
/// So many games are looked at before what was found is put together; fixed, so that the outcome is the same with any
/// number of threads.
const BATCH: u64 = 64;

/// How often each level that varies its moves tries a puzzle.
const TRIES: u64 = 8;
/// What the failures of Easy, Medium and Hard count for.
const WEIGHTS: [(Level, u64, f64); 3] = [(Level::Easy, TRIES, 1.0), (Level::Medium, TRIES, 2.0), (Level::Hard, 1, 3.0)];
/// A move that costs so many discs fails entirely.
const FAILURE: f64 = 12.0;

pub fn run(args: &PuzzlesArgs) -> Result<Report, String> {
    let stop = stop_on_interrupt()?;
    let source = Source::open(args)?;
    let mut collection = Collection::new(args.count);
    let mut progress = Progress::new("puzzles", 0, args.count as u64);
    let mut first = 0;
    while collection.puzzles.len() < args.count && !stop.is_stopped() && first < source.len() {
        let batch = first..(first + BATCH).min(source.len());
        for puzzle in find_all(&source, args, batch, &collection.full_themes(), &stop)? {
            collection.add(puzzle);
        }
        first += BATCH;
        progress.show(collection.puzzles.len() as u64);
    }
    Ok(report(collection.numbered(), args))
}

/// Where the games come from.
enum Source {
    Played(Vec<PlayedGame>),
    SelfPlay(Recipe),
}

impl Source {
    fn open(args: &PuzzlesArgs) -> Result<Self, String> {
        if args.games != "self-play" {
            return Ok(Self::Played(read(Path::new(&args.games), Goal::MostDiscs)?.0));
        }
        // Shallow play with some random moves: such games have mistakes to punish.
        let seed = args.seed;
        Ok(Self::SelfPlay(Recipe { goal: Goal::MostDiscs, depth: 2, exact: 8, random: (6, 40), seed, weights: 0 }))
    }

    fn len(&self) -> u64 {
        match self {
            Self::Played(games) => games.len() as u64,
            Self::SelfPlay(_) => u64::MAX,
        }
    }

    fn positions(&self, index: u64, stop: &Stop) -> Vec<(Position, Side)> {
        let game = match self {
            Self::Played(games) => usize::try_from(index).ok().and_then(|index| games.get(index).cloned()),
            Self::SelfPlay(recipe) => selfplay::play(*recipe, Weights::of(recipe.goal), index, stop),
        };
        let positions = game.map(|game| game.positions(Goal::MostDiscs)).unwrap_or_default();
        positions.into_iter().map(|seen| (seen.position, seen.side)).collect()
    }
}

/// The puzzles of some games, in the order of the games.
fn find_all(
    source: &Source,
    args: &PuzzlesArgs,
    games: std::ops::Range<u64>,
    full: &HashSet<Theme>,
    stop: &Stop,
) -> Result<Vec<Puzzle>, String> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let some = |from: usize| -> Vec<(u64, Puzzle)> {
        let indices = games.clone().skip(from).step_by(threads);
        indices.filter_map(|index| Some((index, find(source, args, index, full, stop)?))).collect()
    };
    let mut found = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|from| scope.spawn(move || some(from))).collect();
        let mut found = Vec::new();
        for worker in workers {
            found.extend(worker.join().map_err(|_| "a game failed")?);
        }
        Ok::<_, String>(found)
    })?;
    found.sort_by_key(|&(index, _)| index);
    Ok(found.into_iter().map(|(_, puzzle)| puzzle).collect())
}

/// A puzzle of one game, if it has one.
fn find(source: &Source, args: &PuzzlesArgs, index: u64, full: &HashSet<Theme>, stop: &Stop) -> Option<Puzzle> {
    let mut rng = StdRng::seed_from_u64(u64::from(args.seed) << 48 ^ !index);
    let mut positions = source.positions(index, stop);
    positions.retain(|(position, _)| {
        (FEWEST_EMPTIES..=args.empties).contains(&position.empties().count())
            && position.legal_moves().count() >= CHOICE
    });
    positions.shuffle(&mut rng);
    positions.into_iter().take(TRIED).find_map(|(position, side)| puzzle(position, side, full, &mut rng, stop))
}

fn puzzle(position: Position, side: Side, full: &HashSet<Theme>, rng: &mut StdRng, stop: &Stop) -> Option<Puzzle> {
    let (black, white) = match side {
        Side::Black => (position.player, position.opponent),
        Side::White => (position.opponent, position.player),
    };
    let board = Board::new(black, white)?;
    let game = Game::from_board(board, side, Variant::Standard);
    let proof = Limits { depth: 60, exact_empties: 64, nodes: u64::MAX, time: None };
    let ranking = rank_moves(&position, Goal::MostDiscs, &proof, stop)?;
    let &[(best, Value::Exact(value)), (_, Value::Exact(next)), ..] = ranking.as_slice() else { return None };
    let margin = if next <= 0 { MARGIN } else { MARGIN_OF_WINS };
    if value <= 0 || value - next < margin {
        return None;
    }
    let theme = *themes(&game, &ranking).first()?;
    if full.contains(&theme) || !is_only_best_on_board(&position, best, stop)? {
        return None;
    }
    let difficulty = difficulty(&game, &ranking, rng, stop).filter(|&difficulty| difficulty > 0)?;
    Some(Puzzle { id: 0, board, side, best, value, next, theme, difficulty })
}

/// How badly the levels fail: the part of [`FAILURE`] that their moves cost, the stronger the level the weightier, in
/// hundredths.
fn difficulty(game: &Game, ranking: &[(Square, Value)], rng: &mut StdRng, stop: &Stop) -> Option<u8> {
    let best = ranking.first()?.1.hundredths();
    let (mut sum, mut weights) = (0.0, 0.0);
    for (level, tries, weight) in WEIGHTS {
        for _ in 0..tries {
            let mut rng = StdRng::seed_from_u64(rng.random());
            let square = choose_move(game, level, &mut rng, stop)?;
            let value = ranking.iter().find(|(other, _)| *other == square)?.1.hundredths();
            let cost = f64::from(best - value) / 100.0;
            sum += weight * (cost / FAILURE).min(1.0) / tries as f64;
        }
        weights += weight;
    }
    Some((100.0 * sum / weights).round() as u8)
}

/// The puzzles so far, no two alike under a turn or a mirror of the board.
struct Collection {
    puzzles: Vec<Puzzle>,
    seen: HashSet<Board>,
    count: usize,
    by_theme: HashMap<Theme, usize>,
}

impl Collection {
    fn new(count: usize) -> Self {
        Self { puzzles: Vec::new(), seen: HashSet::new(), count, by_theme: HashMap::new() }
    }

    fn full_themes(&self) -> HashSet<Theme> {
        let most = self.count.div_ceil(SHARE);
        self.by_theme.iter().filter(|&(_, &count)| count >= most).map(|(&theme, _)| theme).collect()
    }

    fn add(&mut self, puzzle: Puzzle) {
        let easy = self.puzzles.iter().filter(|puzzle| puzzle.difficulty <= EASY).count();
        let is_full = self.puzzles.len() >= self.count
            || self.full_themes().contains(&puzzle.theme)
            || puzzle.difficulty <= EASY && easy >= self.count.div_ceil(EASY_SHARE);
        // The mover's discs as black: the same position with the colours changed is the same puzzle.
        let position = Position::new(&puzzle.board, puzzle.side);
        let Some(mover) = Board::new(position.player, position.opponent).filter(|_| !is_full) else { return };
        if self.seen.insert(mover.canonical()) {
            *self.by_theme.entry(puzzle.theme).or_default() += 1;
            self.puzzles.push(puzzle);
        }
    }

    /// The puzzles from the easiest to the hardest, numbered.
    fn numbered(mut self) -> Vec<Puzzle> {
        self.puzzles.sort_by_key(|puzzle| puzzle.difficulty);
        for (puzzle, id) in self.puzzles.iter_mut().zip(1..) {
            puzzle.id = id;
        }
        self.puzzles
    }
}

fn report(puzzles: Vec<Puzzle>, args: &PuzzlesArgs) -> Report {
    let mut text = String::from(
        "# Positions with one best move by either way to count discs, made from the engine's own games by\n",
    );
    let _ =
        writeln!(text, "# outflank-cli puzzles --count {} --seed {} --empties {}", args.count, args.seed, args.empties);
    let _ = writeln!(text, "# id, board, side, best move, value, next value, theme, difficulty");
    for puzzle in &puzzles {
        let _ = writeln!(text, "{puzzle}");
    }
    let all: Vec<_> = puzzles
        .iter()
        .map(|puzzle| {
            json!({
                "id": puzzle.id, "board": puzzle.board.to_string(), "side": puzzle.side.letter().to_string(),
                "best": puzzle.best.to_string(), "value": puzzle.value, "next": puzzle.next,
                "theme": puzzle.theme.name(), "difficulty": puzzle.difficulty,
            })
        })
        .collect();
    Report { text, json: json!({ "finished": puzzles.len() == args.count, "puzzles": all }) }
}
