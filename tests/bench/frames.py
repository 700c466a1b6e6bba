"""How long frames take, and which was the worst: `python -m tests.bench.frames [WxH ...]`.

A robot plays a five-player game through the real window loop (dummy driver: the same pixels, no screen) at the fastest
speed; `tests.bench.watched` notes the processor time of the main thread for every frame, the flip included, so that a
busy machine changes little. Figures to hold: at 1920x1080 the 99th percentile 8 calibration loops and no frame after
the first second above 60 ms, at 3840x2160 18 loops.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.bench.calibration import unit

ROOT = Path(__file__).resolve().parents[2]
SIZES = ("1280x720", "1920x1080", "3840x2160")
SECONDS = 75
WARM = 1.0
"""Seconds after the first frame that do not count for the worst."""
WORST = 5


class Frame(NamedTuple):
    """One turn of the loop: seconds since the process began, milliseconds of work, what was being shown."""

    at: float
    ms: float
    moment: str


def frames(size: str, folder: Path) -> list[Frame]:
    """Every frame of a robot's game, or of its first minutes."""
    log = folder / f"{size}.jsonl"
    command = [
        *(sys.executable, "-m", "tests.bench.watched", str(log), "--robot", "--players", "5", "--seed", "3"),
        *("--lang", "en", "--speed", "4", "--window", size, "--data-dir", str(folder / size)),
    ]
    quiet = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with contextlib.suppress(subprocess.TimeoutExpired):
        subprocess.run(command, cwd=ROOT, env=quiet, timeout=SECONDS, check=False, capture_output=True)
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines() if line.endswith("}")]
    return [Frame(line["at"], line["ms"], line["moment"]) for line in lines]


def main(sizes: list[str]) -> None:
    """Measure each size; print percentiles and the worst moments."""
    loop = unit() * 1e3
    print(f"calibration loop {loop:.3f} ms")
    with tempfile.TemporaryDirectory() as folder:
        for size in sizes or SIZES:
            seen = frames(size, Path(folder))
            if not seen:
                print(f"{size}: no frame was drawn")
                continue
            work = sorted(frame.ms for frame in seen)
            median, slow = work[len(work) // 2], work[int(len(work) * 0.99)]
            print(
                f"{size:>10}: {len(work)} frames, median {median:.2f} ms ({median / loop:.2f} loops), "
                f"p99 {slow:.2f} ms ({slow / loop:.2f} loops), worst {work[-1]:.1f} ms"
            )
            warm = [frame for frame in seen if frame.at >= seen[0].at + WARM]
            for frame in sorted(warm, key=lambda frame: -frame.ms)[:WORST]:
                print(f"            {frame.ms:.1f} ms at {frame.at - seen[0].at:.1f} s: {frame.moment}")


if __name__ == "__main__":
    main(sys.argv[1:])
