"""t11_moon_room: moonlight without a window; under a dust sheet somebody sits up straight."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import polar
from tools.art.lamplit.furniture import disc
from tools.art.lamplit.nib import INK, TIDE, form, lines, nib, pen
from tools.art.lamplit.rooms import Room, draw_tile, tile_size
from tools.art.picture import Picture


def _moon_room(d: Doc, rnd: random.Random) -> None:
    cx, cy = (1800, 620)
    d.glow(cx, cy - 20, 190, (0, "#ffffff", 0.8), (0.6, TIDE["core"], 0.3), (1, TIDE["core"], 0))
    for r, z in ((120, 18), (92, 34)):
        disc(d, cx, cy + 20, r, z, ("#eef2e4", "#c4cfc2"), ("#a9b6aa", "#6f7f78"))
    # shadow on the wrong side
    d.fill(S("1774,606! 1700,560 1640,560 1610,590 1650,600 1720,620!"), INK, 0.35)
    # somebody under a dust sheet, sitting up straight
    g = form(
        d,
        S(
            "1734,624! 1738,566 1742,530 1758,520 1762,506 1776,498 1782,486 1774,468 "
            "1778,446 1800,434 1822,446 1826,468 1818,486 1824,498 1838,506 1842,520 "
            "1858,530 1862,566 1866,624! 1850,634 1830,624 1810,634 1790,624 1766,634 "
            "1748,626"
        ),
        ("#ffffff", "#e6ece0", "#a7b7ad"),
    )
    nib(d, pen(S("1812,434! 1870,520! 1870,630! 1820,630!") & g, 88, 8, ragged=24), "#5d6f68", 1.8, 0.8)
    lines(
        d,
        2.2,
        "#5d6f68",
        "1784,492 1800,498 1816,492",
        "1764,514 1758,560 1750,618",
        "1836,514 1842,560 1852,618",
        "1786,540 1782,590 1786,622",
        "1814,540 1820,590 1812,624",
        "1760,536 1800,546 1840,536",
    )
    d.stroke(Sh.ell(1800, 464, 13, 17), "#8fa097", 2, 0.8, dash="5 5")
    # moonlight without a window
    form(d, Sh.ell(1920, 446, 22), ("#ffffff", "#d8e2d2"), 1.6)
    d.fill(Sh.ell(1929, 440, 20), "#b9c1b4")
    for a in range(0, 360, 30):
        x, y = polar(cx, cy + 20, 158, a)
        if y > 520:
            d.fill(Sh.ell(x, y * 1.0, 4), TIDE["dark"], 0.5)


def _plaster(d: Doc, s: Sh, rnd: random.Random) -> None:
    d.fill(s, d.dlin(s, "#c9d0c2", "#9fb0a6"))
    nib(d, pen(s, 45, 14), INK, 1.1, 0.22)


ROOMS = {"moon_room": Room(_plaster, ("#d3d6c8", "#9aa79c"), ((1800, 610, 280, "moon"),), _moon_room)}
PICTURE = Picture(size=tile_size("t11"))


def draw(d: Doc, detail: int) -> None:
    """The tile, where it lies in the house."""
    draw_tile(d, "t11", ROOMS)
