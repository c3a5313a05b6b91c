//! A game is always there again: kept after every move, gone on with as it was, and never thrown away.

use outflank::game::{
    GameSetup, KeptGame, MoveSource, NewGame, PlayMove, Resume, Seat, SideChoice, TimeControl, Wanted,
};
use outflank::stage::Screen;
use outflank::ui::{Action, Leaving, Panels};
use outflank_engine::level::Level;
use outflank_engine::rules::{Board, Game, Side, Variant};

use crate::home::{Home, notices, offered, quit};
use crate::table::{Table, against_computer, game_after, game_on, square, two_people};

fn session_facts(table: &Table) -> (Game, [Seat; 2], u64, u64) {
    let session = table.session();
    let seats = Side::BOTH.map(|side| session.seat(side));
    (session.game().clone(), seats, session.seed(), session.notes().id)
}

#[test]
fn a_game_of_each_variant_goes_on_as_it_was() {
    for variant in Variant::ALL {
        for (undone, redone) in [(0, 0), (3, 1), (6, 0)] {
            let home = Home::new();
            let mut table = home.start();
            table.write(NewGame::from_start(GameSetup { variant, ..two_people() }));
            for _ in 0..6 {
                let next = table.game().legal_moves().squares().next().unwrap();
                table.play(&next.to_string());
            }
            (0..undone).for_each(|_| table.undo());
            (0..redone).for_each(|_| table.redo());
            let before = session_facts(&table);
            drop(table);

            let mut again = home.resume();
            assert_eq!(session_facts(&again), before, "{variant:?}, {undone} undone");
            assert_eq!(again.session().can_redo(), undone > redone);
            // What was taken back can be played again, and what was played taken back.
            (redone..undone).for_each(|_| again.redo());
            assert_eq!(again.game().moves().len(), 6);
            (0..6).for_each(|_| again.undo());
            assert_eq!(*again.game().board(), Board::start(variant));
        }
    }
}

#[test]
fn every_move_undo_and_redo_is_on_the_disk() {
    let home = Home::new();
    let mut table = home.start();
    table.write(NewGame::from_start(two_people()));
    let on_disk = |table: &mut Table| {
        table.app.world().resource::<outflank::game::Disk>().flush();
        home.game().game
    };
    for name in ["f5", "d6", "c3"] {
        table.play(name);
        assert_eq!(on_disk(&mut table), *table.game());
    }
    table.undo();
    assert_eq!(on_disk(&mut table), *table.game());
    table.redo();
    assert_eq!(on_disk(&mut table), *table.game());
}

#[test]
fn the_start_screen_offers_the_game_and_going_on_is_one_action() {
    let home = Home::new();
    let mut table = home.start();
    table.write(NewGame::from_start(two_people()));
    assert!(offered(&table).is_none(), "nothing has been played");
    table.play("f5");
    quit(table);

    let mut again = home.start();
    assert_eq!(offered(&again).unwrap().game.moves().len(), 1);
    again.write(Action::Leave(Leaving::ToStart));
    again.step();
    assert!(again.session().is_demo());
    again.steps(5); // the quiet game is not kept in its place
    again.write(Action::Continue);
    again.step();
    assert_eq!(again.transcript(), "f5");
    assert_eq!(*again.app.world().resource::<bevy::state::state::State<Screen>>().get(), Screen::Game);
}

#[test]
fn leaving_asks_nothing_where_the_game_is_kept() {
    let home = Home::new();
    let mut table = home.start();
    table.write(NewGame::from_start(two_people()));
    table.play("f5");
    table.write(Action::Leave(Leaving::ToStart));
    table.step();
    assert!(!table.app.world().resource::<Panels>().is_asking());
    assert!(table.session().is_demo());
    assert!(offered(&table).is_some());
}

#[test]
fn a_new_game_in_its_place_asks_first() {
    let home = Home::new();
    let mut table = home.start();
    table.write(NewGame::from_start(two_people()));
    table.play("f5");
    table.write(Action::Leave(Leaving::ToStart));
    table.step();
    let asking = |table: &Table| table.app.world().resource::<Panels>().leaving;
    table.write(Action::Play);
    assert_eq!(asking(&table), Some(Leaving::Play));
    assert!(table.session().is_demo());
    table.write(Action::Stay);
    assert_eq!(asking(&table), None);
    table.write(Action::Play);
    table.write(Action::ConfirmLeaving);
    table.step();
    assert!(!table.session().is_demo());
    assert_eq!(table.transcript(), "");
    table.app.world().resource::<outflank::game::Disk>().flush();
    assert!(home.text("game.json").contains("f5"), "until something is played the old game stays");
    table.play("d3");
    quit(table);
    assert_eq!(home.game().game.moves()[0].square, square("d3"));
}

#[test]
fn a_finished_game_is_not_offered() {
    let home = Home::new();
    let mut table = home.start();
    table.write(NewGame { setup: two_people(), from: Some(game_after("e6f4e3f6g5d6e7f5")), is_demo: false });
    table.play("c5");
    assert!(table.session().is_over());
    quit(table);
    assert!(offered(&home.start()).is_none());
    assert!(!home.game().is_unfinished());
}

#[test]
fn bug_083_a_game_kept_while_the_computer_thinks_goes_on() {
    let home = Home::new();
    let mut table = home.start();
    table.write(NewGame::from_start(against_computer(SideChoice::Black, Level::Easy)));
    table.close_gate(true);
    table.play("f5");
    assert_eq!(table.transcript(), "f5");
    quit(table);
    let mut again = home.resume();
    again.until_persons_turn();
    assert_eq!(again.game().moves().len(), 2);
}

#[test]
fn the_computer_answers_as_it_would_have() {
    let answer = |is_interrupted: bool| {
        let home = Home::new();
        let mut table = home.start();
        table.write(NewGame::from_start(against_computer(SideChoice::Black, Level::Hard)));
        table.play("f5");
        table.until_persons_turn();
        if is_interrupted {
            drop(table);
            table = home.resume();
        }
        (table.session().seed(), table.transcript())
    };
    assert_eq!(answer(false), answer(true));
}

#[test]
fn bug_116_the_side_to_move_of_a_set_up_game_is_kept() {
    let board = "---------------------------OX------XO---------------------------";
    let home = Home::new();
    let mut table = home.start();
    table.write(NewGame { setup: two_people(), from: Some(game_on(board, Side::White)), is_demo: false });
    table.play("e3");
    table.undo();
    quit(table);
    let mut again = home.resume();
    assert_eq!(again.game().start_side(), Side::White);
    assert_eq!(again.game().side_to_move(), Some(Side::White));
    again.write(NewGame::from_start(two_people()));
    assert_eq!(again.game().side_to_move(), Some(Side::Black));
}

#[test]
fn bug_119_the_persons_side_is_kept() {
    for (side, person) in [(SideChoice::Black, Side::Black), (SideChoice::White, Side::White)] {
        let home = Home::new();
        let mut table = home.start();
        table.write(NewGame::from_start(against_computer(side, Level::Medium)));
        table.until_persons_turn();
        let next = table.game().legal_moves().squares().next().unwrap();
        table.play(&next.to_string());
        quit(table);
        let again = home.resume();
        assert_eq!(again.session().seat(person), Seat::Person);
        assert_eq!(again.session().seat(!person), Seat::Computer(Level::Medium));
        assert_eq!(again.app.world().resource::<GameSetup>().side, side);
    }
}

#[test]
fn two_levels_of_two_computers_are_kept() {
    let home = Home::new();
    let setup = GameSetup {
        mode: outflank::game::Mode::Watch,
        level: Level::Easy,
        white_level: Level::Medium,
        ..GameSetup::default()
    };
    let mut table = home.start();
    table.write(NewGame::from_start(setup));
    table.steps(4);
    quit(table);
    let again = home.resume();
    assert_eq!(*again.app.world().resource::<GameSetup>(), setup);
    assert_eq!(again.session().seat(Side::White), Seat::Computer(Level::Medium));
    assert!(again.game().moves().len() >= 4);
}

#[test]
fn bug_122_a_folder_with_any_name() {
    let home = Home::new();
    let folder = home.file("オセロ").join("Réversi");
    let folders = outflank::platform::Folders::at(&folder);
    let start = || {
        let opened = outflank::game::open(Some(&folders), Wanted::Unfinished);
        Table::with(|app| opened.insert_into(app))
    };
    let mut table = start();
    table.write(NewGame::from_start(two_people()));
    table.play("f5");
    quit(table);
    let mut again = start();
    again.write(Resume);
    assert_eq!(again.transcript(), "f5");
}

#[test]
fn a_stale_move_of_the_old_game_does_nothing_in_the_kept_one() {
    let home = Home::new();
    let mut table = home.start();
    table.write(NewGame::from_start(two_people()));
    table.play("f5");
    let stale = PlayMove { source: MoveSource::Person, ..table.request("d6") };
    table.write(Action::Leave(Leaving::ToStart));
    table.step();
    table.write(Action::Continue);
    table.step();
    table.write(stale);
    assert_eq!(table.transcript(), "f5");
}

#[test]
fn two_programs_at_once_keep_two_games() {
    let home = Home::new();
    let (mut one, mut two) = (home.start(), home.start());
    for (table, name) in [(&mut one, "f5"), (&mut two, "d3")] {
        table.write(NewGame::from_start(two_people()));
        table.play(name);
    }
    quit(one);
    quit(two);
    assert_eq!(home.names(), ["game-2.json", "game.json", "settings.json"]);
    // The next to start alone gets the first; with that finished, the other is offered.
    let mut again = home.resume();
    assert_eq!(again.transcript(), "f5");
    let third = home.start();
    assert_eq!(offered(&third).unwrap().game.moves()[0].square, square("d3"));
    drop(third);
    again.write(NewGame { setup: two_people(), from: Some(game_after("e6f4e3f6g5d6e7f5")), is_demo: false });
    again.play("c5");
    quit(again);
    assert_eq!(offered(&home.start()).unwrap().game.moves()[0].square, square("d3"));
}

#[test]
fn a_game_begun_from_the_command_line_takes_no_others_place() {
    let home = Home::new();
    let mut table = home.start();
    table.write(NewGame::from_start(two_people()));
    table.play("f5");
    quit(table);
    let mut other = home.start_wanting(Wanted::Free);
    other.write(NewGame::from_start(two_people()));
    other.play("d3");
    quit(other);
    assert_eq!(home.resume().transcript(), "f5");
    assert!(home.text("game-2.json").contains("d3"));
}

#[test]
fn without_a_disk_nothing_is_kept_and_leaving_asks() {
    let mut table = Table::start(two_people());
    table.play("f5");
    table.write(Action::Leave(Leaving::ToStart));
    assert_eq!(table.app.world().resource::<Panels>().leaving, Some(Leaving::ToStart));
}

#[test]
fn a_folder_that_cannot_be_written_is_said_once_and_the_game_goes_on() {
    let home = Home::new();
    home.put("file", "not a folder");
    let folders = outflank::platform::Folders::at(&home.file("file"));
    let opened = outflank::game::open(Some(&folders), Wanted::Unfinished);
    let mut table = Table::with(|app| opened.insert_into(app));
    table.write(NewGame::from_start(two_people()));
    assert!(matches!(notices(&table)[..], [outflank::game::Notice::NotKept { .. }]));
    for name in ["f5", "d6", "c3"] {
        table.play(name);
    }
    table.write(outflank::game::DismissNotice);
    table.app.world().resource::<outflank::game::Disk>().flush();
    table.steps(3);
    assert_eq!(notices(&table), []);
    assert_eq!(table.transcript(), "f5d6c3");
    assert_eq!(home.text("file"), "not a folder");
    // What is not kept is asked about.
    table.write(Action::Leave(Leaving::ToStart));
    assert!(table.app.world().resource::<Panels>().is_asking());
}

#[test]
fn a_disk_that_fails_later_is_said_once() {
    let home = Home::new();
    let mut table = home.start();
    table.write(NewGame::from_start(two_people()));
    table.play("f5");
    // A folder in the place of the file: it cannot be replaced.
    table.app.world().resource::<outflank::game::Disk>().flush();
    std::fs::remove_file(home.file("game.json")).unwrap();
    std::fs::create_dir(home.file("game.json")).unwrap();
    for name in ["d6", "c3", "d3"] {
        table.play(name);
        table.app.world().resource::<outflank::game::Disk>().flush();
        table.step();
    }
    assert!(matches!(notices(&table)[..], [outflank::game::Notice::NotKept { .. }]));
    table.write(outflank::game::DismissNotice);
    assert_eq!(notices(&table), []);
    assert_eq!(table.transcript(), "f5d6c3d3");
}

#[test]
fn clocks_are_kept_with_the_time_that_has_passed() {
    let home = Home::new();
    let mut table = home.start();
    let clock = Some(TimeControl::new(5, 3));
    table.write(NewGame::from_start(GameSetup { clock, ..two_people() }));
    table.play("f5");
    crate::clocks::let_pass(&mut table, 10.0);
    let before = crate::clocks::times(&table);
    quit(table);
    let again = home.resume();
    assert_eq!(again.app.world().resource::<GameSetup>().clock, clock);
    let after = crate::clocks::times(&again);
    for (before, after) in before.left.iter().zip(after.left) {
        assert!(before.abs_diff(after) < std::time::Duration::from_millis(2), "{before:?} {after:?}");
    }
    assert_eq!(before.marks.len(), after.marks.len());
}

#[test]
fn a_kept_game_reads_back_whatever_is_in_it() {
    let home = Home::new();
    let mut table = home.start();
    table.write(NewGame {
        setup: two_people(),
        from: Some(game_after("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8")),
        is_demo: false,
    });
    table.undo();
    quit(table);
    let kept = home.game();
    assert_eq!(KeptGame::from_bytes(&kept.to_bytes()), Ok(kept));
}
