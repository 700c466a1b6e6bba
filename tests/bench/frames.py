"""What frames cost, and the worst: `python -m tests.bench.frames [WxH ...] [--game G] [--steps N] [--no-idle]`.

A robot plays a game of five (of four in the house) through the real window loop (dummy driver: the same pixels, no
screen) at the fastest speed, N frames of 1/60 s; `tests.bench.watched` notes the processor time of the main thread for
every frame, the flip included, so that what else runs on the machine does not count. It does slow the processor down,
from one second to the next: so a calibration loop is run beside every few frames, and each frame is counted in the
loops about it.

Then the menu and a table of five are left alone for a minute and a half at 1920x1080: processor time of the whole
program (all its threads) as a share of one core, while their rooms live and once they sleep.

Of the house, the view besides goes over one that is as full as it gets (`tests.bench.house`), and the first way of a
turn and the bake of the plan are timed.

Each figure stands beside its bar where there is one: percentiles in loops, the worst frame and memory, the shares.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
SIZES = ("1280x720", "1920x1080", "3840x2160")
STEPS = 3000
"""Fifty seconds of a game."""
MOST = 600.0
"""Seconds by the clock after which a size has failed."""
WARM = 60
"""Frames that do not count for the worst: the first second."""
WORST = 5
ABOUT = 5
"""The loops whose median stands for the machine about a frame."""
IDLE_SIZE = "1920x1080"
AT_REST = 3
"""Words of a moment in which no event is shown: screen, size, language."""
RESTS, LIVES = (66.0, 92.0), (96.0, 114.0)
"""Seconds, counted from when everything is there, in which a room that nobody touches sleeps, and in which it lives
again after the pointer has moved once (`watched.TOUCHED`)."""


GAMES: Mapping[str, tuple[str, ...]] = {
    "bigbook": ("--players", "5", "--seed", "3"),
    "mansions": ("--game", "mansions", "--players", "4", "--seed", "3"),
}
"""The games, and the table of each that is measured."""
HOUSE = "mansions"
FIGURES = {"way": ("first way of a turn with its dangers", 4.0), "bake": ("the plan painted anew", 250.0)}
"""What else of the house has a bar, in milliseconds."""


class Bars(NamedTuple):
    """What a size must keep: percentiles in loops, the worst in milliseconds, memory in megabytes; None: no bar."""

    loops: float | None = None
    worst: float | None = None
    memory: float | None = None


BARS = {"1920x1080": Bars(8, 60, 450), "3840x2160": Bars(18)}
LIVE_BAR, IDLE_BAR = 3.0, 1.0
"""Hundredths of a core."""


class Frame(NamedTuple):
    """One turn of the loop: seconds since the process began and of the processor, milliseconds of work, what was being
    shown, whether pictures were being made, a calibration loop beside it (0.0: none), the most memory so far."""

    at: float
    cpu: float
    ms: float
    moment: str
    waiting: bool
    loop: float
    mb: float


def read(log: Path) -> list[Frame]:
    """The frames of a log; a line that was not written to its end does not count."""
    lines = log.read_text("utf-8").splitlines() if log.exists() else []
    return [Frame(**json.loads(line)) for line in lines if line.endswith("}")]


def watched(log: Path, *options: str) -> subprocess.Popen[bytes]:
    """The program with these options, watched, without a screen."""
    quiet = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "tests.bench.watched", str(log), *options, "--lang", "en"]
    command += ["--data-dir", str(log.with_suffix(""))]
    return subprocess.Popen(command, cwd=ROOT, env=quiet, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def ended(child: subprocess.Popen[bytes], seconds: float) -> None:
    """Wait for a program to end, and end it after so many seconds."""
    try:
        child.wait(seconds)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()


def frames(size: str, folder: Path, steps: int, game: str) -> list[Frame]:
    """The frames of a robot's game."""
    log = folder / f"{size}.jsonl"
    ended(watched(log, "--steps", str(steps), "--robot", *GAMES[game], "--speed", "4", "--window", size), MOST)
    return read(log)


def fullest(size: str, folder: Path) -> tuple[list[Frame], list[str]]:
    """The frames of the view that goes over the fullest house, and what its other figures say."""
    log = folder / f"house-{size}.jsonl"
    quiet = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "tests.bench.house", str(log), size]
    ended(subprocess.Popen(command, cwd=ROOT, env=quiet, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL), MOST)
    kept = log.with_suffix(".figures")
    found = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
    return read(log), [
        f"  {what}: {found[name]:.2f} ms{against(found[name], bar, 'ms')}" if name in found else f"  {what}: not seen"
        for name, (what, bar) in FIGURES.items()
    ]


def in_loops(seen: Sequence[Frame]) -> list[float]:
    """Each frame in calibration loops: the median of those that were run last."""
    last: list[float] = []
    found = []
    for frame in seen:
        last = [*last, frame.loop][-ABOUT:] if frame.loop else last
        found.append(frame.ms / statistics.median(last) if last else 0.0)
    return found


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def against(value: float, bar: float | None, unit: str) -> str:
    """' (at most 8 loops: met)', or nothing where there is no bar."""
    return f" (at most {bar:g} {unit}: {'met' if value <= bar else 'missed'})" if bar is not None else ""


def told(size: str, seen: list[Frame]) -> list[str]:
    """What a size has shown, line by line."""
    bars, loops, ms = BARS.get(size, Bars()), in_loops(seen), [frame.ms for frame in seen]
    loop = statistics.median(frame.loop for frame in seen if frame.loop)
    slow = percentile(loops, 0.99)
    warm = sorted(seen[WARM:], key=lambda frame: -frame.ms)
    lines = [
        f"{size}: {len(seen)} frames of the main thread, one loop {loop:.2f} ms beside them",
        f"  median {percentile(ms, 0.5):.2f} ms, {percentile(loops, 0.5):.2f} loops",
        f"  p99    {percentile(ms, 0.99):.2f} ms, {slow:.2f} loops{against(slow, bars.loops, 'loops')}",
    ]
    if warm:
        worst = warm[0].ms
        lines.append(f"  worst  {worst:.1f} ms after the first second{against(worst, bars.worst, 'ms')}")
        lines += [f"         {one.ms:6.1f} ms at {one.at - seen[0].at:.1f} s: {one.moment}" for one in warm[:WORST]]
    most = max(frame.mb for frame in seen)
    return [*lines, f"  memory {most:.0f} MB at most{against(most, bars.memory, 'MB')}"]


def share(seen: Sequence[Frame], between: tuple[float, float]) -> float | None:
    """Hundredths of a core between two seconds, pictures being made left out; None where nothing was seen."""
    began = next((frame.at for frame in seen if not frame.waiting and len(frame.moment.split()) == AT_REST), math.inf)
    clock = work = 0.0
    for before, now in pairwise(seen):
        if between[0] <= before.at - began and now.at - began <= between[1] and not now.waiting:
            clock, work = clock + now.at - before.at, work + now.cpu - before.cpu
    return work / clock * 100 if clock else None


def idle(folder: Path, game: str) -> list[str]:
    """The menu and a table that nobody touches, both at the same time."""
    asked = {"menu": ("--window", IDLE_SIZE), "table": ("--window", IDLE_SIZE, *GAMES[game])}
    logs = {name: folder / f"idle-{name}.jsonl" for name in asked}
    for child in [watched(logs[name], "--rest", str(LIVES[1] + 1), *options) for name, options in asked.items()]:
        ended(child, MOST)
    lines = []
    for name, log in logs.items():
        seen = [frame for frame in read(log) if frame.moment != "title"]
        for what, between, bar in (("asleep", RESTS, IDLE_BAR), ("its room lives after a touch", LIVES, LIVE_BAR)):
            found = share(seen, between)
            text = "not seen" if found is None else f"{found:.2f} % of a core{against(found, bar, '%')}"
            lines.append(f"idle {name}, {what} ({between[0]:.0f} to {between[1]:.0f} s): {text}")
    return lines


def main(arguments: list[str]) -> None:
    """Measure each size, then what it costs when nobody does anything."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.frames", description=__doc__.partition("\n")[0])
    parser.add_argument("sizes", nargs="*", metavar="WxH", help=" ".join(SIZES))
    parser.add_argument("--game", choices=GAMES, default=next(iter(GAMES)))
    parser.add_argument("--steps", type=int, default=STEPS, help=f"frames of each size ({STEPS})")
    parser.add_argument("--no-idle", action="store_true", help="leave the minute and a half of rest out")
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for size in asked.sizes or SIZES:
            seen = frames(size, folder, asked.steps, asked.game)
            print("\n".join(told(size, seen)) if seen else f"{size}: no frame was drawn", flush=True)
            if asked.game == HOUSE:
                seen, figures = fullest(size, folder)
                print("the fullest house, its view pushed and zoomed")
                print("\n".join([*(told(size, seen) if seen else ["  no frame was drawn"]), *figures]), flush=True)
        if not asked.no_idle:
            print("\n".join(idle(folder, asked.game)))


if __name__ == "__main__":
    main(sys.argv[1:])
