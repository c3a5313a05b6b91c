//! What there is to draw with, known before a window is opened: Bevy ends the program where there is nothing.

use bevy::render::settings::WgpuSettings;
use bevy::tasks::block_on;
use wgpu::{DeviceType, Instance, InstanceDescriptor, RequestAdapterOptions};

/// What draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Graphics {
    /// Nothing.
    None,
    /// The processor, through a software driver: everything works, slowly.
    Software,
    /// A graphics card.
    Card,
}

/// Finds out what draws.
#[must_use]
pub fn graphics() -> Graphics {
    let instance = Instance::new(InstanceDescriptor {
        backends: WgpuSettings::default().backends.unwrap_or_default(),
        ..InstanceDescriptor::new_without_display_handle()
    });
    match block_on(instance.request_adapter(&RequestAdapterOptions::default())) {
        Err(_) => Graphics::None,
        Ok(adapter) if adapter.get_info().device_type == DeviceType::Cpu => Graphics::Software,
        Ok(_) => Graphics::Card,
    }
}
