"""app_icon: the shut book from the front, its title gone but for the O, which looks at us. For 64 pixels and more."""

import random

from tools.art.inkwell.brush import cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import PAGE_INK
from tools.art.parts.boards import book_eye
from tools.art.parts.bramble import bramble
from tools.art.parts.lettering import gild
from tools.art.picture import Picture

PICTURE = Picture(seed=307, size=(256, 256))
RED = ("#c24a50", "#862838", "#3a1020")
BRASS = ("#fff0b4", "#e9b64c", "#8a4a1c")


def draw(d: Doc, detail: int) -> None:
    """Leaves below and right, the board, rays pressed into it, corners, the ring and its eye."""
    rnd = random.Random(PICTURE.seed)
    block = Sh.rect(24, 22, 226, 228, 12)
    d.inked(block, d.lin(24, 0, 250, 0, "#fbeccb", "#f3dca6", "#d8b478"), 5, 2, PAGE_INK)
    d.fill(pile([sliver(30, 238 + i * 4, 246, 238 + i * 4, 1.6) for i in range(3)]), "#6b4a2c")
    board = Sh.rect(7, 6, 232, 226, 18)
    d.inked(board, d.dlin(board, *RED), 6, 2.4, PAGE_INK)
    d.fill(S("7,24! 7,214! 40,226! 40,12! 26,6! 20,8"), "#1c0812", 0.42)
    d.fill(Sh.rect(40, 8, 4, 222), "#d0706a", 0.5)
    d.fill(wedges(board, 13, 20, 4.6, (-0.5, -0.8), 0.2, 0.4, rnd), PAGE_INK)
    cx, cy = 140, 119
    pressed = [cutw(*polar(cx, cy, 92, i * 10), *polar(cx, cy, 150, i * 10), 6) for i in range(36)]
    d.fill(pile(pressed) & board.shrink(10) - Sh.rect(0, 0, 48, 256), "#f2a05a", 0.42)
    for x, y, sx, sy in ((238, 6, -1, 1), (238, 232, -1, -1), (44, 6, 1, 1), (44, 232, 1, -1)):
        corner = S("-1,-1! 62,-1! 50,14 26,26 14,50 -1,62!").scale(sx * 0.86, sy * 0.86).move(x, y)
        gild(d, corner, BRASS, rnd, 1.1)
    points = [polar(cx, cy, 84, a) for a in range(0, 361, 15)]
    _stem, thorns = bramble(points, 22, 12, rnd, 22, 3)
    ring = Sh.ring(cx, cy, 92, 68)
    d.fill((U(thorns) | ring).grow(3).move(4, 7), "#12060c", 0.6)
    gild(d, U(thorns) - Sh.ell(cx, cy, 80), BRASS, rnd, 0.9)
    gild(d, ring, BRASS, rnd, 1.5)
    hole = Sh.ell(cx, cy, 68)
    d.fill(hole, d.rad(cx, cy, 70, "#561a2a", "#1c0812"))
    with d.clip(hole):
        book_eye(d, cx, cy, 182, 0.8, lashes=False)
    d.stroke(hole, PAGE_INK, 4)
