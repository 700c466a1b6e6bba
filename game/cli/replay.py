"""Play a save again and compare every recorded state."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from game.core import save
from game.core.replay import Replayed, replay
from game.games import GAMES, entry

EXIT_WHOLE, EXIT_CUT = 0, 3


def add_arguments(parser: argparse.ArgumentParser, game: str) -> None:
    """Declare the command's options."""
    parser.add_argument("save", type=Path, metavar="SAVE")
    parser.add_argument("--verify", action="store_true")


def run(options: argparse.Namespace) -> int:
    """0: whole; 3: a step does not follow, or the file is damaged (says where, and what is lost); SaveError: exit 2."""
    loaded = save.read(options.save)
    name = loaded.header.game
    if name not in GAMES or name != (options.game or name):
        raise save.SaveError("other-game", name)
    known = entry(name)
    replayed = replay(known.game(), loaded)
    if not options.verify:
        print(f"{replayed.steps} steps, {known.summary(replayed.session.state)}")
        if replayed.from_snapshot and replayed.loss is None:
            line = loaded.lines[replayed.snapshot_at - 1]
            print(f"opened from its snapshot in line {line}: cards or rules have changed since")
            print(f"{replayed.missing} steps at the end lead elsewhere now and are missing")
    if replayed.loss is not None:
        print("; ".join(_damage(replayed, loaded)))
        return EXIT_CUT
    if replayed.broken_at:
        what = "the game goes on from a later snapshot" if replayed.from_snapshot else "cut there"
        line = loaded.lines[replayed.broken_at - 1]
        print(f"line {line} does not follow from what stands before it; {what}")
        return EXIT_CUT
    print("whole")
    return EXIT_WHOLE


def _damage(replayed: Replayed, loaded: save.Loaded) -> Iterator[str]:
    """What is damaged, what is lost, and from where the game goes on."""
    loss, session = replayed.loss, replayed.session
    assert loss is not None
    turn = session.game.snapshot_key(session.state)
    yield f"damaged at line {loss.line}"
    if loss.choices == 0:
        yield "no choice is lost"
    elif loss.choices is not None:
        yield f"at most the last {loss.choices} choices are lost, the game goes on in turn {turn}"
    else:
        where = "from there to the end of the file" if loss.at_end else "behind the damage"
        yield f"the choices {where} are lost, the game goes on in turn {turn}"
    if loss.barred:
        first = session.game.snapshot_key(session.past[0].state) if session.past else turn
        line = loaded.lines[replayed.snapshot_at - 1]
        yield f"opened from its snapshot in line {line}, nothing before turn {first} can be taken back"
