"""Glyphs drawn by code, and the players' emblems. A game adds its own glyphs to `GLYPHS`."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

import pygame
from pygame import Surface

from scenes.kit.drawing.pixel_icons import SMALL
from scenes.kit.shapes import Point, arc, smooth, spline, star, stroke, swell, taper
from scenes.kit.text import register_icon
from scenes.kit.theme import GOLD, INK, PARCH, Colour, mix

Painter = Callable[[Surface, float, Colour], None]
"""Paints a glyph into a square surface of `side` pixels."""


def at(side: float, points: str) -> list[Point]:
    """Points written as shares of the side, "x,y x,y …"; a doubled point is a corner of the curve."""
    pairs = (pair.split(",") for pair in points.split())
    return [(float(x) * side, float(y) * side) for x, y in pairs]


def _broken(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(s, c, star(n * 0.5, n * 0.5, n * 0.48, n * 0.2, 7))
    pygame.draw.circle(s, (0, 0, 0, 0), (n * 0.5, n * 0.5), n * 0.12)


def _moon(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.circle(s, c, (n * 0.47, n * 0.5), n * 0.42)
    pygame.draw.circle(s, (0, 0, 0, 0), (n * 0.64, n * 0.42), n * 0.34)
    pygame.draw.polygon(s, c, star(n * 0.7, n * 0.4, n * 0.15, n * 0.06, 4))


def _key(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.circle(s, c, (n * 0.32, n * 0.32), n * 0.25)
    pygame.draw.circle(s, (0, 0, 0, 0), (n * 0.32, n * 0.32), n * 0.12)
    swell(s, c, at(n, ".44,.44 .9,.9"), n * 0.17, (0.9, 0.45))
    swell(s, c, at(n, ".68,.72 .86,.54"), n * 0.13, (0.9, 0.5))
    swell(s, c, at(n, ".82,.86 .98,.7"), n * 0.13, (0.9, 0.5))


def _lantern(s: Surface, n: float, c: Colour) -> None:
    swell(s, c, arc(n * 0.5, n * 0.24, n * 0.17, 180, 360), n * 0.11, (0.4, 0.6))
    pygame.draw.polygon(s, c, at(n, ".32,.24 .68,.24 .8,.38 .2,.38"))
    pygame.draw.polygon(s, c, at(n, ".24,.4 .76,.4 .7,.82 .3,.82"))
    pygame.draw.rect(s, c, (n * 0.22, n * 0.82, n * 0.56, n * 0.13))
    pygame.draw.polygon(s, (0, 0, 0, 0), spline(at(n, ".5,.46 .5,.46 .62,.64 .5,.77 .38,.64")))


def _quill(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(s, c, spline(at(n, ".95,.04 .95,.04 .9,.4 .62,.7 .34,.74 .34,.74 .32,.46 .56,.18")))
    swell(s, (0, 0, 0, 0), at(n, ".36,.72 .82,.2"), n * 0.075, (0.9, 0.1))
    swell(s, c, at(n, ".38,.68 .08,.98"), n * 0.11, (0.9, 0.2))


def _star(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(s, c, star(n * 0.5, n * 0.5, n * 0.48, n * 0.17, 8))
    pygame.draw.circle(s, (0, 0, 0, 0), (n * 0.5, n * 0.5), n * 0.1)


def _eye(s: Surface, n: float, c: Colour) -> None:
    """Something hidden will be shown."""
    pygame.draw.polygon(
        s, c, spline(at(n, ".02,.52 .02,.52 .26,.28 .5,.22 .74,.28 .98,.52 .98,.52 .74,.76 .5,.82 .26,.76"))
    )
    pygame.draw.polygon(s, (0, 0, 0, 0), spline(at(n, ".14,.52 .14,.52 .5,.31 .86,.52 .86,.52 .5,.73")))
    pygame.draw.circle(s, c, (n * 0.5, n * 0.52), n * 0.17)
    pygame.draw.circle(s, (0, 0, 0, 0), (n * 0.56, n * 0.46), n * 0.055)


def _owl(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(
        s, c, spline(at(n, ".16,.06 .16,.06 .36,.16 .64,.16 .84,.06 .84,.06 .86,.5 .74,.86 .5,.96 .26,.86 .14,.5"))
    )
    for x in (0.34, 0.66):
        pygame.draw.circle(s, (0, 0, 0, 0), (n * x, n * 0.38), n * 0.135)
        pygame.draw.circle(s, c, (n * x, n * 0.38), n * 0.06)
    pygame.draw.polygon(s, (0, 0, 0, 0), at(n, ".45,.5 .55,.5 .5,.62"))
    for y in (0.7, 0.8):
        chest = [
            (n * x, n * (y + dip)) for x, dip in ((0.36, 0.0), (0.43, 0.05), (0.5, 0.0), (0.57, 0.05), (0.64, 0.0))
        ]
        stroke(s, (0, 0, 0, 0), chest, n * 0.035)


def _cog(s: Surface, n: float, c: Colour) -> None:
    """Clockwork: nobody sits there, the computer plays."""
    for turn in range(0, 360, 45):
        x, y = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        ends = [(n * (0.5 + x * far), n * (0.5 + y * far)) for far in (0.2, 0.48)]
        swell(s, c, ends, n * 0.17, (1.0, 0.8))
    pygame.draw.circle(s, c, (n * 0.5, n * 0.5), n * 0.35)
    pygame.draw.circle(s, (0, 0, 0, 0), (n * 0.5, n * 0.5), n * 0.15)


GLYPHS: dict[str, Painter] = {
    "cog": _cog,
    "broken": _broken,
    "moon": _moon,
    "key": _key,
    "lantern": _lantern,
    "quill": _quill,
    "star": _star,
    "owl": _owl,
    "eye": _eye,
}


SMALL_GLYPHS: dict[str, Painter] = {}
"""Cuts of their own for signs of few pixels; a game adds its own."""


@lru_cache(maxsize=512)
def glyph(name: str, height: int, colour: Colour) -> Surface:
    """A bare glyph of that height in one colour; where few pixels are there, in its small cut."""
    painter = cut_for(name, height) or GLYPHS[name]
    return smooth((height, height), lambda s, k: painter(s, height * k, colour))


def cut_for(name: str, height: int) -> Painter | None:
    """The small cut of a sign, where it is shown so low that it needs one and has one."""
    return SMALL_GLYPHS.get(name) if height <= SMALL else None


@lru_cache(maxsize=256)
def emblem(name: str, height: int, colour: Colour) -> Surface:
    """A player's emblem as a wax seal in the player's colour."""

    def paint(s: Surface, k: float) -> None:
        n = height * k
        rim = []
        for step in range(120):
            turn = math.radians(step * 3)
            r = n * (0.47 + 0.013 * math.sin(turn * 9) + 0.008 * math.sin(turn * 5 + 2))
            rim.append((n / 2 + r * math.cos(turn), n / 2 + r * math.sin(turn)))
        pygame.draw.polygon(s, INK, rim)
        pygame.draw.circle(s, mix(colour, INK, 0.25), (n / 2, n / 2), n * 0.45)
        pygame.draw.circle(s, colour, (n * 0.485, n * 0.48), n * 0.425)
        taper(s, mix(colour, PARCH[0], 0.55), arc(n / 2, n / 2, n * 0.39, 185, 285), n * 0.04)
        pygame.draw.circle(s, mix(colour, INK, 0.35), (n / 2, n / 2), n * 0.335, max(1, round(n * 0.02)))
        light = sum(colour) > 480
        mark = glyph(name, max(4, round(n * 0.5)), INK if light else PARCH[0])
        s.blit(mark, mark.get_rect(center=(n / 2, n / 2)))

    return smooth((height, height), paint)


register_icon("cog", lambda height: glyph("cog", height, INK))
register_icon("eye", lambda height: glyph("eye", height, GOLD[4]))
