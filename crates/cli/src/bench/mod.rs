//! `bench`: how much work the search does, which must not change unnoticed, and how fast it does it.

mod ffo;
mod processor;
mod signature;

use crate::Report;
use crate::args::{BenchArgs, BenchCommand};

pub fn run(args: &BenchArgs) -> Result<Report, String> {
    match &args.command {
        None => signature::run(),
        Some(BenchCommand::Ffo(positions)) => ffo::run(positions, args.json),
    }
}

/// Nodes a second, in a unit of which there are some.
fn speed(nodes: u64, seconds: f64) -> String {
    let rate = nodes as f64 / seconds;
    if !rate.is_finite() {
        return "too fast to tell".into();
    }
    format!("{:.1} million a second", rate / 1e6)
}
