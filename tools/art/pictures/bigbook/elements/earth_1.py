"""Earth 1: an acorn that has split under the leaves, its first root down and its first leaf up."""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks, wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import EL
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=3)
LAMP = (300, 330)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    ramp = EL["earth"]
    stops = (
        (0, ramp["core"]),
        (0.18, ramp["light"]),
        (0.42, ramp["mid"]),
        (0.66, ramp["base"]),
        (0.86, ramp["dark"]),
        (1, "#041412"),
    )
    d.fill(d.window, d.rad(*LAMP, 470, *stops))
    field_lines(d, "earth", LAMP, 160, 330)
    soil(d, rnd)
    root(d)
    leaf_sign(d, rnd)
    acorn(d, rnd)
    litter(d, rnd)


def soil(d: Doc, rnd: random.Random) -> None:
    """the ground cut open, stones in it"""
    ground = S("-20,592! 100,572 220,588 330,574 450,590 620,570! 620,860! -20,860!")
    d.inked(ground, d.lin(0, 580, 0, 800, "#7a5a38", "#3c2a20", "#140e10"), 5, 2)
    d.fill(specks(ground, 120, (1.6, 4.4), rnd), "#c8a070", 0.7)
    for x, y, r in ((96, 668, 30), (500, 650, 38), (170, 726, 22), (452, 724, 20)):
        stone = Sh.poly([polar(x, y, r * rnd.uniform(0.8, 1.1), k) for k in range(0, 360, 52)])
        d.inked(stone, d.dlin(stone, "#d8d2b0", "#8a8a70", "#3a4038"), 3.4, 1.6)


def root(d: Doc) -> None:
    """one white root, straight for the middle of the earth"""
    for spec, w in (
        ("252,560 262,610 246,650 262,700 252,790", 24),
        ("256,632 300,660 330,700", 10),
        ("250,660 214,684 196,722", 9),
    ):
        s = brush(spec, w, taper(0.9, 0.05, 0.1), 18)
        d.inked(s, d.dlin(s, "#fffbe6", "#e8dca8", "#8a9a58"), 3.4, 1.4)


def leaf_sign(d: Doc, rnd: random.Random) -> None:
    """the first leaf has the outline of the element's sign and holds up the light"""
    ramp = EL["earth"]
    d.glow(*LAMP, 200, (0, ramp["core"], 1), (0.5, ramp["light"], 0.6), (1, ramp["mid"], 0))
    stem = brush("262,520 286,480 296,440 300,400", 17, taper(0.9, 0.7), 12)
    d.inked(stem, d.vlin(stem, "#b5dd86", "#4f9f5a"), 3.4, 1.4)
    solid, cuts = sigil("earth", 310, 318, 128)
    solid, cuts = solid.rot(9, 310, 318), cuts.rot(9, 310, 318)
    d.fill(solid.grow(7).move(6, 9), ramp["deep"], 0.45)
    d.inked(solid, d.lin(220, 200, 400, 440, "#f6fbd2", "#b5dd86", "#4f9f5a", "#1d7049"), 5, 2.4)
    d.fill(wedges(solid, 12, 34, 6.5, (-0.7, -0.7), 0.15, 0.4, rnd), ramp["dark"])
    d.fill(solid - solid.move(8, 8), "#ffffff", 0.6)
    d.inked(cuts, ramp["deep"], 2, 0.6)


def acorn(d: Doc, rnd: random.Random) -> None:
    """lying on its side, larger than life: the cup at the right, the nut cracked open"""
    nut = S("110,520! 132,470 190,440 262,440 330,456 350,510 338,566 276,598 196,596 136,566!")
    d.fill(nut.grow(8).move(4, 10), "#041412", 0.5)
    d.inked(nut, d.lin(150, 440, 290, 600, "#ffe9a8", "#c8843c", "#6a3a1e", "#2c1812"), 5, 2.4)
    d.fill(wedges(nut, 13, 46, 7, (-0.4, -0.9), 0.12, 0.4, rnd), "#2c1812")
    d.fill(brush("148,486 190,462 240,456", 11, LEAF, 10), "#fffbe6", 0.9)
    crack = S("246,438! 236,474 256,500 238,536 254,566 246,598! 274,600! 282,560 264,532 286,500 268,472 278,440!")
    d.inked(crack, d.vlin(crack, "#f6fbd2", "#b5dd86", "#4f9f5a"), 3.4, 1)
    cup = S("322,444! 366,440 420,466 440,512 424,566 372,596 318,588! 346,550 350,490!")
    d.inked(cup, d.lin(330, 440, 430, 590, "#c8b088", "#7a5a3c", "#2c1c16"), 5, 2.4)
    scales = [
        brush([polar(x, y, 12, 120), (x + 12, y), polar(x, y, 12, -120)], 5, LEAF, 6)
        for x in (350, 376, 402)
        for y in (470, 498, 526, 554)
    ]
    d.fill(pile(scales) & cup, "#2c1c16")
    d.inked(brush("432,510 462,504 480,486", 17, taper(0.8, 0.7), 8), "#7a5a3c", 3.4, 1.4)


def litter(d: Doc, rnd: random.Random) -> None:
    """two fallen leaves in front, nearly black"""
    for x, y, r, k in ((70, 606, -14, 1.0), (540, 612, 200, 0.9)):
        s = (
            S("-90,0! -50,-34 -20,-24 10,-44 30,-22 70,-30 104,0! 66,20 30,14 8,34 -22,16 -54,26")
            .scale(k)
            .rot(r)
            .move(x, y)
        )
        d.inked(s, d.dlin(s, "#6a4a2c", "#2c1c18", "#120c10"), 4, 1.6)
        d.fill(brush([polar(x, y, 84 * k, r + 180), (x, y), polar(x, y, 92 * k, r)], 4, LEAF, 8), "#c89858")
