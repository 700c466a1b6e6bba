"""t2_master_bedroom_dressing_room: two beds, one slept in, eleven years of letters; three mirrors, a door in two of
them.
"""

import random

from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.lamplit.floors import carpet
from tools.art.lamplit.furniture import DARKOAK, OAK, bed, box, disc, lamp, rug
from tools.art.lamplit.nib import CORAL, INK, LAMP, PAPER, PLUM, TIDE, WOOD, R, form, lines
from tools.art.lamplit.rooms import Room, draw_tile, tile_size
from tools.art.lamplit.wall_things import curtain, mirror, window
from tools.art.picture import Picture


def _master_bedroom(d: Doc, rnd: random.Random) -> None:
    curtain(d, 1216, 10, 96, 72)
    window(d, 1560, 18, 70, 48)
    rug(d, 1300, 230, 250, 110, (TIDE["base"], TIDE["dark"]), PAPER[2])
    bed(d, 1352, 120, 92, 150)
    bed(d, 1490, 120, 92, 150, (PLUM["light"], PLUM["mid"]), False)
    box(d, 1450, 110, 34, 30, 26, OAK)
    lamp(d, 1467, 92, 22, shine=90)
    box(d, 1590, 116, 44, 32, 26, OAK)
    for i in range(5):
        form(d, R(1594, 96 - i * 4, 36, 14, 1).rot((i % 3 - 1) * 4, 1612, 100), (PAPER[0], PAPER[1]), 1.4)
    box(d, 1220, 190, 54, 120, 70, (WOOD[1], WOOD[2]), DARKOAK)
    lines(d, 2, INK, "1247,244 1247,306")
    form(d, R(1600, 300, 60, 44, 4), (WOOD[0], WOOD[2]))
    lines(d, 3, LAMP["mid"], "1600,322 1660,322")


def _dressing_room(d: Doc, rnd: random.Random) -> None:
    for x in (1744, 1822, 1900):
        mirror(d, x, 8, 62, 74, door=x != 1822)
    box(d, 1752, 96, 210, 34, 34, (PAPER[0], PAPER[1]), (WOOD[1], WOOD[3]))
    for x, c in ((1776, CORAL["light"]), (1800, TIDE["light"]), (1936, LAMP["light"])):
        form(d, R(x - 6, 62, 12, 20, 3), (lighten(c, 0.3), c), 1.6)
    disc(d, 1858, 196, 28, 28, (PLUM["light"], PLUM["mid"]), DARKOAK)
    for x, y, r in ((1950, 330, 32), (1948, 296, 26), (1890, 346, 26)):
        disc(d, x, y, r, 26, (PAPER[1], PAPER[2]), (PLUM["light"], PLUM["base"]))
        d.stroke(Sh.ell(x, y - 26, r * 0.5, r * 0.3), CORAL["mid"], 3)
    form(d, S("1740,340! 1744,270 1752,250 1770,246 1788,252 1796,272 1800,340!"), (PLUM["mid"], PLUM["dark"]))


ROOMS = {
    "master_bedroom": Room(
        lambda d, s, rnd: carpet(d, s, ("#7d5b70", "#5d4254"), PLUM["light"]),
        ("#7a5f6c", "#513e49"),
        ((1450, 230, 310, "lamp"),),
        _master_bedroom,
    ),
    "dressing_room": Room(
        lambda d, s, rnd: carpet(d, s, ("#94777a", "#6e565a"), PAPER[1], 26),
        ("#8a6f74", "#5c494e"),
        ((1850, 230, 230, "lamp"),),
        _dressing_room,
    ),
}
PICTURE = Picture(size=tile_size("t2"))


def draw(d: Doc, detail: int) -> None:
    """The tile, where it lies in the house."""
    draw_tile(d, "t2", ROOMS)
