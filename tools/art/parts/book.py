"""Books: closed with three faces showing, a spine on a shelf, open from the front."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.colour import lighten
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


def book(
    d: Doc,
    x: float,
    y: float,
    k: float = 1.0,
    rot: float = 0.0,
    w: float = 150,
    h: float = 44,
    depth: float = 56,
    cols: Tones = LEATHER,
    clasp: bool = True,
    seed: int = 3,
) -> None:
    """a closed book lying flat, seen a little from above; (x, y) is the middle of its lower front edge.

    w: front width (the fore-edge), h: thickness, depth: how much of the cover's top shows, all before scaling by k."""
    rnd = random.Random(seed)

    def place(sh: Sh) -> Sh:
        return _place(sh, x, y, k, rot)

    a, lean = w / 2, depth * 0.42
    pages = place(Sh.poly([(-a + 7, -6), (a - 4, -6), (a - 4, -h + 6), (-a + 7, -h + 6)]))
    top = place(S([(-a, -h, 1), (a, -h, 1), (a + lean * 0.7, -h - depth, 1), (-a + lean, -h - depth, 1)]))
    board = place(Sh.rect(-a, -8, w, 8, 3))
    spine = place(
        S([(-a, 0, 1), (-a - 6, -h * 0.5), (-a, -h, 1), (-a + 13, -h, 1), (-a + 9, -h * 0.5), (-a + 13, 0, 1)])
    )
    d.inked(pages, d.vlin(pages, BOOK_PAPER[1], BOOK_PAPER[0], BOOK_PAPER[2]), 2.6, 1.4)
    d.fill(
        pile([place(sliver(-a + 10, -h * t, a - 8, -h * t + rnd.uniform(-1, 1), 1)) for t in (0.25, 0.4, 0.55, 0.7)]),
        BOOK_PAPER[2],
    )
    d.inked(board, d.hlin(board, *cols), 2.8, 1.4)
    d.inked(top, d.dlin(top, *cols), 2.8, 1.4)
    d.inked(spine, d.vlin(spine, cols[0], cols[2]), 2.6, 1.2)
    d.fill(wedges(top, 10 * k, 26 * k, 4.5 * k, (-0.7, -0.7), 0.1, 0.4, rnd), INK, 0.85)
    inner = place(
        S(
            [
                (-a + 22, -h - 8, 1),
                (a - 10, -h - 8, 1),
                (a + lean * 0.6 - 14, -h - depth + 8, 1),
                (-a + lean + 14, -h - depth + 8, 1),
            ]
        )
    )
    d.fill(inner - inner.shrink(2.4 * k), lighten(cols[0], 0.35), 0.8)
    if clasp:
        strap = place(Sh.rect(-9, -h - 8, 18, h + 4, 3))
        d.inked(strap, d.hlin(strap, lighten(cols[1], 0.25), cols[2]), 2.2, 1)
        d.inked(place(Sh.ell(0, -h * 0.5, 6)), "#d9c79a", 1.8, 0.8)


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
