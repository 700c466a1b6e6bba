"""What the next events will show, painted before they come: one picture in each frame that has nothing else to do.

Everything made here is kept where it would be made when it is wanted, which is then found ready. What had no quiet
moment is made when it is wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.animation.book.round_title import Chapters
from scenes.bigbook.table.animation.fullscreen_effects import Scenery
from scenes.bigbook.table.animation.magicians.hero_portraits import Heroes
from scenes.bigbook.table.animation.magicians.magician_closeup import Receiving
from scenes.bigbook.table.animation.monster.motion import MonsterMotion
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import Layout
from scenes.bigbook.table.render import monster_layers
from scenes.bigbook.table.render.desk import pile_box, sheet_of
from scenes.kit.drawing.surface_marks import card_place
from scenes.kit.geometry import Box
from scenes.table.set_pieces import SetPiece

Task = Callable[[], object]


class PaintingPrefetch(SetPiece):
    """Paints ahead for one table."""

    def __init__(self, table: BookTable, scenery: Scenery, monster: MonsterMotion, heroes: Heroes,
                 receiving: Receiving, chapters: Chapters) -> None:  # fmt: skip
        self.chapters = chapters
        self.table, self.scenery, self.monster, self.heroes = table, scenery, monster, heroes
        self.receiving = receiving
        self._tasks: Iterator[Task] = iter(())
        self._layout: Layout | None = None
        """For which places the things that change with no event have been painted."""

    def settle(self, source: str = "") -> None:
        """A decision stands there: what comes after it may be another."""
        self._tasks = self._coming()

    def make_one(self) -> bool:
        """Paint one thing; False where there is nothing left, or pictures are still being made."""
        if self.table.app.speed == 0 or self.table.app.art.waiting:
            return False
        task = next(self._tasks, None)
        if task is not None:
            task()
        return task is not None

    def _coming(self) -> Iterator[Task]:
        yield self._monster
        yield from self.chapters.coming()
        for seat in self.table.render.model.seats:
            yield partial(self._sheet, seat)
        yield from self.heroes.coming()
        yield from self.receiving.coming()
        if self.table.render.layout != self._layout:
            yield from self._furniture()
            self._layout = self.table.render.layout

    def _monster(self) -> None:
        """The one that is found when the page turns: its id is the back of the right page that everybody sees."""
        page = self.table.render.model.page
        if monster_layers.names(page):
            self.monster.expect(page)

    def _sheet(self, name: str) -> None:
        """The magician whose desk may be laid next."""
        render = self.table.render
        seat = render.model.seats.get(name)
        if seat is not None:
            sheet_of(render, seat)

    def _furniture(self) -> Iterator[Task]:
        """Backs that are turned, places that become empty, seals on the ribbons of turns."""
        render = self.table.render
        for box in render.places.library.values():
            yield partial(render.painter.back, (box.w, box.h), "spell")
        for size in sorted(self._places()):
            yield partial(_empty_place, size)
        yield from self.scenery.seals()

    def _places(self) -> set[tuple[int, int]]:
        """How large the places are where a card may lie and none does."""
        render = self.table.render
        areas, places = render.layout.areas, render.places
        boxes: list[Box] = [pile_box(render, areas[name]) for name in ("deck", "discard")]
        boxes += [*places.library.values(), *places.supply.values(), *places.piles.values()]
        return {(box.w, box.h) for box in boxes}


def _empty_place(size: tuple[int, int]) -> None:
    """Carve the place where a card may lie; it is kept with what it is carved of."""
    card_place(Surface(size, pygame.SRCALPHA), Rect(0, 0, *size))
