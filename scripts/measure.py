#!/usr/bin/env python3
"""Measures a built game in a virtual display: start to first playable frame, memory, and the processor's time at rest
and while discs turn, in both views. Needs Linux, Xvfb, xdotool and a Vulkan driver.

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
SECONDS = 15  # how long each state at rest is watched
TICK = os.sysconf("SC_CLK_TCK")


class Game:
    """The game in a process of its own, with nothing kept from before."""

    def __init__(self, program, *arguments):
        self.folder = tempfile.TemporaryDirectory()
        log = pathlib.Path(self.folder.name) / "log"
        environment = dict(
            os.environ, DISPLAY=DISPLAY, RUST_LOG="warn,outflank=debug", XDG_RUNTIME_DIR=self.folder.name,
            OUTFLANK_DATA_DIR=self.folder.name,
        )
        begun = time.monotonic()
        with log.open("wb") as out:
            self.process = subprocess.Popen([program, *arguments], env=environment, stdout=out, stderr=out)
        while b"the picture is whole" not in log.read_bytes():
            if self.process.poll() is not None or time.monotonic() > begun + 120:
                sys.exit(log.read_text())
            time.sleep(0.01)
        self.start = time.monotonic() - begun
        self.start_used = self.used()
        time.sleep(5)

    def used(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def share(self, seconds=SECONDS):
        before = self.used()
        time.sleep(seconds)
        return f"{100 * (self.used() - before) / seconds:5.1f} % of a core"

    def memory(self):
        lines = pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        values = dict(line.split(":", 1) for line in lines if line.startswith("Vm"))
        return f"{int(values['VmRSS'].split()[0]) // 1024} MiB, at most {int(values['VmHWM'].split()[0]) // 1024} MiB"

    def do(self, *words):
        subprocess.run(["xdotool", *words], env=dict(os.environ, DISPLAY=DISPLAY), check=True)

    def focus(self):
        self.do("search", "--name", "Outflank", "windowfocus")

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()


def measure(program, view):
    def say(what, figure):
        print(f"{view}: {what}: {figure}", flush=True)

    game = Game(program, "--mode", "two-players", "--view", view)
    say("start to first playable frame", f"{game.start:.1f} s, {game.start_used:.1f} s of a core")
    say("memory", game.memory())
    say("at rest in a game, without focus", game.share())
    game.focus()
    time.sleep(2)
    say("at rest in a game, with focus", game.share())
    before, begun = game.used(), time.monotonic()
    for square in ("f5", "d6", "c3", "d3", "c4", "f4"):
        game.do("key", square[0], "key", square[1])
        time.sleep(0.5)
    say("while discs turn", f"{100 * (game.used() - before) / (time.monotonic() - begun):.0f} % of a core")
    game.do("key", "s")
    time.sleep(40)  # until the hint is thought out
    say("at rest with a hint", game.share())
    game.do("key", "Escape")
    say("memory after play", game.memory())
    game.stop()

    game = Game(program, "--mode", "two-players", "--view", view, "--clock", "5")
    say("at rest with a clock that runs", game.share())
    game.stop()

    game = Game(program, "--view", view)
    say("start screen while its quiet game is played", game.share(5))
    begun = time.monotonic()
    while b"the game ends" not in (pathlib.Path(game.folder.name) / "log").read_bytes():
        if time.monotonic() > begun + 600:
            sys.exit("the quiet game does not end")
        time.sleep(1)
    time.sleep(5)
    say("start screen once its quiet game is over", game.share())
    game.stop()


def main():
    program, views = sys.argv[1], sys.argv[2:] or ["2d", "3d"]
    server = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", "1280x800x24"], stderr=subprocess.DEVNULL)
    try:
        time.sleep(1)
        for view in views:
            measure(program, view)
    finally:
        server.kill()


if __name__ == "__main__":
    main()
