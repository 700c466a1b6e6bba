"""levitation: others draw up to six.

A student hangs in the air over the own shadow, arms spread, toes down, amazed; six pages fly round as a full hand.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=223)
LAMP = (300, 282)
ORBIT = 192
SIGNS = ("fire", "water", "air", "earth", "fire", "water")
ROBE = ("#a9a3da", "#5d579c", "#1f1c46")
SKIN = ("#fff0d6", "#f2c596", "#b8744e")
CHERRY = ("#ff9aa8", "#d8506a", "#7a1a34")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#ffffff"), (0.3, "#ffffff"), (0.46, "#cbc5ee"), (0.72, "#5d579c"), (1, "#1a173a"))
    d.fill(d.window, d.rad(*LAMP, 400, *stops))
    if detail:
        field_lines(d, "air", LAMP, 190, 230)
    _floor(d)
    for i, sign in enumerate(SIGNS):
        angle = -180 + 36 * i
        x, y = polar(300, 296, ORBIT, angle)
        d.glow(x, y, 74, (0, "#ffffff", 0.9), (0.6, "#ece9fb", 0.4), (1, "#bdb8e6", 0))
        leafcard(d, x, y, 98, sign, rot=angle + 90, shadow=4, detail=detail, seed=i + 2)
    with d.group(transform="translate(0 -26)"):
        _legs(d, rnd)
        _robe(d, rnd)
    with d.group(transform="translate(42 8) scale(0.86)"):
        _head(d, rnd)


def _floor(d: Doc) -> None:
    """Empty boards and a shadow that belongs to nobody standing there."""
    floor = S("-20,462! 140,450 300,446 460,450 620,462! 620,660! -20,660!")
    d.inked(floor, d.vlin(floor, "#a9a3da", "#5d579c", "#262350"), 3, 1.2, light=(0, 1))
    boards = pile([cutw(x, 640, 300 + (x - 300) * 0.42, 448, 9) for x in range(-120, 740, 72)])
    d.fill(boards & floor, "#2f2b60")
    d.fill(Sh.ell(300, 476, 112, 15), "#262350", 0.45)
    d.fill(Sh.ell(300, 476, 84, 9), "#0f0d26")


def _legs(d: Doc, rnd: random.Random) -> None:
    """Two striped stockings hanging down, one knee drawn up a little, cherry slippers with the toes down."""
    for way, toe, lean in (("276,380 268,406 272,434", (272, 436), 12), ("326,380 336,400 330,422", (329, 424), -14)):
        leg = brush(way, 27, taper(1, 0.72, 0.3, 0.7), 10)
        d.inked(leg, "#fff8f0", 3, 1.4)
        x0 = toe[0]
        rings = [Sh.rect(x0 - 40, y, 80, 9).rot(lean * 0.5, x0, y) for y in range(392, toe[1], 17)]
        d.fill(pile(rings) & leg, CHERRY[1])
        shoe = S("-15,-8! 0,-13 15,-8! 18,9 11,25 2,37! -9,25 -17,9").rot(lean).move(*toe)
        d.inked(shoe, d.dlin(shoe, *CHERRY), 3, 1.4)
        d.fill(wedges(shoe, 7, 11, 4, (-0.6, -0.8), 0.2, 0.4, rnd), INK)


def _robe(d: Doc, rnd: random.Random) -> None:
    """A bell of cloth, blown up at the hem, sleeves spread; two open hands."""
    for x, rot, flip in ((190, 196, True), (410, -16, False)):
        hand(d, "open", x, 292, 0.44, rot, flip, SKIN, rnd=rnd)
    inside = S("214,390! 252,368 300,364 350,368 386,390! 352,404 300,410 248,404")
    d.inked(inside, d.vlin(inside, "#16132e", "#4f4a88"), 3.2, 1.4)
    bell = S(
        "272,250! 256,254 226,264 186,274! 180,300 190,322! 228,314 262,302! 256,344 214,392! 246,378 272,392 "
        "300,378 328,392 354,378 386,392! 344,344 338,302! 372,314 410,322! 420,300 414,274! 374,264 344,254 "
        "328,250! 300,262"
    )
    d.inked(bell, d.lin(210, 250, 390, 370, *ROBE), 4, 2.2)
    folds = ("264,306 262,346 236,384", "286,290 286,340 272,384", "314,290 318,340 328,384", "336,306 342,346 364,384")
    d.fill(pile([brush(spec, 8, LEAF, 8) for spec in folds]) & bell, ROBE[2])
    d.fill(wedges(bell, 9, 22, 5, (-0.6, -0.8), 0.15, 0.4, rnd), INK)
    d.fill(bell - bell.move(4, 5), "#e4e0fa", 0.9)


def _head(d: Doc, rnd: random.Random) -> None:
    """Round face looking down at the shadow, mouth open, every lock of hair rising."""
    neck = S("284,232! 316,232! 318,262 300,270 282,262!")
    d.inked(neck, SKIN[2], 2.6, 1)
    hair = S(
        "250,206! 238,176 246,146! 258,160! 260,128 280,104! 282,132! 298,106 318,96! 312,126! 334,112 350,112! "
        "338,138! 358,146 362,160! 352,172 350,206! 300,228"
    )
    d.inked(hair, d.lin(250, 100, 350, 220, "#9a6a4c", "#5a3428", "#2a1820"), 3.4, 1.8)
    locks = ("262,190 262,164 272,140", "286,166 292,140 304,120", "318,166 326,146 338,130", "340,196 346,176 352,160")
    d.fill([brush(spec, 6, LEAF, 8) for spec in locks], "#d89a64")
    face = S("258,180! 280,170 300,176 322,168 342,180! 346,208 336,234 300,252 264,234 254,208")
    d.inked(face, d.lin(262, 172, 342, 246, *SKIN), 3.2, 1.6)
    d.fill(wedges(face, 7, 13, 3.4, (-0.8, -0.4), 0.4, 0.4, rnd), "#8a4a34")
    for x in (281, 319):
        white = S([(x - 12, 207, True), (x, 194), (x + 12, 207, True), (x, 214)])
        d.inked(white, "#ffffff", 2, 0.6)
        d.fill(Sh.ell(x, 208, 5.4, 6), INK)
        d.fill(brush([(x - 14, 192), (x, 184), (x + 13, 191)], 5, LEAF, 8), "#5a3428")
    d.fill(brush("299,206 295,220 302,223", 4, taper(0.2, 0.5, 0.7), 8), "#8a4a34")
    d.inked(Sh.ell(300, 236, 10, 7.4), "#7a1a34", 2.2, 0.6)
