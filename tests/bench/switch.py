"""How long a change of language takes until the new words stand on the screen: `python -m tests.bench.switch`.

Goes round the languages on busy screens, 1,000 changes in all, and prints the median and the worst per screen in
milliseconds of the processor (other programs do not matter). Ends with 1 when a median is above the promise (100 ms).
Options: `--size 1920x1080`, `--rounds 100`.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from scenes.app import App
from tests.fit.stages import STAGES
from tests.fit.walk import arrange, catalogue, standing

PROMISE = 100.0
SCREENS = (
    "menu", "setup 5", "settings", "keys", "end won", "table 2", "table 5 crowded", "pay a spell", "reading spell:",
    "viewer log",
)  # fmt: skip
LANGS = ("es", "pt", "it", "en")


def switches(app: App, rounds: int) -> list[float]:
    """Milliseconds from the wish to the drawn frame, for each change."""
    found = []
    for turn in range(rounds):
        began = time.process_time()
        app.set_language(LANGS[turn % len(LANGS)], keep=False)
        app._draw()
        found.append((time.process_time() - began) * 1000)
    return found


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.switch", description=__doc__)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--rounds", type=int, default=1000 // len(SCREENS))
    args = parser.parse_args(argv)
    width, height = (int(side) for side in args.size.split("x"))
    late = []
    with tempfile.TemporaryDirectory() as folder, standing(Path(folder)) as app:
        for name in SCREENS:
            arrange(app, (width, height), 1.0, catalogue("en"))
            STAGES[name](app)
            switches(app, len(LANGS))
            times = switches(app, args.rounds)
            middle = statistics.median(times)
            print(f"{name:18} median {middle:6.1f} ms   worst {max(times):6.1f} ms   ({len(times)} changes)")
            if middle > PROMISE:
                late.append(name)
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
