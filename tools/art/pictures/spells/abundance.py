"""abundance: another player draws two.

A huge sleeve tips a basket into two small cupped hands, and every fruit carries a sign.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import INK
from tools.art.parts.feather import cut_feather, vane
from tools.art.parts.hand import hand
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=158)
LAMP = (344, 322)
PLUM = ("#e3a8dc", "#8a4a8c", "#3f1c48")
SIGNS = ("fire", "water", "earth", "air")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "earth", LAMP)
    if detail:
        field_lines(d, "earth", LAMP, 140, 250)
    halo(d, "earth", (364, 300), 138)
    hand(d, "flat", 134, 146, 1.15, 30, skin="brown", cuff=("#7fb86a", "#1d7049", "#0b2e28"), arm=190, rnd=rnd)
    _basket(d, rnd)
    thumb = brush("152,216 186,236 222,236 252,224", 36, taper(0.9, 0.7, 0.3), 12)
    d.inked(thumb, d.lin(160, 210, 230, 260, "#d9a070", "#9a5c38", "#54291c"), 3.4, 1.8)
    d.inked(Sh.ell(240, 226, 11, 8).rot(-16, 240, 226), "#ffe6c4", 1.8, 0.5)
    d.fill(wedges(thumb, 8, 14, 4, (-0.6, -0.8), 0.2, 0.4, rnd), "#2f1a1a")
    with d.group(transform="translate(0 -24)"):
        _hands_and_fruit(d, rnd)


def _basket(d: Doc, rnd: random.Random) -> None:
    """A woven basket on its side, mouth to the lower right."""
    with d.group(transform="translate(306 222) rotate(120)"):
        body = S("-92,-16! -84,64 -62,112 -30,132! 30,132! 62,112 84,64 92,-16! 0,12")
        d.inked(body, d.lin(-92, 100, 92, 0, "#f3d08a", "#c08a48", "#5d3a24"), 3.6, 2.2, light=(0.4, -0.9))
        weave = []
        for row in range(8):
            y = 2 + row * 16
            half = 88 - 0.0042 * (y + 8) ** 2 * 0.9
            for i in range(-5, 6):
                x = i * 17 + (row % 2) * 8.5
                if abs(x) < half - 8:
                    weave.append(brush([(x - 8, y + 5), (x, y + 9), (x + 8, y + 4)], 4.6, LEAF, 5))
        d.fill(pile(weave) & body, INK)
        d.fill(wedges(body, 10, 28, 5, (-0.9, 0.3), 0.15, 0.4, rnd), INK)
        rim = Sh.ell(0, -16, 100, 36)
        d.inked(rim, d.hlin(rim, "#ffe9b0", "#c99450", "#7a4a2c"), 3.4, 1.8)
        d.fill(
            [
                brush(
                    [
                        (math.cos(a / 57.3) * 88, -16 + math.sin(a / 57.3) * 28),
                        (math.cos((a + 9) / 57.3) * 102, -16 + math.sin((a + 9) / 57.3) * 37),
                    ],
                    5,
                    LEAF,
                    4,
                )
                for a in range(0, 360, 15)
            ],
            INK,
        )
        mouth = Sh.ell(0, -16, 82, 25)
        d.inked(mouth, "#2a1618", 2.6, 0)
        for x, y, r in ((-52, -18, 24), (-14, -26, 26), (26, -20, 24), (56, -18, 20), (4, -6, 22)):
            with d.clip(Sh.rect(-110, -140, 220, 148)):
                d.inked(Sh.ell(x, y, r), d.rad(x - 8, y - 8, r * 1.7, *PLUM), 2.6, 1.2)


def _fruit(d: Doc, x: float, y: float, r: float, sign: str, rot: float = 0) -> None:
    """A plum with a page's sign instead of bloom."""
    plum = (
        S(
            [
                (0, -r * 0.92, 1),
                (r * 0.7, -r * 0.86),
                (r, 0),
                (r * 0.66, r * 0.84),
                (0, r),
                (-r * 0.66, r * 0.84),
                (-r, 0),
                (-r * 0.7, -r * 0.86),
            ]
        )
        .rot(rot)
        .move(x, y)
    )
    d.inked(plum, d.rad(x - r * 0.4, y - r * 0.5, r * 1.8, *PLUM), 3, 1.8)
    d.fill(wedges(plum, 7, r * 0.5, 3.6, (-0.6, -0.8), 0.25, 0.4, random.Random(int(x))), INK)
    solid, cuts = sigil(sign, x, y + 2, r * 0.62)
    d.fill((solid - cuts).rot(rot * 0.6, x, y), "#fff3d6")
    d.fill(sliver(x - r * 0.72, y - r * 0.1, x - r * 0.4, y - r * 0.66, r * 0.1), "#ffffff", 0.9)
    leaf, spine = vane(polar(x, y, r * 0.9, rot - 90), rot - 30, r * 1.1, r * 0.5, 0.2)
    cut_feather(d, leaf, spine, "#6fae4e", "#d6ec90", INK, 2.2, 4, 1, r * 0.5)


def _hands_and_fruit(d: Doc, rnd: random.Random) -> None:
    """Two small hands held together as a bowl, fuller than full."""
    skin = ("#fff0d6", "#f2c596", "#a8643e")
    for x, y, rot, flip in ((296, 462, 4, False), (520, 462, 176, True)):
        hand(d, "open", x, y, 0.72, rot, flip, skin, cuff=("#ffc27a", "#b8642e", "#5a2a1c"), arm=120, rnd=rnd)
    for i, (x, y, r, rot) in enumerate(
        (
            (346, 330, 27, 24),
            (398, 366, 28, -14),
            (300, 300, 22, 40),
            (372, 430, 30, 10),
            (440, 432, 30, -20),
            (406, 404, 30, 0),
            (466, 376, 24, 34),
            (500, 344, 20, -30),
            (330, 410, 23, -40),
        )
    ):
        _fruit(d, x, y, r, SIGNS[i % 4], rot)
    bowl = S("318,466! 352,452 408,470 462,452 500,466! 474,500 408,512 344,500")
    d.inked(bowl, d.vlin(bowl, "#fbdcae", "#d89a64", "#8a5230"), 3, 1.4)
    for s, x0 in ((1, 322), (-1, 494)):
        for i in range(3):
            d.fill(
                brush(
                    [
                        (x0 + s * (10 + i * 12), 470 + i * 9),
                        (x0 + s * (46 + i * 9), 476 + i * 9),
                        (408 - s * 4, 484 + i * 8),
                    ],
                    4,
                    taper(0.3, 0.2, 0.5),
                    8,
                ),
                "#5a3020",
            )
    d.fill(
        [
            sliver(x, y, x + dx, y + dy, 2.2)
            for x, y, dx, dy in ((486, 316, -8, -16), (520, 330, 6, -16), (312, 388, -12, -10), (480, 402, 14, 4))
        ],
        "#f6fbd2",
    )
