"""What the hand does to the view of the house: the wheel comes closer, an empty hand drags the floor, keys do both."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame
from pygame import Rect

from scenes.kit.thing import thing_at
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.house.view import HouseView

DRAG_FROM = 6
"""Pixels a press must be moved for the floor to be dragged."""
PUSH = 0.2
"""The share of the frame by which a key pushes the floor."""


class ViewHands:
    """Hears events before the table does; what it uses, nobody else hears."""

    def __init__(self, table: HouseContext, house: HouseView) -> None:
        self.table, self.house = table, house
        self.pos = (0, 0)
        self._held: tuple[int, int] | None = None
        self._dragged = False

    def handle(self, event: pygame.event.Event) -> bool:
        """Take what moves the view; True when it was that."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self.pos = event.pos
        if event.type == pygame.MOUSEWHEEL and event.y:
            return self._wheel(event.y)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2):
            return self._down(event.pos)
        if event.type == pygame.MOUSEMOTION and self._held is not None:
            return self._drag(event.pos, held=any(event.buttons))
        if event.type == pygame.MOUSEBUTTONUP and event.button in (1, 2):
            return self._let_go()
        return False

    def _wheel(self, by: int) -> bool:
        """The wheel was turned: over the house it comes closer, or goes away."""
        if not self._free(self.pos):
            return False
        self._closer(1 if by > 0 else -1, self.pos)
        return True

    def _free(self, pos: tuple[int, int]) -> bool:
        """Whether the house lies under a point, and nothing over it."""
        under = thing_at(self.table.things(), pos)
        if self.house.box() is None:  # a puzzle lies there
            return False
        return self.table.camera.frame.contains(*pos) and (under is None or under.zone == "house")

    def _down(self, pos: tuple[int, int]) -> bool:
        self._held, self._dragged = None, False
        if not self.table.camera.zoomed or not self._free(pos):
            return False
        spot = self.house.overview.at(pos)
        if spot is not None:
            self.table.camera.bring(spot, gently=not self._still, loosely=False)
            self.house.looked()
            return True
        self._held = pos
        return False

    def _let_go(self) -> bool:
        """What can be pressed lies elsewhere only when the floor is let go; whether it was dragged."""
        dragged, self._held, self._dragged = self._dragged, None, False
        self.table.camera.held = False
        if dragged:
            self.house.looked()
        return dragged

    def _drag(self, pos: tuple[int, int], *, held: bool) -> bool:
        if not held or self._held is None:
            self._let_go()
            return False
        dx, dy = pos[0] - self._held[0], pos[1] - self._held[1]
        if not self._dragged and abs(dx) + abs(dy) < DRAG_FROM:
            return False
        self._dragged = self.table.camera.held = True
        self._held = pos
        self.table.screen.down = self.table.screen.hover = None
        if self.table.camera.pan(dx, dy):
            self.table.screen.rebake(Rect(self.table.measures.house))
        return True

    @property
    def _still(self) -> bool:
        return self.table.theme.reduced_motion

    # keys

    def doers(self) -> Mapping[str, Callable[[], object]]:
        """Commands and what they do."""
        frame = self.table.camera.frame
        w, h = round(frame.w * PUSH), round(frame.h * PUSH)
        return {
            "zoom_in": partial(self._closer, 1), "zoom_out": partial(self._closer, -1), "overview": self._overview,
            "follow": self._follow, "sight": self._sight, "pan_left": partial(self._pan, w, 0),
            "pan_right": partial(self._pan, -w, 0), "pan_up": partial(self._pan, 0, h),
            "pan_down": partial(self._pan, 0, -h),
        }  # fmt: skip

    def _about(self) -> tuple[int, int]:
        """What a key comes closer to: what has the focus, else whoever acts."""
        table = self.table
        name = table.focus.current if table.focus.visible else None
        space = self.house.listed.space_of(name or "") or table.shown.where(table.acting)
        place = table.resting.spaces.get(space)
        return place.center if place is not None else table.camera.frame.center

    def _closer(self, by: int, at: tuple[int, int] | None = None) -> None:
        if self.table.camera.zoom(by, at or self._about(), gently=not self._still):
            self.house.looked()

    def _overview(self) -> None:
        self.table.camera.whole(self._about(), gently=not self._still)
        self.house.looked()

    def _pan(self, dx: int, dy: int) -> None:
        if self.table.camera.pan(dx, dy):
            self.house.looked()

    def _follow(self) -> None:
        camera = self.table.camera
        camera.follows = not camera.follows
        self.table.app.say(self.table.words.of_house("follows" if camera.follows else "stays"))
        if camera.follows:
            self.house.bring(self.table.shown.where(self.table.acting))

    def _sight(self) -> None:
        state = self.table.state
        state.sight = not state.sight
        self.table.touch()
