"""t4_library_study: shelves that breathe in turn, a tide mark creeping over the boards; a chair pushed back, the pen
wet.
"""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.lamplit.floors import planks
from tools.art.lamplit.furniture import DARKOAK, OAK, armchair, bookcase, box, disc, lamp, rug
from tools.art.lamplit.nib import CORAL, INK, LAMP, LEAF_G, PAPER, TIDE, WOOD, R, form, lines, nib
from tools.art.lamplit.rooms import Room, draw_tile, tile_size
from tools.art.lamplit.wall_things import picture, window
from tools.art.lamplit.walls import FOOT
from tools.art.picture import Picture


def _library(d: Doc, rnd: random.Random) -> None:
    y0 = 800
    bookcase(d, 14, y0 + FOOT + 10, 372, 66, rnd, 10, 2)
    bookcase(d, 40, 1016, 180, 58, rnd, 24)
    bookcase(d, 40, 1130, 180, 58, rnd, 24)
    # tide mark on the floor
    d.fill(S("12,1190! 12,1090 60,1120 120,1158 200,1164 250,1190!"), TIDE["dark"], 0.42)
    d.stroke(line("12,1090 60,1120 120,1158 200,1164 250,1190"), TIDE["light"], 3, 0.6, dash="5 8")
    armchair(d, 320, 980, (CORAL["base"], CORAL["dark"]))
    disc(d, 262, 960, 18, 28, OAK)
    lamp(d, 262, 936, 24, shine=100)
    for x, y, a in ((290, 1090, 20), (316, 1102, -30), (246, 1060, 60)):
        form(
            d,
            R(-14, -10, 28, 20, 2).rot(a).move(x, y),
            rnd.choice(((CORAL["mid"], CORAL["base"]), (TIDE["mid"], TIDE["base"]))),
            2,
        )
    # ladder on the shelf
    lines(d, 5, WOOD[0], "330,904 342,812", "356,908 366,814")
    nib(d, [(333, 886, 358, 889), (336, 864, 361, 867), (339, 842, 364, 845)], WOOD[0], 4)


def _study(d: Doc, rnd: random.Random) -> None:
    y0 = 1200
    bookcase(d, 14, y0 + FOOT + 8, 120, 64, rnd, 10, 2)
    window(d, 180, y0 + 18, 70, 48)
    picture(d, 300, y0 + 20, 60, 46, 2)
    rug(d, 80, 1372, 240, 150, (CORAL["dark"], "#401820"), TIDE["base"])
    box(d, 100, 1400, 200, 74, 38, ("#8a6248", "#6a4836"), DARKOAK)
    form(d, R(150, 1376, 66, 46, 2), (LEAF_G[2], LEAF_G[3]), 1.8)
    form(d, R(164, 1382, 36, 30, 1).rot(-6, 182, 397), (PAPER[0], PAPER[1]), 1.6)
    lines(d, 2.4, INK, "190,1400 214,1378")
    lamp(d, 270, 1400, 26, (LEAF_G[0], LEAF_G[1]), 110)
    form(d, Sh.ell(126, 1388, 9, 6), (CORAL["light"], CORAL["base"]), 1.8)
    armchair(d, 236, 1520, (WOOD[1], WOOD[2]))
    disc(d, 344, 1560, 22, 24, OAK)
    form(d, Sh.ell(344, 1522, 26), (TIDE["mid"], TIDE["dark"]))
    d.fill(S("330,1512 342,1504 350,1514 340,1526"), LEAF_G[1])
    d.stroke(arc(344, 1522, 31, -60, 110), LAMP["mid"], 3)


ROOMS = {
    "library": Room(
        lambda d, s, rnd: planks(d, s, ("#75604c", "#5b4a3e"), 0, 26, rnd),
        ("#4f5a44", "#343d30"),
        ((240, 1060, 280, "lamp"),),
        _library,
    ),
    "study": Room(
        lambda d, s, rnd: planks(d, s, ("#6d5c4a", "#52453b"), 90, 26, rnd),
        ("#3f5e56", "#293f3b"),
        ((190, 1420, 260, "lamp"),),
        _study,
    ),
}
PICTURE = Picture(size=tile_size("t4"))


def draw(d: Doc, detail: int) -> None:
    """The tile, where it lies in the house."""
    draw_tile(d, "t4", ROOMS)
