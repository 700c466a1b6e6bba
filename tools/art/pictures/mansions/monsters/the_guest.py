"""the_guest: the guest of honour has taken trouble: a starched front of foam, a flower of weed, the lid of a tureen
for a hat, and a bow ready.
"""

import math

from tools.art.inkwell.brush import LEAF
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line, star
from tools.art.inkwell.spline import polar
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.nib import CORAL, INK, LAMP, LEAF_G, PAPER, SLATE, TIDE
from tools.art.lamplit.stand import PENCIL, STANDEE, standee
from tools.art.picture import Picture

PICTURE = Picture(size=STANDEE)
CLASS = "none"
SCALE = 0.9
CLOTH = ("#3f5a60", "#22383e", "#0f1e23")


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    with f.at(16, 0):
        _gentleman(f)


def _gentleman(f: Fig) -> None:
    """#: it has come up out of this"""
    f.form("20,424! 44,404 120,398 220,400 286,408 304,424! 220,434 90,434", (TIDE["light"], TIDE["mid"], TIDE["base"]))
    for x, _k in ((168, 0), (222, 8)):
        leg = f.form(f"{x - 20},300! {x + 24},300! {x + 16},398! {x - 12},398!", ("#9fb0ad", "#4b5c63"))
        f.pen(leg, 90, 9, INK, 2.4, 0.8)
        f.form(
            f"{x - 44},422! {x - 46},410 {x - 22},398 {x - 12},388! {x + 18},388! {x + 22},422!", ("#3a3f40", "#121517")
        )
        for b in range(3):
            f.form(Sh.ell(x - 34 + b * 14, 412 - b * 3, 4.4), (PAPER[0], PAPER[2]), 1.6, edge=False)
    # tails like two waves going out
    tail = f.form(
        (
            "176,196! 232,206 262,262 276,330 300,372 296,392! 270,384 262,362! 258,388 "
            "232,392! 226,360 206,320 186,300!"
        ),
        CLOTH,
    )
    f.pen(tail, 100, 7, INK, 1.8, 0.8, ragged=16)
    f.form("262,362! 276,376 296,372 300,388 284,396 266,388!", ("#ffffff", TIDE["light"]), 2.2)
    # it leans out of the upright: the bow has begun
    coat = f.form(("126,126! 96,150 84,204 96,262 120,306! 172,322 232,306! 246,252 240,196 214,150 178,128!"), CLOTH)
    f.shade(coat, -40, -4)
    f.rim(coat, "#8fb0ae", 0.8)
    f.form(
        "128,134! 108,168 104,214 116,262! 138,276 156,268! 164,214 166,166 160,134!",
        ("#ffffff", TIDE["core"], TIDE["light"]),
        2.6,
    )
    for y in range(150, 262, 19):
        d0 = (y - 150) * 0.1
        f.line(f"{112 - d0},{y + 8} {122 - d0},{y} {134},{y + 10} {146},{y} {160},{y + 9}", 3, TIDE["mid"])
    for y in (176, 214, 250):
        f.form(Sh.ell(135, y, 5), (CORAL["core"], CORAL["light"]), 1.8, edge=False)
    f.form("160,134! 196,156 188,196! 176,188! 178,214 160,258! 152,262 162,200!", ("#56757a", "#1c3036"), 2.4)
    f.form("128,134! 104,150 98,190! 108,186! 106,208 112,236! 122,214 118,172!", ("#56757a", "#1c3036"), 2.4)
    # weed in the buttonhole
    for a in (-70, -100, -130, -40, -160):
        px, py = polar(182, 176, 24, a)
        f.brush(f"182,178 {(182 + px) / 2 + 5:.0f},{(178 + py) / 2:.0f} {px:.0f},{py:.0f}", 9, LEAF_G[1], LEAF, True)
    f.form(star(182, 174, 13, 6, 0.55), (CORAL["light"], CORAL["mid"]), 2)
    f.fill(Sh.ell(182, 174, 4), LAMP["light"])
    # whoever it is
    f.nobody("140,132! 122,126 106,112 94,96 88,74 92,50 106,34 128,26 150,30 166,46 170,70 166,94 162,112 164,130!")
    f.form("110,140! 102,120 118,112! 138,132 164,110! 176,118 174,138! 162,150 138,136 122,150", ("#ffffff", PAPER[1]))
    f.form("138,140! 112,128 108,154! 138,146! 166,156 166,128!", (CORAL["mid"], CORAL["dark"]), 2.4, INK, False)
    f.form(Sh.ell(138, 142, 7), (CORAL["light"], CORAL["base"]), 2, INK, False)
    f.line(
        [(112 + 17 * math.cos(t / 20 * math.tau), 74 + 17 * math.sin(t / 20 * math.tau)) for t in range(21)],
        5,
        LAMP["mid"],
    )
    f.fill(Sh.ell(112, 74, 14), TIDE["light"], 0.9)
    f.fill("104,66! 114,62 106,82!", "#ffffff", 0.9)
    f.line("128,80 136,104 132,128 140,150", 2.2, LAMP["mid"])
    _gentleman_2(f)


def _gentleman_2(f: Fig) -> None:
    # one arm behind its back, where one does not look
    back_ = f.form("206,150! 250,170 270,214 262,252! 236,262 224,244! 232,214 216,190!", CLOTH)
    f.shade(back_, -14, -4)
    # the other brings the lid down over the heart it has not got
    arm = f.form("112,146! 76,160 48,196 40,232! 62,254! 88,240 104,216 116,190!", CLOTH)
    f.shade(arm, -10, -6)
    f.rim(arm, "#8fb0ae", 0.8)
    f.form("36,228! 66,252! 56,266! 26,240!", ("#ffffff", PAPER[1]))
    f.form("30,240! 54,262! 60,278 52,292 36,294 22,280 20,258!", (PAPER[0], PAPER[1], PAPER[2]))
    for spec in ("26,262 40,270", "30,274 44,280", "40,254 54,268"):
        f.line(spec, 2, PAPER[4])
    with f.at(52, 300, 1.0, 24):
        lid = f.form("-60,14! -54,-22 -28,-46 0,-52 28,-46 54,-22 60,14! 0,26", (PAPER[0], SLATE[0], SLATE[2]), 2.8)
        f.pen(f.side(lid, -26, -4), 90, 6, INK, 1.7, 0.9, ragged=8)
        f.form("-68,12! 0,2 68,12! 66,22! 0,34 -66,22!", (PAPER[0], SLATE[1]), 2.6)
        f.form(Sh.ell(0, -60, 10, 9), (LAMP["light"], LAMP["base"]), 2.4)
        f.fill("-40,-10! -34,-28 -20,-38! -28,-20 -30,0!", "#ffffff", 0.9)
    for x, y in ((84, 330), (66, 352), (100, 362)):
        f.form(f"{x},{y - 10}! {x + 6},{y + 2} {x},{y + 8} {x - 6},{y + 2}", (TIDE["core"], TIDE["mid"]), 1.8)


def pencil(d: Doc) -> None:
    """On the back: a place card, and nobody's name on it."""
    d.stroke(S("122,348! 214,342! 218,384! 126,390!"), PENCIL, 2.2, 0.9)
    d.stroke(line("140,368 200,364"), PENCIL, 2, 0.8, dash="3 7")


def draw(d: Doc, detail: int) -> None:
    """The figure in front."""
    standee(d, figure, CLASS, SCALE)
