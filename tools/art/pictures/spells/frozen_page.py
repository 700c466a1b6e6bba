"""frozen_page: neutralizes a curse.

A page of the grimoire, caught while turning, freezes into a breaking wave with a small curse shut inside its curl.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import brush, cutw, ribbon, sliver, taper
from tools.art.inkwell.colour import darken, mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import lerp, sample
from tools.art.palette import CURSE_BLACK, INK
from tools.art.parts.bramble import bramble
from tools.art.parts.light import field_lines, window_light
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=37)
FOCUS = (352, 268)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "water", FOCUS, 410)
    if detail:
        field_lines(d, "water", FOCUS, 150, 250, 16)
    d.glow(*FOCUS, 170, (0, "#ffffff", 1), (0.5, "#d8f6ee", 0.7), (1, "#8fdcdc", 0))
    _pane(d, rnd)
    _moth(d, rnd)
    _frost(d)
    _sheet(d, rnd)
    _book(d, rnd)


def _flow(s, t):
    """a point of the sheet: s across from back (0) to hollow (1), t along from the gutter (0) to the crest's tip (1)"""
    back = sample("92,500 78,400 92,300 132,208 204,138 300,106 400,118 474,176 492,250", 60)
    hollow = sample("300,500 228,452 200,380 206,300 244,232 304,192 372,184 430,206 478,262", 60)
    i = min(60, max(0, round(t * 60)))
    return lerp(back[i][0], hollow[i][0], s), lerp(back[i][1], hollow[i][1], s)


def _sheet(d, rnd):
    """the curling page: ice-blue paper whose written lines follow the wave, icicles on the crest"""
    edge = [_flow(0, i / 24) for i in range(25)] + [_flow(1, 1 - i / 24) for i in range(25)]
    sheet = Sh.spline([(*p, i in (0, 24, 25, 49)) for i, p in enumerate(edge)])
    hang = []
    for i in range(17):
        t = 0.44 + i * 0.034
        x, y = _flow(1, t)
        hang.append(
            brush(
                [(x - 7, y - 8), (x + 2, y + 4), (x + rnd.uniform(-3, 3), y + rnd.uniform(22, 62))],
                rnd.uniform(12, 20),
                taper(1, 0, 0),
                6,
            )
        )
    tips = [
        brush([_flow(0.3 + 0.2 * k, 0.98), (494 + 6 * k, 288), (486 - 8 * k, 332 + 14 * k)], 18, taper(1, 0, 0), 8)
        for k in range(3)
    ]
    ice = U(hang, tips)
    d.inked(ice, d.lin(0, 180, 0, 320, "#ffffff", "#c9f3ee", "#5fb6cf"), 2.6, 1.2)
    d.inked(sheet, d.lin(90, 140, 430, 480, "#fffdf0", "#c9ecea", "#5fa6cc"), 3.6, 1.8)
    for k in range(8):
        s, words = 0.12 + k * 0.105, []
        t = 0.08
        while t < 0.9:
            n = rnd.uniform(0.05, 0.15)
            words.append(ribbon([_flow(s, t + n * j / 6) for j in range(7)], [0, 3.4, 4.4, 4.4, 4.4, 3.4, 0]))
            t += n + 0.035
        d.fill(pile(words), mix("#1f3f7a", INK, 0.3), 0.85)
    d.fill(wedges(sheet, 9, 40, 5, (-0.4, -0.9), 0.1, 0.4, rnd), "#0b1c42", 0.9)
    d.fill(sheet - sheet.move(4, 5), "#ffffff")
    d.fill(
        pile(
            [
                sliver(
                    *_flow(0.2 + 0.6 * rnd.random(), t := rnd.uniform(0.1, 0.85)),
                    *_flow(0.2 + 0.6 * rnd.random(), t + 0.08),
                    3,
                )
                for _ in range(9)
            ]
        ),
        "#ffffff",
    )


def _pane(d, rnd):
    """clear ice filling the hollow"""
    pane = S("230,480! 196,400 206,300 246,232 306,190 400,190 470,250! 496,330 478,400! 430,452 350,486!")
    d.inked(pane, d.lin(240, 210, 470, 470, "#ffffff", "#a9e6e6", "#3a8fc0"), 3, 1.6)
    facets = [
        Sh.poly([(478, 400), (430, 452), (350, 486), (392, 402)]),
        Sh.poly([(496, 330), (478, 400), (392, 402), (446, 330)]),
    ]
    d.fill(facets, "#1f5fa6", 0.4)
    d.fill(
        pile(
            [
                sliver(446, 330, 392, 402, 2.4),
                sliver(392, 402, 350, 486, 2.4),
                sliver(446, 330, 496, 330, 2),
                sliver(392, 402, 478, 400, 2),
            ]
        ),
        INK,
    )


def _moth(d, rnd):
    """the curse: a bone moth with shut wings, bramble round its feet, a crocus glint for an eye"""
    for side, tone in ((-1, 0), (1, 0.25)):
        wing = S(
            [
                (348, 236, 1),
                (348 + side * 30, 240),
                (348 + side * 62, 284),
                (348 + side * 74, 344),
                (348 + side * 66, 366, 1),
                (348 + side * 48, 354),
                (348 + side * 36, 374, 1),
                (348 + side * 20, 352),
                (348 + side * 6, 358, 1),
            ]
        )
        d.inked(wing, d.dlin(wing, *(darken(c, tone) for c in ("#fffdf0", "#f1e2bd", "#a8906c"))), 3, 1.6, CURSE_BLACK)
        d.fill(
            pile(
                [
                    cutw(348 + side * (8 + i * 11), 366 - abs(i - 1) * 6, 350 + side * (3 + i * 6), 268 + i * 10, 6)
                    for i in range(4)
                ]
            )
            & wing,
            CURSE_BLACK,
        )
        spot = Sh.ell(348 + side * 38, 316, 12, 15)
        d.fill(spot, CURSE_BLACK)
        d.fill(spot.scale(0.5, 0.5, *spot.center), "#8fdcdc")
        feeler = brush([(348 + side * 5, 224), (348 + side * 20, 206), (348 + side * 34, 204)], 5, taper(1, 0.2, 0), 8)
        d.fill(feeler, CURSE_BLACK)
    body = S("348,212! 332,220 328,242 337,262 341,300 348,330! 355,300 359,262 368,242 364,220")
    d.inked(body, d.hlin(body, "#8b6f5a", "#4c3a3c", "#241a26"), 2.8, 1.4, CURSE_BLACK)
    d.fill(pile([sliver(341, y, 355, y - 2, 2.2) for y in range(268, 318, 12)]), "#d8c29a")
    for side in (-1, 1):
        d.fill(Sh.ell(348 + side * 7, 232, 5), "#f2e06a")
        d.fill(Sh.ell(348 + side * 7, 232, 2), CURSE_BLACK)
    stem, thorns = bramble([(296, 384), (320, 398), (352, 386), (384, 400), (412, 380)], 11, 22, rnd, 20, 3)
    d.inked(U(stem, thorns), d.lin(296, 380, 412, 400, "#f3e8cc", "#c9b99a", "#6d5c58"), 2.2, 1, CURSE_BLACK)


def _frost(d):
    """bright flaws and bubbles of the ice over the moth"""
    d.fill(
        pile(
            [
                sliver(x, y, x + n * 0.5, y - n, 3)
                for x, y, n in (
                    (258, 400, 70),
                    (276, 404, 50),
                    (410, 330, 60),
                    (426, 330, 40),
                    (300, 280, 44),
                    (330, 440, 34),
                )
            ]
        ),
        "#ffffff",
        0.95,
    )
    d.fill(
        [
            Sh.ring(x, y, r, r - 1.6)
            for x, y, r in ((290, 330, 6), (276, 350, 4), (410, 290, 5), (398, 424, 4), (318, 420, 5))
        ],
        "#ffffff",
    )


def _book(d, rnd):
    """the grimoire's lying half and its frozen fore-edge"""
    board = S("-60,520! 70,474 200,470 300,496! 400,462 520,462 660,506! 660,640! -60,640!")
    d.inked(board, d.lin(0, 460, 0, 560, "#2c4a80", "#0b1c42"), 3.4, 1.6)
    right = S("300,494! 380,452 480,446 640,484! 640,506! 500,470 390,474 304,510!")
    left = S("296,494! 220,462 130,456 -40,496! -40,516! 120,478 216,484 294,510!")
    for leaf in (right, left):
        d.inked(leaf, d.vlin(leaf, "#f4fffb", "#a9d8e0"), 2.8, 1.2)
        d.fill(wedges(leaf, 9, 12, 3, rnd=rnd), "#153a75")
