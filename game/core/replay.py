"""Playing a journal again, also when the cards or the rules have changed since it was written.

A game is replayed from its deal, and every state is compared with the hash beside its step. Where the cards are other
ones (their content hash says so), or a step no longer leads to the state that it led to (the rules were changed, which
no hash can foretell), the game opens at the last snapshot instead, and goes on with the steps after it as long as each
leads to the very state that it led to then: nobody ever sits before a table that has never been seen. Where there is
no such snapshot, what does not follow is cut off.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .game import Game
from .save import Loaded, SaveError
from .session import Session, state_hash

STUMBLES = (ValueError, LookupError, TypeError, AttributeError, AssertionError, RuntimeError)
"""An answer that is illegal now is an IllegalAnswer; changed rules may also trip over a state of the old ones."""


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

    @property
    def from_snapshot(self) -> bool:
        """Whether the game was opened at a snapshot: steps before it can no longer be taken back."""
        return self.snapshot_at > 0


def replay(game: Game, loaded: Loaded) -> Replayed:
    """Play a journal again. SaveError where it is of another game, or neither replaying nor a snapshot works.

    `loaded` learns what going on has to write: a new beginning, or where the journal is to be cut.
    """
    if loaded.header.game != game.id:
        raise SaveError("other-game", loaded.header.game)
    if loaded.content != game.content_hash():
        return _at_snapshot(game, loaded, 1)
    replayed = Replayed(_first(game, loaded))
    left = _follow(replayed, loaded.entries[loaded.begin :])
    if not left:
        return replayed
    broken_at = len(loaded.entries) - left + 1
    try:
        replayed = _at_snapshot(game, loaded, broken_at)
    except SaveError:
        loaded.cut(broken_at)
    replayed.broken_at = broken_at
    return replayed


def _first(game: Game, loaded: Loaded) -> Session:
    """The session at the deal, or at the last new beginning."""
    if loaded.begin:
        return Session(game, _state(game, loaded.entries[loaded.begin - 1]))
    try:
        return Session.new(game, game.options_from_json(loaded.header.options), loaded.header.seed)
    except (ValueError, KeyError, TypeError) as error:
        raise SaveError("not-a-save", str(error)) from error


def _follow(replayed: Replayed, entries: list[dict[str, Any]], proven: bool = False) -> int:
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
        return session.undo()
    if "answers" not in entry:
        return entry.get("hash") == session.hash()
    answers = entry["answers"]
    if not isinstance(answers, list) or not answers or not all(map(_is_answer, answers)):
        return False
    try:
        session.apply_all([tuple(answer) for answer in answers])
    except STUMBLES:
        return False
    if "hash" in entry and entry["hash"] != session.hash():
        session.undo()
        session.future.clear()
        return False
    return True


def _is_answer(answer: Any) -> bool:
    return isinstance(answer, list) and all(isinstance(word, str) for word in answer)


def _at_snapshot(game: Game, loaded: Loaded, first: int) -> Replayed:
    """The session at the last snapshot, entry `first` or later, and the steps after it that lead where they led."""
    number = _last_snapshot(loaded.entries)
    if number < first:
        raise SaveError("other-content", loaded.header.content)
    state = _state(game, loaded.entries[number - 1])
    beginning = {"content": game.content_hash(), "hash": state_hash(state), "state": state.to_json()}
    replayed = Replayed(Session(game, state), snapshot_at=number)
    rest = loaded.entries[number:]
    left = _follow(replayed, rest, proven=True)
    kept = rest[: len(rest) - left]
    loaded.anew = [beginning, *kept]
    replayed.missing = _steps(rest) - _steps(kept)
    return replayed


def _steps(entries: Iterable[Mapping[str, Any]]) -> int:
    """How many steps stand at the end of some entries: those made, less those taken back."""
    return sum(("answers" in entry) - ("undo" in entry) for entry in entries)


def _last_snapshot(entries: list[dict[str, Any]]) -> int:
    """The last entry (from 1) with a snapshot that was not taken back afterwards, or 0."""
    taken_back = 0
    for number in range(len(entries), 0, -1):
        entry = entries[number - 1]
        if "state" in entry and not taken_back:
            return number
        taken_back += ("undo" in entry) - (taken_back > 0 and "answers" in entry)
    return 0


def _state(game: Game, entry: Mapping[str, Any]) -> Any:
    try:
        return game.state_from_json(entry["state"])
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        raise SaveError("other-content", str(error)) from error
