"""The open book, from the front."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import INK

Tones = tuple[str, str, str]
"""From the lit to the dark."""
LEATHER = ("#a8483a", "#6f2430", "#34111f")
BOOK_PAPER = ("#fff8e2", "#ecd9ae", "#b48f57")


def _place(sh: Sh, x: float, y: float, k: float, rot: float) -> Sh:
    return sh.scale(k).rot(rot).move(x, y)


def book_open(
    d: Doc,
    x: float,
    y: float,
    k: float = 1.0,
    rot: float = 0.0,
    cols: Tones = LEATHER,
    paper: Tones = BOOK_PAPER,
    lines: bool = True,
    seed: int = 5,
) -> tuple[Sh, Sh]:
    """an open book seen from the reader's side, 240 wide before scaling; (x, y) is the middle of the gutter's foot.

    Returns the two page shapes (left, right) for whatever shall lie on them."""
    rnd = random.Random(seed)

    def place(sh: Sh) -> Sh:
        return _place(sh, x, y, k, rot)

    board = place(S("-126,8! -118,-86! -60,-96 0,-84! 60,-96 118,-86! 126,8! 60,2 8,14! -8,14! -60,2"))
    d.inked(board, d.dlin(board, *cols), 2.8, 1.6)
    half = S("0,4! -50,-14 -92,-8 -116,-2! -110,-90! -78,-102 -36,-102 0,-86!")
    pages = []
    for sx in (1, -1):
        for i in (2, 1, 0):
            leaf = place(half.scale(sx, 1).move(0, i * 2.6))
            d.inked(
                leaf,
                d.hlin(leaf, *((paper[0], paper[1], paper[2]) if sx > 0 else (paper[2], paper[0], paper[1]))),
                2,
                0.8,
            )
        pages.append(leaf)
        d.fill(wedges(leaf, 8 * k, 20 * k, 3 * k, ("pt", x - sx * 90 * k, y - 60 * k), 0.3, 0.3, rnd), paper[2], 0.8)
        if lines:
            rows = [
                place(sliver(-sx * 16, -16 - 14 * i, -sx * (98 - rnd.uniform(0, 16)), -15 - 15 * i, 1.6, 0.08 * sx))
                for i in range(5)
            ]
            d.fill(pile(rows) & leaf, "#6a5238", 0.85)
    d.fill(place(sliver(0, 8, 0, -88, 3)), INK)
    return pages[0], pages[1]
