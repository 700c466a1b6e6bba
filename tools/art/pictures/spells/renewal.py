"""renewal: one player shuffles the discard pile back and draws.

One tree before the sun, dead wood on its left and full leaf on its right; one brown page goes in at the root, one
white one hangs in the crown.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import INK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.parts.plants import leaf_cluster
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=145)
LAMP = (300, 250)
BARK = ("#c98d54", "#6a4028", "#2a1720")
TWIGS = (
    ("286,330 250,276 190,246 128,248 84,226", 44),
    ("256,280 222,220 180,180 132,166", 32),
    ("282,300 262,226 248,160 256,96", 38),
    ("190,246 158,270 122,306", 20),
    ("150,248 126,224 116,196", 16),
    ("252,176 228,146 218,112", 17),
    ("206,204 176,210 150,200", 14),
    ("182,182 176,150 182,122", 13),
)
CROWN = (
    (430, 300, 74, "#2f7d4c", "#10402e"),
    (322, 138, 70, "#7cbb5a", "#1d6a44"),
    (474, 214, 74, "#4f9f5a", "#145238"),
    (400, 146, 84, "#8ccb62", "#1f6f48"),
    (374, 232, 82, "#a9dc74", "#2a7d4c"),
)
FALLEN = ((126, 440, -34, "fire"),)
FRESH = ((420, 226, 8, "fire"),)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#fffff0"), (0.34, "#f4f6c4"), (0.46, "#b5cf7a"), (0.74, "#2d6a4a"), (1, "#092825"))
    d.fill(d.window, d.rad(*LAMP, 420, *stops))
    if detail:
        field_lines(d, "earth", LAMP, 190, 200)
    d.fill(Sh.ring(*LAMP, 188, 181), "#fffff0", 0.95)
    _ground(d, rnd)
    for x, y, rot, sign in FALLEN:
        leafcard(d, x, y, 150, sign, "curled", rot, paper=("#e8a860", "#a86a34", "#5a3220"), detail=detail, seed=x)
    _way_in(d)
    _wood(d, rnd)
    for x, y, r, light, dark in CROWN:
        leaf_cluster(d, x, y, r, light, dark, rnd, 3.6)
    for x, y, rot, sign in FRESH:
        d.glow(x, y, 130, (0, "#ffffff", 0.8), (1, "#f6fbd2", 0))
        leafcard(d, x, y, 158, sign, rot=rot, shadow=4, detail=detail, seed=x)


def _ground(d: Doc, rnd: random.Random) -> None:
    """A dark hill, dry stubble on its left, grass on its right."""
    hill = S("-60,452! 120,436 300,418 480,432 660,446! 660,660! -60,660!")
    d.inked(hill, d.lin(40, 0, 560, 0, "#5a4a2a", "#2c5a38", "#1f7a4a"), 3.6, 1.6, light=(0, 1))
    blades = [
        cutw(x, 446 - abs(x - 300) * 0.02, x + rnd.uniform(-10, 10), rnd.uniform(404, 424), 9)
        for x in range(330, 600, 13)
    ]
    d.fill(pile(blades), "#0e3a28")
    d.fill(pile([cutw(x, 640, x * 0.9 + 30, 448, 10) for x in range(-60, 700, 46)]) & hill, "#0e2e24", 0.7)


def _way_in(d: Doc) -> None:
    """The brown page is drawn along the ground into the root."""
    for way, w in (("24,440 90,372 170,392 236,436", 12), ("120,520 190,500 240,470 268,440", 11)):
        d.inked(brush(way, w, LEAF, 16), "#ffe2a0", 2.2, 0.8, "#4a2a18")


def _wood(d: Doc, rnd: random.Random) -> None:
    """Trunk and bare limbs in one black-brown silhouette; one limb carries the green."""
    trunk = S(
        "268,330! 276,380 262,428 216,462 186,484! 246,476 274,492! 300,474 336,494! 350,474 424,482! 372,456 344,424 "
        "336,380 346,330! 320,300 290,300"
    )
    limbs = [brush(way, width, taper(1, 0.06, 0.02, 0.75), 16) for way, width in TWIGS]
    bough = brush("322,350 350,296 400,250", 50, taper(1, 0.4, 0.05), 10)
    whole = U(trunk, limbs, bough)
    d.inked(whole, d.lin(120, 120, 400, 470, *BARK), 4, 2.2)
    grain = [
        brush(spec, 8, LEAF, 10)
        for spec in (
            "292,310 288,380 252,462",
            "316,320 312,390 300,470",
            "332,330 330,400 372,470",
            "270,290 240,262 190,254",
        )
    ]
    d.fill(pile(grain) & whole, INK)
    d.fill(wedges(whole, 9, 20, 5.4, (-0.6, -0.8), 0.1, 0.4, rnd), INK)
    d.fill(whole - whole.move(4, 4), "#f3d49a", 0.8)
