"""A story that somebody writes: what is missing and what does not fit, before anybody plays it."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.core.console.command_line import OptionError, one_of
from game.games import GAMES, entry

from .arguments import Command, result
from .language import roots

TASKS = ("check",)
EXIT_WHOLE, EXIT_LACKS = 0, 3


def add_arguments(command: Command, game: str) -> None:
    """Declare the command's words and options."""
    command.word("story_task", one_of("story", TASKS), "|".join(TASKS))
    command.paths("story_file", "file")
    command.option("--texts", Path, value=command.words("value.folder"))


def run(options: argparse.Namespace) -> int:
    """0: nothing is missing; 3: one line for each thing that is missing or wrong, and how many there are.

    OptionError where there is no such file or folder, or the game has no stories.
    """
    told = [name for name in GAMES if entry(name).story_faults is not None]
    if options.game not in (None, *told):
        raise OptionError("bad_value", option="--game", value=options.game, list=", ".join(told))
    look = entry(options.game or told[0]).story_faults
    for path in filter(None, (options.story_file, options.texts)):
        if not path.exists():
            raise OptionError("cannot_open", file=str(path), reason="kit.save.missing")
    found = look(options.story_file, [*roots(), *filter(None, [options.texts])]) if look is not None else []
    for line in found:
        print(line)
    print(result(options, "story_faults", n=len(found), file=options.story_file.name))
    return EXIT_LACKS if found else EXIT_WHOLE
