"""menu: the library at night; the book sleeps on its lectern under five candles, Errata sleeps on the book.

The left third is kept dark and still for the title and the buttons. The flames are the game's, at FLAMES."""

import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, pile
from tools.art.palette import INK
from tools.art.parts.cat import cat
from tools.art.parts.grimoire import grimoire, lectern_stand
from tools.art.parts.room import NIGHT, Lamp, bookcase, dust, globe, ladder, tall_window, wall_light, wax_candle
from tools.art.picture import Picture

PICTURE = Picture(seed=301, size=(1920, 1080))
LAMP = Lamp(1240, 430, 900)


def draw(d: Doc, detail: int) -> None:
    """Wall, cases, window, then the lectern with everything that breathes."""
    rnd = random.Random(PICTURE.seed)
    wall_light(d, LAMP)
    rainy_window(d, rnd)
    bookcase(d, 700, 150, 930, 860, 6, LAMP, rnd)
    bookcase(d, 1560, 120, 1800, 880, 6, LAMP, rnd)
    bookcase(d, 400, 190, 600, 860, 6, LAMP, rnd, least=0.55)
    bookcase(d, 90, 190, 300, 860, 6, LAMP, rnd, least=0.72)
    bookcase(d, 1880, 150, 2000, 880, 6, LAMP, rnd, arched=False)
    ladder(d, 1520, 1010, 1650, 250, 92, LAMP, 12)
    floor(d, rnd)
    globe(d, 848, 800, 74, LAMP, rnd)
    d.glow(1240, 400, 470, (0, "#ffe0a0", 0.62), (0.4, "#ff9a3a", 0.24), (1, "#ff7a2a", 0))
    lectern_stand(d, 1240, 650, 1.0, rnd)
    grimoire(d, 1240, 650, 1.0, rnd)
    tail(d)
    cat(d, 1262, 238, 1.62, "curl", rim="#ffd9a0")
    for x, y, h, w in CANDLES:
        wax_candle(d, x, y, h, w, rnd, 0.8)
    dust(d, LAMP, 30, rnd, 330)
    vignette(d)


CANDLES = ((968, 654, 118, 34), (1514, 654, 96, 36), (1010, 1000, 150, 44), (1460, 1004, 112, 46), (1392, 1020, 74, 40))


def rainy_window(d: Doc, rnd: random.Random) -> None:
    """night and rain on one window, behind the book"""
    sky = d.lin(0, 20, 0, 420, "#2c3a5a", "#3f4a68", "#5a5062")
    glass, lead = tall_window(d, 1096, 18, 288, 420, sky, INK)
    rain = [
        sliver(x, y, x - 9, y + 34, 1.6)
        for x, y in ((rnd.uniform(1096, 1390), rnd.uniform(40, 400)) for _ in range(44))
    ]
    d.fill(pile(rain) & glass, "#a8b4cc", 0.6)
    d.fill(lead, "#1c1420")


def floor(d: Doc, rnd: random.Random) -> None:
    """boards of the dais, seen along; lit round the post"""
    boards = S("0,1080! 0,930! 620,884! 1240,872! 1860,884! 1920,890! 1920,1080!")
    d.inked(boards, d.rad(1240, 930, 760, "#6a3d2c", "#3c2329", "#1d121c", NIGHT), 3, 1.4)
    seams = [sliver(1240 + (x - 1240) * 0.55, 878, x, 1090, 3.4) for x in range(200, 2300, 150)]
    d.fill(pile(seams) & boards, INK, 0.85)
    d.fill(
        pile(
            [
                sliver(x, y, x + rnd.uniform(60, 150), y + 2, 1.8)
                for x, y in ((rnd.uniform(600, 1840), rnd.uniform(905, 1070)) for _ in range(40))
            ]
        )
        & boards,
        "#150b12",
        0.8,
    )
    dais = S("860,1016! 940,968! 1540,968! 1620,1016! 1620,1056! 860,1056!")
    d.inked(dais, d.lin(0, 968, 0, 1056, "#9a6240", "#5c3428", "#2c1820"), 3.4, 1.8)
    d.fill(S("860,1016! 1620,1016! 1620,1024! 860,1024!"), "#d89a62", 0.6)
    d.fill(wedges(dais, 16, 18, 5, (0, -1), 0.3, 0.4, rnd), INK)


def tail(d: Doc) -> None:
    """the sleeper's tail over the edge of the book"""
    hang = brush("1158,226 1146,262 1152,300 1138,322", 19, taper(0.9, 0.4, 0.2), 14)
    d.fill(hang.grow(2.4), "#ffd9a0", 0.9)
    d.fill(hang, "#1a1220")


def vignette(d: Doc) -> None:
    """the left third sinks back, for words"""
    d.fill(d.window, d.lin(0, 0, 760, 0, (0, NIGHT, 0.86), (0.72, NIGHT, 0.62), (1, NIGHT, 0)))
    d.fill(d.window, d.lin(1560, 0, 1920, 0, (0, NIGHT, 0), (1, NIGHT, 0.66)))
