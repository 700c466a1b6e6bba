"""e2 Landslide: a cliff is a deck of slabs; its three top ones start sliding down on you."""

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew, shine
from tools.art.parts.place import dark_things, lit_air, ridge
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=52)
LAMP = (430.0, 190.0)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    valley(d, rnd)
    with d.group(transform="translate(300 300) scale(1.16) translate(-296 -318)"):
        for k in range(7):
            slab(d, 176 - k * 3 + (k % 2) * 12, 590 - k * 46, (k % 3 - 1) * 1.5, 1, rnd)
        for x, y, rot, size in ((216, 236, 10, 0.98), (330, 268, 27, 1.06), (444, 372, 50, 1.16)):
            slab(d, x, y, rot, size, rnd)
        debris(d, rnd)


def valley(d: Doc, rnd: random.Random) -> None:
    """evening in the mountains; below, in the way of it all, a village with its lamps lit"""
    lit_air(d, LAMP, 520, (0, "#fbffe0"), (0.22, "#cbe89a"), (0.48, "#5aa668"), (0.76, "#12503c"), (1, "#071c1c"))
    ridge(d, "-140,300! 20,240 140,286 300,220 420,276 520,196 620,250 740,210!", "#2f7a58", "#e8f6b0", 6)
    ridge(d, "-140,380! 160,350 320,392 460,340 600,380 740,346!", "#12503c", "#b5dd86", 6)
    for x, y, k in ((520, 470, 1.0), (584, 462, 0.8), (640, 478, 1.1), (470, 486, 0.7)):
        house = Sh.rect(x - 26 * k, y - 34 * k, 52 * k, 60 * k) | Sh.poly(
            [(x - 36 * k, y - 32 * k), (x, y - 70 * k), (x + 36 * k, y - 32 * k)]
        )
        dark_things(d, house, "#cbe89a", LAMP, 4)
        d.fill(Sh.rect(x - 9 * k, y - 22 * k, 18 * k, 20 * k), "#ffe08a")
    ridge(d, "-140,520! 200,500 460,512 740,496!", "#071c1c", "#5aa668", 5)


def slab(d: Doc, x: float, y: float, rot: float, k: float, rnd: random.Random) -> None:
    """one card of stone from below: chipped front edge, the engraved underside in shadow"""
    with d.group(transform=f"translate({x:g} {y:g}) rotate({rot:g}) scale({k:g})"):
        under = S("-124,18! 128,16! 104,46! -98,48!")
        d.inked(under, d.lin(0, 16, 0, 48, "#5a5c4e", "#2a2e2a"), 4.2, 2, CURSE_BLACK)
        front = S(
            "-130,-24! -60,-28 -40,-20! -26,-27! 60,-26 128,-22! "
            "134,0 128,20! 84,17 74,10! 60,19! -40,22 -126,20! -132,0"
        )
        hew(d, front, "stone", rnd, 4.4, (10, 26, 5.5), 5)
        sign = S("-12,0! 0,-14 16,-13! 18,4 4,12 -12,14!")
        d.fill(sign, CURSE_BLACK)
        d.fill(sliver(-16, 17, 12, -9, 3), "#c2bda6")
        shine(d, front, (-118, -18, -56, -21, 5), (-14, -20, 50, -20, 5))


def debris(d: Doc, rnd: random.Random) -> None:
    """stones that run ahead of the slide"""
    for x, y, r in (
        (392, 182, 17),
        (520, 262, 24),
        (566, 330, 16),
        (346, 386, 20),
        (372, 448, 28),
        (306, 434, 14),
        (560, 470, 20),
        (478, 214, 11),
    ):
        corners = [polar(x, y, r * rnd.uniform(0.75, 1.15), 20 + k * 60) for k in range(6)]
        stone = Sh.poly(corners)
        d.inked(stone, d.lin(x - r, y - r, x + r, y + r, "#f4f1e4", "#a8a48e", "#4c4e46"), 3.6, 1.8, CURSE_BLACK)
        d.fill(Sh.poly([corners[0], corners[1], (x, y), corners[5]]), CURSE_BLACK, 0.4)
