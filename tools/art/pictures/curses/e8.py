"""e8 Rockfall: the gorge is narrow, the rock is not; three travellers have just looked up."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import CURSE_BLACK
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=58)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, CURSE_BLACK)
    sky = Sh.rect(-140, -20, 880, 640)
    d.fill(sky & d.window, d.rad(300, 420, 460, "#fdffe8", "#dcf4a8", "#9ad488", "#4f9f6a", "#1d5a44"))
    gorge(d, rnd)
    fall(d)
    with d.group(transform="translate(312 176) rotate(14) scale(1.42)"):
        boulder(d, rnd)
    road(d, rnd)
    for x, y, k, lamp in ((214, 470, 0.78, False), (258, 482, 1.0, True), (302, 474, 0.62, False)):
        traveller(d, x, y, k, lamp)
    chips(d, rnd)


def gorge(d: Doc, rnd: random.Random) -> None:
    """two walls, black in front and lit at the edge"""
    for spec, tones in (
        (
            "-140,-40! 168,-40! 142,60! 176,120! 128,200! 152,280! 96,350! 120,430! 60,520! -140,600!",
            ("#1d4a36", "#4f9f6a", "#a8dc90"),
        ),
        (
            "740,-40! 452,-40! 486,70! 448,140! 496,210! 470,300! 520,360! 500,440! 560,520! 740,600!",
            ("#a8dc90", "#3a8a5c", "#14503a"),
        ),
    ):
        wall = S(spec)
        d.inked(wall, d.hlin(wall, *tones), 6, 2, CURSE_BLACK)
        d.fill(wedges(wall, 22, 90, 12, ("pt", 300, 420), 0.05, 0.5, rnd), CURSE_BLACK)


def fall(d: Doc) -> None:
    """the way down"""
    for x, y1, w in ((196, 120, 9), (250, 60, 8), (380, 50, 8), (430, 110, 10)):
        d.fill(sliver(x, -80, x - 6, y1, w), "#f6fbd2", 0.9)


def road(d: Doc, rnd: random.Random) -> None:
    """the floor of the gorge and the shadow that has arrived before the rock"""
    way = S("-140,520! 60,490 180,478 300,484 430,476 560,496 740,520! 740,700! -140,700!")
    d.inked(way, d.lin(0, 476, 0, 600, "#8fae72", "#1d4a36", "#081010"), 5, 1.6, CURSE_BLACK)
    d.fill(Sh.ell(296, 504, 190, 22), CURSE_BLACK, 0.65)


def traveller(d: Doc, x: float, y: float, k: float, lamp: bool) -> None:
    """a black figure with a pack, head thrown back"""

    def place(s: Sh) -> Sh:
        return s.scale(k).move(x, y)

    if lamp:
        d.glow(x + 40, y - 44, 60, (0, "#fff6c0", 0.9), (0.4, "#ffc850", 0.5), (1, "#f5922a", 0))
    figure = U(
        S("-20,26! -16,-40 -4,-62 16,-60 26,-36 24,26! 8,26! 4,0! 0,26!"),
        Sh.ell(2, -80, 16),
        S("-20,-54! -40,-48 -42,-14 -20,-8!"),
        brush("18,-52 34,-70 40,-46" if lamp else "16,-52 36,-66 44,-92", 11, taper(1, 0.8), 8),
        S("-22,-82! 2,-104 20,-94! 8,-88 -14,-74!"),
    )
    d.fill(place(figure), CURSE_BLACK)
    d.fill(place(brush("24,-30 26,0 24,24", 4, LEAF, 6)), "#d8f0a0")
    if lamp:
        d.inked(place(Sh.rect(32, -46, 16, 22, 4)), "#ffe9a0", 3, 1, CURSE_BLACK)


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


def chips(d: Doc, rnd: random.Random) -> None:
    """splinters flying off at both sides"""
    for cx, spread in ((170, (-200, -170, 170, 150)), (430, (-20, 8, 34, -44))):
        for angle in spread:
            x, y = polar(cx, 300, rnd.uniform(26, 76), angle)
            r = rnd.uniform(8, 15)
            d.inked(Sh.poly([polar(x, y, r, angle + t) for t in (0, 120, 210)]), "#f4f1e4", 3.4, 1.4, CURSE_BLACK)
