//! The file that weights are kept in.
//!
//! A head of 12 bytes (8 letters, version, goal, stages, unit in hundredths of a disc), the weights, and the FNV-1a
//! checksum of all before it, 8 bytes, little-endian. Of the weights only those that share no other's are kept, stage
//! by stage from the end of the game on, each as its difference from the stage before, in units, as in protocol
//! buffers: `2d` or `-2d - 1`, seven bits a byte, the low ones first, the highest bit saying that more follow. A
//! difference of 0 is followed by how many more zeros there are.

use super::weights::{SLOTS, STAGES, Weights, shared_slots};
use crate::rules::Goal;

const MAGIC: [u8; 8] = *b"OFWEIGHT";
const VERSION: u8 = 1;
const HEAD: usize = MAGIC.len() + 4;
const CHECKSUM: usize = 8;
/// Weights are kept in so many hundredths of a disc: finer than the evaluation's error by far, and shorter.
const UNIT: i32 = 4;

/// Why bytes are no weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// They do not begin as such a file does.
    #[error("this is no file of weights")]
    Magic,
    /// The file is of another version.
    #[error("a file of weights of version {0}, not {VERSION}")]
    Version(u8),
    /// The checksum is another: the file was changed or cut off.
    #[error("the file of weights is damaged")]
    Checksum,
    /// The contents make no sense.
    #[error("the file of weights does not fit this evaluation")]
    Contents,
}

impl Weights {
    /// Reads what [`Self::to_bytes`] wrote.
    ///
    /// # Errors
    ///
    /// If the bytes are no weights of this version, or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (magic, rest) = bytes.split_first_chunk::<8>().ok_or(WeightsError::Magic)?;
        if *magic != MAGIC {
            return Err(WeightsError::Magic);
        }
        let (&[version, goal, stages, unit], _) = rest.split_first_chunk().ok_or(WeightsError::Checksum)?;
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        let (before, checksum) = bytes.split_last_chunk::<CHECKSUM>().ok_or(WeightsError::Checksum)?;
        let payload = before.get(HEAD..).ok_or(WeightsError::Checksum)?;
        if u64::from_le_bytes(*checksum) != fnv1a(before) {
            return Err(WeightsError::Checksum);
        }
        let goal = match goal {
            0 => Goal::MostDiscs,
            1 => Goal::FewestDiscs,
            _ => return Err(WeightsError::Contents),
        };
        if usize::from(stages) != STAGES {
            return Err(WeightsError::Contents);
        }
        let table = unpack(payload, i32::from(unit)).ok_or(WeightsError::Contents)?;
        Self::new(goal, table).ok_or(WeightsError::Contents)
    }

    /// The bytes of a file that holds these weights, rounded to the file's unit.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([VERSION, u8::from(self.goal() == Goal::FewestDiscs), STAGES as u8, UNIT as u8]);
        let kept = kept_slots();
        let mut before = vec![0; kept.len()];
        let mut zeros = 0;
        for stage in self.stages() {
            for (&slot, before) in kept.iter().zip(&mut before) {
                let weight = (i32::from(stage[slot]) + UNIT / 2).div_euclid(UNIT);
                let difference = weight - *before;
                *before = weight;
                if difference == 0 {
                    zeros += 1;
                } else {
                    put_zeros(&mut bytes, &mut zeros);
                    put(&mut bytes, (difference << 1 ^ difference >> 31) as u32);
                }
            }
        }
        put_zeros(&mut bytes, &mut zeros);
        bytes.extend(fnv1a(&bytes).to_le_bytes());
        bytes
    }
}

/// The slots that share no other's weight.
fn kept_slots() -> Vec<usize> {
    shared_slots().iter().enumerate().filter(|&(slot, &other)| slot == other as usize).map(|(slot, _)| slot).collect()
}

fn unpack(payload: &[u8], unit: i32) -> Option<Vec<i16>> {
    let kept = kept_slots();
    let mut rest = payload.iter();
    let mut before = vec![0_i32; kept.len()];
    let mut table = vec![0; STAGES * SLOTS];
    let mut zeros = 0;
    for stage in table.chunks_exact_mut(SLOTS) {
        for (&slot, before) in kept.iter().zip(&mut before) {
            if zeros > 0 {
                zeros -= 1;
            } else {
                let coded = take(&mut rest)?;
                if coded == 0 {
                    zeros = take(&mut rest)?;
                } else {
                    *before += (coded >> 1) as i32 ^ -((coded & 1) as i32);
                }
            }
            stage[slot] = before.checked_mul(unit)?.try_into().ok()?;
        }
    }
    (zeros == 0 && rest.len() == 0).then_some(table)
}

fn put_zeros(bytes: &mut Vec<u8>, zeros: &mut u32) {
    if *zeros > 0 {
        bytes.push(0);
        put(bytes, *zeros - 1);
        *zeros = 0;
    }
}

fn put(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// The next number, at most 28 bits long.
fn take<'a>(bytes: &mut impl Iterator<Item = &'a u8>) -> Option<u32> {
    let mut number = 0;
    for shift in [0, 7, 14, 21] {
        let byte = *bytes.next()?;
        number |= u32::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

/// The checksum of Fowler, Noll and Vo, variant 1a, 64 bits.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
