"""Pages to be read in any order: one lies open, a list of their headings beside it, and buttons turn to the next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.core.play import thing_id
from scenes.kit.column import Column, beside
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.geometry import Box
from scenes.kit.speech import Passage, sayable
from scenes.kit.text import Style
from scenes.kit.widgets import Button
from scenes.mansions.look import CORAL, INK, LAMP, paper, slate
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.telling.page_sheet import MARGIN, PageSheet, story_box
from scenes.mansions.table.telling.told_page import ToldPage
from scenes.shell.app import App

BACK, NEXT = thing_id.button("previous"), thing_id.button("next")
"""The buttons that turn a page."""
PICTURE = 260
"""How high a picture is in one column, in units."""


class Booklet(Form):
    """`page:<n>` opens a page, counted from 0; `button:previous` and `button:next` turn, `button:close` shuts it.

    It lies over the table and changes nothing there: what was asked is asked still when it is shut.
    """

    modal = True

    app: App

    def __init__(self, table: HouseContext, at: int = 0) -> None:
        super().__init__(table.app)
        self.table, self.sheet = table, PageSheet(table)
        self.pages: Sequence[ToldPage] = self.made()
        self.at = min(max(0, at), len(self.pages) - 1)
        self.widgets = []
        self._leaf, self._list = Box(0, 0, 0, 0), Rect(0, 0, 0, 0)
        self._paper = self._head = self._picture = self._words = Rect(0, 0, 0, 0)

    def made(self) -> Sequence[ToldPage]:
        """All of its pages, in the language of the moment; at least one."""
        raise NotImplementedError

    @property
    def page(self) -> ToldPage:
        """The page that lies open."""
        return self.pages[self.at]

    def default_focus(self) -> str | None:
        return NEXT if self.at < len(self.pages) - 1 else "button:close"

    def passages(self) -> Sequence[Passage]:
        """The page that lies open."""
        page = self.page
        place = self.table.words.telling("booklet.place", n=self.at + 1, m=len(self.pages))
        return (Passage("page", sayable(" ".join((place, page.heading, *page.texts)))),)

    # places

    def layout(self) -> None:
        self.pages = self.made()
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        measures = self.table.measures
        self._leaf, rows = story_box(measures), measures.rows
        names = tuple(rows) if measures.form == "side" else ("panel", "buttons")
        self._list = Rect(rows[names[0]]).unionall([Rect(rows[name]) for name in names[1:]])
        inner = self._list.inflate(-measures.px(28, 18), -measures.px(24, 16))
        high, gap = measures.px(52, 40), measures.px(8, 5)
        foot = Rect(inner.x, inner.bottom - high, inner.w, high)
        rows_at = (inner.h - high - 2 * gap) // (high + gap)
        first = min(max(0, self.at - rows_at // 2), max(0, len(self.pages) - rows_at))
        self.widgets = [
            Button(f"page:{at}", Rect(inner.x, inner.y + number * (high + gap), inner.w, high), one.heading,
                   action=partial(self.turn_to, at), size=18, look="quiet", lit=at == self.at, primary=at == self.at)
            for number, (at, one) in enumerate([*enumerate(self.pages)][first : first + rows_at])
        ]  # fmt: skip
        self._turners(beside(foot, 3, gap))

    def _below(self, column: Column) -> None:
        self.widgets = []
        self._head = column.words(self.page.heading, self._style(heading=True))
        self._picture = column.row(PICTURE) if self.app.art.path(*self.page.picture) is not None else Rect(0, 0, 0, 0)
        self._words = column.words("\n\n".join(self.page.texts), self._style(), 20)
        self._turners(column.grid(3, 150, 54))
        self._paper = column.sheet

    def _style(self, *, heading: bool = False) -> Style:
        if heading:
            return Style(self.theme.text(22), CORAL[3], "title", bold=True)
        return Style(self.theme.text(17), INK)

    def _turners(self, boxes: Sequence[Rect]) -> None:
        last, words = len(self.pages) - 1, self.table.words
        told = ((BACK, "back", -1, self.at > 0), (NEXT, "on", 1, self.at < last))
        self.widgets += [
            Button(
                name,
                box,
                words.telling(f"booklet.{key}"),
                enabled=there,
                action=partial(self.turn_to, self.at + by),
                size=20,
            )
            for (name, key, by, there), box in zip(told, boxes, strict=False)
        ]
        self.widgets.append(
            Button("button:close", boxes[2], self.app.t("kit.button.close"), action=self.app.pop, primary=True, size=20)
        )

    # what happens

    def turn_to(self, at: int) -> None:
        """Open a page."""
        if not 0 <= at < len(self.pages) or at == self.at:
            return
        self.at = at
        self.app.sounds.play("page")
        self.relayout()
        held = self.widget(self.focus.current or "")
        if held is None or not held.enabled:
            self.focus.set(self.default_focus() or "button:close", show=self.focus.visible)

    def command(self, name: str) -> bool:
        """The key that opened it shuts it."""
        if name == self.name:
            self.app.pop()
            return True
        return super().command(name)

    # how it looks

    def paint_base(self, surface: Surface) -> None:
        if self.theme.layout.column:
            paper(surface, self._paper, shade=0.1, shadow=8)
            draw_text(surface, self.page.heading, self._head, self._style(heading=True), where="booklet")
            draw_text(surface, "\n\n".join(self.page.texts), self._words, self._style(), where="booklet")
            drawn = self.app.art.get(*self.page.picture, self._picture.size) if self._picture.h else None
            if drawn is not None:
                surface.blit(drawn, drawn.get_rect(center=self._picture.center))
            return
        surface.blit(self.sheet.painted(self.page, self._leaf), (self._leaf.x - MARGIN, self._leaf.y - MARGIN))
        slate(surface, self._list, edge=LAMP[3])
