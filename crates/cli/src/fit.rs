//! Least squares for many weights of which each position adds up a few.

use outflank_engine::eval::{FEATURES, SLOTS};

/// One position: the slots of its weights and what they should add up to, in discs.
pub struct Sample {
    pub slots: [u32; FEATURES],
    pub target: f32,
}

/// The mean of (target - sum of weights)² over the samples, in discs².
pub fn mean_square(samples: &[Sample], weights: &[f32]) -> f32 {
    let squares = samples.iter().map(|sample| f64::from(sample.target - sum(weights, &sample.slots)).powi(2));
    (squares.sum::<f64>() / samples.len().max(1) as f64) as f32
}

/// The weights, in discs, that minimise the sum over the samples of (target - sum of weights)² plus `l2` times the sum
/// of (weight - prior)²: a weight that few samples tell of stays near its prior.
///
/// Method: conjugate gradients on the normal equations, each weight scaled by how often it occurs (Jacobi), from the
/// prior, for so many rounds. The linear model over configurations is that of Buro's GLEM ("From simple features to
/// sophisticated evaluation functions", 1999).
pub fn fit(samples: &[Sample], prior: &[f32], l2: f32, rounds: u32) -> Vec<f32> {
    let l2 = f64::from(l2);
    let mut scale = vec![l2; SLOTS];
    let mut residual = vec![0.0_f64; SLOTS];
    for sample in samples {
        let error = sample.target - sum(prior, &sample.slots);
        for &slot in &sample.slots {
            scale[slot as usize] += 1.0;
            residual[slot as usize] += f64::from(error);
        }
    }
    let scaled = |residual: &[f64]| -> Vec<f64> { residual.iter().zip(&scale).map(|(r, s)| r / s).collect() };
    let mut change = vec![0.0_f64; SLOTS];
    let mut towards = scaled(&residual);
    let mut length = dot(&residual, &towards);
    for _ in 0..rounds {
        if length <= f64::EPSILON {
            break;
        }
        let direction: Vec<f32> = towards.iter().map(|&t| t as f32).collect();
        let mut image: Vec<f64> = towards.iter().map(|t| l2 * t).collect();
        for sample in samples {
            let along = f64::from(sum(&direction, &sample.slots));
            for &slot in &sample.slots {
                image[slot as usize] += along;
            }
        }
        let step = length / dot(&towards, &image);
        for slot in 0..SLOTS {
            change[slot] += step * towards[slot];
            residual[slot] -= step * image[slot];
        }
        let next = scaled(&residual);
        let next_length = dot(&residual, &next);
        let keep = next_length / length;
        for (towards, next) in towards.iter_mut().zip(next) {
            *towards = next + keep * *towards;
        }
        length = next_length;
    }
    prior.iter().zip(change).map(|(&prior, change)| prior + change as f32).collect()
}

fn sum(weights: &[f32], slots: &[u32; FEATURES]) -> f32 {
    slots.iter().map(|&slot| weights[slot as usize]).sum()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Samples whose targets are the sum of the true weights of the slots 0 to 9.
    fn samples(truth: &[f32; 10]) -> Vec<Sample> {
        let mut state = 1_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state >> 16
        };
        (0..2000)
            .map(|_| {
                let slots = [0; FEATURES].map(|_| next() % 10);
                Sample { slots, target: slots.iter().map(|&slot| truth[slot as usize]).sum() }
            })
            .collect()
    }

    #[test]
    fn finds_the_weights_that_made_the_targets() {
        let truth = [1.0, -2.0, 0.5, 3.0, 0.0, -1.0, 0.25, 2.0, -3.0, 0.75];
        let fitted = fit(&samples(&truth), &vec![0.0; SLOTS], 1e-3, 50);
        for (weight, truth) in fitted.iter().zip(truth) {
            assert!((weight - truth).abs() < 0.01, "{weight} for {truth}");
        }
    }

    #[test]
    fn what_no_sample_tells_of_keeps_its_prior() {
        let mut prior = vec![0.0; SLOTS];
        prior[20] = 7.5;
        assert_eq!(fit(&samples(&[1.0; 10]), &prior, 1.0, 10)[20], 7.5);
    }
}
