"""Ink that wells up round a place where a card may be laid: a brushed ring, and the element's own mark in it."""

from __future__ import annotations

import random
from dataclasses import dataclass

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import Point, polar
from tools.art.parts.feather import vane
from tools.art.parts.fire import flame_s
from tools.art.parts.sky import curl_end

INK_SIDE = 240
INSET = 30


@dataclass(frozen=True)
class Ink:
    """Tones of one ink: its edge, its body, its light."""

    edge: str
    body: str
    light: str


INKS = {
    "fire": Ink("#861a24", "#f5792a", "#ffd98a"),
    "water": Ink("#153a75", "#3a9fc9", "#c4f2ee"),
    "earth": Ink("#104636", "#4f9f5a", "#d8f0a8"),
    "air": Ink("#4f4a88", "#bdb8e6", "#ffffff"),
    "neutral": Ink("#5a3a1e", "#e2b45c", "#fff3cc"),
}


def _corner(s: Sh, quarter: int) -> Sh:
    """A shape of the upper left corner, carried to another one by quarter turns."""
    return s.rot(90 * quarter, INK_SIDE / 2, INK_SIDE / 2)


def _fire(rnd: random.Random) -> list[Sh]:
    tongues = ((26, 62, 40, 26, -34), (36, 40, 52, 32, -45), (60, 27, 38, 24, -58))
    return [flame_s(0, 0, h, w, 4).rot(turn).move(x, y) for x, y, h, w, turn in tongues]


def _water(rnd: random.Random) -> list[Sh]:
    drops = []
    for a, r, k in ((225, 66, 13), (205, 70, 8), (246, 72, 9), (225, 92, 6)):
        x, y = polar(76, 76, r, a)
        drops.append(S(f"0,{-k * 1.9:.1f}! {k},{k * 0.2:.1f} 0,{k} {-k},{k * 0.2:.1f}").rot(a + 90).move(x, y))
    crest = brush("18,96 12,52 38,22 74,20 92,30", 22, taper(0.2, 0.1, 0.5), 20)
    return [crest, *drops]


def _earth(rnd: random.Random) -> list[Sh]:
    return [
        vane((36, 36), a, length, w, bend)[0]
        for a, length, w, bend in (
            (-135, 40, 24, 0.1),
            (-178, 34, 18, -0.2),
            (-92, 34, 18, 0.2),
            (135, 44, 20, 0.2),
            (-45, 44, 20, -0.2),
        )
    ]


def _air(rnd: random.Random) -> list[Sh]:
    outer: list[Point] = [(22, 108), (14, 70), *curl_end(34, 38, 24, 190, 420)]
    inner: list[Point] = [(108, 22), (78, 16), *curl_end(62, 30, 12, 250, 300)]
    return [brush(outer, 15, taper(0.2, 0.25, 0.4), 40), brush(inner, 11, taper(0.2, 0.25, 0.4), 30)]


def _neutral(rnd: random.Random) -> list[Sh]:
    blots = [Sh.ell(34, 36, 20, 17), Sh.ell(14, 22, 6), Sh.ell(28, 10, 4), Sh.ell(8, 48, 4), Sh.ell(60, 16, 7)]
    arms = [brush([(34, 36), polar(34, 36, 30, a)], 13, taper(1, 0.5, 0), 5) for a in (200, 250, 300, 150)]
    return [U(blots[0], arms), *blots[1:]]


_MARKS = {"fire": _fire, "water": _water, "earth": _earth, "air": _air, "neutral": _neutral}


def _band(rnd: random.Random, inset: float, width: float) -> Sh:
    """A brushed frame: thick and thin, so that stretched edges stay alive."""
    o, c, n = inset, 46, INK_SIDE - inset
    sides = []
    for quarter in range(4):
        swell = [rnd.uniform(-1.5, 1.5) for _ in range(4)]
        path = [
            (o, c + 34),
            (o + swell[0], c),
            (o + 6, o + 16),
            (o + 16, o + 6),
            (c, o + swell[1]),
            (120, o + swell[2]),
            (n - c + o, o + swell[3]),
        ]
        sides.append(_corner(brush(path, width, taper(0.35, 0.45, 0.4), 30), quarter))
    return U(sides)


def ink_frame(d: Doc, kind: str, seed: int) -> None:
    """The ring on a 240x240 canvas in three by three parts: marks stay in the corners, edges and middle stretch."""
    rnd = random.Random(seed)
    ink = INKS[kind]
    inside = Sh.rect(INSET - 2, INSET - 2, INK_SIDE - 2 * INSET + 4, INK_SIDE - 2 * INSET + 4, 22)
    d.fill(inside, ink.body, 0.16)
    for k in range(4):
        d.fill(inside - inside.shrink(5 + 6 * k), ink.body, 0.13)
    band = _band(rnd, INSET, 15)
    marks = [_corner(s, quarter) for quarter in range(4) for s in _MARKS[kind](rnd)]
    d.fill(U(band, [m.grow(3.4) for m in marks]).grow(3.4), ink.edge)
    d.fill(band, ink.body)
    for quarter in range(4):
        for s in _MARKS[kind](rnd):
            x, y = s.center
            m = _corner(s, quarter)
            d.fill(m, ink.body)
            heart = _corner(s.scale(0.52, 0.52, x + (60 - x) * 0.12, y + (60 - y) * 0.12), quarter)
            d.fill(heart & m, ink.light)
    glints = []
    for quarter in range(4):
        path = [(INSET + 4, 92), (INSET + 3, 60), (INSET + 9, 46)]
        glints.append(_corner(brush(path, 5, LEAF, 10), quarter))
        glints.append(_corner(brush([(84, INSET - 1), (120, INSET - 2), (156, INSET - 1)], 5, LEAF, 10), quarter))
    d.fill(U(glints), ink.light, 0.9)
