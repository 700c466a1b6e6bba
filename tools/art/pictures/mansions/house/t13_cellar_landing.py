"""t13_cellar_landing: stone steps into the water and on under it."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, line
from tools.art.lamplit.floors import flags
from tools.art.lamplit.furniture import barrel, lamp, stairs_down
from tools.art.lamplit.nib import PAPER, TIDE, R, form, lines
from tools.art.lamplit.rooms import Room, draw_tile, tile_size
from tools.art.picture import Picture


def _cellar_landing(d: Doc, rnd: random.Random) -> None:
    """#: stairs into the water"""
    stairs_down(d, 1440, 1690, 140, 5, 24, ("#7d8a84", "#5f6c68"))
    w = S("1211,1868! 1280,1850 1360,1866 1450,1848 1589,1862! 1589,1989! 1211,1989!")
    form(d, w, (TIDE["light"], TIDE["mid"], TIDE["base"]), 2)
    for i, yy in enumerate((1890, 1916, 1944, 1968)):
        lines(
            d,
            2.4,
            TIDE["core"],
            f"{1230 + i * 20},{yy} {1290 + i * 20},{yy - 6} {1350 + i * 14},{yy}",
            f"{1430 - i * 10},{yy + 8} {1490 - i * 10},{yy + 2} {1560 - i * 12},{yy + 8}",
            op=0.7,
        )
    for i in range(4):
        d.fill(R(1446 + i * 3, 1868 + i * 20, 128 - i * 6, 9), TIDE["dark"], 0.35 - i * 0.06)
    d.stroke(line("1211,1858 1280,1840 1360,1856 1450,1838 1589,1852"), PAPER[0], 4, 0.8, dash="3 9")
    for x, y in ((1240, 1770), (1236, 1836)):
        barrel(d, x, y, 0.86)
        lamp(d, 1400, 1712, 26, shine=120)
    form(d, S("1500,1900! 1520,1888 1546,1892 1552,1902 1530,1908!"), (PAPER[0], PAPER[2]), 1.8)


ROOMS = {
    "cellar_landing": Room(
        lambda d, s, rnd: flags(d, s, ("#66736e", "#4c5a57"), rnd, 50),
        ("#4b5553", "#303a39"),
        ((1330, 1740, 260, "lamp"),),
        _cellar_landing,
    )
}
PICTURE = Picture(size=tile_size("t13"))


def draw(d: Doc, detail: int) -> None:
    """The tile, where it lies in the house."""
    draw_tile(d, "t13", ROOMS)
