//! Holds the trained evaluation to the board's symmetries, to its own bookkeeping, and to its file.

use outflank_engine::eval::{
    FEATURES, Indices, LIMIT, SLOTS, STAGES, Weights, WeightsError, evaluate, shared_slots, slots, stage,
};
use outflank_engine::rules::{Bitboard, Game, Goal, Position, Square, Variant};
use proptest::prelude::*;

const GOALS: [Goal; 2] = [Goal::MostDiscs, Goal::FewestDiscs];

/// Weights that no two slots of a stage and no two stages have in common, as far as numbers go round.
fn distinct_weights(goal: Goal) -> Weights {
    let table = (0..STAGES * SLOTS).map(|slot| ((slot * 7919 % 2003) as i16 - 1001) * 4).collect();
    Weights::new(goal, table).expect("the right number")
}

/// The games that random picks among the legal moves make, with every position in which a side is to move.
fn positions_of_games() -> impl Strategy<Value = Vec<(Position, Option<Square>)>> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..60).prop_map(|picks| {
        let mut game = Game::new(Variant::Standard);
        let mut positions = Vec::new();
        for pick in picks {
            let Some(position) = game.position() else { break };
            let moves: Vec<Square> = game.legal_moves().squares().collect();
            let square = moves[pick.index(moves.len())];
            positions.push((position, Some(square)));
            game.play(square).expect("a legal move");
        }
        positions.extend(game.position().map(|position| (position, None)));
        positions
    })
}

/// The position in a mirror that swaps left and right, and turned a quarter.
fn images(position: &Position) -> [Position; 2] {
    let map = |set: Bitboard, image: fn(Square) -> Option<Square>| set.squares().filter_map(image).collect();
    let mirrored = |square: Square| Square::from_column_row(7 - square.column(), square.row());
    let turned = |square: Square| Square::from_column_row(7 - square.row(), square.column());
    [mirrored, turned]
        .map(|image| Position { player: map(position.player, image), opponent: map(position.opponent, image) })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn indices_kept_through_a_game_are_those_counted_anew(positions in positions_of_games()) {
        let Some(&(first, _)) = positions.first() else { return Ok(()) };
        let mut indices = Indices::new(&first);
        let mut shown = first;
        for (position, square) in positions {
            if shown != position {
                // The other side had no move.
                prop_assert_eq!(shown.pass(), position);
                indices = indices.pass();
            }
            prop_assert_eq!(&indices, &Indices::new(&position));
            for goal in GOALS {
                let weights = Weights::of(goal);
                prop_assert_eq!(weights.evaluate(&position), weights.evaluate_with(&position, &indices));
            }
            if let Some(square) = square {
                indices = indices.play(square, position.flips(square).expect("a legal move"));
                shown = position.play(square).expect("a legal move");
            }
        }
    }

    #[test]
    fn the_eight_images_of_a_position_have_one_value(positions in positions_of_games()) {
        let weights = distinct_weights(Goal::MostDiscs);
        for (position, _) in positions {
            for image in images(&position) {
                prop_assert_eq!(weights.evaluate(&image), weights.evaluate(&position));
                prop_assert_eq!(evaluate(&image, Goal::FewestDiscs), evaluate(&position, Goal::FewestDiscs));
            }
        }
    }

    #[test]
    fn a_value_is_the_sum_of_the_weights_in_its_slots(positions in positions_of_games()) {
        let table: Vec<i16> = (0..STAGES * SLOTS).map(|slot| (slot * 31 % 101) as i16 - 50).collect();
        let weights = Weights::new(Goal::MostDiscs, table.clone()).expect("the right number");
        let shared = shared_slots();
        for (position, _) in positions {
            let stage = stage(position.empties().count()) * SLOTS;
            let used = slots(&position);
            prop_assert_eq!(used.len(), FEATURES);
            let sum: i32 = used.iter().map(|&slot| i32::from(table[stage + shared[slot as usize] as usize])).sum();
            prop_assert_eq!(weights.evaluate(&position), sum.clamp(-LIMIT, LIMIT));
        }
    }

    #[test]
    fn damaged_files_are_refused(at in any::<prop::sample::Index>(), change in 1..=u8::MAX, cut in any::<prop::sample::Index>()) {
        let mut bytes = Weights::of(Goal::MostDiscs).to_bytes();
        prop_assert!(Weights::from_bytes(&bytes[..cut.index(bytes.len())]).is_err());
        let at = at.index(bytes.len());
        bytes[at] ^= change;
        prop_assert!(Weights::from_bytes(&bytes).is_err());
    }
}

#[test]
fn weights_come_back_from_their_file_unchanged() {
    for goal in GOALS {
        for weights in [&distinct_weights(goal), Weights::of(goal)] {
            let read = Weights::from_bytes(&weights.to_bytes()).expect("a file just written");
            assert_eq!(&read, weights);
            assert_eq!(read.goal(), goal);
        }
    }
}

#[test]
fn what_is_wrong_with_a_file_is_said() {
    let good = Weights::of(Goal::MostDiscs).to_bytes();
    let changed = |at: usize, to: u8| {
        let mut bytes = good.clone();
        bytes[at] = to;
        Weights::from_bytes(&bytes)
    };
    assert_eq!(Weights::from_bytes(b""), Err(WeightsError::Magic));
    assert_eq!(changed(0, b'X'), Err(WeightsError::Magic));
    assert_eq!(changed(8, 99), Err(WeightsError::Version(99)));
    assert_eq!(changed(good.len() / 2, good[good.len() / 2] ^ 1), Err(WeightsError::Checksum));
    assert_eq!(Weights::from_bytes(&good[..20]), Err(WeightsError::Checksum));
}

#[test]
fn the_built_in_weights_are_those_of_their_goals_and_small() {
    for goal in GOALS {
        assert_eq!(Weights::of(goal).goal(), goal);
    }
    let size: usize = GOALS.iter().map(|&goal| Weights::of(goal).to_bytes().len()).sum();
    assert!(size <= 4 << 20, "{size} bytes");
}
