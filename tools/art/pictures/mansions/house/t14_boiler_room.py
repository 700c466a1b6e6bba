"""t14_boiler_room: a boiler asleep with a fire in its mouth; a tall desk as in a hotel."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.floors import brick
from tools.art.lamplit.furniture import DARKOAK, box, cast, disc, lamp
from tools.art.lamplit.nib import CORAL, INK, INK2, LAMP, LEAF_G, PAPER, SLATE, form, lines, nib, pen
from tools.art.lamplit.rooms import Room, draw_tile, tile_size
from tools.art.picture import Picture


def _boiler_room(d: Doc, rnd: random.Random) -> None:
    # the boiler talks in its sleep
    lines(d, 22, INK, "1742,1640 1742,1612")
    lines(d, 17, SLATE[1], "1742,1640 1742,1612")
    lines(d, 16, INK, "1660,1700 1626,1700 1626,1616")
    lines(d, 11, "#b8622e", "1660,1700 1626,1700 1626,1616")
    cast(d, Sh.ell(1756, 1800, 104, 30))
    b = form(
        d,
        S("1652,1790! 1646,1700 1672,1646 1742,1634 1812,1646 1838,1700 1832,1790! 1742,1820"),
        (SLATE[1], SLATE[2], SLATE[3]),
    )
    nib(d, pen(S("1760,1640! 1838,1660! 1834,1800! 1760,1816!") & b, 90, 6), INK, 1.7, 0.8)
    for yy in (1672, 1770):
        d.stroke(line(f"1652,{yy} 1742,{yy + 14} 1834,{yy}"), INK, 3)
        for x in range(1664, 1834, 18):
            d.fill(Sh.ell(x, yy + 12 - abs(x - 1742) * 0.13 + 6, 3), SLATE[0])
    d.glow(1742, 1760, 120, (0, LAMP["light"], 0.8), (0.4, CORAL["mid"], 0.3), (1, CORAL["mid"], 0))
    form(d, S("1700,1784! 1700,1742 1742,1724 1784,1742 1784,1784! 1742,1796"), (INK2, INK))
    form(d, S("1712,1776! 1714,1750 1742,1738 1770,1750 1772,1776! 1742,1784"), (LAMP["light"], CORAL["mid"]), 2)
    nib(d, [(1724, 1742, 1724, 1778), (1742, 1740, 1742, 1782), (1760, 1742, 1760, 1778)], INK, 4)
    # two gauges for eyes, asleep
    for x in (1706, 1778):
        form(d, Sh.ell(x, 1704, 16), (PAPER[0], PAPER[1]))
        lines(d, 3, INK, f"{x - 10},1704 {x},1710 {x + 10},1704")
    # coal
    for _i in range(22):
        px, py = (1690 + rnd.uniform(0, 90), 1900 + rnd.uniform(0, 66))
        form(
            d,
            Sh.poly([(px - 11, py), (px - 4, py - 10), (px + 9, py - 7), (px + 12, py + 4), (px, py + 9)]),
            (SLATE[3], INK),
            1.6,
        )
        d.fill(Sh.poly([(px - 7, py - 2), (px - 3, py - 7), (px + 2, py - 5)]), SLATE[1])
    # a tall desk with a ledger and a green lamp, as in a hotel
    box(d, 1880, 1750, 90, 46, 62, ("#8a6248", "#6a4836"), DARKOAK)
    form(d, Sh.poly([(1896, 1700), (1926, 1706), (1926, 1736), (1894, 1730)]), (PAPER[0], PAPER[1]), 1.8)
    form(d, Sh.poly([(1926, 1706), (1956, 1700), (1958, 1730), (1926, 1736)]), (PAPER[0], PAPER[1]), 1.8)
    lines(d, 1.4, PAPER[3], "1902,1710 1921,1714", "1901,1718 1921,1722", "1932,1712 1950,1708")
    lamp(d, 1958, 1700, 22, (LEAF_G[0], LEAF_G[1]), 90)
    disc(d, 1910, 1850, 22, 34, (CORAL["base"], CORAL["dark"]), DARKOAK)


ROOMS = {
    "boiler_room": Room(
        lambda d, s, rnd: brick(d, s, ("#7d5646", "#5c4036")),
        ("#6d4a3c", "#472f28"),
        ((1780, 1790, 290, "fire"),),
        _boiler_room,
    )
}
PICTURE = Picture(size=tile_size("t14"))


def draw(d: Doc, detail: int) -> None:
    """The tile, where it lies in the house."""
    draw_tile(d, "t14", ROOMS)
