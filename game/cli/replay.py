"""Play a save again and compare every recorded state."""

from __future__ import annotations

import argparse

from game.core.saves import save
from game.core.saves.replay import replay
from game.games import GAMES, entry

from . import verdict
from .arguments import Command, result

EXIT_WHOLE, EXIT_CUT = 0, 3


def add_arguments(command: Command, game: str) -> None:
    """Declare the command's options."""
    command.paths("save", "save")
    command.flag("--verify")


def run(options: argparse.Namespace) -> int:
    """0: whole; 3: a step does not follow, or the file is damaged (says where, and what is lost); SaveError: exit 2."""
    loaded = save.read(options.save)
    name = loaded.header.game
    if name not in GAMES or name != (options.game or name):
        raise save.SaveError("other-game", name)
    known = entry(name)
    replayed = replay(known.game(), loaded)
    if not options.verify:
        stands = known.summary(replayed.session.state, options.words)
        print(result(options, "stands", n=replayed.steps, where=stands))
        for line in verdict.reopened(options, replayed, loaded):
            print(line)
    trouble = verdict.broken(options, replayed, loaded)
    print(trouble or result(options, "whole"))
    return EXIT_CUT if trouble else EXIT_WHOLE
