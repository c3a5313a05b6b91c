#!/usr/bin/env python3
"""Measures a built game in a virtual display: start to first playable frame, memory, and the processor's time while discs
turn and at rest on every screen, with the focus and without, in both views. Needs Linux, Xvfb, xdotool and a Vulkan
driver.

    cargo build --release
    scripts/measure.py target/release/outflank [2d] [3d]
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import time

DISPLAY = ":77"
STARTS = 3  # how often it is started for the time that takes
SECONDS = 10  # how long each state at rest is watched
PATIENCE = 150  # how long it may take until nothing moves: the quiet game behind the start screen is played once
TICK = os.sysconf("SC_CLK_TCK")

OPENING = "f5d6c3d3c4f4f6f3e6e7d7c5"
# Black takes every disc with the ninth move.
WHOLE_GAME = "e6f4e3f6g5d6e7f5c5"


def tabs(count):
    return ["Tab"] * count + ["Return"]


# Each screen: what it is called, how the game is started, and which keys lead there.
SCREENS = [
    ("game", ["--mode", "two-players", "--transcript", OPENING], []),
    ("settings", ["--mode", "two-players", "--transcript", OPENING], ["F10"]),
    ("help", ["--mode", "two-players", "--transcript", OPENING], ["F1"]),
    ("hint with its reasons", ["--mode", "two-players", "--transcript", OPENING], ["s", "s", "s"]),
    ("game over", ["--mode", "two-players", "--transcript", WHOLE_GAME], []),
    ("results", ["--mode", "two-players", "--transcript", WHOLE_GAME], tabs(3)),
    ("looking back", ["--mode", "two-players", "--transcript", WHOLE_GAME], tabs(2)),
    ("start", [], []),
    ("rules and time", [], tabs(13)),
    ("lessons", [], tabs(15)),
    ("a lesson", [], tabs(15) + tabs(2)),
]


class Game:
    """The game in a process of its own, with nothing kept from before."""

    def __init__(self, program, *arguments):
        self.folder = tempfile.TemporaryDirectory()
        self.log = pathlib.Path(self.folder.name) / "log"
        environment = dict(
            os.environ, DISPLAY=DISPLAY, RUST_LOG="warn,outflank=debug", XDG_RUNTIME_DIR=self.folder.name,
            OUTFLANK_DATA_DIR=self.folder.name,
        )
        begun = time.monotonic()
        with self.log.open("wb") as out:
            self.process = subprocess.Popen([program, *arguments], env=environment, stdout=out, stderr=out)
        while b"the picture is whole" not in self.log.read_bytes():
            if self.process.poll() is not None or time.monotonic() > begun + 120:
                sys.exit(self.log.read_text())
            time.sleep(0.01)
        self.start = time.monotonic() - begun
        self.start_used = self.used()

    def used(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def share(self, seconds=SECONDS):
        before = self.used()
        time.sleep(seconds)
        return f"{100 * (self.used() - before) / seconds:.1f} %"

    def settle(self):
        """Waits until nothing moves."""
        begun = time.monotonic()
        while time.monotonic() < begun + PATIENCE:
            before = self.used()
            time.sleep(3)
            if self.used() - before < 0.05:
                return
        print(f"it does not come to rest within {PATIENCE} s", flush=True)

    def memory(self):
        lines = pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        values = dict(line.split(":", 1) for line in lines if line.startswith("Vm"))
        return f"{int(values['VmRSS'].split()[0]) // 1024} MiB, at most {int(values['VmHWM'].split()[0]) // 1024} MiB"

    def do(self, *words):
        subprocess.run(["xdotool", *words], env=dict(os.environ, DISPLAY=DISPLAY), check=True)

    def keys(self, keys):
        for key in keys:
            self.do("key", key)
            time.sleep(0.3)

    def focus(self, has_focus):
        if has_focus:
            self.do("search", "--onlyvisible", "--name", "Outflank", "windowfocus")
        else:
            self.do("search", "--maxdepth", "0", "--name", ".*", "windowfocus")
        time.sleep(1)

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()


def measure_play(program, view, say):
    for _ in range(STARTS):
        game = Game(program, "--mode", "two-players", "--view", view)
        load = os.getloadavg()[0]
        say("start to first playable frame", f"{game.start:.1f} s, {game.start_used:.1f} s of a core, load {load:.1f}")
        time.sleep(3)
        say("memory", game.memory())
        if _ < STARTS - 1:
            game.stop()
    game.focus(True)
    before, begun = game.used(), time.monotonic()
    for square in ("f5", "d6", "c3", "d3", "c4", "f4"):
        game.keys(square)
    say("while discs turn", f"{100 * (game.used() - before) / (time.monotonic() - begun):.0f} %")
    game.keys("s")
    game.settle()
    say("memory after play and a hint", game.memory())
    game.stop()

    game = Game(program, "--mode", "two-players", "--view", view, "--clock", "5")
    time.sleep(3)
    say("with a clock that runs", game.share())
    game.stop()


def measure_rest(program, view, say):
    for name, arguments, keys in SCREENS:
        game = Game(program, "--view", view, *arguments)
        game.focus(True)
        game.keys(keys)
        game.settle()
        shares = []
        for has_focus in (True, False):
            game.focus(has_focus)
            game.settle()
            shares.append(game.share())
        say(f"at rest, {name}", "{} with the focus, {} without".format(*shares))
        game.stop()


def main():
    program, views = sys.argv[1], sys.argv[2:] or ["2d", "3d"]
    server = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", "1280x800x24"], stderr=subprocess.DEVNULL)
    try:
        time.sleep(1)
        for view in views:
            def say(what, figure):
                print(f"{view}: {what}: {figure}", flush=True)
            measure_play(program, view, say)
            measure_rest(program, view, say)
    finally:
        server.kill()


if __name__ == "__main__":
    main()
