"""Glyphs drawn by code: the four elements, madness and curse, their badges, and the players' emblems.

An element is always told by shape as well as colour: flame, drop, leaf, spiral, on four different badge outlines.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache, partial

import pygame
from pygame import Surface

from scenes.kit.shapes import Point, arc, smooth, spline, star, stroke, taper
from scenes.kit.text import register_icon
from scenes.kit.theme import CRIMSON, ELEMENTS, GOLD, INK, PARCH, Colour, mix

Painter = Callable[[Surface, float, Colour], None]
"""Paints a glyph into a square surface of `side` pixels."""


def _at(side: float, points: str) -> list[Point]:
    """Points written as shares of the side, "x,y x,y …"; a doubled point is a corner of the curve."""
    pairs = (pair.split(",") for pair in points.split())
    return [(float(x) * side, float(y) * side) for x, y in pairs]


def _flame(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(
        s,
        c,
        spline(
            _at(n, ".5,.97 .2,.82 .15,.58 .3,.36 .42,.28 .44,.03 .44,.03 .63,.2 .68,.42 .76,.32 .76,.32 .87,.6 .79,.83")
        ),
    )
    pygame.draw.polygon(s, (0, 0, 0, 0), spline(_at(n, ".5,.9 .38,.8 .42,.66 .5,.5 .5,.5 .6,.66 .62,.8")))


def _drop(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(s, c, spline(_at(n, ".5,.03 .5,.03 .7,.36 .82,.64 .7,.89 .5,.96 .3,.89 .18,.64 .3,.36")))
    stroke(s, (0, 0, 0, 0), arc(n * 0.5, n * 0.66, n * 0.17, 20, 105), n * 0.07)


def _leaf(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(s, c, spline(_at(n, ".9,.08 .9,.08 .93,.45 .78,.76 .45,.86 .22,.77 .17,.53 .35,.26 .62,.13")))
    stroke(s, (0, 0, 0, 0), _at(n, ".28,.72 .5,.48 .76,.25"), n * 0.055)
    stroke(s, (0, 0, 0, 0), _at(n, ".48,.5 .66,.55"), n * 0.04)
    stroke(s, (0, 0, 0, 0), _at(n, ".48,.5 .47,.33"), n * 0.04)
    stroke(s, c, _at(n, ".28,.72 .07,.95"), n * 0.08)


def _spiral(s: Surface, n: float, c: Colour) -> None:
    points: list[Point] = []
    for i in range(60):
        t = i / 59
        a, r = math.radians(-40 + t * 560), n * (0.06 + 0.37 * t)
        points.append((n * 0.5 + r * math.cos(a), n * 0.52 + r * math.sin(a)))
    for i, p in enumerate(points):
        pygame.draw.circle(s, c, p, n * (0.03 + 0.055 * math.sin(math.pi * min(1.0, 0.25 + i / 62))))


def _madness(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(
        s, c, spline(_at(n, ".02,.5 .02,.5 .25,.22 .5,.13 .76,.24 .98,.5 .98,.5 .74,.78 .5,.86 .24,.76"))
    )
    pygame.draw.circle(s, (0, 0, 0, 0), (n * 0.5, n * 0.5), n * 0.26)
    pygame.draw.polygon(s, c, spline(_at(n, ".5,.25 .5,.25 .58,.5 .5,.75 .5,.75 .42,.5")))


def _curse(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(s, c, star(n * 0.5, n * 0.5, n * 0.48, n * 0.2, 7))
    pygame.draw.circle(s, (0, 0, 0, 0), (n * 0.5, n * 0.5), n * 0.12)


def _any(s: Surface, n: float, c: Colour) -> None:
    for i, name in enumerate(("fire", "water", "earth", "air")):
        a = math.radians(-135 + 90 * i)
        pygame.draw.circle(
            s, ELEMENTS[name].mid, (n * 0.5 + n * 0.23 * math.cos(a), n * 0.5 + n * 0.23 * math.sin(a)), n * 0.2
        )
    pygame.draw.circle(s, c, (n * 0.5, n * 0.5), n * 0.1)


def _moon(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.circle(s, c, (n * 0.47, n * 0.5), n * 0.42)
    pygame.draw.circle(s, (0, 0, 0, 0), (n * 0.64, n * 0.42), n * 0.34)
    pygame.draw.polygon(s, c, star(n * 0.7, n * 0.4, n * 0.15, n * 0.06, 4))


def _key(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.circle(s, c, (n * 0.32, n * 0.32), n * 0.25)
    pygame.draw.circle(s, (0, 0, 0, 0), (n * 0.32, n * 0.32), n * 0.12)
    stroke(s, c, _at(n, ".47,.47 .88,.88"), n * 0.11)
    stroke(s, c, _at(n, ".7,.72 .82,.58"), n * 0.1)
    stroke(s, c, _at(n, ".84,.86 .95,.74"), n * 0.1)


def _lantern(s: Surface, n: float, c: Colour) -> None:
    stroke(s, c, arc(n * 0.5, n * 0.24, n * 0.17, 180, 360), n * 0.07)
    pygame.draw.polygon(s, c, _at(n, ".32,.24 .68,.24 .8,.38 .2,.38"))
    pygame.draw.polygon(s, c, _at(n, ".24,.4 .76,.4 .7,.82 .3,.82"))
    pygame.draw.rect(s, c, (n * 0.22, n * 0.82, n * 0.56, n * 0.13))
    pygame.draw.polygon(s, (0, 0, 0, 0), spline(_at(n, ".5,.46 .5,.46 .62,.64 .5,.77 .38,.64")))


def _quill(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(s, c, spline(_at(n, ".95,.04 .95,.04 .9,.4 .62,.7 .34,.74 .34,.74 .32,.46 .56,.18")))
    stroke(s, (0, 0, 0, 0), _at(n, ".36,.72 .8,.22"), n * 0.045)
    stroke(s, c, _at(n, ".38,.68 .1,.97"), n * 0.07)


def _star(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(s, c, star(n * 0.5, n * 0.5, n * 0.48, n * 0.17, 8))
    pygame.draw.circle(s, (0, 0, 0, 0), (n * 0.5, n * 0.5), n * 0.1)


def _eye(s: Surface, n: float, c: Colour) -> None:
    """Something hidden will be shown."""
    pygame.draw.polygon(
        s, c, spline(_at(n, ".02,.52 .02,.52 .26,.28 .5,.22 .74,.28 .98,.52 .98,.52 .74,.76 .5,.82 .26,.76"))
    )
    pygame.draw.polygon(s, (0, 0, 0, 0), spline(_at(n, ".14,.52 .14,.52 .5,.31 .86,.52 .86,.52 .5,.73")))
    pygame.draw.circle(s, c, (n * 0.5, n * 0.52), n * 0.17)
    pygame.draw.circle(s, (0, 0, 0, 0), (n * 0.56, n * 0.46), n * 0.055)


def _owl(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(
        s, c, spline(_at(n, ".16,.06 .16,.06 .36,.16 .64,.16 .84,.06 .84,.06 .86,.5 .74,.86 .5,.96 .26,.86 .14,.5"))
    )
    for x in (0.34, 0.66):
        pygame.draw.circle(s, (0, 0, 0, 0), (n * x, n * 0.38), n * 0.135)
        pygame.draw.circle(s, c, (n * x, n * 0.38), n * 0.06)
    pygame.draw.polygon(s, (0, 0, 0, 0), _at(n, ".45,.5 .55,.5 .5,.62"))
    for y in (0.7, 0.8):
        chest = [
            (n * x, n * (y + dip)) for x, dip in ((0.36, 0.0), (0.43, 0.05), (0.5, 0.0), (0.57, 0.05), (0.64, 0.0))
        ]
        stroke(s, (0, 0, 0, 0), chest, n * 0.035)


GLYPHS: dict[str, Painter] = {
    "fire": _flame,
    "water": _drop,
    "earth": _leaf,
    "air": _spiral,
    "madness": _madness,
    "curse": _curse,
    "any": _any,
    "moon": _moon,
    "key": _key,
    "lantern": _lantern,
    "quill": _quill,
    "star": _star,
    "owl": _owl,
    "eye": _eye,
}


@lru_cache(maxsize=512)
def glyph(name: str, height: int, colour: Colour) -> Surface:
    """A bare glyph of that height in one colour."""
    return smooth((height, height), lambda s, k: GLYPHS[name](s, height * k, colour))


def _outline(element: str, n: float, grow: float) -> list[Point]:
    """The badge's outline: shield, circle, square or wind rose."""
    c, r = n * 0.5, n * (0.40 + grow)
    if element == "water":
        return arc(c, c, r * 1.1, 0, 360, 48)
    if element == "earth":
        q = r * 0.98
        return [(c - q, c - q), (c + q, c - q), (c + q, c + q), (c - q, c + q)]
    if element == "air":
        return star(c, c, r * 1.22, r * 0.88, 8)
    k = r / (n * 0.40)
    raw = spline(
        _at(n, ".5,.02 .5,.02 .62,.16 .86,.2 .88,.2 .9,.55 .72,.86 .5,.97 .28,.86 .1,.55 .12,.2 .14,.2 .38,.16")
    )
    return [(c + (x - c) * k, c + (y - c) * k) for x, y in raw]


@lru_cache(maxsize=256)
def badge(element: str, height: int) -> Surface:
    """An element's badge: its own outline with ink, gold and enamel, the glyph upon it."""
    ramp = ELEMENTS[element]
    height = max(14, height)

    def paint(s: Surface, k: float) -> None:
        n = height * k
        for grow, colour in ((0.0, INK), (-0.025, GOLD[2]), (-0.045, GOLD[1]), (-0.065, INK), (-0.085, ramp.base)):
            pygame.draw.polygon(s, colour, _outline(element, n, grow))
        inner = glyph(element, max(4, round(n * 0.56)), ramp.core)
        s.blit(inner, inner.get_rect(center=(n / 2, n * 0.51)))

    return smooth((height, height), paint)


@lru_cache(maxsize=128)
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


def _register() -> None:
    for name in ("fire", "water", "earth", "air"):
        register_icon(name, partial(badge, name))
    register_icon("madness", lambda height: glyph("madness", height, ELEMENTS["madness"].base))
    register_icon("curse", lambda height: glyph("curse", height, CRIMSON))
    register_icon("any", lambda height: glyph("any", height, INK))
    register_icon("eye", lambda height: glyph("eye", height, GOLD[4]))


_register()
