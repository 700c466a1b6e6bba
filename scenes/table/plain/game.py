"""What a game says of itself to get a plain table: where its cards lie, and a sentence for everything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.core.engine.decision import Answer, Decision, Reason
from game.core.engine.event import Event
from game.core.engine.session import Session


@dataclass(frozen=True, slots=True)
class Lain:
    """A card as it lies there."""

    label: str = ""
    """What its face says; '' where only its back is seen."""
    option: str = ""
    """The answer that it stands for whenever that is one; '' for none."""
    sentence: str = ""
    """What is told of it; '' where its face says all."""


@dataclass(frozen=True, slots=True)
class Heap:
    """Cards that lie together, side by side or as a pile of which the uppermost is seen."""

    name: str
    title: str
    row: int
    """In which row it lies, from 0 (far away) to 2 (before whoever is asked)."""
    cards: tuple[Lain, ...] = ()
    seat: str = ""
    """Whose it is, '' for nobody's."""
    pile: bool = False
    takes: bool = False
    """A card that is let go on it is given as the answer that it stands for."""


@dataclass(frozen=True, slots=True)
class Move:
    """A card goes from heap to heap; `lain` is how it lies there then, None where it stays as it was."""

    start: str
    end: str
    """'' where it leaves the table."""
    lain: Lain | None = None


class PlainGame(Protocol):
    """A game whose decisions are all made by choosing options, most of which are cards on the table."""

    def heaps(self, state: Any, seat: str) -> Sequence[Heap]:
        """Everything that lies there, as whoever sits there sees it."""

    def moves(self, event: Event) -> Sequence[Move]:
        """Which cards go where with an event. When all events of a step are shown, every heap must hold what `heaps`
        says; only a back may still stand for a card that people are about to see."""

    def told(self, event: Event) -> str:
        """An event as a line of the log; '' for one that is not told."""

    def asked(self, decision: Decision) -> str:
        """What is to be decided, as a sentence."""

    def option(self, option: str) -> str:
        """What stands on the button of an answer that is no card."""

    def why(self, reason: Reason) -> str:
        """Why something cannot be done."""

    def seat(self, seat: str) -> str:
        """What somebody is called."""

    def advice(self, session: Session) -> tuple[Answer, str]:
        """What would be good to do now, and why, in a sentence."""
