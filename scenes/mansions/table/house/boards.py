"""The still pictures of one house: one as large as all of it is seen, one larger for whoever looks closely.

A room that changes is painted anew alone. The larger picture is made when the house is seen close for the first time,
a piece in each frame; until it is whole the other one stands there, a little soft.
"""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.board_view import BoardView
from scenes.kit.geometry import Box
from scenes.mansions.table.house.bake import Baker, Seen
from scenes.mansions.table.house.plan import Plan

TWICE, WIDEST = 2.0, 2560
"""How much larger the larger picture is, and how many pixels it has at most."""
BESIDE = 0.7
"""Units about a room that are painted with it: walls, doors and what stands over them."""


class Picture:
    """A house at one size, painted as far as it has been asked for."""

    def __init__(self, art: Art, plan: Plan) -> None:
        self.plan, self.baker = plan, Baker(art, plan)
        self.surface = Surface((plan.box.w, plan.box.h))
        self.waiting: list[Rect] = [Rect(plan.box)]
        """What is still to be painted."""
        self.seen: Seen | None = None
        self.version = 0

    def show(self, seen: Seen) -> list[str]:
        """From now on it shows this; gives the rooms that are others, [] where the whole house is or nothing."""
        if self.seen == seen:
            return []
        rooms = changed(self.seen, seen) if self.seen is not None else None
        self.seen = seen
        if rooms is None:
            self.waiting = [Rect(self.plan.box)]
            return []
        more = round(BESIDE * self.plan.unit)
        self.waiting += [Rect(self.plan.bounds[room]).inflate(2 * more, 2 * more) for room in rooms]
        return rooms

    def cut(self) -> None:
        """Paint it a tile at a time."""
        if self.waiting == [Rect(self.plan.box)]:
            self.waiting = [Rect(tile) for tile in self.plan.tiles.values()]

    def paint(self, most: int = 0) -> None:
        """Paint what waits, so many pieces of it at most (0: all)."""
        assert self.seen is not None
        todo = self.waiting[: most or len(self.waiting)]
        for area in todo:
            self.surface.set_clip(area)
            self.baker.paint(self.surface, self.seen)
        self.surface.set_clip(None)
        self.waiting = self.waiting[len(todo) :]
        self.version += bool(todo)


class Boards:
    """Both pictures of a house."""

    def __init__(self, art: Art, whole: Plan) -> None:
        self.art, self.whole = art, whole
        house, box, unit = whole.house, whole.box, whole.unit
        self.small = Picture(art, Plan(house, Box(0, 0, box.w, box.h), unit))
        grown = min(TWICE, WIDEST / box.w)
        self._grown = Plan(house, Box(0, 0, round(box.w * grown), round(box.h * grown)), unit * grown)
        self.large: Picture | None = None
        self.plain = materials.is_plain()
        self._cut: tuple[object, Surface] | None = None

    @property
    def waiting(self) -> bool:
        """The larger picture is not whole."""
        return self.large is not None and bool(self.large.waiting)

    @property
    def missed(self) -> bool:
        """Drawings were not there when they were wanted."""
        return bool(self.small.baker.missed or (self.large is not None and self.large.baker.missed))

    def again(self) -> None:
        """What was missing may be there now."""
        for picture in (self.small, self.large):
            if picture is not None and picture.baker.missed:
                picture.baker.missed.clear()
                picture.waiting = [Rect(picture.plan.box)]
                picture.cut()

    def show(self, seen: Seen) -> list[str]:
        """Show this from now on; gives the rooms that are others than before."""
        rooms = self.small.show(seen)
        if self.large is not None:
            self.large.show(seen)
        self.small.paint()
        return rooms

    def go_on(self) -> bool:
        """Paint a piece of the larger picture; whether it has just become whole."""
        if self.large is None or not self.large.waiting:
            return False
        self.large.paint(1)
        return not self.large.waiting

    def lay(self, surface: Surface, camera: BoardView) -> None:
        """What is in sight, at its place; scaled in haste while the view moves."""
        if (
            camera.zoomed
            and self.large is None
            and self._grown.box.w > self.whole.box.w
            and self.small.seen is not None
        ):
            self.large = Picture(self.art, self._grown)
            self.large.show(self.small.seen)
            self.large.cut()
        picture = self.large if camera.zoomed and self.large is not None and not self.large.waiting else self.small
        box, frame = Rect(camera.box), Rect(camera.frame)
        there = box.clip(frame)
        if box.size == picture.surface.get_size():
            surface.blit(picture.surface, there, there.move(-box.x, -box.y))
            return
        share = picture.surface.get_width() / box.w
        part = Rect(
            round((there.x - box.x) * share), round((there.y - box.y) * share),
            max(1, round(there.w * share)), max(1, round(there.h * share)),
        ).clip(picture.surface.get_rect())  # fmt: skip
        if camera.hasty:
            surface.blit(pygame.transform.scale(picture.surface.subsurface(part), there.size), there)
            return
        key = picture is self.large, picture.version, tuple(part), there.size
        if self._cut is None or self._cut[0] != key:
            self._cut = key, pygame.transform.smoothscale(picture.surface.subsurface(part), there.size)
        surface.blit(self._cut[1], there)


def changed(before: Seen, now: Seen) -> list[str] | None:
    """The rooms that are others than before; None where it is not said of which rooms something is so."""
    whole = [(one.sealed, one.barriers, one.corpses, one.double, one.tide) for one in (before, now)]
    if whole[0] != whole[1]:
        return None
    rooms = {a.room for a, b in zip(before.states, now.states, strict=True) if a != b}
    return sorted(rooms | (before.entered ^ now.entered) | (before.lit ^ now.lit))
