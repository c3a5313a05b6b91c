//! Samples as a WAV file, which every player reads.

/// 16-bit mono PCM with a header of 44 bytes; `samples` from -1 to 1, louder ones are cut, `rate` a second.
#[must_use]
pub fn encode(samples: &[f64], rate: u32) -> Vec<u8> {
    const CHANNELS: u16 = 1;
    const BYTES: u16 = 2;
    let length = samples.len() as u32 * u32::from(BYTES);
    let mut file = Vec::with_capacity(44 + length as usize);
    file.extend(b"RIFF");
    file.extend((36 + length).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    file.extend(1_u16.to_le_bytes()); // plain PCM
    file.extend(CHANNELS.to_le_bytes());
    file.extend(rate.to_le_bytes());
    file.extend((rate * u32::from(BYTES)).to_le_bytes());
    file.extend(BYTES.to_le_bytes());
    file.extend((BYTES * 8).to_le_bytes());
    file.extend(b"data");
    file.extend(length.to_le_bytes());
    for sample in samples {
        file.extend(((sample * 32767.0).clamp(-32767.0, 32767.0) as i16).to_le_bytes());
    }
    file
}
