# shellcheck shell=bash
# What ./play and ./check share: see what the platform lacks, install it where that can be done, say it where not.
# Sourced, never run. Does nothing that is already done.

readonly RUST_NEEDED=1.95

say() { printf '\n== %s\n' "$*"; }
fail() { printf '\n%s\n' "$*" >&2; exit 1; }

# The packages by distribution: a linker, what windows, sound and gamepads link against, what a window loads at run
# time, and a Vulkan driver, which is software where there is no graphics card.
readonly DEBIAN=(gcc libc6-dev pkg-config libwayland-dev libasound2-dev libudev-dev libxkbcommon0
  libxkbcommon-x11-0 libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2 libvulkan1 mesa-vulkan-drivers)
readonly FEDORA=(gcc pkgconf-pkg-config wayland-devel alsa-lib-devel systemd-devel libxkbcommon libxkbcommon-x11
  libX11 libX11-xcb libXcursor libXi libXrandr vulkan-loader mesa-vulkan-drivers)
readonly ARCH=(gcc pkgconf wayland alsa-lib systemd-libs libxkbcommon libxkbcommon-x11 libx11 libxcursor libxi libxrandr
  vulkan-icd-loader vulkan-swrast)

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif command -v sudo >/dev/null; then sudo "$@"
  else fail "This needs an administrator. Run as root, then start again:
  $*"
  fi
}

# is_installed PACKAGE, by the platform's own book-keeping.
is_installed() {
  case $platform in
    debian) dpkg-query -W -f='${db:Status-Abbrev}' "$1" 2>/dev/null | grep -q '^ii' ;;
    fedora) rpm -q --whatprovides "$1" >/dev/null 2>&1 ;;
    arch) pacman -Q "$1" >/dev/null 2>&1 ;;
  esac
}

install() {
  say "Installing with ${platform}'s package manager: $*"
  case $platform in
    debian)
      as_root apt-get update -qq || echo "(the package lists could not be refreshed; going on with those that are here)"
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
      ;;
    fedora) as_root dnf install -y "$@" ;;
    arch) as_root pacman -S --needed --noconfirm "$@" ;;
  esac || fail "That did not work. Install these packages yourself, then start again: $*"
}

install_missing() {
  local package missing=()
  for package in "$@"; do is_installed "$package" || missing+=("$package"); done
  [ ${#missing[@]} = 0 ] || install "${missing[@]}"
}

set_up_platform() {
  platform=other
  if [ "$(uname -s)" = Linux ]; then
    if command -v apt-get >/dev/null; then platform=debian
    elif command -v dnf >/dev/null; then platform=fedora
    elif command -v pacman >/dev/null; then platform=arch
    fi
  fi
  case $platform in
    debian) install_missing "${DEBIAN[@]}" ;;
    fedora) install_missing "${FEDORA[@]}" ;;
    arch) install_missing "${ARCH[@]}" ;;
    other)
      command -v cc >/dev/null || fail "Outflank needs a C linker. On macOS: xcode-select --install. On another Linux
install the equivalents of: ${DEBIAN[*]}. On Windows use 'cargo run --release' instead of this script."
      ;;
  esac
}

set_up_rust() {
  [ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
  if ! command -v cargo >/dev/null; then
    if [ "$platform" != other ] && offers_rustup; then
      install rustup
      command -v rustup-init >/dev/null && ! command -v rustup >/dev/null && rustup-init -y --no-modify-path
      say "Installing the Rust toolchain with rustup"
      rustup default stable || fail "rustup could not install a toolchain."
      [ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
    fi
    command -v cargo >/dev/null || fail "Outflank needs Rust $RUST_NEEDED or newer, which this system does not offer.
Install it as www.rust-lang.org/tools/install says, then start again."
  fi
  local found
  found=$(cargo --version | cut -d' ' -f2)
  [ "$(printf '%s\n' "$RUST_NEEDED" "$found" | sort -V | head -n1)" = "$RUST_NEEDED" ] ||
    fail "Outflank needs Rust $RUST_NEEDED or newer; this is $found. With rustup: rustup update stable"
}

offers_rustup() {
  case $platform in
    debian) apt-cache show rustup >/dev/null 2>&1 ;;
    fedora) dnf -q info rustup >/dev/null 2>&1 ;;
    arch) pacman -Si rustup >/dev/null 2>&1 ;;
  esac
}

# needs_component NAME: a part of the toolchain that only the checks need.
needs_component() {
  cargo "$1" --version >/dev/null 2>&1 && return
  command -v rustup >/dev/null || fail "The checks need 'cargo $1'. Install it beside your Rust, then start again."
  say "Installing $2 with rustup"
  rustup component add "$2" || fail "rustup could not install $2."
}

set_up_platform
set_up_rust
