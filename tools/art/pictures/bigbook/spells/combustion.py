"""combustion: destroys cards.

A burning glass holds the sun on the topmost floor of a house of cards; what it touches is already gone.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.fire import flame_s
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=21)
LENS = (286.0, 218.0)
BURN = (318.0, 352.0)
BACK = ("#fff6dc", "#f0d29a", "#b07a44")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "fire", (330, 250), 430)
    if detail:
        field_lines(d, "fire", BURN, 150, 240)
    _table(d, rnd)
    _beam(d)
    _house(d, rnd)
    _fire(d, rnd)
    _glass(d, rnd)
    pose_hand(
        d,
        "grip",
        (14, 336),
        0.98,
        -8,
        ("#d9a070", "#9a5c38", "#54291c"),
        detail=detail,
        cuff=("#5a8ad8", "#2f5aa8", "#14245a"),
        arm=90,
    )


def _table(d: Doc, rnd: random.Random) -> None:
    """the table's edge, its boards running to the light"""
    top = S("-40,470! 640,452! 640,660! -40,660!")
    d.inked(top, d.rad(*BURN, 360, "#ffd27a", "#a4522e", "#4a1820", "#220a14"), 3.4, 1.4, light=(0, 1))
    seams = [cutw(x, 640, BURN[0] + (x - BURN[0]) * 0.5, 464, 8) for x in range(-160, 760, 92)]
    d.fill(pile(seams) & top, "#2a0a12")


def _beam(d: Doc) -> None:
    """daylight down on the glass, and from it a cone to one white point"""
    d.fill(S("330,40! 560,40! 372,250! 220,190!"), d.lin(450, 40, 290, 220, (0, "#fffbe2", 0.1), (1, "#fffbe2", 0.65)))
    d.fill(Sh.poly([(196, 250), (374, 196), (BURN[0] + 3, BURN[1]), (BURN[0] - 3, BURN[1])]), "#fffbe2", 0.75)
    d.fill(Sh.poly([(240, 250), (330, 226), (BURN[0] + 2, BURN[1]), (BURN[0] - 2, BURN[1])]), "#ffffff", 0.9)


def _card(d: Doc, x0: float, y0: float, x1: float, y1: float, rnd: random.Random) -> None:
    """one leaning card seen nearly edge on, its foot at x0,y0"""
    w = 17
    card = Sh.poly([(x0 - w, y0 + 5), (x0 + w, y0 - 5), (x1 + w, y1 - 5), (x1 - w, y1 + 5)])
    d.inked(card, d.lin(x0, y0, x1, y1, *BACK[::-1]), 3.4, 1.6)
    d.fill(sliver((x0 + x1) / 2 - 7, y0 + (y1 - y0) * 0.2, (x0 + x1) / 2 + 2, y0 + (y1 - y0) * 0.8, 4), "#a8323a")
    d.fill(wedges(card, 10, 9, 3.6, (-0.8, -0.4), 0.1, 0.3, rnd), INK, 0.8)


def _house(d: Doc, rnd: random.Random) -> None:
    """two floors that still stand, of the third one card"""
    for level, (y, xs) in enumerate(((478, (196, 316, 436)), (402, (256, 376)))):
        d.fill(Sh.ell(316, y + 4, 190 - level * 60, 9), INK, 0.4)
        for x in xs:
            _card(d, x - 40, y, x - 6, y - 70, rnd)
            _card(d, x + 40, y, x + 6, y - 70, rnd)
        lid = Sh.poly([(xs[0] - 26, y - 80), (xs[-1] + 26, y - 84), (xs[-1] + 44, y - 72), (xs[0] - 44, y - 68)])
        d.inked(lid, d.hlin(lid, "#fff6dc", "#f0d29a", "#a0683c"), 3.4, 1.6)


def _fire(d: Doc, rnd: random.Random) -> None:
    """the roof burns from the white point outwards; ash flies"""
    d.glow(*BURN, 170, (0, "#ffffff", 1), (0.3, "#fff1b0", 0.8), (0.6, "#ffb03c", 0.35), (1, "#ff8a2a", 0))
    for x, y, h, w, lean in (
        (250, 344, 74, 40, -16),
        (388, 336, 84, 44, 22),
        (282, 346, 104, 50, -10),
        (356, 342, 112, 52, 16),
        (318, 348, 96, 54, 2),
    ):
        tongue = flame_s(x, y, h, w, lean)
        d.inked(tongue, d.vlin(tongue, "#e2562a", "#ffb840", "#fff4c2"), 3, 1.2, "#7a1a1c")
        d.fill(flame_s(x, y, h * 0.56, w * 0.5, lean * 0.5), "#fffdf0")
    d.fill(spark(*BURN, 62, 0.12), "#ffffff")
    flakes = [
        S("-9,2! -2,-8 8,-5! 9,5 -1,8!").rot(k * 47).move(*polar(*BURN, rnd.uniform(90, 170), -150 + k * 17))
        for k in range(9)
    ]
    d.fill(pile(flakes), "#2a0a12")


def _glass(d: Doc, rnd: random.Random) -> None:
    """a brass rim held flat against the sun, thick glass, the handle to the upper left"""
    with d.group(transform=f"translate({LENS[0]} {LENS[1]}) rotate(-17) scale(1 0.62)"):
        handle = S("-112,-20! -250,-30! -256,26! -112,22!").rot(-24)
        d.inked(handle, d.vlin(handle, "#c98f54", "#6a3a24", "#2a1210"), 4, 2)
        glass = Sh.ell(0, 0, 108)
        d.inked(glass.grow(17), d.lin(-120, -120, 120, 120, "#fff3c0", "#e0a84a", "#8a5a20", "#f0cb6a"), 4, 2)
        d.inked(glass, d.rad(20, 20, 120, (0, "#ffffff", 1), (0.5, "#fff4c2", 1), (1, "#ffc850", 1)), 3.4, -1.6)
        d.fill(glass - glass.move(12, 14), "#ffffff", 0.9)
        d.fill(brush("-70,-30 -40,-66 8,-82", 14, LEAF, 12), "#ffffff")
        d.fill(brush("84,20 66,60 28,86", 9, taper(0.1, 0.1), 12), "#e8923a", 0.8)
