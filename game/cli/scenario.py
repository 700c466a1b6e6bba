"""Play scenario files and say which hold."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.core import scenario as scenarios
from game.games import DEFAULT, GAMES, entry

from .arguments import progress


def add_arguments(parser: argparse.ArgumentParser, game: str) -> None:
    """Declare the command's options."""
    parser.add_argument("paths", nargs="+", type=Path, metavar="FILE_OR_DIR")


def run(options: argparse.Namespace) -> int:
    """One line per scenario, the count last; exit code 1 on a failure, 2 where one is not well formed."""
    files = list(scenarios.find(options.paths))
    loaded = [item for path in files for item in scenarios.load(path)]
    failed = code = 0
    for item in progress(loaded, len(loaded), "scenario"):
        try:
            name = item.game or options.game or DEFAULT
            if name not in GAMES or name != (options.game or name):
                raise scenarios.ScenarioError(f"a scenario of another game: {name}")
            scenarios.run(item, entry(name).nouns())
        except (scenarios.ScenarioFailedError, scenarios.ScenarioError) as failure:
            failed += 1
            code = max(code, 2 if isinstance(failure, scenarios.ScenarioError) else 1)
            print(f"FAILED {item.id}: {failure}")
        else:
            print(f"ok {item.id}")
    print(f"{len(loaded) - failed} passed, {failed} failed")
    return code
