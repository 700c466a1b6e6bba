"""lampbearer: grey livery, white gloves, nobody; the lamp comes at the height of a chest."""

import math

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.nib import CORAL, INK, INK2, LAMP, PAPER
from tools.art.lamplit.stand import PENCIL, STANDEE, standee
from tools.art.picture import Picture

PICTURE = Picture(size=STANDEE)
CLASS = "two"
SCALE = 0.98


GREY = ("#8d9c9c", "#5d6d70", "#3a484c")


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    livery(f)
    _tray(f)


def livery(f: Fig) -> None:
    """The servant without his arms, to whom any lamp may be given."""
    gr = GREY
    for x in (134, 190):
        f.form(S(f"{x - 15},318! {x + 15},318! {x + 11},398! {x - 11},398!"), (PAPER[0], PAPER[1], PAPER[2]))
        f.pen(S(f"{x + 2},320! {x + 14},320! {x + 10},396! {x + 2},396!"), 90, 5, PAPER[4], 1.4, 0.8)
        f.form(
            S(f"{x - 28},424! {x - 28},412 {x - 12},402 {x - 10},390! {x + 12},390! {x + 14},424!"),
            ("#33302f", "#151313"),
        )
        f.form(Sh.rect(x - 12, 398, 15, 9), (LAMP["light"], LAMP["base"]), 1.8, edge=False)
    f.form(S("112,262! 108,330! 150,338 162,330 174,338 216,330! 212,262!"), ("#46565a", "#26343a"))
    # tail coat
    f.form("104,152! 88,190 90,250 96,290 78,388! 104,394! 128,330 134,270!", gr)
    f.form("220,152! 236,190 234,250 228,290 246,388! 220,394! 196,330 190,270!", gr)
    f.pen(S("206,280! 232,280! 246,388! 222,392! 200,330!"), 90, 5, INK, 1.6, 0.9)
    coat = f.form("112,146! 96,164 92,210 104,274! 162,292 220,274! 232,210 228,164 212,146! 162,162", gr)
    f.pen(f.side(coat, -34, 0), 90, 5.5, INK, 1.7, 0.9, ragged=14)
    f.form("140,152! 162,166 184,152! 192,210 182,278! 162,286 142,278! 132,210!", (CORAL["base"], CORAL["dark"]))
    for i in range(8):
        f.line(f"{141},{176 + i * 13} {183},{176 + i * 13}", 2.2, "#3c1418", 0.75)
    f.form("148,148! 162,160 176,148! 180,186 162,200 144,186!", (PAPER[0], PAPER[1]))
    # nobody, above a stiff collar
    f.nobody(
        "162,152! 148,142 140,120 128,104 124,76 132,50 150,36 162,34 174,36 192,50 200,76 196,104 184,120 176,142!"
    )
    f.form("132,156! 128,132 138,124! 162,146 186,124! 196,132 192,156! 176,166 162,152 148,166", (PAPER[0], PAPER[2]))
    f.form("146,158! 162,166 178,158! 182,176 162,170 142,176", (INK2, INK))
    # a powdered wig that has been told to stay
    wig = f.form(
        "122,82! 114,54 132,22 162,14 192,22 210,54 202,82! 190,60 176,46 162,44 148,46 134,60",
        (PAPER[0], PAPER[1], PAPER[2]),
    )
    for x in (122, 202):
        for y in (82, 98):
            f.form(Sh.ell(x, y, 13, 10), (PAPER[0], PAPER[2]))
            f.line([(x + 7 * math.cos(t), y + 5 * math.sin(t)) for t in (0.2, 1.6, 3.0, 4.4, 5.4)], 1.8, PAPER[4])
    f.pen(wig, 80, 6, PAPER[3], 1.4, 0.8)


def _tray(f: Fig) -> None:
    """The arms come forward; gloves; the lamp."""
    gr = GREY
    for pts in (
        "100,158! 74,186 66,232 92,262! 116,250! 102,228 112,196!",
        "224,158! 250,186 258,232 232,262! 208,250! 222,228 212,196!",
    ):
        a = f.form(pts, gr)
        f.pen(f.side(a, -10, -3), 90, 5.5, INK, 1.6, 0.9)
    f.glow(162, 232, 92, (0, LAMP["core"], 1), (0.35, LAMP["light"], 0.65), (1, LAMP["mid"], 0))
    f.line("140,196 146,176 178,176 184,196", 4, INK)
    f.form("138,196! 146,184 178,184 186,196!", (LAMP["light"], LAMP["base"]))
    f.form("136,198! 188,198! 182,262! 142,262!", (LAMP["core"], LAMP["light"], LAMP["mid"]))
    f.fill("162,256! 150,238 154,222 162,206! 171,226 174,240", "#ffffff")
    f.line("152,198 154,262", 2.4, INK)
    f.line("172,198 170,262", 2.4, INK)
    f.form("132,262! 192,262! 196,276! 128,276!", (LAMP["light"], LAMP["base"]))
    _figure_2(f)


def _figure_2(f: Fig) -> None:
    for sx in (-1, 1):
        f.form(
            S(
                f"{162 + sx * 72},{262}! {162 + sx * 46},{244}! {162 + sx * 28},{248} {162 + sx * 22},{262} "
                f"{162 + sx * 24},{280} {162 + sx * 44},{288} {162 + sx * 66},{280}!"
            ),
            (PAPER[0], PAPER[1], PAPER[2]),
        )
        for y in (258, 266, 274):
            f.line(f"{162 + sx * 24},{y} {162 + sx * 38},{y + 1}", 2, PAPER[4])


def pencil(d: Doc) -> None:
    """On the back: a wage packet, empty."""
    d.stroke(S("116,352! 206,346! 210,396! 118,402!"), PENCIL, 2.2, 0.9)
    d.stroke(line("116,352 164,380 206,346"), PENCIL, 2.2, 0.9)
    d.stroke(line("140,326 152,338"), PENCIL, 2, 0.7)
    d.stroke(line("176,322 168,336"), PENCIL, 2, 0.7)


def draw(d: Doc, detail: int) -> None:
    """The figure in front."""
    standee(d, figure, CLASS, SCALE)
