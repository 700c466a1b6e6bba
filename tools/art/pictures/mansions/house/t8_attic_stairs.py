"""t8_attic_stairs: steps up to a trapdoor with a painted sky; a third flight in dots only."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.lamplit.floors import planks
from tools.art.lamplit.furniture import DARKOAK, box, stairs_down
from tools.art.lamplit.nib import LAMP, PAPER, TIDE, WOOD, R, form, lines
from tools.art.lamplit.rooms import Room, draw_tile, tile_size
from tools.art.picture import Picture


def _attic_stairs(d: Doc, rnd: random.Random) -> None:
    """#: a trapdoor with a painted sky, a flight up, a flight not to think about"""
    form(d, R(824, 14, 130, 70), (WOOD[1], WOOD[2]))
    s = form(d, R(832, 21, 114, 56), ("#8fb8c8", "#cfe0d0"), 1.8)
    for x, y, r in ((856, 52, 11), (872, 46, 14), (890, 54, 10), (920, 38, 8), (932, 40, 10)):
        d.fill(Sh.ell(x, y, r, r * 0.7) & s, PAPER[0])
    stairs_down(d, 826, 90, 126, 8, 24, ("#8f8a7c", "#b2ab98"))
    box(d, 958, 96, 14, 190, 26, (WOOD[1], WOOD[2]), DARKOAK)
    # the third flight: dotted
    for i in range(6):
        d.stroke(R(1040 + i * 6, 110 + i * 22, 110 - i * 12, 20), TIDE["light"], 2.4, 0.85, dash="6 6")
    box(d, 1080, 300, 80, 50, 34, (WOOD[0], WOOD[1]), DARKOAK)
    lines(d, 4, LAMP["mid"], "1080,286 1160,286")
    form(d, R(1046, 26, 26, 40), (TIDE["base"], TIDE["light"]), 1.8)


ROOMS = {
    "attic_stairs": Room(
        lambda d, s, rnd: planks(d, s, ("#7a7468", "#5f5b53"), 90, 26, rnd),
        ("#6a6f78", "#454b54"),
        ((1000, 190, 260, "moon"),),
        _attic_stairs,
    )
}
PICTURE = Picture(size=tile_size("t8"))


def draw(d: Doc, detail: int) -> None:
    """The tile, where it lies in the house."""
    draw_tile(d, "t8", ROOMS)
