"""first_player: the open book that lies before whoever began the round; a red ribbon marks the place."""

import random

from tools.art.inkwell.brush import cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, pile
from tools.art.palette import INK
from tools.art.picture import Picture

PICTURE = Picture(seed=401, size=(200, 200))


def draw(d: Doc, detail: int) -> None:
    """Boards, two swelling pages, three lines on each, the ribbon over the foot."""
    rnd = random.Random(PICTURE.seed)
    boards = S("10,58! 96,72 104,72 190,58! 190,160! 112,172 100,178 88,172 10,160!")
    d.fill(boards.grow(6).move(3, 6), INK, 0.5)
    d.inked(boards, d.dlin(boards, "#c2465a", "#8a2438", "#4a0f1e"), 8, 3)
    for side in (1, -1):
        leaf = S("100,62! 76,40 46,36 20,44! 20,144! 50,138 80,142 100,160!")
        leaf = leaf if side == 1 else leaf.flipx(100)
        lit = ("#fffdf2", "#f6e6bc", "#c9a468") if side == 1 else ("#e2c68c", "#fbf1d6", "#d8b47c")
        d.inked(leaf, d.lin(20, 0, 100, 0, *lit) if side == 1 else d.lin(100, 0, 180, 0, *lit), 6, 2)
        lines = [sliver(100 - side * 68, 68 + i * 24, 100 - side * 18, 78 + i * 24, 5.5) for i in range(3)]
        d.fill(pile(lines), "#8a5f3c")
        if side == -1:
            d.fill(wedges(leaf, 15, 16, 6, (-0.9, -0.3), 0.3, 0.3, rnd), "#8a5f3c")
    d.fill(cutw(100, 164, 100, 60, 9), INK)
    ribbon = S("90,60! 108,58! 114,110 110,150 124,196! 110,184 100,198! 88,150 96,104")
    d.inked(ribbon, d.vlin(ribbon, "#ff7a6a", "#d8323a", "#7a1424"), 5, 2)
