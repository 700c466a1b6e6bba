"""Draws the table of a house: the parts that stand still, zone by zone, and over them what moves and lights up."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.ornament import glow_frame
from scenes.kit.theme import CRIMSON
from scenes.mansions.look import GROUND, LAMP, PAPER
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.house.view import HouseView
from scenes.mansions.table.part import Part
from scenes.table.lights import Lights, numbered

PLAN = ("space", "room", "door", "figure")
"""Roles of things that the house paints itself."""
QUIET = ("answer", "verb", "button")
"""Roles whose picture says already that they can be used."""


class HouseDrawing:
    """Draws one table (`Drawn`)."""

    waiting = False

    def __init__(
        self,
        table: HouseContext,
        house: HouseView,
        parts: Sequence[Part],
        over: Sequence[Callable[[Canvas, Lights], object]] = (),
    ) -> None:
        """`parts`: everything else, in the order in which it is painted and listed; `over`: what moves or lights up on
        some of them."""
        self.table, self.house = table, house
        self.over = (house.paint_over, *over)
        self.parts: Sequence[Part] = (house, *parts)
        self._keys: dict[int, Hashable] = {}
        self._lay: dict[int, Box] = {}
        """Where each part was painted last: what goes leaves nothing behind."""

    @property
    def moving(self) -> bool:
        """The view of the house is on its way."""
        return self.house.moving

    def refresh(self) -> None:
        """Paint anew what differs from what was painted."""
        for at, part in enumerate(self.parts):
            box = part.box()
            now = (box, part.key()) if box is not None else None
            if self._keys.get(at, self) != now:
                self._keys[at] = now
                lay = self._lay.pop(at, None)
                if lay is not None and lay != box:
                    self.table.screen.rebake(Rect(lay).inflate(8, 8))
                if box is not None:
                    self.table.screen.rebake(Rect(box).inflate(8, 8))
                    self._lay[at] = box

    def rebake(self, budget: int | None) -> bool:
        """Nothing waits."""
        return False

    def offer(self, usable: frozenset[str] | None) -> None:
        """What may be chosen is lit, and nothing falls back."""

    def drift(self, x: int, dt: float) -> None:
        """Nothing lies far behind."""

    def update(self, dt: float, *, still: bool) -> bool:
        """The view of the house goes on."""
        return self.house.update(dt)

    def art_arrived(self) -> None:
        """New drawings have come."""
        self.house.art_arrived()
        self.refresh()

    def forget(self) -> None:
        """Paint everything anew."""
        self._keys.clear()
        self.table.screen.rebake()

    def leave(self) -> None:
        """The table goes."""

    def still(self, surface: Surface) -> None:
        """Everything that stands still, as far as the clip leaves it free."""
        clip = surface.get_clip()
        surface.fill(GROUND, clip)
        for part in self.parts:
            box = part.box()
            if box is not None and clip.colliderect(Rect(box).inflate(8, 8)):
                part.paint(surface)

    def cards(self, canvas: Canvas, lights: Lights, zone: str, *, patient: bool = False) -> bool:
        """Figures and lights on the plan, frames about everything else that is lit, chosen, refused or pointed at."""
        for over in self.over:
            over(canvas, lights)
        for thing in self.table.listing().things:
            if thing.role in PLAN:
                continue
            if thing.id in lights.refused:
                canvas.mark(glow_frame(canvas.surface, thing.rect, CRIMSON, 4))
            elif thing.id in lights.marked:
                canvas.mark(glow_frame(canvas.surface, thing.rect, LAMP[0], 3))
            elif thing.id in lights.lit and thing.role not in QUIET:
                canvas.mark(glow_frame(canvas.surface, thing.rect, LAMP[1], 2))
            elif lights.hover == thing.id and thing.enabled:
                pygame.draw.rect(canvas.surface, PAPER[0], thing.rect.inflate(-4, -4), 2, border_radius=6)
                canvas.mark(thing.rect)
            numbered(canvas, lights, thing.id, thing.rect)
        return False

    def warnings(self, canvas: Canvas, lights: Lights) -> None:
        """Nothing warns yet that is not on the panel."""
