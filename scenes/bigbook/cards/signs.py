"""Signs of the game: colours, glyphs and badges of the elements, Madness and curses."""

from __future__ import annotations

import math
from functools import lru_cache, partial

import pygame
from msgspec import Struct
from pygame import Surface

from scenes.kit.icons import GLYPHS, at, glyph
from scenes.kit.shapes import Point, arc, smooth, spline, star, stroke
from scenes.kit.text import register_icon
from scenes.kit.theme import CRIMSON, GOLD, INK, Colour, rgb


class ElementColours(Struct, frozen=True):
    """The ramp of one element, from the white-hot core to the deep corner."""

    core: Colour
    light: Colour
    mid: Colour
    base: Colour
    dark: Colour
    deep: Colour


def _ramp(codes: str) -> ElementColours:
    return ElementColours(*(rgb(code) for code in codes.split()))


ELEMENTS: dict[str, ElementColours] = {
    "fire": _ramp("fff4c2 ffc850 f5792a cf3a22 861a24 3f0c1c"),
    "water": _ramp("eafcf4 8fdcdc 3a9fc9 1f5fa6 153a75 0b1c42"),
    "earth": _ramp("f6fbd2 b5dd86 4f9f5a 1d7049 104636 092825"),
    "air": _ramp("ffffff ece9fb bdb8e6 8680c2 4f4a88 262350"),
    "curse": _ramp("f3ecd8 cbbfae 857a80 4d4152 2b2233 120d18"),
    "madness": _ramp("fffbe8 f2e6cf ff5fa2 d81e74 6d1150 1d0a20"),
}
ELEMENT_ORDER = ("water", "earth", "fire", "air")


def _flame(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(
        s,
        c,
        spline(
            at(n, ".5,.97 .2,.82 .15,.58 .3,.36 .42,.28 .44,.03 .44,.03 .63,.2 .68,.42 .76,.32 .76,.32 .87,.6 .79,.83")
        ),
    )
    pygame.draw.polygon(s, (0, 0, 0, 0), spline(at(n, ".5,.9 .38,.8 .42,.66 .5,.5 .5,.5 .6,.66 .62,.8")))


def _drop(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(s, c, spline(at(n, ".5,.03 .5,.03 .7,.36 .82,.64 .7,.89 .5,.96 .3,.89 .18,.64 .3,.36")))
    stroke(s, (0, 0, 0, 0), arc(n * 0.5, n * 0.66, n * 0.17, 20, 105), n * 0.07)


def _leaf(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(s, c, spline(at(n, ".9,.08 .9,.08 .93,.45 .78,.76 .45,.86 .22,.77 .17,.53 .35,.26 .62,.13")))
    stroke(s, (0, 0, 0, 0), at(n, ".28,.72 .5,.48 .76,.25"), n * 0.055)
    stroke(s, (0, 0, 0, 0), at(n, ".48,.5 .66,.55"), n * 0.04)
    stroke(s, (0, 0, 0, 0), at(n, ".48,.5 .47,.33"), n * 0.04)
    stroke(s, c, at(n, ".28,.72 .07,.95"), n * 0.08)


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
        s, c, spline(at(n, ".02,.5 .02,.5 .25,.22 .5,.13 .76,.24 .98,.5 .98,.5 .74,.78 .5,.86 .24,.76"))
    )
    pygame.draw.circle(s, (0, 0, 0, 0), (n * 0.5, n * 0.5), n * 0.26)
    pygame.draw.polygon(s, c, spline(at(n, ".5,.25 .5,.25 .58,.5 .5,.75 .5,.75 .42,.5")))


def _any(s: Surface, n: float, c: Colour) -> None:
    for i, name in enumerate(("fire", "water", "earth", "air")):
        a = math.radians(-135 + 90 * i)
        pygame.draw.circle(
            s, ELEMENTS[name].mid, (n * 0.5 + n * 0.23 * math.cos(a), n * 0.5 + n * 0.23 * math.sin(a)), n * 0.2
        )
    pygame.draw.circle(s, c, (n * 0.5, n * 0.5), n * 0.1)


GLYPHS |= {
    "fire": _flame,
    "water": _drop,
    "earth": _leaf,
    "air": _spiral,
    "madness": _madness,
    "curse": GLYPHS["broken"],
    "any": _any,
}


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
        at(n, ".5,.02 .5,.02 .62,.16 .86,.2 .88,.2 .9,.55 .72,.86 .5,.97 .28,.86 .1,.55 .12,.2 .14,.2 .38,.16")
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


for _name in ELEMENT_ORDER:
    register_icon(_name, partial(badge, _name))
register_icon("madness", lambda height: glyph("madness", height, ELEMENTS["madness"].base))
register_icon("curse", lambda height: glyph("curse", height, CRIMSON))
register_icon("any", lambda height: glyph("any", height, INK))
