//! What every file of the game says first: which kind it is, and which version of that kind.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The version that is written of every kind. It grows when older programs would misunderstand a file.
pub const VERSION: u32 = 1;

/// Why a file cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It is not what the program wrote.
    Damaged,
    /// A newer version of the program wrote it.
    Newer,
}

#[derive(Serialize)]
struct Envelope<'a, T> {
    outflank: &'a str,
    version: u32,
    #[serde(flatten)]
    contents: &'a T,
}

#[derive(Deserialize)]
struct Label {
    outflank: String,
    version: u32,
}

/// Contents as the bytes of a file of a kind.
pub(in crate::game) fn seal<T: Serialize>(kind: &str, contents: &T) -> Vec<u8> {
    let envelope = Envelope { outflank: kind, version: VERSION, contents };
    // Only a map with keys that are not text cannot be written, and no kind has one.
    let mut bytes = serde_json::to_vec_pretty(&envelope).unwrap_or_default();
    bytes.push(b'\n');
    bytes
}

/// The contents of a file of a kind.
///
/// # Errors
/// Says what is wrong with the file.
pub(in crate::game) fn open<T: DeserializeOwned>(kind: &str, bytes: &[u8]) -> Result<T, Fault> {
    let label: Label = serde_json::from_slice(bytes).map_err(|_| Fault::Damaged)?;
    if label.outflank != kind || label.version == 0 {
        return Err(Fault::Damaged);
    }
    if label.version > VERSION {
        return Err(Fault::Newer);
    }
    serde_json::from_slice(bytes).map_err(|_| Fault::Damaged)
}
