"""Playing a journal again, also when the cards or the rules have changed since it was written, or part of it is lost.

A game is replayed from its deal, and every state is compared with the hash beside its step. Where the cards are other
ones (their content hash says so), or a step no longer leads to the state that it led to (the rules were changed, which
no hash can foretell), the game opens at the last snapshot instead, and goes on with the steps after it as long as each
leads to the very state that it led to then: nobody ever sits before a table that has never been seen. Where there is
no such snapshot, what does not follow is cut off; under other cards the steps themselves must prove the deal. Journals
with damage are left to `rescue.py`.
"""

from __future__ import annotations

from typing import Any

from game.core.engine.game import AnyGame
from game.core.engine.session import Session

from .rescue import rescue
from .save import Loaded, SaveError
from .steps import STUMBLES, Loss, Replayed, beginning, first, follow, state_of, steps_in

__all__ = ["Loss", "Replayed", "opened", "replay"]


def replay(game: AnyGame, loaded: Loaded) -> Replayed:
    """Play a journal again. SaveError where it is of another game, or neither replaying nor a snapshot works.

    `loaded` learns what going on has to write: a new beginning, or the file that takes its place.
    """
    if loaded.header.game != game.id:
        raise SaveError("other-game", loaded.header.game)
    if loaded.hurt_at:
        return rescue(game, loaded)
    if loaded.content != game.content_hash():
        return _under_other_cards(game, loaded)
    replayed = Replayed(first(game, loaded))
    left = follow(replayed, loaded.entries[loaded.begin :])
    if not left:
        return replayed
    broken_at = len(loaded.entries) - left + 1
    try:
        replayed = _at_snapshot(game, loaded, broken_at)
    except SaveError:
        loaded.cut(broken_at)
    replayed.broken_at = broken_at
    return replayed


def opened(replayed: Replayed, loaded: Loaded) -> str:
    """Why a game begins in the middle: `damaged`, `edition`, or '' where it begins at its deal."""
    if replayed.loss is not None and replayed.loss.barred:
        return "damaged"
    if replayed.from_snapshot:
        return "edition"
    if not loaded.begin:
        return ""
    return "damaged" if loaded.begin > 1 and "gap" in loaded.entries[loaded.begin - 2] else "edition"


def _under_other_cards(game: AnyGame, loaded: Loaded) -> Replayed:
    """The session at the last snapshot; in a first turn, which has none, after the steps that are proved from the deal.
    SaveError where nothing is proved."""
    try:
        return _at_snapshot(game, loaded, 1)
    except SaveError:
        replayed = _at_deal(game, loaded)
        if replayed is None:
            raise
        return replayed


def _at_deal(game: AnyGame, loaded: Loaded) -> Replayed | None:
    """A game dealt with the cards of today, as far as its steps lead where they led with those of then; None where the
    first one does not: then it is perhaps another deal. What does not follow is cut off."""
    if loaded.begin or loaded.header.seed < 0:
        return None
    try:
        replayed = Replayed(first(game, loaded))
    except (SaveError, *STUMBLES):
        return None
    left = follow(replayed, loaded.entries, proven=True)
    if not replayed.steps:
        return None
    if left:
        replayed.broken_at = len(loaded.entries) - left + 1
        loaded.cut(replayed.broken_at)
    return replayed


def _at_snapshot(game: AnyGame, loaded: Loaded, first_one: int) -> Replayed:
    """The session at the last snapshot, entry `first_one` or later, and the steps after it that lead where they led."""
    number = _last_snapshot(loaded.entries)
    if number < first_one:
        raise SaveError("other-content", loaded.header.content)
    state = state_of(game, loaded, number)
    replayed = Replayed(Session(game, state), snapshot_at=number)
    rest = loaded.entries[number:]
    left = follow(replayed, rest, proven=True)
    kept = rest[: len(rest) - left]
    loaded.anew = [beginning(game, state), *kept]
    replayed.missing = steps_in(rest) - steps_in(kept)
    return replayed


def _last_snapshot(entries: list[dict[str, Any]]) -> int:
    """The last entry (from 1) with a snapshot that was not taken back afterwards, or 0."""
    taken_back = 0
    for number in range(len(entries), 0, -1):
        entry = entries[number - 1]
        if "state" in entry and not taken_back:
            return number
        taken_back += ("undo" in entry) - (taken_back > 0 and "answers" in entry)
    return 0
