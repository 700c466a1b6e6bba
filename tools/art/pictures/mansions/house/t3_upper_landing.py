"""t3_upper_landing: Vespers in oil along the wall, the last frame a mirror; the head of the stairs."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.lamplit.floors import planks
from tools.art.lamplit.furniture import OAK, box, disc, fern, lamp, rug, stairs_down
from tools.art.lamplit.nib import BRASS, LAMP, PLUM, WOOD, R, form
from tools.art.lamplit.rooms import Room, draw_tile, tile_size
from tools.art.lamplit.wall_things import mirror, picture
from tools.art.lamplit.walls import FOOT
from tools.art.picture import Picture


def _upper_landing(d: Doc, rnd: random.Random) -> None:
    y0 = 400
    rug(d, 440, 596, 720, 84, (PLUM["base"], PLUM["dark"]), LAMP["base"])
    for i in range(6):
        if 690 < 440 + i * 62 + 20 < 860:
            continue
        picture(d, 440 + i * 62, y0 + 14, 44, 54, 1)
    for x in (900, 962):
        picture(d, x, y0 + 14, 44, 54, 1)
    mirror(d, 1096, y0 + 12, 60, 66)
    # balustrade round the stair head (south side is open between 4 and 7)
    for x in range(716, 1190, 26):
        form(d, R(x, 752, 9, 34, 3), (WOOD[0], WOOD[2]), 1.8)
    form(d, R(706, 742, 484, 14, 5), (WOOD[1], WOOD[2]))
    form(d, Sh.ell(712, 748, 15, 13), BRASS)
    stairs_down(d, 484, 722, 200, 3, 26, ("#a89070", "#9a8468"), (PLUM["mid"], PLUM["dark"]))
    box(d, 1020, y0 + FOOT + 4, 60, 24, 28, OAK)
    lamp(d, 1050, y0 + FOOT - 10, 24)
    disc(d, 470, 560, 20, 30, OAK)
    fern(d, 470, 520, 30, rnd)


ROOMS = {
    "upper_landing": Room(
        lambda d, s, rnd: planks(d, s, ("#84705a", "#69584a"), 0, 28, rnd),
        ("#47666a", "#2c474c"),
        ((800, 620, 470, "lamp"),),
        _upper_landing,
    )
}
PICTURE = Picture(size=tile_size("t3"))


def draw(d: Doc, detail: int) -> None:
    """The tile, where it lies in the house."""
    draw_tile(d, "t3", ROOMS)
