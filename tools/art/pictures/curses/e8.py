"""e8 Rockfall: one great block comes down and bursts; a piece of it lies in every curse below."""

import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.minibramble import minibramble
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=58)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "earth", (300, 220), 420, 0)
    fall(d)
    for x, y, r in ((142, 420, 70), (458, 420, 70), (300, 466, 74)):
        minibramble(d, x, y, r, rnd, "earth", flat=0.6)
    for x, y, k, rot in ((142, 394, 36, -14), (458, 394, 36, 16), (300, 436, 40, 6)):
        block(d, x, y, k, rot, rnd)
    with d.group(transform="translate(300 224) rotate(-9)"):
        boulder(d, rnd)
    chips(d, rnd)


def fall(d: Doc) -> None:
    """the way down: five strokes above the block"""
    for x, y0, y1, w in ((196, 40, 150, 9), (242, 30, 110, 7), (300, 20, 96, 8), (352, 30, 106, 7), (404, 44, 150, 9)):
        d.fill(sliver(x, y0 - 30, x - 6, y1, w), "#f6fbd2")


def boulder(d: Doc, rnd: random.Random) -> None:
    """the mother block: top, two sides, the earth sign half broken off, three wide cracks"""
    whole = Sh.poly([(-8, -124), (104, -84), (122, 52), (66, 118), (-20, 138), (-112, 92), (-124, -62)])
    d.fill(whole.grow(11).move(7, 13), CURSE_BLACK, 0.65)
    d.inked(whole, "#82806e", 7, 3, CURSE_BLACK)
    top = Sh.poly([(-8, -124), (104, -84), (8, -44), (-124, -62)])
    left = Sh.poly([(-124, -62), (8, -44), (-20, 138), (-112, 92)])
    right = Sh.poly([(104, -84), (122, 52), (66, 118), (-20, 138), (8, -44)])
    for face, paint in ((top, "#fdfaee"), (left, "#cbc6b0"), (right, "#5e5e52")):
        d.inked(face, paint, 3, 1, CURSE_BLACK)
    d.fill(wedges(right, 12, 44, 7.5, (-0.7, -0.6), 0.1, 0.4, rnd), CURSE_BLACK)
    d.fill(wedges(left, 13, 26, 6, (-0.7, -0.6), 0.1, 0.4, rnd), CURSE_BLACK, 0.9)
    solid, cuts = sigil("earth", -62, 26, 40)
    d.fill((solid - cuts).move(3, 4), "#ffffff", 0.8)
    d.fill(solid - cuts, "#2f3a30")
    cracks = ("8,-44 28,-14 6,22 34,58 10,96 24,136", "8,-44 -30,-70 -26,-96 -52,-118", "28,0 66,10 84,44 118,50")
    d.fill([brush(way, 15, taper(0.9, 0.1, 0.1), 12) for way in cracks], CURSE_BLACK)


def block(d: Doc, x: float, y: float, k: float, rot: float, rnd: random.Random) -> None:
    """one of the pieces, lying in its ring"""
    with d.group(transform=f"translate({x:g} {y:g}) rotate({rot:g}) scale({k / 60:g})"):
        whole = Sh.poly([(0, -66), (60, -34), (56, 36), (0, 68), (-60, 34), (-56, -34)])
        d.fill(whole.grow(10).move(6, 10), CURSE_BLACK, 0.6)
        d.inked(whole, "#82806e", 7, 3, CURSE_BLACK)
        top = Sh.poly([(0, -66), (60, -34), (0, -2), (-56, -34)])
        left = Sh.poly([(-56, -34), (0, -2), (0, 68), (-60, 34)])
        right = Sh.poly([(60, -34), (0, -2), (0, 68), (56, 36)])
        for face, paint in ((top, "#fdfaee"), (left, "#cbc6b0"), (right, "#5e5e52")):
            d.inked(face, paint, 3, 1, CURSE_BLACK)
        d.fill(wedges(right, 14, 30, 8, (-0.7, -0.6), 0.1, 0.4, rnd), CURSE_BLACK)


def chips(d: Doc, rnd: random.Random) -> None:
    """splinters flying off at both sides"""
    for cx, spread in ((170, (-200, -170, 170, 150)), (430, (-20, 8, 34, -44))):
        for angle in spread:
            x, y = polar(cx, 300, rnd.uniform(26, 76), angle)
            r = rnd.uniform(8, 15)
            d.inked(Sh.poly([polar(x, y, r, angle + t) for t in (0, 120, 210)]), "#f4f1e4", 3.4, 1.4, CURSE_BLACK)
