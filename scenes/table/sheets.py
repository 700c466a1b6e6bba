"""Sheets over a table that are looked at, and an earlier moment of it as an old picture; nothing can be done there."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.geometry import Measures
from scenes.kit.ornament import pill
from scenes.kit.text import Style
from scenes.kit.theme import BONE, GOLD, INK, mix
from scenes.kit.widgets import Button

if TYPE_CHECKING:
    from scenes.shell.app import App

SEPIA = (255, 226, 178)
CLOSE = "button:close"


def cross(surface: Surface, rect: Rect, hover: bool) -> None:
    """A small round button with a cross that lays something back."""
    pill(surface, rect, mix(INK, GOLD[3], 0.45 if hover else 0.15), 245)
    arm = rect.w // 5
    for way in (-1, 1):
        start = (rect.centerx - arm, rect.centery - arm * way)
        pygame.draw.line(surface, GOLD[1], start, (rect.centerx + arm, rect.centery + arm * way), 3)


class LaidSheet(Form):
    """A press beside it takes it away. `what` is looked at, `sheet` is where it lies (set it in `layout`)."""

    name = "viewer"
    modal = True
    grows = False
    keys: Collection[str] = ()
    """Commands that open such a sheet, and close the one that is open (`seat_1` and so on too)."""

    app: App

    def __init__(self, app: App, what: str) -> None:
        super().__init__(app)
        self.what = what
        self.widgets = []
        self.sheet = Rect(0, 0, 0, 0)

    def default_focus(self) -> str | None:
        return CLOSE

    def on_down(self, pos: tuple[int, int]) -> bool:
        if not self.sheet.collidepoint(pos):
            self.app.pop()
            return True
        return super().on_down(pos)

    def command(self, name: str) -> bool:
        """The key that opened the viewer closes it."""
        if name in self.keys or name.startswith("seat_"):
            self.app.pop()
            return True
        return False


def old_picture(table: Surface) -> Surface:
    """A picture of a table in the colours of an old photograph."""
    old = pygame.transform.grayscale(table)
    old.fill(SEPIA, special_flags=pygame.BLEND_RGB_MULT)
    return old


@dataclass(frozen=True, slots=True)
class Earlier:
    """An earlier moment of a game; what depends on the window and the language is asked when it is needed."""

    state: object
    """What is looked at."""
    picture: Callable[[], Surface]
    """The table as it stood, as large as the window."""
    title: Callable[[], str]
    measures: Callable[[], Measures]
    column: Callable[[], Rect]
    """Where title and button stand: at its upper and its lower end, in window pixels."""


class LookBack(Form):
    """One kept moment; Escape, the button or a press anywhere returns to now."""

    name, grows = "look-back", False

    app: App

    def __init__(self, app: App, moment: Earlier) -> None:
        super().__init__(app)
        self.moment = moment
        self.widgets = []
        self._picture: Surface | None = None
        self._head = Rect(0, 0, 0, 0)

    def default_focus(self) -> str | None:
        return "button:return-now"

    def layout(self) -> None:
        px, column = self.moment.measures().px, self.moment.column()
        self._picture = None
        place = Rect(column.x, column.bottom - px(60, 40), column.w, px(60, 40))
        label = self.app.t("kit.log.return_now")
        self.widgets = [Button("button:return-now", place, label, action=self.app.pop, primary=True)]
        self._head = Rect(column.x, column.y, column.w, px(120, 84))

    def back(self) -> None:
        self.app.pop()

    def on_down(self, pos: tuple[int, int]) -> bool:
        if not self.widgets[0].rect.collidepoint(pos):
            self.app.pop()
            return True
        return super().on_down(pos)

    def command(self, name: str) -> bool:
        """The log's key returns as well."""
        if name == "log":
            self.app.pop()
        return name == "log"

    def paint_base(self, surface: Surface) -> None:
        if self._picture is None:
            self._picture = self.moment.picture()
        surface.blit(self._picture, (0, 0))
        pygame.draw.rect(surface, mix(INK, GOLD[3], 0.3), self._head, border_radius=8)
        pygame.draw.rect(surface, GOLD[1], self._head, 2, border_radius=8)
        style = Style(self.moment.measures().text(28, 19), BONE, "title", align="center")
        draw_text(surface, self.moment.title(), self._head.inflate(-16, -8), style, valign="middle", where="look-back")
