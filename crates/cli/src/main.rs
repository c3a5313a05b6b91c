//! The Outflank engine on the command line, for people and for programs.

mod analyse;
mod args;
mod bench;
mod errors;
mod fit;
mod fit_probcut;
mod games;
mod hints;
mod matches;
mod perft;
mod player;
mod progress;
mod protocols;
mod puzzles;
mod replay;
mod selfplay;
mod solve;
mod train;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};

/// What a command has to say: to people, or as JSON to programs.
struct Report {
    text: String,
    json: serde_json::Value,
}

impl Report {
    /// For a command that has said everything while it ran.
    const fn nothing() -> Self {
        Self { text: String::new(), json: serde_json::Value::Null }
    }
}

fn main() -> ExitCode {
    // clap itself ends the program with code 2 on wrong arguments.
    let args = Args::parse();
    let (report, as_json) = match &args.command {
        Command::Replay(args) => (replay::run(args), args.json),
        Command::Perft(args) => (perft::run(args), args.json),
        Command::Solve(args) => (solve::run(args), args.json),
        Command::Analyse(args) => (analyse::run(args), args.json),
        Command::Hints(args) => (hints::run(args), args.json),
        Command::Puzzles(args) => (puzzles::run(args), args.json),
        Command::Match(args) => (matches::run(args), args.json),
        Command::Selfplay(args) => (selfplay::run(args), args.json),
        Command::Train(args) => (train::run(args), args.json),
        Command::FitProbcut(args) => (fit_probcut::run(args), args.json),
        Command::Bench(args) => (bench::run(args), args.json),
        Command::Gtp(args) => (protocols::gtp::run(args), false),
        Command::Nboard(args) => (protocols::nboard::run(args), false),
    };
    match report {
        Ok(report) => {
            if report.text.is_empty() {
                return ExitCode::SUCCESS;
            }
            let text = if as_json { report.json.to_string() } else { report.text };
            // A reader that has gone away (`| head`) is no fault.
            match writeln!(io::stdout(), "{}", text.trim_end()) {
                Err(error) if error.kind() != io::ErrorKind::BrokenPipe => fail(&error.to_string()),
                _ => ExitCode::SUCCESS,
            }
        }
        Err(message) => fail(&message),
    }
}

/// Says what is wrong and gives the code for wrong input.
fn fail(message: &str) -> ExitCode {
    eprintln!("error: {message}");
    ExitCode::from(2)
}
