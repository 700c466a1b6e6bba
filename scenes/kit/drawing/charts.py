"""What pages of figures are drawn with: headings, bars of ink, candles, numbers."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.fit import draw_text, fit
from scenes.kit.ornament import flame
from scenes.kit.shapes import smooth
from scenes.kit.text import Style, TextBlock
from scenes.kit.theme import CRIMSON, GOLD, GREEN_INK, INK, MIN_TEXT, PARCH, Colour, Theme, mix
from scenes.kit.widgets import Widget

SOFT = mix(INK, PARCH[4], 0.45)
"""The ink of what only explains."""


class Host(Protocol):
    """The words, looks and pictures in use."""

    @property
    def theme(self) -> Theme:
        """Sizes and inks."""

    @property
    def art(self) -> Art:
        """Drawn pictures."""

    def t(self, key: str, /, **args: Any) -> str:
        """The words of a key in the language in use."""


HostT = TypeVar("HostT", bound=Host)


@dataclass(slots=True)
class Pens(Generic[HostT]):
    """What a page is drawn with, and what it has told so far (`told`: for whoever walks or listens through it)."""

    app: HostT
    surface: Surface
    name: str = "chart"
    """What its texts are called where one does not fit."""
    told: list[Widget] = field(default_factory=list)

    @property
    def full(self) -> bool:
        """Whether the window has the large layout."""
        return self.app.theme.layout.full

    def size(self, units: float) -> int:
        """The size of letters, made for a window of 1280x720."""
        return max(MIN_TEXT, self.app.theme.ui(units))

    def write(self, words: str, room: Rect, style: Style, where: str, valign: str = "middle") -> TextBlock:
        """A line or paragraph that shrinks until it fits; gives it as it was drawn."""
        return draw_text(self.surface, words, room, style, valign=valign, where=f"{self.name}.{where}", ellipsis=True)

    def number(self, words: str, room: Rect, units: float, ink: Colour = INK, align: str = "center") -> None:
        """A figure in the hand of the titles."""
        style = Style(min(self.size(units), max(MIN_TEXT, room.h)), ink, "title", align=align)
        draw_text(
            self.surface, words, room, style, valign="middle", where=f"{self.name}.number", wrap=False, ellipsis=True
        )

    def tell(self, name: str, room: Rect, words: str) -> None:
        """What a picture says, in words."""
        self.told.append(Widget(f"told:{name}", room, words, role="info", zone="story"))

    def lay(self, kind: str, name: str, room: Rect) -> None:
        """A drawn picture, whole, in the middle of a room."""
        picture = self.app.art.get(kind, name, room.size, 1)
        if picture is not None:
            self.surface.blit(picture, picture.get_rect(center=room.center))


def heading(pens: Pens[HostT], room: Rect, words: str, note: str = "") -> Rect:
    """The head of a page with a rule below it, and one sentence that says how it is read; gives what is left."""
    high = round(room.h * 0.105)
    head = Rect(room.x, room.y, room.w, high)
    style = Style(pens.app.theme.text(44 if pens.full else 30), CRIMSON, "title", align="center")
    draw_text(pens.surface, words, head, style, valign="middle", where=f"{pens.name}.head", wrap=False)
    materials.rule(pens.surface, room.x + room.w // 6, room.right - room.w // 6, head.bottom + high // 12)
    y = head.bottom + high // 2
    if note:
        y = head.bottom + high // 4
        line = Rect(room.x, y, room.w, max(round(room.h * 0.085), MIN_TEXT * 3))
        pens.write(note, line, Style(pens.size(16), SOFT, italic=True, align="center"), "note")
        y = line.bottom + high // 8
    return Rect(room.x, y, room.w, room.bottom - y)


def subheading(pens: Pens[HostT], room: Rect, words: str) -> None:
    """The name of a group of pictures."""
    style = Style(pens.size(19), mix(CRIMSON, INK, 0.15), "title")
    draw_text(pens.surface, words, room, style, valign="middle", where=f"{pens.name}.group", wrap=False, ellipsis=True)


def inked(surface: Surface, box: Rect, colour: Colour, seed: int = 1) -> None:
    """A block printed from wood: flat ink, knife cuts along its length, an uneven dark contour."""
    if box.w < 3 or box.h < 3:
        if box.w > 0 and box.h > 0:
            pygame.draw.rect(surface, colour, box)
        return
    pygame.draw.rect(surface, colour, box, border_radius=2)
    rng = random.Random(seed * 977 + box.w)
    light = mix(colour, PARCH[0], 0.38)
    gap = max(5, box.h // 3)
    for x in range(box.x + gap, box.right - 2, gap):
        reach = round(box.h * (0.3 + 0.35 * rng.random()))
        top = box.y + 2 if rng.random() < 0.75 else box.bottom - reach - 2
        pygame.draw.line(surface, light, (x, top), (x - reach // 3, top + reach), 1)
    pygame.draw.rect(surface, mix(colour, INK, 0.75), box, max(1, box.h // 14), border_radius=2)


def hatched(surface: Surface, box: Rect, colour: Colour) -> None:
    """A block of bare hatching: what was lost or came to nothing, told by its pattern, too."""
    if box.w < 2 or box.h < 2:
        return
    before = surface.get_clip()
    surface.set_clip(box.clip(before))
    pygame.draw.rect(surface, mix(PARCH[1], colour, 0.16), box)
    narrow = min(box.size)
    step, wide = max(5, narrow // 3), max(1, narrow // 16)
    for x in range(box.x - box.h, box.right, step):
        pygame.draw.line(surface, mix(colour, PARCH[1], 0.15), (x, box.bottom), (x + box.h, box.y), wide)
    surface.set_clip(before)
    pygame.draw.rect(surface, mix(colour, INK, 0.4), box, max(1, narrow // 14), border_radius=2)


@dataclass(frozen=True, slots=True)
class Part:
    """So many `won` of so many `games`, as `figures` say it; nothing on the page was played more often than `most`."""

    won: int
    games: int
    most: int
    figures: str


def part_bar(pens: Pens[HostT], room: Rect, part: Part, name: str, words: str) -> None:
    """Games won (inked) and lost (hatched) in one bar as long as there were games; the figures behind it."""
    figures = part.figures
    if not part.games:  # nothing to be read: a stroke that does not ask for a look
        pygame.draw.line(pens.surface, SOFT, (room.x, room.centery), (room.x + pens.size(12), room.centery), 2)
        pens.tell(name, room, f"{words}: {figures}")
        return
    style = Style(pens.size(16), INK, bold=True)
    tail = max(fit(figures, style, (room.w, room.h), wrap=False, report=False).size[0], room.w // 4) + pens.size(8)
    long = round((room.w - tail) * part.games / max(1, part.most))
    won = round(long * part.won / max(1, part.games))
    high = min(room.h * 3 // 4, pens.size(26))
    top = room.centery - high // 2
    inked(pens.surface, Rect(room.x, top, won, high), GREEN_INK, seed=part.games)
    hatched(pens.surface, Rect(room.x + won, top, long - won, high), CRIMSON)
    label = Rect(room.x + long + pens.size(8), room.y, tail - pens.size(8), room.h)
    draw_text(
        pens.surface, figures, label, style, valign="middle", where=f"{pens.name}.share", wrap=False, ellipsis=True
    )
    pens.tell(name, room, f"{words}: {figures}")


def candle(size: tuple[int, int], tall: float, *, lit: bool, seed: int) -> Surface:
    """A candle in its saucer: `tall` 0 to 1 of its room; burning, or with the smoke of a wick that went out."""
    return materials.store.get(
        ("candle of a chart", size, tall, lit, seed % 5), lambda: _candle(size, tall, lit, seed % 5)
    )


def _candle(size: tuple[int, int], tall: float, lit: bool, seed: int) -> Surface:
    w, h = size
    rng = random.Random(seed)
    body_w = max(5, round(w * 0.42))
    fire_h = round(h * 0.24)
    body_h = max(4, round((h - fire_h - h * 0.08) * (0.16 + 0.84 * tall)))
    foot = h - max(2, round(h * 0.05))
    top = foot - body_h

    def paint(s: Surface, k: float) -> None:
        x0, x1 = (w - body_w) / 2 * k, (w + body_w) / 2 * k
        y0, y1 = top * k, foot * k
        wax = mix(PARCH[0], GOLD[0], 0.25) if lit else mix(PARCH[1], PARCH[2], 0.5)
        saucer = Rect(round(w * 0.12 * k), round(y1 - h * 0.03 * k), round(w * 0.76 * k), round(h * 0.065 * k))
        pygame.draw.ellipse(s, INK, saucer.inflate(round(3 * k), round(3 * k)))
        pygame.draw.ellipse(s, GOLD[3], saucer)
        lip = body_w * 0.18 * k
        edge = [
            (x0, y1),
            (x0, y0 + lip),
            (x0 + lip, y0),
            ((x0 + x1) / 2, y0 + lip * 0.7),
            (x1 - lip, y0),
            (x1, y0 + lip),
        ]
        drip = y0 + (y1 - y0) * (0.3 + 0.4 * rng.random())
        edge += [(x1, drip), (x1 + lip * 0.8, drip + lip), (x1, drip + 2 * lip), (x1, y1)]
        pygame.draw.polygon(s, wax, edge)
        shade = [(x0 + (x1 - x0) * 0.68, y0 + lip), (x1, y0 + lip), (x1, y1), (x0 + (x1 - x0) * 0.74, y1)]
        pygame.draw.polygon(s, mix(wax, PARCH[3], 0.4), shade)
        for n in range(3):
            y = y0 + (y1 - y0) * (0.25 + 0.25 * n)
            pygame.draw.line(
                s, mix(wax, INK, 0.55), (x1 - body_w * 0.3 * k, y), (x1 - 2 * k, y + 2 * k), max(1, round(k))
            )
        pygame.draw.polygon(s, INK, edge, max(1, round(1.4 * k)))
        pygame.draw.line(s, INK, ((x0 + x1) / 2, y0 + lip), ((x0 + x1) / 2, y0 - h * 0.035 * k), max(1, round(1.6 * k)))
        if lit:
            cx, cy = (x0 + x1) / 2, y0 - fire_h * 0.45 * k
            for n in range(9):
                a = math.radians(180 + 22.5 * n)
                near, far = (w * (0.27 + 0.06 * (n % 2))) * k, (w * (0.4 + 0.08 * (n % 2))) * k
                begin = (cx + math.cos(a) * near, cy + math.sin(a) * near * 1.2)
                pygame.draw.line(
                    s, GOLD[3], begin, (cx + math.cos(a) * far, cy + math.sin(a) * far * 1.2), max(1, round(k))
                )
        else:
            points = []
            for n in range(14):
                y = y0 - h * 0.045 * k - n * fire_h * 0.06 * k
                points.append(((x0 + x1) / 2 + math.sin(n * 0.75 + seed) * w * 0.07 * k * (0.3 + n / 14), y))
            pygame.draw.lines(s, SOFT, False, points, max(1, round(1.2 * k)))

    made = smooth(size, paint)
    if lit:
        burning = flame((max(4, round(w * 0.3)), max(6, round(fire_h * 0.86))), 0.12 * (seed - 2))
        made.blit(burning, burning.get_rect(midbottom=(w // 2, top + 1)))
    return made
