"""Slides of the magic lantern, 468x452: what is asked for, and what is left of it afterwards. The dark candle has a
file of its own.
"""

import itertools
import math
import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, line
from tools.art.inkwell.spline import lerp, polar
from tools.art.lamplit.nib import INK, LAMP, LEAF_G, PAPER, PLUM, SLATE, TIDE, WOOD, form, nib, pen, side
from tools.art.picture import Picture

PICTURE = Picture(size=(468, 452))
SIZE = (468, 452)
ALL = Sh.rect(0, 0, 468, 452)


def _glass(d: Doc, deep: str, mid: str, light: str, at: tuple[float, float] = (200, 200)) -> None:
    """Light thrown on a wall, with the dust that flies in it."""
    d.fill(ALL, d.rad(at[0], at[1], 380, (0, light), (0.45, mid), (1, deep)))
    nib(
        d,
        pen(ALL, 90, 10, lambda x, y: math.hypot(x - at[0], y - at[1]) / 420, random.Random(4), 30, step=14),
        INK,
        2,
        0.45,
    )
    d.fill(specks(ALL, 60, (1, 2.6), random.Random(7)), "#ffffff", 0.5)


def _mending(d: Doc) -> None:
    """A cup is sewn together by a needle that nobody holds; the thread is gold, and so is the tea."""
    _glass(d, "#2a1f16", "#9a6a34", "#fff0c8", (210, 180))
    d.fill(Sh.ell(250, 392, 190, 28), INK, 0.45)
    form(d, S("60,380! 120,352 370,352 430,380! 370,408 120,408"), (PAPER[0], PAPER[2]), 4)
    cup = form(d, S("110,170! 370,150! 366,250 320,350! 172,356! 122,270"), ("#ffffff", PAPER[0], PAPER[2]), 4.4)
    nib(d, pen(side(cup, -60, -4), 90, 9, ragged=20), PAPER[4], 2, 0.8)
    d.stroke(line("366,190 424,196 416,276 350,276"), INK, 28)
    d.stroke(line("366,190 424,196 416,276 350,276"), PAPER[0], 17)
    form(d, Sh.ell(240, 160, 130, 24), (LAMP["light"], LAMP["mid"], LAMP["base"]), 4)
    crack = [(196, 172), (222, 214), (204, 252), (236, 292), (222, 350)]
    d.stroke(line([(x, y, 1) for x, y in crack]), INK, 7)
    for (x0, y0), (x1, y1) in itertools.pairwise(crack):
        for i in range(3):
            t = (i + 0.5) / 3
            x, y = (lerp(x0, x1, t), lerp(y0, y1, t))
            d.stroke(line([(x - 15, y - 5), (x + 15, y + 5)]), INK, 9)
            d.stroke(line([(x - 14, y - 5), (x + 14, y + 5)]), LAMP["light"], 5)
    th = line("222,350 170,330 90,300 60,220 104,140 150,96 210,74")
    d.stroke(th, INK, 8)
    d.stroke(th, LAMP["light"], 4)
    form(d, S("204,66! 330,6! 340,12! 214,84!"), ("#ffffff", SLATE[0]), 3.4)
    d.fill(Sh.ell(224, 70, 8, 3.4).rot(-28, 224, 70), INK)
    d.stroke(
        S("250,30! 236,10 250,-10 280,-8 300,8 316,-2 330,6 322,26 296,40 270,44"), TIDE["dark"], 3.4, 1, dash="9 7"
    )


def _mending_after(d: Doc) -> None:
    """Only the seams, glowing."""
    d.fill(ALL, d.rad(210, 220, 360, (0, "#3a2a18"), (1, "#0d0b0a")))
    for spec in (
        "110,170 122,270 172,356 320,350 366,250 370,150",
        "110,170 240,186 370,150",
        "110,168 240,136 370,150",
    ):
        d.stroke(line(spec), LAMP["dark"], 3, 0.8, dash="5 9")
    d.glow(216, 262, 150, (0, LAMP["core"], 0.7), (0.5, LAMP["mid"], 0.3), (1, LAMP["mid"], 0))
    crack = [(196, 172), (222, 214), (204, 252), (236, 292), (222, 350)]
    d.stroke(line([(x, y, 1) for x, y in crack]), LAMP["mid"], 12, 0.7)
    d.stroke(line([(x, y, 1) for x, y in crack]), "#ffffff", 5)
    for (x0, y0), (x1, y1) in itertools.pairwise(crack):
        for i in range(3):
            t = (i + 0.5) / 3
            x, y = (lerp(x0, x1, t), lerp(y0, y1, t))
            d.stroke(line([(x - 16, y - 6), (x + 16, y + 6)]), LAMP["light"], 5)


def _unlight_after(d: Doc) -> None:
    """The wick, white in white."""
    d.fill(ALL, d.rad(234, 190, 380, (0, "#ffffff"), (0.6, "#f4faf0"), (1, TIDE["light"])))
    for i, r in enumerate((90, 140, 196, 260)):
        d.stroke(Sh.ell(234, 190, r), TIDE["mid"], 3, 0.5 - i * 0.08, dash=f"{30 - i * 4} {12 + i * 4}")
    c = form(d, S("186,470! 190,316! 278,312! 282,470!"), ("#ffffff", "#f4f8ee", "#d5e2d5"), 3)
    nib(d, pen(side(c, -24, 0), 90, 8), TIDE["mid"], 1.8, 0.7)
    form(d, Sh.ell(234, 314, 45, 13), ("#ffffff", "#e6efe2"), 3)
    d.stroke(line("234,312 236,270"), TIDE["base"], 8)
    s = brush("236,268 210,226 258,176 216,126 244,70", 18, taper(0.5, 0.0, 0.3), 20)
    d.fill(s, TIDE["light"], 0.8)
    d.stroke(s, TIDE["mid"], 2.6, 0.8)
    for x, y, a in ((110, 130, -24), (370, 110, 30), (360, 300, 60)):
        for k in (-1, 1):
            w = S(f"0,0! {30 * k},-28 {40 * k},-6 {20 * k},10! {24 * k},24 {7 * k},22").rot(a).move(x, y)
            form(d, w, ("#ffffff", "#e6efe2"), 2.2, TIDE["mid"])


def _withering(d: Doc) -> None:
    """A rose lets go; its shadow has gone first."""
    _glass(d, "#1d1420", "#6a4258", "#f6dfe6", (170, 150))
    form(d, S("150,470! 176,300! 306,296! 330,470!"), (TIDE["core"], TIDE["mid"], TIDE["dark"]), 4)
    d.fill(S("176,470! 190,320! 210,320! 204,470!"), "#ffffff", 0.6)
    d.fill(S("182,380! 304,374! 318,470! 168,470!"), TIDE["base"], 0.5)
    d.stroke(line("240,400 244,300 226,210 190,150"), INK, 18)
    d.stroke(line("240,400 244,300 226,210 190,150"), LEAF_G[3], 11)
    for spec in ("236,260! 290,226 330,236! 300,270 262,276", "228,220! 180,226 150,256! 190,262 220,246"):
        lf = form(d, S(spec), (WOOD[0], WOOD[2]), 3.4)
        nib(d, pen(lf, 20, 7), INK, 1.7, 0.6)
    for a, r, c in (
        (200, 50, PLUM["dark"]),
        (250, 54, PLUM["base"]),
        (300, 50, PLUM["base"]),
        (340, 46, PLUM["dark"]),
        (150, 44, PLUM["dark"]),
        (260, 30, PLUM["mid"]),
    ):
        x, y = polar(176, 128, r * 0.66, a)
        form(d, Sh.ell(x, y, r * 0.62, r * 0.5).rot(a, x, y), (lighten(c, 0.25), c, PLUM["deep"]), 3.4)
    form(d, Sh.ell(176, 124, 24, 20), (PLUM["light"], PLUM["mid"]), 3)
    for x, y, a in (
        (120, 230, 30),
        (320, 170, -20),
        (90, 320, 60),
        (370, 300, -40),
        (280, 110, 10),
        (60, 410, 20),
        (400, 410, -10),
    ):
        form(d, S("-26,4! -10,-16 16,-16 28,2! 12,14 -12,16").rot(a).move(x, y), (PLUM["mid"], PLUM["dark"]), 3)
    for spec in ("330,470 350,300 390,200 420,160",):
        d.stroke(line(spec), TIDE["light"], 3, 0.9, dash="9 8")
    d.stroke(Sh.ell(424, 134, 34, 30), TIDE["light"], 3, 0.9, dash="9 8")


def _withering_after(d: Doc) -> None:
    """Petals on nothing."""
    d.fill(ALL, d.rad(230, 330, 380, (0, "#5a3a4c"), (0.6, "#2a1a26"), (1, "#100a10")))
    d.stroke(line("240,400 244,300 226,210 190,150"), PLUM["mid"], 3, 0.7, dash="7 9")
    d.stroke(S("150,440! 176,300! 306,296! 330,440!"), PLUM["mid"], 3, 0.7, dash="7 9")
    rnd = random.Random(8)
    for i in range(22):
        x, y = (60 + rnd.uniform(0, 350), 372 + rnd.gauss(0, 26))
        form(
            d,
            S("-28,4! -10,-17 16,-17 30,2! 12,14 -12,16").rot(rnd.uniform(-60, 60)).move(x, y),
            ((PLUM["light"], PLUM["base"]), (PLUM["mid"], PLUM["dark"]))[i % 2],
            3,
        )
    for x, y, a in ((300, 160, 20), (150, 240, -30)):
        form(d, S("-26,4! -10,-16 16,-16 28,2! 12,14 -12,16").rot(a).move(x, y), (PLUM["light"], PLUM["mid"]), 3)


def _farsight(d: Doc) -> None:
    """An eye at a telescope; at the far end of it, an eye."""
    _glass(d, "#0d2026", "#3a7074", "#e6f6e2", (360, 110))
    d.glow(380, 96, 120, (0, LAMP["core"], 0.8), (1, LAMP["mid"], 0))
    for x0, y0, x1, y1, w, c in (
        (80, 360, 210, 262, 92, (LAMP["light"], LAMP["base"])),
        (196, 272, 300, 194, 72, (WOOD[0], WOOD[3])),
        (290, 202, 372, 140, 54, (LAMP["light"], LAMP["base"])),
    ):
        s = line([(x0, y0), (x1, y1)]).stroke(w, cap="butt")
        form(d, s, c, 4.4)
        nib(d, pen(side(s, -12, -16), 53, 7), INK, 1.9, 0.7)
    for x, y, r in ((206, 264, 46), (298, 195, 36)):
        d.stroke(line([polar(x, y, r, 53), polar(x, y, r, 233)]), INK, 14)
        d.stroke(line([polar(x, y, r, 53), polar(x, y, r, 233)]), LAMP["core"], 7)
    form(d, Sh.ell(382, 132, 26, 40).rot(-37, 382, 132), (TIDE["core"], TIDE["light"], TIDE["base"]), 4)
    e = form(d, S("356,140! 366,112 392,108 410,124! 402,150 376,158"), ("#ffffff", TIDE["core"]), 3)
    d.fill(Sh.ell(384, 132, 9) & e, INK)
    f = form(d, S("-20,470! -20,250! 40,262 84,300 96,350 70,410 60,470!"), ("#c08a5e", "#99663f", "#6b4230"), 4)
    nib(d, pen(side(f, -24, -6), 90, 8, ragged=16), "#3a231d", 2, 0.8)
    form(d, S("30,350! 48,326 82,326 98,348! 82,370 48,372"), ("#ffffff", PAPER[0]), 3.6)
    d.fill(Sh.ell(74, 348, 13, 15), INK)
    d.fill(Sh.ell(69, 342, 4), "#ffffff")
    d.stroke(line("24,326 50,304 90,312"), INK, 9)


def _farsight_after(d: Doc) -> None:
    """The eye shut."""
    d.fill(ALL, d.rad(234, 220, 360, (0, "#245057"), (0.6, "#12292f"), (1, "#081316")))
    for r, o in ((150, 0.5), (196, 0.35)):
        d.stroke(Sh.ell(234, 226, r, r * 0.74), TIDE["light"], 3, o, dash="18 14")
    lid = form(d, S("90,226! 150,150 318,150 378,226! 318,262 150,262"), ("#c08a5e", "#99663f", "#6b4230"), 4.4)
    nib(d, pen(side(lid, -50, -20), 90, 8, ragged=14), "#3a231d", 2, 0.8)
    d.stroke(line("86,224 150,262 234,272 318,262 382,224"), INK, 11)
    for i in range(9):
        x = 118 + i * 29
        y = 246 + 26 * math.sin(math.pi * (i + 1) / 10)
        d.stroke(line([(x, y), (x + (i - 4) * 5, y + 32)]), INK, 6)
    form(d, S("300,300! 312,330 300,348 288,330"), (TIDE["core"], TIDE["mid"]), 3)
    d.stroke(line("96,150 160,104 300,100 372,142"), INK, 13)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (_mending, _mending_after, _unlight_after, _withering, _withering_after, _farsight, _farsight_after)
}
