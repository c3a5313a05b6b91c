//! What can be typed.

use std::path::PathBuf;

use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use outflank_engine::rules::{Board, Side, Variant};

use crate::player::{PLAYERS, Player};
use crate::protocols::ThinkingArgs;

/// The Outflank engine on the command line, for people and for programs.
#[derive(Parser)]
#[command(name = "outflank-cli", version)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Play a transcript (f5d6c3...) through and show where it leads
    Replay(ReplayArgs),
    /// Count the games of so many plies (a pass is one ply)
    Perft(PerftArgs),
    /// Find the exact result with best play on both sides
    Solve(SolveArgs),
    /// Judge every move of a game: its value, what it cost, and what would have been better
    Analyse(AnalyseArgs),
    /// Count which reasons lead when hints are asked for in games between the levels
    Hints(HintsArgs),
    /// Make puzzles: positions of games with one best move, what it is about, and how hard it is to find
    Puzzles(PuzzlesArgs),
    /// Let two players play games against each other
    Match(MatchArgs),
    /// Play games to train the evaluation from; goes on with a file it has begun
    Selfplay(SelfplayArgs),
    /// Fit the evaluation's weights to games, and say how far off they are on games held out
    Train(TrainArgs),
    /// Measure how far shallow searches are from deeper ones, and fit the search's trust in them (ProbCut) to that
    FitProbcut(FitProbcutArgs),
    /// Count the nodes that the search visits on fixed positions, which stand for all it does, and measure its speed
    Bench(BenchArgs),
    /// Talk to a program over standard input and output in the Go Text Protocol, as it is used for Othello
    Gtp(GtpArgs),
    /// Talk to a program over standard input and output in the NBoard protocol, version 2
    Nboard(NBoardArgs),
}

#[derive(ClapArgs)]
pub struct ReplayArgs {
    /// The moves; spaces, move numbers, capitals and written passes do not matter. - reads standard input
    #[arg(allow_hyphen_values = true)]
    pub transcript: String,
    /// Which game is played
    #[arg(long, value_enum, default_value_t)]
    pub variant: VariantName,
    /// Write JSON. The tournament counts of an unfinished game are what they would be if it ended there
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub struct PerftArgs {
    /// How many plies
    pub depth: u32,
    /// Begin here instead of at the start: 64 squares from a1 row by row, X black, O white, - empty
    #[arg(long, allow_hyphen_values = true, value_parser = parse_board)]
    pub board: Option<Board>,
    /// Who is to move on that board
    #[arg(long, value_parser = parse_side, default_value = "X")]
    pub side: Side,
    /// Which game is played
    #[arg(long, value_enum, default_value_t)]
    pub variant: VariantName,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub struct SolveArgs {
    /// 64 squares from a1 row by row, X black, O white, - empty
    #[arg(allow_hyphen_values = true, value_parser = parse_board)]
    pub board: Board,
    /// Who is to move
    #[arg(value_parser = parse_side)]
    pub side: Side,
    /// Which goal: most discs, or in anti fewest
    #[arg(long, value_enum, default_value_t)]
    pub variant: GoalName,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
    /// Give the result of every move
    #[arg(long)]
    pub all: bool,
}

#[derive(ClapArgs)]
pub struct AnalyseArgs {
    /// The moves, as for replay. - reads standard input
    #[arg(allow_hyphen_values = true)]
    pub transcript: String,
    /// Which game is played
    #[arg(long, value_enum, default_value_t)]
    pub variant: VariantName,
    /// Seconds a move at most; by default a whole game takes less than 30 seconds on two cores
    #[arg(long)]
    pub time_per_move: Option<f64>,
    /// How many plies to look ahead; alone it sets no time, and the figures are the same every time
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=60))]
    pub depth: Option<u8>,
    /// With so many empty squares or fewer, prove
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=64))]
    pub exact: Option<u8>,
    /// How many positions to look at at once; by default as many as there are processors
    #[arg(long)]
    pub threads: Option<usize>,
    /// Write JSON. Values are Black's
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub struct HintsArgs {
    /// How many hints
    #[arg(long, default_value_t = 2000)]
    pub count: u32,
    /// Which game is played
    #[arg(long, value_enum, default_value_t)]
    pub variant: VariantName,
    /// The same seed gives the same games and hints
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many plies a hint looks ahead
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u8).range(1..=60))]
    pub depth: u8,
    /// With so many empty squares or fewer a hint is proved
    #[arg(long, default_value_t = 14, value_parser = clap::value_parser!(u8).range(0..=64))]
    pub exact: u8,
    /// Write the positions in which there was no reason but the search to standard error
    #[arg(long)]
    pub examples: bool,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub struct PuzzlesArgs {
    /// How many puzzles
    #[arg(long, default_value_t = 400, value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=60_000))]
    pub count: usize,
    /// The same seed gives the same puzzles
    #[arg(long, default_value_t = 1)]
    pub seed: u16,
    /// The most squares that are empty in a puzzle
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u32).range(6..=20))]
    pub empties: u32,
    /// Which games: a file of selfplay, or self-play to play them now
    #[arg(long, default_value = "self-play")]
    pub games: String,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub struct MatchArgs {
    /// One player
    #[arg(long_help = PLAYERS)]
    pub a: Player,
    /// The other player
    pub b: Player,
    /// How many games: two with each opening, colours changed
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub games: u32,
    /// Which game is played
    #[arg(long, value_enum, default_value_t)]
    pub variant: VariantName,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many random moves begin a game
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u8).range(0..=40))]
    pub opening: u8,
    /// Write every game down too, after the colour of the first player
    #[arg(long)]
    pub transcripts: bool,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub struct SelfplayArgs {
    /// Where the games go
    pub file: PathBuf,
    /// How many games the file shall hold
    #[arg(long, default_value_t = 100_000)]
    pub games: u64,
    /// Which goal: most discs, or in anti fewest
    #[arg(long, value_enum, default_value_t)]
    pub variant: GoalName,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u16,
    /// How many plies the players look ahead
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=20))]
    pub depth: u8,
    /// With so many empty squares or fewer they play perfectly
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u8).range(1..=24))]
    pub exact: u8,
    /// The fewest random moves at the beginning
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(0..=50))]
    pub random_from: u8,
    /// The most random moves at the beginning
    #[arg(long, default_value_t = 28, value_parser = clap::value_parser!(u8).range(0..=50))]
    pub random_to: u8,
    /// Weights to play with instead of the built-in ones
    #[arg(long)]
    pub weights: Option<PathBuf>,
    /// How many games are played at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub struct TrainArgs {
    /// Files of games; every twentieth game of each is held out
    #[arg(required = true)]
    pub games: Vec<PathBuf>,
    /// Where the weights go; without it nothing is fitted, only the errors of others (or the built-in ones) reported
    #[arg(long)]
    pub out: Option<PathBuf>,
    /// Report the errors of these weights too; may be given more than once
    #[arg(long)]
    pub judge: Vec<PathBuf>,
    /// Which goal: most discs, or in anti fewest
    #[arg(long, value_enum, default_value_t)]
    pub variant: GoalName,
    /// Solve so many held-out positions with 14, 16, 18 and 20 empty squares each, and report the errors there too
    #[arg(long, default_value_t = 0)]
    pub solve: usize,
    /// Weights of an earlier generation whose judgement of the game some plies later is part of a position's label
    #[arg(long)]
    pub teacher: Option<PathBuf>,
    /// How many plies later
    #[arg(long, default_value_t = 4)]
    pub ahead: u8,
    /// Which part of the label is the teacher's, from 0 (none: the final result is all) to 1
    #[arg(long, default_value_t = 0.8)]
    pub share: f32,
    /// Weights that know games which are not among these: each stage begins from theirs, not from the stage before
    #[arg(long)]
    pub from: Option<PathBuf>,
    /// How far a weight is expected to be from where it begins, in discs: the smaller, the more positions it takes to
    /// change one (the L2 regularisation is the results' chance over the square of this)
    #[arg(long, default_value_t = 0.6)]
    pub spread: f32,
    /// How many rounds of conjugate gradients a stage is fitted
    #[arg(long, default_value_t = 30)]
    pub rounds: u32,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub struct FitProbcutArgs {
    /// Files of games (of selfplay), from which positions are drawn
    #[arg(required = true)]
    pub games: Vec<PathBuf>,
    /// Which goal: most discs, or in anti fewest
    #[arg(long, value_enum, default_value_t)]
    pub variant: GoalName,
    /// How many positions
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(50..=1_000_000))]
    pub positions: u32,
    /// The same seed draws the same positions
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many plies to look ahead with nothing left out
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u8).range(5..=16))]
    pub depth: u8,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub struct BenchArgs {
    #[command(subcommand)]
    pub command: Option<BenchCommand>,
    /// Write JSON
    #[arg(long, global = true)]
    pub json: bool,
}

#[derive(Subcommand)]
pub enum BenchCommand {
    /// Solve endgames of the FFO test suite; ends with code 2 if one is wrong
    Ffo(FfoArgs),
}

#[derive(ClapArgs)]
pub struct FfoArgs {
    /// The first position
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=59))]
    pub from: u32,
    /// The last position
    #[arg(long, default_value_t = 49, value_parser = clap::value_parser!(u32).range(1..=59))]
    pub to: u32,
    /// How many processors to use
    #[arg(long, default_value_t = std::num::NonZeroUsize::MIN)]
    pub threads: std::num::NonZeroUsize,
}

#[derive(ClapArgs)]
pub struct GtpArgs {
    #[command(flatten)]
    pub thinking: ThinkingArgs,
    /// Which goal: most discs, or in anti fewest
    #[arg(long, value_enum, default_value_t)]
    pub variant: GoalName,
}

#[derive(ClapArgs)]
pub struct NBoardArgs {
    #[command(flatten)]
    pub thinking: ThinkingArgs,
}

#[derive(Clone, Copy, Default, ValueEnum)]
pub enum VariantName {
    #[default]
    Standard,
    Anti,
    Free,
}

impl From<VariantName> for Variant {
    fn from(name: VariantName) -> Self {
        match name {
            VariantName::Standard => Self::Standard,
            VariantName::Anti => Self::AntiReversi,
            VariantName::Free => Self::FreeOpening,
        }
    }
}

#[derive(Clone, Copy, Default, ValueEnum)]
pub enum GoalName {
    #[default]
    Standard,
    Anti,
}

impl From<GoalName> for Variant {
    fn from(name: GoalName) -> Self {
        match name {
            GoalName::Standard => Self::Standard,
            GoalName::Anti => Self::AntiReversi,
        }
    }
}

fn parse_board(text: &str) -> Result<Board, String> {
    text.parse().map_err(|error: outflank_engine::rules::ParseBoardError| error.to_string())
}

fn parse_side(text: &str) -> Result<Side, String> {
    match text.to_ascii_lowercase().as_str() {
        "black" => return Ok(Side::Black),
        "white" => return Ok(Side::White),
        _ => {}
    }
    let mut letters = text.chars();
    match (letters.next().and_then(Side::from_letter), letters.next()) {
        (Some(side), None) => Ok(side),
        _ => Err("a side is X (black) or O (white)".into()),
    }
}
