"""e6 Crumbling Gold: two coins of clay with a king on each; one is whole, the other runs to gravel."""

import random

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=56)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "earth", (220, 230), 400, 0)
    d.glow(210, 246, 190, (0, "#f6fbd2", 0.95), (0.6, "#b5dd86", 0.5), (1, "#4f9f5a", 0))
    gravel(d, rnd)
    with d.group(transform="translate(404 342) rotate(14)"):
        coin(d, 122, broken_edge(), rnd)
    with d.group(transform="translate(208 252) rotate(-8)"):
        coin(d, 122, Sh(), rnd)


def coin(d: Doc, r: float, lost: Sh, rnd: random.Random) -> None:
    """one coin round 0,0 without the part `lost`"""
    disc = Sh.ell(0, 0, r) - lost
    hew(d, disc, "clay", rnd, 5.4, (10, 20, 6), 8)
    field = Sh.ell(0, 0, r - 22) - lost
    d.inked(field, d.rad(-30, -40, r * 1.3, "#d9a678", "#b07850", "#6a4030"), 4, -2, CURSE_BLACK)
    dots = [Sh.ell(*polar(0, 0, r - 11, a), 4.2) for a in range(0, 360, 24)]
    d.fill([dot - lost for dot in dots], CURSE_BLACK)
    head = king() - lost
    d.inked(head, d.lin(-60, -80, 60, 80, "#fff3dc", "#e6b88a", "#966246"), 4, 2, CURSE_BLACK)
    marks = [
        S("-30,-12! -18,-20 -6,-14 -16,-6!"),
        brush("-36,34 -22,38 -10,32", 7, LEAF, 6),
        brush("26,-34 12,4 20,44 6,76", 9, LEAF, 10),
        brush("44,-30 34,10 42,50", 8, LEAF, 8),
    ]
    d.fill([mark - lost for mark in marks], CURSE_BLACK)
    d.fill([Sh.ell(x, -56, 5) - lost for x in (-22, 6, 34)], CURSE_BLACK)


def king() -> Sh:
    """crowned head in profile to the left, bearded"""
    return S(
        "-42,-40! -52,-94! -24,-70! -2,-100! 18,-72! 46,-94! 48,-38! 60,-4 58,40 44,80! 6,90 -18,78! -34,64 -30,48! "
        "-42,40 -36,28! -44,20 -54,10! -42,-8 -40,-24"
    )


def broken_edge() -> Sh:
    """the bitten lower right part of a coin"""
    return Sh.poly(
        [
            (20, 140),
            (34, 92),
            (18, 70),
            (46, 48),
            (36, 20),
            (66, 12),
            (60, -22),
            (88, -30),
            (86, -62),
            (150, -70),
            (150, 150),
        ]
    )


def gravel(d: Doc, rnd: random.Random) -> None:
    """what the second coin has become, pouring down to the lower right"""
    heap = S("330,540! 400,472 470,444 540,456 620,500 700,560! 700,700! 300,700!")
    hew(d, heap, "clay", rnd, 4.4, (13, 30, 6.5), 6)
    for _ in range(34):
        t = rnd.random()
        x, y, r = 452 + t * 70 + rnd.uniform(-34, 34), 350 + t * 130 + rnd.uniform(-24, 10), rnd.uniform(5, 17)
        stone = Sh.poly([polar(x, y, r * rnd.uniform(0.7, 1.1), k * 72 + 10) for k in range(5)])
        d.inked(stone, d.lin(x - r, y - r, x + r, y + r, "#fbe4c6", "#b07850", "#4e302c"), 2.8, 1.4, CURSE_BLACK)
