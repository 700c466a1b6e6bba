"""The set pieces of a table: what is held up, acted or laid over it while events are shown, and what is made for that
ahead. Each of them hears of every event; the scene asks them together, in the order of their list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.engine.event import Event
from scenes.kit.canvas import Canvas
from scenes.kit.director import Director
from scenes.table.motion.aftermath import Aftermath


class SetPiece:
    """Nothing in particular: a piece fills in what it needs."""

    @property
    def dark(self) -> bool:
        """It is held up to be read, and the table is dark around it."""
        return False

    @property
    def moving(self) -> bool:
        """Frames must be drawn for it."""
        return False

    # while events are shown

    def announce(self, event: Event) -> float:
        """An event is about to be shown: how long what is held up before it is looked at, in milliseconds."""
        return 0.0

    def gives_way(self) -> None:
        """Another piece is held up before the next event: what shows an earlier one goes."""

    def delay(self, event: Event) -> float:
        """How long an event that has been announced must wait for what it shows, in milliseconds; asked again then."""
        return 0.0

    def notice(self, event: Event) -> None:
        """An event has changed the shown table."""

    def linger(self, event: Event) -> float:
        """For how many milliseconds the director waits after an event."""
        return 0.0

    def settle(self, source: str) -> None:
        """All events are shown; `source` is the card that asks something now, '' for none."""

    def clear(self) -> None:
        """Nothing is held up or acted any more."""

    # frame by frame

    def update(self, dt: float) -> bool:
        """`dt` milliseconds pass; whether something moved."""
        return False

    def make_one(self) -> bool:
        """Make one picture of what may be held up next; False where there is none left to be made."""
        return False

    def paint(self, canvas: Canvas) -> None:
        """Over the table and the pieces before this one."""


class OfEvents(SetPiece):
    """What is seen of the events that are being shown: what flies from place to place."""

    def __init__(self, director: Director[Any, Any]) -> None:
        self.director = director

    def paint(self, canvas: Canvas) -> None:
        """Over what lies on the table."""
        for effect in tuple(self.director.effects):
            self.director.paint(effect, canvas)


class InTheAir(SetPiece):
    """What flies, strikes and settles by a clock of its own."""

    def __init__(self, aftermath: Aftermath) -> None:
        self.aftermath = aftermath

    def paint(self, canvas: Canvas) -> None:
        """Over what is held up to be read."""
        self.aftermath.paint(canvas)


class SetPieces:
    """All of one table, from what lies lowest upwards; its director waits for them."""

    def __init__(self, director: Director[Any, Any], pieces: Sequence[SetPiece]) -> None:
        self.pieces = tuple(pieces)
        # asked in every frame: only those that have something to say of it
        self._darkening, self._moving = self._filling("dark"), self._filling("moving")
        self._acting, self._making, self._seen = map(self._filling, ("update", "make_one", "paint"))
        director.announce, director.delay, director.linger = self.announce, self.delay, self.linger

    def _filling(self, name: str) -> tuple[SetPiece, ...]:
        """The pieces that fill in what a piece leaves open under this name."""
        return tuple(one for one in self.pieces if getattr(type(one), name) is not getattr(SetPiece, name))

    @property
    def dark(self) -> bool:
        """Something is held up to be read, and the table is dark around it."""
        return any(piece.dark for piece in self._darkening)

    @property
    def moving(self) -> bool:
        """Frames must be drawn for one of them."""
        return any(piece.moving for piece in self._moving)

    def notice(self, event: Event) -> None:
        """An event has changed the shown table."""
        for piece in self.pieces:
            piece.notice(event)

    def announce(self, event: Event) -> float:
        """What is held up before an event, in milliseconds; what shows an earlier one gives way to it."""
        held = sum(piece.announce(event) for piece in self.pieces)
        if held > 0:
            for piece in self.pieces:
                piece.gives_way()
        return held

    def delay(self, event: Event) -> float:
        """How long an event waits for what it shows."""
        return max((piece.delay(event) for piece in self.pieces), default=0.0)

    def linger(self, event: Event) -> float:
        """Milliseconds for which the director waits after an event."""
        return sum(piece.linger(event) for piece in self.pieces)

    def settle(self, source: str) -> None:
        """All events are shown; `source` is the card that asks something now, '' for none."""
        for piece in self.pieces:
            piece.settle(source)

    def clear(self) -> None:
        """Nothing is held up or acted any more."""
        for piece in self.pieces:
            piece.clear()

    def update(self, dt: float) -> bool:
        """`dt` milliseconds pass; whether something moved."""
        moved = [piece.update(dt) for piece in self._acting]
        return any(moved)

    def make_one(self) -> bool:
        """Make one picture of what may be held up next; False where there is none left to be made."""
        return any(piece.make_one() for piece in self._making)

    def paint(self, canvas: Canvas) -> None:
        """Over the table, from what lies on it upwards."""
        for piece in self._seen:
            piece.paint(canvas)
