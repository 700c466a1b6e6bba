"""Lectern with the open grimoire and the invocation track."""

from __future__ import annotations

import random

from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import chatter, specks, wedges
from tools.art.inkwell.shape import LIGHT, S, Sh, line, star
from tools.art.ornament import gold_shape
from tools.art.palette import GOLD, INK, PARCH
from tools.art.parts.fire import flame_s
from tools.art.parts.wood import BRASS, wood
from tools.art.picture import Picture

PICTURE = Picture(seed=6, size=(840, 800))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.raw('<g transform="translate(30 60)">')
    desk(d, rnd)
    cover(d, rnd)
    for side in (-1, 1):
        pages(d, side, rnd)
    d.fill(
        S("384,54! 390,62 396,54! 396,480! 390,486 384,480!"), d.lin(384, 0, 396, 0, "#5d4022", "#1a0f14", "#5d4022")
    )
    ribbons(d)
    ledge(d, rnd)
    track(d)
    candles(d, rnd)
    d.raw("</g>")


def desk(d: Doc, rnd: random.Random) -> None:
    """the board with its shaped top, and its crest"""
    width, height = 780, 720
    board = S("14,716! 14,60! 44,34! 300,34! 330,12! 390,2 450,12! 480,34! 736,34! 766,60! 766,716!")
    d.soft(board, "#05020a", 13, 7, 0.5, 3, 5)
    d.inked(board, "#5a3324", 3.4, 2)
    with d.clip(board.shrink(2)):
        wood(
            d,
            0,
            -10,
            width,
            height + 10,
            6,
            5,
            ["#6a3d2a", "#613626", "#704330", "#5a3122"],
            "#2e1613",
            "#8d5a3c",
            gap=9,
        )
    edge = board - board.shrink(13)
    d.fill(edge, d.lin(0, 0, width, height, "#8d5636", "#5a3122", "#3a1d18"))
    d.stroke(board.shrink(13), INK, 2.4)
    d.stroke(board.shrink(17), BRASS[0], 1.6, 0.8)
    d.fill(wedges(board, 11, 11, 3, LIGHT, 0.2, 0.3, rnd), INK, 0.7)
    # crest
    crest = S("348,24! 368,14 390,11 412,14 432,24! 412,33 390,36 368,33")
    gold_shape(d, crest, 2.4, 1)
    d.fill(Sh.ell(390, 23.5, 9), INK)
    d.fill(Sh.ell(390, 23.5, 6), d.rad(388, 22, 7, "#ffe9a0", "#f08a2c", "#7a1f1c"))
    d.fill(Sh.ell(390, 23.5, 2.4), INK)


def cover(d: Doc, rnd: random.Random) -> None:
    """the open book from behind: shadow, leather, gold corners"""
    leather = Sh.rect(32, 46, 716, 446, 12)
    d.soft(leather, "#05020a", 12, 6, 0.55, 3, 8)
    d.inked(leather, d.lin(32, 46, 748, 492, "#5a2236", "#3a1428", "#220a1a"), 3.2, 1.8)
    d.fill(chatter(leather - Sh.rect(50, 60, 680, 414), 70, 2, 14, 80, rnd), "#1a0814", 0.9)
    d.stroke(leather.shrink(6), GOLD[2], 1.6, 0.9)
    for x, y, sx, sy in ((32, 46, 1, 1), (748, 46, -1, 1), (32, 492, 1, -1), (748, 492, -1, -1)):
        corner = S("-3,-3! 46,-3! 40,10 24,16 16,24 10,40 -3,46!").scale(sx, sy).move(x, y)
        gold_shape(d, corner, 2.2, 1)
        for px, py in ((8, 8), (30, 6), (6, 30)):
            d.fill(Sh.ell(x + sx * px, y + sy * py, 2.6), GOLD[4])


def ribbons(d: Doc) -> None:
    """two of them, hanging out below"""
    for x, colours, tail in ((372, ("#c8301f", "#7a1420"), 66), (404, ("#2f93c4", "#15336b"), 52)):
        ribbon = Sh.poly(
            [(x - 7, 476), (x + 7, 476), (x + 9, 476 + tail), (x + 1, 476 + tail - 9), (x - 7, 476 + tail)]
        )
        d.inked(ribbon, d.vlin(ribbon, *colours), 2.2, 1)


def ledge(d: Doc, rnd: random.Random) -> None:
    """with brass studs"""
    shelf = Sh.rect(24, 500, 732, 30, 6)
    d.soft(shelf, "#05020a", 7, 5, 0.5, 0, 5)
    d.inked(shelf, d.vlin(shelf, "#a8683f", "#7a4630", "#4a261e"), 3, 1.6)
    d.stroke(line("32,506! 748,506!"), "#d89a62", 1.4, 0.8)
    d.fill(wedges(shelf, 10, 10, 3, (0, -1), 0.3, 0.4, rnd), INK, 0.8)
    for i in range(9):
        stud = 48 + i * 85.5
        d.inked(Sh.ell(stud, 516, 5.4), d.rad(stud - 2, 514, 7, GOLD[0], GOLD[2], GOLD[4]), 1.6, 0.6)


def track(d: Doc) -> None:
    """the invocation track: five sunk niches joined by seat groove, each with seat seat for the marker"""
    d.fill(Sh.rect(60, 622, 660, 8, 4), "#1a0c10")
    d.stroke(line("60,631! 720,631!"), "#8d5a3c", 1, 0.8)
    for i in range(5):
        x = 31 + i * 150
        niche = Sh.rect(x, 544, 118, 165, 9)
        d.fill(niche.grow(4), "#2a1410")
        d.stroke(niche.grow(4), BRASS[0], 1.8, 0.95)
        d.fill(niche, d.lin(x, 544, x + 118, 709, "#1c0d12", "#2e1719"))
        d.fill(niche - niche.move(3, 4), "#05020a", 0.8)
        d.stroke(niche.shrink(9), BRASS[1], 1, 0.6, dash="4 5")
        # seat for the invocation marker
        cx = x + 59
        seat = star(cx, 626, 25, 8, 0.62, -90)
        d.stroke(seat, BRASS[1], 1.4, 0.75)
        d.stroke(Sh.ell(cx, 626, 14), BRASS[1], 1.2, 0.75)
        for k in range(i + 1):
            d.fill(S("0,-5! 3,0 0,5! -3,0").move(cx + (k - i / 2) * 9, 690), BRASS[0], 0.85)


def candles(d: Doc, rnd: random.Random) -> None:
    """one on each shoulder of the board"""
    for x, h in ((40, 42), (740, 54)):
        d.glow(x, 36 - h * 0.74 - 10, 66, (0, "#ffe9a8", 0.7), (0.3, "#ffb84a", 0.32), (1, "#ff8a2a", 0))
        pan = S([(x - 22, 40, 1), (x + 22, 40, 1), (x + 16, 48), (x, 50), (x - 16, 48)])
        gold_shape(d, pan, 2, 1)
        wax = S(
            [
                (x - 9, 40, 1),
                (x - 8, 40 - h * 0.5),
                (x - 9, 40 - h * 0.72, 1),
                (x - 3, 42 - h * 0.74),
                (x + 4, 40 - h * 0.76),
                (x + 9, 40 - h * 0.7, 1),
                (x + 8, 40 - h * 0.3),
                (x + 9, 40, 1),
            ]
        )
        d.inked(wax, d.hlin(wax, "#fffdf0", "#f6e6bd", "#cda868"), 2.2, 1)
        d.fill(wedges(wax, 6, 8, 2.2, (-0.9, -0.1), 0.3, 0.2, rnd), "#8a6638")
        flame = flame_s(x + 1, 40 - h * 0.74, 22, 12, 2)
        d.inked(flame, d.vlin(flame, "#ff9a30", "#ffe48a"), 1.8, 0.6, "#7a2a14")
        d.fill(flame_s(x + 1, 40 - h * 0.74, 11, 6, 1), "#fffdf0")


def pages(d: Doc, side: int, rnd: random.Random) -> None:
    """the block of leaves on one side (-1 left, 1 right) and the page on top of it"""
    gutter = 390
    for i in range(7):
        k = 6 - i
        leaf = Sh.spline(
            [
                (gutter, 56 + 2, 1),
                (gutter + side * 170, 50 + i * 0.0 + k * 0.4),
                (gutter + side * (334 + k * 2.3), 58, 1),
                (gutter + side * (334 + k * 2.3), 470 + k * 1.8, 1),
                (gutter + side * 170, 476 + k * 2.2),
                (gutter, 482 + k * 0.8, 1),
            ],
            True,
        )
        d.fill(leaf, mix("#e9d6a8", "#a58350", k / 7))
        d.stroke(leaf, "#5d4022", 0.9, 0.9)
    page = Sh.spline(
        [
            (gutter, 58, 1),
            (gutter + side * 60, 49),
            (gutter + side * 180, 48),
            (gutter + side * 334, 56, 1),
            (gutter + side * 334, 468, 1),
            (gutter + side * 180, 473),
            (gutter + side * 60, 474),
            (gutter, 482, 1),
        ],
        True,
    )
    d.fill(
        page,
        d.lin(
            gutter,
            0,
            gutter + side * 334,
            0,
            (0, "#b9935a"),
            (0.05, "#d8bd88"),
            (0.16, "#f2e3bf"),
            (0.4, PARCH[0]),
            (0.85, "#efdcb0"),
            (1, "#d0ac72"),
        ),
    )
    d.stroke(page, INK, 2)
    d.fill(specks(page, 90, (0.4, 1.2), rnd), PARCH[3], 0.35)
