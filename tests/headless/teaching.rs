//! "Why not there?" and the coach: asked and answered on the board's own game, and gone with its position.

use bevy::prelude::*;
use outflank::game::{
    ChooseSquare, CoachState, DismissCoach, HintState, HintStep, ShowMe, SideChoice, WhyRequest, WhyState,
};
use outflank::stage::{Coach, Options};
use outflank::ui::Action;
use outflank_engine::analysis::Cost;
use outflank_engine::level::Level;
use outflank_engine::rules::Side;

use crate::table::{Table, against_computer, game_on, square, two_people};

/// Five empty squares are left: h4 wins by 18, g7 and a3 lose.
const LATE: &str = "OOOOOOOOOOXOOXOX-OOOXOXXXOOOOXO-XOXOOOOOXOOOOOOOXOOOOO-O-OOOOOO-";

fn late() -> Table {
    Table::start_from(two_people(), game_on(LATE, Side::Black))
}

fn choose(table: &mut Table, name: &str) {
    let revision = table.session().revision();
    table.write(ChooseSquare { square: square(name), revision });
    table.step();
}

fn why(table: &Table) -> &WhyState {
    table.app.world().resource()
}

fn coach(table: &Table) -> &CoachState {
    table.app.world().resource()
}

fn listen_from(table: &mut Table, size: Coach) {
    table.app.world_mut().resource_mut::<Options>().coach = size;
}

#[test]
fn a_hint_is_told_in_three_steps_and_no_further() {
    let mut table = late();
    for step in [HintStep::Area, HintStep::Square, HintStep::Reasons, HintStep::Reasons] {
        table.write(ShowMe);
        assert_eq!(table.app.world().resource::<HintState>().step(), step);
    }
    let hints = table.app.world().resource::<HintState>();
    assert_eq!(hints.hint().unwrap().square, square("h4"));
    assert_eq!(hints.area().count(), 16);
    assert!(hints.area().contains(square("h4")) && hints.area().contains(square("e1")));
}

#[test]
fn a_square_picked_while_a_hint_is_open_is_asked_about_and_not_played() {
    let mut table = late();
    table.write(WhyRequest::TogglePicking);
    assert!(!why(&table).is_picking(), "without a hint squares are played");
    table.write(ShowMe);
    table.write(WhyRequest::TogglePicking);
    choose(&mut table, "g7");
    assert_eq!(table.transcript(), "");
    let answer = why(&table).answer().unwrap();
    assert_eq!((answer.square, answer.cost, answer.best), (square("g7"), Cost::Exact(58), square("h4")));
    assert!(answer.reply.is_some() && !answer.warnings.is_empty());

    choose(&mut table, "a1"); // no legal move: nothing new is asked
    assert_eq!(why(&table).asked().unwrap().square, square("g7"));
    choose(&mut table, "h4");
    assert_eq!(why(&table).answer().unwrap().cost, Cost::Exact(0));

    table.write(WhyRequest::TogglePicking);
    choose(&mut table, "h4");
    assert_eq!(table.transcript(), "h4", "now squares are played again");
}

#[test]
fn questions_go_with_the_position_and_with_the_hint() {
    let mut table = late();
    table.write(ShowMe);
    table.write(WhyRequest::Square(square("g7")));
    assert!(why(&table).answer().is_some());
    table.play("h4");
    table.step();
    assert!(!why(&table).is_open());

    let mut table = late();
    table.write(ShowMe);
    table.write(WhyRequest::TogglePicking);
    table.write(Action::CloseHint);
    table.step();
    assert!(!why(&table).is_picking());
    choose(&mut table, "h4");
    assert_eq!(table.transcript(), "h4");
}

#[test]
fn the_last_move_of_a_person_can_be_asked_about() {
    let mut table = late();
    table.write(WhyRequest::LastMove);
    assert!(!why(&table).is_open(), "nothing has been played");
    table.play("g7");
    table.write(WhyRequest::LastMove);
    table.step();
    assert!(why(&table).asked().unwrap().is_played);
    let answer = why(&table).answer().unwrap();
    assert_eq!((answer.square, answer.cost), (square("g7"), Cost::Exact(58)));
    table.write(Action::Back);
    table.step();
    assert!(!why(&table).is_open());
}

#[test]
fn the_coach_is_silent_unless_it_is_wanted() {
    let mut table = late();
    table.play("g7");
    table.step();
    assert!(coach(&table).said().is_none() && !coach(&table).is_thinking());
}

#[test]
fn the_coach_speaks_up_after_a_mistake_and_only_then() {
    let mut table = late();
    listen_from(&mut table, Coach::Small);
    table.play("h4");
    table.step();
    assert!(coach(&table).said().is_none());

    let mut table = late();
    listen_from(&mut table, Coach::Large);
    table.play("g7");
    table.step();
    assert_eq!(coach(&table).said().unwrap().square, square("g7"));
    table.write(Action::Undo);
    table.step();
    assert_eq!(table.transcript(), "");
    assert!(coach(&table).said().is_none());
}

#[test]
fn the_size_of_a_mistake_is_adjustable() {
    let sizes = [Coach::Small, Coach::Middling, Coach::Large].map(|size| size.threshold().unwrap());
    assert!(sizes.is_sorted() && sizes[0] > 0);
    assert_eq!(Coach::default().threshold(), None);
}

#[test]
fn the_coachs_word_can_be_put_away_and_goes_with_the_next_move() {
    for way in 0..2 {
        let mut table = late();
        listen_from(&mut table, Coach::Large);
        table.play("g7");
        table.step();
        assert!(coach(&table).said().is_some());
        if way == 0 {
            table.write(DismissCoach);
        } else {
            let next = table.game().legal_moves().squares().next().unwrap().to_string();
            listen_from(&mut table, Coach::Off);
            table.play(&next);
        }
        table.step();
        assert!(coach(&table).said().is_none());
    }
}

#[test]
fn the_coach_takes_back_the_mistake_also_after_the_computers_answer() {
    let mut table = Table::start_from(against_computer(SideChoice::Black, Level::Easy), game_on(LATE, Side::Black));
    listen_from(&mut table, Coach::Large);
    table.play("g7");
    table.until_persons_turn();
    assert!(coach(&table).said().is_some());
    table.write(Action::Undo);
    table.step();
    assert_eq!(table.transcript(), "");
}
