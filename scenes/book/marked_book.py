"""An open book of drawn pages with a mark for each of its openings at the right edge, and the way back below it.

The arrows, the page keys and a press on a mark turn its pages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame
from pygame import Rect, Surface

from scenes.book.open_book import PAGE, SIDES, OpenBookScene, Painted
from scenes.book.shelf import Pens
from scenes.kit.column import Column, beside
from scenes.kit.drawing import charts, open_book
from scenes.kit.thing import NO_LEAF
from scenes.kit.widgets import Button, Widget
from scenes.shell import screens
from scenes.shell.screens import MenuLine

if TYPE_CHECKING:
    from scenes.shell.app import App

MARK = 76
"""Units that a bookmark is long."""
EDGE = 0.085
"""The margin of a page, as a share of its sides."""


Way = tuple[str, str, Callable[[], None]]
"""A mark that leads elsewhere: its name, its words, what it does."""


CHRONICLE = "chronicle"
"""What the line of the menu is called that leads to a game's evenings."""


def other_chronicles(app: App, game: str) -> list[Way]:
    """From the evenings of one game to those of each other that has any."""
    found: list[Way] = []
    for one in screens.every():
        line = next((line for line in one.lines if line.name == CHRONICLE), None)
        if one.game != game and line is not None and line.shown(app):
            found.append((f"{CHRONICLE}-of:{one.game}", app.t(one.texts.title), partial(_instead, app, line)))
    return found


def _instead(app: App, line: MenuLine) -> None:
    """The other book in the place of this one."""
    app.pop()
    line.open(app)


GameT = TypeVar("GameT")


@dataclass(frozen=True, slots=True)
class Opening(Generic[GameT]):
    """Two pages about some games that lie open together, under a name."""

    name: str
    left: Callable[[Pens, Rect, Sequence[GameT]], None]
    right: Callable[[Pens, Rect, Sequence[GameT]], None]
    title: str = ""
    """The text that names it, where that is a heading of the book."""

    def draw(self, pens: Pens, room: Rect, side: str, games: Sequence[GameT]) -> None:
        """One of the pages (`left` or `right`)."""
        (self.left if side == "left" else self.right)(pens, room, games)


class MarkedBookScene(OpenBookScene):
    """Say what the openings are called in `marks`, and draw a page of one in `draw`."""

    tune = "menu"
    turns_in = 620.0
    grain = 31
    """What the paper of the first page is made from; every page has its own."""

    app: App

    def marks(self) -> Sequence[tuple[str, str]]:
        """Name and words of each opening, in the order of the book; one alone has no mark."""
        raise NotImplementedError

    def elsewhere(self) -> Sequence[Way]:
        """Where marks of their own lead, out of this book."""
        return ()

    def draw(self, pens: Pens, room: Rect, at: int, side: str) -> None:
        """Draw a page (`left` or `right`) of the opening `at` into a room on the paper."""
        raise NotImplementedError

    def default_focus(self) -> str | None:
        return "button:close"

    # places

    def place(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below, sheet=False)
            return
        w, h = self.app.size
        px, full = self.theme.px, self.theme.layout.full
        foot, side = px(96 if full else 66), px(230 if full else 150)
        wide = min(
            (w - side - px(76 if full else 52)) // 2, round((h - foot - px(44 if full else 26)) * PAGE[0] / PAGE[1])
        )
        high = min(h - foot - px(40 if full else 30), round(wide * PAGE[1] / PAGE[0] * 1.12))
        top = (h - foot - high) // 2 + px(6)
        middle = (w - side + px(6)) // 2  # book and marks together stand in the middle of the window
        self.left, self.right = Rect(middle - wide, top, wide, high), Rect(middle, top, wide, high)
        mark = Rect(self.right.right - px(6), self.right.y + px(30), side, px(60 if full else 42))
        places = [mark.move(0, at * (mark.h + px(10))) for at in range(self._count)]
        row = Rect(0, h - foot + px(14 if full else 10), px(330 if full else 230), px(62 if full else 44))
        row.centerx = self.right.x
        before = Rect(row.x - row.h - px(18), row.y, row.h, row.h)
        self.widgets = [*self._ribbons(places), *self._foot(before, row, Rect(row.right + px(18), row.y, row.h, row.h))]
        self.widgets += self._told()

    def _below(self, column: Column) -> None:
        """The marks, and the pages of an opening below each other."""
        places = column.grid(self._count, 180, 46) if self._count else []
        column.skip(10)
        inner = column.area.inflate(-self.theme.px(28), 0)
        high = round(inner.w * PAGE[1] / PAGE[0] * 1.12)
        left, right = column.take(high, 0), column.take(high, 24)
        self.left, self.right = (Rect(inner.x, one.y, inner.w, high) for one in (left, right))
        self.widgets = [*self._ribbons(places), *self._foot(*beside(column.row(), 3, self.theme.px(10)))]
        self.widgets += self._told()

    @property
    def _count(self) -> int:
        """How many marks the book has: one for each opening, where there are several, and those that lead elsewhere."""
        return (len(self.marks()) if len(self.marks()) > 1 else 0) + len(self.elsewhere())

    def _ribbons(self, places: Sequence[Rect]) -> list[Widget]:
        """A mark for each opening, in the order of the book, and those that lead elsewhere."""
        made: list[Widget] = []
        inside = len(places) - len(self.elsewhere())
        for at, ((name, words), rect) in enumerate(zip(self.marks(), places[:inside], strict=False)):
            button = Button(f"page:{name}", rect, words, zone="pages", action=partial(self.open_at, at), size=18)
            button.primary = at == self.at
            made.append(button)
        for (name, words, act), rect in zip(self.elsewhere(), places[inside:], strict=True):
            made.append(Button(f"button:{name}", rect, words, zone="pages", action=act, size=18, look="quiet"))
        return made

    def _foot(self, before: Rect, row: Rect, after: Rect) -> list[Widget]:
        words = self.app.t("kit.button.back")
        close = Button("button:close", row, words, action=self.app.pop, primary=True, size=22, zone="end")
        if len(self.marks()) < 2:
            return [close]
        return [
            self._leaf("previous", before, -1, "<"),
            close,
            self._leaf("next", after, 1, ">"),
        ]

    def _leaf(self, name: str, rect: Rect, by: int, label: str) -> Button:
        there = 0 <= self.at + by < len(self.marks())
        action = partial(self.turn, by)
        return Button(f"button:{name}", rect, label, there, NO_LEAF[by], "end", action=action, size=30)

    # turning

    def turn(self, by: int) -> None:
        """Turn to the next opening (1) or back (-1)."""
        if 0 <= self.at + by < len(self.marks()):
            self.open_at(self.at + by)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Page keys turn the pages; in a column, which goes on below the window, they move the view as everywhere."""
        if not self.theme.layout.column and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
            return True
        return super().on_key(event)

    # drawing

    def _told(self) -> list[Widget]:
        """What both pages tell; where they tell something of one name (both that nothing is there), the right one's
        name has its side, too."""
        left, right = (self.page(self.at, side).told for side in SIDES)
        known = {told.id for told in left}
        both = [copy(told) if told.id in known else told for told in right]
        for told in both:
            told.id += "-right" * (told.id in known)
        return [*left, *both]

    def paint_base(self, surface: Surface) -> None:
        self.room.paint_base(surface)
        boards = open_book.boards(surface, self.theme, self.left.union(self.right))
        self.paint_pages(surface)
        open_book.edge(surface, boards)
        self._bookmark(surface)

    def bookmark(self, high: int) -> Surface | None:
        """The bookmark that hangs out of the book, so many pixels long; None for the ribbons of every book."""
        return None

    def _bookmark(self, surface: Surface) -> None:
        """The bookmark that is in use, where it is another than the ribbons of every book."""
        mark = self.bookmark(self.theme.px(MARK))
        if mark is not None and not self.theme.layout.column:
            surface.blit(mark, mark.get_rect(midtop=(self.right.right - self.right.w // 4, self.right.bottom - 4)))

    def paint_page(self, at: int, side: str) -> Painted:
        box = self.left if side == "left" else self.right
        page = open_book.leaf(self.left.size, self.grain + 2 * at + (side == "right"))
        pens: Pens = charts.Pens(self.app, page, "chronicle")
        self.draw(pens, page.get_rect().inflate(-round(box.w * EDGE * 2), -round(box.h * EDGE * 2)), at, side)
        for told in pens.told:
            told.rect.move_ip(box.topleft)
        open_book.bend(page, left=side == "left")
        return Painted(page, pens.told)
