"""final_page: one sheet, two fates.

Above the tear the dawn and five cups on the sill, below it the shut room and one wide eye.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, ray_lines
from tools.art.inkwell.shape import S, Sh, pile, rays
from tools.art.inkwell.spline import Point, polar, sample
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import carve, limb
from tools.art.parts.boards import book_eye
from tools.art.parts.page import page_base
from tools.art.parts.sky import swallow
from tools.art.picture import Picture

PICTURE = Picture(seed=220, size=(704, 648))
TEAR = (
    (24, 634),
    (78, 580),
    (112, 566),
    (150, 520),
    (196, 498),
    (232, 452),
    (286, 424),
    (318, 372),
    (372, 344),
    (402, 294),
    (452, 262),
    (486, 212),
    (536, 176),
    (566, 124),
    (616, 92),
    (664, 26),
)
DAWN = ("#fffbe6", "#ffdcb0", "#f2a890", "#b87486")


def draw(d: Doc, detail: int) -> None:
    """The right page, torn from corner to corner."""
    rnd = random.Random(PICTURE.seed)
    page_base(d, PICTURE.seed, False, 704, 648)
    box = Sh.rect(38, 30, 634, 588, 4)
    upper = box & Sh.poly([(0, 0), (0, 660), *TEAR, (704, 0)])
    lower = box & Sh.poly([(704, 0), *[(x + 16, y + 20) for x, y in reversed(TEAR)], (0, 660), (704, 660)])
    with d.clip(upper):
        dawn(d, rnd)
    with d.clip(lower):
        shut_room(d, rnd)
    for part in (upper, lower):
        d.stroke(part, PAGE_INK, 3.4)
    torn_edge(d, box, rnd)


def dawn(d: Doc, rnd: random.Random) -> None:
    """a round-headed window, the sun just up, five cups that were needed"""
    d.fill(Sh.rect(0, 0, 704, 660), d.rad(210, 200, 470, "#f6d8b0", "#c98f6a", "#7a4a4a", "#4a2c3a"))
    d.fill(
        engrave(
            Sh.rect(30, 20, 640, 600),
            ray_lines(210, 220, 150, 700, 100, 1),
            lambda x, y: (math.hypot(x - 210, y - 220) - 180) / 420,
            10,
            0.8,
            9,
            step=26,
        ),
        "#4a2430",
        0.8,
    )
    pane = S("96,350! 96,180 130,106 210,74 290,106 324,180 324,350!")
    d.inked(pane.grow(17), d.lin(80, 60, 340, 360, "#d8b088", "#8a5a44", "#4a2a2c"), 4, 2, PAGE_INK)
    d.inked(pane, d.rad(210, 262, 240, *DAWN), 3, 1.2, PAGE_INK)
    with d.clip(pane):
        d.fill(rays(210, 268, 52, 210, 26, 0.5, 3, 0.7), "#fff4cc", 0.75)
        d.inked(Sh.ell(210, 268, 42), d.rad(204, 258, 50, "#ffffff", "#fff0b0", "#ffc070"), 2.4, 0, "#c2602c")
        for spec, tone in (
            ("60,300! 120,270 180,292 250,268 350,300! 350,380! 60,380!", "#8a5a72"),
            ("60,326! 140,300 220,318 300,296 350,318! 350,380! 60,380!", "#5a3a52"),
        ):
            d.inked(S(spec), tone, 2.6, 1, PAGE_INK)
        for x, y, k in ((150, 150, 0.34), (262, 170, 0.28), (236, 132, 0.22)):
            swallow(d, x, y, k, -8)
    bars = [limb("210,74 210,350", [8, 8]), limb("96,210 324,210", [8, 8]), limb("96,290 324,290", [7, 7])]
    d.inked(bars, "#6a4038", 2.2, 1, PAGE_INK)
    sill = Sh.rect(60, 350, 300, 24, 4)
    carve(d, sill, ("#e8c49a", "#a06c4c", "#5a3430"), rnd, (9, 10, 3), lw=3.2)
    for i, tone in enumerate(("#f28fb0", "#fff28a", "#52bdf5", "#9af5d6", "#b8b04a")):
        cup(d, 94 + i * 47, 349, mix(tone, "#f3e6c6", 0.35), rnd)


def cup(d: Doc, x: float, y: float, tone: str, rnd: random.Random) -> None:
    """a steaming cup"""
    d.inked(Sh.ring(x + 15, y - 14, 9, 5), tone, 2, 0.8, PAGE_INK)
    bowl = S(
        [
            (x - 16, y - 28, True),
            (x + 16, y - 28, True),
            (x + 14, y - 8),
            (x + 8, y, True),
            (x - 8, y, True),
            (x - 14, y - 8),
        ]
    )
    d.inked(bowl, d.hlin(bowl, "#ffffff", tone, mix(tone, PAGE_INK, 0.5)), 2.6, 1.2, PAGE_INK)
    steam = brush([(x, y - 34), (x + 6, y - 44), (x - 4, y - 54), (x + 3, y - 66)], 5, LEAF, 10)
    d.fill(steam, "#fffdf4", 0.9)


def shut_room(d: Doc, rnd: random.Random) -> None:
    """no window any more; the wall of books has opened an eye"""
    d.fill(Sh.rect(0, 0, 720, 680), d.rad(486, 430, 330, "#8a2a2c", "#4a1420", "#1d0a14", "#0d060c"))
    for row in range(6):
        y = 170 + row * 84
        x: float = 60
        while x < 680:
            w, h = rnd.uniform(16, 30), rnd.uniform(56, 74)
            tone = rnd.choice(("#2a1018", "#3a1620", "#1d0c14", "#46202a"))
            d.inked(
                Sh.rect(x, y - h, w, h, 2), d.lin(x, 0, x + w, 0, mix(tone, "#c2402e", 0.25), tone), 2, 0.8, "#0d060c"
            )
            x += w + 2
        d.inked(Sh.rect(30, y, 660, 9), "#4a202a", 2, 0.8, "#0d060c")
    d.glow(490, 428, 240, (0, "#e8552a", 0.7), (0.5, "#a8242a", 0.4), (1, "#5a101c", 0))
    lids = S("318,430! 380,350 490,318 600,350 664,430! 600,512 490,542 380,512")
    carve(d, lids, ("#7a2a34", "#46141f", "#1a0810"), rnd, (9, 24, 5), lw=4)
    book_eye(d, 491, 430, 288, 1.0)
    d.fill(
        pile(
            [
                brush([polar(491, 430, r, a), polar(491, 430, r - 14, a + 5), polar(491, 430, r - 32, a)], 4, LEAF, 8)
                for r, a in ((140, 10), (138, 172), (132, 188), (136, -8), (126, 24), (124, 158))
            ]
        ),
        "#b8352a",
    )


def torn_edge(d: Doc, box: Sh, rnd: random.Random) -> None:
    """white fibre on both lips of the tear"""
    for dx, dy, side in ((0, 0, -1), (16, 20, 1)):
        lip: list[Point] = [(x + dx, y + dy) for x, y in TEAR]
        ragged = [(x + side * rnd.uniform(5, 13), y + side * rnd.uniform(6, 15)) for x, y, _, _ in sample(lip, 60)]
        fibre = Sh.poly(lip + ragged[::-1]) & box.grow(6)
        d.inked(fibre, d.lin(40, 600, 660, 40, "#fffdf4", "#f3e2ba", "#fffdf4"), 1.8, 0.8, PAGE_INK)
