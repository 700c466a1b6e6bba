"""cover_1: boards of frosted glass with a clasp of ice; something soft has pressed itself against them from inside."""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar, sample
from tools.art.palette import PAGE_INK
from tools.art.parts.boards import shut_book, spine_joint
from tools.art.picture import Picture

PICTURE = Picture(seed=211, size=(704, 648))
PRESSED = (352, 372)
CLASP = ("#f4fbfa", "#a9c6d2", "#46617e")


def draw(d: Doc, detail: int) -> None:
    """The whole shut book."""
    rnd = random.Random(PICTURE.seed)
    board = shut_book(d, d.rad(*PRESSED, 400, "#dbe6e2", "#9fb4bc", "#56708a", "#1f2a40"), rnd)
    with d.clip(board.shrink(3)):
        something(d, rnd)
        bulge = circ_lines(*PRESSED, 214, 470, 13)
        d.fill(
            engrave(
                board, bulge, lambda x, y: (math.hypot(x - PRESSED[0], y - PRESSED[1]) - 190) / 300, 13, 0.8, 7, step=24
            ),
            "#101a30",
            0.85,
        )
        frost(d, rnd)
    spine_joint(d, "#101a30", "#e8f4f4")
    inner = Sh.rect(96, 44, 540, 540, 12)
    d.stroke(inner, "#eaf6f6", 5, 0.9)
    d.stroke(inner, "#1f2a40", 1.8)
    for glare in ((("150,70 118,110 110,180"), 13), (("188,62 160,80 150,100"), 8)):
        d.fill(brush(glare[0], glare[1], LEAF, 10), "#ffffff", 0.85)
    clasp(d, rnd)


def something(d: Doc, rnd: random.Random) -> None:
    """flattened where it touches: two soft hands, a cheek, one dissolved eye, and its breath on the pane"""
    x, y = PRESSED
    murk = S("352,160 238,182 166,262 150,372 176,480 250,560 352,584 456,562 530,482 552,372 538,262 466,182")
    d.fill(murk, d.rad(x, y, 220, (0, "#4a4450", 0.9), (0.7, "#3a3a4c", 0.7), (1, "#2a3448", 0)))
    flat = S("352,226 276,240 232,300 226,380 262,452 330,488 402,480 456,430 474,350 448,272 404,236")
    d.inked(flat, d.rad(x, y - 10, 150, "#fbf6e4", "#d8cdb8", "#8d8a94"), 3.6, 1.6, "#1f2438")
    d.fill(flat - flat.shrink(10), "#ffffff", 0.6)
    d.glow(352, 436, 84, (0, "#e6f6fa", 0.95), (0.6, "#bfe0ee", 0.5), (1, "#bfe0ee", 0))
    d.inked(S("312,430! 332,420 352,428 372,420 394,430! 378,450 352,456 328,450"), "#5a4a58", 2.6, 1, "#1f2438")
    eye = Sh.ell(310, 330, 40, 36)
    d.inked(eye, d.rad(300, 318, 52, "#ffffff", "#efe8d8", "#94909a"), 3.4, 1.6, "#1f2438")
    d.fill(S("304,304! 318,330 304,358! 292,330"), "#1a1220")
    d.fill(Sh.ell(292, 316, 7), "#ffffff")
    for px, py, r in ((288, 374, 11), (312, 384, 8), (282, 396, 7), (300, 402, 5)):
        d.inked(Sh.ell(px, py, r), "#f4efe2", 2.2, 0.8, "#1f2438")
    d.fill(brush("404,316 424,330 446,322", 8, LEAF, 10), "#1f2438")
    for side in (-1, 1):
        hx = x + side * 168
        tips = ((-38, -62, -24), (-4, -92, -8), (32, -84, 10), (58, -44, 34))
        pads = [Sh.ell(0, 0, 17, 30).rot(side * turn).move(hx + side * dx, y + 60 + dy) for dx, dy, turn in tips]
        pads += [
            Sh.ell(0, 0, 16, 27).rot(side * -66).move(hx - side * 54, y + 60),
            Sh.ell(hx + side * 6, y + 72, 40, 50),
        ]
        d.fill(U(pads).grow(16), "#3a3a4c", 0.6)
        d.inked(pads, d.rad(hx, y + 40, 90, "#fbf6e4", "#d8cdb8", "#9a96a0"), 3.2, 1.4, "#1f2438")
        d.fill(
            pile(
                [
                    brush([(px - 11, py - 6), (px, py - 14), (px + 11, py - 8)], 4, LEAF, 6)
                    for px, py in (p.center for p in pads)
                ]
            ),
            "#ffffff",
            0.9,
        )


def frost(d: Doc, rnd: random.Random) -> None:
    """ferns of rime growing in from the edges"""
    for x, y, a, length in (
        (96, 590, -52, 190),
        (100, 600, -20, 150),
        (90, 560, -80, 150),
        (640, 50, 130, 180),
        (640, 40, 160, 150),
        (640, 80, 104, 140),
        (630, 596, -128, 170),
        (640, 600, -160, 130),
        (100, 40, 44, 130),
        (96, 44, 74, 120),
    ):
        stem = [polar(x, y, length * t, a + 9 * math.sin(t * 3)) for t in (0, 0.35, 0.7, 1)]
        barbs = [brush(stem, 6, TAIL, 12)]
        for i, (px, py, tx, ty) in enumerate(sample(stem, 12)[1:12]):
            heading = math.degrees(math.atan2(ty, tx))
            for side in (-1, 1):
                barbs.append(
                    cutw(
                        px,
                        py,
                        *polar(px, py, (12 - i) * 4.6 * rnd.uniform(0.8, 1.15), heading + side * 52),
                        5.4,
                        0.1 * side,
                    )
                )
        fern = pile(barbs)
        d.fill(fern.move(2.5, 3), "#1f2a40", 0.7)
        d.fill(fern, "#f2fafa", 0.95)


def clasp(d: Doc, rnd: random.Random) -> None:
    """a block of ice round the fore edge, a keyhole frozen in it"""
    strap = Sh.rect(560, 286, 128, 56, 8)
    d.inked(strap, d.lin(560, 286, 690, 342, *CLASP), 3.4, 1.8, PAGE_INK)
    block = Sh.poly([(586, 258), (654, 250), (690, 272), (694, 350), (662, 376), (592, 368), (572, 340), (570, 282)])
    d.inked(block, d.lin(570, 250, 690, 376, *CLASP), 3.8, 2.2, PAGE_INK)
    for facet_, tone in (
        ("586,258 654,250 642,282 600,286", "#ffffff"),
        ("654,250 690,272 676,296 642,282", "#cfe2ea"),
        ("570,282 586,258 600,286 598,338 572,340", "#dcecf0"),
        ("676,296 690,272 694,350 672,334", "#6f8ea8"),
        ("598,338 672,334 662,376 592,368", "#5a7894"),
    ):
        plane = Sh.poly([tuple(map(float, p.split(","))) for p in facet_.split()])
        d.inked(plane, tone, 1.8, 0.4, "#2a3a54")
    d.fill(U(Sh.ell(636, 304, 9), S("631,306! 641,306! 646,328! 626,328!")), PAGE_INK)
    for x, length in ((584, 22), (612, 38), (640, 26), (664, 34)):
        drip = S(
            [
                (x - 9, 368, True),
                (x, 368 + length * 0.6),
                (x + 1, 370 + length, True),
                (x + 4, 368 + length * 0.6),
                (x + 10, 368, True),
            ]
        )
        d.inked(drip, d.vlin(drip, "#dcecf0", "#f8fefe"), 2.6, 1.2, PAGE_INK)
