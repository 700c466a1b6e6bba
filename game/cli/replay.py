"""Play a save again and compare every recorded state."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from game.core import save
from game.core.replay import Replayed, replay
from game.games import GAMES, entry

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
        if replayed.from_snapshot and replayed.loss is None:
            print(result(options, "from_snapshot", line=str(loaded.lines[replayed.snapshot_at - 1])))
            print(result(options, "missing_steps", n=replayed.missing))
    if replayed.loss is not None:
        print("; ".join(_damage(options, replayed, loaded)))
        return EXIT_CUT
    if replayed.broken_at:
        key = "broken_later" if replayed.from_snapshot else "broken"
        print(result(options, key, line=str(loaded.lines[replayed.broken_at - 1])))
        return EXIT_CUT
    print(result(options, "whole"))
    return EXIT_WHOLE


def _damage(options: argparse.Namespace, replayed: Replayed, loaded: save.Loaded) -> Iterator[str]:
    """What is damaged, what is lost, and from where the game goes on."""
    loss, session = replayed.loss, replayed.session
    assert loss is not None
    turn = session.game.snapshot_key(session.state)
    yield result(options, "damaged", line=str(loss.line))
    if loss.choices == 0:
        yield result(options, "nothing_lost")
    elif loss.choices is not None:
        yield result(options, "some_lost", n=loss.choices, turn=str(turn))
    else:
        yield result(options, "end_lost" if loss.at_end else "rest_lost", turn=str(turn))
    if loss.barred:
        first = session.game.snapshot_key(session.past[0].state) if session.past else turn
        line = loaded.lines[replayed.snapshot_at - 1]
        yield result(options, "barred", line=str(line), turn=str(first))
