"""The very first question: which language, and is the text easy to read. Both show at once on a living sample."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.kit import paper
from scenes.kit.backdrop import Backdrop
from scenes.kit.canvas import Canvas
from scenes.kit.faces import panel
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.prefs import TEXT_SCALES
from scenes.kit.routes import route
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, INK, PARCH, mix
from scenes.kit.widgets import Button

if TYPE_CHECKING:
    from scenes.app import App


class FirstRunScene(Form):
    """Language and text size, the system's language chosen beforehand."""

    name = "first-run"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.room = Backdrop(app.art, app.theme, "desk")
        self.sheet = Rect(0, 0, 0, 0)

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
        px, app = self.theme.px, self.app
        self.inner = inner
        unit = inner.h / 100
        self.widgets = []
        languages = app.languages
        gap = px(14)
        width = (inner.w - gap * (max(2, len(languages)) - 1)) // max(2, len(languages))
        for i, one in enumerate(languages):
            self.widgets.append(
                Button(
                    f"language:{one.code}",
                    Rect(inner.x + i * (width + gap), inner.y + round(unit * 25), width, round(unit * 11)),
                    one.own_name,
                    action=partial(app.set_language, one.code, keep=False),
                    lit=one.code == app.lang,
                    primary=one.code == app.lang,
                    zone="language",
                )
            )
        width = (inner.w - gap * (len(TEXT_SCALES) - 1)) // len(TEXT_SCALES)
        for i, scale in enumerate(TEXT_SCALES):
            chosen = scale == app.settings.text_scale
            self.widgets.append(
                Button(
                    f"text-size:{round(scale * 100)}",
                    Rect(inner.x + i * (width + gap), inner.y + round(unit * 50), width, round(unit * 9)),
                    f"{round(scale * 100)} %",
                    action=partial(app.set, "text_scale", scale),
                    lit=chosen,
                    primary=chosen,
                    zone="text",
                    size=19,
                )
            )
        start = Rect(0, 0, px(360), round(unit * 13))
        start.midbottom = (inner.centerx, inner.bottom)
        self.widgets.append(
            Button(
                "button:start",
                start,
                app.t("kit.button.continue"),
                action=self._done,
                primary=True,
                size=30,
                face="title",
            )
        )

    def _done(self) -> None:
        self.app.set_language(self.app.lang)
        self.app.go("menu")

    def paint_base(self, surface: Surface) -> None:
        self.room.paint_base(surface)
        panel(surface, self.sheet, seed=4)
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
        paper.rule(surface, inner.x, inner.right, row(12, 1).y)
        label = Style(theme.ui(22), INK, align="center")
        draw_text(surface, t("kit.first_run.language"), row(14, 9), label, valign="middle", where="first.language")
        draw_text(surface, t("kit.first_run.text_size"), row(39, 9), label, valign="middle", where="first.size")
        sample = row(61.5, 15)
        pygame.draw.rect(surface, mix(PARCH[0], (255, 255, 255), 0.35), sample, border_radius=6)
        pygame.draw.rect(surface, PARCH[3], sample, 1, border_radius=6)
        draw_text(
            surface,
            t("kit.first_run.sample"),
            sample.inflate(-20, -6),
            Style(theme.ui(20), INK, align="center"),
            valign="middle",
            where="first.sample",
        )
        draw_text(
            surface,
            t("kit.first_run.note"),
            row(77.5, 8),
            Style(theme.ui(16), mix(INK, CRIMSON, 0.4), italic=True, align="center"),
            valign="middle",
            where="first.note",
        )

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.room.update(dt):
            self.redraw()

    def paint(self, canvas: Canvas) -> None:
        self.room.paint(canvas)
        super().paint(canvas)


route("first-run", FirstRunScene)
