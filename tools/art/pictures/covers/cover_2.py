"""cover_2: boards of drum skin laced with gut, a clasp of five pipes, a sound hole that is the eye."""

import math
import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, wedges
from tools.art.inkwell.shape import LIGHT, S, Sh
from tools.art.inkwell.spline import polar
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import carve, limb
from tools.art.parts.boards import book_eye, shut_book, spine_joint
from tools.art.parts.wood import wood
from tools.art.picture import Picture

PICTURE = Picture(seed=212, size=(704, 648))
DRUM = (346, 316)
SKIN = ("#fff4d8", "#ecd3a0", "#b88a54")


def draw(d: Doc, detail: int) -> None:
    """The whole shut book."""
    rnd = random.Random(PICTURE.seed)
    board = shut_book(d, d.lin(30, 20, 660, 610, "#7a4a30", "#4a2a20", "#24120f"), rnd)
    with d.clip(board.shrink(3)):
        wood(d, 30, 20, 664, 610, 5, 12, ["#6a3d2a", "#613626", "#704330"], "#2e1613", "#8d5a3c", gap=10)
    spine_joint(d, "#170c0c", "#b8804c")
    skin(d, rnd)
    laces(d, rnd)
    for x, y, sx, sy in ((94, 34, 1, 1), (94, 594, 1, -1), (650, 34, -1, 1), (650, 594, -1, -1)):
        d.inked(
            Sh.ell(x + sx * 12, y + sy * 12, 15), d.rad(x, y, 24, "#fff0c8", "#c9985a", "#5a3a1e"), 3, 1.4, PAGE_INK
        )
        d.fill(
            Sh.rect(x + sx * 12 - 10, y + sy * 12 - 2, 20, 4).rot(rnd.uniform(0, 180), x + sx * 12, y + sy * 12),
            PAGE_INK,
        )
    pipes(d, rnd)


def skin(d: Doc, rnd: random.Random) -> None:
    """stretched so tight that it still hums: rings of an old blow run out from the hole"""
    x, y = DRUM
    hide = S([(*polar(x, y, 252 + 9 * (i % 2), i * 15 + 4), bool(i % 2)) for i in range(24)])
    d.fill(hide.move(5, 8), "#0d070d", 0.6)
    d.inked(hide, d.rad(x - 40, y - 60, 320, *SKIN), 4, 2.2, PAGE_INK)
    d.fill(wedges(hide, 9, 20, 4.4, LIGHT, 0.1, 0.3, rnd), PAGE_INK)
    shaken = []
    for k in range(9):
        r = 128 + k * 12.5
        shaken.append(
            [
                polar(x, y, r * (1 + 0.022 * math.sin(math.radians(a * (9 + k % 3) + k * 50))), a)
                for a in range(0, 361, 4)
            ]
        )
    d.fill(
        engrave(hide.shrink(16), shaken, lambda px, py: 0.22 + ((px - x) + (py - y)) / 700, 12, 0.9, 8, step=16),
        "#6a4426",
        0.9,
    )
    rose = [S([(0, -118, True), (13, -102), (0, -86, True), (-13, -102)]).rot(i * 20).move(x, y) for i in range(18)]
    d.inked(rose, "#a8302a", 2, 0.8, PAGE_INK)
    d.inked(Sh.ell(x, y, 84), d.rad(x, y, 90, "#2a1018", "#12060c"), 4, 2, PAGE_INK)
    d.stroke(Sh.ell(x, y, 76), "#c9985a", 3)
    book_eye(d, x, y, 136, 0.42)


def laces(d: Doc, rnd: random.Random) -> None:
    """gut from every eyelet to the edge of the board, knotted, crimson"""
    x, y = DRUM
    for i in range(12):
        a = i * 30 + 19
        inner = polar(x, y, 236, a)
        for spread in (-13, 13):
            outer = polar(x, y, 312, a + spread)
            outer = (max(96, min(648, outer[0])), max(34, min(594, outer[1])))
            cord = limb([inner, ((inner[0] + outer[0]) / 2, (inner[1] + outer[1]) / 2 + 3), outer], [9, 8, 8], 8)
            d.inked(cord, d.lin(*inner, *outer, "#e8703c", "#a8302a", "#5a1526"), 2.4, 1.2, PAGE_INK)
            d.inked(Sh.ell(*outer, 7), "#2a1018", 2.4, 0.8, "#c9985a")
        d.inked(
            Sh.ell(*inner, 11),
            d.rad(inner[0] - 3, inner[1] - 4, 15, "#fff0c8", "#c9985a", "#5a3a1e"),
            2.6,
            1.2,
            PAGE_INK,
        )
        d.fill(Sh.ell(*inner, 4.6), PAGE_INK)


def pipes(d: Doc, rnd: random.Random) -> None:
    """five drones clamp the fore edge, mouths towards the reader"""
    for i in range(5):
        y = 226 + i * 44
        body = limb([(520 + (i % 2) * 14, y), (600, y), (664, y), (686, y)], [17, 21, 24, 40], 14)
        d.fill(body.move(3, 6), "#0d070d", 0.55)
        carve(d, body, ("#d8b07a", "#8a5a34", "#33190f"), rnd, (9, 9, 3.4), lw=3)
        for x in (556, 606, 650):
            d.inked(
                Sh.rect(x, y - 15, 9, 30, 3),
                d.lin(0, y - 15, 0, y + 15, "#fff6dc", "#cdb488", "#6d5540"),
                2.2,
                1,
                PAGE_INK,
            )
        d.inked(Sh.ell(688, y, 8, 20), d.rad(688, y, 20, "#ffcf60", "#c2402e", "#2a0a10"), 2.4, 1, PAGE_INK)
