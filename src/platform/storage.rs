//! Files that are whole or not there at all, whatever happens while they are written, and none of which is ever lost.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::Builder;

/// How the name of a file that is not yet whole ends.
pub const FRAGMENT: &str = ".tmp";

/// A file of the game with more bytes than this is not read: the largest that it writes are a hundred times smaller.
pub const MOST_BYTES: u64 = 2_000_000;

/// What is in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contents {
    /// There is no such file.
    Absent,
    /// Everything that is in it.
    Whole(Vec<u8>),
    /// More than `MOST_BYTES`.
    TooLarge,
}

/// Reads a file.
///
/// # Errors
/// If it is there and cannot be read.
pub fn read(path: &Path) -> io::Result<Contents> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            return Ok(Contents::Absent);
        }
        Err(error) => return Err(error),
    };
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(if bytes.len() as u64 > MOST_BYTES { Contents::TooLarge } else { Contents::Whole(bytes) })
}

/// Writes a file so that at each moment either its old or its new contents are there, also after the machine has lost
/// its power. `mark` begins the name that it has until it is whole.
///
/// # Errors
/// If the folder cannot be made or written to; the old contents are then still there.
pub fn write(path: &Path, bytes: &[u8], mark: &str) -> io::Result<()> {
    // Where someone has put a link in the place of the file, what it points at is written and the link stays.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().ok_or(ErrorKind::InvalidInput)?;
    fs::create_dir_all(folder)?;
    let mut file = Builder::new().prefix(mark).suffix(FRAGMENT).tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(&path).map_err(|error| error.error)?;
    // The name, too, must be on the disk. Not every system lets a folder be opened for that: then it does so itself.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// Gives a file another name beside its own, such as `game.damaged-1.json`, and says which. Nothing is overwritten.
///
/// # Errors
/// If it cannot be renamed; it is then still where it was.
pub fn set_aside(path: &Path, why: &str) -> io::Result<PathBuf> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    for number in 1..10_000 {
        let aside = path.with_file_name(format!("{stem}.{why}-{number}.{ending}"));
        // A second name, which fails where there is one already, and only then the first name is taken away.
        match fs::hard_link(path, &aside) {
            Ok(()) => return fs::remove_file(path).map(|()| aside),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            // Some file systems know no second names.
            Err(_) if !aside.exists() => return fs::rename(path, &aside).map(|()| aside),
            Err(_) => {}
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_no_fragment_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/er").join("game.json");
        assert_eq!(read(&path).unwrap(), Contents::Absent);
        for text in ["one", "two"] {
            write(&path, text.as_bytes(), ".mark-").unwrap();
            assert_eq!(read(&path).unwrap(), Contents::Whole(text.into()));
        }
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn bug_122_names_in_any_script() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("オセロ").join("Réversi").join("jeu.json");
        write(&path, b"{}", ".mark-").unwrap();
        assert_eq!(read(&path).unwrap(), Contents::Whole(b"{}".to_vec()));
        assert_eq!(set_aside(&path, "damaged").unwrap().file_name().unwrap(), "jeu.damaged-1.json");
    }

    #[test]
    fn what_is_set_aside_never_replaces_anything() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        for number in 1..=3 {
            fs::write(&path, format!("{number}")).unwrap();
            let aside = set_aside(&path, "newer").unwrap();
            assert_eq!(aside, folder.path().join(format!("game.newer-{number}.json")));
            assert_eq!(read(&aside).unwrap(), Contents::Whole(number.to_string().into()));
            assert_eq!(read(&path).unwrap(), Contents::Absent);
        }
    }

    #[test]
    fn a_file_beyond_any_sense_is_not_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        let file = File::create(&path).unwrap();
        file.set_len(MOST_BYTES).unwrap();
        assert!(matches!(read(&path).unwrap(), Contents::Whole(_)));
        file.set_len(1 << 40).unwrap();
        assert_eq!(read(&path).unwrap(), Contents::TooLarge);
    }

    #[test]
    fn a_file_in_the_place_of_the_folder_is_an_error_and_stays() {
        let folder = tempfile::tempdir().unwrap();
        let no_folder = folder.path().join("file");
        fs::write(&no_folder, "kept").unwrap();
        assert!(write(&no_folder.join("game.json"), b"x", ".mark-").is_err());
        assert_eq!(read(&no_folder).unwrap(), Contents::Whole(b"kept".to_vec()));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let (target, link) = (folder.path().join("elsewhere.json"), folder.path().join("settings.json"));
        fs::write(&target, "old").unwrap();
        std::os::unix::fs::symlink(&target, &link).unwrap();
        write(&link, b"new", ".mark-").unwrap();
        assert!(link.is_symlink());
        assert_eq!(read(&target).unwrap(), Contents::Whole(b"new".to_vec()));
    }
}
