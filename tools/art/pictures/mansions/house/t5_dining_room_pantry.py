"""t5_dining_room_pantry: laid for twelve, every name card crossed out but two; shelves go farther than the wall."""

import random

from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.lamplit.floors import checks, herring
from tools.art.lamplit.furniture import DARKOAK, OAK, barrel, box, candle, chair, plate, rug
from tools.art.lamplit.nib import (
    CORAL,
    INK,
    INK2,
    LAMP,
    LEAF_G,
    PAPER,
    PLUM,
    SLATE,
    TIDE,
    WOOD,
    R,
    form,
    lines,
    nib,
    pen,
)
from tools.art.lamplit.rooms import Room, draw_tile, tile_size
from tools.art.lamplit.wall_things import picture
from tools.art.lamplit.walls import FOOT
from tools.art.picture import Picture


def _dining_room(d: Doc, rnd: random.Random) -> None:
    y0 = 800
    rug(d, 1240, 950, 520, 200, (LEAF_G[3], LEAF_G[4]), LAMP["base"])
    picture(d, 1226, y0 + 18, 56, 48, 2)
    picture(d, 1720, y0 + 18, 54, 48, 1)
    # dumb waiter
    form(d, R(1322, y0 + 18, 62, 60), (WOOD[1], WOOD[3]))
    form(d, R(1330, y0 + 25, 46, 46), (INK, INK2), 1.8)
    form(d, R(1333, y0 + 54, 40, 16), (SLATE[1], SLATE[3]), 1.6)
    for x in (1340, 1350, 1360):
        form(d, R(x, y0 + 44, 7, 14, 2), (LAMP["light"], LAMP["base"]), 1.4)
    box(d, 1440, y0 + FOOT + 4, 190, 26, 36, OAK)
    candle(d, 1470, y0 + FOOT - 18)
    candle(d, 1600, y0 + FOOT - 18)
    form(d, Sh.ell(1536, y0 + FOOT - 26, 30, 12), (SLATE[0], SLATE[2]), 2)
    for x in range(1306, 1720, 74):
        chair(d, x, 978, "s", (LEAF_G[2], LEAF_G[3]))
    box(d, 1268, 1000, 462, 90, 34, ("#8a6248", "#6a4836"), DARKOAK)
    cl = form(d, R(1290, 970, 418, 76), (PAPER[0], PAPER[1]), 1.8)
    nib(d, pen(cl, 90, 26), PAPER[2], 1.6, 0.6)
    for _i, x in enumerate(range(1316, 1700, 62)):
        for y in (982, 1034):
            plate(d, x, y, 12)
            d.fill(R(x + 16, y - 5, 14, 9), PAPER[2])
            lines(d, 1.6, CORAL["base"], f"{x + 17},{y} {x + 29},{y - 1}")
    candle(d, 1410, 1012, 1.1)
    candle(d, 1500, 1012, 1.1)
    candle(d, 1590, 1012, 1.1)
    for x in range(1306, 1720, 74):
        chair(d, x, 1122, "n", (LEAF_G[2], LEAF_G[3]))


def _pantry(d: Doc, rnd: random.Random) -> None:
    y0 = 800
    form(d, R(1814, y0 + 4, 172, 80), (WOOD[1], WOOD[3]))
    for j in range(3):
        yy = y0 + 28 + j * 25
        form(d, R(1814, yy, 172, 5), OAK, 1.6)
        for i in range(9):
            c = rnd.choice((PLUM["base"], LAMP["mid"], CORAL["base"], LEAF_G[1], TIDE["mid"]))
            form(d, R(1821 + i * 18, yy - 17, 12, 17, 3), (lighten(c, 0.2), c), 1.6)
            d.fill(R(1823 + i * 18, yy - 12, 8, 5), PAPER[0])
    barrel(d, 1940, 1000, 0.8)
    barrel(d, 1952, 1060, 0.7)
    s = form(
        d,
        S("1826,1150! 1820,1116 1836,1094 1828,1082! 1872,1082! 1866,1094 1884,1116 1880,1150! 1850,1158"),
        (PAPER[1], PAPER[3]),
    )
    nib(d, pen(s, 80, 8), INK, 1.4, 0.5)
    s = form(
        d,
        S("1880,1160! 1876,1130 1890,1112 1884,1102! 1922,1102! 1916,1112 1932,1132 1928,1160! 1904,1166"),
        (PAPER[0], PAPER[2]),
    )
    nib(d, pen(s, 80, 8), INK, 1.4, 0.5)
    for i in range(3):
        x = 1830 + i * 20
        lines(d, 1.8, INK, f"{x + 60},{y0 + 12} {x + 60},{y0 + 12 + 8}")


ROOMS = {
    "dining_room": Room(
        lambda d, s, rnd: herring(d, s, ("#7d614f", "#5f4a40")),
        ("#6d4a5c", "#472f40"),
        ((1500, 1010, 360, "lamp"),),
        _dining_room,
    ),
    "pantry": Room(
        lambda d, s, rnd: checks(d, s, "#a09a80", "#77745f", 40),
        ("#8c8268", "#5f5847"),
        ((1900, 1010, 200, "lamp"),),
        _pantry,
    ),
}
PICTURE = Picture(size=tile_size("t5"))


def draw(d: Doc, detail: int) -> None:
    """The tile, where it lies in the house."""
    draw_tile(d, "t5", ROOMS)
