"""a2 Mixed Voices: two paper faces shout at once; their voices are one knot, and each gets the other's words."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import CURSE_BLACK
from tools.art.parts.place import courses, lit_air, paving
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=72)
LAMP = (300.0, 250.0)
FACE = (
    "120,60! 190,72 232,112 236,160! 232,196 262,238 266,256! 258,266 240,270! 246,284 252,296! 214,318 214,344! "
    "250,372 258,384! 250,394 240,402! 250,440 232,482 196,510! 150,534 96,528 60,560! 30,560! 30,60!"
)
"""The left face in profile, its mouth open from 252,296 to 258,384; the right one is its mirror."""


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _chapel(d, rnd)
    for right in (False, True):
        _head(d, right, rnd)
    _voices(d)


def _chapel(d: Doc, rnd: random.Random) -> None:
    """a choir by night: a wall of squared stones, one tall window between the two"""
    lit_air(d, LAMP, 460, (0, "#ffffff"), (0.24, "#cdc8f0"), (0.55, "#5a5494"), (1, "#15132e"))
    wall = Sh.rect(-140, 20, 880, 480) - S("190,470! 190,210 214,120 300,52! 386,120 410,210 410,470!")
    courses(d, wall, d.rad(*LAMP, 470, "#b6b0e0", "#6a649e", "#322e5e", "#16142e"), "#1a1836", LAMP, rnd)
    opening = S("190,470! 190,210 214,120 300,52! 386,120 410,210 410,470!")
    d.fill(opening, d.rad(*LAMP, 250, "#ffffff", "#f4f2ff", "#c4bfee", "#8680c2"))
    bars = [Sh.rect(296, 52, 8, 420), Sh.rect(190, 176, 220, 7), Sh.rect(190, 420, 220, 7)]
    d.fill([bar & opening for bar in bars], "#4f4a88", 0.8)
    d.stroke(opening, CURSE_BLACK, 7)
    paving(d, 470, (300, 300), d.rad(300, 470, 420, "#9a94cc", "#4f4a88", "#1c1a3a"), "#1a1836", 110, 3, 0.9)


def _head(d: Doc, right: bool, rnd: random.Random) -> None:
    """one mask of stiff paper in profile: brow, cheek and chin are creases, its back edge is open"""

    def side(shape: Sh) -> Sh:
        shape = shape.move(-92, 0)
        return shape.flipx(300) if right else shape

    face = side(S(FACE))
    x0, x1 = (420, 640) if right else (180, -40)
    d.fill(face.grow(14), CURSE_BLACK, 0.55)
    d.inked(face, d.lin(x0, 0, x1, 0, "#ffffff", "#f3eefc", "#b3aad2", "#5a5488"), 7, 2.6, CURSE_BLACK)
    with d.clip(face):
        d.fill(side(S("150,520! 190,420 168,350 130,300 96,200 110,40! 20,40! 20,600! 130,600!")), "#6a628f", 0.6)
        d.fill(side(S("30,40! 70,40! 58,200 66,330 84,460 110,600! 20,600!")), "#1c1a3a", 0.8)
        d.fill(side(S("252,296! 214,318 214,344! 250,372! 212,384 168,360 158,338 172,312 212,292")), CURSE_BLACK)
        d.fill(side(S("236,178! 196,170 160,196 150,228! 184,248 218,240 230,218!")), CURSE_BLACK)
        d.fill(side(Sh.ell(204, 210, 11)), "#ffffff")
        d.fill(side(S("238,150! 196,130 146,152 128,186! 170,162 206,158 236,168!")), CURSE_BLACK)
        d.fill(wedges(face, 13, 26, 7, (0.9 if not right else -0.9, -0.3), 0.3, 0.3, rnd), CURSE_BLACK, 0.85)
    d.fill(side(brush("140,262 168,292 150,350 172,412", 8, LEAF, 12)), "#4a4478", 0.85)


def _voices(d: Doc) -> None:
    """two bands out of two mouths: they are braided, and each ends in the other's mouth"""
    x0, x1, n = 132.0, 468.0, 48
    bands = []
    for way, paint in ((1, ("#ffffff", "#e4e0f8", "#8680c2")), (-1, ("#fff6d8", "#f0cb6a", "#a8722c"))):
        points = [
            (x0 + (x1 - x0) * i / n, 338 + way * 62 * math.sin(i / n * 3 * math.pi) * math.sin(i / n * math.pi) ** 0.4)
            for i in range(n + 1)
        ]
        bands.append((points, brush(points, 46, taper(0.5, 0.5, 0.5), n), paint))
    over = Sh.rect(206, 180, 80, 320)
    for (points, band, paint), where in (
        (bands[0], Sh.rect(0, 0, 600, 600)),
        (bands[1], Sh.rect(0, 0, 600, 600)),
        (bands[0], over),
    ):
        with d.clip(where):
            d.inked(band, d.lin(0, 270, 0, 410, *paint), 5.4, 2, CURSE_BLACK)
            d.fill(brush(points, 9, LEAF, n), paint[2])
