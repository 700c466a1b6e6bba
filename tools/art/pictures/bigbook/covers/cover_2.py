"""cover_2: a drum's skin has been torn from within; five pipes hold the edge like fingers, and somebody looks out."""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import polar, sample
from tools.art.parts.beast import carve, limb
from tools.art.parts.boards import book_eye, shut_book, spine_joint
from tools.art.picture import Picture

PICTURE = Picture(seed=212, size=(704, 648))
HOLE = (374, 262)


def draw(d: Doc, detail: int) -> None:
    """The whole shut book; the book that it is let into has corners and a clasp of its own."""
    rnd = random.Random(PICTURE.seed)
    board = shut_book(d, d.rad(*HOLE, 420, "#fff2cc", "#f0c888", "#c08448", "#6a3820", "#2a1210"), rnd)
    with d.clip(board.shrink(3)):
        blow(d, board)
        tear(d, rnd)
        for i in (0, 4, 1, 3, 2):
            pipe(d, i, rnd)
    spine_joint(d, "#170c0c", "#b8804c")


def blow(d: Doc, board: Sh) -> None:
    """the skin still hums: rings run out from the hole, heavier the further they are from its light"""
    x, y = HOLE
    rings = []
    for k in range(24):
        r = 150 + k * 15
        bend = 0.016 + 0.0012 * k
        rings.append(
            [
                polar(x, y, r * (1 + bend * math.sin(math.radians(a * (7 + k % 3) + k * 40))), a)
                for a in range(0, 361, 3)
            ]
        )
    tone = engrave(
        board,
        rings,
        lambda px, py: math.hypot(px - x, py - y) / 400 - 0.12 + (px + py - x - y) / 1400,
        15,
        1,
        11,
        step=16,
    )
    d.fill(tone, "#3a180f", 0.92)
    for a in (-164, -128, -100, -62, -30, 4, 24, 158, 176):
        root = polar(x, y, 176 + 30 * abs(math.cos(math.radians(a))), a)
        way = [root, polar(*root, 46, a + 10), polar(*root, 96, a - 4)]
        d.fill(brush([(px + 3, py + 3) for px, py in way], 9, TAIL, 10), "#fff2cc", 0.8)
        d.fill(brush(way, 9, TAIL, 10), "#2a1210")


RIM = (
    (146, 268, 1), (196, 214, 0), (232, 206, 1), (268, 150, 0), (322, 158, 1), (368, 122, 0), (424, 152, 1),
    (478, 146, 0), (516, 196, 1), (566, 212, 0), (606, 262, 1), (560, 318, 0), (530, 372, 1), (452, 396, 0),
    (372, 408, 1), (296, 398, 0), (222, 374, 1), (188, 318, 0),
)  # fmt: skip
"""Round the tear; 1 where it runs to a point."""


def tear(d: Doc, rnd: random.Random) -> None:
    """dark within but for one eye; the skin curls outward in flaps, each with its shadow"""
    x, y = HOLE
    hole = S([(px, py, bool(tip)) for px, py, tip in RIM])
    d.inked(hole, d.rad(x, y + 12, 250, "#a83a24", "#5a1420", "#1e0812", "#0c0408"), 5, 2, "#12060c")
    with d.clip(hole):
        d.glow(x, y + 6, 240, (0, "#ffb850", 0.9), (0.4, "#c8441f", 0.5), (1, "#5a1420", 0))
        inner = circ_lines(x, y + 10, 150, 300, 11, ry=0.7)
        d.fill(
            engrave(hole, inner, lambda px, py: math.hypot(px - x, py - y) / 190 - 0.4, 11, 1, 9, step=20), "#0c0408"
        )
        d.fill(hole - hole.move(16, 22), "#0c0408", 0.8)
        book_eye(d, x, y + 12, 300, 0.82, lashes=False)
        lid = S([(x - 164, y + 10, True), (x - 70, y - 84), (x + 60, y - 92), (x + 160, y + 10, True), (x + 60, y - 50),
                 (x - 66, y - 44)])  # fmt: skip
        d.inked(lid, d.lin(0, y - 90, 0, y, "#7a2a22", "#3a0e16"), 4, 1.6, "#0c0408")
        d.fill(wedges(lid, 9, 22, 5, (0, -1), 0.1, 0.3, rnd), "#0c0408")
        under = [(x - 140, y + 44), (x - 60, y + 100), (x + 60, y + 100), (x + 140, y + 44)]
        d.fill(brush(under, 12, LEAF, 14), "#0c0408")
    for i in range(0, len(RIM), 2):
        if RIM[i][1] < 370:
            flap(d, i, rnd)


def flap(d: Doc, i: int, rnd: random.Random) -> None:
    """between two points of the rim, rolled back towards the reader"""
    (ax, ay, _), (mx, my, _), (bx, by, _) = RIM[i - 2], RIM[i - 1], RIM[i]
    out = math.degrees(math.atan2(my - HOLE[1], mx - HOLE[0]))
    tip = polar(mx, my, 44 + 10 * (i % 3), out + rnd.uniform(-8, 8))
    one, other = ((ax + tip[0]) / 2, (ay + tip[1]) / 2), ((bx + tip[0]) / 2, (by + tip[1]) / 2)
    roll = S([(ax, ay, True), one, (*tip, True), other, (bx, by, True), (mx, my)])
    d.fill(roll.move(9, 13), "#2a1210", 0.75)
    d.inked(roll, d.lin(mx, my, *tip, "#8a4a26", "#f6d8a0", "#fff6dc"), 4, 2, "#1a0a0c")
    d.fill(wedges(roll, 8, 20, 5, (-0.6, -0.8), 0.1, 0.5, rnd), "#1a0a0c")


def pipe(d: Doc, i: int, rnd: random.Random) -> None:
    """one finger: bent over the edge at its first band, flared at its end, an ember in it"""
    k = i - 2
    x, top = HOLE[0] + k * 74, 378 - 10 * abs(k)
    foot = (x + k * 26, 584 - 16 * abs(k) + 8 * (i % 2))
    mid = ((x + foot[0]) / 2 + k * 4, (top + foot[1]) / 2)
    body = limb([(x - k * 8, top - 30), (x, top), mid, (foot[0], foot[1] - 34), foot], [46, 50, 43, 46, 74], 20)
    d.fill(body.move(18, 20), "#2a1210", 0.8)
    d.glow(foot[0], foot[1] + 10, 96, (0, "#ffcf60", 0.9), (0.5, "#e8702e", 0.45), (1, "#e8702e", 0))
    carve(d, body, ("#f2c888", "#a8602f", "#4a1f14"), rnd, (9, 17, 6), lw=4.4)
    spine = sample([(x - k * 8, top - 30), (x, top), mid, (foot[0], foot[1] - 34), foot], 20)
    d.fill(brush([(px - 10, py) for px, py, _, _ in spine[3:17:3]], 8, LEAF, 12), "#fff0c8", 0.9)
    for at, wide in ((4, 27), (10, 26), (15, 27)):
        px, py, tx, ty = spine[at]
        turn = math.degrees(math.atan2(ty, tx)) - 90
        band = Sh.rect(px - wide, py - 8, wide * 2, 16, 6).rot(turn, px, py)
        d.inked(band, d.lin(px - wide, py, px + wide, py, "#fffaf0", "#dcc49a", "#6d5540"), 3, 1.6, "#1a0a0c")
    px, py, tx, ty = spine[-1]
    turn = math.degrees(math.atan2(ty, tx)) - 90
    mouth = Sh.ell(px, py, 37, 15).rot(turn, px, py)
    d.inked(mouth, d.rad(px, py + 2, 36, "#fff4c2", "#ffb048", "#c2402e", "#3a0c10"), 4, 1.6, "#1a0a0c")
