//! `hints`: which reasons lead how often when a hint is asked for in games as people play them.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use outflank_engine::analysis::show_me_within;
use outflank_engine::level::{Level, choose_move};
use outflank_engine::rules::{Game, Variant};
use outflank_engine::search::{Limits, Stop};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;

use crate::Report;
use crate::args::HintsArgs;
use crate::progress::{Progress, stop_on_interrupt};

/// A hint is asked for about so seldom in a game: positions next to each other have much the same reasons.
const ASKED_EVERY: u32 = 4;

/// Enough games are played for so many moves each.
const SHORTEST: u32 = 52;

/// How often something was said.
#[derive(Clone, Copy, Default)]
struct Said {
    leading: u32,
    second: u32,
}

#[derive(Default)]
struct Counts {
    said: BTreeMap<&'static str, Said>,
    /// By tens of empty squares: all hints, and those with nothing to say but that the search found nothing better.
    by_empties: BTreeMap<u32, (u32, u32)>,
    hints: u32,
}

pub fn run(args: &HintsArgs) -> Result<Report, String> {
    let stop = stop_on_interrupt()?;
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (next, done) = (AtomicU32::new(0), AtomicU32::new(0));
    let games = args.count.div_ceil(SHORTEST / ASKED_EVERY);
    let mut progress = Progress::new("games", 0, u64::from(games));
    let work = || {
        let mut hints = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games || stop.is_stopped() {
                return hints;
            }
            hints.push((index, hints_of_game(args, index, &stop)));
            done.fetch_add(1, Ordering::Relaxed);
        }
    };
    let mut all = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        while !workers.iter().all(thread::ScopedJoinHandle::is_finished) {
            thread::sleep(std::time::Duration::from_millis(20));
            progress.show(u64::from(done.load(Ordering::Relaxed)));
        }
        let mut all = Vec::new();
        for worker in workers {
            all.extend(worker.join().map_err(|_| "a game failed")?);
        }
        Ok::<_, String>(all)
    })?;
    all.sort_by_key(|(index, _)| *index);
    let mut counts = Counts::default();
    for hint in all.into_iter().flat_map(|(_, hints)| hints).take(args.count as usize) {
        counts.add(&hint);
    }
    Ok(counts.report())
}

/// What a hint said.
struct HintSaid {
    empties: u32,
    reasons: Vec<&'static str>,
}

/// Hints in a game between two levels drawn by lot.
fn hints_of_game(args: &HintsArgs, index: u32, stop: &Stop) -> Vec<HintSaid> {
    let limits = Limits { depth: args.depth, exact_empties: args.exact, nodes: u64::MAX, time: None };
    let mut rng = StdRng::seed_from_u64(args.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(index)));
    let levels = [Level::Easy, Level::Medium, Level::Hard];
    let players = [(); 2].map(|()| levels[rng.random_range(0..levels.len())]);
    let variant: Variant = args.variant.into();
    let mut game = Game::new(variant);
    let mut hints = Vec::new();
    while let Some(side) = game.side_to_move() {
        if rng.random_range(0..ASKED_EVERY) == 0
            && !game.is_placing()
            && let Some(hint) = show_me_within(&game, &limits, stop, &mut |_| {})
        {
            let reasons = hint.reasons.iter().map(|reason| reason.what.name()).collect();
            hints.push(HintSaid { empties: game.board().empties().count(), reasons });
            if args.examples && hint.reasons.iter().any(|reason| reason.what.name() == "best-found") {
                eprintln!("{} {} {} {:?}", game.board(), side.letter(), hint.square, hint.exact);
            }
        }
        let level = players[usize::from(side == outflank_engine::rules::Side::White)];
        let Some(square) = choose_move(&game, level, &mut rng, stop) else { break };
        if game.play(square).is_err() {
            break;
        }
    }
    hints
}

impl Counts {
    fn add(&mut self, hint: &HintSaid) {
        self.hints += 1;
        let (all, unexplained) = self.by_empties.entry(hint.empties / 10 * 10).or_default();
        *all += 1;
        *unexplained += u32::from(hint.reasons.contains(&"best-found"));
        for (place, reason) in hint.reasons.iter().enumerate() {
            let said = self.said.entry(reason).or_default();
            if place == 0 { said.leading += 1 } else { said.second += 1 }
        }
    }

    fn report(&self) -> Report {
        let share = |count: u32| 100.0 * f64::from(count) / f64::from(self.hints.max(1));
        let mut rows: Vec<(&str, Said)> = self.said.iter().map(|(&name, &said)| (name, said)).collect();
        rows.sort_by_key(|&(_, said)| std::cmp::Reverse((said.leading, said.second)));
        let mut text = format!("{} hints\nreason               leads   second\n", self.hints);
        for (name, said) in &rows {
            let _ = writeln!(text, "{name:18} {:5.1} %  {:5.1} %", share(said.leading), share(said.second));
        }
        let _ = writeln!(text, "empty squares   hints   no reason but the search");
        for (empties, (all, unexplained)) in &self.by_empties {
            let of_these = 100.0 * f64::from(*unexplained) / f64::from(*all);
            let _ = writeln!(text, "{empties:2} to {:2} {all:13} {of_these:11.1} %", empties + 9);
        }
        let json = json!({
            "hints": self.hints,
            "reasons": rows.iter().map(|(name, said)| json!({
                "reason": name, "leading": said.leading, "second": said.second,
            })).collect::<Vec<_>>(),
        });
        Report { text, json }
    }
}
