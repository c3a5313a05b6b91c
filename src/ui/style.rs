//! The look of the panels: one typeface, two sizes of text and one of headings, the theme's colours.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::color::{ColorToPacked, Srgba};
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Stroke, TextStyle, vec2,
};

use crate::theme::Theme;

/// The corners of cards and buttons, in points.
pub(super) const RADIUS: u8 = 8;
/// Spacing goes in steps of this, in points.
pub(super) const STEP: f32 = 4.0;
/// What can be tapped is at least this high, in points.
pub(super) const TARGET: f32 = 44.0;

/// Sizes of letters, in points.
pub(super) const SMALL: f32 = 14.0;
pub(super) const BODY: f32 = 16.5;
pub(super) const HEADING: f32 = 30.0;

const REGULAR: &[u8] = include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext-Regular.ttf");
const SEMI_BOLD: &[u8] = include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext-SemiBold.ttf");
const STRONG: &str = "strong";

/// The theme's colour in egui's form.
pub(super) fn colour(srgba: Srgba) -> Color32 {
    let [red, green, blue, alpha] = srgba.to_u8_array();
    Color32::from_rgba_unmultiplied(red, green, blue, alpha)
}

/// The heavier cut.
pub(super) fn strong(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(STRONG.into()))
}

/// The normal cut.
pub(super) fn regular(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Gives egui the project's typeface, from the next frame on.
pub fn load_typeface(ctx: &egui::Context) {
    ctx.set_fonts(fonts());
}

/// Gives egui the theme's colours and the project's sizes.
pub fn apply(ctx: &egui::Context, theme: &Theme) {
    let (ink, quiet, accent) = (colour(theme.ink), colour(theme.quiet_ink), colour(theme.accent));
    ctx.set_theme(if theme.is_dark { egui::Theme::Dark } else { egui::Theme::Light });
    ctx.all_styles_mut(|style| {
        style.text_styles = BTreeMap::from([
            (TextStyle::Small, regular(SMALL)),
            (TextStyle::Body, regular(BODY)),
            (TextStyle::Button, regular(BODY)),
            (TextStyle::Monospace, regular(BODY)),
            (TextStyle::Heading, strong(HEADING)),
        ]);
        style.spacing.item_spacing = vec2(2.0 * STEP, 2.0 * STEP);
        style.spacing.button_padding = vec2(3.0 * STEP, 2.0 * STEP);
        style.spacing.scroll = egui::style::ScrollStyle::thin();
        style.interaction.selectable_labels = false;
        style.visuals.override_text_color = Some(ink);
        style.visuals.weak_text_color = Some(quiet);
        style.visuals.panel_fill = colour(theme.panel);
        style.visuals.window_fill = colour(theme.panel);
        style.visuals.extreme_bg_color = colour(theme.ground);
        style.visuals.selection.bg_fill = accent;
        style.visuals.selection.stroke = Stroke::new(2.0, accent);
        for widget in [
            &mut style.visuals.widgets.noninteractive,
            &mut style.visuals.widgets.inactive,
            &mut style.visuals.widgets.hovered,
            &mut style.visuals.widgets.active,
            &mut style.visuals.widgets.open,
        ] {
            widget.corner_radius = CornerRadius::same(RADIUS);
            widget.bg_fill = colour(theme.raised);
            widget.weak_bg_fill = colour(theme.raised);
            widget.bg_stroke = Stroke::new(1.0, colour(theme.line));
            widget.fg_stroke = Stroke::new(1.5, ink);
            widget.expansion = 0.0;
        }
    });
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes, family) in [
        ("regular", REGULAR, FontFamily::Proportional),
        ("regular", REGULAR, FontFamily::Monospace),
        ("semi-bold", SEMI_BOLD, FontFamily::Name(STRONG.into())),
    ] {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
        fonts.families.insert(family, vec![name.to_owned()]);
    }
    fonts
}

/// The frame of a card inside a panel.
pub(super) fn card(theme: &Theme) -> egui::Frame {
    egui::Frame::new()
        .fill(colour(theme.raised))
        .corner_radius(CornerRadius::same(RADIUS))
        .inner_margin(Margin::same(3 * STEP as i8))
}
