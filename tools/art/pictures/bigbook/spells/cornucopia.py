"""cornucopia: each player draws, then may discard.

The horn of plenty is a snail's house, and its owner watches one apple roll away.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.leafcard import leafcard
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=147)
LAMP = (250, 300)
COIL = (206, 250)
PLUM, PUMPKIN, LEAF_GREEN = (
    ("#c98ac8", "#8a4a8c", "#3f1c48"),
    ("#ffc27a", "#e88a2e", "#8a4018"),
    ("#d6ec90", "#6fae4e", "#245a38"),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _dawn(d)
    ground = S("-20,446! 120,430 300,440 460,428 620,440! 620,640! -20,640!")
    d.inked(ground, d.vlin(ground, "#8fc05a", "#2c6a3a", "#104636"), 3, 1.2, light=(0, 1))
    d.fill(
        pile([cutw(x, 452, x + rnd.uniform(-6, 8), 430 - rnd.uniform(0, 12), 5) for x in range(44, 560, 9)]), "#1d5036"
    )
    _snail_body(d, rnd)
    with d.group(transform="translate(28 0)"):
        _horn(d)
        _bounty(d)
    _eyes(d)


def _dawn(d: Doc) -> None:
    """a sun as large as the horn behind the garden's hills; rows of beds run to it"""
    sky = ((0, "#fffbe0"), (0.3, "#ffe08a"), (0.55, "#f2a860"), (0.8, "#8a8a4e"), (1, "#1f5a3c"))
    d.fill(d.window, d.rad(330, 320, 430, *sky))
    d.fill(Sh.ell(330, 300, 172), d.rad(330, 330, 190, "#fffdf0", "#fff0b0", "#ffc860"))
    d.fill(Sh.ring(330, 300, 190, 183), "#fff6c8", 0.9)
    for spec, far, near in (
        ("-60,372! 90,330 220,352 360,318 500,342 660,316! 660,640! -60,640!", "#c8c468", "#5f9a48"),
        ("-60,410! 120,380 300,398 480,372 660,392! 660,640! -60,640!", "#8fb858", "#2f7a42"),
    ):
        hill = S(spec)
        d.inked(hill, d.vlin(hill, far, near), 3, 1.2)
    rows = [brush([(330 + a * 0.5, 384), (300 + a * 1.3, 450)], 7, taper(0.2, 1), 8) for a in range(-240, 260, 48)]
    d.fill(pile(rows), "#1d5036", 0.8)


def _snail_body(d: Doc, rnd: random.Random) -> None:
    """Foot, proud neck and head to the left, eyes turned back to the lost apple."""
    foot = S("352,466! 300,420 220,392 156,372 132,330 114,296 92,288 70,300 66,330 80,380 92,430 76,456 60,474!")
    d.inked(foot, d.lin(60, 290, 330, 470, "#fdf1d8", "#d9c09a", "#8a7462"), 3.4, 2)
    d.fill(wedges(foot, 10, 26, 5, (-0.5, -0.8), 0.15, 0.4, rnd), "#3f302e")
    d.fill(pile([cutw(80 + i * 17, 470, 92 + i * 15, 448, 5) for i in range(15)]) & foot, "#5d4a44")
    d.fill(brush("70,338 82,346 96,340", 4.4, LEAF, 8), INK)
    d.fill(Sh.ell(102, 322, 11, 7), "#e88a7a", 0.5)


def _eyes(d: Doc) -> None:
    """Two eyes on stalks, both looking back at the lost apple."""
    for spec, (x, y) in (("84,306 72,276 78,246", (78, 238)), ("108,298 116,270 124,256", (126, 246))):
        d.inked(brush(spec, 13, taper(1, 0.7, 0.05), 8), "#e3cba6", 2.6, 1)
        d.inked(Sh.ell(x, y, 14), d.rad(x - 3, y - 4, 18, "#ffffff", "#f3e6c6", "#b79c7c"), 2.6, 1)
        d.fill(Sh.ell(x + 6, y + 4, 6), INK)


def _horn(d: Doc) -> None:
    """A snail's house whose last turn opens into the horn."""
    horn = S(
        "404,258! 356,252 316,226! 288,176 236,146 176,146 124,178 98,236 108,304 154,354 222,374 "
        "290,384 342,414 398,444!"
    )
    d.inked(horn, d.lin(110, 150, 420, 430, "#fff4cc", "#ecbc70", "#b46a3e", "#5a2a30"), 3.6, 2.4)
    suture = [polar(*COIL, 112 * 0.38 ** (t / 15), -12 + t * 24) for t in range(38)]
    ribs = []
    for a in range(52, 372, 15):
        inner = 112 * 0.38 ** ((a + 12) / 360)
        ribs.append(cutw(*polar(*COIL, 128, a - 6), *polar(*COIL, inner + 8, a + 5), 7, 0.14))
        ribs.append(cutw(*polar(*COIL, inner - 1, a + 4), *polar(*COIL, inner * 0.62, a + 9), 5, 0.12))
    for k in range(6):
        x = 272 + k * 20
        ribs.append(brush([(x + 26, 398 + k * 8), (x + 34, 356), (x + 26, 296 - k * 4)], 7, taper(1, 0, 0), 8))
    d.fill(pile(ribs) & horn, "#4a2024")
    d.fill(brush(suture, 8, taper(1, 0.3, 0.05), 60) & horn, INK)
    d.fill(brush("132,200 168,164 220,156", 8, LEAF, 10), "#fffdf0")
    mouth = Sh.ell(402, 351, 36, 94)
    d.inked(mouth.grow(9), d.lin(370, 260, 430, 440, "#fff0c4", "#d08a50", "#6a3038"), 3, 1.6)
    d.inked(mouth, d.hlin(mouth, "#5a2430", "#1c0c16"), 2.6, 0)


def _ball(d: Doc, x: float, y: float, r: float, cols: tuple[str, str, str], leaf: bool = True) -> None:
    """A round fruit with cut shadow, stalk and leaf."""
    fruit = S(
        [
            (x, y - r * 0.86, 1),
            (x + r * 0.6, y - r),
            (x + r, y - r * 0.2),
            (x + r * 0.7, y + r * 0.8),
            (x, y + r * 0.92),
            (x - r * 0.7, y + r * 0.8),
            (x - r, y - r * 0.2),
            (x - r * 0.6, y - r),
        ]
    )
    d.inked(fruit, d.rad(x - r * 0.4, y - r * 0.5, r * 1.7, *cols), 2.8, 1.6)
    d.fill(wedges(fruit, 6, r * 0.6, 3.4, (-0.6, -0.8), 0.2, 0.5, random.Random(int(x))), INK, 0.9)
    d.fill(sliver(x - r * 0.6, y - r * 0.1, x - r * 0.3, y - r * 0.62, r * 0.12), "#ffffff", 0.9)
    d.fill(cutw(x, y - r * 0.8, x + 3, y - r * 1.4, 5), INK)
    if leaf:
        d.inked(
            S(
                [
                    (x + 2, y - r, 1),
                    (x + r * 0.4, y - r * 1.6),
                    (x + r * 1.1, y - r * 1.4, 1),
                    (x + r * 0.7, y - r * 0.9),
                ]
            ),
            LEAF_GREEN[1],
            2,
            0.8,
        )


def _bounty(d: Doc) -> None:
    """What rolls out: pages, fruit, and exactly five acorns; one apple is already on its way."""
    for x, y, h, rot, sign in ((398, 262, 96, -6, "air"), (446, 292, 96, 26, "fire"), (470, 356, 92, 52, "water")):
        leafcard(d, x, y, h, sign, "flat", rot, shadow=3, seed=int(x))
    for x, y, r, cols in (
        (408, 330, 27, PLUM),
        (386, 366, 25, LEAF_GREEN),
        (436, 374, 32, PUMPKIN),
        (396, 412, 27, PUMPKIN),
        (446, 424, 27, PLUM),
        (352, 446, 25, PLUM),
        (404, 452, 24, LEAF_GREEN),
    ):
        _ball(d, x, y, r, cols)
    for i in range(5):
        _acorn(d, 166 + i * 40, 482 - (i % 2) * 7, 0.8, -24 + i * 14)
    _ball(d, 486, 448, 25, ("#ff9a74", "#d8433a", "#6a1624"))
    d.fill([sliver(424 - i * 3, 470 + i * 7, 458 - i * 3, 468 + i * 8, 2.6) for i in range(3)], "#f6fbd2")


def _acorn(d: Doc, x: float, y: float, k: float, rot: float) -> None:
    def place(sh: Sh) -> Sh:
        return sh.scale(k).rot(rot).move(x, y)

    nut = place(S("-14,-4! -14,12 -6,22 0,29! 6,22 14,12 14,-4!"))
    d.inked(nut, d.hlin(nut, "#ffe0a0", "#c98a44", "#6a3a24"), 2.4, 1.2)
    cup = place(S("-18,0! -18,-12 -6,-19 -2,-28! 3,-28! 6,-19 18,-12 18,0! 0,5"))
    d.inked(cup, d.hlin(cup, "#a8804a", "#4a3020"), 2.4, 1.2)
    d.fill([place(cutw(o, 1, o * 0.5, -13, 3)) for o in (-11, -4, 4, 11)], INK)
