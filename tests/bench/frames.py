"""How long frames take: `python -m tests.bench.frames [WxH ...]`.

A robot plays a five-player game through the real window loop (dummy driver: the same pixels, no screen) at normal speed
settings; every frame's work, the flip included, is read from --frames-log. Figures to hold at 1920x1080: median under
8 ms, 99th percentile under 16.7 ms; at 3840x2160 under 33 ms.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.calibration import unit

ROOT = Path(__file__).resolve().parents[2]
SIZES = ("1280x720", "1920x1080", "3840x2160")
SECONDS = 75


def frames(size: str, folder: Path) -> list[float]:
    """Milliseconds of work of every frame of a robot's game, or of its first minutes."""
    log = folder / f"{size}.jsonl"
    command = [
        *(sys.executable, "main.py", "--robot", "--players", "5", "--seed", "3", "--lang", "en"),
        *("--speed", "4", "--window", size, "--frames-log", str(log), "--data-dir", str(folder / size)),
    ]
    quiet = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with contextlib.suppress(subprocess.TimeoutExpired):
        subprocess.run(command, cwd=ROOT, env=quiet, timeout=SECONDS, check=False, capture_output=True)
    lines = log.read_text("utf-8").splitlines()
    return sorted(float(json.loads(line)["work_ms"]) for line in lines if line.endswith("}"))


def main(sizes: list[str]) -> None:
    """Measure each size and print percentiles."""
    loop = unit() * 1e3
    print(f"calibration loop {loop:.3f} ms")
    with tempfile.TemporaryDirectory() as folder:
        for size in sizes or SIZES:
            work = frames(size, Path(folder))
            if not work:
                print(f"{size}: no frame was drawn")
                continue
            median, slow = work[len(work) // 2], work[int(len(work) * 0.99)]
            print(
                f"{size:>10}: {len(work)} frames, median {median:.2f} ms ({median / loop:.2f} loops), "
                f"p99 {slow:.2f} ms ({slow / loop:.2f} loops), worst {work[-1]:.1f} ms"
            )


if __name__ == "__main__":
    main(sys.argv[1:])
