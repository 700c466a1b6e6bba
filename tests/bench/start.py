"""How long the program takes to begin: `python -m tests.bench.start [WxH ...]`.

For each size: from the start of the process to the title in the window, to the menu, and to the menu with all its
pictures; by the clock, and in processor time of the program (all its threads), which a busy machine changes little.
Beside each start stands a bare window of that size: a process that opens one, fills it and shows it. What every step
takes is told in bare windows, too, which says the same on a slow machine and on a quick one.
All of it has been started once before, as on the computer of whoever plays: what Python has compiled is kept.
Under a display (say Xvfb) a real window is opened; the dummy driver shows no title while the program is read.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
SIZES = ("1280x720", "1920x1080")
TURNS = 5
MOST = 60.0
"""Seconds after which a start has failed."""


def lines(log: Path) -> list[dict[str, object]]:
    """The frames so far."""
    text = log.read_text("utf-8") if log.exists() else ""
    return [json.loads(line) for line in text.splitlines() if line.endswith("}")]


def surroundings(compiled: Path) -> dict[str, str]:
    """The environment of a start: what Python compiles is kept in a folder, whatever this process does with its own."""
    own = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**own, "SDL_AUDIODRIVER": "dummy", "PYTHONPYCACHEPREFIX": str(compiled)}


def start(size: str, folder: Path, compiled: Path) -> dict[str, tuple[float, float]]:
    """Seconds by the clock and of the processor to each step, of one start."""
    log = folder / f"{size}.jsonl"
    command = [sys.executable, "-m", "tests.bench.watched", str(log), "--window", size, "--lang", "en"]
    child = subprocess.Popen(
        [*command, "--data-dir", str(folder / size)], cwd=ROOT, env=surroundings(compiled),
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    end, found = time.monotonic() + MOST, dict[str, tuple[float, float]]()
    while time.monotonic() < end and "menu, all pictures" not in found and child.poll() is None:
        time.sleep(0.3)
        for line in lines(log):
            moment, seen = str(line["moment"]), (float(str(line["at"])), float(str(line["cpu"])))
            name = "title" if moment == "title" else "menu" if moment.startswith("menu") else ""
            if name:
                found.setdefault(name, seen)
            if name == "menu" and not line["waiting"]:
                found.setdefault("menu, all pictures", seen)
    child.terminate()
    child.wait()
    return found


BARE = """
import sys, time
import pygame
pygame.display.init()
window = pygame.display.set_mode(tuple(map(int, sys.argv[1].split("x"))), pygame.RESIZABLE)
window.fill((26, 18, 32))
pygame.display.flip()
at, cpu = time.time(), time.process_time()
from tests.bench.watched import begun
print(at - begun(), cpu)
"""
"""A window and nothing else; what tells its time is read after it stands."""


def bare(size: str, compiled: Path) -> tuple[float, float]:
    """Seconds by the clock and of the processor to a bare window."""
    done = subprocess.run(
        [sys.executable, "-c", BARE, size],
        cwd=ROOT, env=surroundings(compiled), check=True, capture_output=True, text=True,
    )  # fmt: skip
    clock, cpu = done.stdout.split()[-2:]
    return float(clock), float(cpu)


STEPS = ("bare window", "title", "menu", "menu, all pictures")


def turn(size: str, compiled: Path) -> dict[str, tuple[float, float]]:
    """Seconds to each of STEPS, of a bare window and a start of the program that follows it."""
    with tempfile.TemporaryDirectory() as folder:
        return {"bare window": bare(size, compiled), **start(size, Path(folder), compiled)}


def main(sizes: list[str]) -> None:
    """Measure each size some times, and print the middle of each step: in milliseconds, and in bare windows of the same
    turn."""
    with tempfile.TemporaryDirectory() as compiled:
        for size in sizes or SIZES:
            turn(size, Path(compiled))
            tell(size, [turn(size, Path(compiled)) for _ in range(TURNS)])


def tell(size: str, runs: list[dict[str, tuple[float, float]]]) -> None:
    """Print what some turns took."""
    for step in STEPS:
        seen = [run for run in runs if step in run]
        if not seen:
            continue
        clock, cpu = (median(run[step][at] for run in seen) for at in (0, 1))
        by_clock, by_cpu = (median(run[step][at] / run["bare window"][at] for run in seen) for at in (0, 1))
        print(
            f"{size:>10}: {step}: {clock * 1e3:.0f} ms by the clock ({by_clock:.1f} bare windows), "
            f"{cpu * 1e3:.0f} ms of the processor ({by_cpu:.1f})"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
