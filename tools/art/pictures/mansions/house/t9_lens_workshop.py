"""t9_lens_workshop: a rack of lenses with a keyhole in each, glass dust like snow."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import Sh
from tools.art.lamplit.floors import planks
from tools.art.lamplit.furniture import DARKOAK, OAK, box, disc, lamp
from tools.art.lamplit.nib import INK, SLATE, TIDE, WOOD, R, form
from tools.art.lamplit.rooms import Room, draw_tile, tile_size
from tools.art.lamplit.wall_things import window
from tools.art.lamplit.walls import FOOT
from tools.art.picture import Picture


def _lens_workshop(d: Doc, rnd: random.Random) -> None:
    y0 = 400
    form(d, R(20, y0 + 14, 200, 62), (WOOD[2], WOOD[3]))
    for i in range(5):
        x = 42 + i * 39
        form(d, Sh.ell(x, y0 + 44, 16), (TIDE["core"], TIDE["mid"]), 2)
        d.fill(Sh.ell(x, y0 + 41, 4), INK)
        d.fill(Sh.poly([(x - 3, y0 + 43), (x + 3, y0 + 43), (x + 5, y0 + 52), (x - 5, y0 + 52)]), INK)
    window(d, 290, y0 + 18, 70, 48)
    box(d, 30, y0 + FOOT + 40, 220, 56, 40, ("#a8987c", "#867860"), DARKOAK)
    for x, r in ((60, 15), (100, 20), (150, 12), (196, 22)):
        form(d, Sh.ell(x, y0 + FOOT + 26, r, r * 0.66), (TIDE["core"], TIDE["light"], TIDE["base"]), 2)
        d.fill(Sh.ell(x - r * 0.3, y0 + FOOT + 22, r * 0.3, r * 0.2), "#ffffff", 0.9)
    box(d, 60, 690, 250, 52, 40, ("#a8987c", "#867860"), DARKOAK)
    disc(d, 120, 684, 34, 22, (SLATE[0], SLATE[1]), (SLATE[1], SLATE[3]))
    form(d, Sh.ell(120, 658, 22, 14), (TIDE["core"], TIDE["mid"]), 2)
    for x, y, a in ((210, 668, 20), (240, 676, -15), (276, 664, 50)):
        form(d, R(-16, -3, 32, 6, 2).rot(a).move(x, y), (SLATE[0], SLATE[2]), 1.6)
    d.fill(specks(R(20, 560, 360, 110), 150, (1, 2.6), rnd), "#f4fff4", 0.8)
    lamp(d, 330, 640, 40)
    disc(d, 330, 648, 24, 22, OAK)


ROOMS = {
    "lens_workshop": Room(
        lambda d, s, rnd: planks(d, s, ("#7f7d70", "#646559"), 0, 26, rnd),
        ("#5b6d74", "#3c4b52"),
        ((200, 600, 260, "lamp"),),
        _lens_workshop,
    )
}
PICTURE = Picture(size=tile_size("t9"))


def draw(d: Doc, detail: int) -> None:
    """The tile, where it lies in the house."""
    draw_tile(d, "t9", ROOMS)
