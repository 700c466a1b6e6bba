"""e8 Rockfall: cubes tumble down like a stair; each lands on a curse and splits into two."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.minibramble import minibramble
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=58)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "earth", (190, 190), 430, 0)
    for x, y, r in ((258, 366, 78), (436, 452, 82), (76, 456, 80), (596, 352, 70), (-70, 350, 66)):
        minibramble(d, x, y, r, rnd, "earth", flat=0.55)
    cube(d, 206, 190, 64, -14, rnd)
    track(d)
    cube(d, 210, 316, 38, 12, rnd)
    cube(d, 300, 302, 38, -20, rnd)
    pairs = (
        (394, 408, 18),
        (470, 396, -16),
        (38, 410, -14),
        (112, 402, 20),
        (560, 308, 14),
        (628, 302, -18),
        (-70, 312, 8),
    )
    for x, y, rot in pairs:
        cube(d, x, y, 31, rot, rnd)
    chips(d, rnd)


def cube(d: Doc, x: float, y: float, k: float, rot: float, rnd: random.Random) -> None:
    """an isometric block of edge k round (x, y), with a crack where it is going to split"""
    with d.group(transform=f"translate({x:g} {y:g}) rotate({rot:g}) scale({k / 60:g})"):
        whole = Sh.poly([(0, -66), (60, -34), (60, 34), (0, 68), (-60, 34), (-60, -34)])
        d.fill(whole.grow(10).move(6, 10), CURSE_BLACK, 0.6)
        d.inked(whole, "#82806e", 6, 2.6, CURSE_BLACK)
        top = Sh.poly([(0, -66), (60, -34), (0, -2), (-60, -34)])
        left = Sh.poly([(-60, -34), (0, -2), (0, 68), (-60, 34)])
        right = Sh.poly([(60, -34), (0, -2), (0, 68), (60, 34)])
        for face, paint in ((top, "#fbf8ea"), (left, "#c2bda6"), (right, "#5e5e52")):
            d.inked(face, paint, 2.4, 1, CURSE_BLACK)
        d.fill(wedges(right, 12, 26, 6, (-0.7, -0.6), 0.1, 0.4, rnd), CURSE_BLACK)
        d.fill(brush("-4,-64 8,-40 -8,-20 2,4 -10,28 2,66", 11, LEAF, 10), CURSE_BLACK)


def track(d: Doc) -> None:
    """the way the first cube has come"""
    for k in (-1, 0, 1):
        x0, y0 = 172 + k * 34, 112 + abs(k) * 8
        d.fill(sliver(x0, y0, x0 + 26, y0 - 74, 5), "#f6fbd2", 0.9)


def chips(d: Doc, rnd: random.Random) -> None:
    """splinters at each split"""
    for cx, cy in ((258, 272), (432, 366), (76, 366), (596, 276)):
        for a in (-140, -112, -88, -60, -36):
            x, y = polar(cx, cy, rnd.uniform(30, 58), a)
            r = rnd.uniform(4, 9)
            d.inked(Sh.poly([polar(x, y, r, a + t) for t in (0, 130, 230)]), "#f4f1e4", 2.2, 1, CURSE_BLACK)
