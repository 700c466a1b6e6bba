"""The chronicle: an open book of drawn pages about all games that were played here, or about a single one.

Ribbons at its right edge lead to every opening; the arrows and a click on a page turn it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.bigbook.play.summary import Summary
from scenes.bigbook.open_book import PAGE, SIDES, OpenBookScene, Painted
from scenes.bigbook.statistics import dangers, evenings, kept, people, powers, seals, story
from scenes.bigbook.statistics.pens import Pens, heading
from scenes.kit import spread
from scenes.kit.column import Column, beside
from scenes.kit.routes import route
from scenes.kit.thing import NOTHING_TO_DO
from scenes.kit.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

EDGE = 0.085
"""The margin of a page, as a share of its sides."""
Painter = Callable[[Pens, Rect, Sequence[Summary]], None]


@dataclass(frozen=True, slots=True)
class Opening:
    """Two pages that lie open together, under a name."""

    name: str
    left: Painter
    right: Painter


OPENINGS = (
    Opening("evenings", evenings.candles, evenings.groups),
    Opening("rounds", evenings.rounds, evenings.records),
    Opening("people", people.magicians, people.friends),
    Opening("dangers", dangers.curses, dangers.madness),
    Opening("powers", powers.elements, powers.spells),
    Opening("seals", seals.first, seals.second),
)

EVENING = (
    Opening("story", story.chart, story.told),
    Opening("dangers", dangers.curses, powers.elements),
)
"""What is told of a single game."""


class ChronicleScene(OpenBookScene):
    """An open book; a page is turned, or changed at once where nothing moves."""

    name = "chronicle"
    tune = "menu"
    turns_in = 620.0

    def __init__(
        self, app: App, games: Sequence[Summary] | None = None, openings: Sequence[Opening] = OPENINGS
    ) -> None:
        super().__init__(app)
        self._openings = openings
        self.games = kept.pages(app) if games is None else games

    @property
    def openings(self) -> Sequence[Opening]:
        """What can be opened: where nothing was played yet, the first pages alone."""
        return self._openings if self.games else self._openings[:1]

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
        marks = [mark.move(0, at * (mark.h + px(10))) for at in range(self._marks)]
        row = Rect(0, h - foot + px(14 if full else 10), px(330 if full else 230), px(62 if full else 44))
        row.centerx = self.right.x
        before = Rect(row.x - row.h - px(18), row.y, row.h, row.h)
        self.widgets = [*self._ribbons(marks), *self._foot(before, row, Rect(row.right + px(18), row.y, row.h, row.h))]
        self.widgets += [told for one in SIDES for told in self.page(self.at, one).told]

    def _below(self, column: Column) -> None:
        """The marks, and the pages of an opening below each other."""
        marks = column.grid(self._marks, 180, 46) if self._marks else []
        column.skip(10)
        inner = column.area.inflate(-self.theme.px(28), 0)
        high = round(inner.w * PAGE[1] / PAGE[0] * 1.12)
        left, right = column.take(high, 0), column.take(high, 24)
        self.left, self.right = (Rect(inner.x, one.y, inner.w, high) for one in (left, right))
        self.widgets = [*self._ribbons(marks), *self._foot(*beside(column.row(), 3, self.theme.px(10)))]
        self.widgets += [told for one in SIDES for told in self.page(self.at, one).told]

    @property
    def _marks(self) -> int:
        """How many marks the book has: one for each opening, where there are several."""
        return len(self.openings) if len(self.openings) > 1 else 0

    def _ribbons(self, places: Sequence[Rect]) -> list[Widget]:
        """A mark for each opening, in the order of the book."""
        made: list[Widget] = []
        for at, (opening, rect) in enumerate(zip(self.openings, places, strict=False)):
            words = self.app.t(f"bigbook.statistics.openings.{opening.name}")
            here = at == self.at
            button = Button(
                f"page:{opening.name}", rect, words, zone="pages", action=partial(self.open_at, at), size=18
            )
            button.primary = here
            made.append(button)
        return made

    def _foot(self, before: Rect, row: Rect, after: Rect) -> list[Widget]:
        words = self.app.t("kit.button.back")
        close = Button("button:close", row, words, action=self.app.pop, primary=True, size=22, zone="end")
        if len(self.openings) < 2:
            return [close]
        return [
            self._leaf("previous", before, -1, "<"),
            close,
            self._leaf("next", after, 1, ">"),
        ]

    def _leaf(self, name: str, rect: Rect, by: int, label: str) -> Button:
        there = 0 <= self.at + by < len(self.openings)
        action = partial(self.turn, by)
        return Button(f"button:{name}", rect, label, there, NOTHING_TO_DO, "end", action=action, size=30)

    # turning

    def turn(self, by: int) -> None:
        """Turn to the next opening (1) or back (-1)."""
        if 0 <= self.at + by < len(self.openings):
            self.open_at(self.at + by)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Page keys turn the pages."""
        if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
            return True
        return super().on_key(event)

    # drawing

    def paint_base(self, surface: Surface) -> None:
        self.room.paint_base(surface)
        boards = spread.boards(surface, self.theme, self.left.union(self.right))
        self.paint_pages(surface)
        spread.edge(surface, boards)

    def paint_page(self, at: int, side: str) -> Painted:
        box = self.left if side == "left" else self.right
        page = spread.leaf(self.left.size, 31 + 2 * at + (side == "right"))
        pens = Pens(self.app, page)
        inner = page.get_rect().inflate(-round(box.w * EDGE * 2), -round(box.h * EDGE * 2))
        opening = self.openings[at]
        if self.games:
            (opening.left if side == "left" else opening.right)(pens, inner, kept.shown(self.app, self.games))
        elif side == "right":
            evenings.empty(pens, inner)
        else:
            self._blank(pens, inner)
        for told in pens.told:
            told.rect.move_ip(box.topleft)
        spread.bend(page, left=side == "left")
        return Painted(page, pens.told)

    def _blank(self, pens: Pens, inner: Rect) -> None:
        """The first page before the first game."""
        heading(pens, inner, self.app.t("bigbook.statistics.evenings"))


route("chronicle", ChronicleScene)
