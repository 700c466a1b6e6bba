"""renewal: one player shuffles the discard pile back and draws.

One tree before the sun, dead wood on its left and full leaf on its right: brown leaves go in at the root, and in the
crown a bird sings on its nest.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import INK
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


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#fffff0"), (0.34, "#f4f6c4"), (0.46, "#b5cf7a"), (0.74, "#2d6a4a"), (1, "#092825"))
    d.fill(d.window, d.rad(*LAMP, 420, *stops))
    if detail:
        field_lines(d, "earth", LAMP, 190, 200)
    d.fill(Sh.ring(*LAMP, 188, 181), "#fffff0", 0.95)
    _ground(d, rnd)
    _leaves(d, rnd)
    _way_in(d)
    _wood(d, rnd)
    for x, y, r, light, dark in CROWN:
        leaf_cluster(d, x, y, r, light, dark, rnd, 3.6)
    _bird(d)


def _leaves(d: Doc, rnd: random.Random) -> None:
    """brown leaves that the wind drives in a row along the ground, in at the root"""
    for k, (x, y) in enumerate(((44, 424), (92, 398), (126, 440), (170, 410), (206, 446), (60, 476), (148, 478))):
        size = 1.5 - 0.1 * k % 0.5
        leaf = S("0,-26! 14,-12 17,8 0,24! -17,8 -14,-12").scale(size).rot(40 + 57 * k).move(x, y)
        d.fill(leaf.move(4, 7), "#092825", 0.5)
        d.inked(leaf, d.dlin(leaf, "#f6c070", "#c8642e", "#6a2a20"), 3, 1.4)
        d.fill(brush("0,-22 2,0 0,20", 4, LEAF, 6).scale(size).rot(40 + 57 * k).move(x, y), INK)


def _bird(d: Doc) -> None:
    """in the crown somebody has come back to the nest, and sings"""
    x, y = 396, 240
    d.glow(x, y, 130, (0, "#ffffff", 0.9), (1, "#f6fbd2", 0))
    nest = S(f"{x - 84},{y + 48}! {x - 60},{y + 92} {x},{y + 106} {x + 60},{y + 92} {x + 84},{y + 48}! {x},{y + 66}")
    d.inked(nest, d.vlin(nest, "#e8b870", "#8a5a34", "#3f2420"), 3.6, 1.8)
    twigs = [cutw(x - 80 + 18 * k, y + 52 + (k % 3) * 6, x - 56 + 16 * k, y + 88, 6) for k in range(9)]
    d.fill(pile(twigs) & nest, INK)
    tail = S(f"{x + 30},{y + 34}! {x + 96},{y - 26} {x + 118},{y - 60}! {x + 122},{y - 22} {x + 66},{y + 52}!")
    d.inked(tail, d.dlin(tail, "#c8442e", "#6a1c2c"), 3.4, 1.6)
    body = S(
        f"{x - 40},{y - 54}! {x - 6},{y - 84} {x + 28},{y - 62} {x + 34},{y - 24} "
        f"{x + 62},{y + 14} {x + 52},{y + 54} {x},{y + 66} {x - 44},{y + 44} {x - 50},{y}"
    )
    d.inked(body, d.lin(x - 50, y - 60, x + 60, y + 50, "#ffd890", "#f07a3a", "#8a2430"), 4, 2)
    d.fill(
        S(f"{x - 46},{y - 4}! {x - 18},{y - 24} {x + 8},{y + 20} {x - 4},{y + 62}! {x - 42},{y + 44}") & body, "#fff6dc"
    )
    wing = S(f"{x + 4},{y - 16}! {x + 42},{y - 2} {x + 66},{y + 44}! {x + 30},{y + 46} {x + 6},{y + 22}")
    d.inked(wing, d.dlin(wing, "#c8442e", "#5a1526"), 3, 1.4)
    d.fill([cutw(x + 54 - 12 * k, y + 40 - 3 * k, x + 20 - 4 * k, y + 4 + 6 * k, 4.5) for k in range(3)], INK)
    upper = S(f"{x - 38},{y - 56}! {x - 82},{y - 74}! {x - 40},{y - 40}!")
    lower = S(f"{x - 40},{y - 40}! {x - 74},{y - 30}! {x - 36},{y - 26}!")
    d.inked([upper, lower], "#f0b040", 2.8, 1.2)
    d.fill(Sh.ell(x - 10, y - 52, 8), INK)
    d.fill(Sh.ell(x - 13, y - 55, 2.6), "#ffffff")


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
    """The wind along the ground into the root."""
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
