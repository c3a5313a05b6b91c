//! The file in which self-play keeps its games and from which training reads them.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

use outflank_engine::rules::{Board, Goal, Position, Side, Square, Variant};

/// Begins every file of games; the last byte is the version of the format.
const MAGIC: [u8; 8] = *b"OFGAMES2";
/// The file's head: [`MAGIC`], then the fields of a [`Recipe`], little-endian, the goal as 0 (most discs) or 1.
const HEAD: usize = MAGIC.len() + 7 + 8;
/// Where in the head [`Recipe::exact`] is.
const EXACT: usize = MAGIC.len() + 2;
/// One game: its number of moves, how many of them were random, Black's result, and 60 squares.
const RECORD: usize = 63;

/// A finished game from the standard start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    /// The moves, without passes.
    pub moves: Vec<Square>,
    /// How many of them were random.
    pub random: u8,
    /// Black's discs minus White's at the end, empty squares to the winner, whatever the goal.
    pub result: i8,
}

/// How the games of a file were made; two runs that go on with the same file must agree on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// What the players strove for.
    pub goal: Goal,
    /// Plies looked ahead.
    pub depth: u8,
    /// From so many empty squares on the play was perfect.
    pub exact: u8,
    /// The fewest and the most random moves at the beginning.
    pub random: (u8, u8),
    /// Where the random numbers began.
    pub seed: u16,
    /// The checksum of the weights that judged.
    pub weights: u64,
}

impl Recipe {
    fn head(self) -> [u8; HEAD] {
        let goal = u8::from(self.goal == Goal::FewestDiscs);
        let mut head = [0; HEAD];
        let fields = [goal, self.depth, self.exact, self.random.0, self.random.1].into_iter();
        let bytes = fields.chain(self.seed.to_le_bytes()).chain(self.weights.to_le_bytes());
        for (to, from) in head.iter_mut().zip(MAGIC.into_iter().chain(bytes)) {
            *to = from;
        }
        head
    }
}

/// Opens a file for more games, or begins it. Returns how many it holds; a last game that was cut off is removed.
pub fn open_to_append(path: &Path, recipe: Recipe) -> Result<(File, u64), String> {
    let told = |error: std::io::Error| format!("{}: {error}", path.display());
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(told)?;
    let length = file.metadata().map_err(told)?.len();
    if length < HEAD as u64 {
        file.set_len(0).map_err(told)?;
        file.write_all(&recipe.head()).map_err(told)?;
        return Ok((file, 0));
    }
    let mut head = [0; HEAD];
    file.read_exact(&mut head).map_err(told)?;
    if head != recipe.head() {
        return Err(format!("{} holds games that were made in another way", path.display()));
    }
    let games = (length - HEAD as u64) / RECORD as u64;
    let end = HEAD as u64 + games * RECORD as u64;
    file.set_len(end).map_err(told)?;
    file.seek(SeekFrom::Start(end)).map_err(told)?;
    Ok((file, games))
}

/// The bytes of some games.
pub fn to_bytes(games: &[PlayedGame]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(games.len() * RECORD);
    for game in games {
        bytes.extend([game.moves.len() as u8, game.random, game.result as u8]);
        let squares = game.moves.iter().map(|square| square.index() as u8);
        bytes.extend(squares.chain(std::iter::repeat(0)).take(RECORD - 3));
    }
    bytes
}

/// Every game of a file that was played for this goal, and from how many empty squares on the play was perfect.
pub fn read(path: &Path, goal: Goal) -> Result<(Vec<PlayedGame>, u8), String> {
    let told = |error: std::io::Error| format!("{}: {error}", path.display());
    let mut reader = BufReader::new(File::open(path).map_err(told)?);
    let mut head = [0; HEAD];
    reader.read_exact(&mut head).map_err(told)?;
    if head[..MAGIC.len()] != MAGIC {
        return Err(format!("{} is no file of games", path.display()));
    }
    if head[MAGIC.len()] != u8::from(goal == Goal::FewestDiscs) {
        return Err(format!("{} holds games of the other variant", path.display()));
    }
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes).map_err(told)?;
    let records = bytes.chunks_exact(RECORD).enumerate();
    let games: Result<Vec<_>, _> = records
        .map(|(index, record)| game(record).ok_or_else(|| format!("{}: game {} is damaged", path.display(), index + 1)))
        .collect();
    Ok((games?, head[EXACT]))
}

fn game(record: &[u8]) -> Option<PlayedGame> {
    let (&[length, random, result], squares) = record.split_first_chunk()?;
    let squares = squares.get(..usize::from(length))?;
    let moves = squares.iter().map(|&index| Square::from_index(index)).collect::<Option<Vec<_>>>()?;
    Some(PlayedGame { moves, random, result: result as i8 })
}

/// A position of a game and how the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The position, as the side to move sees it.
    pub position: Position,
    /// Who is to move.
    pub side: Side,
    /// The final difference for that side, by the goal.
    pub result: i8,
}

impl PlayedGame {
    /// The positions after the random moves in which a side is to move. Ends at a move that is not legal.
    pub fn positions(&self, goal: Goal) -> Vec<Seen> {
        let mut position = Position::new(&Board::start(Variant::Standard), Side::Black);
        let for_black = if goal == Goal::MostDiscs { self.result } else { -self.result };
        let mut side = Side::Black;
        let mut positions = Vec::with_capacity(self.moves.len());
        for (index, &square) in self.moves.iter().enumerate() {
            if position.legal_moves().is_empty() {
                position = position.pass();
                side = !side;
            }
            if index >= usize::from(self.random) {
                let result = if side == Side::Black { for_black } else { -for_black };
                positions.push(Seen { position, side, result });
            }
            let Some(next) = position.play(square) else { break };
            position = next;
            side = !side;
        }
        positions
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    const RECIPE: Recipe = Recipe { goal: Goal::MostDiscs, depth: 3, exact: 12, random: (6, 28), seed: 5, weights: 77 };

    /// A file in a folder of its own that is gone when the test is over.
    struct Place(PathBuf);

    impl Place {
        fn new(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("outflank-{name}-{}", std::process::id()));
            std::fs::create_dir_all(&folder).expect("a folder for the test");
            Self(folder)
        }

        fn file(&self) -> PathBuf {
            self.0.join("games")
        }
    }

    impl Drop for Place {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    fn game(transcript: &str, random: u8) -> PlayedGame {
        let squares = transcript.as_bytes().chunks(2).map(|name| String::from_utf8_lossy(name).parse());
        PlayedGame { moves: squares.collect::<Result<_, _>>().expect("squares"), random, result: -12 }
    }

    #[test]
    fn games_come_back_and_a_cut_off_one_is_dropped() {
        let place = Place::new("append");
        let games = [game("f5d6c3d3", 1), game("d3c5", 0)];
        let (mut file, before) = open_to_append(&place.file(), RECIPE).expect("a new file");
        assert_eq!(before, 0);
        file.write_all(&to_bytes(&games)).expect("written");
        file.write_all(&to_bytes(&games)[..RECORD / 2]).expect("written");
        drop(file);
        let (mut file, before) = open_to_append(&place.file(), RECIPE).expect("the same file");
        assert_eq!(before, 2);
        file.write_all(&to_bytes(&games[..1])).expect("written");
        drop(file);
        let (read, exact) = read(&place.file(), Goal::MostDiscs).expect("games");
        assert_eq!(read, [games[0].clone(), games[1].clone(), games[0].clone()]);
        assert_eq!(exact, RECIPE.exact);
    }

    #[test]
    fn games_of_another_kind_are_refused() {
        let place = Place::new("refuse");
        open_to_append(&place.file(), RECIPE).expect("a new file");
        assert!(open_to_append(&place.file(), Recipe { depth: 4, ..RECIPE }).is_err());
        assert!(open_to_append(&place.file(), Recipe { weights: 78, ..RECIPE }).is_err());
        assert!(read(&place.file(), Goal::FewestDiscs).is_err());
        std::fs::write(place.file(), "no games at all, whatever the length").expect("written");
        assert!(read(&place.file(), Goal::MostDiscs).is_err());
    }

    #[test]
    fn positions_follow_the_random_moves_with_the_movers_result() {
        let positions = game("f5d6c3d3", 1).positions(Goal::MostDiscs);
        assert_eq!(positions.iter().map(|seen| seen.result).collect::<Vec<_>>(), [12, -12, 12]);
        assert_eq!(positions[0].position.empties().count(), 59);
        assert_eq!(game("f5d6", 0).positions(Goal::FewestDiscs)[0].result, 12);
    }
}
