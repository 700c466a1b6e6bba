"""t10_nursery: a rocking horse, a house in crayon, a music box open on the window seat."""

import random

from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line, star
from tools.art.lamplit.floors import planks
from tools.art.lamplit.furniture import DARKOAK, bed, box, cast, rug
from tools.art.lamplit.nib import BRASS, CORAL, INK, LAMP, PAPER, TIDE, WOOD, R, form, lines
from tools.art.lamplit.rooms import Room, draw_tile, tile_size
from tools.art.lamplit.wall_things import window
from tools.art.lamplit.walls import FOOT
from tools.art.picture import Picture


def _nursery(d: Doc, rnd: random.Random) -> None:
    y0 = 400
    # the house in crayon on the wall
    for spec in (
        "1226,474 1226,428 1252,412 1278,428 1278,474",
        "1226,448 1278,448",
        "1252,448 1252,474",
        "1278,440 1312,440 1312,474",
        "1312,452 1336,452 1336,474",
        "1336,460 1352,460",
    ):
        d.stroke(line([(*map(float, p.split(",")), 1) for p in spec.split()]), CORAL["dark"], 2.6, 0.9)
    window(d, 1490, y0 + 16, 76, 50)
    box(d, 1482, y0 + FOOT + 2, 96, 30, 24, (CORAL["light"], CORAL["mid"]), DARKOAK)
    # music box
    box(d, 1512, y0 + FOOT + 6, 40, 20, 40, (LAMP["light"], LAMP["mid"]), BRASS, lw=2)
    form(d, Sh.ell(1532, y0 + FOOT - 40, 5), (PAPER[0], PAPER[1]), 1.6)
    d.stroke(line(f"1528,{y0 + FOOT - 36} 1532,{y0 + FOOT - 26} 1536,{y0 + FOOT - 36}"), INK, 2)
    lines(d, 3, INK, f"1552,{y0 + FOOT - 20} 1562,{y0 + FOOT - 26}")
    d.glow(1532, y0 + FOOT - 20, 60, (0, LAMP["light"], 0.5), (1, LAMP["light"], 0))
    bed(d, 1300, 520, 84, 118, (TIDE["light"], TIDE["mid"]))
    rug(d, 1376, 660, 170, 96, (LAMP["mid"], LAMP["base"]), TIDE["base"])
    with d.group(transform="translate(16 46)"):
        # the rocking horse
        cast(d, Sh.ell(1450, 668, 56, 14))
        lines(d, 7, WOOD[3], "1392,664 1420,680 1470,682 1508,662")
        lines(d, 4, CORAL["mid"], "1392,664 1420,680 1470,682 1508,662")
        for a, b in (("1424,640", "1414,676"), ("1470,640", "1484,676")):
            lines(d, 12, INK, f"{a} {b}")
            lines(d, 8, PAPER[1], f"{a} {b}")
        form(d, S("1412,642! 1414,616 1436,612 1466,614 1484,622 1486,644! 1450,650"), (PAPER[0], PAPER[2]))
        form(
            d,
            S("1420,626! 1404,606 1390,604 1380,596 1384,584 1402,578! 1406,566 1412,576! 1432,590 1442,616!"),
            (PAPER[0], PAPER[2]),
        )
        d.fill(Sh.ell(1396, 588, 3), INK)
        form(d, S("1412,574! 1430,576 1444,600 1440,616! 1428,598"), (CORAL["mid"], CORAL["base"]), 1.8)
        form(d, S("1436,612! 1468,614! 1466,630! 1438,628!"), (CORAL["mid"], CORAL["base"]), 1.8)
        form(d, S("1484,624! 1500,624 1506,646 1498,654! 1492,640"), (CORAL["mid"], CORAL["base"]), 1.8)
    box(d, 1500, 560, 60, 40, 30, (TIDE["mid"], TIDE["base"]), (TIDE["base"], TIDE["dark"]))
    for x, y, c in ((1250, 730, CORAL["mid"]), (1270, 738, LAMP["mid"]), (1258, 714, TIDE["mid"])):
        form(d, R(x - 9, y - 9, 18, 18, 2), (lighten(c, 0.25), c), 1.8)
    for i in range(8):
        x, y = (1240 + i * 44, 420 + i * 37 % 30)
        d.fill(star(x + 130 if x < 1360 else x, y, 5, 5, 0.45), PAPER[0], 0.0)


ROOMS = {
    "nursery": Room(
        lambda d, s, rnd: planks(d, s, ("#a98f68", "#86704f"), 0, 28, rnd),
        ("#a99a72", "#75694d"),
        ((1400, 620, 280, "lamp"),),
        _nursery,
    )
}
PICTURE = Picture(size=tile_size("t10"))


def draw(d: Doc, detail: int) -> None:
    """The tile, where it lies in the house."""
    draw_tile(d, "t10", ROOMS)
