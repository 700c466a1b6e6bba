"""Play a save again and compare every recorded state."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.core import save
from game.core.replay import replay
from game.games import GAMES, entry

EXIT_WHOLE, EXIT_CUT = 0, 3


def add_arguments(parser: argparse.ArgumentParser, game: str) -> None:
    """Declare the command's options."""
    parser.add_argument("save", type=Path, metavar="SAVE")
    parser.add_argument("--verify", action="store_true")


def run(options: argparse.Namespace) -> int:
    """0: whole; 3: a step does not follow, or a damaged tail was cut (says where); SaveError (exit 2): not usable."""
    loaded = save.read(options.save)
    name = loaded.header.game
    if name not in GAMES or name != (options.game or name):
        raise save.SaveError("other-game", name)
    known = entry(name)
    replayed = replay(known.game(), loaded)
    if not options.verify:
        print(f"{replayed.steps} steps, {known.summary(replayed.session.state)}")
        if replayed.from_snapshot:
            print(f"opened from its snapshot in line {replayed.snapshot_at + 1}: cards or rules have changed since")
            print(f"{replayed.missing} steps at the end lead elsewhere now and are missing")
    if replayed.broken_at:
        what = "the game goes on from a later snapshot" if replayed.from_snapshot else "cut there"
        print(f"line {replayed.broken_at + 1} does not follow from what stands before it; {what}")
        return EXIT_CUT
    if loaded.cut_at:
        print(f"the tail from line {loaded.cut_at} on is damaged; cut there")
        return EXIT_CUT
    print("whole")
    return EXIT_WHOLE
