"""Whole games by the robot in every language with every number of players: `python -m tests.scenes.everywhere`.

Each game is `main.py --robot`: real scenes, driven by mouse and keyboard events until the game has ended. Prints a line
each and ends with 1 where a game did not. `--seed` and `--policy` as for the game, `--answers N` stops after so many.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from itertools import product
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.games import DEFAULT, entry
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.next_input import Advice
from scenes.shell.robot import Robot
from tests.scenes.driver import Driver, driving

LANGS = ("en", "es", "pt", "it")
PLAYERS = (2, 3, 4, 5)


def answered(driver: Driver) -> int:
    """How many answers the game on the screen has had."""
    return next((len(one.session.past) for one in driver.app.stack if isinstance(one, TableScene)), 0)


def play(folder: Path, lang: str, players: int, seed: int, policy: str, most: int = 0) -> int:
    """Let the robot play a game to its end, or for so many answers; how many it gave, -1 where it got stuck."""
    with driving(folder, lang=lang, players=players, seed=seed, robot=policy) as driver:
        driver.app.on_frame = Robot(driver.app, seed, Advice(entry(DEFAULT).policies[policy](seed))).frame
        given = 0
        while driver.app.exit_code is None and not 0 < most <= given:
            driver.app.frame()
            given = max(given, answered(driver))
        return given if driver.app.exit_code in (None, 0) else -1


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.scenes.everywhere", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--policy", choices=tuple(entry(DEFAULT).policies), default="random")
    parser.add_argument("--answers", type=int, default=0)
    args = parser.parse_args(argv)
    bad = 0
    for lang, players in product(LANGS, PLAYERS):
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            given = play(Path(folder), lang, players, args.seed, args.policy, args.answers)
        bad += given < 0
        end = "stuck" if given < 0 else f"{given} answers"
        print(f"{lang}, {players} players, seed {args.seed}: {end}, {time.monotonic() - began:.0f} s", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
