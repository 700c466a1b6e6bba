"""face_3: ears in place of eyes and a mouth in each ear, talking at once; the head is a vase with two handles."""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import INK
from tools.art.parts.beast import limb
from tools.art.parts.misprint import CYAN, CYAN_SHIFT, MAGENTA, MAGENTA_SHIFT, misprint
from tools.art.picture import Picture

PICTURE = Picture(seed=243)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    chatter_field(d, rnd)
    handles(d)
    vase(d, rnd)
    ear(d, 226, 372, 1.0, -9, rnd, True)
    ear(d, 402, 352, 0.82, 8, rnd, False)
    voices(d, rnd)


def chatter_field(d: Doc, rnd: random.Random) -> None:
    """rows of small waves that lose their step, thick at the lower left"""
    rows = []
    for k in range(46):
        y = 40 + k * 17.5
        rows.append(
            [
                (x, y + 8 * math.sin(x / (17 + 9 * math.sin(k * 0.7)) + k * 1.3) + 14 * math.sin(x / 190 + k * 0.21))
                for x in range(30, 574, 7)
            ]
        )
    field = Sh.rect(34, 34, 532, 772, 16)
    lines_ = engrave(field, rows, lambda x, y: 0.34 + (y - 420) / 1300 - (x - 300) / 900, 17.5, 1, 15, step=15)
    d.fill(lines_.move(*CYAN_SHIFT), CYAN, 0.5)
    d.fill(lines_.move(*MAGENTA_SHIFT), MAGENTA, 0.45)
    d.fill(lines_, INK)


def handles(d: Doc) -> None:
    """the vase's handles are his arms; the right one has come loose"""
    left = limb("182,250 96,232 70,320 96,420 176,470", [34, 40, 34, 38, 40], 26)
    right = limb("446,232 520,228 556,296 532,372", [30, 38, 32, 20], 22, cap=True)
    for shape in (left, right):
        misprint(d, shape.grow(5), INK, 1.0)
        d.fill(shape, d.dlin(shape, "#fffdf4", "#e2cfae"))
    d.fill(U(wedges(left, 9, 18, 4, (0.7, -0.6), 0.1, 0.3), wedges(right, 9, 16, 4, (-0.7, -0.6), 0.1, 0.3)), INK)
    chips = [
        Sh.poly([(528 + i * 7, 396 + i * 22), (544 + i * 6, 392 + i * 24), (538 + i * 7, 410 + i * 23)])
        for i in range(3)
    ]
    misprint(d, pile(chips), INK, 0.6)


def vase(d: Doc, rnd: random.Random) -> None:
    """lip, neck, belly, foot: forehead, brow, cheeks, chin"""
    body = S(
        "206,98! 308,84 424,92! 416,128 398,150 396,176! 440,214 468,290 462,380 430,470 384,540 "
        "366,590 390,640! 300,668 206,648! 236,596 216,546 168,474 142,380 148,290 184,216 226,178!"
        " 222,152 210,126"
    )
    misprint(d, body.grow(5), INK, 1.1)
    d.fill(body, d.lin(150, 150, 470, 600, "#fffef8", "#f6ead0", "#d6bd92"))
    d.fill(wedges(body, 9, 70, 7, (0.8, -0.5), 0.1, 0.35, rnd), INK)
    mouth_of_vase = Sh.ell(314, 98, 104, 17).rot(-2, 314, 98)
    misprint(d, mouth_of_vase, INK, 0.7)
    d.fill(brush("222,98 300,110 404,100", 5, LEAF, 12), MAGENTA)
    for y, w in ((176, 12), (192, 5), (606, 9), (622, 5)):
        half = 92 if y < 300 else 74
        misprint(d, brush([(306 - half, y + 2), (306, y + 12), (306 + half, y - 4)], w, taper(0.4, 0.4), 14), INK, 0.5)
    nose = S("318,356! 334,420 348,462 330,480! 306,478 292,468 304,440 306,400")
    misprint(
        d,
        U(
            brush("322,350 334,420 350,462 332,482 300,474", 8, taper(0.2, 0.5, 0.7), 20),
            S("308,474! 320,466 332,474 320,480!"),
        ),
        INK,
        0.5,
    )
    d.fill(nose, "#fffef8", 0.6)
    misprint(d, brush("250,560 300,552 352,562", 7, taper(0.1, 0.1), 10), INK, 0.5)
    cracks = [
        brush(spec, 7, TAIL, 10)
        for spec in ("396,160 372,196 380,226 352,250", "372,196 350,200 336,216", "226,630 246,596 236,566")
    ]
    misprint(d, pile(cracks), INK, 0.4)
    for i in range(9):
        stem = [
            (240 + i * 18, 94),
            (236 + i * 18 + rnd.uniform(-12, 12), 70),
            (232 + i * 20 + rnd.uniform(-20, 20), 46),
        ]
        misprint(d, brush(stem, 9, TAIL, 8), INK, 0.5)


def ear(d: Doc, x: float, y: float, k: float, rot: float, rnd: random.Random, laughing: bool) -> None:
    """an ear the size of a fist; its hollow has lips and teeth"""
    side = 1 if laughing else -1

    def place(s: Sh) -> Sh:
        return s.scale(k * side, k).rot(rot).move(x, y)

    shell = place(S("34,-92! -10,-104 -54,-82 -70,-30 -58,22 -36,60 -10,96 16,92! 34,70 30,40 44,6 50,-44"))
    misprint(d, shell.grow(4.5), INK, 0.9)
    d.fill(shell, d.dlin(shell, "#fffef8", "#f6e4c8", "#dcae94"))
    d.fill(wedges(shell, 8, 18, 4, (-0.6, -0.8), 0.1, 0.3, rnd), INK)
    rim = place(brush("30,-76 -8,-86 -42,-66 -52,-22 -42,20 -20,52", 11, taper(0.3, 0.1, 0.4), 20))
    misprint(d, rim, INK, 0.5)
    hollow = place(S("22,-54! -6,-62 -30,-40 -36,-4 -24,34 0,56 20,44! 30,10 32,-24"))
    misprint(d, hollow, INK, 0.6)
    lips = place(S("18,-44! -8,-48 -24,-26 -28,4 -16,32 6,42 20,30! 26,4 26,-22"))
    d.fill(lips, MAGENTA)
    inner = place(S("12,-32! -6,-34 -16,-16 -18,4 -8,24 6,30 14,20! 18,2 18,-18"))
    d.fill(inner, INK)
    upper = [place(Sh.poly([(-15 + i * 1.0, -22 + i * 11), (-14, -12 + i * 11), (2, -17 + i * 10)])) for i in range(4)]
    lower = [place(Sh.poly([(15, -22 + i * 11), (16, -12 + i * 11), (3, -16 + i * 10)])) for i in range(4)]
    d.fill(pile(upper + lower) & inner.grow(1), "#fffdf4")


def voices(d: Doc, rnd: random.Random) -> None:
    """one mouth speaks in waves, the other in splinters"""
    waves = [
        brush(
            [
                (176 - i * 4, 372 + i * 24),
                (146 - i * 4, 384 + i * 26),
                (120, 372 + i * 26),
                (92 - i * 3, 388 + i * 28),
                (62, 378 + i * 28),
            ],
            11 - i,
            taper(0.2, 0.2),
            18,
        )
        for i in range(3)
    ]
    misprint(d, pile(waves), INK, 0.9)
    splinters = [
        Sh.poly(
            [
                (436 + i * 6, 356 + i * 17),
                (462 + i * 8, 338 + i * 22),
                (466 + i * 8, 354 + i * 22),
                (500 + i * 9, 336 + i * 26),
                (470 + i * 8, 372 + i * 22),
                (466 + i * 8, 356 + i * 22),
            ]
        )
        for i in range(4)
    ]
    misprint(d, pile(splinters), INK, 0.9)
