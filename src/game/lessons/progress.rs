//! Which lessons have been finished: small enough to be kept from one start of the program to the next.

use std::collections::BTreeSet;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// What a learner has done so far. Lessons go by their lasting names, so that new ones can be put between.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LessonProgress {
    /// The finished lessons.
    #[serde(default)]
    finished: BTreeSet<String>,
}

impl LessonProgress {
    /// Whether a lesson has been played to its end at least once.
    #[must_use]
    pub fn is_finished(&self, id: &str) -> bool {
        self.finished.contains(id)
    }

    /// Adds what was finished elsewhere.
    pub(in crate::game) fn add(&mut self, others: &Self) {
        self.finished.extend(others.finished.iter().cloned());
    }

    pub(super) fn finish(&mut self, id: &str) {
        self.finished.insert(id.to_owned());
    }
}
