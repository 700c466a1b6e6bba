"""w9 Frozen Tongue: the O of a mouth is filled with ice, and the tongue is held in it."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import lerp, polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import field_lines
from tools.art.parts.matter import fishscales, hew, shine
from tools.art.parts.place import dark_things, lit_air, ridge
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=49)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    winter(d, rnd)
    victim(d, rnd)
    with d.group(transform="translate(138 232) scale(0.54)"):
        lips(d, rnd)
        ice(d, rnd)
        teeth(d, rnd)
        tongue(d, rnd)


def winter(d: Doc, rnd: random.Random) -> None:
    """the end of the village street in deep frost: a pale sun, firs under snow, a fence, icicles from the eaves"""
    lit_air(d, (300, 250), 430, (0, "#ffffff"), (0.34, "#b8ecec"), (0.6, "#3a92c2"), (0.84, "#164680"), (1, "#0a1a3c"))
    field_lines(d, "water", (300, 250), 210, 380, 17, col="#123f78", op=0.55)
    for x, h, k, tone in (
        (92, 200, 0.8, "#2f7cae"),
        (498, 190, 0.8, "#2f7cae"),
        (-16, 280, 1.1, "#174a80"),
        (610, 300, 1.15, "#174a80"),
        (-104, 330, 1.2, "#0f2f5c"),
        (706, 320, 1.2, "#0f2f5c"),
    ):
        fir(d, x, h, k, tone)
    ridge(d, "-140,452! -20,430 90,446 200,470 400,470 510,446 620,428 740,450!", "#5aa8cc", "#ffffff", 9)
    posts = [
        S(f"{x - 12},560! {x - 12},{y}! {x},{y - 16}! {x + 12},{y}! {x + 12},560!")
        for x, y in ((-84, 414), (-24, 420), (36, 428), (560, 428), (620, 420), (682, 412))
    ]
    rails = [
        brush("-130,446 -40,452 70,462", 13, taper(0.9, 0.9), 8),
        brush("530,462 630,452 730,444", 13, taper(0.9, 0.9), 8),
    ]
    dark_things(d, U(posts, rails), "#eafcf4", (300, 240), 6)
    caps = [
        S(f"{x - 19},{y + 4}! {x - 12},{y - 14} {x},{y - 24} {x + 12},{y - 14} {x + 19},{y + 4}! {x},{y - 3}")
        for x, y in ((-84, 414), (-24, 420), (36, 428), (560, 428), (620, 420), (682, 412))
    ]
    d.inked(caps, "#ffffff", 3, 1.2, CURSE_BLACK)
    ice = [
        S(f"{x - 11},30! {x + 11},30! {x + 2},{70 + h}! {x - 2},{70 + h}!")
        for x, h in (
            (-70, 90),
            (-30, 50),
            (14, 120),
            (60, 60),
            (150, 40),
            (440, 50),
            (540, 70),
            (590, 130),
            (640, 60),
            (680, 100),
        )
    ]
    d.inked(ice, d.lin(0, 60, 0, 190, "#3a92c2", "#d6f6f0", "#ffffff"), 3.4, 1.4, CURSE_BLACK)


def fir(d: Doc, x: float, h: float, k: float, tone: str) -> None:
    """three shelves of needles, snow on each, nearer ones darker"""
    for i in range(3):
        y, w = 470 - h + i * h * 0.26, (46 + i * 26) * k
        shelf = S(
            f"{x},{y - 40 * k}! {x + w * 0.5},{y + h * 0.14} {x + w},{y + h * 0.3}! {x + w * 0.4},{y + h * 0.26}! "
            f"{x},{y + h * 0.33}! {x - w * 0.4},{y + h * 0.26}! {x - w},{y + h * 0.3}! {x - w * 0.5},{y + h * 0.14}"
        )
        d.inked(shelf, tone, 3, 1.2, "#0a1a3c")
        side = 7 if x > 300 else -7
        d.fill(shelf - shelf.move(side, 9), "#f4fffa", 0.9)


def victim(d: Doc, rnd: random.Random) -> None:
    """whoever wanted to say it: two eyes that have seen the word freeze, rime in the brows, cheeks gone blue"""
    face = S(
        "300,74! 392,84 456,140 478,240 470,360 430,470 360,540 300,560! 240,540 170,470 130,360 122,240 144,140 208,84"
    )
    d.inked(face, d.rad(270, 210, 330, "#f6fffc", "#a8e2e4", "#3a8fbe", "#123a6a"), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(face, 15, 44, 8, (-0.8, -0.4), 0.15, 0.3, rnd), CURSE_BLACK)
    for side in (-1, 1):
        x = 300 + side * 82
        d.inked(Sh.ell(x, 226, 46, 42), "#ffffff", 5, 2, CURSE_BLACK)
        d.inked(Sh.ell(x - side * 10, 236, 17), d.rad(x - side * 10, 232, 18, "#7cc8d8", "#1f5fa6"), 3, 1, CURSE_BLACK)
        d.fill(Sh.ell(x - side * 10, 236, 8), CURSE_BLACK)
        lid = Sh.ell(x, 226, 46, 42) & Sh.poly(
            [(x - 60, 160), (x + 60, 160), (x + side * 60, 238), (x - side * 60, 214)]
        )
        d.inked(lid, d.vlin(lid, "#d6f6f0", "#58b0cc"), 4, 1.6, CURSE_BLACK)
        brow = brush([(x - side * 44, 158), (x, 138), (x + side * 48, 166)], 17, taper(0.8, 0.3), 10)
        d.inked(brow, "#eafcf4", 4, 1.6, CURSE_BLACK)
        for step, long in ((-24, 26), (2, 36), (28, 24)):
            icicle = S(f"{x + step - 7},158! {x + step + 7},158! {x + step},{158 + long}!")
            d.inked(icicle, "#d6f6f0", 3, 1, CURSE_BLACK)
        d.fill(brush([(x - 40, 276), (x, 290), (x + 40, 276)], 6, LEAF, 8), "#123a6a")
    d.inked(S("286,236! 300,222 314,236! 322,290 300,302 278,290"), "#8fd4de", 4, 1.6, CURSE_BLACK)


def lips(d: Doc, rnd: random.Random) -> None:
    """wide lips of fish skin all round the opening"""
    mouth = S(
        "300,92! 366,70 460,98 530,180 548,280 516,372 440,438 300,458 160,438 84,372 52,280 70,180 140,98 234,70"
    )
    hew(d, mouth, "fish", rnd, 5.4, (12, 44, 7))
    fishscales(d, mouth, 13, op=0.55)
    d.inked(Sh.ell(300, 272, 192, 152), CURSE_BLACK, 4, 0, CURSE_BLACK)


def ice(d: Doc, rnd: random.Random) -> None:
    """the block in facets, lit from behind"""
    rim = [
        polar(300, 272, r, a)
        for a, r in ((10, 176), (52, 162), (96, 140), (134, 158), (176, 180), (222, 160), (262, 142), (310, 158))
    ]
    inner = [(392, 300), (360, 352), (290, 366), (222, 336), (206, 262), (248, 206), (318, 192), (380, 232)]
    d.fill(Sh.poly(rim), d.rad(300, 268, 180, "#ffffff", "#d6f6f0", "#7cc8d8", "#2f7cae"))
    tones = ("#2f7cae", "#1f5fa6", "#3a8fbe", "#7cc8d8", "#a8e2e4", "#d6f6f0", "#eafcf4", "#8fd4de")
    for k, tone in enumerate(tones):
        n = (k + 1) % 8
        facet = Sh.poly([rim[k], rim[n], inner[n], inner[k]])
        d.inked(facet, tone, 1.8, 0.6, "#123a6a")
    cracks = [cutw(*rim[k], *lerp2(inner[k], (300, 270), 0.5), 7, 0.08) for k in (0, 3, 5, 7)]
    d.fill(pile(cracks), "#ffffff", 0.9)


def lerp2(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    """the point between a and b"""
    return lerp(a[0], b[0], t), lerp(a[1], b[1], t)


def teeth(d: Doc, rnd: random.Random) -> None:
    """a ring of blunt teeth that bite on the ice"""
    for k in range(18):
        a = k * 20 + 10
        if 62 < a < 118:
            continue
        cx, cy = 300 + 196 * math.cos(math.radians(a)), 272 + 156 * math.sin(math.radians(a))
        size = 1.25 if a in (250, 290, 230, 310) else 1.0
        tooth = S("-27,-16! 0,-22 27,-16! 24,20 0,40 -24,20").scale(size).rot(a + 90).move(cx, cy)
        d.inked(tooth, d.rad(cx, cy, 46, "#fffdf0", "#f0e2c8", "#b89c90"), 4, 1.8, CURSE_BLACK)


def tongue(d: Doc, rnd: random.Random) -> None:
    """the tongue caught in the middle of a word, rimed, two icicles at its tip"""
    for x, y, n in ((262, 446, 46), (300, 462, 62), (336, 448, 40)):
        d.inked(
            cutw(x, y - 30, x, y + n - 10, 30), d.lin(x - 14, 0, x + 14, 0, "#ffffff", "#58b0cc"), 3.6, 1.4, CURSE_BLACK
        )
    flesh = S(
        "232,292! 250,262 284,256 300,266 316,256 350,262 368,292! "
        "378,360 372,420 338,456 300,464 262,456 228,420 222,360"
    )
    hew(d, flesh, "shell", rnd, 5, (11, 34, 6))
    d.fill(brush("300,280 304,340 300,420", 15, LEAF, 10), CURSE_BLACK)
    rime = S("222,292! 300,240 378,292! 372,318 356,304 344,330 326,306 306,334 288,306 268,328 252,306 230,322")
    d.inked(rime, "#f6fffc", 3.6, 1, "#123a6a")
    shine(d, flesh, (244, 350, 246, 412, 8))
