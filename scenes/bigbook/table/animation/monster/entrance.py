"""A new monster over the whole spread: its ink draws itself, colour comes, its name is cut in, it lands on its page.

Where nothing is held up only the ink is drawn, in its place.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from functools import lru_cache, partial

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.render_context import name_label
from scenes.bigbook.table.animation.timings import (
    ENTRANCE_COLOUR,
    ENTRANCE_GROWS,
    ENTRANCE_INK,
    ENTRANCE_LAND,
    ENTRANCE_LAP,
    ENTRANCE_NAME,
    ENTRANCE_STAND,
)
from scenes.bigbook.table.layout import book_pages
from scenes.bigbook.table.render.book import CARTOUCHE, picture_height
from scenes.bigbook.table.render.monster_layers import PAGE
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas, faded
from scenes.kit.text import Style
from scenes.kit.theme import INK
from scenes.kit.tween import EASES

SHOWN = (16, 4, 672, 492)
"""What of a page is shown over the spread: the picture with its frame and all that breaks it, and the scroll."""
DIM = 0.62
ACROSS = 60
"""Cells across the mask that the pen leaves: it is drawn small and softened."""
FAINT = 68
"""How much of its ink shows on the page of a monster that is still to come, 0 to 255."""
PEN, WAVES = 0.26, ((7, 0.6), (17, 0.4))
"""How uneven the edge of the drawn part is, as a share of its way, and its waves: how many across, and their share."""
TURN, RETURN = 0.13, 0.8
"""How far a turn of the pen lies behind the one before, as a share of its way, and when it is back."""
SOFT = 15
"""How many of the 255 moments of the pen its ink takes to be as dark as it will be: no edge of a cell is seen."""
STEPS = 26
CUT = 0.42
"""How much of the time of the whole name one letter takes."""


def spread_width(render: RenderContext) -> int:
    """How wide the page is asked for whose picture covers the spread."""
    return round(render.layout.areas["book"].w * PAGE[0] / SHOWN[2])


def ask(render: RenderContext, art: Art, monster: str, urgency: int = 5) -> list[Surface | None]:
    """The paper, the ink and the whole picture of an entrance, as far as they are ready."""
    width = spread_width(render)
    size = (width, picture_height(width))
    wanted = (("layers", "paper"), ("layers", f"{monster}_ink"), ("monsters", monster))
    return [art.get(kind, name, size, urgency) for kind, name in wanted]


class InkDrawing:
    """A picture whose ink appears from a point outwards, as if a pen went round; `share` 0 to 1."""

    def __init__(self, paper: Surface, ink: Surface, start: tuple[float, float]) -> None:
        self.paper, self.ink = paper.convert(), ink
        self._cells = mask_size(ink.get_size())
        k = self._cells[0] / ink.get_width()
        self._moments = _moments(self._cells, (round(start[0] * k), round(start[1] * k)))
        self._shown: Surface = self.paper
        self._step = -1

    def picture(self, share: float) -> Surface:
        """The drawing as far as it has come; it only ever goes on."""
        step = round(share * STEPS)
        if step <= self._step:
            return self._shown
        self._step = step
        out = self.paper.copy()
        if step >= STEPS:
            out.blit(self.ink, (0, 0))
        elif step > 0:
            drawn = self.ink.copy()
            drawn.blit(pygame.transform.smoothscale(self._mask(step / STEPS), drawn.get_size()), (0, 0),
                       special_flags=pygame.BLEND_RGBA_MULT)  # fmt: skip
            out.blit(drawn, (0, 0))
        self._shown = out
        return out

    def _mask(self, share: float) -> Surface:
        """White where the pen has been, ever fainter towards where it is."""
        now = share * (255 + SOFT)
        dark = bytes(max(0, min(255, round(255 * (now - moment) / SOFT))) for moment in range(256))
        cells = bytearray(b"\xff" * (4 * len(self._moments)))
        cells[3::4] = self._moments.translate(dark)
        return pygame.image.frombytes(bytes(cells), self._cells, "RGBA").convert_alpha()


def mask_size(size: tuple[int, int]) -> tuple[int, int]:
    """How many cells the mask of a picture of that size has, across and down."""
    wide = max(1, min(ACROSS, size[0]))
    return wide, max(1, round(wide * size[1] / size[0]))


@lru_cache(maxsize=4)
def _moments(cells: tuple[int, int], start: tuple[int, int]) -> bytes:
    """When the pen comes to each cell of a mask, row by row, as shares of 255: in turns outwards, on a wavy edge. It
    comes to as many of them in each moment as in any other."""
    (w, h), (cx, cy) = cells, start
    far = math.hypot(max(cx, w - cx), max(cy, h - cy))
    found = [0.0] * (w * h)
    for across, share in WAVES:
        strength = PEN * share / 255
        found = [sum_ + part * strength for sum_, part in zip(found, _wave(cells, across, 7 + across), strict=True)]
    for y in range(h):
        for x in range(w):
            away = math.hypot(x - cx, y - cy) / far
            turn = (math.atan2(y - cy, x - cx) / math.tau + away * 2.5) % 1.0
            found[y * w + x] += away + TURN * min(turn / RETURN, (1 - turn) / (1 - RETURN))
    out = bytearray(w * h)
    for place, i in enumerate(sorted(range(w * h), key=found.__getitem__)):
        out[i] = 255 * place // (w * h)
    return bytes(out)


def _wave(cells: tuple[int, int], across: int, seed: int) -> bytes:
    """A smooth unevenness with so many hills across, one byte for each cell."""
    rng = random.Random(seed)
    down = max(2, round(across * cells[1] / cells[0]))
    grey = Surface((across, down))
    for i in range(across * down):
        grey.set_at((i % across, i // across), (rng.randrange(256),) * 3)
    return pygame.image.tobytes(pygame.transform.smoothscale(grey, cells), "RGB")[::3]


@dataclass(slots=True)
class Entrance:
    """The tableau over the spread. `t` is milliseconds since it began, at normal speed."""

    render: RenderContext
    drawing: InkDrawing
    whole: Surface
    name: str
    t: float = 0.0
    _title: Surface | None = None
    _letters: list[int] = field(default_factory=list)

    @property
    def landed(self) -> bool:
        """It is on its page."""
        return self.t >= self._land + ENTRANCE_LAND

    @property
    def _cut(self) -> float:
        return ENTRANCE_INK - ENTRANCE_LAP

    @property
    def _land(self) -> float:
        return self._cut + ENTRANCE_NAME + ENTRANCE_STAND

    def prepare(self) -> None:
        """Make now what its first picture wants."""
        self._sheet()

    def hurry(self) -> None:
        """Somebody goes on: it lands now."""
        self.t = max(self.t, self._land)

    def paint(self, canvas: Canvas) -> None:
        """The world dark, the picture over the spread; at last it goes to its place."""
        land = max(0.0, min(1.0, (self.t - self._land) / ENTRANCE_LAND))
        come = min(1.0, self.t / ENTRANCE_GROWS)
        canvas.dim(DIM * come * (1 - land))
        sheet, area = self._sheet(), self._area()
        share = EASES["inCubic"](land) if land > 0 else 1 - EASES["outCubic"](come)
        if share > 0:  # between its page and the spread
            page = book_pages(self.render.layout)[0]
            k = page.w / PAGE[0]
            goal = Rect(
                round(page.x + SHOWN[0] * k), round(page.y + SHOWN[1] * k), round(SHOWN[2] * k), round(SHOWN[3] * k)
            )
            box = Rect(*(round(a + (b - a) * share) for a, b in zip(area, goal, strict=True)))
            sheet = (pygame.transform.smoothscale if land > 0 else pygame.transform.scale)(sheet, box.size)
            area = box
        full = self._area().size
        shadow = materials.store.get(("entrance-shadow", full), partial(_shadow, full))
        if share > 0:
            shadow = pygame.transform.scale(shadow, (area.w + 40, area.h + 40))  # it is soft
        canvas.blit(shadow, (area.x - 16, area.y - 14), alpha=round(255 * come))
        canvas.blit(sheet, area.topleft)

    def _area(self) -> Rect:
        """Where it stands over the book, within the window."""
        book, window = self.render.layout.areas["book"], Rect((0, 0), self.render.layout.window)
        k = book.w / SHOWN[2]
        area = Rect(0, 0, book.w, round(SHOWN[3] * k))
        area.center = book.center
        return area.clamp(window)

    def _sheet(self) -> Surface:
        """The part of the page that is shown, with as much of ink, colour and name as there is now."""
        k = self.whole.get_width() / PAGE[0]
        shown = Rect(*(round(side * k) for side in SHOWN)).clip(self.whole.get_rect())
        drawn = self.drawing.picture(min(1.0, self.t / ENTRANCE_INK))
        out = drawn.subsurface(shown).copy()
        colour = max(0.0, min(1.0, (self.t - self._cut) / ENTRANCE_COLOUR))
        if colour > 0:
            tinted = self.whole.subsurface(shown)
            if colour >= 1:
                out.blit(tinted, (0, 0))
            else:
                coat = tinted.convert()
                coat.set_alpha(round(255 * colour))
                out.blit(coat, (0, 0))
        self._name(out, shown)
        pygame.draw.rect(out, INK, out.get_rect(), 2)
        return out

    def _name(self, out: Surface, shown: Rect) -> None:
        """Its letters come one after the other, each from above like a chisel's blow."""
        w, h = self.whole.get_size()
        plate = Rect(*(round(share * side) for share, side in zip(CARTOUCHE, (w, h, w, h), strict=True)))
        plate.move_ip(-shown.x, -shown.y)
        if self._title is None:
            size = round(plate.h * 0.62)
            self._title = name_label(self.name, Style(size, INK, "title", align="center"), plate.inflate(-8, 2).size)
            count = max(1, len(self.name))
            wide = self._title.get_width()
            self._letters = [round(wide * i / count) for i in range(count + 1)]
        at = self._title.get_rect(center=plate.center)
        count = len(self._letters) - 1
        for i in range(count):
            began = (self.t - self._cut) / ENTRANCE_NAME - (1 - CUT) * i / count
            if began <= 0:
                break
            down = min(1.0, began / CUT)
            piece = self._title.subsurface(Rect(self._letters[i], 0, self._letters[i + 1] - self._letters[i], at.h))
            lift = round((1 - EASES["inCubic"](down)) * plate.h * 0.7)
            out.blit(piece, (at.x + self._letters[i], at.y - lift))


def _shadow(size: tuple[int, int]) -> Surface:
    out = Surface((size[0] + 40, size[1] + 40), pygame.SRCALPHA)
    materials.soft_shadow(out, Rect(16, 18, *size), 18)
    return out


def entrance(render: RenderContext, art: Art, monster: str, start: tuple[float, float]) -> Entrance | None:
    """The entrance of a monster when its pictures are there; `start` is where its eyes are, in units of the page."""
    paper, ink, whole = ask(render, art, monster)
    if paper is None or ink is None or whole is None:
        return None
    k = whole.get_width() / PAGE[0]
    paper = paper.copy()
    paper.blit(faded(ink, FAINT), (0, 0))
    drawing = InkDrawing(paper, ink, (start[0] * k, start[1] * k))
    return Entrance(render, drawing, whole, render.words.monster(monster))
