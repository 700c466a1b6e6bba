"""t1_observatory_instrument_closet: the lens in the rings of a floor clock, its pupil dark; barometers, one telescope
turned to the door.
"""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import polar
from tools.art.lamplit.floors import flags, planks
from tools.art.lamplit.furniture import OAK, box, cast, chair, disc
from tools.art.lamplit.nib import BRASS, INK, LAMP, PAPER, TIDE, WOOD, R, form, lines
from tools.art.lamplit.rooms import Room, draw_tile, tile_size
from tools.art.lamplit.wall_things import picture
from tools.art.picture import Picture


def _observatory(d: Doc, rnd: random.Random) -> None:
    cx, cy = (300, 230)
    for r, c in ((158, TIDE["dark"]), (128, "#2a3a4a"), (98, TIDE["dark"])):
        d.fill(Sh.ell(cx, cy, r, r * 0.86), c, 0.6)
        d.stroke(Sh.ell(cx, cy, r, r * 0.86), LAMP["mid"], 2.4, 0.75)
    for i in range(24):
        x0, y1 = polar(0, 0, 130, i * 15)
        x1, y2 = polar(0, 0, 156, i * 15)
        lines(d, 2, LAMP["light"], f"{cx + x0:.1f},{cy + y1 * 0.86:.1f} {cx + x1:.1f},{cy + y2 * 0.86:.1f}", op=0.7)
    # the slit in the dome lets light in, but not from outside
    d.fill(Sh.poly([(286, 12), (322, 12), (380, 330), (230, 330)]), TIDE["core"], 0.22)
    form(d, R(284, 10, 40, 66), ("#0a0f14", "#101a22"))
    d.fill(R(300, 12, 8, 64), TIDE["core"], 0.9)
    # the lens
    d.glow(cx, 196, 120, (0, TIDE["core"], 0.85), (0.5, TIDE["light"], 0.3), (1, TIDE["light"], 0))
    cast(d, Sh.ell(cx + 8, 280, 56, 26))
    form(d, S("262,284! 276,262 280,238! 320,238! 324,262 338,284! 300,296"), (LAMP["mid"], LAMP["dark"]))
    form(d, Sh.ell(cx, 172, 64, 74), (LAMP["light"], LAMP["mid"], LAMP["dark"]))
    form(d, Sh.ell(cx, 172, 52, 62), (TIDE["core"], TIDE["light"], TIDE["mid"], TIDE["dark"]))
    d.fill(S("262,160! 268,128 292,116! 282,140 274,170!"), "#ffffff", 0.85)
    d.stroke(Sh.ell(cx, 172, 34, 42), TIDE["core"], 2, 0.6)
    d.fill(Sh.ell(cx + 6, 186, 9, 12), INK, 0.75)
    form(d, Sh.ell(cx - 66, 172, 8), BRASS, 2)
    form(d, Sh.ell(cx + 66, 172, 8), BRASS, 2)
    # charts, steps
    box(d, 430, 90, 120, 44, 34, OAK)
    form(d, R(440, 62, 54, 38, 1).rot(-5, 467, 80), ("#c9d8cc", "#a7bdb2"), 1.8)
    form(d, R(486, 60, 50, 36, 1).rot(7, 510, 80), (PAPER[0], PAPER[1]), 1.8)
    d.stroke(Sh.ell(468, 80, 12), TIDE["base"], 1.6)
    picture(d, 60, 20, 60, 46, 2)
    picture(d, 140, 20, 60, 46, 0)
    disc(d, 80, 330, 34, 40, OAK)
    form(d, Sh.ell(80, 270, 30), (TIDE["mid"], TIDE["deep"]))
    d.stroke(Sh.ell(80, 270, 40, 14), LAMP["mid"], 3)
    chair(d, 500, 330, "n")


def _instrument_closet(d: Doc, rnd: random.Random) -> None:
    form(d, R(616, 12, 168, 70), (WOOD[1], WOOD[3]))
    for i in range(5):
        x = 636 + i * 32
        form(d, Sh.ell(x, 36, 12), (PAPER[0], PAPER[1]), 1.8)
        lines(d, 2, INK, f"{x},36 {x + 7},29")
        form(d, R(x - 3, 52, 6, 24, 2), BRASS, 1.6)
    for i in range(4):
        y = 150 + i * 46
        lines(d, 17, INK, f"696,{y} 756,{y - 22}")
        lines(d, 12, LAMP["base"], f"696,{y} 756,{y - 22}")
        lines(d, 14, INK, f"756,{y - 22} 772,{y - 28}")
        lines(d, 9, LAMP["light"], f"756,{y - 22} 772,{y - 28}")
    box(d, 626, 310, 60, 54, 36, OAK)
    form(d, Sh.ell(656, 284, 18, 12), (TIDE["core"], TIDE["mid"]), 2)


ROOMS = {
    "observatory": Room(
        lambda d, s, rnd: flags(d, s, ("#4d6474", "#36495a"), rnd, 70),
        ("#34485a", "#202f3f"),
        ((300, 230, 330, "moon"),),
        _observatory,
    ),
    "instrument_closet": Room(
        lambda d, s, rnd: planks(d, s, ("#6a6355", "#524d43"), 90, 24, rnd),
        ("#5a5a50", "#3b3b35"),
        ((700, 230, 190, "lamp"),),
        _instrument_closet,
    ),
}
PICTURE = Picture(size=tile_size("t1"))


def draw(d: Doc, detail: int) -> None:
    """The tile, where it lies in the house."""
    draw_tile(d, "t1", ROOMS)
