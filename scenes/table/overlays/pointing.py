"""Showing things to each other at a table: rings of light for a moment, paper flags for a discussion."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from pygame import Rect

from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Measures
from scenes.kit.theme import Colour
from scenes.kit.thing import Thing
from scenes.table.context import AnyTable
from scenes.table.flags import PING_MS, Flags, Piece, Ping, flag_picture


class Signs(Protocol):
    """How people are told apart at a table."""

    def colour(self, seat: str) -> Colour:
        """Their color."""

    def emblem(self, seat: str) -> str:
        """Their emblem by name; '' where nobody is known there."""


class Pointing:
    """Pings and flags of one table, in the color of whose things lie large on it."""

    def __init__(
        self,
        table: AnyTable,
        flags: Flags,
        signs: Signs,
        here: Callable[[], str],
        cards: Callable[[], Mapping[str, Piece]],
    ) -> None:
        """`here`: the seat that points; `cards`: the card behind each thing that is one."""
        self.table, self.flags, self.signs, self._here, self._cards = table, flags, signs, here, cards

    def ping(self, thing: Thing) -> None:
        """Rings of light about a thing, for everybody to see."""
        ring = Ping(Rect(thing.rect), self.signs.colour(self._here()), self.table.theme.reduced_motion)
        self.table.director.show(ring, PING_MS, "linear")
        self.table.redraw()

    def flag(self, thing: Thing) -> None:
        """Stick a paper flag on a thing for discussion, or pull it; it stays with the card it was stuck on."""
        self.flags.toggle(self.flags.key(thing, self._cards()), self._here())
        self.table.redraw()

    def paint(self, canvas: Canvas, measures: Measures) -> None:
        """The flags stand on the upper edge of their things, small where the things are small."""
        things = self.table.things()
        shown = self.flags.shown(things, self._cards())
        for thing in things if shown else ():
            seat = shown.get(thing.id)
            if seat is None:
                continue
            rect = thing.rect
            height = max(16, min(measures.px(46, 32), rect.h // 2))
            flag = flag_picture(self.signs.colour(seat), self.signs.emblem(seat), height)
            canvas.blit(flag, (rect.x + rect.w * 2 // 5, max(0, rect.y - height * 2 // 5)))
