"""What replaying a save has found, as lines in the reader's language."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from game.core.saves.replay import Replayed
from game.core.saves.save import Loaded

from .arguments import result


def reopened(options: argparse.Namespace, replayed: Replayed, loaded: Loaded) -> Iterator[str]:
    """That a game was opened at a snapshot because cards or rules have changed; nothing for all others."""
    if replayed.from_snapshot and replayed.loss is None:
        yield result(options, "from_snapshot", line=str(loaded.lines[replayed.snapshot_at - 1]))
        yield result(options, "missing_steps", n=replayed.missing)


def broken(options: argparse.Namespace, replayed: Replayed, loaded: Loaded) -> str:
    """What is damaged and what that costs, or which step does not follow; '' where all is whole."""
    if loaded.older and replayed.loss is not None:
        return result(options, "older", turn=str(replayed.session.game.snapshot_key(replayed.session.state)))
    if replayed.loss is not None:
        return "; ".join(_damage(options, replayed, loaded))
    if not replayed.broken_at:
        return ""
    key = "broken_later" if replayed.from_snapshot else "broken"
    return result(options, key, line=str(loaded.lines[replayed.broken_at - 1]))


def _damage(options: argparse.Namespace, replayed: Replayed, loaded: Loaded) -> Iterator[str]:
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
