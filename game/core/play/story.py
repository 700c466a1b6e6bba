"""A game as a story: what has happened, line by line, as a log tells it; words are found when a line is shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from game.core.engine.event import Event
from game.core.engine.session import HistoryEntry

AGREED = "undo_policy"
"""A line that no undo takes back: the table has agreed on another undo policy."""


class StoryLine(Protocol):
    """Some events that are told together."""

    @property
    def step(self) -> int:
        """The number of the step they belong to."""

    @property
    def type(self) -> str:
        """What happened, as its first event calls it."""


LineT = TypeVar("LineT", bound=StoryLine)


class Story(ABC, Generic[LineT]):
    """All lines so far. A game says which events it tells (`line`), and which of them together (`joined`)."""

    def __init__(self) -> None:
        self.lines: list[LineT] = []
        self.step = 0
        """The number of the step that is being told, from 1 on."""

    @abstractmethod
    def line(self, event: Event) -> LineT | None:
        """A line that begins with an event; None where it is not told."""

    def joined(self, last: LineT, event: Event) -> LineT | None:
        """The last line with one more event; None where it is a line of its own."""
        return None

    def chosen(self, moment: HistoryEntry) -> Sequence[Event]:
        """An answer as an event, where no event of the game tells it."""
        return ()

    def begins_in(self, state: Any) -> None:
        """The first line will begin at this state of the game."""

    def begin(self) -> None:
        """A new step begins."""
        self.step += 1

    def answered(self, moment: HistoryEntry) -> None:
        """A question has been answered: tell it where no event will."""
        for event in self.chosen(moment):
            self.tell(event)

    def recall(
        self, moments: Sequence[HistoryEntry], agreed: Sequence[tuple[int, str]] = (), opening: Sequence[Event] = ()
    ) -> None:
        """Tell a game that was played before: how it opened (where it is not too long ago), the steps since,
        and which undo policy was `agreed` on after how many of them."""
        for number, moment in enumerate([None, *moments], start=1):
            self.step = number
            if moment is not None:
                self.answered(moment)
            for event in moment.events if moment is not None else opening:
                self.tell(event)
            for after, policy in agreed:
                if min(after, len(moments)) == number - 1:
                    self.agree(policy)
        self.step = len(moments)  # the table begins one more step when it shows where the game stands

    def retell(self, past: Sequence[HistoryEntry], agreed: Sequence[tuple[int, str]], opening: Sequence[Event]) -> None:
        """The game stands at another moment: tell how it opened and the steps that led here, and nothing else."""
        self.lines.clear()
        self.recall(past, agreed, opening)
        self.step = len(past) + 1

    def agree(self, policy: str) -> None:
        """The table plays with another undo policy from now on."""
        self.tell(Event(AGREED, {"policy": policy}))

    def tell(self, event: Event) -> None:
        """Add one event that has just been shown."""
        made = self.line(event)
        if made is None:
            return
        together = self.joined(self.lines[-1], event) if self.lines else None
        if together is not None:
            self.lines[-1] = together
        else:
            self.lines.append(made)

    def back(self) -> None:
        """The last step was taken back."""
        self.lines = [line for line in self.lines if line.step < self.step or line.type == AGREED]
        self.step = max(0, self.step - 1)

    def last(self, count: int) -> list[LineT]:
        """The latest lines, oldest first."""
        return self.lines[-count:]
