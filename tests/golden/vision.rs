//! Colours as eyes measure them, and as eyes see them that lack a kind of cone.

use bevy::color::{LinearRgba, Srgba};

/// How someone sees colours.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Eyes {
    /// With three kinds of cones.
    All,
    /// Without the cones for long waves.
    Protanopia,
    /// Without the cones for middle waves: the most frequent.
    Deuteranopia,
    /// Without the cones for short waves.
    Tritanopia,
}

impl Eyes {
    pub const ALL: [Self; 4] = [Self::All, Self::Protanopia, Self::Deuteranopia, Self::Tritanopia];

    /// The matrices for the whole lack of a kind of cone of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
    /// Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and
    /// Computer Graphics 15(6), 2009. They are for linear red, green and blue.
    fn matrix(self) -> [[f32; 3]; 3] {
        match self {
            Self::All => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protanopia => {
                [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
            }
            Self::Deuteranopia => {
                [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
            }
            Self::Tritanopia => {
                [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
            }
        }
    }

    /// A colour as it looks to these eyes.
    pub fn see(self, colour: Srgba) -> LinearRgba {
        let LinearRgba { red, green, blue, .. } = colour.into();
        let [r, g, b] = self.matrix().map(|row| (row[0] * red + row[1] * green + row[2] * blue).clamp(0.0, 1.0));
        LinearRgba::rgb(r, g, b)
    }
}

fn luminance(colour: LinearRgba) -> f32 {
    0.2126 * colour.red + 0.7152 * colour.green + 0.0722 * colour.blue
}

/// The contrast of two colours, 1 to 21, as WCAG 2 defines it.
pub fn contrast(one: LinearRgba, other: LinearRgba) -> f32 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

#[test]
fn black_and_white_are_as_far_apart_as_can_be() {
    for eyes in Eyes::ALL {
        let far = contrast(eyes.see(Srgba::BLACK), eyes.see(Srgba::WHITE));
        assert!((far - 21.0).abs() < 0.1, "{eyes:?}: {far}");
    }
}

/// Red and green of one luminance: what the simulation is for.
#[test]
fn red_and_green_run_together_without_the_cones_that_tell_them_apart() {
    let (red, green) = (Srgba::rgb_u8(0xd0, 0x20, 0x20), Srgba::rgb_u8(0x20, 0x7c, 0x20));
    let apart = |eyes: Eyes| {
        let (a, b) = (eyes.see(red), eyes.see(green));
        (a.red - b.red).abs() + (a.green - b.green).abs() + (a.blue - b.blue).abs()
    };
    assert!(apart(Eyes::Deuteranopia) < apart(Eyes::All) / 2.0);
}
