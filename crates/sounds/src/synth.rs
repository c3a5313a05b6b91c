//! What the sounds are made of: struck bodies, drops of water, and soft chords.

/// The sine of a full circle's fraction. A Taylor series on a quarter turn: its error is far below half a step of 16
/// bits, and it has no part that differs between machines, as the system's own sine may.
pub(crate) fn sine(turns: f64) -> f64 {
    let part = turns - turns.floor();
    // Folded onto -1/4 to 1/4 of a turn.
    let folded = if part < 0.25 {
        part
    } else if part < 0.75 {
        0.5 - part
    } else {
        part - 1.0
    };
    let x = folded * std::f64::consts::TAU;
    let square = x * x;
    let mut term = x;
    let mut sum = x;
    for step in 1..8 {
        let even = f64::from(2 * step);
        term *= -square / (even * (even + 1.0));
        sum += term;
    }
    sum
}

/// Silence to lay sounds into.
pub(crate) struct Tape {
    samples: Vec<f64>,
    rate: f64,
    is_loop: bool,
}

impl Tape {
    pub(crate) fn new(seconds: f64, rate: u32) -> Self {
        let rate = f64::from(rate);
        Self { samples: vec![0.0; (seconds * rate) as usize], rate, is_loop: false }
    }

    /// The same for a sound that is repeated: what rings on past its end is heard at its beginning.
    pub(crate) fn looped(seconds: f64, rate: u32) -> Self {
        Self { is_loop: true, ..Self::new(seconds, rate) }
    }

    fn add(&mut self, at: usize, value: f64) {
        let length = self.samples.len();
        if self.is_loop {
            self.samples[at % length] += value;
        } else if at < length {
            self.samples[at] += value;
        }
    }

    fn index(&self, seconds: f64) -> usize {
        (seconds * self.rate) as usize
    }

    /// A partial that begins at once and fades: to a third in `decay` seconds.
    pub(crate) fn ring(&mut self, start: f64, hertz: f64, loudness: f64, decay: f64) {
        let (begin, step) = (self.index(start), hertz / self.rate);
        let fade = 1.0 - 1.0 / (decay * self.rate);
        // A beginning without any length would crackle.
        let rise = self.rate * 0.0012;
        let mut level = loudness;
        for n in 0..self.index(decay * 7.0) {
            let onset = (n as f64 / rise).min(1.0);
            self.add(begin + n, sine(n as f64 * step) * level * onset);
            level *= fade;
        }
    }

    /// A body that is struck: partials at these multiples of its pitch, each with its loudness and decay.
    pub(crate) fn strike(&mut self, start: f64, hertz: f64, loudness: f64, body: &[(f64, f64, f64)]) {
        for &(multiple, share, decay) in body {
            self.ring(start, hertz * multiple, loudness * share, decay);
        }
    }

    /// The touch of two surfaces: noise that is softened and gone in `decay` seconds. `softness` from 0 (sharp) to 1.
    pub(crate) fn touch(&mut self, start: f64, loudness: f64, decay: f64, softness: f64) {
        let begin = self.index(start);
        let fade = 1.0 - 1.0 / (decay * self.rate);
        let (mut level, mut held, mut state) = (loudness, 0.0, 0x2545_f491_4f6c_dd1d_u64);
        for n in 0..self.index(decay * 7.0) {
            // Marsaglia's xorshift: the same noise every time.
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let noise = (state >> 11) as f64 / (1_u64 << 52) as f64 - 1.0;
            held += (noise - held) * (1.0 - softness);
            self.add(begin + n, held * level);
            level *= fade;
        }
    }

    /// A drop that falls into water: the bubble sings higher as it closes.
    pub(crate) fn drop(&mut self, start: f64, hertz: f64, loudness: f64, decay: f64) {
        let begin = self.index(start);
        let fade = 1.0 - 1.0 / (decay * self.rate);
        let rise = self.rate * 0.004;
        let (mut level, mut turns) = (loudness, 0.0);
        for n in 0..self.index(decay * 7.0) {
            let seconds = n as f64 / self.rate;
            turns += hertz * (1.0 + seconds / decay * 0.35) / self.rate;
            let onset = (n as f64 / rise).min(1.0);
            self.add(begin + n, sine(turns) * level * onset);
            level *= fade;
        }
    }

    /// A note that swells and goes again over `length` seconds.
    pub(crate) fn swell(&mut self, start: f64, length: f64, hertz: f64, loudness: f64) {
        let (begin, count, step) = (self.index(start), self.index(length), hertz / self.rate);
        for n in 0..count {
            let t = n as f64 / count as f64;
            let hill = sine(t * 0.5);
            let sway = 1.0 + 0.12 * sine(n as f64 / self.rate * 0.5);
            let tone = sine(n as f64 * step) + 0.22 * sine(n as f64 * step * 2.0) + 0.07 * sine(n as f64 * step * 3.0);
            self.add(begin + n, tone * hill * hill * sway * loudness);
        }
    }

    /// The samples, with the last few milliseconds faded out so that the end does not crackle.
    pub(crate) fn finish(mut self) -> Vec<f64> {
        if !self.is_loop {
            let (length, out) = (self.samples.len(), self.index(0.012).min(self.samples.len()));
            for n in 0..out {
                self.samples[length - 1 - n] *= n as f64 / out as f64;
            }
        }
        self.samples
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sine_is_one() {
        for step in -300..300 {
            let turns = f64::from(step) / 97.0;
            let right = (turns * std::f64::consts::TAU).sin();
            assert!((sine(turns) - right).abs() < 1e-7, "{turns}: {} {right}", sine(turns));
        }
    }

    #[test]
    fn what_rings_past_the_end_of_a_loop_is_heard_at_its_beginning() {
        let mut tape = Tape::looped(1.0, 1000);
        tape.ring(0.95, 50.0, 1.0, 0.1);
        let samples = tape.finish();
        assert!(samples[10..40].iter().any(|sample| sample.abs() > 0.2));
        assert!(samples[800..940].iter().all(|sample| *sample == 0.0));
    }
}
