"""The log as a drawer: by seat, as text for the clipboard, and each turn a door to the table as it stood."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.icons import emblem
from scenes.kit.shapes import arc
from scenes.kit.theme import CRIMSON, GOLD, INK, PARCH, mix
from scenes.kit.thing import Thing
from scenes.kit.widgets import Button
from scenes.table.look_back import LookBack, state_after
from scenes.table.story import Line, tell
from scenes.table.viewer import ViewerScene
from scenes.tutorial_words import plain

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.scene import TableScene


class LogDrawer(ViewerScene):
    """The log of one seat, or of everyone (`only` is ''); headings of turns show where the log can look back."""

    def __init__(self, app: App, table: TableScene, only: str = "") -> None:
        super().__init__(app, table, "log")
        self.only = only

    def lines(self) -> list[Line]:
        """The lines shown: those of the seat, with the turns they belong to."""
        return [line for line in self.table.story.lines if self.only in ("", line.seat) or line.type == "turn_began"]

    def text(self) -> str:
        """The shown log as plain lines, oldest first."""
        words = self.table.words
        told = (re.sub(r"\s+", " ", plain(tell(words, line), words)) for line in self.lines())
        return "\n".join(line for line in told if line)

    def layout(self) -> None:
        super().layout()
        px = self.table.look.layout.px
        w, h = px(190, 140), px(52, 38)
        copy = Rect(0, 0, w, h)
        copy.midbottom = (self.sheet.centerx - w // 2 - px(8, 6), self.sheet.bottom - px(16, 10))
        self.widgets[0].rect.midbottom = (self.sheet.centerx + w // 2 + px(8, 6), copy.bottom)
        self.widgets.insert(0, Button("button:copy", copy, self.app.t("kit.button.copy"), action=self._copy))

    def _copy(self) -> None:
        try:
            pygame.scrap.put_text(self.text())
        except pygame.error:
            return
        self.app.say(self.app.t("kit.log.copied"), self.widgets[0].rect)

    def _seats(self) -> list[tuple[str, Rect]]:
        """The seals of the filter, everyone first, below the title."""
        px, seats = self.table.look.layout.px, ["", *self.table.look.model.seats]
        side, gap = px(40, 30), px(10, 7)
        x, y = self.sheet.centerx - (len(seats) * (side + gap) - gap) // 2, self.sheet.y + px(62, 45)
        return [(seat, Rect(x + i * (side + gap), y, side, side)) for i, seat in enumerate(seats)]

    def _room(self) -> Rect:
        room, px = super()._room(), self.table.look.layout.px
        return Rect(room.x, room.y + px(42, 31), room.w, room.h - px(42, 31))

    def _doors(self) -> list[tuple[Line, Rect]]:
        """Turns that can be looked back at, with the place of their sign."""
        side = self.table.look.layout.px(30, 24)
        return [
            (line, Rect(rect.right - side, rect.centery - side // 2, side, side))
            for _, line, _, rect in self._log_rows()
            if line.type == "turn_began" and state_after(self.table, line.step) is not None
        ]

    def things(self) -> list[Thing]:
        app, words = self.app, self.table.words
        found = [
            Thing(f"filter:{seat or 'all'}", "toggle", words.seat(seat) if seat else app.t("kit.log.everyone"), rect,
                  zone="filter")
            for seat, rect in self._seats()
        ]  # fmt: skip
        doors = [
            Thing(f"look:{line.step}", "button", app.t("kit.log.look_back", turn=turn), rect, zone="log")
            for line, rect in reversed(self._doors())
            if (turn := line.events[0]["turn"])
        ]
        return [*found, *super().things(), *doors]

    def press(self, thing: Thing) -> None:
        kind, _, rest = thing.id.partition(":")
        if kind == "filter":
            self.only = "" if rest == "all" else rest
            self.offset = 0
            self.relayout()
        elif kind == "look":
            state = state_after(self.table, int(rest))
            if state is not None:
                self.app.push(LookBack(self.app, self.table, state))
        else:
            super().press(thing)

    def paint_base(self, surface: Surface) -> None:
        super().paint_base(surface)
        for seat, rect in self._seats():
            person = self.table.words.people.get(seat)
            if person is not None:
                surface.blit(emblem(person.emblem, rect.w, self.table.words.colour(seat)), rect)
            else:
                _everyone(surface, rect)
            if seat == self.only:
                pygame.draw.circle(surface, CRIMSON, rect.center, rect.w // 2 + 4, 3)
        for _, rect in self._doors():
            _sign(surface, rect, PARCH[4])

    def paint(self, canvas: Canvas) -> None:
        for line, rect in self._doors():
            if self.hover == f"look:{line.step}":
                _sign(canvas.surface, rect, CRIMSON)
                canvas.mark(rect)
        super().paint(canvas)


def _everyone(surface: Surface, rect: Rect) -> None:
    """A round table with people about it."""
    pygame.draw.circle(surface, mix(PARCH[2], INK, 0.1), rect.center, rect.w // 2)
    pygame.draw.circle(surface, PARCH[4], rect.center, rect.w // 6)
    for at in range(5):
        x, y = pygame.Vector2(0, -rect.w * 0.33).rotate(at * 72)
        pygame.draw.circle(surface, INK, (rect.centerx + x, rect.centery + y), max(2, rect.w // 11))


def _sign(surface: Surface, rect: Rect, colour: tuple[int, int, int]) -> None:
    """An hour hand that runs backwards."""
    r = rect.w * 0.36
    pygame.draw.circle(surface, mix(PARCH[0], GOLD[1], 0.3), rect.center, rect.w // 2)
    points = [(2 * rect.centerx - x, y) for x, y in arc(rect.centerx, rect.centery, r, 200, 480)]
    pygame.draw.lines(surface, colour, False, points, 2)
    x, y = points[0]
    pygame.draw.polygon(surface, colour, [(x - 4, y - 1), (x + 5, y - 2), (x + 1, y + 6)])
    pygame.draw.lines(surface, colour, False, [(rect.centerx, rect.centery - r * 0.6), rect.center,
                                               (rect.centerx + r * 0.4, rect.centery)], 2)  # fmt: skip
