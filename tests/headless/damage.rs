//! Files that cannot be used: set aside under a clear name, said once, never a panic, never thrown away.

use outflank::game::{Disk, Fault, KeptGame, NewGame, Notice, Settings, Statistics, What};
use outflank::stage::Options;

use crate::home::{Home, notices, offered, quit};
use crate::table::two_people;

/// A good file of a game, as text.
fn good_game() -> String {
    let home = Home::new();
    let mut table = home.start();
    table.write(NewGame::from_start(two_people()));
    table.play("f5");
    table.play("d6");
    table.undo();
    quit(table);
    home.text("game.json")
}

fn set_aside_as(what: What, fault: Fault, file: &str, name: &str, bytes: &[u8]) {
    let home = Home::new();
    home.put(file, bytes);
    let mut table = home.start();
    assert_eq!(notices(&table), [Notice::SetAside { what, fault, name: name.to_owned() }]);
    assert_eq!(std::fs::read(home.file(name)).unwrap(), bytes, "not a byte is lost");
    assert!(!home.file(file).exists());
    // The game goes on and is kept.
    table.write(NewGame::from_start(two_people()));
    table.play("f5");
    quit(table);
    assert_eq!(home.game().game.moves().len(), 1);
    assert!(notices(&home.start()).is_empty(), "it is said once");
}

#[test]
fn damaged_games_are_set_aside() {
    let good = good_game();
    let damaged = [
        String::new(),
        " ".repeat(1000),
        "null".to_owned(),
        "[1, 2]".to_owned(),
        "{}".to_owned(),
        "\0".repeat(4096),
        good.replace("\"game\"", "\"settings\""),
        good.replace("f5d6", "f5f5"),
        good.replace("f5d6", "a1h8"),
        good.replace("\"played\": 1", "\"played\": 3"),
        good.replace("\"played\": 1", "\"played\": -1"),
        good.replace("\"played\": 1", "\"played\": 1e99"),
        good.replace("\"version\": 1", "\"version\": 0"),
        good.replace("standard", "chess"),
        good.replace("\"person\"", "\"robot\""),
        good.replace("\"seed\": \"", "\"seed\": \"zz"),
        good.replace("\"counts\": true", "\"counts\": true, \"lost_on_time\": \"white\""),
        good.replace(
            "\"counts\": true",
            "\"counts\": true, \"clock\": {\"base\":1,\"increment\":0,\"left\":[1,1],\"marks\":[]}",
        ),
        good.replace("\"counts\": true", "\"counts\": true, \"start\": {\"board\":\"XO\",\"to_move\":\"black\"}"),
        format!("{}{}", "[".repeat(200_000), good),
    ];
    for text in damaged {
        assert_ne!(text, good);
        set_aside_as(What::Game, Fault::Damaged, "game.json", "game.damaged-1.json", text.as_bytes());
    }
    set_aside_as(What::Game, Fault::Damaged, "game.json", "game.damaged-1.json", &[0xff, 0xfe, 0x80, 0x00]);
}

#[test]
fn a_game_cut_off_anywhere_is_set_aside() {
    let good = good_game();
    let whole = good.trim_end().len();
    for length in 0..whole {
        assert_eq!(KeptGame::from_bytes(&good.as_bytes()[..length]), Err(Fault::Damaged), "{length}");
    }
    set_aside_as(What::Game, Fault::Damaged, "game.json", "game.damaged-1.json", &good.as_bytes()[..whole / 2]);
}

#[test]
fn no_changed_byte_makes_a_panic_or_an_illegal_game() {
    let good = good_game();
    let mut still_read = 0;
    for at in 0..good.len() {
        for byte in [b'0', b'"', b'{', b'x', b' ', 0, 0xff] {
            let mut bytes = good.clone().into_bytes();
            bytes[at] = byte;
            if let Ok(kept) = KeptGame::from_bytes(&bytes) {
                still_read += 1;
                assert!(kept.game.moves().len() <= 2);
            }
        }
    }
    assert!(still_read > 0, "a changed seed is still a game");
}

#[test]
fn a_huge_file_is_set_aside_unread() {
    let home = Home::new();
    std::fs::File::create(home.file("game.json")).unwrap().set_len(1 << 35).unwrap();
    let table = home.start();
    let name = "game.damaged-1.json".to_owned();
    assert_eq!(notices(&table), [Notice::SetAside { what: What::Game, fault: Fault::Damaged, name }]);
    assert_eq!(std::fs::metadata(home.file("game.damaged-1.json")).unwrap().len(), 1 << 35);
}

#[test]
fn files_of_newer_versions_are_set_aside_for_them() {
    let game = good_game().replace("\"version\": 1", "\"version\": 2");
    set_aside_as(What::Game, Fault::Newer, "game.json", "game.newer-1.json", game.as_bytes());
    let newer = |kind: &str| format!("{{\"outflank\":\"{kind}\",\"version\":99,\"unheard\":[]}}");
    set_aside_as(What::Settings, Fault::Newer, "settings.json", "settings.newer-1.json", newer("settings").as_bytes());
    let statistics = newer("statistics");
    let (file, name) = ("statistics.json", "statistics.newer-1.json");
    set_aside_as(What::Statistics, Fault::Newer, file, name, statistics.as_bytes());
}

#[test]
fn damaged_settings_and_results_are_set_aside_too() {
    set_aside_as(What::Settings, Fault::Damaged, "settings.json", "settings.damaged-1.json", b"{\"outflank\":");
    set_aside_as(What::Statistics, Fault::Damaged, "statistics.json", "statistics.damaged-1.json", b"");
    assert!(Settings::from_bytes(b"").is_err() && Statistics::from_bytes(b"[]").is_err());
}

#[test]
fn the_second_damaged_file_does_not_take_the_place_of_the_first() {
    let home = Home::new();
    for number in 1..=3 {
        home.put("game.json", format!("damage {number}"));
        assert!(offered(&home.start()).is_none());
    }
    for number in 1..=3 {
        assert_eq!(home.text(&format!("game.damaged-{number}.json")), format!("damage {number}"));
    }
}

#[test]
fn what_can_neither_be_read_nor_set_aside_is_left_alone() {
    let home = Home::new();
    std::fs::create_dir(home.file("game.json")).unwrap(); // a folder cannot be read as a file
    let mut table = home.start();
    assert!(matches!(notices(&table)[..], [Notice::Unreadable { what: What::Game, .. }]));
    assert!(!table.app.world().resource::<Disk>().keeps_games());
    table.write(NewGame::from_start(two_people()));
    table.play("f5");
    quit(table);
    assert!(home.file("game.json").is_dir());
}

#[test]
fn where_the_system_names_no_home_the_game_is_played_all_the_same() {
    let opened = outflank::game::open(None, outflank::game::Wanted::Unfinished);
    assert_eq!(opened.settings.applied_to(Options::default()), Options::default());
    let mut table = crate::table::Table::with(|app| opened.insert_into(app));
    assert_eq!(notices(&table), [Notice::NoHome]);
    table.write(NewGame::from_start(two_people()));
    table.play("f5");
    assert_eq!(table.transcript(), "f5");
}
