"""mother_lode: takes value-3 cards.

A miner with lantern and pick, small and black, before a crystal of three spires as tall as the cave.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.colour import darken, lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.inkwell.spline import Point, polar
from tools.art.ornament import sigil
from tools.art.palette import INK
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=158)
LAMP = (306, 280)
PLUM = "#8f4fa8"
GREEN = "#2f9a5a"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#ffffff"), (0.3, "#eefbc0"), (0.5, "#8cc86e"), (0.76, "#1d7049"), (1, "#092825"))
    d.fill(d.window, d.rad(*LAMP, 380, *stops))
    if detail:
        field_lines(d, "earth", LAMP, 160, 180)
    _cave(d, rnd)
    for x, h, w, rot, colour in ((250, 210, 70, -34, PLUM), (368, 200, 68, 36, PLUM)):
        crystal(d, x, 476, h, w, rot, colour)
    for x, h, w, rot, colour in ((236, 300, 92, -15, GREEN), (376, 290, 90, 16, GREEN), (306, 386, 122, 0, GREEN)):
        crystal(d, x, 482, h, w, rot, colour)
    for x, h, w, rot in ((196, 108, 44, -24), (420, 104, 44, 22), (268, 84, 36, -8), (348, 92, 38, 10)):
        crystal(d, x, 492, h, w, rot, PLUM)
    _mark(d)
    _floor(d, rnd)
    _miner(d)
    for x, y, r in ((306, 96, 30), (214, 186, 20), (402, 190, 20), (470, 300, 13), (150, 292, 13)):
        d.fill(spark(x, y, r, 0.1), "#ffffff")


def _mark(d: Doc) -> None:
    """Earth's sign deep in the middle spire."""
    solid, cuts = sigil("earth", 296, 280, 40)
    d.glow(296, 280, 76, (0, "#ffffff", 0.9), (1, "#d6f09a", 0))
    d.inked(solid, "#f6fbd2", 3, 1, "#0e3a28")
    d.fill(cuts, "#1d7049")


def _cave(d: Doc, rnd: random.Random) -> None:
    """Black rock with a toothed rim round the light."""
    rim = [polar(*LAMP, rnd.uniform(206, 226) if i % 2 else rnd.uniform(236, 262), i * 360 / 34) for i in range(34)]
    rock = Sh.rect(-80, -20, 760, 720) - Sh.poly(rim)
    d.inked(rock, d.rad(*LAMP, 420, (0, "#4a5a44"), (0.55, "#4a5a44"), (0.75, "#1f2c28"), (1, "#0c1416")), 4, 0)
    d.fill(pile([cutw(x, y, *polar(*LAMP, 320, i * 360 / 34), 13) for i, (x, y) in enumerate(rim)]), "#0c1416")


def _floor(d: Doc, rnd: random.Random) -> None:
    """Rubble along the foot."""
    heap = S(
        "-60,476! 60,462 130,480! 190,488 250,478! 320,494 400,482! 470,470 540,480! 600,466 660,474! 660,660! -60,660!"
    )
    d.inked(heap, d.vlin(heap, "#4a4a3a", "#141c1a"), 4, 1.6, light=(0, 1))
    d.fill(wedges(heap, 12, 26, 7, (0, 1), 0.2, 0.4, rnd), "#b5dd86", 0.7)


def _miner(d: Doc) -> None:
    """Seen from behind: cap, coat, pick over the shoulder, the lantern lifted."""
    black = "#0c1416"
    d.glow(196, 372, 80, (0, "#fff6cc", 1), (0.4, "#ffd27a", 0.7), (1, "#e8a23a", 0))
    coat = S("102,406! 116,392 142,392 156,406! 162,450 170,508! 88,508! 96,450")
    legs = U(Sh.rect(98, 500, 26, 50), Sh.rect(134, 500, 26, 50))
    head = U(Sh.ell(129, 372, 21, 23), S("102,366! 108,344 129,336 150,344 158,366! 130,360"))
    arm = brush("150,410 176,420 196,396", 18, taper(1, 0.7, 0.2), 8)
    shaft = brush("150,470 104,390 66,330", 10, taper(1, 0.8, 0.5), 6)
    pick = brush("30,352 56,322 104,306", 17, LEAF, 10)
    man = U(coat, legs, head, arm, shaft, pick)
    d.fill(man.grow(4), "#eefbc0")
    d.fill(man, black)
    lamp = S("184,352! 208,352! 214,392! 178,392!")
    d.inked(lamp, d.vlin(lamp, "#ffffff", "#ffd27a"), 3.4, 1.2, black)
    d.fill(
        [Sh.rect(176, 390, 40, 8), Sh.rect(182, 344, 28, 9), brush("186,346 196,326 206,346", 5, taper(1, 1), 8)], black
    )


def crystal(d: Doc, x: float, y: float, h: float, w: float, rot: float, c: str) -> None:
    """one crystal of tone `c`, h high, its foot at (x, y): three faces, a cut tip, dark edges"""

    def place(pts: list[Point]) -> Sh:
        return Sh.poly(pts).rot(rot, 0, 0).move(x, y)

    a, b = -w / 2, w / 2
    sh = h * 0.78
    m = -w * 0.12
    o = place([(a, 20), (a, -sh), (m * 0.4, -h), (b, -sh * 0.94), (b, 20)])
    d.inked(o, c, 3.2, 1.8)
    d.fill(place([(a, 20), (a, -sh), (m, -sh * 0.86), (m, 20)]), lighten(c, 0.42))
    d.fill(place([(m, 20), (m, -sh * 0.86), (w * 0.26, -sh * 0.84), (w * 0.26, 20)]), lighten(c, 0.12))
    d.fill(place([(w * 0.26, 20), (w * 0.26, -sh * 0.84), (b, -sh * 0.94), (b, 20)]), darken(c, 0.34))
    d.fill(place([(a, -sh), (m * 0.4, -h), (m, -sh * 0.86)]), lighten(c, 0.72))
    d.fill(place([(m * 0.4, -h), (m, -sh * 0.86), (w * 0.26, -sh * 0.84)]), lighten(c, 0.3))
    d.fill(place([(m * 0.4, -h), (w * 0.26, -sh * 0.84), (b, -sh * 0.94)]), darken(c, 0.15))
    for line in (
        ((m, 20), (m, -sh * 0.86)),
        ((w * 0.26, 20), (w * 0.26, -sh * 0.84)),
        ((a, -sh), (m, -sh * 0.86)),
        ((m, -sh * 0.86), (w * 0.26, -sh * 0.84)),
        ((w * 0.26, -sh * 0.84), (b, -sh * 0.94)),
        ((m, -sh * 0.86), (m * 0.4, -h)),
        ((w * 0.26, -sh * 0.84), (m * 0.4, -h)),
    ):
        d.stroke(Sh.poly(line, False).rot(rot, 0, 0).move(x, y), INK, 2)
    d.fill(
        pile([cutw(b - 1, -sh * 0.86 + k * 14, w * 0.29, -sh * 0.80 + k * 14, 4) for k in range(int(sh / 16))])
        .rot(rot, 0, 0)
        .move(x, y)
        & o,
        INK,
        0.75,
    )
    d.fill(
        pile(
            [
                sliver(a + w * 0.10, -sh * 0.9 + k * 40, a + w * 0.10, -sh * 0.9 + k * 40 + 26, 1.6)
                for k in range(int(sh / 44))
            ]
        )
        .rot(rot, 0, 0)
        .move(x, y)
        & o,
        "#ffffff",
        0.9,
    )
