"""chorus_of_minds: everybody gives what they can; four sing with their heads back, and their breath is one braid."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import Point
from tools.art.palette import INK
from tools.art.parts.cuts import cut_as
from tools.art.parts.light import field_lines
from tools.art.parts.relief import two_rim
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=95)
LAMP = (300, 236)
BREATH = ("#ff7f9c", "#ffffff", "#ffc850", "#7fdcc8")
SINGERS = (
    (182, 262, 0.76, 1, 1),
    (418, 262, 0.76, -1, 2),
    (134, 424, 1.08, 1, 0),
    (466, 424, 1.08, -1, 3),
)
"""Where the heads are, size, side (1 looks to the right) and strand of each, the farthest first."""
FOOT = 250
"""Where the braid begins."""
NIGHT = "#15122e"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#ffffff"), (0.2, "#ece9fb"), (0.44, "#a9a3dc"), (0.72, "#4f4a88"), (1, "#1c1940"))
    d.fill(d.window, d.rad(*LAMP, 470, *stops))
    if detail:
        field_lines(d, "air", LAMP, 170, 260)
    d.glow(*LAMP, 190, (0, "#ffffff", 0.95), (0.5, "#ffffff", 0.4), (1, "#ffffff", 0))
    for k, singer in enumerate(SINGERS):
        _singer(d, *singer, rnd)
        if k == 1:
            for one in SINGERS[:2]:
                _breath(d, *one)
    for one in SINGERS[2:]:
        _breath(d, *one)
    _braid(d)


def _strand(i: int, t: float) -> Point:
    """where a strand of the braid runs: t 0 at its foot, 1 at the top"""
    return 300 + (46 - 14 * t) * math.sin(t * 10.5 + i * math.pi / 2), FOOT - (FOOT + 20) * t


def _braid(d: Doc) -> None:
    """four strands, each over and under the others in turn"""
    n = 20
    pieces = sorted((math.cos((k + 0.5) / n * 10.5 + i * math.pi / 2), i, k) for i in range(4) for k in range(n))
    for _, i, k in pieces:
        core = brush([_strand(i, (k + s) / n) for s in (0.0, 0.5, 1.0)], 42, taper(1, 1), 5)
        way = [_strand(i, (k + s) / n) for s in (-0.25, 0.5, 1.25)]
        d.fill(core, INK)
        d.fill(brush(way, 34, taper(1, 1), 5), BREATH[i])
        d.fill(brush(way, 9, taper(1, 1), 5).move(-8, 0), mix(BREATH[i], "#ffffff", 0.75))
        d.fill(brush(way, 7, taper(1, 1), 5).move(11, 0), mix(BREATH[i], "#4f2a58", 0.5))


def _breath(d: Doc, x: float, y: float, k: float, side: int, i: int) -> None:
    """out of the mouth as a thread, and up into the braid as a rope"""
    end = _strand(i, 0.03)
    mouth = (x + side * 62 * k, y - 2 * k)
    way = [
        mouth,
        (mouth[0] + side * 34 * k, mouth[1] - 18 * k),
        ((mouth[0] + end[0]) / 2, (mouth[1] + end[1]) / 2 + 8),
        end,
    ]
    body = brush(way, 36, taper(0.3, 1, 0.9), 26)
    d.inked(body, BREATH[i], 4, 1.6)
    d.fill(brush(way, 9, taper(0.2, 1, 0.9), 26).move(-4, -6) & body, mix(BREATH[i], "#ffffff", 0.75))


FACE = (
    "2,-74! 34,-78 54,-64! 62,-52 60,-44! 72,-36 82,-24! 76,-18 68,-18! 68,-10 64,-6! 54,0 48,6! 54,14 60,20! "
    "62,28 56,34! 58,46 44,54 22,52! -12,46 -22,0 -18,-44"
)
"""Forehead, nose, the open mouth, chin; it looks to the right and up."""


def _singer(d: Doc, x: float, y: float, k: float, side: int, i: int, rnd: random.Random) -> None:
    """a hood from the side, the face in the light of the breath, eyes shut, mouth wide"""

    def place(s: Sh) -> Sh:
        return s.rot(-16, 0, 0).scale(k * side, k).move(x, y)

    tone = mix("#3a3474", BREATH[i], 0.22)
    inside = place(S("56,-80! 20,-92 -14,-80! -40,-30 -40,30 -10,74! 40,70 20,-60"))
    d.fill(inside, NIGHT)
    face = place(S(FACE))
    lit = (x + side * 90 * k, y)
    skin = mix("#ffe6c8", BREATH[i], 0.3)
    d.inked(face, d.rad(*lit, 120 * k, "#fffaf0", skin, mix(skin, "#5a3a6a", 0.55)), 4 * k, 1.4)
    d.fill((face - face.move(side * 26 * k, -6 * k)) & face, mix(skin, "#3a2a5a", 0.62), 0.75)
    d.fill(place(S("66,-6! 54,0 46,6! 54,14 60,20! 40,24 26,12 34,-4")) & face, "#5a1526")
    d.fill(place(brush("30,-38 42,-32 54,-40", 7, LEAF, 10)), INK)
    d.fill(place(brush("26,-54 42,-58 54,-54", 7, taper(0.3, 0.1, 0.4), 10)), mix(NIGHT, skin, 0.2))
    cloth = place(
        S(
            "-150,330! -140,200 -118,96 -112,10 -92,-66 -46,-124 14,-144 74,-128! 54,-112 50,-94 58,-78! 30,-86 "
            "2,-84! -26,-44 -32,16 -8,62! 26,84 70,120 96,190 110,330!"
        )
    )
    dark = mix(tone, NIGHT, 0.62)
    paint = d.lin(
        x + side * 70 * k, y - 110 * k, x - side * 130 * k, y + 130 * k, mix(tone, "#ffffff", 0.55), tone, dark
    )
    d.inked(cloth, paint, 4.6 * k, 2.4)
    cut_as(d, cloth, "cloth", dark, rnd, ("pt", *LAMP), 1.25 * k, 104)
    d.fill(place(brush("14,-138 -52,-88 -66,0 -50,70 -40,150", 10, taper(0.1, 0.3, 0.6), 18)) & cloth, dark)
    two_rim(d, cloth, LAMP, "air", 6 * k, 0.95)
