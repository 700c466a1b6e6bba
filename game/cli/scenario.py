"""Play scenario files and say which hold."""

from __future__ import annotations

import argparse

from game.core.console.command_line import OptionError
from game.core.lessons import scenario as scenarios
from game.games import DEFAULT, GAMES, entry

from .arguments import Command, progress


def add_arguments(command: Command, game: str) -> None:
    """Declare the command's options."""
    command.paths("paths", "files", nargs="+")


def run(options: argparse.Namespace) -> int:
    """One line per scenario, the count last; exit code 1 on a failure, 2 where one is not well formed.

    OptionError for a path that is not there or holds no scenario.
    """
    loaded: list[scenarios.Scenario] = []
    for path in options.paths:
        if not path.exists():
            raise OptionError("cannot_open", file=str(path), reason="kit.save.missing")
        found = [item for file in scenarios.find([path]) for item in scenarios.load(file)]
        if not found:
            raise OptionError("no_scenario", file=str(path))
        loaded += found
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
