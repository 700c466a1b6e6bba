"""A companion that has the word at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from scenes.table.company.thought import IntentT

WhyT = TypeVar("WhyT")
WhyT_co = TypeVar("WhyT_co", covariant=True)


@dataclass(slots=True)
class AtWork(Generic[IntentT, WhyT]):
    """It thinks, shows what it would do, or asks for people's cards before it does."""

    seat: str
    intent: IntentT | None = None
    """What it would do, when it knows."""
    why: WhyT | None = None
    """The first reason for that, as its game has it; None where there is none to be told."""
    friends: tuple[str, ...] = ()
    """People whose cards that would spend, and who have not been asked yet."""
    held: bool = False
    """People have said: wait."""

    @property
    def waits(self) -> bool:
        """Whether it waits for people."""
        return self.held or bool(self.friends)


class CompanyState(Protocol[IntentT, WhyT]):
    """What of the state of a table tells of companions."""

    company: AtWork[IntentT, WhyT] | None
    """The companion that has the word; None where people have it, and while events are shown."""
    lent: str
    """The companion's seat for which people decide."""
    patient: bool
    """Somebody at the computer has never watched a companion's turn: it says so, and leaves time to read each act."""
