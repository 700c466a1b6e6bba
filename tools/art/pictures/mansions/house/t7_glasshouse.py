"""t7_glasshouse: pale glass, beds of fern with blank labels, a desk that has rooted."""

import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.lamplit.floors import flags
from tools.art.lamplit.furniture import box, chair, fern, pot
from tools.art.lamplit.nib import LEAF_G, PAPER, SLATE, TIDE, WOOD, R, form
from tools.art.lamplit.rooms import Room, draw_tile, tile_size
from tools.art.picture import Picture


def _glasshouse(d: Doc, rnd: random.Random) -> None:
    y0 = 1600
    for x in range(24, 790, 64):
        form(d, R(x, y0 + 14, 56, 62), (TIDE["core"], TIDE["mid"]), 1.8)
        d.fill(Sh.poly([(x + 6, y0 + 74), (x + 26, y0 + 16), (x + 36, y0 + 16), (x + 16, y0 + 74)]), "#ffffff", 0.4)
    for bx, by, bw, bh in (
        (50, 1730, 200, 70),
        (50, 1890, 250, 70),
        (350, 1890, 230, 70),
        (430, 1720, 140, 80),
        (640, 1880, 120, 80),
    ):
        form(d, R(bx - 8, by - 8, bw + 16, bh + 16, 4), (SLATE[0], SLATE[1]))
        form(d, R(bx, by, bw, bh, 3), ("#5a4a3a", "#3c3028"), 2)
        n = max(2, int(bw / 52))
        for i in range(n):
            fern(d, bx + bw * (i + 0.5) / n, by + bh / 2 + rnd.uniform(-8, 8), rnd.uniform(30, 42), rnd)
        form(
            d,
            Sh.poly([(bx + 8, by + bh - 4), (bx + 8, by + bh - 24), (bx + 30, by + bh - 24), (bx + 30, by + bh - 4)]),
            (PAPER[0], PAPER[1]),
            1.6,
        )
    # the rooted desk
    box(d, 318, 1740, 84, 50, 34, ("#a8845c", "#86663f"), (WOOD[1], WOOD[3]))
    for s, e in (
        ("326,1790", "306,1836"),
        ("352,1790", "346,1846"),
        ("380,1790", "396,1840"),
        ("398,1786", "430,1820"),
    ):
        x0, y1 = map(float, s.split(","))
        x1, y2 = map(float, e.split(","))
        d.fill(brush([(x0, y1), ((x0 + x1) / 2 + 8, (y1 + y2) / 2), (x1, y2)], 12, taper(1, 0, 0.1), 8), WOOD[2])
    form(d, S("352,1704! 340,1690 352,1676! 366,1690!"), (LEAF_G[0], LEAF_G[2]), 1.8)
    form(d, S("372,1706! 372,1688 386,1680! 390,1698!"), (LEAF_G[0], LEAF_G[2]), 1.8)
    for x, y in ((700, 1790), (724, 1806), (610, 1780)):
        pot(d, x, y, 0.9)
    # a wrought iron chair, growing (label: CHAIRS)
    chair(d, 690, 1918, "s", (LEAF_G[1], LEAF_G[2]))


ROOMS = {
    "glasshouse": Room(
        lambda d, s, rnd: flags(d, s, ("#93a48c", "#728a78"), rnd, 64),
        ("#86b3a0", "#4f7f74"),
        ((400, 1800, 470, "moon"),),
        _glasshouse,
        glass=True,
    )
}
PICTURE = Picture(size=tile_size("t7"))


def draw(d: Doc, detail: int) -> None:
    """The tile, where it lies in the house."""
    draw_tile(d, "t7", ROOMS)
