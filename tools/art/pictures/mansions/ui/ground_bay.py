"""ground_bay: the rock that the house stands on, and the bay about it: chairs in the water, a boat that waits for
nobody, a pier with one lamp.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.inkwell.spline import polar
from tools.art.lamplit.nib import INK, LAMP, LEAF_G, PAPER, PLUM, SLATE, TIDE, WOOD, form, lines, nib, pen, side
from tools.art.picture import Picture

PICTURE = Picture(size=(1376, 808))


def draw(d: Doc, detail: int) -> None:
    """The middle 808x808 lies under the house."""
    w = Sh.rect(0, 0, 1376, 808)
    d.fill(w, d.rad(688, 420, 820, (0, "#2c5f62"), (0.5, "#173d43"), (0.8, "#0e282e"), (1, "#0a1a1f")))
    rnd = random.Random(3)
    nib(d, pen(w, 0, 11, rnd=rnd, ragged=700, broken=0.98), TIDE["mid"], 1.7, 0.42, wob=1.5)
    nib(d, pen(w, 0, 23, rnd=random.Random(9), ragged=900, broken=0.99), TIDE["light"], 1.7, 0.4, wob=1.5)
    rock = S(
        "236,-20! 226,60 240,150 214,240 230,330 206,430 228,540 208,640 232,720 "
        "220,830! 1156,830! 1148,740 1172,650 1146,560 1170,450 1144,340 1166,230 "
        "1140,130 1158,50 1140,-20!"
    )
    for k, c, o in ((26, TIDE["light"], 0.25), (15, TIDE["core"], 0.5)):
        d.stroke(rock, c, k * 2, o if k > 20 else 0.25)
    d.stroke(rock, TIDE["core"], 4, 0.8, dash="30 14 8 16")
    d.fill(rock, d.lin(0, 0, 0, 808, "#3f4f50", "#27363a"))
    d.stroke(rock, INK, 4)
    nib(d, pen(side(rock, -22, -8) - Sh.rect(284, 0, 808, 808), 80, 6), INK, 2, 0.8)
    d.fill(specks(rock - Sh.rect(284, -10, 808, 830), 120, (1, 3), rnd), "#8fa39c", 0.6)
    # boulders, pools and weed between the house and the tide
    for i in range(34):
        lft = i % 2 == 0
        x, y = (rnd.uniform(236, 276) if lft else rnd.uniform(1102, 1146), 12 + i * 23.5)
        r = rnd.uniform(7, 17)
        if i % 5 == 3:
            form(d, Sh.ell(x, y, r * 1.3, r * 0.7), (TIDE["light"], TIDE["base"]), 2.4)
            d.stroke(arc(x, y, r * 0.8, 190, 300, r * 0.4), TIDE["core"], 2)
        elif i % 7 == 2:
            for a in (-50, -80, -100, -130):
                px, py = polar(x, y, r * 1.7, a)
                b = brush([(x, y), ((x + px) / 2 + 4, (y + py) / 2), (px, py)], 7, LEAF, 8)
                d.fill(b, LEAF_G[2])
                d.stroke(b, INK, 1.8)
        else:
            s_ = S(
                f"{x - r},{y + r * 0.5}! {x - r * 0.8},{y - r * 0.3} {x - r * 0.1},{y - r * 0.75} "
                f"{x + r * 0.8},{y - r * 0.3} {x + r * 1.05},{y + r * 0.5}! {x},{y + r * 0.75}"
            )
            d.fill(s_.move(4, 5), INK, 0.45)
            form(d, s_, ("#7d8c8a", "#3c4c4e"), 2.4)
            nib(d, pen(side(s_, -r * 0.6, -2), 80, 5), INK, 1.5, 0.8)
    # the moon in the water, in slices; nothing in the sky
    for i in range(9):
        ww = 56 * math.sin(math.pi * (i + 0.6) / 9.4)
        d.fill(sliver(96 - ww + i % 3 * 6, 120 + i * 14, 96 + ww + i % 3 * 6, 120 + i * 14, 6), TIDE["core"], 0.9)
    _draw_2(d)


def _draw_2(d: Doc) -> None:
    # a rowing boat that waits for nobody
    with d.group(transform="translate(1268 600) rotate(-24)"):
        d.fill(S("-66,8! -40,40 40,40 74,10! 40,-20 -40,-22").move(8, 12), INK, 0.5)
        form(d, S("-70,0! -44,-32 36,-34 80,0! 36,34 -44,32"), (WOOD[0], WOOD[2]), 3.4)
        form(d, S("-54,0! -36,-22 30,-24 62,0! 30,24 -36,22"), (WOOD[3], INK), 2.6)
        for x in (-22, 18):
            form(d, Sh.rect(x - 7, -24, 14, 48), (WOOD[1], WOOD[2]), 2.4)
        lines(d, 6, INK, "-8,-20 -40,-62")
        lines(d, 3.6, WOOD[0], "-8,-20 -40,-62")
        form(d, Sh.ell(-44, -68, 8, 14).rot(-36, -44, -68), (WOOD[0], WOOD[2]), 2.4)
        d.stroke(S("-6,-8! -10,-18 0,-26 10,-18 8,-6!"), TIDE["light"], 2.6, dash="5 4")
    for x, y, k in ((84, 640, 1.0), (1290, 180, 0.8)):
        form(
            d,
            S(
                f"{x - 50 * k},{y + 20 * k}! {x - 38 * k},{y - 16 * k} {x - 6 * k},{y - 30 * k} "
                f"{x + 30 * k},{y - 18 * k} {x + 54 * k},{y + 18 * k}! {x},{y + 30 * k}"
            ),
            ("#4b5b5c", "#26353a"),
            3.4,
        )
        d.stroke(
            line(f"{x - 64 * k},{y + 26 * k} {x},{y + 36 * k} {x + 70 * k},{y + 24 * k}"),
            TIDE["core"],
            3,
            0.8,
            dash="14 9",
        )
    _left(d)
    _right(d)


def _left(d: Doc) -> None:
    """Chairs in the water, in a row, as for a lecture; one is taken."""
    for i, (x, y, k) in enumerate(((52, 372, 0.9), (112, 356, 0.84), (168, 342, 0.78))):
        d.fill(Sh.ell(x + 6, y + 22 * k, 40 * k, 9 * k), INK, 0.5)
        for xx in (-18, 14):
            form(d, Sh.rect(x + xx * k, y - 4 * k, 6 * k, 26 * k), (WOOD[0], WOOD[2]), 2)
        form(d, Sh.rect(x - 22 * k, y - 62 * k, 44 * k, 52 * k, 5), (WOOD[1], WOOD[3]), 2.6)
        form(d, Sh.rect(x - 14 * k, y - 54 * k, 28 * k, 30 * k, 3), ("#1c4147", "#10272c"), 2)
        form(d, Sh.rect(x - 24 * k, y - 14 * k, 48 * k, 12 * k, 3), (PLUM["mid"], PLUM["dark"]), 2.4)
        for w, o in ((58, 0.9), (76, 0.5)):
            d.stroke(Sh.ell(x, y + 20 * k, w * k / 2 + 8, 7 * k), TIDE["core"], 2.2, o, dash="14 9")
        if i == 1:
            d.stroke(
                S(
                    f"{x - 26},{y - 14}! {x - 30},{y - 60} {x - 10},{y - 82} {x - 14},{y - 104} "
                    f"{x},{y - 116} {x + 14},{y - 104} {x + 10},{y - 82} {x + 30},{y - 60} "
                    f"{x + 26},{y - 14}!"
                ),
                TIDE["light"],
                2.6,
                0.9,
                dash="7 6",
            )
    for i in range(5):
        y = 500 + i * 26
        d.stroke(line(f"{20 + i * 9},{y} {70 + i * 7},{y - 6} {130 + i * 4},{y + 2}"), TIDE["light"], 2.4, 0.55)
    # a bottle with its letter, a yard from anybody
    with d.group(transform="translate(58 748) rotate(-22)"):
        form(d, S("-34,-12! 14,-12! 22,-6 36,-6! 36,6! 22,6 14,12! -34,12! -40,0"), (TIDE["core"], TIDE["mid"]), 2.6)
        form(d, Sh.rect(-26, -6, 36, 12, 2), (PAPER[0], PAPER[1]), 1.8)
        form(d, Sh.rect(35, -5, 9, 10, 2), (WOOD[0], WOOD[2]), 2)
    d.stroke(line("8,764 60,772 112,760"), TIDE["core"], 2.6, 0.8, dash="12 8")


def _right(d: Doc) -> None:
    """Posts of a pier that begins at the house and ends at nothing; a lamp burns on the last."""
    for i in range(6):
        x, y = (1176 + i * 34, 352 - i * 15)
        for yy in (0, 52):
            d.fill(Sh.ell(x + 4, y + yy + 42, 15, 5), INK, 0.5)
            form(d, Sh.rect(x - 6, y + yy, 12, 44, 3), (WOOD[0], WOOD[2], WOOD[3]), 2.4)
            d.stroke(Sh.ell(x, y + yy + 42, 15, 5), TIDE["core"], 2, 0.7, dash="9 6")
    deck = form(d, Sh.poly([(1150, 356), (1364, 264), (1378, 316), (1164, 412)]), (WOOD[0], WOOD[1], WOOD[2]), 3)
    nib(d, [(1158 + i * 21, 358 - i * 9, 1174 + i * 21, 404 - i * 9) for i in range(10)], INK, 2, 0.7)
    nib(d, pen(side(deck, -20, -6), 90, 6), INK, 1.6, 0.6)
    d.glow(1352, 226, 110, (0, LAMP["core"], 0.85), (0.35, LAMP["light"], 0.35), (1, LAMP["mid"], 0))
    lines(d, 9, INK, "1352,296 1352,236")
    lines(d, 5, SLATE[0], "1352,296 1352,236")
    form(d, S("1340,236! 1364,236! 1361,208! 1343,208!"), (LAMP["core"], LAMP["light"], LAMP["mid"]), 2.4)
    form(d, S("1336,208! 1352,194! 1368,208!"), (SLATE[0], SLATE[3]), 2.4)
    for i in range(7):
        y = 330 + i * 17
        w = 26 - i * 3
        d.fill(sliver(1352 - w, y, 1352 + w, y, 4), LAMP["light"], 0.7 - i * 0.08)
    # whoever waits there waits only in the water
    d.fill(S("1318,356! 1314,384 1320,404 1316,420 1326,430 1336,420 1332,404 1338,384 1334,356!"), INK, 0.55)
    d.stroke(
        S("1318,356! 1314,384 1320,404 1316,420 1326,430 1336,420 1332,404 1338,384 1334,356!"),
        TIDE["light"],
        2,
        0.7,
        dash="6 5",
    )
