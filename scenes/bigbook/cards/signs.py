"""Signs of the game: colours, glyphs and badges of the elements, Madness and curses; signs of deeds in one colour."""

from __future__ import annotations

import math
from collections.abc import Callable
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


CLEAR = (0, 0, 0, 0)


@lru_cache(maxsize=256)
def mark(verb: str, side: int, colour: Colour) -> Surface:
    """The sign in one colour."""
    if verb in GLYPHS:
        return glyph(verb, side, colour)
    return smooth((side, side), lambda s, k: PAINTERS[verb](s, side * k, colour))


def _cast(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(s, c, star(n * 0.44, n * 0.56, n * 0.42, n * 0.13, 4))
    pygame.draw.polygon(s, c, star(n * 0.8, n * 0.2, n * 0.2, n * 0.06, 4))


def _learn(s: Surface, n: float, c: Colour) -> None:
    for side in (-1, 1):
        x = n * 0.5
        page = [(x, n * 0.26), (x + side * n * 0.44, n * 0.16), (x + side * n * 0.44, n * 0.74), (x, n * 0.86)]
        pygame.draw.polygon(s, c, page)
    stroke(s, CLEAR, [(n * 0.5, n * 0.24), (n * 0.5, n * 0.88)], n * 0.06)


def _sheet(s: Surface, n: float, c: Colour, left: float) -> None:
    pygame.draw.rect(
        s, c, (n * left, n * 0.14, n * 0.46, n * 0.72), max(1, round(n * 0.09)), border_radius=round(n / 9)
    )


def _arrow(s: Surface, n: float, c: Colour, x: float, up: bool) -> None:
    tip, end = (0.16, 0.84) if up else (0.84, 0.16)
    wing = 0.2 if up else -0.2
    stroke(s, c, [(n * x, n * tip), (n * x, n * end)], n * 0.11)
    stroke(s, c, [(n * (x - 0.17), n * (tip + wing)), (n * x, n * tip), (n * (x + 0.17), n * (tip + wing))], n * 0.11)


def _draw(s: Surface, n: float, c: Colour) -> None:
    _sheet(s, n, c, 0.06)
    _arrow(s, n, c, 0.77, True)


def _discard(s: Surface, n: float, c: Colour) -> None:
    _sheet(s, n, c, 0.06)
    _arrow(s, n, c, 0.77, False)


def _pay(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.circle(s, c, (n * 0.36, n * 0.6), n * 0.3)
    pygame.draw.circle(s, CLEAR, (n * 0.64, n * 0.4), n * 0.37)
    pygame.draw.circle(s, c, (n * 0.64, n * 0.4), n * 0.3)
    pygame.draw.circle(s, CLEAR, (n * 0.64, n * 0.4), n * 0.12)


def _support(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.rect(s, c, (n * 0.28, n * 0.06, n * 0.44, n * 0.56), border_radius=round(n / 10))
    stroke(s, c, [(n * 0.1, n * 0.5), (n * 0.1, n * 0.88), (n * 0.9, n * 0.88), (n * 0.9, n * 0.5)], n * 0.12)


def _gain(s: Surface, n: float, c: Colour) -> None:
    _sheet(s, n, c, 0.06)
    stroke(s, c, [(n * 0.8, n * 0.3), (n * 0.8, n * 0.7)], n * 0.12)
    stroke(s, c, [(n * 0.6, n * 0.5), (n * 1.0, n * 0.5)], n * 0.12)


def _destroy(s: Surface, n: float, c: Colour) -> None:
    stroke(s, c, [(n * 0.16, n * 0.16), (n * 0.84, n * 0.84)], n * 0.16)
    stroke(s, c, [(n * 0.84, n * 0.16), (n * 0.16, n * 0.84)], n * 0.16)


def _strike(s: Surface, n: float, c: Colour) -> None:
    bolt = [(0.62, 0.02), (0.18, 0.58), (0.46, 0.58), (0.34, 0.98), (0.84, 0.38), (0.54, 0.38)]
    pygame.draw.polygon(s, c, [(x * n, y * n) for x, y in bolt])


def _cure(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.rect(s, c, (n * 0.36, n * 0.08, n * 0.28, n * 0.84), border_radius=round(n / 12))
    pygame.draw.rect(s, c, (n * 0.08, n * 0.36, n * 0.84, n * 0.28), border_radius=round(n / 12))


def _shuffle(s: Surface, n: float, c: Colour) -> None:
    for start in (200, 20):
        points = arc(n * 0.5, n * 0.5, n * 0.34, start, start + 130)
        stroke(s, c, points, n * 0.11)
        x, y = points[-1]
        pygame.draw.circle(s, c, (x, y), n * 0.13)


def _page(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(
        s, c, [(x * n, y * n) for x, y in ((0.2, 0.06), (0.62, 0.06), (0.84, 0.3), (0.84, 0.94), (0.2, 0.94))]
    )
    for y in (0.45, 0.6, 0.75):
        stroke(s, CLEAR, [(n * 0.32, n * y), (n * 0.72, n * y)], n * 0.06)


def _turn(s: Surface, n: float, c: Colour) -> None:
    stroke(s, c, [(n * 0.22, n * 0.06), (n * 0.22, n * 0.96)], n * 0.1)
    pygame.draw.polygon(s, c, [(n * 0.26, n * 0.08), (n * 0.92, n * 0.28), (n * 0.26, n * 0.52)])


def _exhaust(s: Surface, n: float, c: Colour) -> None:
    """A card on its side."""
    pygame.draw.rect(s, c, (n * 0.06, n * 0.4, n * 0.88, n * 0.5), max(1, round(n * 0.1)), border_radius=round(n / 9))
    points = arc(n * 0.5, n * 0.42, n * 0.32, 200, 340)
    stroke(s, c, points, n * 0.1)


def _chain(s: Surface, n: float, c: Colour) -> None:
    """A lock."""
    pygame.draw.rect(s, c, (n * 0.18, n * 0.44, n * 0.64, n * 0.48), border_radius=round(n / 9))
    stroke(s, c, arc(n * 0.5, n * 0.42, n * 0.22, 180, 360), n * 0.12)


def _token(s: Surface, n: float, c: Colour) -> None:
    """A round token with a plus."""
    pygame.draw.circle(s, c, (n * 0.5, n * 0.5), n * 0.44)
    stroke(s, CLEAR, [(n * 0.5, n * 0.28), (n * 0.5, n * 0.72)], n * 0.13)
    stroke(s, CLEAR, [(n * 0.28, n * 0.5), (n * 0.72, n * 0.5)], n * 0.13)


def _give(s: Surface, n: float, c: Colour) -> None:
    """A card that goes to the left."""
    _sheet(s, n, c, 0.5)
    stroke(s, c, [(n * 0.42, n * 0.5), (n * 0.04, n * 0.5)], n * 0.11)
    stroke(s, c, [(n * 0.2, n * 0.32), (n * 0.04, n * 0.5), (n * 0.2, n * 0.68)], n * 0.11)


def _pile(s: Surface, n: float, c: Colour) -> None:
    """A card on a deck."""
    _sheet(s, n, c, 0.27)
    for y in (0.9, 0.98):
        stroke(s, c, [(n * 0.2, n * y), (n * 0.8, n * y)], n * 0.06)


def _act(s: Surface, n: float, c: Colour) -> None:
    """One more action: two chevrons."""
    for x in (0.12, 0.5):
        stroke(s, c, [(n * x, n * 0.16), (n * (x + 0.34), n * 0.5), (n * x, n * 0.84)], n * 0.14)


def _take(s: Surface, n: float, c: Colour) -> None:
    """A card that comes back from the right."""
    _sheet(s, n, c, 0.04)
    stroke(s, c, [(n * 0.98, n * 0.5), (n * 0.58, n * 0.5)], n * 0.11)
    stroke(s, c, [(n * 0.76, n * 0.32), (n * 0.58, n * 0.5), (n * 0.76, n * 0.68)], n * 0.11)


def _refresh(s: Surface, n: float, c: Colour) -> None:
    """Once round, with the head of an arrow."""
    points = arc(n * 0.5, n * 0.52, n * 0.36, -60, 220)
    stroke(s, c, points, n * 0.13)
    pygame.draw.polygon(s, c, [(n * 0.66, n * 0.02), (n * 0.96, n * 0.26), (n * 0.58, n * 0.4)])


def _head(s: Surface, n: float, c: tuple[int, ...], x: float, y: float, r: float) -> None:
    """Somebody: a head over a pair of shoulders."""
    pygame.draw.circle(s, c, (n * x, n * y), n * r)
    w = n * r * 1.9
    body = pygame.Rect(round(n * x - w), round(n * (y + r * 1.25)), round(2 * w), round(n * r * 3.4))
    pygame.draw.ellipse(s, c, body)
    pygame.draw.rect(s, CLEAR, (body.x - 1, body.centery, body.w + 2, body.h))


def _one(s: Surface, n: float, c: Colour) -> None:
    _head(s, n, c, 0.5, 0.28, 0.22)


def _each(s: Surface, n: float, c: Colour) -> None:
    for x in (0.2, 0.8):
        _head(s, n, c, x, 0.4, 0.13)
    _head(s, n, CLEAR, 0.5, 0.34, 0.22)
    _head(s, n, c, 0.5, 0.34, 0.17)


def _dot(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.circle(s, c, (n * 0.5, n * 0.5), n * 0.16)


PAINTERS: dict[str, Callable[[Surface, float, Colour], None]] = {
    "cast": _cast, "learn": _learn, "draw": _draw, "discard": _discard, "pay": _pay, "support": _support,
    "gain": _gain, "destroy": _destroy, "strike": _strike, "cure": _cure, "shuffle": _shuffle, "page": _page,
    "turn": _turn, "dot": _dot, "exhaust": _exhaust, "chain": _chain, "token": _token, "give": _give, "pile": _pile,
    "act": _act, "take": _take, "refresh": _refresh, "one": _one, "each": _each,
}  # fmt: skip
