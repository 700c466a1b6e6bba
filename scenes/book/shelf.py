"""What chronicles of any game draw: evenings as candles on shelves, shares of wins by groups, the bests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import pygame
from pygame import Rect

from game.core.play.annals import Share
from scenes.kit.drawing import charts
from scenes.kit.drawing.charts import SOFT, Part, candle, heading, inked, part_bar, subheading
from scenes.kit.icons import glyph
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GOLD, INK, PARCH, mix

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


@dataclass(frozen=True, slots=True)
class Heading:
    """The head of a page of evenings: its heading with a note, and a line that sums them up."""

    title: str
    note: str
    so_far: str


def evenings(pens: Pens, room: Rect, head: Heading, found: Sequence[Evening]) -> None:
    """The last thirty evenings on their shelves, below what all of them come to."""
    rest = heading(pens, room, head.title, head.note)
    big = Rect(rest.x, rest.y, rest.w, round(rest.h * 0.15))
    pens.number(head.so_far, big, 27, INK)
    pens.tell("so-far", big, head.so_far)
    _shelves(pens, Rect(rest.x, big.bottom, rest.w, rest.bottom - big.bottom), found)


def _shelves(pens: Pens, area: Rect, found: Sequence[Evening]) -> None:
    shown = list(found[-SHELF * SHELVES :])
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


@dataclass(frozen=True, slots=True)
class Record:
    """A best of all games: its name, its figure, what it is, whose it is where that is told, and the glyph of its kind
    where it has one."""

    name: str
    figure: int
    words: str
    whose: str = ""
    mark: str = ""


def records(pens: Pens, room: Rect, shown: Sequence[Record]) -> None:
    """A row for each, with its figure in a wreath of ink."""
    high = min(room.h // max(len(shown), 5), round(room.h * 0.17))
    top = room.y + (room.h - high * len(shown)) // 2
    for at, one in enumerate(shown):
        row = Rect(room.x, top + at * high, room.w, high)
        side = round(high * 0.86)
        wreath = Rect(row.x + row.w // 40, row.centery - side // 2, side, side)
        pygame.draw.circle(pens.surface, mix(CRIMSON, INK, 0.1), wreath.center, side // 2, max(2, side // 22))
        pygame.draw.circle(pens.surface, GOLD[2], wreath.center, side // 2 - max(3, side // 12), 1)
        pens.number(str(one.figure), wreath.inflate(-side // 3, -side // 3), 25, INK)
        left = wreath.right + row.w // 28
        text = Rect(left, row.y, row.right - left - (side // 2 if one.mark else 0), row.h)
        half = text.h // 2 if one.whose else text.h
        head = Rect(text.x, text.y, text.w, half)
        valign = "bottom" if one.whose else "middle"
        pens.write(one.words, head, Style(pens.size(17), INK, bold=True), "record", valign)
        if one.whose:
            line = Rect(text.x, text.y + half, text.w, text.h - half)
            pens.write(one.whose, line, Style(pens.size(16), SOFT, italic=True), "whose", "top")
        if one.mark:
            mark = glyph(one.mark, side // 2, mix(GOLD[3], INK, 0.2))
            pens.surface.blit(mark, mark.get_rect(midright=(row.right, row.centery)))
        pens.tell(f"record-{one.name}", row, f"{one.words} {one.whose}".strip())
