"""a5 Gust of Panic: a gloved hand loses its fan of cards: from left to right they turn into birds and are off."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.fold import BIRD, fold
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.place import dark_things, lit_air, ridge
from tools.art.parts.sock import sock
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=75)
FOOT = (258, 446)
LAMP = (300.0, 260.0)
BIRDS = ((392, 132, 0.62, -4), (492, 244, 0.86, 14), (462, 374, 0.72, 30), (590, 330, 0.56, 22))
PAPER = ("#ffffff", "#efe8f2", "#8f84ac")
GLOVE = ("#f8f3f8", "#bdb2ca", "#4a4166")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    storm(d, rnd)
    gust(d)
    for angle, sign in ((-62, "fire"), (-36, "water"), (-10, "earth")):
        card(d, angle, sign, detail)
    half_bird(d)
    for x, y, k, rot in BIRDS:
        fold(d, BIRD, x, y, k, rot, PAPER, CURSE_BLACK, 4.4, True)
    glove(d, rnd)
    sock(d, 566, 432, 0.8, -38, bend=0.8)


def storm(d: Doc, rnd: random.Random) -> None:
    """a street in the gale: clouds in banks, roofs that lean, a lamp that is blown out"""
    lit_air(d, LAMP, 500, (0, "#ffffff"), (0.24, "#cdc8f0"), (0.5, "#6a639e"), (0.78, "#2e2a56"), (1, "#110f24"))
    for y, tone, rim, off in ((140, "#8680c2", "#f4f1ff", 0), (210, "#4a4484", "#bdb8e6", 50)):
        bank = U([Sh.ell(-130 + off + 96 * i, y + 16 * math.sin(i * 1.9), 70, 34) for i in range(10)])
        d.fill(bank, tone, 0.55)
        d.fill(bank - bank.move(6, 7), rim, 0.55)
    for x, y, w, lean in ((-130, 400, 110, 16), (-20, 430, 96, 12), (470, 424, 100, 14), (570, 392, 120, 18)):
        house = Sh.poly([(x, 640), (x + lean, y), (x + w / 2 + lean * 2, y - w * 0.6), (x + w + lean, y), (x + w, 640)])
        dark_things(d, house, "#bdb8e6", LAMP, 5)
        d.fill(Sh.rect(x + w * 0.4 + lean, y + 22, 18, 24), "#8680c2")
    ridge(d, "-140,480! 120,470 320,484 520,468 740,480!", "#110f24", "#6a639e", 5)


def gust(d: Doc) -> None:
    """the wind comes from the left and below, four long strokes"""
    for way, w in (
        ("-60,470 120,300 330,90 680,60", 15),
        ("-60,330 60,200 200,80 420,70", 11),
        ("120,540 380,470 520,330 700,250", 14),
        ("300,560 480,500 600,400 700,380", 10),
    ):
        d.fill(brush(way, w, LEAF, 24), "#ffffff", 0.8)


def card(d: Doc, angle: float, sign: str, detail: int) -> None:
    """one card that is still in the fan"""
    x, y = polar(*FOOT, 172, angle - 90)
    state = "curled" if angle > -20 else "flat"
    leafcard(
        d,
        x,
        y,
        190,
        sign,
        state,
        angle,
        paper=PAPER,
        ink="#3a3260",
        shadow=6,
        detail=min(detail, 1),
        seed=7,
        line=CURSE_BLACK,
    )


def half_bird(d: Doc) -> None:
    """the fourth card: its foot in the hand, its head already wing and beak"""
    x, y = polar(*FOOT, 150, 18 - 90)
    body = Sh.poly(
        [(-54, 70), (-60, -30), (-112, -96), (-40, -72), (-16, -150), (26, -64), (112, -66), (56, -22), (50, 70)]
    )
    placed = body.rot(18).move(x, y)
    d.fill(placed.move(6, 8), CURSE_BLACK, 0.5)
    d.inked(placed, d.dlin(placed, *PAPER), 4.6, 2.2, CURSE_BLACK)
    creases = ((-60, -30, 26, -64), (-16, -150, -6, -40), (26, -64, 0, 70), (-112, -96, -10, -46))
    d.fill(pile([sliver(*ends, 3.4) for ends in creases]).rot(18).move(x, y), CURSE_BLACK)
    d.fill(Sh.ell(76, -60, 5).rot(18).move(x, y), CURSE_BLACK)


def glove(d: Doc, rnd: random.Random) -> None:
    """the fist from below in its wide cuff, clutching what is left"""
    hand(d, "grip", 246, 524, 1.4, -84, skin=GLOVE, cuff=GLOVE, arm=120, detail=2, rnd=rnd)
