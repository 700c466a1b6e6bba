"""How long the program takes to begin: `python -m tests.bench.start [WxH ...]`.

For each size: from the start of the process to the title in the window, to the menu, and to the menu with all its
pictures; by the clock, and in processor time of the program (all its threads), which a busy machine changes little.
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

ROOT = Path(__file__).resolve().parents[2]
SIZES = ("1280x720", "1920x1080")
TURNS = 3
MOST = 60.0
"""Seconds after which a start has failed."""


def lines(log: Path) -> list[dict[str, object]]:
    """The frames so far."""
    text = log.read_text("utf-8") if log.exists() else ""
    return [json.loads(line) for line in text.splitlines() if line.endswith("}")]


def start(size: str, folder: Path) -> dict[str, tuple[float, float]]:
    """Seconds by the clock and of the processor to each step, of one start."""
    log = folder / f"{size}.jsonl"
    command = [sys.executable, "-m", "tests.bench.watched", str(log), "--window", size, "--lang", "en"]
    child = subprocess.Popen(
        [*command, "--data-dir", str(folder / size)], cwd=ROOT, env={**os.environ, "SDL_AUDIODRIVER": "dummy"},
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


def main(sizes: list[str]) -> None:
    """Measure each size some times, and print the least of each step."""
    for size in sizes or SIZES:
        runs = []
        for _ in range(TURNS):
            with tempfile.TemporaryDirectory() as folder:
                runs.append(start(size, Path(folder)))
        for step in ("title", "menu", "menu, all pictures"):
            seen = [run[step] for run in runs if step in run]
            if seen:
                clock, cpu = min(one[0] for one in seen), min(one[1] for one in seen)
                print(f"{size:>10}: {step}: {clock * 1e3:.0f} ms by the clock, {cpu * 1e3:.0f} ms of the processor")


if __name__ == "__main__":
    main(sys.argv[1:])
