"""thaw: cards leave the support pool, as many are drawn.

The block of ice in the spring sun: it has sunk and drips, and the page stands free of it to the waist.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.parts.sea import paper_boat
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=66)
LAMP = (306, 220)
PETALS = ("#fff8b0", "#f2c93a", "#a86a1c")
DEEP = "#0b1c42"
DRIPS = ((214, 420, 60), (366, 400, 52), (420, 430, 44))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#ffffff"), (0.26, "#fff6cc"), (0.42, "#8fdcdc"), (0.68, "#1f5fa6"), (1, "#0b1c42"))
    d.fill(d.window, d.rad(*LAMP, 400, *stops))
    if detail:
        field_lines(d, "water", LAMP, 170, 230)
    d.fill(Sh.ring(*LAMP, 170, 162), "#fffbe2", 0.95)
    d.fill(pile([sliver(*polar(*LAMP, 178, a), *polar(*LAMP, 214, a), 5) for a in range(-174, 0, 21)]), "#fffbe2")
    _meadow(d, rnd)
    _page(d, detail)
    _ice(d, detail, rnd)
    for x, y, k in ((96, 470, 1.2), (512, 474, 1.15), (150, 512, 0.8), (456, 516, 0.8)):
        _crocus(d, x, y, k)
    paper_boat(d, 446, 474, 0.62, 6, glow=False)


def _meadow(d: Doc, rnd: random.Random) -> None:
    """A dark bank and the wide bright pool on it."""
    bank = S("-60,430! 140,410 300,404 460,410 660,428! 660,660! -60,660!")
    d.inked(bank, d.vlin(bank, "#2f7a6a", "#123f4c", "#0b1c42"), 3.4, 1.4, light=(0, 1))
    pool = S("76,472 150,440 300,430 460,440 530,470 470,520 300,540 130,520")
    d.inked(pool, d.rad(300, 450, 260, "#f4fffb", "#8fdcdc", "#2c76b0"), 3.4, 1.4)
    rings = [brush(f"{300 - w},{y} 300,{y + 14} {300 + w},{y}", 6, LEAF, 12) for w, y in ((180, 478), (120, 498))]
    d.fill(rings, "#ffffff")


def _page(d: Doc, detail: int) -> None:
    """The stored page, upright; its foot is still in the ice."""
    d.glow(306, 220, 150, (0, "#ffffff", 0.9), (1, "#fff6cc", 0))
    leafcard(d, 308, 214, 270, "fire", rot=5, shadow=0, detail=detail, seed=4)


def _ice(d: Doc, detail: int, rnd: random.Random) -> None:
    """What is left of the block: a sagging bowl of clear ice with a broken back wall, running off all round."""
    mass = S(
        "150,300! 168,284 196,296 214,276! 236,300 262,292! 290,318 330,312 352,286! 372,300 396,268! 426,286 448,300! "
        "462,350 466,400 476,452! 440,462 428,494! 416,466 350,474 332,512! 318,480 250,480 236,504! 222,474 "
        "172,468 160,488! 152,462 122,452! 136,400 142,350"
    )
    d.fill(mass.grow(5), DEEP)
    d.fill(mass, "#c4eeee")
    with d.clip(mass):
        leafcard(d, 308, 214, 270, "", rot=5, paper=("#f0fbf4", "#b9e0e0", "#6fb4cc"), detail=0, seed=4, line="#2c76b0")
    left = S("150,300! 168,284 196,296 214,276! 236,300 262,292! 290,330! 296,400 300,482! 190,474 122,452! 136,400")
    right = S("290,330! 352,286! 372,300 396,268! 426,286 448,300! 462,350 466,400 476,452! 420,474 300,482! 296,400")
    d.fill(left & mass, d.lin(130, 280, 300, 480, (0, "#ffffff", 0.8), (0.5, "#c9f3ee", 0.55), (1, "#5fb8d6", 0.7)))
    d.fill(right & mass, d.lin(300, 280, 470, 480, (0, "#5fb8d6", 0.55), (0.5, "#2672b4", 0.7), (1, "#123a78", 0.85)))
    d.fill(mass - mass.move(6, 6), "#ffffff")
    d.fill(brush("300,482 294,410 288,326", 10, taper(0.8, 0.2, 0.2), 10), "#ffffff")
    if detail:
        cuts = [
            sliver(x, y, x + 30, y - 40, 4) for x, y in ((166, 420), (196, 452), (226, 404), (186, 366), (246, 452))
        ]
        d.fill(cuts, "#ffffff")
        d.fill(wedges(right & mass, 10, 40, 6, (-0.8, -0.5), 0.2, 0.4, rnd), DEEP)
    for x, y, h in DRIPS:
        run = S(
            [
                (x, y - h * 1.3, True),
                (x + 4, y - h * 0.6),
                (x + 11, y - 8),
                (x, y + 6),
                (x - 11, y - 8),
                (x - 4, y - h * 0.6),
            ]
        )
        d.inked(run, d.vlin(run, "#ffffff", "#8fdcdc"), 2.8, 1.2)
    for x, y in ((140, 330), (470, 320)):
        drop = S([(x, y - 24, True), (x + 10, y), (x, y + 10), (x - 10, y)])
        d.inked(drop, d.vlin(drop, "#ffffff", "#6fc8dc"), 2.8, 1.2)


def _crocus(d: Doc, x: float, y: float, k: float) -> None:
    """One open flower with two blades of grass."""
    for lean in (-1, 1):
        blade = brush([(x, y + 50 * k), (x + lean * 14 * k, y + 10 * k), (x + lean * 34 * k, y - 22 * k)], 13 * k, LEAF)
        d.inked(blade, "#3f9a62", 2.4, 1)
    for rot, tone in ((-30, 1), (30, 1), (0, 0)):
        petal = S("0,10! -15,-12 -12,-36 0,-54! 12,-36 15,-12").scale(k).rot(rot).move(x, y)
        d.inked(petal, d.vlin(petal, PETALS[0], PETALS[1], PETALS[2 - (tone == 0)]), 2.8, 1.2)
