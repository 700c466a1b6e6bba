"""The very first page, an open book: at the left what the game is about, at the right which language, and whether the
text is easy to read. Both show at once, also on a living sample."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.core.text.i18n import Language
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column, beside
from scenes.kit.drawing import open_book
from scenes.kit.drawing.backdrop import DESK, Backdrop
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.routes import route
from scenes.kit.speech import Described, Passage
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, INK, PARCH, mix
from scenes.kit.thing import Thing
from scenes.kit.widgets import Button, panel
from scenes.menus import aims
from scenes.shell import edition
from scenes.shell.profile import TEXT_SCALES

if TYPE_CHECKING:
    from scenes.shell.app import App


ACROSS = 2
"""Languages beside each other."""
ADDED = 0.66
"""How high those that others have added are, compared with ours."""
MOST_ADDED = 3
"""So many languages that others have added are offered at the first start; the settings have them all."""
TOP, TITLE = 20, (0.16, 0.24)
"""Units above the name on the left leaf, and how high it is at least and at most, as shares of the leaf."""
EDGE = 22
"""Units of the left leaf that stay free about its picture."""
ARMS_FROM = 56
"""Pixels of height under which the arms would be a blot."""


class FirstRunScene(Form):
    """Language and text size, the system's language chosen beforehand."""

    name = "first-run"
    tune = "menu"

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.room = Backdrop(app.art, app.theme, DESK)
        self.sheet = Rect(0, 0, 0, 0)
        self._added_label: Rect | None = None
        self._lines: dict[str, Rect] = {}
        """Where the words stand, by their names."""
        self._rule = 0
        self.left = self.aims = Rect(0, 0, 0, 0)
        """The left leaf, and where it says what the game is about."""

    def heading(self) -> str:
        return self.app.t("kit.first_run.title")

    def passages(self) -> Sequence[Passage]:
        t = self.app.t
        asked = (t(edition.first().language), t("kit.first_run.text_size"), t("kit.first_run.note"))
        told = aims.told()
        said = [*(t(words) for words in (told.words if told else ())), *asked]
        return [Passage(f"line:{number}", words) for number, words in enumerate(said)]

    def describe(self, thing: Thing) -> Described:
        button, known = self.widget(thing.id), super().describe(thing)
        chosen = isinstance(button, Button) and button.lit
        return replace(known, state=(self.app.t("kit.speech.chosen"),)) if chosen else known

    def default_focus(self) -> str | None:
        return "button:start"

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        w, h = self.app.size
        px, full = self.theme.px, self.theme.layout.full
        wide = min(px(800 if full else 574), w // 2 - px(26))
        high = min(px(920 if full else 646), h - px(40))
        self.left = Rect(w // 2 - wide, (h - high) // 2, wide, high)
        self.sheet = self.left.move(wide, 0)
        self.room.place(self.app.size)
        margin = px(62 if full else 40)
        edge, told = px(EDGE), aims.told()
        over = high - px(TOP) - edge - (aims.tall(self.app, told, wide - 2 * edge) if told else high // 2)
        least, most = (round(high * share) for share in TITLE)
        title = Rect(0, self.left.y + px(TOP), wide - 2 * margin, min(max(over, least), most))
        title.centerx = self.left.centerx
        self._lines = {}
        self._rows(self.sheet.inflate(-2 * margin, -2 * margin))
        self._lines["name"] = title
        self.aims = Rect(self.left.x + edge, title.bottom, wide - 2 * edge, self.left.bottom - edge - title.bottom)

    def _rows(self, inner: Rect) -> None:
        self.inner = inner
        unit = inner.h / 100

        def row(top: float, height: float) -> Rect:
            return Rect(inner.x, inner.y + round(unit * top), inner.w, round(unit * height))

        self._lines = {
            "title": row(-3, 11), "language": row(11, 8), "text_size": row(45, 8), "sample": row(64, 12),
            "note": row(77, 7),
        }  # fmt: skip
        self._rule = row(9, 1).y
        sizes = beside(row(54, 8), len(TEXT_SCALES), self.theme.px(8))
        self.widgets = [*self._languages(*self._language_places(row(20, 22))), *self._text_sizes(sizes)]
        self._start(row(85.5, 14.5))

    def _below(self, column: Column) -> None:
        """Everything below each other, the way on before what is only looked at. Where letters are so large that it
        would leave the window, what is already chosen of itself, the language, comes after it."""
        self._stack(copy(column), languages_first=True)
        fits = self.widgets[-1].rect.bottom <= self.theme.layout.size[1]
        self._stack(column, languages_first=fits)

    def _stack(self, column: Column, *, languages_first: bool) -> None:
        self.inner, self._lines, self.widgets = column.area, {}, []
        self._lines["title"] = column.words(self.app.t("kit.first_run.title"), self._style("title"))
        self._rule = column.y
        column.skip(14)
        if languages_first:
            self._languages_below(column)
        self._lines["text_size"] = column.words(self.app.t("kit.first_run.text_size"), self._style("text_size"))
        self.widgets += self._text_sizes(column.grid(len(TEXT_SCALES), 150, 46))
        self._start(column.row(64))
        way_on = self.widgets[-1]
        if not languages_first:
            self._languages_below(column)
        self._lines["sample"] = column.take(column.tall(self.app.t(edition.first().sample), self._style("sample"), 0.9)
                                            + self.theme.px(16))  # fmt: skip
        self._lines["note"] = column.words(self.app.t("kit.first_run.note"), self._style("note"))
        told = aims.told()
        self.aims = column.take(aims.tall(self.app, told, column.area.w)) if told else Rect(0, 0, 0, 0)
        self.sheet = column.sheet
        self.widgets = [*(one for one in self.widgets if one is not way_on), way_on]

    def _languages_below(self, column: Column) -> None:
        """The languages, ours before those that others have added."""
        self._lines["language"] = column.words(self.app.t(edition.first().language), self._style("language"))
        ours, others = self._offered()
        places, label = column.grid(len(ours), 200), self.app.t("kit.first_run.added")
        self._added_label = column.words(label, self._style("added"), 4) if others else None
        self.widgets += self._languages(places, column.grid(len(others), 200, 44) if others else [])

    def _style(self, name: str) -> Style:
        """How the words of that name look."""
        theme, quiet = self.theme, mix(INK, CRIMSON, 0.4)
        return {
            "title": Style(theme.ui(46), INK, "title", align="center"),
            "added": Style(theme.ui(17), quiet, italic=True, align="center" if theme.layout.column else "right"),
            "sample": Style(theme.ui(20), INK, align="center"),
            "note": Style(theme.ui(16), quiet, italic=True, align="center"),
        }.get(name, Style(theme.ui(22), INK, align="center"))

    def _start(self, start: Rect) -> None:
        words = self.app.t("kit.button.continue")
        self.widgets.append(
            Button("button:start", start, words, action=self._done, primary=True, size=30, face="title")
        )

    def _offered(self) -> tuple[list[Language], list[Language]]:
        """The languages of the game, and those that somebody has added."""
        known = self.app.languages
        return [one for one in known if not one.added], [one for one in known if one.added][:MOST_ADDED]

    def _language_places(self, area: Rect) -> tuple[list[Rect], list[Rect]]:
        """The languages of the game two by two; under them, smaller, those that somebody has added."""
        ours, others = self._offered()
        gap = self.theme.px(9)
        lines = -(-len(ours) // ACROSS)
        tall = (area.h - gap * lines) // (lines + ADDED) if others else (area.h - gap * (lines - 1)) // lines
        rows = [Rect(area.x, area.y + at * (tall + gap), area.w, tall) for at in range(lines)]
        places = [place for row in rows for place in beside(row, ACROSS, gap)]
        under = Rect(area.x, rows[-1].bottom + gap, area.w, round(tall * ADDED))
        first, *rest = beside(under, MOST_ADDED + 1, gap)
        self._added_label = first if others else None
        return places[: len(ours)], rest[: len(others)]

    def _languages(self, places: Sequence[Rect], more: Sequence[Rect]) -> list[Button]:
        """A button for each of them."""
        app, made = self.app, []
        ours, others = self._offered()
        for one, rect in zip([*ours, *others], [*places, *more], strict=True):
            chosen, action = one.code == app.lang, partial(app.set_language, one.code, keep=False)
            made.append(
                Button(
                    f"language:{one.code}", rect, one.own_name,
                    action=action, lit=chosen, primary=chosen, zone="language", size=19,
                )
            )  # fmt: skip
        return made

    def _text_sizes(self, places: Sequence[Rect]) -> list[Button]:
        app, made = self.app, []
        for scale, rect in zip(TEXT_SCALES, places, strict=True):
            chosen, percent = scale == app.settings.text_scale, round(scale * 100)
            made.append(
                Button(
                    f"text-size:{percent}", rect, app.t("kit.percent", n=percent),
                    action=partial(app.set, "text_scale", scale), lit=chosen, primary=chosen, zone="text", size=19,
                )
            )  # fmt: skip
        return made

    def _done(self) -> None:
        self.app.set_language(self.app.lang)
        self.app.go("menu")

    def paint_base(self, surface: Surface) -> None:
        self.room.paint_base(surface)
        if self.theme.layout.column:
            panel(surface, self.sheet, seed=4)
            self._arms(surface)
        else:
            self._book(surface)
        told = aims.told()
        if told and self.aims.h:
            aims.paint(self.app, surface, self.aims, told)
        t = self.app.t
        for name in ("title", "language", "text_size", "note"):
            words = t(edition.first().language if name == "language" else f"kit.first_run.{name}")
            draw_text(surface, words, self._lines[name], self._style(name), valign="middle", where=f"first.{name}")
        materials.rule(surface, self.inner.x, self.inner.right, self._rule)
        if self._added_label is not None:
            words = t("kit.first_run.added")
            draw_text(surface, words, self._added_label, self._style("added"), valign="middle", where="first.added")
        self._sample(surface, self._lines["sample"])

    def _book(self, surface: Surface) -> None:
        """The open book, the name of the game on its left leaf."""
        boards = open_book.boards(surface, self.theme, self.left.union(self.sheet))
        for leaf in (self.left, self.sheet):
            page = open_book.leaf(leaf.size, 4 + leaf.x % 3)
            open_book.bend(page, left=leaf is self.left)
            surface.blit(page, leaf)
        open_book.edge(surface, boards)
        if not edition.first().plate.paint(surface, self.app.art, self.app.lang, self._lines["name"]):
            words, style = self.app.t(edition.first().title), self._style("title")
            draw_text(surface, words, self._lines["name"], style, valign="middle", where="first.name")

    def _arms(self, surface: Surface) -> None:
        """The arms of the academy over the upper edge of the sheet."""
        high = min(self.theme.px(170), round(self.sheet.y * 1.5))
        arms = self.app.art.get("ui", "arms", (high, high), 1)
        if arms is not None and high >= ARMS_FROM:
            surface.blit(arms, arms.get_rect(midbottom=(self.sheet.centerx, self.inner.y - self.theme.px(4))))

    def _sample(self, surface: Surface, room: Rect) -> None:
        """A line in the chosen language and size, as the game will write."""
        pygame.draw.rect(surface, mix(PARCH[0], (255, 255, 255), 0.35), room, border_radius=6)
        pygame.draw.rect(surface, PARCH[3], room, 1, border_radius=6)
        words = self.app.t(edition.first().sample)
        draw_text(surface, words, room.inflate(-20, -6), self._style("sample"), valign="middle", where="first.sample")

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.room.update(dt):
            self.redraw()

    def paint(self, canvas: Canvas) -> None:
        self.room.paint(canvas)
        super().paint(canvas)


route("first-run", FirstRunScene)
