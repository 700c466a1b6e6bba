"""w6 Sunken Thoughts: a page tied on as an anchor lies under a stack on the sea bed; above, the boat has gone slack."""

import math
import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.sea import paper_boat
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=46)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    depths(d)
    sea_bed(d, rnd)
    chain(d)
    stack(d, rnd)
    surface(d)
    paper_boat(d, 200, 192, 1.05, -7)


def depths(d: Doc) -> None:
    """empty water is the brightest place: a shaft of light from the surface"""
    d.fill(d.window, CURSE_BLACK)
    d.fill(
        d.window,
        d.rad(320, 250, 430, (0, "#bff0ea", 0.95), (0.25, "#5cb8cc", 0.85), (0.55, "#1f5fa6", 0.85), (1, "#0b1230", 1)),
    )
    lines = para_lines(d.window.bounds, 0, 17, 4, 150)
    d.fill(
        engrave(d.window, lines, lambda x, y: math.hypot(x - 320, (y - 270) * 1.2) / 420 - 0.3, 11, 1, 13, 30),
        CURSE_BLACK,
        0.75,
    )


def surface(d: Doc) -> None:
    """the swell seen from the side, black sky above it"""
    points = [(-120, 176, True)]
    for k in range(9):
        x = -120 + k * 96
        points += [(x + 40, 192), (x + 78, 174, True), (x + 96, 186)]
    sky = Sh.spline([*points, (760, 176, True), (760, -60, True), (-120, -60, True)], True)
    d.inked(sky, d.lin(0, -40, 0, 172, "#070a18", "#12234a"), 4, 1.6, "#c9f0ea")
    d.fill(pile([sliver(-80 + k * 96, 164, 10 + k * 96, 156, 3, -0.1) for k in range(8)]), "#3a6ea6", 0.8)


def chain(d: Doc) -> None:
    """the slack line: links from the bow down to the page"""
    spec = "250,206 292,236 256,300 300,352 348,396 370,430"
    d.fill(brush(spec, 13, taper(0.8, 1, 0.5), 24), CURSE_BLACK)
    for i, (x, y, tx, ty) in enumerate(sample(spec, 22)[1:-1]):
        link = Sh.ell(0, 0, 10, 6 if i % 2 else 3.4).rot(math.degrees(math.atan2(ty, tx))).move(x, y)
        d.inked(link, "#f3e8cc", 2.6, 1, CURSE_BLACK)


def stack(d: Doc, rnd: random.Random) -> None:
    """five heavy cards, the anchoring page wedged below them, its corner out"""
    page = S("314,452! 368,420! 434,442 484,470! 424,500! 364,486")
    d.inked(page, "#fffaea", 4, 2, CURSE_BLACK)
    d.fill(pile([sliver(356, 452 + k * 11, 408, 446 + k * 12, 2.6) for k in range(2)]), CURSE_BLACK)
    for k in range(5):
        x, y = 362 + (k % 2) * 12 - 5, 452 - k * 17
        slab = Sh.poly([(x, y - 30), (x + 128, y - 38), (x + 152, y - 12), (x + 20, y - 2)])
        rim = Sh.poly([(x, y - 30), (x + 20, y - 2), (x + 20, y + 14), (x, y - 16)]) | Sh.poly(
            [(x + 20, y - 2), (x + 152, y - 12), (x + 152, y + 4), (x + 20, y + 14)]
        )
        d.inked(rim, d.lin(x, y, x + 152, y, "#cdb48c", "#6a4e3c"), 3.4, 1.6, CURSE_BLACK)
        d.inked(slab, d.lin(x, y - 38, x + 152, y, "#f3e4c2", "#b99a74"), 3.4, 1.2, CURSE_BLACK)
    x, y = 357, 384
    d.inked(
        S(f"{x + 60},{y - 26}! {x + 84},{y - 30} {x + 96},{y - 18} {x + 76},{y - 10} {x + 58},{y - 14}"),
        "#3a9fc9",
        2.6,
        1,
        CURSE_BLACK,
    )


def sea_bed(d: Doc, rnd: random.Random) -> None:
    """dunes and two stalks of weed, dark against the light"""
    bed = S("-130,470! -20,430 90,446 210,488 330,478 460,470 580,440 740,430! 740,860! -130,860!")
    d.inked(bed, d.lin(0, 430, 0, 560, "#24507a", "#0d1c3e", "#070c1c"), 4, 1.6, CURSE_BLACK)
    d.fill(
        pile([sliver(-60 + k * 88, 486 + (k % 3) * 9, 10 + k * 88, 480 + (k % 3) * 9, 3, -0.1) for k in range(8)]),
        "#5cb8cc",
        0.7,
    )
    for spec in (
        "64,500 90,420 48,350 84,270",
        "120,500 106,440 136,390 116,330",
        "590,480 566,400 606,330 574,250",
        "22,480 -10,400 30,320",
    ):
        d.inked(brush(spec, 34, taper(0.9, 0, 0.25), 16), "#10233f", 3, 1, CURSE_BLACK)
    for x, y, r in ((330, 330, 7), (346, 296, 10), (336, 252, 6), (356, 220, 8)):
        d.fill(Sh.ring(x, y, r, r - 3), "#f6fffa")
