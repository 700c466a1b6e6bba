"""t6_kitchen_scullery: a range, copper, a knife in the loaf; a sink brim-full."""

import random

from tools.art.inkwell.colour import darken, lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.lamplit.floors import checks, flags
from tools.art.lamplit.furniture import OAK, barrel, box, disc
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    INK2,
    LAMP,
    LEAF_G,
    PAPER,
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
from tools.art.lamplit.wall_things import window
from tools.art.lamplit.walls import FOOT
from tools.art.picture import Picture


def _kitchen(d: Doc, rnd: random.Random) -> None:
    y0 = 1200
    # range
    d.glow(1500, y0 + 120, 150, (0, LAMP["mid"], 0.5), (1, CORAL["mid"], 0))
    form(d, R(1436, y0 + 12, 150, 24), (SLATE[2], SLATE[3]))
    for i, (w, _c) in enumerate(((20, 0), (17, 0), (14, 0), (11, 0))):
        x = 1606 + i * 26 - 4
        lines(d, 2.2, INK, f"{x},{y0 + 14} {x},{y0 + 26}")
        form(d, Sh.ell(x, y0 + 26 + w * 0.7, w * 0.66), ("#f0b483", "#b8622e"), 2)
        d.fill(Sh.ell(x - 4, y0 + 22 + w * 0.6, 3), "#fff2dc", 0.8)
    form(d, R(1596, y0 + 12, 96, 5), (SLATE[1], SLATE[3]), 1.6)
    box(d, 1436, y0 + FOOT, 150, 52, 44, (SLATE[3], INK), (SLATE[2], SLATE[3]))
    for x in (1470, 1514, 1556):
        form(d, Sh.ell(x, y0 + FOOT - 22, 16, 11), (INK2, INK), 2)
        d.stroke(Sh.ell(x, y0 + FOOT - 22, 9, 6), CORAL["mid"], 2)
    form(d, R(1450, y0 + FOOT + 22, 50, 24, 3), (INK2, INK), 2)
    form(d, R(1456, y0 + FOOT + 28, 38, 8), (LAMP["light"], CORAL["mid"]), 1.4)
    form(d, R(1524, y0 + FOOT + 16, 46, 30, 3), (SLATE[2], INK), 2)
    # kettle
    form(
        d,
        S(
            f"1498,{y0 + FOOT - 18}! 1496,{y0 + FOOT - 38} 1514,{y0 + FOOT - 46} 1532,{y0 + FOOT - 38} "
            f"1530,{y0 + FOOT - 18}!"
        ),
        ("#f0b483", "#b8622e"),
        2.2,
    )
    lines(d, 4, INK, f"1502,{y0 + FOOT - 44} 1514,{y0 + FOOT - 54} 1526,{y0 + FOOT - 44}")
    form(
        d,
        S(f"1530,{y0 + FOOT - 34}! 1546,{y0 + FOOT - 42} 1548,{y0 + FOOT - 36} 1532,{y0 + FOOT - 24}!"),
        ("#f0b483", "#b8622e"),
        2,
    )
    lines(
        d,
        3,
        PAPER[0],
        f"1550,{y0 + FOOT - 42} 1558,{y0 + FOOT - 50} 1552,{y0 + FOOT - 58} 1560,{y0 + FOOT - 64}",
        op=0.75,
    )
    # dresser with plates
    form(d, R(1214, y0 + 6, 76, 76), (WOOD[1], WOOD[3]))
    for j in (0, 1):
        for i in range(3):
            form(d, Sh.ell(1228 + i * 24, y0 + 26 + j * 32, 11), (PAPER[0], PAPER[2]), 1.8)
    box(d, 1212, y0 + FOOT + 4, 80, 26, 34, OAK)
    _kitchen_2(d)


def _kitchen_2(d: Doc) -> None:
    # the table, the loaf, the knife that is behind you
    box(d, 1330, 1366, 200, 84, 34, ("#c2a47e", "#a1825f"), (WOOD[1], WOOD[3]))
    nib(d, pen(R(1334, 1336, 192, 78), 0, 14), INK, 1.2, 0.35)
    form(d, S("1394,1386! 1388,1364 1410,1352 1444,1352 1462,1366 1458,1388! 1424,1394"), (LAMP["light"], LAMP["base"]))
    lines(d, 2.4, LAMP["dark"], "1408,1360 1414,1372", "1424,1357 1430,1370", "1440,1358 1446,1370")
    form(d, S("1430,1350! 1426,1316 1436,1298! 1442,1322 1440,1350!"), (PAPER[0], SLATE[1]), 2)
    form(d, R(1429, 1282, 11, 24, 4), (WOOD[2], WOOD[3]), 2)
    for x, y, c in ((1352, 1362, CORAL["mid"]), (1366, 1374, CORAL["mid"]), (1350, 1382, LEAF_G[1])):
        form(d, Sh.ell(x, y, 9), (lighten(c, 0.3), darken(c, 0.2)), 2)
    form(d, R(1478, 1350, 34, 44, 3), (PAPER[0], PAPER[1]), 1.8)
    lines(d, 1.4, PAPER[3], "1484,1362 1506,1362", "1484,1370 1506,1370", "1484,1378 1500,1378")
    for x in (1364, 1430, 1496):
        d.fill(Sh.ell(x + 6, 1480, 18, 10), INK, 0.4)
        form(d, R(x - 3, 1466, 6, 18), (WOOD[2], WOOD[3]), 1.8)
        form(d, Sh.ell(x, 1464, 17, 10), (WOOD[0], WOOD[1]), 2)
    # flour bin and onions in the corner
    barrel(d, 1246, 1520, 0.8)
    # a dresser that could be pushed (barrier) by the scullery door
    box(d, 1620, 1470, 62, 92, 46, (WOOD[0], WOOD[1]), (WOOD[2], WOOD[3]))
    lines(d, 2, INK, "1651,1520 1651,1560")
    form(d, Sh.ell(1644, 1542, 3.4), BRASS, 1.4)
    form(d, Sh.ell(1658, 1542, 3.4), BRASS, 1.4)


def _scullery(d: Doc, rnd: random.Random) -> None:
    y0 = 1200
    window(d, 1740, y0 + 18, 60, 48)
    lines(d, 2.4, INK, f"1820,{y0 + 22} 1880,{y0 + 28} 1960,{y0 + 20}")
    for x in (1830, 1970):
        form(
            d,
            S(
                f"{x - 13},{y0 + 24}! {x + 13},{y0 + 24}! {x + 17},{y0 + 84} {x + 4},{y0 + 92} "
                f"{x - 6},{y0 + 84} {x - 17},{y0 + 88}!"
            ),
            (PAPER[0], PAPER[2]),
            2,
        )
    box(d, 1724, y0 + FOOT + 8, 110, 50, 40, (SLATE[1], SLATE[2]), (SLATE[2], SLATE[3]))
    form(d, R(1736, y0 + FOOT - 24, 86, 34, 4), (TIDE["light"], TIDE["base"]), 2)
    d.stroke(Sh.ell(1780, y0 + FOOT - 8, 22, 6), TIDE["core"], 1.6, 0.8)
    lines(d, 5, SLATE[0], f"1778,{y0 + FOOT - 36} 1778,{y0 + FOOT - 52} 1790,{y0 + FOOT - 52} 1790,{y0 + FOOT - 42}")
    disc(d, 1900, 1490, 44, 34, (TIDE["mid"], TIDE["dark"]), (WOOD[0], WOOD[2]))
    d.stroke(Sh.ell(1900, 1456, 26, 14), TIDE["core"], 2, 0.8)
    form(d, R(1792, 1500, 36, 50, 3), (WOOD[0], WOOD[2]), 2)
    nib(d, [(1798, y, 1822, y) for y in range(1508, 1546, 6)], INK, 2, 0.8)


ROOMS = {
    "kitchen": Room(
        lambda d, s, rnd: checks(d, s, "#b9b7a2", "#6f7f7b"),
        ("#9aa08a", "#6d7767"),
        ((1460, 1410, 330, "lamp"),),
        _kitchen,
    ),
    "scullery": Room(
        lambda d, s, rnd: flags(d, s, ("#808d88", "#687672"), rnd),
        ("#7f8b86", "#57645f"),
        ((1850, 1400, 240, "moon"),),
        _scullery,
    ),
}
PICTURE = Picture(size=tile_size("t6"))


def draw(d: Doc, detail: int) -> None:
    """The tile, where it lies in the house."""
    draw_tile(d, "t6", ROOMS)
