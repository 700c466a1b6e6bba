"""How long a change of language takes until the new words stand on the screen: `python -m tests.bench.switch`.

Goes round the languages on busy screens, `--rounds` changes on each (100), and prints the median and the worst per
screen in milliseconds of the processor (other programs do not matter). After every change the game must be what it was;
at every 25th change, which is not timed, all words on the screen must be those of a screen opened in that language.
Ends with 1 when a median is above the promise (100 ms; not with `--slow-is-fine`), a game has changed or a word is
stale.
Options: `--size 1920x1080`, `--rounds 1000`, `--all` for every situation of the overflow walk.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from scenes.bigbook.table.scene import TableScene
from scenes.kit import materials
from scenes.shell.app import App
from tests.fit.spy import Spy, watching
from tests.fit.stages import every_stage
from tests.fit.walk import arrange, catalogue, paint, standing

PROMISE = 100.0
SCREENS = (
    "menu", "setup 5", "settings", "keys", "end won", "table 2", "table 5 crowded", "pay a spell", "reading spell:",
    "viewer log", "hint 2", "route rulebook book", "route rulebook summary", "route tutorial",
)  # fmt: skip
EVERY = 25
"""Changes between two looks at all words."""
LANGS = ("es", "pt", "it", "en")


@dataclass
class Found:
    """What was seen on one screen: milliseconds of each change, games that changed, looks at words and stale ones."""

    times: list[float] = field(default_factory=list)
    changed: int = 0
    looks: int = 0
    stale: int = 0


def hashes(app: App) -> list[str]:
    """The state of every game on the screen."""
    return [scene.session.hash() for scene in app.stack if isinstance(scene, TableScene)]


def shown(app: App, spy: Spy) -> list[str]:
    """Every text on the screen now."""
    materials.store.clear_words()
    paint(app, spy)
    return sorted(spy.texts())


def switches(app: App, rounds: int, spy: Spy) -> Found:
    """Change the language so many times; each time from the wish to the drawn frame is measured."""
    found, fresh = Found(), {}
    for code in LANGS:
        app.set_language(code, keep=False)
        arrange(app, app.window.size, 1.0, app.catalogue_of(code))
        fresh[code] = shown(app, spy)
    before = hashes(app)
    for turn in range(rounds):
        code = LANGS[turn % len(LANGS)]
        began = time.process_time()
        app.set_language(code, keep=False)
        if turn % EVERY == 0:
            found.looks += 1
            found.stale += shown(app, spy) != fresh[code]
        else:
            app.screen.draw(app.stack, app.theme)
            found.times.append((time.process_time() - began) * 1000)
        found.changed += hashes(app) != before
    return found


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.switch", description=__doc__)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--slow-is-fine", action="store_true", help="for machines with other work: only faults count")
    args = parser.parse_args(argv)
    width, height = (int(side) for side in args.size.split("x"))
    stages, bad = every_stage(), []
    with tempfile.TemporaryDirectory() as folder, standing(Path(folder)) as app, watching() as spy:
        for name in stages if args.all else SCREENS:
            arrange(app, (width, height), 1.0, catalogue("en"))
            stages[name](app)
            found = switches(app, args.rounds, spy)
            middle = statistics.median(found.times)
            print(
                f"{name:24} median {middle:6.1f} ms   worst {max(found.times):6.1f} ms   {args.rounds} changes, "
                f"{found.changed} games changed, {found.looks} looks, {found.stale} stale",
                flush=True,
            )
            late = middle > PROMISE and not args.slow_is_fine
            if late or found.changed or found.stale:
                bad.append(name)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
