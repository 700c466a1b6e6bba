"""The pages of the seals: what single games have earned, in wax; what is still to come as bare rings on the paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.bigbook.play.achievements import achievements, first_earned
from scenes.bigbook.statistics.evenings import Games
from scenes.bigbook.statistics.pens import Pens
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.drawing.charts import SOFT, heading
from scenes.kit.text import Style
from scenes.kit.theme import GOLD, INK, MIN_TEXT, PARCH, Theme, mix
from scenes.kit.widgets import Widget, WidgetState

if TYPE_CHECKING:
    from scenes.shell.app import App

COLUMNS, ROWS = 3, 5


@dataclass(slots=True)
class SealMark(Widget):
    """A seal that tells how it is earned when it is pressed; a ring of light under the pointer."""

    action: Callable[[], None] | None = None

    def paint_wax(self, surface: Surface, art: Art) -> None:
        """The wax itself, on a still layer; nothing as long as its picture is not ready."""
        picture = art.get("seals", self.id.removeprefix("seal:"), self.rect.size, 1)
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=self.rect.center))

    def press(self) -> None:
        if self.action is not None:
            self.action()

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        if state.hover:
            pygame.draw.circle(canvas.surface, GOLD[2], self.rect.center, self.rect.h // 2 + 2, 2)
            canvas.mark(self.rect.inflate(10, 10))


def seal_thing(app: App, box: Rect, name: str, when: str) -> SealMark:
    """The seal of an achievement that says, when it is pressed, what it is called, how it is earned, and `when`."""
    t = app.t
    words = f"{t(f'bigbook.seals.list.{name}.name')}. {t(f'bigbook.seals.list.{name}.text')}"
    words = f"{words} ({when})" if when else words
    return SealMark(f"seal:{name}", box, words, zone="story", action=partial(app.say, words, box))


def first(pens: Pens, room: Rect, games: Games) -> None:
    """The first half of them."""
    rest = heading(pens, room, pens.app.t("bigbook.seals.title"), pens.app.t("bigbook.seals.note"))
    _grid(pens, rest, games, 0)


def second(pens: Pens, room: Rect, games: Games) -> None:
    """The other half, and how many there are."""
    found = len(first_earned(games))
    words = pens.app.t("bigbook.seals.found", n=found, m=len(achievements()))
    rest = heading(pens, room, words)
    pens.tell("seals", Rect(room.x, room.y, room.w, rest.y - room.y), words)
    _grid(pens, rest, games, COLUMNS * ROWS)


def _grid(pens: Pens, room: Rect, games: Games, start: int) -> None:
    found, t = first_earned(games), pens.app.t
    wide, high = room.w // COLUMNS, room.h // ROWS
    label = max(round(high * 0.3), MIN_TEXT * 4 // 3)
    for at, one in enumerate(achievements()[start : start + COLUMNS * ROWS]):
        cell = Rect(room.x + at % COLUMNS * wide, room.y + at // COLUMNS * high, wide, high)
        side = min(wide - 8, high - label - 2)
        box = Rect(0, 0, side, side)
        box.midtop = cell.midtop
        game = found.get(one.id)
        if game is not None:
            pens.lay("seals", one.id, box)
        else:
            pygame.draw.circle(pens.surface, mix(PARCH[1], PARCH[3], 0.45), box.center, side * 2 // 5, 2)
            pygame.draw.circle(pens.surface, mix(PARCH[1], PARCH[3], 0.25), box.center, side // 3, 1)
        line = Rect(cell.x + 2, box.bottom, cell.w - 4, label)
        style = Style(pens.size(14), INK if game is not None else SOFT, align="center")
        pens.write(t(f"bigbook.seals.list.{one.id}.name"), line, style, "seal")
        when = t("bigbook.seals.not_yet") if game is None else ""
        if game is not None and game.day:
            when = t("bigbook.seals.first", day=game.day)
        pens.told.append(seal_thing(pens.app, box, one.id, when))
