"""The first screen: the book on the desk, and what can be done with it. A new screen adds one entry to `ENTRIES`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes import games
from scenes.kit.backdrop import Desk
from scenes.kit.canvas import Canvas
from scenes.kit.form import Form
from scenes.kit.ornament import tome
from scenes.kit.routes import route
from scenes.kit.text import Style, draw_text
from scenes.kit.theme import BONE, INK, mix
from scenes.kit.widgets import Button

if TYPE_CHECKING:
    from scenes.app import App


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu: its thing is `button:<name>`, its words `kit.button.<name>`; `shown` may hide it."""

    name: str
    open: Callable[[App], None]
    shown: Callable[[App], bool] = lambda app: True
    order: int = 50


ENTRIES: list[Entry] = []


def register(entry: Entry) -> None:
    """Add a line to the menu (once per name)."""
    ENTRIES[:] = sorted([e for e in ENTRIES if e.name != entry.name] + [entry], key=lambda e: e.order)


class MenuScene(Form):
    """The main menu."""

    name = "menu"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.desk = Desk()
        self.book = Rect(0, 0, 0, 0)

    def default_focus(self) -> str | None:
        return "button:resume" if games.can_resume(self.app.data) else "button:new-game"

    def layout(self) -> None:
        w, h = self.app.size
        px = self.theme.px
        book_h = min(round(h * 0.82), round(w * 0.5 * 1.16))
        book_w = round(book_h / 1.16)
        column = min(px(470 if self.theme.layout.full else 340), round(w * 0.36))
        gap = px(110 if self.theme.layout.full else 66)
        left = (w - book_w - gap - column) // 2
        self.book = Rect(left, (h - book_h) // 2 - px(8), book_w, book_h)
        foot = self.book.bottom
        right = min(w - px(50), left + book_w + gap + column + px(64))
        foot = self.book.bottom
        right = min(w - px(50), left + book_w + gap + column + px(64))
        self.desk.place([(max(px(46), left - px(76)), foot - px(50), px(118)), (right, foot - px(8), px(150))])
        self._buttons(Rect(left + book_w + gap, self.book.y, column, book_h))

    def _buttons(self, area: Rect) -> None:
        px, app = self.theme.px, self.app
        entries = [entry for entry in ENTRIES if entry.shown(app)]
        chosen = (self.default_focus() or "").removeprefix("button:")
        big, small, gap = px(84), px(62), px(16)
        heights = [big if entry.name in (chosen, "new-game", "resume") else small for entry in entries]
        y = area.y + (area.h - sum(heights) - gap * (len(entries) - 1)) // 2
        self.widgets = []
        for entry, height in zip(entries, heights, strict=True):
            label = app.t(f"kit.button.{entry.name}")
            if entry.name == "language":
                own = next((one.own_name for one in app.languages if one.code == app.lang), app.lang)
                label = f"{label}: {own}"
            size = 27 if height == big else 20
            self.widgets.append(
                Button(
                    f"button:{entry.name}",
                    Rect(area.x, y, area.w, height),
                    label,
                    action=partial(entry.open, app),
                    primary=entry.name == chosen,
                    size=size,
                    face="title" if height == big else "body",
                )
            )
            y += height + gap

    def paint_base(self, surface: Surface) -> None:
        w, h = self.app.size
        self.desk.paint_base(surface, self.app.size, (self.book.centerx / w, 0.45))
        size = self.theme.text(74 if self.theme.layout.full else 50)
        tome(surface, self.book, self.app.t("kit.menu.title"), self.app.t("bigbook.terms.title.tagline"), size)
        line = Rect(self.theme.px(24), h - self.theme.px(40), w - self.theme.px(48), self.theme.px(30))
        style = Style(self.theme.text(16), mix(BONE, INK, 0.42), align="center")
        draw_text(
            surface, self.app.t("kit.menu.subtitle"), line, style, valign="middle", where="menu.subtitle", wrap=False
        )

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.desk.update(dt, self.theme.reduced_motion):
            self.redraw()

    def paint(self, canvas: Canvas) -> None:
        self.desk.paint(canvas, self.theme.reduced_motion)
        super().paint(canvas)

    def resume(self) -> None:
        self.relayout()


register(Entry("resume", games.resume, lambda app: games.can_resume(app.data), 10))
register(Entry("new-game", lambda app: app.go("setup"), order=20))
register(Entry("language", lambda app: app.next_language(), order=80))
register(Entry("settings", lambda app: app.open("settings"), order=85))
register(Entry("quit", lambda app: app.quit(), order=99))


route("menu", MenuScene)
