"""a2 Mixed Voices: five paper masks seen from above; each one's voice is plugged into the mouth on its left."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import lerp, polar, sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=72)
PLACES = [
    (300 + 176 * math.cos(math.radians(a)), 300 + 116 * math.sin(math.radians(a)), a) for a in range(-90, 270, 72)
]


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "air", (300, 300), 300, 0)
    swirl = [[polar(300, 300, 40 + 520 * (j / 40), k * 30 + j * 5) for j in range(41)] for k in range(12)]
    d.fill(
        engrave(d.window, swirl, lambda x, y: math.hypot(x - 300, y - 300) / 330 - 0.1, 13, 1, 16, 34),
        CURSE_BLACK,
        0.85,
    )
    for i, (x, y, _) in enumerate(PLACES):
        paper_mask(d, x, y, (8, -14, 10, -10, 14)[i], rnd)
    for i in range(5):
        voice(d, i)


def paper_mask(d: Doc, x: float, y: float, rot: float, rnd: random.Random) -> None:
    """folded paper face: a ridge down the middle, slanted sockets, round mouth at 0,30"""
    with d.group(transform=f"translate({x:.1f} {y:.1f}) rotate({rot})"):
        face = S("0,-74! 50,-60 58,-16! 44,34 22,62 0,76! -22,62 -44,34 -58,-16! -50,-60")
        d.fill(face.grow(8).move(5, 8), CURSE_BLACK, 0.6)
        d.inked(face, d.lin(-58, 0, 58, 0, "#ffffff", "#f6edd8", "#b7abc4", "#6a6088"), 4.8, 2.4, CURSE_BLACK)
        d.fill(S("0,-74! 50,-60 58,-16! 44,34 22,62 0,76! 6,0"), "#8f84ac", 0.55)
        d.fill(wedges(face, 9, 16, 5, (-0.7, -0.6), 0.2, 0.4, rnd), CURSE_BLACK)
        sockets = [S("-44,-20! -30,-36 -10,-24! -18,-8 -36,-8"), S("44,-20! 30,-36 10,-24! 18,-8 36,-8")]
        d.fill([*sockets, brush("0,-62 2,-20 -6,6 4,10", 6, LEAF, 8)], CURSE_BLACK)
        d.inked(Sh.ell(0, 36, 22, 19), CURSE_BLACK, 3.4, 0, "#4f4a88")


def voice(d: Doc, i: int) -> None:
    """ribbon from mouth i through the middle whirl into the next mouth"""
    (x0, y0, _), (x1, y1, _) = PLACES[i], PLACES[(i + 1) % 5]
    y0, y1 = y0 + 36, y1 + 36
    mx, my = 300 + (x0 + x1 - 600) * 0.2, 316 + (y0 + y1 - 672) * 0.16
    ribbon_shape = brush(
        [(x0, y0), (lerp(x0, mx, 0.7), lerp(y0, my, 0.5)), (mx, my), (lerp(x1, mx, 0.5), lerp(y1, my, 0.7)), (x1, y1)],
        25,
        taper(0.45, 0.4, 0.5),
        24,
    )
    d.inked(ribbon_shape, d.lin(x0, y0, x1, y1, "#ffffff", "#d9d4f2", "#9a93d0"), 3.8, 1.8, CURSE_BLACK)
    points = sample(
        [(x0, y0), (lerp(x0, mx, 0.7), lerp(y0, my, 0.5)), (mx, my), (lerp(x1, mx, 0.5), lerp(y1, my, 0.7)), (x1, y1)],
        20,
    )
    stave = brush([(x - ty * 2, y + tx * 2) for x, y, tx, ty in points[2:19]], 5, LEAF, 16)
    d.fill(stave, "#4f4a88")
