"""absent_aunt: evening dress, gloves, lorgnette, pearls and tiara; who wears them is a hole with a dotted line."""

import math

import numpy as np

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.inkwell.spline import polar
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.nib import CORAL, INK, LAMP, PAPER, PLUM, TIDE
from tools.art.lamplit.stand import PENCIL, STANDEE, Drawing, standee
from tools.art.picture import Picture

PICTURE = Picture(size=STANDEE)
CLASS = "two"
SCALE = 0.93


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    dressed(f, _open_fan)


def _open_fan(f: Fig) -> None:
    f.form("250,250! 204,222! 216,196 244,186 274,196 290,218 292,236!", (PAPER[0], PLUM["light"]))
    for a in (-148, -126, -104, -82, -60, -38):
        px, py = polar(250, 250, 52, a)
        f.line([(250, 250), (px, py)], 2, PLUM["base"])


def dressed(f: Fig, fan: Drawing) -> None:
    """All that she wears, and what her right glove holds."""
    gown = (PLUM["mid"], PLUM["base"], PLUM["dark"])
    # train and skirt
    sk = f.form(
        (
            "126,248! 110,300 90,366 66,426! 120,432 190,434 256,432 306,424! 300,396 "
            "270,350 262,300 244,268 206,248! 164,262"
        ),
        gown,
    )
    f.pen(f.side(sk, -30, 0), 78, 5.5, INK, 1.7, 0.9, ragged=24)
    f.pen(sk, 96, 9, PLUM["deep"], 1.6, 0.8, tone=lambda x, y: abs(x - 170) / 110, ragged=30)
    f.form("150,258! 140,320 128,380 120,431! 160,434 196,433! 190,380 184,320 180,258!", (PLUM["light"], PLUM["mid"]))
    for i in range(6):
        y = 300 + i * 22
        f.line(f"{142 - i * 4},{y} {160},{y + 9} {186 + i * 2},{y}", 2.4, PLUM["dark"])
    f.form(
        ("76,404! 100,396 140,402 190,404 240,402 292,396! 306,424! 256,432 190,436 120,433 66,426!"),
        (PAPER[0], PAPER[1]),
    )
    f.pen(S("76,404! 190,404! 292,396! 306,424! 190,436! 66,426!"), 90, 7, PLUM["base"], 1.7, 0.9, ragged=8)
    bus = f.form("196,250! 226,244 262,258 276,292 262,318 228,312 206,286!", gown)
    f.pen(bus, 60, 5.5, INK, 1.6, 0.85, ragged=8)
    # bodice
    bod = f.form(
        ("122,162! 118,190 124,220 134,250! 166,264 200,250! 210,220 214,190 206,162! 190,154 166,166 140,154"), gown
    )
    f.pen(f.side(bod, -22, 0), 90, 5, INK, 1.6, 0.9, ragged=8)
    f.fill(bod - bod.move(5, 3), PLUM["light"], 0.8)
    for i in range(4):
        f.form(Sh.ell(166, 184 + i * 20, 4.6), PAPER[0], 1.8, edge=False)
    f.form("128,242! 166,256 204,242! 206,256! 166,272 126,256!", (LAMP["light"], LAMP["base"]))
    # who is not there
    f.nobody(
        "166,160! 150,146 144,128 132,112 128,88 134,66 150,54 168,52 186,56 200,70 203,92 198,112 188,128 182,146!"
    )
    f.nobody("96,208! 84,222 78,232 66,232! 70,210 84,194!")
    f.nobody("228,206! 240,218 246,236 258,240! 260,222 246,200!")
    # sleeves, then nothing, then gloves
    for x, _s in ((112, -1), (218, 1)):
        p = f.form(Sh.ell(x, 182, 31, 28), gown)
        f.pen(f.side(p, -14, -6), 90, 5, INK, 1.6, 0.9)
        f.form(S(f"{x - 20},{204}! {x},{198} {x + 20},{204}! {x + 16},{213}! {x},{208} {x - 16},{213}!"), PAPER[0])
    _figure_2(f, fan)


def _figure_2(f: Fig, fan: Drawing) -> None:
    glove = (PAPER[0], PAPER[1], PAPER[2])
    # left glove lifts the lorgnette
    g = f.form(
        ("62,236! 84,244! 96,206 94,170 96,150! 106,140 104,128 92,120 80,122 70,116 62,122 66,136 74,148! 66,190"),
        glove,
    )
    f.pen(f.side(g, -9, 0), 90, 5, INK, 1.4, 0.8)
    f.line("66,136 80,140 88,136", 2, INK)
    f.line("70,146 82,149 92,145", 2, INK)
    f.line("74,122 80,130", 2, INK)
    f.line("84,124 104,106 118,100", 5, LAMP["base"], edge=True)
    for x in (130, 164):
        r = f.form(Sh.ell(x, 94, 16, 15), TIDE["light"], 2)
        f.fill(f.side(r, -7, -5), TIDE["mid"], 0.8)
        f.line(
            [(x + 17 * math.cos(t), 94 + 15 * math.sin(t)) for t in np.linspace(0, 6.3, 18)], 5, LAMP["mid"], edge=True
        )
        f.fill(S(f"{x - 9},{88}! {x + 2},{84} {x - 7},{102}!"), "#ffffff", 0.85)
    f.line("146,92 150,92", 5, LAMP["mid"], edge=True)
    # right glove holds the fan
    fan(f)
    f.form("226,232! 220,262 232,286! 252,284 262,270 266,254 254,244 240,246!", glove)
    f.line("244,254 256,258", 2, INK)
    f.line("242,264 256,268", 2, INK)
    # the collar, and the dark in it
    f.form(
        S("130,160! 120,130 136,138 144,124 154,136 166,122 178,136 190,124 198,138 212,130 202,160! 166,174"),
        (PAPER[0], PAPER[2]),
    )
    f.form(Sh.ell(166, 146, 28, 10), INK, 2, edge=False)
    f.pen(S("130,160! 166,174! 202,160! 200,150! 166,160! 132,150!"), 90, 6, PAPER[3], 1.5, 0.9)
    # pearls about a neck that is not
    for i in range(11):
        t = math.radians(20 + i * 14)
        f.form(Sh.ell(166 + 36 * math.cos(t), 118 + 20 * math.sin(t), 5), PAPER[0], 1.8)
    for x in (132, 200):
        if x == 200:
            f.form(S(f"{x},{92}! {x + 6},{108} {x},{114} {x - 6},{108}"), (TIDE["core"], TIDE["mid"]), 2)
    # the tiara over nothing
    for pts in (
        "150,48! 132,26 128,2 146,-8! 160,6 162,30!",
        "170,48! 164,16 172,-14 192,-16! 196,10 184,36!",
        "188,52! 192,26 212,6 232,10! 224,34 204,50!",
    ):
        p = f.form(S(pts).move(0, 22), (PAPER[0], PAPER[2]))
        f.pen(p, 70, 5, PLUM["base"], 1.4, 0.8)
    f.form(
        "130,84! 136,62 148,72 158,54 168,70 182,54 190,72 204,62! 206,84! 168,76",
        (LAMP["core"], LAMP["mid"], LAMP["base"]),
    )
    for x, y in ((148, 76), (168, 70), (188, 76)):
        f.form(Sh.ell(x, y, 4.6), (CORAL["light"], CORAL["base"]), 1.6, edge=False)


def pencil(d: Doc) -> None:
    """On the back: lines of a dress pattern, with a letter's worth of seam allowance."""
    for spec in (
        "116,180 150,206 190,204 214,178",
        "108,398 132,300 150,240",
        "214,398 196,300 186,240",
        "96,372 160,384 236,370",
    ):
        d.stroke(line(spec), PENCIL, 2, 0.9, dash="9 5 2 5")
    for x, y in ((120, 330), (206, 326)):
        d.stroke(line(f"{x - 7},{y} {x + 7},{y}"), PENCIL, 2, 0.9)
        d.stroke(line(f"{x},{y - 7} {x},{y + 7}"), PENCIL, 2, 0.9)


def draw(d: Doc, detail: int) -> None:
    """The figure in front."""
    standee(d, figure, CLASS, SCALE)
