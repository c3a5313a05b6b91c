//! Holds rules and transcripts against whole games from other programs: final board, passes, counts and winner.

use outflank_engine::record::{read_transcript, write_transcript};
use outflank_engine::rules::{Game, Goal, Side, Variant};

const CASES: &str = include_str!("data/transcripts.tsv");

fn side(text: &str) -> Option<Side> {
    text.chars().next().and_then(Side::from_letter)
}

/// `51:X 52:X`: before which moves who had to pass.
fn passes(game: &Game) -> String {
    let passes = (0..game.moves().len()).filter_map(|i| Some(format!("{}:{}", i + 1, game.pass_before(i)?.letter())));
    passes.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_game_ends_as_recorded() {
    let mut replayed = 0;
    for line in CASES.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [
            id,
            variant,
            transcript,
            moves,
            passed,
            passed_last,
            over,
            to_move,
            black,
            white,
            black_tournament,
            white_tournament,
            winner,
            anti_winner,
            board,
        ] = fields[..]
        else {
            panic!("{line}")
        };
        let variant = if variant == "free" { Variant::FreeOpening } else { Variant::Standard };
        let game = read_transcript(transcript, variant).expect(id);
        assert_eq!(write_transcript(&game), transcript.to_ascii_lowercase(), "{id}");
        assert_eq!(game.moves().len().to_string(), moves, "{id}");
        assert_eq!(passes(&game), passed, "{id}");
        assert_eq!(game.pass_before(game.moves().len()), side(passed_last), "{id}");
        assert_eq!(game.board().to_string(), board, "{id}");
        assert_eq!(game.side_to_move(), side(to_move), "{id}");
        let score = game.board().count();
        assert_eq!([score.black.to_string(), score.white.to_string()], [black, white], "{id}");
        assert_eq!(game.result().is_some(), over == "yes", "{id}");
        if over == "yes" {
            let counted = score.tournament();
            assert_eq!([counted.black.to_string(), counted.white.to_string()], [black_tournament, white_tournament]);
            assert_eq!(score.winner(Goal::MostDiscs), side(winner), "{id}");
            assert_eq!(score.winner(Goal::FewestDiscs), side(anti_winner), "{id}");
            assert_eq!(game.result().and_then(|result| result.winner), side(winner), "{id}");
        }
        replayed += 1;
    }
    assert!(replayed > 250, "{replayed}");
}

#[test]
fn every_game_can_be_taken_back_and_played_again() {
    for line in CASES.lines().filter(|line| !line.starts_with('#')) {
        let transcript = line.split('\t').nth(2).expect(line);
        let variant = if line.split('\t').nth(1) == Some("free") { Variant::FreeOpening } else { Variant::Standard };
        let end = read_transcript(transcript, variant).expect(line);
        let mut game = end.clone();
        while game.undo().is_some() {
            let known: String = game.moves().iter().map(|played| played.square.to_string()).collect();
            let fresh = read_transcript(&known, variant).expect(line);
            assert_eq!((game.board(), game.side_to_move()), (fresh.board(), fresh.side_to_move()), "{line}");
        }
        assert_eq!(game.board(), game.start_board());
        while game.redo().is_some() {}
        assert_eq!(game, end, "{line}");
    }
}
