"""Signs of deeds, drawn in one colour: a spark for a spell, an arrow for a drawn card, a lock for a sleeping spell"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame
from pygame import Surface

from scenes.kit.icons import GLYPHS, glyph
from scenes.kit.shapes import arc, smooth, star, stroke
from scenes.kit.theme import Colour

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


def _dot(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.circle(s, c, (n * 0.5, n * 0.5), n * 0.16)


PAINTERS: dict[str, Callable[[Surface, float, Colour], None]] = {
    "cast": _cast, "learn": _learn, "draw": _draw, "discard": _discard, "pay": _pay, "support": _support,
    "gain": _gain, "destroy": _destroy, "strike": _strike, "cure": _cure, "shuffle": _shuffle, "page": _page,
    "turn": _turn, "dot": _dot, "exhaust": _exhaust, "chain": _chain, "token": _token, "give": _give, "pile": _pile,
}  # fmt: skip
