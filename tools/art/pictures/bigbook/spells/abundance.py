"""abundance: another player draws two.

A huge sleeve tips a basket into two small cupped hands, and every fruit carries a sign.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import INK
from tools.art.parts.feather import cut_feather, vane
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=158)
LAMP = (404, 316)
PLUM = ("#e3a8dc", "#8a4a8c", "#3f1c48")
GIVER = ("#e0a878", "#9a5c38", "#4a241c")
BOWL = 384  # x of the middle of the bowl
SIGNS = ("fire", "water", "earth", "air")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "earth", LAMP)
    if detail:
        field_lines(d, "earth", LAMP, 140, 250)
    halo(d, "earth", LAMP, 150)
    _giver(d, rnd)
    with d.group(transform="translate(-6 -26) rotate(-8 300 200) scale(1.04)"):
        _basket(d, rnd)
    _giver_thumb(d, rnd)
    _stream(d)
    _cupped_hands(d, rnd)


def _giver(d: Doc, rnd: random.Random) -> None:
    """A big green sleeve from the left; the palm lies under the basket."""
    sleeve = S("-60,190! 20,186 92,196! 112,250 100,322! 30,352 -60,372!")
    cuff = S("78,186! 104,184 116,190! 136,256 120,324! 104,334 80,332! 96,258")
    palm = S("104,214! 150,206 200,226 246,262 262,298! 240,316 190,310 140,304 108,300!")
    fingers = [
        brush(f"210,{262 + k * 14} 256,{278 + k * 13} 292,{296 + k * 9}", 30, taper(0.9, 0.66, 0.3), 10)
        for k in range(3)
    ]
    hand_shape = U(palm, fingers)
    d.inked(sleeve, d.lin(-40, 190, 60, 350, "#8fc873", "#2a7a44", "#0b2e28"), 4, 2)
    d.fill(wedges(sleeve, 10, 36, 6, rnd=rnd), INK)
    d.inked(hand_shape, d.lin(110, 200, 250, 320, *GIVER), 4, 2)
    d.fill(wedges(hand_shape, 9, 22, 5, rnd=rnd), "#2f1a1a")
    d.inked(cuff, d.vlin(cuff, "#e6f4b0", "#a9cf6a", "#3a7a44"), 4, 2)
    d.fill(wedges(cuff, 9, 16, 5, rnd=rnd), INK)


def _giver_thumb(d: Doc, rnd: random.Random) -> None:
    """The thumb comes over the wicker and holds it."""
    thumb = brush("116,226 150,214 186,214 222,226", 38, taper(0.9, 0.66, 0.3), 12) | Sh.ell(222, 226, 14)
    d.inked(thumb, d.lin(120, 200, 220, 246, *GIVER), 3.8, 1.8)
    d.fill(wedges(thumb, 8, 14, 4.4, (-0.6, -0.8), 0.2, 0.4, rnd), "#2f1a1a")
    d.inked(Sh.ell(224, 223, 11, 8).rot(20, 224, 223), "#ffe6c4", 2.2, 0.6)


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


def _stream(d: Doc) -> None:
    """What tumbles out: two in the air, five piled in the bowl of the hands, one already leaping over the edge."""
    for i, (x, y, r, rot) in enumerate(
        (
            (372, 236, 32, 24),
            (398, 296, 32, -14),
            (506, 300, 24, 34),
            (322, 394, 36, -30),
            (446, 396, 36, 30),
            (384, 366, 38, 0),
            (352, 418, 32, 10),
            (412, 420, 32, -20),
        )
    ):
        _fruit(d, x, y, r, SIGNS[i % 4], rot)
    d.fill(
        [
            sliver(x, y, x + dx, y + dy, 3)
            for x, y, dx, dy in ((346, 186, -8, -24), (444, 262, 10, -24), (532, 266, 8, -20))
        ],
        "#ffffff",
    )


def _cupped_hands(d: Doc, rnd: random.Random) -> None:
    """Two hands held together as a deep bowl: eight fingers make the wall towards us, the thumbs its ends."""
    skin, cuff = ("#fff0d6", "#f2c08c", "#8a4a30"), ("#ffc27a", "#b8642e", "#5a2a1c")
    paint = d.lin(280, 390, 500, 540, *skin)
    for s in (-1, 1):
        sleeve = S(
            [(s * 26, 560, True), (s * 40, 520), (s * 78, 500), (s * 128, 510), (s * 150, 660, True), (0, 660, True)]
        )
        d.inked(sleeve.move(BOWL, 0), d.dlin(sleeve.move(BOWL, 0), *cuff), 4, 2)
        thumb = brush(
            [(BOWL + s * 96, 500), (BOWL + s * 128, 452), (BOWL + s * 112, 396)], 36, taper(0.9, 0.66, 0.3), 12
        )
        d.inked(thumb | Sh.ell(BOWL + s * 112, 398, 13), paint, 3.8, 1.8)
    heel = S("-112,470! -100,520 -64,548 0,552 64,548 100,520 112,470!").move(BOWL, 0)
    d.inked(heel, paint, 4, 2)
    fingers = []
    for s in (-1, 1):
        for k, (width, tip) in enumerate(((30, 430), (33, 420), (33, 420), (29, 432))):
            x, foot = BOWL + s * (14 + k * 27), BOWL + s * (10 + k * 18)
            bulge = BOWL + s * (18 + k * 31)
            finger = brush([(foot, 542), (bulge, 482), (x, tip)], width, taper(0.85, 0.72, 0.4, 0.7), 12)
            fingers.append(finger | Sh.ell(x, tip, width * 0.37))
            d.inked(fingers[-1], paint, 3.4, 1.6)
            d.inked(Sh.ell(x, tip + 1, 7.4, 9), "#fff6e6", 2, 0.6, "#6a3424")
            d.fill(brush([(x - 10, 462), (x + s * 2, 466), (x + 12, 461)], 4.4, LEAF, 6), "#6a3424")
    d.fill(wedges(U(fingers), 9, 16, 4.6, rnd=rnd), "#4a2420")
