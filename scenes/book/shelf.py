"""What chronicles of any game draw: evenings as candles on shelves, shares of wins by groups, what was earned."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import pygame
from pygame import Rect, Surface

from game.core.play.annals import Share
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.drawing import charts
from scenes.kit.drawing.charts import SOFT, Part, candle, inked, part_bar, subheading
from scenes.kit.text import Style
from scenes.kit.theme import GOLD, INK, MIN_TEXT, PARCH, Theme, mix
from scenes.kit.widgets import Widget, WidgetState

if TYPE_CHECKING:
    from scenes.shell.app import App

Pens: TypeAlias = "charts.Pens[App]"
SHELF, SHELVES = 10, 3
"""Candles on a shelf, and shelves on the page."""


@dataclass(frozen=True, slots=True)
class Evening:
    """A game as a candle: how much of it is left (0 to 1), whether it burns, and the line that tells of it."""

    tall: float
    lit: bool
    words: str


def shelves(pens: Pens, area: Rect, evenings: Sequence[Evening]) -> None:
    """The last thirty evenings on their shelves."""
    shown = list(evenings[-SHELF * SHELVES :])
    rows = max(1, -(-len(shown) // SHELF))
    high = min(area.h // rows, round(area.h * 0.5))
    wide = min(area.w // SHELF, round(high * 0.5))
    top = area.y + (area.h - rows * high) // 2
    for row in range(rows):
        here = shown[row * SHELF : (row + 1) * SHELF]
        shelf = Rect(0, top + (row + 1) * high - max(7, high // 14), wide * SHELF + wide // 2, max(6, high // 16))
        shelf.centerx = area.centerx
        pygame.draw.rect(pens.surface, INK, shelf.inflate(2, 2), border_radius=2)
        inked(pens.surface, shelf, mix(PARCH[3], PARCH[4], 0.4), seed=row)
        left = area.centerx - len(here) * wide // 2
        for at, one in enumerate(here):
            box = Rect(left + at * wide, shelf.y - round(high * 0.86) + 2, wide, round(high * 0.86))
            pens.surface.blit(candle(box.size, one.tall, lit=one.lit, seed=at + row * 3), box)
            pens.tell(f"game-{row}-{at}", box, one.words)


@dataclass(frozen=True, slots=True)
class Group:
    """Games by something: its name, its heading, what it may be (key and words), and the games of each."""

    name: str
    heading: str
    rows: Sequence[tuple[str, str]]
    found: Mapping[str, Share]


def groups(pens: Pens, room: Rect, sets: Sequence[Group], games: int, figures: Callable[[Share], str]) -> None:
    """Won and lost of so many games, a bar for each row; `figures` says a share."""
    lines = sum(len(one.rows) for one in sets)
    unit = room.h / (lines + len(sets) * 1.5)
    y = float(room.y)
    for one in sets:
        subheading(pens, Rect(room.x, round(y), room.w, round(unit * 1.1)), one.heading)
        y += unit * 1.1
        for key, words in one.rows:
            row = Rect(room.x, round(y), room.w, round(unit))
            label = Rect(row.x, row.y, round(row.w * 0.33), row.h)
            share = one.found.get(key, Share())
            ink = INK if share.games else SOFT
            pens.write(words, label, Style(pens.size(17), ink), "label")
            bar = Rect(label.right + row.w // 40, row.y, row.right - label.right - row.w // 40, row.h)
            part = Part(share.won, share.games, games, figures(share))
            part_bar(pens, bar, part, f"{one.name}-{key}", words)
            y += unit
        y += unit * 0.4


@dataclass(slots=True)
class Medal(Widget):
    """An achievement that tells how it is earned when it is pressed; a ring of light under the pointer."""

    kind: str = "seals"
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
class Plate:
    """An achievement on a page: its picture (kind and name), what it is called, whether it is earned, what makes its
    thing of a box."""

    kind: str
    picture: str
    name: str
    earned: bool
    thing: Callable[[Rect], Widget]


def plates(pens: Pens, room: Rect, shown: Sequence[Plate], columns: int, rows: int) -> None:
    """A page of them: what was earned as its picture, what is to come as bare rings on the paper."""
    wide, high = room.w // columns, room.h // rows
    label = max(round(high * 0.3), MIN_TEXT * 4 // 3)
    for at, one in enumerate(shown[: columns * rows]):
        cell = Rect(room.x + at % columns * wide, room.y + at // columns * high, wide, high)
        side = min(wide - 8, high - label - 2)
        box = Rect(0, 0, side, side)
        box.midtop = cell.midtop
        if one.earned:
            pens.lay(one.kind, one.picture, box)
        else:
            pygame.draw.circle(pens.surface, mix(PARCH[1], PARCH[3], 0.45), box.center, side * 2 // 5, 2)
            pygame.draw.circle(pens.surface, mix(PARCH[1], PARCH[3], 0.25), box.center, side // 3, 1)
        line = Rect(cell.x + 2, box.bottom, cell.w - 4, label)
        style = Style(pens.size(14), INK if one.earned else SOFT, align="center")
        pens.write(one.name, line, style, "seal")
        pens.told.append(one.thing(box))
