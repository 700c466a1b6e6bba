"""t0_great_hall_cloakroom: the great hall goes up past the light, a hearth and two chairs just left; forty coats lean
forward.
"""

import random

from tools.art.inkwell.colour import darken, lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.lamplit.floors import herring, planks
from tools.art.lamplit.furniture import DARKOAK, OAK, armchair, box, candle, cast, disc, rug, stairs_down
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    INK2,
    LAMP,
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
from tools.art.lamplit.wall_things import mirror, picture
from tools.art.lamplit.walls import FOOT
from tools.art.picture import Picture


def _great_hall(d: Doc, rnd: random.Random) -> None:
    y0 = 800
    rug(d, 500, 1010, 620, 210, (TIDE["dark"], TIDE["deep"]), CORAL["base"])
    # the stair
    stairs_down(d, 484, 800, 200, 7, 26, ("#9a8468", "#7c6852"), (PLUM["mid"], PLUM["dark"]))
    for x in (470, 680):
        box(d, x, 812, 18, 170, 30, (WOOD[1], WOOD[2]), DARKOAK)
        form(d, Sh.ell(x + 9, 958, 15, 13), BRASS)
    # north wall: clock, mirror over a console, armour, Vespers
    picture(d, 712, y0 + 20, 44, 48, 1)
    picture(d, 1120, y0 + 22, 44, 46, 1)
    mirror(d, 880, y0 + 10, 84, 70)
    box(d, 866, y0 + FOOT + 6, 112, 24, 26, OAK)
    candle(d, 884, y0 + FOOT - 10)
    candle(d, 960, y0 + FOOT - 10)
    # tall clock
    form(d, R(792, y0 + 12, 46, 88), (WOOD[1], WOOD[3]))
    form(d, Sh.ell(815, y0 + 32, 16), (PAPER[0], PAPER[1]))
    lines(d, 2.4, INK, f"815,{y0 + 32} 815,{y0 + 21}", f"815,{y0 + 32} 823,{y0 + 37}")
    form(d, R(803, y0 + 54, 24, 38), (TIDE["dark"], INK))
    form(d, Sh.ell(817, y0 + 78, 7), BRASS, 1.6)
    # armour that steps aside, badly
    x, y = (1050, y0 + 104)
    cast(d, Sh.ell(x + 6, y, 30, 14))
    form(d, R(x - 30, y - 12, 60, 18), DARKOAK)
    st = (SLATE[0], SLATE[1], SLATE[3])
    form(
        d,
        S(
            f"{x - 12},{y - 8}! {x - 18},{y - 44} {x - 24},{y - 70} {x},{y - 80} {x + 24},{y - 70} "
            f"{x + 18},{y - 44} {x + 12},{y - 8}!"
        ),
        st,
    )
    form(d, S(f"{x - 14},{y - 80}! {x - 15},{y - 104} {x},{y - 114} {x + 15},{y - 104} {x + 14},{y - 80}!"), st)
    d.fill(R(x - 10, y - 98, 20, 5), INK)
    lines(d, 2, INK, f"{x},{y - 76} {x},{y - 12}")
    form(d, R(x + 30, y - 92, 6, 92), (WOOD[0], WOOD[2]), 1.8)
    form(d, S(f"{x + 33},{y - 118}! {x + 42},{y - 96} {x + 33},{y - 88} {x + 24},{y - 96}"), st, 1.8)
    # hearth on the west wall
    d.glow(500, 1450, 200, (0, LAMP["light"], 0.8), (0.35, CORAL["mid"], 0.32), (1, CORAL["mid"], 0))
    box(d, 411, 1356, 58, 190, 66, (SLATE[1], SLATE[2]), (SLATE[2], SLATE[3]))
    form(d, R(456, 1296, 26, 184, 3), (WOOD[0], WOOD[2]))
    _great_hall_2(d)


def _great_hall_2(d: Doc) -> None:
    # the hearth stone with its fire, in front of the breast
    form(d, S("474,1372! 520,1378 552,1420 552,1476 520,1522 474,1530!"), (SLATE[1], SLATE[2]))
    nib(d, pen(S("474,1372! 520,1378 552,1420 552,1476 520,1522 474,1530!"), 0, 18), INK, 1.6, 0.6)
    form(d, R(476, 1388, 14, 126), (INK2, INK))
    d.glow(506, 1452, 96, (0, LAMP["core"], 0.95), (0.4, LAMP["mid"], 0.5), (1, CORAL["mid"], 0))
    for x, y, a in ((506, 1478, 16), (510, 1462, -18), (508, 1448, 6)):
        form(d, R(-30, -7, 60, 14, 6).rot(a).move(x, y), (WOOD[1], WOOD[3]), 2)
    for x, yy, h, w in ((488, 1470, 62, 24), (524, 1468, 56, 22), (506, 1476, 92, 34)):
        for c, k in ((CORAL["mid"], 1), (LAMP["mid"], 0.74), (LAMP["core"], 0.42)):
            t = S(
                f"{x - w * k / 2},{yy}! {x - w * k * 0.6},{yy - h * k * 0.35} {x - w * k * 0.1},{yy - h * k * 0.66} "
                f"{x + 5 * k},{yy - h * k}! {x + w * k * 0.5},{yy - h * k * 0.5} {x + w * k / 2},{yy}!"
            )
            d.fill(t, c)
            if k == 1:
                d.stroke(t, INK, 2.2)
    candle(d, 468, 1300)
    candle(d, 468, 1384)
    rug(d, 572, 1390, 116, 120, (CORAL["dark"], "#401820"), LAMP["base"])
    armchair(d, 626, 1384, (PLUM["base"], PLUM["dark"]))
    armchair(d, 560, 1560, (TIDE["base"], TIDE["dark"]))
    # round table with a bowl of cards
    disc(d, 810, 1130, 46, 30, OAK)
    form(d, Sh.ell(810, 1098, 20, 12), (SLATE[0], SLATE[2]))
    d.fill(Sh.poly([(800, 1092), (818, 1088), (822, 1098), (806, 1101)]), PAPER[0])
    # umbrella stand and mat by the porch door
    disc(d, 960, 1544, 20, 34, (INK, INK2), (CORAL["mid"], CORAL["dark"]))
    lines(d, 5, TIDE["mid"], "954,1514 946,1476", "966,1512 976,1470")
    lines(d, 5, INK, "946,1476 938,1470", "976,1470 984,1466")
    # bench on the east wall
    box(d, 1150, 1190, 40, 90, 24, (PLUM["mid"], PLUM["base"]), DARKOAK)


def _cloakroom(d: Doc, rnd: random.Random) -> None:
    y = 1300 + 18
    form(d, R(1014, y, 172, 8), BRASS, 1.8)
    cols = (TIDE["base"], WOOD[1], PLUM["base"], SLATE[2], CORAL["base"], WOOD[2], TIDE["dark"])
    for i in range(7):
        x = 1030 + i * 23
        c = cols[i]
        form(
            d,
            S(
                f"{x - 5},{y + 4}! {x - 13},{y + 14} {x - 16},{y + 78} {x - 14},{y + 100}! "
                f"{x},{y + 104} {x + 14},{y + 100}! {x + 16},{y + 78} {x + 13},{y + 14} "
                f"{x + 5},{y + 4}!"
            ),
            (lighten(c, 0.1), darken(c, 0.35)),
            2,
        )
    for i in range(6):
        yy = 1452 + i * 24
        c = cols[i * 3 % 7]
        form(
            d,
            S(f"1188,{yy - 12}! 1150,{yy - 14} 1128,{yy - 4} 1126,{yy + 14} 1150,{yy + 18} 1188,{yy + 12}!"),
            (lighten(c, 0.08), darken(c, 0.35)),
            2,
        )
    box(d, 1030, 1552, 74, 26, 22, OAK)
    form(d, S("1044,1536! 1060,1520 1084,1526 1090,1538!"), (SLATE[1], SLATE[3]), 2)


ROOMS = {
    "great_hall": Room(
        lambda d, s, rnd: herring(d, s, ("#80775f", "#655e4c")),
        ("#47666a", "#2c474c"),
        ((560, 1420, 420, "fire"), (930, 1090, 420, "lamp")),
        _great_hall,
    ),
    "cloakroom": Room(
        lambda d, s, rnd: planks(d, s, ("#65544a", "#54453f"), 90, 24, rnd),
        ("#5a4a48", "#3a2f30"),
        ((1100, 1440, 170, "lamp"),),
        _cloakroom,
    ),
}
PICTURE = Picture(size=tile_size("t0"))


def draw(d: Doc, detail: int) -> None:
    """The tile, where it lies in the house."""
    draw_tile(d, "t0", ROOMS)
