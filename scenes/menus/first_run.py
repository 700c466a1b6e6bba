"""The very first question: which language, and is the text easy to read. Both show at once on a living sample."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.backdrop import Backdrop
from scenes.kit.canvas import Canvas
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
        w, h = self.app.size
        px = self.theme.px
        full = self.theme.layout.full
        self.sheet = Rect(0, 0, min(px(1100 if full else 860), w - 40), min(px(860 if full else 640), h - 40))
        self.sheet.center = (w // 2, h // 2)
        self.room.place(
            self.app.size,
            [
                (self.sheet.x - px(70), self.sheet.bottom - px(20), px(130)),
                (self.sheet.right + px(70), self.sheet.bottom - px(20), px(150)),
            ],
        )
        inner = self.sheet.inflate(-px(110), -px(90))
        self._rows(inner)

    def _rows(self, inner: Rect) -> None:
        self.inner = inner
        self.widgets = [*self._languages(inner), *self._text_sizes(inner)]
        start = Rect(0, 0, self.theme.px(360), round(inner.h * 0.13))
        start.midbottom = (inner.centerx, inner.bottom)
        words = self.app.t("kit.button.continue")
        self.widgets.append(
            Button("button:start", start, words, action=self._done, primary=True, size=30, face="title")
        )

    def _languages(self, inner: Rect) -> list[Button]:
        """The languages of the game in a row; under them, smaller, those that somebody has added."""
        app, made = self.app, []
        ours = [one for one in app.languages if not one.added]
        others = [one for one in app.languages if one.added][:MOST_ADDED]
        top, tall = (0.222, 0.085) if others else (0.25, 0.11)
        row = Rect(inner.x, inner.y + round(inner.h * top), inner.w, round(inner.h * tall))
        places = self._places(row, max(MOST_ADDED + 1, len(ours)))
        first, *rest = [rect.move(0, row.h + self.theme.px(9)) for rect in places]
        for rect in (first, *rest):
            rect.h = round(inner.h * 0.072)
        self._added_label = first if others else None
        places = [*places[: len(ours)], *rest[: len(others)]]
        for one, rect in zip([*ours, *others], places, strict=True):
            chosen, action = one.code == app.lang, partial(app.set_language, one.code, keep=False)
            made.append(
                Button(
                    f"language:{one.code}", rect, one.own_name,
                    action=action, lit=chosen, primary=chosen, zone="language", size=19,
                )
            )  # fmt: skip
        return made

    def _text_sizes(self, inner: Rect) -> list[Button]:
        app, made = self.app, []
        row = Rect(inner.x, inner.y + round(inner.h * 0.5), inner.w, round(inner.h * 0.09))
        for scale, rect in zip(TEXT_SCALES, self._places(row, len(TEXT_SCALES)), strict=True):
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
        inner, t, theme = self.inner, self.app.t, self.theme
        unit = inner.h / 100

        def row(top: float, height: float) -> Rect:
            return Rect(inner.x, inner.y + round(unit * top), inner.w, round(unit * height))

        draw_text(
            surface,
            t("kit.first_run.title"),
            row(-2, 12),
            Style(theme.ui(46), INK, "title", align="center"),
            valign="middle",
            where="first.title",
        )
        materials.rule(surface, inner.x, inner.right, row(12, 1).y)
        label = Style(theme.ui(22), INK, align="center")
        draw_text(surface, t("kit.first_run.language"), row(14, 9), label, valign="middle", where="first.language")
        draw_text(surface, t("kit.first_run.text_size"), row(39, 9), label, valign="middle", where="first.size")
        if self._added_label is not None:
            small = Style(theme.ui(17), mix(INK, CRIMSON, 0.4), italic=True, align="right")
            draw_text(surface, t("kit.first_run.added"), self._added_label, small, valign="middle", where="first.added")
        self._sample(surface, row(61.5, 15))
        draw_text(
            surface,
            t("kit.first_run.note"),
            row(77.5, 8),
            Style(theme.ui(16), mix(INK, CRIMSON, 0.4), italic=True, align="center"),
            valign="middle",
            where="first.note",
        )

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
        style = Style(self.theme.ui(20), INK, align="center")
        words = self.app.t("kit.first_run.sample")
        draw_text(surface, words, room.inflate(-20, -6), style, valign="middle", where="first.sample")

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.room.update(dt):
            self.redraw()

    def paint(self, canvas: Canvas) -> None:
        self.room.paint(canvas)
        super().paint(canvas)


route("first-run", FirstRunScene)
