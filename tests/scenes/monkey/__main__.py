"""The command: many lives, one life again, and the table of what was met."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
import traceback
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from scenes.shell.crash import Mishaps
from tests.scenes.monkey.coverage import COMPLETE, Seen, chains, share
from tests.scenes.monkey.lives import life, lives
from tests.scenes.monkey.rhythm import rhythm

BEATS = 6000
"""Presses of one game in rhythm, at most."""


def games_in_rhythm(seed: int, count: int) -> None:
    """Whole games of five pressed in rhythm; HasteError where somebody answered who had seen nothing."""
    for number in range(count):
        with tempfile.TemporaryDirectory() as folder:
            answers, ended = rhythm(Path(folder), seed * 1000 + number, BEATS)
        print(f"rhythm {seed * 1000 + number}: {answers} answers, {'to the end' if ended else 'not ended'}", flush=True)


def main() -> int:
    """Play what is asked for; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.scenes.monkey")
    parser.add_argument("--acts", type=int, default=COMPLETE)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--life", type=int, default=None, help="play this one life again")
    parser.add_argument("--chain", type=int, default=0, help="with --life: the number of its first chain")
    parser.add_argument("--rhythm", type=int, default=None, help="so many games pressed in rhythm, after the lives")
    asked = parser.parse_args()
    Mishaps.strict = True
    seen, began = Seen(), time.monotonic()

    def say(words: str) -> None:
        if seen.lives % 25 == 0:
            pace = seen.acts / max(0.001, time.monotonic() - began)
            print(f"{seen.acts} acts, {pace:.0f} a second, {len(seen.pairs)} pairs met; {words}", flush=True)

    try:
        if asked.life is not None:
            life(asked.life, asked.chain)
        else:
            lives(asked.seed, asked.acts, seen, say)
            games_in_rhythm(asked.seed, max(1, asked.acts // COMPLETE) if asked.rhythm is None else asked.rhythm)
    except Exception:
        traceback.print_exc()
        return 1
    if asked.life is None:
        missing = seen.missing(share(0, 1, asked.acts))
        print(*seen.table(), sep="\n")
        print(f"{seen.acts} acts in {seen.lives} lives, {len(chains())} chains; never done: {missing or 'nothing'}")
        return int(bool(missing))
    return 0


if __name__ == "__main__":
    sys.exit(main())
