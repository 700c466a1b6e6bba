"""t12_front_porch: a blank mat, a bell without a tongue, a straight line of shells."""

import math
import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.floors import planks
from tools.art.lamplit.furniture import box, fern, pot, stairs_down
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, PAPER, TIDE, WOOD, R, form, nib, pen
from tools.art.lamplit.rooms import Room, draw_tile, tile_size
from tools.art.picture import Picture


def _front_porch(d: Doc, rnd: random.Random) -> None:
    y0 = 1600
    # sand and shells
    s = S("811,1920! 880,1900 960,1914 1060,1896 1189,1912! 1189,1989! 811,1989!")
    form(d, s, ("#b9b79c", "#8f967f"), 2)
    nib(d, pen(s, 0, 9, rnd=rnd, ragged=120, broken=0.8), INK, 1.2, 0.3)
    w = S("811,1962! 900,1950 1000,1964 1100,1950 1189,1962! 1189,1989! 811,1989!")
    form(d, w, (TIDE["mid"], TIDE["base"]), 1.8)
    d.stroke(line("811,1956 900,1944 1000,1958 1100,1944 1189,1956"), TIDE["core"], 3, 0.8, dash="10 9")
    for x in range(840, 1180, 42):
        form(d, Sh.ell(x, 1934 - 4 * math.sin(x), 6, 4.5), (PAPER[0], CORAL["light"]), 1.6)
    stairs_down(d, 900, 1856, 200, 3, 20, ("#8f9a8e", "#a4ac9e"))
    for x in (826, 1144):
        box(d, x, 1800, 30, 34, 90, (PAPER[0], PAPER[2]), (PAPER[1], PAPER[3]))
    # mat: GO ON; the lamp without a flame, the bell without a tongue
    m = form(d, R(944, 1706, 112, 46, 3), (WOOD[0], WOOD[2]))
    nib(d, pen(m.shrink(4), 90, 5), PAPER[2], 1.6, 0.5)
    form(d, R(1090, y0 + 18, 26, 40, 4), (INK2, INK))
    form(d, R(1096, y0 + 26, 14, 24), ("#40504c", "#26332f"), 1.6)
    form(d, S(f"886,{y0 + 54}! 888,{y0 + 34} 900,{y0 + 26} 912,{y0 + 34} 914,{y0 + 54}!"), BRASS, 2)
    pot(d, 1150, 1720, 0.9)
    fern(d, 1150, 1684, 30, rnd)


ROOMS = {
    "front_porch": Room(
        lambda d, s, rnd: planks(d, s, ("#7f8a80", "#626f68"), 90, 30, rnd),
        ("#57675f", "#39473f"),
        ((1000, 1800, 290, "moon"),),
        _front_porch,
    )
}
PICTURE = Picture(size=tile_size("t12"))


def draw(d: Doc, detail: int) -> None:
    """The tile, where it lies in the house."""
    draw_tile(d, "t12", ROOMS)
