"""Fire 2: two salamanders, one coal, one flame, chase each other's tail round a single ember."""

import math
import random

from tools.art.inkwell.brush import TAIL, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar, sample
from tools.art.palette import INK
from tools.art.parts.beast import limb
from tools.art.parts.fire import fire_bank
from tools.art.parts.light import field_lines, window_light
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=22)
EMBER = (300, 412)
COAL = ("#8a3140", "#4a1428", "#1c0a18")
FLAME = ("#f08a3a", "#c8301f", "#6f1024")


def draw(d: Doc, detail: int) -> None:
    """The hearth from straight above; both circle the way a flame turns."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "fire", EMBER, 430)
    field_lines(d, "fire", EMBER, 236, 250)
    embers(d, rnd)
    d.fill(Sh.ring(*EMBER, 92, 86), "#fff4c2", 0.95)
    for turn, tones, spots in ((8, COAL, "#ffb13c"), (188, FLAME, "#ffe08a")):
        salamander(d, turn, tones, spots, rnd)
    d.glow(*EMBER, 96, (0, "#fffdf0", 1), (0.4, "#ffe9a0", 0.8), (1, "#ffb040", 0))
    ember = S("262,420 272,380 300,366 332,378 342,412 330,446 298,456 270,444")
    d.inked(ember, d.rad(292, 404, 56, "#ffffff", "#ffe58a", "#f58a2c"), 2.6, 1, "#7a1a1c")
    d.fill(pile([cutw(330, 446, 312, 414, 6), cutw(270, 444, 286, 420, 5), cutw(300, 366, 304, 394, 5)]), "#c9481f")
    fire_bank(d, rnd, 772, 96, ("#8f1626", "#c8301f", "#f0702a"), x0=20, x1=590)


def embers(d: Doc, rnd: random.Random) -> None:
    """a ring of charred bricks at the rim, fire in the joints"""
    for i in range(16):
        x, y = polar(*EMBER, 306 + 18 * (i % 2), i * 22.5 + 6)
        brick = S([(x + 46 * math.cos(k * 1.257 + i), y + 38 * math.sin(k * 1.257 + i), k % 2 == 0) for k in range(5)])
        d.inked(brick, d.rad(*EMBER, 390, (0.7, "#7a2430"), (1, "#2a0a18")), 3, 1.6)
        d.fill(wedges(brick, 12, 18, 4, ("pt", *EMBER), 0.2, 0.3, rnd), INK)
    sparks = [
        sliver(*polar(*EMBER, r, a), *polar(*EMBER, r + 12, a + 2), 2.2)
        for r, a in ((rnd.uniform(236, 330), rnd.uniform(0, 360)) for _ in range(46))
    ]
    d.fill(pile(sparks), "#ffe9a4")


def salamander(d: Doc, turn: float, tones: tuple[str, str, str], spots: str, rnd: random.Random) -> None:
    """one beast whose head lies at angle `turn`; its tail swings outward before the other's nose"""
    spine = [
        polar(*EMBER, r, turn - a)
        for r, a in (
            (150, -6),
            (158, 14),
            (154, 38),
            (150, 66),
            (154, 94),
            (162, 118),
            (180, 138),
            (200, 154),
            (212, 168),
            (206, 184),
            (188, 194),
        )
    ]

    def place(s: Sh) -> Sh:
        return s.rot(turn + 180).move(*polar(*EMBER, 152, turn))

    for at, side, reach in ((30, 1, 62), (34, -1, 58), (92, 1, 60), (96, -1, 56)):
        leg(d, turn - at, side, reach, tones, rnd)
    body = limb(spine, [30, 50, 56, 62, 62, 52, 40, 30, 22, 13, 2], 30)
    d.inked(body, d.rad(*EMBER, 236, (0.4, tones[0]), (0.68, tones[1]), (1, tones[2])), 3.4, 1.6)
    d.fill(wedges(body, 11, 24, 4.6, ("pt", *EMBER), 0.12, 0.5, rnd), INK)
    d.fill(body - body.move((EMBER[0] - body.center[0]) * -0.06, (EMBER[1] - body.center[1]) * -0.06), "#fff0b0", 0.85)
    marks = []
    for x, y, tx, ty in sample(spine, 22)[4:19:2]:
        marks += [Sh.ell(x - ty * o, y + tx * o, 6.4, 4.6) for o in (-9, 10)]
    d.fill(pile(marks) & body, spots)
    head = place(S("-30,34! -36,4 -33,-24 -18,-46 0,-54 18,-46 33,-24 36,4 30,34"))
    d.inked(head, d.rad(*polar(*EMBER, 132, turn), 74, *tones), 3.4, 1.6)
    d.fill(wedges(head, 9, 16, 4, ("pt", *EMBER), 0.15, 0.4, rnd), INK)
    for x in (-23, 23):
        d.inked(place(Sh.ell(x, -12, 11, 13)), "#fff4c2", 2.6, 1)
        d.fill(place(sliver(x, -24, x, 0, 4.6)), INK)
    d.fill(place(pile([sliver(-9, -40, -5, -45, 2), sliver(9, -40, 5, -45, 2)])), INK)
    d.fill(place(pile([Sh.ell(0, 14, 6, 8), Sh.ell(-13, 20, 4, 5), Sh.ell(13, 20, 4, 5)])), spots)


def leg(d: Doc, angle: float, side: float, reach: float, tones: tuple[str, str, str], rnd: random.Random) -> None:
    """a bent leg with four toes, to the inside (side -1) or outside (1) of the ring"""
    r = 152
    hip, knee, foot = (
        polar(*EMBER, r + side * 16, angle),
        polar(*EMBER, r + side * (reach - 12), angle - 5),
        polar(*EMBER, r + side * reach, angle + 9),
    )
    for k in (-34, -12, 12, 34):
        way = math.degrees(math.atan2(foot[1] - knee[1], foot[0] - knee[0]))
        d.inked(brush([foot, polar(*foot, 19, way + k)], 8, TAIL, 5), tones[1], 1.8, 0.6)
    d.inked(limb([hip, knee, foot], [26, 19, 13], 10), d.rad(*EMBER, 236, (0.4, tones[0]), (1, tones[2])), 2.8, 1.4)
