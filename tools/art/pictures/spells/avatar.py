"""avatar: actions paid from the support pool without spending it.

A giant of water steps out of three niches, the stored pages glowing whole in its chest, both hands at work.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import INK
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.parts.mote5 import mote
from tools.art.parts.sea import scroll_sea, wave_claw
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=39)
CHEST = (316, 246)
AMBER = ("#fff6d0", "#ffc45a", "#b8742a")
FLOW = (
    ("96,262 160,268 204,330 268,372 296,420", 8),
    ("96,352 166,356 226,404 290,420", 8),
    ("96,442 176,446 236,470 300,470", 8),
    ("262,190 262,250 286,320 276,400 226,500", 9),
    ("372,190 372,250 346,320 386,392 440,470 452,560", 9),
    ("246,200 250,262 272,330 250,410 200,490", 6),
    ("392,206 386,262 366,330 420,400 470,480", 6),
    ("318,330 316,390 280,450 262,540", 7),
    ("330,330 350,390 400,450 412,560", 7),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "water", CHEST, 420)
    if detail:
        field_lines(d, "water", CHEST, 170, 240, 18)
    halo(d, "water", (316, 214), 148)
    _niches(d, rnd)
    hand(d, "pinch", 474, 292, 0.66, -70, skin="frost", detail=detail, rnd=rnd)
    _body(d, rnd)
    _chest(d, detail)
    _near_arm(d, rnd)
    hand(d, "open", 322, 392, 0.84, -8, skin="frost", detail=detail, rnd=rnd)
    for x, y, r in ((416, 336, 26), (516, 138, 0)):
        if r:
            d.glow(x, y, r * 2.4, (0, "#fff0b0", 0.85), (1, "#ffc24a", 0))
            d.inked(mote("flame", x, y, r), d.lin(0, y - r, 0, y + r, "#fff0b0", "#f5a03c"), 2.4, 1, "#7a3418")
    scroll_sea(d, 514, 40, 118, -40, ("#2f83bd", "#0f2f69"))
    for _ in range(22):
        x, y = rnd.uniform(440, 545), rnd.uniform(280, 470)
        d.inked(mote("drop", x, y, rnd.uniform(3, 6)), "#f4fffb", 1.6, 0.4)


def _niches(d, rnd):
    """a wall at the left with three niches from which the water pours"""
    wall = S("-60,176! 122,200! 140,520! -60,560!")
    d.inked(wall, d.hlin(wall, "#15264f", "#3a5f92"), 3.2, 1.6)
    d.fill(wedges(wall, 11, 26, 5, (-0.9, 0), rnd=rnd), INK)
    for y in (226, 316, 406):
        hole = S(
            [(64, y + 58, 1), (62, y + 16), (74, y - 6), (93, y - 12), (112, y - 4), (119, y + 18), (121, y + 60, 1)]
        )
        d.fill(hole.grow(6), "#8ab4d0")
        d.inked(hole, d.vlin(hole, "#06112e", "#1f5fa6"), 2.6, 1)


def _body(d, rnd):
    """streams, striding legs, torso, raised arm and head run together into one skin of water"""
    streams = [
        brush(p, 74, taper(0.34, 1, 1, 0.8), 16)
        for p in ("88,268 150,266 200,330 276,380", "88,358 160,356 230,410 310,420", "88,448 170,446 240,486 330,470")
    ]
    legs = [
        brush("300,330 268,410 222,500 196,600", 116, taper(0.75, 0.8, 0.3), 16),
        brush("342,330 400,396 446,470 452,600", 116, taper(0.75, 0.8, 0.3), 16),
    ]
    torso = S(
        "286,158! 246,164 214,184 206,220 232,262 250,312 258,372! 318,392 "
        "376,372! 380,312 400,262 424,222 416,186 388,164 346,158!"
    )
    raised = brush("396,204 434,262 458,322 480,304 476,274", 54, taper(0.9, 0.6, 0.1), 18)
    head = S("318,62! 298,74 278,100 276,132 290,154 298,176! 338,176! 344,154 358,132 356,100 338,74")
    crest = [
        brush(p, w, taper(0.7, 0, 0.2), 12)
        for p, w in (
            ("322,66 296,62 262,78 250,108 262,122", 30),
            ("330,70 350,52 384,62 396,84", 22),
            ("300,82 268,96 250,132 258,150", 24),
        )
    ]
    head = head.scale(0.9, 0.9, 317, 180)
    crest = [c.scale(0.86, 0.86, 317, 160) for c in crest]
    whole = U(streams, legs, torso, raised, head)
    d.inked(crest, d.lin(250, 60, 360, 140, "#ffffff", "#a9e6e6"), 2.8, 1.4)
    d.inked(whole, d.lin(190, 110, 430, 500, "#f4fffb", "#6fc4d8", "#2a7ab8", "#123a78"), 3.8, 2)
    strokes = [brush(p, w, LEAF, 20) for p, w in FLOW]
    d.fill(pile(strokes) & whole, "#0f2f69")
    d.fill(pile([s.move(-7, -5) for s in strokes]) & whole, "#e9fbf3", 0.95)
    d.fill(wedges(whole, 10, 30, 5, rnd=rnd), "#0b1c42")
    for side in (-1, 1):
        d.fill(
            S([(317 + side * 7, 128, 1), (317 + side * 16, 118), (317 + side * 27, 119, 1), (317 + side * 18, 129)]),
            "#0b1c42",
        )
        d.fill(Sh.ell(317 + side * 16, 123.5, 3.4), "#fff0b0")
    d.fill(brush("306,150 317,153 328,149", 4, LEAF, 8), "#0b1c42")
    d.inked(
        [
            wave_claw(x, y, a, n, 20, c)
            for x, y, a, n, c in (
                (500, 470, -40, 60, 24),
                (488, 500, -10, 60, 22),
                (222, 172, 206, 40, 22),
                (206, 196, 190, 38, 20),
            )
        ],
        "#f4fffb",
        2.4,
        1,
    )


def _chest(d, detail):
    """a clear bay in the breast; three amber pages stand in it, still whole"""
    bay = S("316,176! 268,182 246,214 252,262 282,300 316,310 350,300 380,262 386,214 364,182")
    d.inked(bay, d.rad(316, 240, 90, "#ffffff", "#d8fbf4", "#6fc4d8"), 3, 1.4, "#0f2f69")
    d.glow(316, 244, 90, (0, "#fff0b0", 1), (0.5, "#ffd27a", 0.6), (1, "#ffb84a", 0))
    for x, y, rot, sign in ((282, 250, -14, "earth"), (350, 250, 14, "air"), (316, 242, 0, "fire")):
        leafcard(d, x, y, 84, sign, rot=rot, sx=0.86, paper=AMBER, ink="#7a3418", detail=detail, seed=x, line="#5a2e1c")


def _near_arm(d, rnd):
    """the arm nearer to us, bent across the body towards the open hand"""
    path = "226,200 196,262 198,330 244,372 318,394"
    limb = brush(path, 62, taper(0.8, 0.62, 0.3), 20)
    d.inked(limb, d.lin(190, 200, 300, 400, "#f4fffb", "#7cd0dc", "#2f83bd"), 3.4, 1.8)
    d.fill(brush(path, 9, LEAF, 18), "#0f2f69")
    d.fill(brush(path, 7, LEAF, 18).move(-8, 2), "#ffffff", 0.9)
    d.fill(wedges(limb, 9, 18, 4.4, rnd=rnd), "#0b1c42")
