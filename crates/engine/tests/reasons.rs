//! Holds every reason and warning that the board alone decides against a second, plain way to find it.

mod reasons_plain;

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

use outflank_engine::analysis::{Reason, Warning, reasons, warnings};
use outflank_engine::record::read_transcript;
use outflank_engine::rules::{Bitboard, Game, Square, Variant};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use reasons_plain::{Facts, Plain, outcomes};

/// What held at least once.
#[derive(Default)]
struct Seen {
    moves: usize,
    reasons: HashSet<Discriminant<Reason>>,
    warnings: HashSet<Discriminant<Warning>>,
}

/// Compares both ways on every legal move of a position.
fn compare(game: &Game, seen: &mut Seen) {
    let Some(side) = game.side_to_move().filter(|_| !game.is_placing()) else { return };
    let plain = Plain(game.board().to_string().chars().collect());
    let outcomes = outcomes(&plain, side);
    for square in game.legal_moves() {
        let place = (i32::from(square.column()), i32::from(square.row()));
        let facts = Facts::new(&plain, side, place, game.variant(), &outcomes);
        let board = game.board();
        let found = reasons(game, square);
        assert_eq!(found.iter().map(|r| r.what).collect::<Vec<_>>(), facts.reasons(), "{board} {side} {square}");
        let against = warnings(game, square);
        assert_eq!(against.iter().map(|w| w.what).collect::<Vec<_>>(), facts.warnings(), "{board} {side} {square}");
        assert!(found.iter().all(|r| !r.squares.is_empty()) && against.iter().all(|w| !w.squares.is_empty()));
        seen.moves += 1;
        seen.reasons.extend(found.iter().map(|r| discriminant(&r.what)));
        seen.warnings.extend(against.iter().map(|w| discriminant(&w.what)));
    }
}

fn random_move(game: &Game, rng: &mut StdRng) -> Option<Square> {
    let moves = game.legal_moves();
    let index = rng.random_range(0..moves.count().max(1) as usize);
    moves.squares().nth(index)
}

fn compare_on_random_games(variant: Variant, games: usize) -> Seen {
    let mut rng = StdRng::seed_from_u64(19);
    let mut seen = Seen::default();
    for _ in 0..games {
        let mut game = Game::new(variant);
        while let Some(square) = random_move(&game, &mut rng) {
            compare(&game, &mut seen);
            game.play(square).expect("a legal move");
        }
    }
    seen
}

#[test]
fn both_ways_agree_in_standard_games() {
    let seen = compare_on_random_games(Variant::Standard, 20);
    assert!(seen.moves > 6_000, "{}", seen.moves);
    // Wipe-outs are rare enough to be missing; the transcripts have them.
    assert!(seen.reasons.len() >= 19, "{:?}", seen.reasons);
    assert_eq!(seen.warnings.len(), 6);
}

#[test]
fn both_ways_agree_in_free_openings() {
    assert!(compare_on_random_games(Variant::FreeOpening, 10).moves > 2_500);
}

#[test]
fn both_ways_agree_in_anti_reversi_and_corners_are_no_aim_there() {
    let seen = compare_on_random_games(Variant::AntiReversi, 15);
    assert!(seen.moves > 4_000, "{}", seen.moves);
    let expected = [
        Reason::OnlyMove,
        Reason::ForcesPass,
        Reason::Quiet,
        Reason::LowMobility { count: 1 },
        Reason::FreeMoveKept { square: "a1".parse().expect("a square") },
        Reason::OpensSquares { count: 1 },
        Reason::FewestReplies { count: 1 },
        Reason::MostMoves { count: 1 },
        Reason::LeastFrontier,
        Reason::FewestDiscs,
    ];
    assert_eq!(seen.reasons, expected.iter().map(discriminant).collect());
    assert_eq!(seen.warnings, [Warning::Wall, Warning::SpoilsOwnMoves].iter().map(discriminant).collect());
}

/// How many positions to try: `OUTFLANK_TRUTH_POSITIONS`, or few enough for every day.
fn positions_asked_for() -> usize {
    std::env::var("OUTFLANK_TRUTH_POSITIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(300)
}

#[test]
fn both_ways_agree_in_all_variants_on_as_many_positions_as_asked_for() {
    let asked = positions_asked_for();
    let mut rng = StdRng::seed_from_u64(29);
    let mut seen = Seen::default();
    let mut positions = 0;
    let lines: Vec<&str> = include_str!("data/transcripts.tsv").lines().filter(|line| !line.starts_with('#')).collect();
    // By turns a recorded game and a random one, each variant in its turn; the recorded moves are legal in two of them.
    for number in 0.. {
        let variant = Variant::ALL[number / 2 % 3];
        let mut game = Game::new(variant);
        if number % 2 == 0 {
            let fields: Vec<&str> = lines[number / 2 % lines.len()].split('\t').collect();
            let variant = if fields[1] == "free" { Variant::FreeOpening } else { variant };
            let variant =
                if fields[1] != "free" && variant == Variant::FreeOpening { Variant::Standard } else { variant };
            game = read_transcript(fields[2], variant).expect(fields[0]);
        } else {
            while let Some(square) = random_move(&game, &mut rng) {
                game.play(square).expect("a legal move");
            }
        }
        while game.undo().is_some() {
            if positions >= asked {
                assert!(asked < 2_000 || seen.reasons.len() >= 20, "{:?}", seen.reasons);
                return;
            }
            compare(&game, &mut seen);
            positions += 1;
        }
    }
}

#[test]
fn both_ways_agree_in_recorded_games() {
    let mut seen = Seen::default();
    let cases = include_str!("data/transcripts.tsv").lines().filter(|line| !line.starts_with('#'));
    for (number, line) in cases.enumerate() {
        let fields: Vec<&str> = line.split('\t').collect();
        let variant = if fields[1] == "free" { Variant::FreeOpening } else { Variant::Standard };
        let mut game = read_transcript(fields[2], variant).expect(fields[0]);
        // The last moves of every game, and all moves of some: endings, passes and wipe-outs are in the tails.
        let mut back = 0;
        while game.undo().is_some() && (back < 2 || number % 20 == 0) {
            compare(&game, &mut seen);
            back += 1;
        }
    }
    assert!(seen.moves > 4_000, "{}", seen.moves);
    assert!(seen.reasons.contains(&discriminant(&Reason::WipeOut)));
}

#[test]
fn the_free_openings_first_four_discs_decide_crossed_or_parallel_and_say_nothing_else() {
    let play = |squares: &str| {
        let mut game = Game::new(Variant::FreeOpening);
        for square in squares.split_whitespace() {
            game.play(square.parse().expect("a square")).expect("legal");
        }
        game
    };
    let said = |before: &str, square: &str| {
        let square = square.parse().expect("a square");
        assert_eq!(warnings(&play(before), square), Vec::new());
        reasons(&play(before), square).iter().map(|reason| reason.what).collect::<Vec<_>>()
    };
    // Black d4, then White diagonally opposite: both of Black's squares left are beside d4.
    assert_eq!(said("", "d4"), [Reason::OpenStart]);
    assert_eq!(said("d4", "e4"), [Reason::OpenStart]);
    assert_eq!(said("d4", "e5"), [Reason::ParallelStart]);
    assert_eq!(said("d4 e4", "e5"), [Reason::CrossedStart]);
    assert_eq!(said("d4 e4", "d5"), [Reason::ParallelStart]);
    assert_eq!(said("d4 e4 e5", "d5"), [Reason::CrossedStart]);
    assert_eq!(said("d4 e4 d5", "e5"), [Reason::ParallelStart]);
    assert_eq!(said("d4 e4", "c3"), []);
}

#[test]
fn an_illegal_move_and_a_finished_game_have_neither_reasons_nor_warnings() {
    let square = "a1".parse().expect("a square");
    let start = Game::new(Variant::Standard);
    assert!(reasons(&start, square).is_empty() && warnings(&start, square).is_empty());
    let over = read_transcript("e6f4e3f6g5d6e7f5c5", Variant::Standard).expect("a game");
    assert_eq!(over.legal_moves(), Bitboard::EMPTY);
    assert!(reasons(&over, square).is_empty() && warnings(&over, square).is_empty());
}
