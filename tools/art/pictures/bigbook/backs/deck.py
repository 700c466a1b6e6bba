"""Back of every card: the slit eye in the four badges."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, ray_lines, wedges
from tools.art.inkwell.shape import S, Sh, U, pile, rays
from tools.art.inkwell.spline import polar
from tools.art.ornament import badge, gold_line, gold_shape
from tools.art.palette import GOLD, INK
from tools.art.picture import Picture

PICTURE = Picture(seed=3)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    ground(d)
    wheel(d)
    eye(d, rnd)
    corners(d)


def ground(d: Doc) -> None:
    """plum board with a row of gold lozenges, the engraved field inside"""
    card = Sh.rect(0, 0, 600, 840, 34)
    d.fill(card, INK)
    board = Sh.rect(9, 9, 582, 822, 27)
    d.fill(board, d.lin(0, 0, 600, 840, "#4d2440", "#2f1630", "#1c0e24"))
    field = Sh.rect(39, 39, 522, 762, 15)
    lozenges = []
    for i in range(29):
        lozenges.append(S("0,-8! 5,0 0,8! -5,0").move(44 + i * 18.3, 24))
        lozenges.append(S("0,-8! 5,0 0,8! -5,0").move(44 + i * 18.3, 816))
    for i in range(42):
        lozenges.append(S("0,-8! 5,0 0,8! -5,0").rot(90).move(24, 44 + i * 18.3))
        lozenges.append(S("0,-8! 5,0 0,8! -5,0").rot(90).move(576, 44 + i * 18.3))
    d.fill(pile(lozenges), GOLD[2], 0.9)
    gold_line(d, field, 4.5)
    d.fill(Sh.rect(44, 44, 512, 752, 12), d.rad(300, 420, 480, "#5c2a4a", "#371a38", "#1a0d22"))
    d.fill(
        engrave(
            Sh.rect(46, 46, 508, 748, 11),
            ray_lines(300, 420, 150, 560, 96, 1.9),
            lambda x, y: (math.hypot(x - 300, y - 420) - 190) / 330,
            9,
            0.6,
            10,
            step=40,
        ),
        "#140a1c",
        0.85,
    )


def wheel(d: Doc) -> None:
    """gold rings and tendrils, the four badges on them"""
    for r, w in ((196, 4), (180, 1.6), (118, 3)):
        gold_line(d, Sh.ell(300, 420, r), w, 1.6)
    for a in (-90, 0, 90, 180):
        tendril = brush(
            [polar(300, 420, 122, a + 16), polar(300, 420, 150, a + 27), polar(300, 420, 226, a + 45)], 11, LEAF, 8
        )
        other = brush(
            [polar(300, 420, 122, a + 74), polar(300, 420, 150, a + 63), polar(300, 420, 226, a + 45)], 11, LEAF, 8
        )
        for s in (tendril, other):
            d.fill(s.grow(2), INK)
            d.fill(s, GOLD[2])
        x, y = polar(300, 420, 232, a + 45)
        gold_shape(d, Sh.ell(x, y, 10), 2, 1)
    for el, a in (("fire", -90), ("water", 0), ("earth", 90), ("air", 180)):
        x, y = polar(300, 420, 190, a)
        badge(d, el, x, y, 50)


def eye(d: Doc, rnd: random.Random) -> None:
    """the slit eye in its rays"""
    for rr in rays(300, 420, 74, 118, 24, 0.5, 0, 0.6):
        d.fill(rr, GOLD[1])
    eye = S("206,420! 246,376 300,358 354,376 394,420! 354,464 300,482 246,464")
    d.fill(eye.grow(12), INK)
    gold_shape(d, eye.grow(7), 2, 1)
    d.fill(eye.grow(1), INK)
    d.fill(eye, d.rad(300, 400, 100, "#fffbe8", "#f2dfae", "#b98e4e"))
    d.fill(wedges(eye, 8, 22, 3.6, (0, 0.8), 0.1, 0.3, rnd), "#7a5230")
    d.fill(Sh.ell(300, 420, 47), INK)
    d.fill(Sh.ell(300, 420, 43), d.rad(292, 430, 60, "#ffd35c", "#e06a28", "#6d1720"))
    d.fill([cutw(*polar(300, 420, 42, i * 12), *polar(300, 420, 24, i * 12 + 2), 4) for i in range(30)], "#4a0f1c")
    d.fill(S("300,380! 312,420 300,460! 288,420"), INK)
    d.fill(Sh.ell(284, 402, 8), "#fffbe8")


def corners(d: Doc) -> None:
    """a flourish in every corner"""
    for x, y, sx, sy in ((44, 44, 1, 1), (556, 44, -1, 1), (44, 796, 1, -1), (556, 796, -1, -1)):
        o = (
            U(
                brush("6,140 10,84 30,46 54,34 76,38 80,54 68,60 60,50", 7, taper(0.1, 0.3, 0.4), 16),
                brush("140,6 84,10 46,30 34,54 38,76 54,80 60,68 50,60", 7, taper(0.1, 0.3, 0.4), 16),
                Sh.ell(18, 18, 6),
            )
            .scale(sx, sy)
            .move(x, y)
        )
        d.fill(o.grow(2.2), INK)
        d.fill(o, GOLD[2])
