"""In how many rounds of a game somebody sat at the table: people may leave their seats to the computer and come back.

Kept as a note in the save whenever the last person leaves or the first comes back; a game without it had the same
company from its first turn to its last.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

NOTE = "attended"
"""Under this name the journal notes it."""


class Attendance(Struct, frozen=True):
    """The rounds (1 to 6) in which a person had a seat up to the last change, and the round of that change; None where
    nothing has changed yet."""

    rounds: frozenset[int] = frozenset()
    since: int | None = None

    def until(self, last: int, first: int, *, people: bool) -> frozenset[int]:
        """The rounds in which a person had a seat, up to and with round `last` of a game that began with round `first`;
        `people`: whether one has had a seat since the last change. A round that somebody left in counts."""
        begun = first if self.since is None else self.since
        return self.rounds | frozenset(range(begun, last + 1)) if people else self.rounds

    def changed(self, now: int, first: int, *, people: bool) -> Attendance:
        """The same once others have sat down in round `now`; `people`: whether one had a seat until then."""
        return Attendance(self.until(now, first, people=people), now)

    def note(self) -> dict[str, Any]:
        """As a journal notes it."""
        return {NOTE: {"rounds": sorted(self.rounds), "since": self.since}}


def noted(notes: Mapping[str, Any]) -> Attendance:
    """What a save has noted, by name of the note; anything odd is as if nothing had been noted."""
    found = notes.get(NOTE)
    if not isinstance(found, Mapping):
        return Attendance()
    rounds, since = found.get("rounds"), found.get("since")
    if not isinstance(rounds, list) or type(since) is not int or not all(type(one) is int for one in rounds):
        return Attendance()
    return Attendance(frozenset(rounds), since)
