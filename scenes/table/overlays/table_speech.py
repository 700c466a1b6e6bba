"""What a table says to ears besides its things: what stands there, what lies over it, what happens.

What happens is told as the log tells it, line by line, when a line is complete.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from scenes.kit.speech import Described, Passage, sayable
from scenes.kit.thing import Thing, by_id
from scenes.table.context import AnyTable
from scenes.table.handover import Handover
from scenes.table.log_drawer import LogLine
from scenes.table.overlays.overlays import Overlays

LineT = TypeVar("LineT", bound=LogLine)
LineT_contra = TypeVar("LineT_contra", bound=LogLine, contravariant=True)


class Spoken(Protocol[LineT_contra]):
    """What a game's table says."""

    def passages(self) -> list[Passage]:
        """What is asked, what threatens, and what lies over the table."""

    def describe(self, thing: Thing) -> Described:
        """A thing with all that is known of it now."""

    def line(self, line: LineT_contra) -> str:
        """A line of the log for ears; '' where it says nothing."""


class TableSpeech(Generic[LineT]):
    """Says one table."""

    def __init__(
        self,
        table: AnyTable,
        own: Spoken[LineT],
        overlays: Overlays,
        handover: Handover,
        lines: Callable[[], Sequence[LineT]],
    ) -> None:
        """`lines`: the whole story so far."""
        self.table, self.own, self.overlays, self.handover, self._lines = table, own, overlays, handover, lines
        self._told = 0
        """How many lines of the story have been said."""

    def passages(self) -> list[Passage]:
        """What stands there, and the page that lies open; nothing of it while events are shown."""
        table = self.table
        if self.handover.waiting:
            return [Passage("handover", sayable(self.handover.ground.line()))]
        if table.director.busy:
            return []
        found = self.own.passages()
        read = by_id(self.overlays.things(), self.overlays.reading or "")
        if read is not None:
            found.append(Passage("pane", self.own.describe(read).said("full")))
        return found

    def skip(self) -> None:
        """What the story tells by now is no news."""
        self._told = len(self._lines())

    def update(self) -> None:
        """Say the lines that have been completed."""
        narrator, lines = self.table.app.speech.narrator, self._lines()
        until = len(lines) - (1 if self.table.director.busy else 0)
        self._told = min(self._told, len(lines))
        for line in lines[self._told : until]:
            words = self.own.line(line)
            if words:
                narrator.happens(words, "full" if line.quiet else "brief")
        self._told = max(self._told, until)
