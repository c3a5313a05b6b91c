//! Results: counted once, under the right heading, and on the disk.

use bevy::prelude::*;
use outflank::game::{GameSetup, Heading, NewGame, ResetStatistics, ShowMe, SideChoice, Statistics, Tally};
use outflank_engine::level::Level;
use outflank_engine::rules::{Side, Variant};

use crate::home::{Home, quit};
use crate::table::{Table, against_computer, game_after, two_people};

fn tally(table: &Table, heading: Heading) -> Tally {
    table.app.world().resource::<Statistics>().tally(heading)
}

fn easy(side: Side) -> Heading {
    Heading { level: Level::Easy, variant: Variant::Standard, side }
}

/// Plays the game to its end, the person by the first legal move.
fn finish(table: &mut Table) {
    for _ in 0..200 {
        table.until_persons_turn();
        if table.session().is_over() {
            return;
        }
        let next = table.game().legal_moves().squares().next().unwrap();
        table.play(&next.to_string());
    }
    panic!("the game does not end");
}

#[test]
fn a_game_counts_once_under_its_level_variant_and_side() {
    for variant in Variant::ALL {
        for (choice, side) in [(SideChoice::Black, Side::Black), (SideChoice::White, Side::White)] {
            let mut table = Table::start(GameSetup { variant, ..against_computer(choice, Level::Easy) });
            finish(&mut table);
            let heading = Heading { variant, ..easy(side) };
            let counted = tally(&table, heading);
            assert_eq!((counted.played(), counted.helped), (1, 0), "{heading:?}");
            let winner = table.session().result().unwrap().winner;
            let expected = [winner == Some(side), winner.is_none(), winner == Some(!side)].map(u32::from);
            assert_eq!([counted.won, counted.drawn, counted.lost], expected);
            table.steps(5);
            assert_eq!(tally(&table, heading), counted);
            assert_eq!(tally(&table, Heading { side: !side, ..heading }), Tally::default());
        }
    }
}

#[test]
fn an_end_taken_back_and_played_again_does_not_count_twice() {
    let mut table = Table::start(against_computer(SideChoice::Black, Level::Easy));
    finish(&mut table);
    let counted = tally(&table, easy(Side::Black));
    table.undo();
    assert!(!table.session().is_over());
    finish(&mut table);
    assert_eq!(tally(&table, easy(Side::Black)), counted);
}

#[test]
fn other_choices_on_the_start_screen_do_not_move_the_heading() {
    let mut table = Table::start(against_computer(SideChoice::Black, Level::Easy));
    table.play("f5");
    table.until_persons_turn();
    table.app.insert_resource(against_computer(SideChoice::White, Level::Expert));
    finish(&mut table);
    assert_eq!(tally(&table, easy(Side::Black)).played(), 1);
    let other = Heading { level: Level::Expert, ..easy(Side::White) };
    assert_eq!(tally(&table, other), Tally::default());
}

#[test]
fn set_up_games_and_games_without_a_computer_do_not_count() {
    let wipe_out = game_after("e6f4e3f6g5d6e7f5");
    for setup in [two_people(), against_computer(SideChoice::Black, Level::Easy)] {
        let mut table = Table::start_from(setup, wipe_out.clone());
        table.play("c5");
        assert!(table.session().is_over());
        assert!(table.app.world().resource::<Statistics>().is_empty());
    }
    let mut table = Table::start(GameSetup { mode: outflank::game::Mode::Watch, ..GameSetup::default() });
    table.until_persons_turn();
    assert!(table.session().is_over());
    assert!(table.app.world().resource::<Statistics>().is_empty());
}

#[test]
fn help_is_noted() {
    let mut hinted = Table::start(against_computer(SideChoice::Black, Level::Easy));
    hinted.write(ShowMe);
    finish(&mut hinted);
    assert_eq!(tally(&hinted, easy(Side::Black)).helped, 1);
    let mut undone = Table::start(against_computer(SideChoice::Black, Level::Easy));
    undone.play("f5");
    undone.until_persons_turn();
    undone.undo();
    finish(&mut undone);
    assert_eq!(tally(&undone, easy(Side::Black)).helped, 1);
}

#[test]
fn results_are_kept_and_a_game_gone_on_with_counts_once() {
    let home = Home::new();
    let mut table = home.start();
    table.write(NewGame::from_start(against_computer(SideChoice::Black, Level::Easy)));
    table.play("f5");
    table.until_persons_turn();
    quit(table);
    let mut again = home.resume();
    finish(&mut again);
    let counted = tally(&again, easy(Side::Black));
    assert_eq!(counted.played(), 1);
    again.undo(); // the end is taken back, the program quits, and the end is played again
    assert!(!again.session().is_over());
    quit(again);
    let mut third = home.resume();
    assert_eq!(tally(&third, easy(Side::Black)), counted);
    finish(&mut third);
    assert_eq!(tally(&third, easy(Side::Black)), counted);
}

#[test]
fn two_programs_count_into_the_same_results() {
    let home = Home::new();
    let mut tables = [home.start(), home.start()];
    for table in &mut tables {
        table.write(NewGame::from_start(against_computer(SideChoice::Black, Level::Easy)));
        finish(table);
    }
    tables.into_iter().for_each(quit);
    assert_eq!(tally(&home.start(), easy(Side::Black)).played(), 2);
}

#[test]
fn results_can_be_forgotten() {
    let home = Home::new();
    let mut table = home.start();
    table.write(NewGame::from_start(against_computer(SideChoice::Black, Level::Easy)));
    finish(&mut table);
    table.write(ResetStatistics);
    assert!(table.app.world().resource::<Statistics>().is_empty());
    table.undo();
    finish(&mut table);
    assert!(table.app.world().resource::<Statistics>().is_empty(), "the forgotten game does not come back");
    quit(table);
    assert!(home.start().app.world().resource::<Statistics>().is_empty());
}
