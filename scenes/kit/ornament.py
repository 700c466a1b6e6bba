"""Gilded titles, flames and their light, small drawn pieces, and the grounds and frames under words and things."""

from __future__ import annotations

import logging
import math
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.assets import ROOT, picture_file, read_picture
from scenes.kit.canvas import Canvas
from scenes.kit.fit import fit
from scenes.kit.shapes import Point, smooth, spline
from scenes.kit.text import Style
from scenes.kit.theme import GOLD, INK, Colour, mix

CORNER_SHARE = 3
"""A stretchable frame is drawn as three by three equal parts: its corners stay, its edges and middle follow."""

_log = logging.getLogger(__name__)
_missing: set[tuple[str, str]] = set()


def piece(kind: str, name: str, size: tuple[int, int], root: Path = ROOT) -> Surface | None:
    """The picture fitted into `size` pixels; None when there is no such file or it cannot be read."""
    if (kind, name) in _missing:
        return None
    try:
        return materials.store.get(("piece", kind, name, size), lambda: _read(picture_file(kind, name, root), size))
    except (OSError, EOFError, ValueError, pygame.error) as error:
        _log.warning("piece %s/%s: %s", kind, name, error)
        _missing.add((kind, name))
        return None


def _read(path: Path, size: tuple[int, int]) -> Surface:
    made = read_picture(path, (max(1, size[0]), max(1, size[1])))
    return made.convert_alpha() if pygame.display.get_surface() is not None else made


def stretched(name: str, size: tuple[int, int], corner: int) -> Surface | None:
    """A frame of `ui/` in that size, its corners `corner` pixels; None as in `piece`, and with high contrast."""
    if materials.is_plain():
        return None
    corner = max(1, min(corner, size[0] // 2, size[1] // 2))
    side = corner * CORNER_SHARE
    whole = piece("ui", name, (side, side))
    if whole is None:
        return None
    return materials.store.get(("stretched", name, size, corner), lambda: _stretch(whole, size, corner))


def _stretch(whole: Surface, size: tuple[int, int], corner: int) -> Surface:
    out = Surface(size, pygame.SRCALPHA)
    side = whole.get_width()
    sources = ((0, corner), (corner, side - 2 * corner), (side - corner, corner))
    columns = ((0, corner), (corner, size[0] - 2 * corner), (size[0] - corner, corner))
    rows = ((0, corner), (corner, size[1] - 2 * corner), (size[1] - corner, corner))
    for (sy, sh), (y, h) in zip(sources, rows, strict=True):
        for (sx, sw), (x, w) in zip(sources, columns, strict=True):
            if w > 0 and h > 0:
                part = whole.subsurface(Rect(sx, sy, sw, sh))
                out.blit(part if (w, h) == (sw, sh) else pygame.transform.smoothscale(part, (w, h)), (x, y))
    return out


FLAME: tuple[Colour, ...] = ((255, 244, 194), (255, 200, 80), (245, 121, 42))


def gilded(surface: Surface, words: str, rect: Rect, size: int, *, where: str = "title") -> None:
    """A title in gold leaf: ink beneath, gold body, a glint above; centred, in as many lines as it needs."""
    style = Style(size, GOLD[1], "title", align="center", leading=1.04)
    block = fit(words, style, rect.size, where=where)
    top = rect.y + (rect.h - block.size[1]) // 2
    depth = max(1, size // 26)
    for colour, dx, dy in (
        (INK, depth * 2, depth * 2),
        (INK, -depth, 0),
        (INK, 0, depth),
        (GOLD[4], depth, depth),
        (GOLD[0], -1, -1),
        (GOLD[1], 0, 0),
    ):
        inked = replace(block, style=replace(block.style, colour=colour))  # the same lines in another ink
        inked.draw(surface, (rect.x + dx, top + dy))


def moulding(surface: Surface, picture: Rect, wide: int, colour: Colour) -> None:
    """A gilded frame `wide` pixels about where a picture will lie, with a line of `colour` and a shadow on the wall."""
    outer = picture.inflate(2 * wide, 2 * wide)
    if not materials.is_plain():  # else it would fall on words beside it
        materials.soft_shadow(surface, outer.move(wide // 2, wide), 3 * wide, 90)
    pygame.draw.rect(surface, INK, outer.inflate(4, 4), border_radius=4)
    far = materials.under_words(GOLD[4], GOLD[1])
    face = materials.gradient(outer.size, lambda x, y: mix(GOLD[1], far, min(1.0, x * 0.5 + y * 0.7)), 24)
    surface.blit(face, outer)
    pygame.draw.line(surface, GOLD[0], outer.topleft, outer.topright, 2)
    pygame.draw.line(surface, GOLD[0], outer.topleft, outer.bottomleft, 2)
    inner = picture.inflate(wide, wide)
    pygame.draw.rect(surface, mix(colour, INK, 0.15), inner)
    pygame.draw.rect(surface, INK, inner, 1)
    pygame.draw.rect(surface, INK, picture.inflate(4, 4))


def glow(radius: int, colour: Colour = (255, 176, 84), strength: float = 1.0) -> Surface:
    """A round light to add over a dark picture (BLEND_RGB_ADD)."""

    def paint() -> Surface:
        side = max(1, radius * 2)
        return materials.shone((side, side), _falloff(max(2, min(48, radius * 2))), strength, colour)

    return materials.store.get(("glow", radius, colour, round(strength * 100)), paint)


@lru_cache(maxsize=64)
def _falloff(side: int) -> tuple[float, ...]:
    """How much of a light's strength falls on each cell of a square grid."""
    steps = [at / (side - 1) for at in range(side)]
    return tuple((1 - min(1.0, math.hypot(x - 0.5, y - 0.5) * 2)) ** 2.2 for y in steps for x in steps)


def flame(size: tuple[int, int], lean: float) -> Surface:
    """A candle's flame; lean runs from -1 to 1."""
    key = ("flame", size, round(lean * 4))

    def paint(s: Surface, k: float) -> None:
        w, h = size[0] * k, size[1] * k
        for colour, share in zip((FLAME[2], FLAME[1], FLAME[0]), (1.0, 0.76, 0.46), strict=True):
            cx, tip = w / 2, h * (1 - share) * 0.9 + h * 0.03
            half = w * 0.4 * share
            points: list[Point] = [
                (cx + lean * w * 0.2, tip),
                (cx + lean * w * 0.2, tip),
                (cx + half * 0.75, h * 0.56),
                (cx + half * 0.8, h * 0.82),
                (cx, h * 0.97),
                (cx - half * 0.8, h * 0.82),
                (cx - half * 0.75, h * 0.56),
            ]
            pygame.draw.polygon(s, colour, spline(points))

    return materials.store.get(key, lambda: smooth(size, paint))


Area = Rect | tuple[int, int, int, int]
PANEL = (24, 15, 24)


def pill(surface: Surface, box: Area, colour: Colour, alpha: int = 220) -> None:
    """A small dark label ground."""
    rect = Rect(box)
    layer = Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.rect(layer, (*colour, alpha), layer.get_rect(), border_radius=rect.h // 2)
    surface.blit(layer, rect)


def glow_frame(surface: Surface, box: Area, colour: Colour, width: int = 3, radius: int = 8) -> Rect:
    """A two-tone frame of light about a box, thickness fixed in screen pixels; gives the area touched."""
    rect = Rect(box)
    pygame.draw.rect(surface, INK, rect.inflate(2 * width + 2, 2 * width + 2), width + 1, border_radius=radius + 2)
    pygame.draw.rect(surface, colour, rect.inflate(2 * width, 2 * width), width, border_radius=radius + 1)
    pygame.draw.rect(surface, mix(colour, (255, 255, 255), 0.5), rect.inflate(2, 2), 1, border_radius=radius)
    return rect.inflate(2 * width + 4, 2 * width + 4)


def thread(canvas: Canvas, start: Point, end: Point, colour: Colour, drawn: float = 1.0) -> None:
    """A thread of light from one place to another, as far as it has been drawn (0 to 1): it hangs a little, its strand
    is twisted, and a knot holds it at its end. A plain line with high contrast."""
    (x0, y0), (x1, y1) = start, end
    far = math.hypot(x1 - x0, y1 - y0)
    count = max(8, min(40, round(far / 9)))
    sag, twist, steep = min(34.0, far * 0.12), min(2.4, far * 0.01), abs(y1 - y0) > abs(x1 - x0)
    points: list[Point] = []
    for i in range(round(count * max(0.0, min(1.0, drawn))) + 1):
        t = i / count
        turn = math.sin(t * far / 13) * twist
        hang = math.sin(math.pi * t) * sag
        aside, down = (hang, turn) if steep else (turn, hang)
        points.append((x0 + (x1 - x0) * t + aside, y0 + (y1 - y0) * t + down))
    if len(points) < 2:
        return
    if materials.is_plain():
        pygame.draw.lines(canvas.surface, INK, False, points, 5)
        canvas.mark(pygame.draw.lines(canvas.surface, colour, False, points, 3).inflate(8, 8))
        return
    xs, ys = [x for x, _ in points], [y for _, y in points]
    area = Rect(min(xs) - 9, min(ys) - 9, max(xs) - min(xs) + 18, max(ys) - min(ys) + 18)
    light = Surface(area.size)
    inside = [(x - area.x, y - area.y) for x, y in points]
    for wide, part in ((9, 0.10), (6, 0.22), (3, 0.42)):
        tone = tuple(round(side * part) for side in colour)
        pygame.draw.lines(light, tone, False, inside, wide)
    canvas.blit(light, area.topleft, flags=pygame.BLEND_RGB_ADD)
    pale = mix(colour, (255, 244, 206), 0.62)
    pygame.draw.lines(canvas.surface, mix(colour, INK, 0.6), False, points, 4)
    pygame.draw.lines(canvas.surface, pale, False, points, 2)
    tip = points[-1]
    for radius, tone in ((5, INK), (4, colour), (2, pale)):
        canvas.mark(pygame.draw.circle(canvas.surface, tone, tip, radius).inflate(2, 2))
    canvas.mark(area)
