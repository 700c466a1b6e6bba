"""What people look for in a game that they watch: its rounds and turns, and what happens in it."""

from __future__ import annotations

from msgspec import Struct

PARTS = ("turn", "round")
"""Marks of where something begins; all others mark something that happens."""


class Mark(Struct, frozen=True):
    """A place in a recording that has a name."""

    kind: str
    """`turn`, `round`, or what happens, as its game calls it."""
    at: int
    """The moment to go to: where a turn or round begins, or from where it is seen happening."""
    seat: str = ""
    """Whose turn it is, or whom it concerns."""
    number: int = 0
    """The turn or the round."""
    about: str = ""
    """The card that it is about, '' for none."""

    @property
    def shows(self) -> bool:
        """Whether the step that follows is what it marks: it is watched from the moment before."""
        return self.kind not in PARTS
