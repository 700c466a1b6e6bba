"""The very first question: which language, and is the text easy to read. Both show at once on a living sample."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.core.text.i18n import Language
from scenes.kit import materials
from scenes.kit.backdrop import Backdrop
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.routes import route
from scenes.kit.speech import Described, Passage
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, INK, PARCH, mix
from scenes.kit.thing import Thing
from scenes.kit.widgets import Button, panel
from scenes.shell.profile import TEXT_SCALES

if TYPE_CHECKING:
    from scenes.shell.app import App


MOST_ADDED = 3
"""So many languages that others have added are offered at the first start; the settings have them all."""
ARMS_FROM = 56
"""Pixels of height under which the arms would be a blot."""


class FirstRunScene(Form):
    """Language and text size, the system's language chosen beforehand."""

    name = "first-run"
    tune = "menu"

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.room = Backdrop(app.art, app.theme, "desk")
        self.sheet = Rect(0, 0, 0, 0)
        self._added_label: Rect | None = None
        self._lines: dict[str, Rect] = {}
        """Where the words stand, by their names."""
        self._rule = 0

    def heading(self) -> str:
        return self.app.t("kit.first_run.title")

    def passages(self) -> Sequence[Passage]:
        t = self.app.t
        asked = (t("kit.first_run.language"), t("kit.first_run.text_size"), t("kit.first_run.note"))
        return [Passage(f"line:{number}", words) for number, words in enumerate(asked)]

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
        px = self.theme.px
        full = self.theme.layout.full
        self.sheet = Rect(0, 0, min(px(1100 if full else 860), w - 40), min(px(860 if full else 640), h - 40))
        self.sheet.center = (w // 2, h // 2)
        self.room.place(
            self.app.size,
            [
                (self.sheet.x - px(88), self.sheet.bottom - px(20), px(130)),
                (self.sheet.right + px(84), self.sheet.bottom - px(20), px(150)),
            ],
        )
        inner = self.sheet.inflate(-px(110), -px(90))
        self._rows(inner)

    def _rows(self, inner: Rect) -> None:
        self.inner = inner
        unit = inner.h / 100

        def row(top: float, height: float) -> Rect:
            return Rect(inner.x, inner.y + round(unit * top), inner.w, round(unit * height))

        self._lines = {
            "title": row(-2, 12), "language": row(14, 9), "text_size": row(39, 9), "sample": row(61.5, 15),
            "note": row(77.5, 8),
        }  # fmt: skip
        self._rule = row(12, 1).y
        sizes = self._places(row(50, 9), len(TEXT_SCALES))
        self.widgets = [*self._languages(*self._language_places(inner)), *self._text_sizes(sizes)]
        start = Rect(0, 0, self.theme.px(360), round(inner.h * 0.13))
        start.midbottom = (inner.centerx, inner.bottom)
        self._start(start)

    def _below(self, column: Column) -> None:
        """Everything below each other; languages that others have added after ours."""
        self.inner, self._lines = column.area, {}
        self._lines["title"] = column.words(self.app.t("kit.first_run.title"), self._style("title"))
        self._rule = column.y
        column.skip(14)
        self._lines["language"] = column.words(self.app.t("kit.first_run.language"), self._style("language"))
        ours, others = self._offered()
        places = column.grid(len(ours), 200)
        label = self.app.t("kit.first_run.added")
        self._added_label = column.words(label, self._style("added"), 4) if others else None
        more = column.grid(len(others), 200, 44) if others else []
        self._lines["text_size"] = column.words(self.app.t("kit.first_run.text_size"), self._style("text_size"))
        sizes = column.grid(len(TEXT_SCALES), 150, 46)
        self._lines["sample"] = column.take(column.tall(self.app.t("kit.first_run.sample"), self._style("sample"), 0.9)
                                            + self.theme.px(16))  # fmt: skip
        self._lines["note"] = column.words(self.app.t("kit.first_run.note"), self._style("note"))
        self.widgets = [*self._languages(places, more), *self._text_sizes(sizes)]
        self._start(column.row(64))
        self.sheet = column.sheet

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

    def _language_places(self, inner: Rect) -> tuple[list[Rect], list[Rect]]:
        """The languages of the game in a row; under them, smaller, those that somebody has added."""
        ours, others = self._offered()
        top, tall = (0.222, 0.085) if others else (0.25, 0.11)
        row = Rect(inner.x, inner.y + round(inner.h * top), inner.w, round(inner.h * tall))
        places = self._places(row, max(MOST_ADDED + 1, len(ours)))
        first, *rest = [rect.move(0, row.h + self.theme.px(9)) for rect in places]
        for rect in (first, *rest):
            rect.h = round(inner.h * 0.072)
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

    def _places(self, row: Rect, count: int) -> list[Rect]:
        """So many places of like width beside each other."""
        gap = self.theme.px(14)
        width = (row.w - gap * (count - 1)) // count
        return [Rect(row.x + i * (width + gap), row.y, width, row.h) for i in range(count)]

    def _done(self) -> None:
        self.app.set_language(self.app.lang)
        self.app.go("menu")

    def paint_base(self, surface: Surface) -> None:
        self.room.paint_base(surface)
        panel(surface, self.sheet, seed=4)
        self._arms(surface)
        t = self.app.t
        for name in ("title", "language", "text_size", "note"):
            words = t(f"kit.first_run.{name}")
            draw_text(surface, words, self._lines[name], self._style(name), valign="middle", where=f"first.{name}")
        materials.rule(surface, self.inner.x, self.inner.right, self._rule)
        if self._added_label is not None:
            words = t("kit.first_run.added")
            draw_text(surface, words, self._added_label, self._style("added"), valign="middle", where="first.added")
        self._sample(surface, self._lines["sample"])

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
        words = self.app.t("kit.first_run.sample")
        draw_text(surface, words, room.inflate(-20, -6), self._style("sample"), valign="middle", where="first.sample")

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.room.update(dt):
            self.redraw()

    def paint(self, canvas: Canvas) -> None:
        self.room.paint(canvas)
        super().paint(canvas)


route("first-run", FirstRunScene)
