"""A table drawn once where nobody sees it, so that every picture it begins with is asked for before it is shown."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame import Surface

from scenes.bigbook.table.animation.curse_reveal import CurseReveal
from scenes.bigbook.table.context import TableContext
from scenes.bigbook.table.drawing import Drawing
from scenes.bigbook.table.input.highlights import HighlightSelector
from scenes.bigbook.table.model.table_view import settle
from scenes.bigbook.table.panel import column
from scenes.bigbook.table.render import board, book, static_layers
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas

WITHOUT = ("book", "ribbon")
"""Zones that are not painted here: pages are asked for by themselves, the ribbon has no pictures."""


class Asking:
    """Asks for pictures and gives blank ones as long as they are not there: nothing is drawn in their place."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self._blank: dict[tuple[int, int], Surface] = {}

    def get(self, kind: str, name: str, size: tuple[int, int], urgency: int = 5) -> Surface | None:
        """The picture, or one of that size without anything on it; None where there is no such picture."""
        found = self.art.get(kind, name, size, urgency)
        if found is not None or self.art.path(kind, name) is None:
            return found
        if size not in self._blank:
            self._blank[size] = Surface(size, pygame.SRCALPHA)
        return self._blank[size]

    def stand_in(self, kind: str, name: str, size: tuple[int, int]) -> Surface | None:
        """Never needed: something was there already."""
        return None


def slices(table: TableContext, drawing: Drawing, glow: HighlightSelector, struck: CurseReveal) -> Iterator[bool]:
    """Ask for everything that the first events show and that stands there after them, a zone of the table at a time."""
    session, look = table.session, table.look
    canvas = Canvas(table.app.size)
    look.painter.pictures = Asking(table.app.art)
    for view in (session.view(), session.game.view(session.opening)):
        settle(look.model, view)
        look.desk = view.active
        table.replace()
        table.touch()
        yield True
        board.background(look, canvas.base)
        yield True
        for seat in view.players:
            column.ask(look, seat.magician)
        book.ask(look)  # its pages are kept for everybody: no blank ones must get among them
        painters = static_layers.still_painters(look, canvas.base, "", [], None)
        for name, (_, paint) in painters.items():
            if name not in WITHOUT:
                paint()
                yield True
        canvas.begin(canvas.base)
        drawing.stage.paint(canvas, look, glow.lights(None))
        yield True
    struck.prepare()
