//! Which languages the person at the screen reads, as the system says.

/// The languages set in the system, the most wanted first, as tags such as `de-AT`. Empty where the system says nothing.
pub fn system_languages() -> impl Iterator<Item = String> {
    sys_locale::get_locales()
}
