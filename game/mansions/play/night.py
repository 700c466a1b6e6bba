"""What is kept of a night that is over: a few hundred small figures, so that nobody has to play it again to look
back."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from game.core.play import page
from game.core.play.page import Count, Word, counted_by

FORMAT = 1
LARGEST = 64 * 1024
"""Bytes of a page at most."""
Figures = Annotated[dict[Word, Count], Meta(max_length=100)]
"""So many of each, by name."""
WON, KEEPER = "investigators", "keeper"
"""Who has won; anything else: nobody."""


class Visitor(Struct, frozen=True):
    """Whoever sat there, whom they played, and what they did there."""

    name: Word
    who: Word
    friend: Word = ""
    """The id of whoever of the book of friends sat there, `GUEST` for somebody of whom nothing is kept; '' where nobody
    has noted it: then the name tells."""
    colour: Word = ""
    emblem: Word = ""
    did: Figures = field(default_factory=dict)
    """What they did and suffered, by the names of DEEDS."""
    seconds: Count = 0
    """How long their turns took together, without the time in which nobody did anything."""

    @property
    def companion(self) -> str:
        """What plays this seat by itself: nobody's does in this game."""
        return ""

    @property
    def person(self) -> str:
        """What this person is counted by over all nights: the id where there is one (no name begins like it), else the
        name."""
        return counted_by(self.name, self.friend)

    def deed(self, name: str) -> int:
        """How often or how much."""
        return self.did.get(name, 0)


DEEDS = ("clues", "locks", "puzzles", "beaten", "dealt", "taken", "frights", "healed", "given", "slipped", "searched")
"""What is told of somebody: clues read, doors opened, puzzles solved, monsters sent off, damage dealt and taken,
frights taken, tokens taken off others, cards given, monsters slipped past, rooms searched."""


class Night(Struct, frozen=True):
    """One night that is over."""

    story: Word
    objective: Word
    result: Word
    reason: Word = ""
    round: Annotated[int, Meta(ge=1, le=1000)] = 1
    visitors: Annotated[list[Visitor], Meta(min_length=1, max_length=4)] = field(default_factory=list)
    found: Figures = field(default_factory=dict)
    """Everything that achievements ask for, by name (`achievements.py`)."""
    undone: Count = 0
    hints: Count = 0
    seed: Annotated[int, Meta(ge=0)] | None = None
    sequence: Count = 0
    """The number that the night's save was begun with."""
    day: Annotated[str, Meta(max_length=10)] = ""
    """The day on which it ended, `2026-11-29`, by the clock of the computer; '' where nobody noted it."""
    format: int = FORMAT

    @property
    def won(self) -> bool:
        """Whether those who came have won."""
        return self.result == WON

    @property
    def seconds(self) -> int:
        """How long it took in all turns together."""
        return sum(one.seconds for one in self.visitors)

    def total(self, deed: str) -> int:
        """A figure of the visitors over all of them."""
        return sum(one.deed(deed) for one in self.visitors)


def written(night: Night) -> bytes:
    """A page as JSON."""
    return page.written(night)


def read(raw: bytes) -> Night:
    """The page that `written` wrote. ValueError for anything that is none, or that lies beyond all bounds."""
    return page.read(raw, Night, LARGEST)
