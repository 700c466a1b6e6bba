"""What the pointer carries at the table of a house: pieces of a puzzle, and things that change hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

import pygame
from pygame import Surface

from game.core.engine.decision import Reason
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.thing import Thing
from scenes.mansions.table.context import HouseContext
from scenes.table.listing import HeldCard
from scenes.table.pointer import Air, Landing


class Carrier(Protocol):
    """One kind of what can be carried."""

    def place(self, card: HeldCard) -> Box | None:
        """Where it lies at rest; None where it is not seen."""

    def answer(self, card: HeldCard, under: str) -> tuple[str, Reason | None]:
        """What letting it go on a thing means, or why that cannot be; ('', None) where it only goes back."""

    def image(self, card: HeldCard) -> Surface:
        """How it looks in the air."""


class HouseHands:
    """What the pointer must know of what it carries (`Hands`). `given` does what a drop means; `denied` says no."""

    def __init__(
        self,
        table: HouseContext,
        carriers: Mapping[str, Carrier],
        given: Callable[[str], object],
        denied: Callable[[Thing, Reason], object],
    ) -> None:
        """`carriers`: by the kind of the card."""
        self.table, self.carriers, self.given, self.denied = table, carriers, given, denied

    def place(self, card: HeldCard) -> Box | None:
        """Where it lies."""
        return self.carriers[card.kind].place(card)

    def size(self) -> tuple[int, int]:
        """How large what is carried is in the air."""
        card = self.table.listing().cards.get(self.table.state.carried)
        box = self.place(card) if card is not None else None
        return (box.w, box.h) if box is not None else (self.table.measures.px(120, 80),) * 2

    def at_home(self, pos: tuple[int, int]) -> bool:
        """Nothing is laid in another order."""
        return False

    def drop(self, card: HeldCard, own: Thing, under: Thing | None, pos: tuple[int, int]) -> Landing:
        """On what takes it that is done; on what does not it is said why, and it goes back."""
        if under is None:
            return Landing()
        answer, reason = self.carriers[card.kind].answer(card, under.id)
        if reason is not None:
            return Landing(then=partial(self.denied, own, reason))
        return Landing(flies=False, then=partial(self.given, answer)) if answer else Landing()

    def taken(self, card: HeldCard, thing: Thing) -> None:
        """What it comes to is seen by itself."""

    def sound(self, card: HeldCard) -> str:
        """What it sounds like when it touches down."""
        return "drop_1"

    def paint(self, canvas: Canvas, card: HeldCard, at: tuple[float, float], air: Air) -> None:
        """Lifted a little, leant as it is moved."""
        image = self.carriers[card.kind].image(card)
        leant = pygame.transform.rotozoom(image, air.tilt, 1 + 0.05 * air.grip)
        place = leant.get_rect(center=(round(at[0]), round(at[1] - 4 * air.grip)))
        canvas.blit(leant, place.topleft)
        canvas.mark(place)

    def rises(self, card: HeldCard) -> float:
        """It comes down where it lies."""
        return 0.0
