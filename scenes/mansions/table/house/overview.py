"""The whole house, small, in a corner of the frame while only a part of it is seen: what is seen, and where everybody
is. A press on it goes there."""

from __future__ import annotations

from typing import Protocol

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.mansions.look import INK, LAMP, PAPER, SLATE, of_seat
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.house.boards import Boards
from scenes.mansions.table.house.figures import Standing

SHARE = 0.26
"""Of the shorter side of the frame: the longer side of the small picture."""


class Overlooked(Protocol):
    """The house, as far as it is looked over."""

    def boards(self) -> Boards:
        """Its still pictures."""

    def standing(self, *, rest: bool = False) -> Standing:
        """Where everybody stands."""


class Overview:
    """The small picture."""

    def __init__(self, table: HouseContext, house: Overlooked) -> None:
        self.table, self.house = table, house
        self._small: tuple[object, Surface] | None = None

    def box(self) -> Box | None:
        """Where it lies in the window: in the corner that matters least; None while the whole house is seen."""
        camera, whole = self.table.camera, self.table.whole.box
        if camera.rest <= 1:
            return None
        side = SHARE * min(camera.frame.w, camera.frame.h)
        share = side / max(whole.w, whole.h)
        acting = self.house.standing(rest=True).boxes.get(self.table.acting)
        aim = self.table.resting.spaces.get(self.table.state.aim)
        busy = [box for box in (acting, aim) if box is not None]
        return camera.corner(round(whole.w * share), round(whole.h * share), busy, self.table.measures.px(10, 6))

    def at(self, pos: tuple[int, int]) -> Box | None:
        """The spot of the whole house that a point of the small one means; None beside it."""
        box, whole = self.box(), self.table.whole.box
        if box is None or not box.contains(*pos):
            return None
        x = whole.x + (pos[0] - box.x) * whole.w // box.w
        y = whole.y + (pos[1] - box.y) * whole.h // box.h
        return Box(x, y, 1, 1)

    def paint(self, canvas: Canvas) -> None:
        """The house, what is seen of it, a dot for everybody: round for people, square for monsters."""
        box, table = self.box(), self.table
        if box is None:
            return
        place, surface = Rect(box), canvas.surface
        surface.fill(INK, place.inflate(6, 6))
        surface.blit(self._picture(place.size), place)
        whole = table.whole.box
        share = place.w / whole.w
        seen = table.camera.seen()
        frame = Rect(
            place.x + round((seen.x - whole.x) * share), place.y + round((seen.y - whole.y) * share),
            round(seen.w * share), round(seen.h * share),
        )  # fmt: skip
        r = max(3, table.measures.px(6, 4))
        for monster in table.view.monsters:
            at = self._spot(place, monster.at)
            if at is not None:
                dot = Rect(at[0] - r, at[1] - r, 2 * r, 2 * r)
                surface.fill(PAPER[0], dot.inflate(2, 2))
                surface.fill(SLATE[4], dot)
        for person in table.view.people:
            at = self._spot(place, person.at)
            if at is not None:
                pygame.draw.circle(surface, INK, at, r + 1)
                colour = LAMP[0] if person.seat == table.acting else of_seat(person.seat)
                pygame.draw.circle(surface, colour, at, r)
        pygame.draw.rect(surface, INK, frame.inflate(2, 2), 4)
        pygame.draw.rect(surface, LAMP[1], frame, 2)
        canvas.mark(place.inflate(8, 8))

    def _spot(self, place: Rect, space: str) -> tuple[int, int] | None:
        """The middle of a space on the small picture."""
        whole, there = self.table.whole.box, self.table.whole.spaces.get(space)
        if there is None:
            return None
        x, y = there.center
        return place.x + (x - whole.x) * place.w // whole.w, place.y + (y - whole.y) * place.h // whole.h

    def _picture(self, size: tuple[int, int]) -> Surface:
        small = self.house.boards().small
        key = small.surface, small.version, size
        if self._small is None or self._small[0] != key:
            self._small = key, pygame.transform.smoothscale(small.surface, size)
        return self._small[1]
