"""The Keeper is never seen: a wing chair from behind, a gloved hand, a cup; who sits there is a dotted line."""

import math
import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.inkwell.spline import polar
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
    form,
    lines,
    nib,
    pen,
    side,
)
from tools.art.picture import Picture

PICTURE = Picture(size=(200, 200))
SIZE = (200, 200)


def _chair(d: Doc, acting: bool) -> None:
    """The chair; acting, the head has turned to us, and the glove is on the bell pull."""
    d.glow(100, 70, 110, (0, LAMP["light"], 0.8), (0.5, LAMP["mid"], 0.3), (1, LAMP["mid"], 0))
    if acting:
        d.stroke(S("66,72! 62,50 66,30 80,16 98,12 116,18 128,34 128,72!"), TIDE["core"], 4, 1, dash="7 6")
        for x in (84, 106):
            d.stroke(Sh.ell(x, 46, 7, 5), TIDE["core"], 3, 1, dash="5 4")
        d.stroke(line("78,62 90,66 104,62"), TIDE["core"], 3, 1, dash="5 4")
    else:
        d.stroke(S("72,72! 70,40 84,18 100,14 116,18 130,40 128,72!"), TIDE["light"], 3.4, dash="7 6")
    c = form(
        d,
        S("36,196! 30,120 34,78 52,58 100,50 148,58 166,78 170,120 164,196!"),
        (PLUM["mid"], PLUM["base"], PLUM["deep"]),
        4,
    )
    nib(d, pen(side(c, -40, 0), 90, 6, ragged=16), INK, 2, 0.9)
    d.fill(c - c.move(5, 4), PLUM["light"], 0.7)
    for x, y in ((72, 100), (128, 100), (100, 126), (72, 150), (128, 150)):
        form(d, Sh.ell(x, y, 4), (PLUM["light"], PLUM["dark"]), 1.6)
    for s in (-1, 1):
        form(
            d,
            S(f"{100 + s * 62},196! {100 + s * 66},140 {100 + s * 84},132 {100 + s * 94},148 {100 + s * 90},196!"),
            (PLUM["base"], PLUM["dark"]),
            4,
        )
    for i in range(5):
        form(d, Sh.ell(58 + i * 21, 76 + abs(i - 2) * 5, 4), BRASS, 1.8)
    if acting:
        lines(d, 6, INK, "22,4 22,106")
        lines(d, 3, LAMP["light"], "22,4 22,106")
        form(d, S("10,112! 12,98 24,92 36,98 38,114! 24,122"), (PAPER[0], PAPER[1]), 3)
        lines(d, 2, INK, "16,102 30,100", "16,108 31,106")
        form(d, S("12,120! 36,120! 34,142! 16,142!"), (PAPER[0], PAPER[2]), 2.6)
        form(d, S("17,126! 22,150 29,126!"), (CORAL["light"], CORAL["mid"]), 2)
    else:
        form(d, S("6,140! 12,128 26,126 38,132 40,144! 24,150"), (PAPER[0], PAPER[1]), 3)
        lines(d, 2, INK, "14,132 16,142", "22,129 24,141", "30,130 32,141")
    form(d, S("168,128! 194,128! 190,148 180,152 172,148!"), (PAPER[0], PAPER[2]), 3)
    lines(d, 4, PAPER[0], "181,118 188,104 178,92 186,76", op=0.9)


def _keeper_win(d: Doc) -> None:
    """The chair, for the first time from the front: a cushion, and in it a dent."""
    d.glow(90, 60, 120, (0, LAMP["core"], 0.8), (0.5, LAMP["mid"], 0.3), (1, LAMP["mid"], 0))
    b = form(
        d,
        S("34,150! 26,90 36,44 66,22 100,16 134,22 164,44 174,90 166,150!"),
        (PLUM["mid"], PLUM["base"], PLUM["dark"]),
        4,
    )
    nib(d, pen(side(b, -34, 0), 90, 6, ragged=16), INK, 2, 0.8)
    for x, y in ((76, 54), (124, 54), (100, 78), (70, 96), (130, 96)):
        form(d, Sh.ell(x, y, 4), (PLUM["light"], PLUM["dark"]), 1.6)
    c = form(d, S("42,148! 50,124 100,116 150,124 158,148! 100,164"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4)
    d.fill(Sh.ell(104, 138, 36, 12) & c, CORAL["dark"], 0.8)
    d.stroke(arc(104, 140, 34, 20, 160, 11), CORAL["core"], 3)
    for s in (-1, 1):
        form(
            d,
            S(f"{100 + s * 58},184! {100 + s * 60},112 {100 + s * 76},100 {100 + s * 90},112 {100 + s * 88},184!"),
            (PLUM["mid"], PLUM["dark"]),
            4,
        )
        form(d, Sh.rect(100 + s * 70 - 8, 182, 16, 14, 3), (WOOD[1], WOOD[3]), 3)
    form(d, S("40,150! 160,150! 158,184! 42,184!"), (PLUM["base"], PLUM["deep"]), 4)
    form(d, S("152,84! 178,84! 174,104 164,108 156,104!"), (PAPER[0], PAPER[2]), 3)
    d.stroke(S("66,110! 60,60 76,20 100,10 124,20 140,60 134,110!"), TIDE["core"], 3, 0.9, dash="7 6")


def _bell(d: Doc) -> None:
    """100x130: one bell of the board on its spring, at rest; the number is the game's."""
    spring = [(50 + 12 * math.sin(i / 39 * 25.6), 6 + i / 39 * 44.8) for i in range(40)]
    d.stroke(line(spring), INK, 7)
    d.stroke(line(spring), SLATE[0], 3.4)

    def b(s: Sh) -> Sh:
        return s.scale(0.72).move(50, 84)

    form(
        d,
        b(S("-52,40! -40,24 -38,-10 -20,-38 0,-44 20,-38 38,-10 40,24 52,40! 0,52")),
        (LAMP["core"], LAMP["light"], LAMP["base"]),
        3.4,
    )
    nib(d, pen(b(S("10,-36! 38,-10 40,24 52,40! 12,48!")), 90, 5), LAMP["dark"], 1.6, 0.8)
    d.fill(b(S("-34,20! -30,-10 -18,-28! -22,-4 -24,22!")), "#ffffff", 0.8)
    form(d, b(Sh.ell(0, 54, 11, 9)), BRASS, 2.6)


def _bell_board(d: Doc) -> None:
    """300x150, three by three parts that stretch: a plank with a strip of brass."""
    p = Sh.rect(4, 4, 292, 142, 8)
    form(d, p, (WOOD[1], WOOD[2], WOOD[3]), 4)
    nib(d, pen(p.shrink(6), 0, 9, rnd=random.Random(3), ragged=120, broken=0.9), INK, 1.7, 0.5)
    form(d, Sh.rect(14, 12, 272, 16, 4), BRASS, 2.6)
    d.fill(Sh.rect(18, 14, 264, 4), "#ffffff", 0.5)
    for x in (24, 276):
        form(d, Sh.ell(x, 20, 5), (LAMP["core"], LAMP["dark"]), 1.8)
        form(d, Sh.ell(x, 134, 5), (LAMP["core"], LAMP["dark"]), 1.8)
    d.stroke(Sh.rect(14, 36, 272, 100, 4), LAMP["base"], 2)


def _clock(d: Doc) -> None:
    """200x200: the tide clock; five notches, the water behind the dial is the game's to raise from the lowest."""
    form(d, Sh.ell(100, 100, 92), (WOOD[0], WOOD[1], WOOD[3]), 5)
    form(d, Sh.ell(100, 100, 78), BRASS, 4)
    dial = form(d, Sh.ell(100, 100, 68), (PAPER[0], PAPER[1], PAPER[2]), 3.4)
    w = S("20,142! 60,132 100,144 140,132 180,142! 180,190! 20,190!") & dial.shrink(2)
    d.fill(w, d.lin(0, 130, 0, 170, TIDE["light"], TIDE["base"]))
    d.stroke(line("44,137 70,133 100,144 130,134 156,137"), "#ffffff", 3)
    for i in range(5):
        x, y = polar(100, 100, 56, 150 + i * 60)
        form(
            d,
            Sh.poly([(-9, 0), (0, -11), (9, 0), (0, 11)]).rot(60 + i * 60).move(x, y),
            (CORAL["light"], CORAL["base"]) if i == 4 else (INK2, INK),
            2,
        )
    lines(d, 7, INK, "100,100 100,58")
    lines(d, 7, INK, "100,100 130,116")
    form(d, Sh.ell(100, 100, 9), BRASS, 3)
    d.fill(S("50,70! 66,46 90,38! 70,56 60,80!"), "#ffffff", 0.8)


def _curtain(d: Doc) -> None:
    """1920x1080: plum curtain between two people at one machine; the hall's mirror behind a gap."""
    d.fill(Sh.rect(0, 0, 1920, 1080), INK)
    d.glow(1180, 420, 620, (0, LAMP["light"], 0.8), (0.4, LAMP["mid"], 0.3), (1, LAMP["mid"], 0))
    form(d, S("1010,860! 1010,250 1180,130 1350,250 1350,860!"), (LAMP["light"], LAMP["base"], LAMP["dark"]), 8)
    glass = form(d, S("1050,830! 1050,270 1180,176 1310,270 1310,830!"), (TIDE["core"], TIDE["light"], TIDE["base"]), 6)
    with d.clip(glass):
        form(d, Sh.rect(1080, 420, 120, 410), (WOOD[1], WOOD[3]), 5)
        form(d, Sh.rect(1094, 434, 92, 396), (LAMP["core"], LAMP["mid"]), 4)
        d.stroke(
            S("1216,830! 1206,640 1232,560 1226,500 1252,470 1280,500 1274,560 1300,640 1296,830!"),
            TIDE["dark"],
            5,
            1,
            dash="16 12",
        )
        d.fill(S("1070,830! 1180,190! 1216,196! 1120,830!"), "#ffffff", 0.3)
    rnd = random.Random(4)
    for left in (True, False):
        edge = 1120 if left else 1260
        n = 9 if left else 6
        for i in range(n):
            x0 = edge - (i + 1) * 128 if left else edge + i * 118
            sway = 26 * math.sin(i * 1.7)
            f = S(
                f"{x0 - 14},-20! {x0 + 140},-20! {x0 + 132 + sway},400 {x0 + 150},1100! {x0 - 20},1100! {x0 + sway},500"
            )
            form(d, f, (PLUM["mid"], PLUM["base"], PLUM["deep"]), 5)
            nib(d, pen(side(f, -54, 0), 90, 11, rnd=rnd, ragged=160), INK, 3, 0.75)
            d.fill(f - f.move(9, 0), PLUM["light"], 0.4)
    form(d, Sh.rect(-20, -20, 1960, 74), (LAMP["light"], LAMP["base"], LAMP["dark"]), 6)
    for x in range(20, 1920, 96):
        form(d, S(f"{x},54! {x + 48},54! {x + 24},104!"), (CORAL["mid"], CORAL["dark"]), 4)
    form(d, S("1090,640! 1140,620 1180,640 1176,672 1120,690 1086,676"), (PAPER[0], PAPER[1], PAPER[2]), 5)
    for y in (640, 654, 668):
        lines(d, 3, PAPER[4], f"1136,{y} 1170,{y + 2}")


FILES = {
    "chair": (SIZE, lambda d: _chair(d, False)),
    "chair_acting": (SIZE, lambda d: _chair(d, True)),
    "keeper_win": (SIZE, _keeper_win),
    "bell": ((100, 130), _bell),
    "bell_board": ((300, 150), _bell_board),
    "clock": (SIZE, _clock),
    "curtain": ((1920, 1080), _curtain),
}
