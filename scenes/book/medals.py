"""The achievements of any game on two pages of its chronicle: what was earned as its picture, what is to come as bare
rings on the paper."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame
from pygame import Rect, Surface

from game.core.play.achievements import Achievement
from scenes.book.shelf import Pens
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.drawing.charts import SOFT, heading
from scenes.kit.text import Style
from scenes.kit.theme import GOLD, INK, MIN_TEXT, PARCH, Theme, mix
from scenes.kit.widgets import Widget, WidgetState

if TYPE_CHECKING:
    from scenes.shell.app import App

COLUMNS, ROWS = 3, 5


class Dated(Protocol):
    """The page of a game that is over."""

    @property
    def day(self) -> str:
        """The day on which it ended; '' where nobody noted it."""


@dataclass(slots=True)
class Medal(Widget):
    """An achievement that tells how it is earned when it is pressed; a ring of light under the pointer."""

    kind: str = ""
    picture: str = ""
    action: Callable[[], None] | None = None

    def paint_still(self, surface: Surface, art: Art) -> None:
        """Its picture, on a still layer; nothing as long as that is not ready."""
        picture = art.get(self.kind, self.picture, self.rect.size, 1)
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=self.rect.center))

    def press(self) -> None:
        if self.action is not None:
            self.action()

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        if state.hover:
            pygame.draw.circle(canvas.surface, GOLD[2], self.rect.center, self.rect.h // 2 + 2, 2)
            canvas.mark(self.rect.inflate(10, 10))


@dataclass(frozen=True, slots=True)
class Texts:
    """What a game says of all its achievements, each by the key of its text."""

    title: str
    note: str
    found: str
    """So many (`n`) of all (`m`) were earned."""
    not_yet: str
    first: str
    """On that `day`."""


@dataclass(frozen=True, slots=True)
class Medals:
    """The achievements of a game: the kind of their pictures, all of them in their order, what one is called and how it
    is earned, and what is said of all of them."""

    kind: str
    every: Callable[[], Sequence[Achievement]]
    told: Callable[[App, str], tuple[str, str]]
    texts: Texts

    def thing(self, app: App, box: Rect, name: str, when: str) -> Medal:
        """The one of that id; pressed, it says what it is called, how it is earned, and `when` ('' for nothing)."""
        words = ". ".join(self.told(app, name))
        words = f"{words} ({when})" if when else words
        action = partial(app.say, words, box)
        return Medal(f"seal:{name}", box, words, zone="story", kind=self.kind, picture=name, action=action)

    def first(self, pens: Pens, room: Rect, found: Mapping[str, Dated]) -> None:
        """The page of the first half of them; `found`: by what game each was earned first."""
        rest = heading(pens, room, pens.app.t(self.texts.title), pens.app.t(self.texts.note))
        self._page(pens, rest, self.every()[: COLUMNS * ROWS], found)

    def second(self, pens: Pens, room: Rect, found: Mapping[str, Dated]) -> None:
        """The page of the other half, and how many there are."""
        words = pens.app.t(self.texts.found, n=len(found), m=len(self.every()))
        rest = heading(pens, room, words)
        pens.tell("seals", Rect(room.x, room.y, room.w, rest.y - room.y), words)
        self._page(pens, rest, self.every()[COLUMNS * ROWS :][: COLUMNS * ROWS], found)

    def _page(self, pens: Pens, room: Rect, shown: Sequence[Achievement], found: Mapping[str, Dated]) -> None:
        wide, high = room.w // COLUMNS, room.h // ROWS
        label = max(round(high * 0.3), MIN_TEXT * 4 // 3)
        for at, one in enumerate(shown):
            cell = Rect(room.x + at % COLUMNS * wide, room.y + at // COLUMNS * high, wide, high)
            side = min(wide - 8, high - label - 2)
            box = Rect(0, 0, side, side)
            box.midtop = cell.midtop
            earned = one.id in found
            if earned:
                pens.lay(self.kind, one.id, box)
            else:
                pygame.draw.circle(pens.surface, mix(PARCH[1], PARCH[3], 0.45), box.center, side * 2 // 5, 2)
                pygame.draw.circle(pens.surface, mix(PARCH[1], PARCH[3], 0.25), box.center, side // 3, 1)
            line = Rect(cell.x + 2, box.bottom, cell.w - 4, label)
            style = Style(pens.size(14), INK if earned else SOFT, align="center")
            pens.write(self.told(pens.app, one.id)[0], line, style, "seal")
            pens.told.append(self.thing(pens.app, box, one.id, self._when(pens.app, found.get(one.id))))

    def _when(self, app: App, game: Dated | None) -> str:
        if game is None:
            return app.t(self.texts.not_yet)
        return app.t(self.texts.first, day=game.day) if game.day else ""
