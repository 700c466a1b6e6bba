"""The steps of a journal, played one by one: each must lead to the very state that it led to when it was written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from game.core.engine.game import AnyGame, GameState
from game.core.engine.session import Session, state_hash

from .save import Loaded, SaveError

Answers = Annotated[tuple[tuple[str, ...], ...], msgspec.Meta(min_length=1)]
STUMBLES = (ValueError, LookupError, TypeError, AttributeError, AssertionError, RuntimeError)
"""An answer that is illegal now is an IllegalAnswer; changed rules may also trip over a state of the old ones."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What damage to the file has cost."""

    line: int
    """The first line with damage, from 1."""
    choices: int | None = 0
    """At most so many of the last choices are lost; None where nobody can know how many stood there."""
    at_end: bool = False
    """The file ends in damage: what is lost is what stood at its end."""
    barred: bool = False
    """The game was opened behind the damage: nothing before `Replayed.session`'s first step can be taken back."""


@dataclass(slots=True)
class Replayed:
    """A session brought back, after so many `steps`."""

    session: Session
    steps: int = 0
    broken_at: int = 0
    """The entry (from 1) whose state hash differs or whose answer is illegal; 0 when everything agrees."""
    snapshot_at: int = 0
    """The entry with the snapshot at which the game was opened, because it could not be replayed up to there."""
    missing: int = 0
    """How many steps at the end of such a game could not be played again."""
    loss: Loss | None = None
    """What damage to the file has cost, or None where the file is whole."""

    @property
    def from_snapshot(self) -> bool:
        """Whether the game was opened at a snapshot: steps before it can no longer be taken back."""
        return self.snapshot_at > 0


def first(game: AnyGame, loaded: Loaded) -> Session:
    """The session at the deal, or at the last new beginning."""
    if loaded.begin:
        return Session(game, state_of(game, loaded, loaded.begin))
    try:
        return Session.new(game, game.options_from_json(loaded.header.options), loaded.header.seed)
    except (ValueError, KeyError, TypeError) as error:
        raise SaveError("not-a-save", str(error)) from error


def follow(replayed: Replayed, entries: Sequence[Mapping[str, Any]], proven: bool = False) -> int:
    """Play entries until one does not follow; how many are left then. `proven`: only steps with a hash are believed."""
    for number, entry in enumerate(entries):
        if proven and "answers" in entry and "hash" not in entry:
            return len(entries) - number
        if not _replay_entry(replayed.session, entry):
            return len(entries) - number
        replayed.steps += "answers" in entry
    return 0


def _replay_entry(session: Session, entry: Mapping[str, Any]) -> bool:
    """Play one entry; False, and the session as it was, where it does not follow."""
    if "undo" in entry:
        return _take_back(session, entry)
    if "answers" not in entry:
        return entry.get("hash") == session.hash()
    try:
        session.apply_all(msgspec.convert(entry["answers"], Answers))
    except STUMBLES:
        return False
    if "hash" in entry and entry["hash"] != session.hash():
        session.undo()
        session.future.clear()
        return False
    return True


def _take_back(session: Session, entry: Mapping[str, Any]) -> bool:
    """Take a step back; since format 2 the hash says where that led."""
    if not session.undo():
        return False
    if "hash" in entry and entry["hash"] != session.hash():
        session.redo()
        return False
    return True


def beginning(game: AnyGame, state: GameState) -> dict[str, Any]:
    """The entry from which a journal goes on that cannot be replayed from its deal."""
    return {"content": game.content_hash(), "hash": state_hash(state), "state": state.to_json()}


def steps_in(entries: Iterable[Mapping[str, Any]]) -> int:
    """How many steps stand at the end of some entries: those made, less those taken back."""
    return sum(("answers" in entry) - ("undo" in entry) for entry in entries)


def state_of(game: AnyGame, loaded: Loaded, number: int) -> Any:
    """The state in the snapshot that is entry `number` (from 1). SaveError where it is none of this game, or, where it
    was dealt (`seed` tells) and not laid out by a lesson, breaks what must always hold."""
    try:
        state = game.state_from_json(loaded.entries[number - 1]["state"])
        wrong = game.breaches(state) if loaded.header.seed >= 0 else ()
    except STUMBLES as error:
        raise SaveError("other-content", str(error)) from error
    if wrong:
        raise SaveError("other-content", wrong[0])
    return state
