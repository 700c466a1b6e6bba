"""The one list of things on a table: hit tests, keyboard focus, light, the map for outside programs.

The order is the reading order; what is only read stands last. Ids are fixed: `--ui-map` hands them to other programs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from pygame import Rect

from game.core.engine.decision import Reason
from scenes.kit.geometry import Box
from scenes.kit.thing import Thing


class HeldCard(Protocol):
    """A card that can be taken into the hand."""

    @property
    def uid(self) -> int:
        """Its identity on this table, from 1 on."""

    @property
    def kind(self) -> str:
        """Which card of the game it is."""


CardT_co = TypeVar("CardT_co", bound=HeldCard, covariant=True)


@dataclass(slots=True)
class Listing(Generic[CardT_co]):
    """The things of a moment, with the full reason of each refusal and the card behind each card thing."""

    things: list[Thing] = field(default_factory=list)
    reasons: dict[str, Reason] = field(default_factory=dict)
    cards: dict[str, CardT_co] = field(default_factory=dict)

    def add(
        self,
        name: str,
        role: str,
        label: str,
        box: Rect | Box,
        reason: Reason | None = None,
        zone: str = "",
        *,
        drop: bool = False,
        option: str = "",
    ) -> None:
        """Append one thing; with a reason it is not enabled."""
        rect = Rect(box)
        self.things.append(
            Thing(name, role, label, rect, reason is None, reason.key if reason else None, zone, drop, option)
        )
        if reason is not None:
            self.reasons[name] = reason
