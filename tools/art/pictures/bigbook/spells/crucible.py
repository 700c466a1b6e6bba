"""crucible: refines cards.

Two small tongue-signs melt in a tilted crucible and pour into the mould of one larger, three-tongued.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import INK
from tools.art.parts.light import field_lines, window_light
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=25)
POUR = (372, 356)
PATINA = ("#a8e0cc", "#3fb0a8", "#16504f")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "fire", POUR, 400)
    if detail:
        field_lines(d, "fire", POUR, 100, 220)
    _tongs(d, rnd)
    _signs(d)
    _cup(d, rnd)
    _mould(d, rnd)
    d.glow(*POUR, 120, (0, "#fff8d0", 0.8), (0.4, "#ffd060", 0.4), (1, "#ff9a3a", 0))
    _stream(d)
    for _ in range(26):
        x, y = polar(374, 430, rnd.uniform(50, 150), rnd.uniform(185, 355))
        d.fill(sliver(x, y, x + (x - 374) * 0.12, y - rnd.uniform(6, 18), 2.4), "#fff3b8")


def _signs(d: Doc) -> None:
    """two small flames standing half sunk in the melt"""
    for x, y, r, rot in ((208, 152, 50, -14), (284, 156, 54, 8)):
        solid, cut = (s.rot(rot, x, y) for s in sigil("fire", x, y, r))
        d.glow(x, y, 70, (0, "#fff3b0", 0.7), (1, "#ffb040", 0))
        d.inked(solid, d.vlin(solid, "#ffd45c", "#f5792a", "#fff0b0"), 3, 1.4, "#5a1526")
        d.fill(cut, "#fff6cc")


def _cup(d: Doc, rnd: random.Random) -> None:
    """the clay crucible, tipped to the right, with its glowing lip"""
    inside = S("150,208! 190,184 252,190 318,226 352,272! 300,262 220,240")
    d.inked(inside, d.lin(150, 200, 350, 270, "#ff9a2e", "#ffd860", "#fffbe0"), 3, 1)
    cup = S("146,206! 196,232 282,248 354,276! 340,306 306,342 268,362 214,366 172,344 146,300 138,250")
    d.inked(cup, d.lin(300, 240, 150, 370, "#f08a4a", "#a4583e", "#4d2228"), 3.6, 2)
    d.fill(wedges(cup, 9, 46, 5.6, (0.7, -0.7), rnd=rnd), INK)
    d.fill(pile([sliver(168 + i * 22, 262 + i * 4, 176 + i * 21, 300 + i * 2, 2.4) for i in range(6)]), "#ffcf8a", 0.9)
    band = brush("140,262 196,292 268,310 332,316", 17, taper(0.8, 0.8, 0.5), 12)
    d.inked(band, d.hlin(band, *PATINA), 2.8, 1.2)
    lip = brush("146,206 196,230 282,246 358,276", 11, taper(0.4, 0.9, 0.6), 12)
    d.inked(lip, d.hlin(lip, "#c06a48", "#ffb04a", "#fff0b0"), 2.6, 1)


def _tongs(d: Doc, rnd: random.Random) -> None:
    """patinated ring tongs from the upper left, under a gripping hand"""
    for path in ("40,250 90,262 140,262", "40,330 92,318 146,306"):
        bar = brush(path, 24, taper(0.9, 0.8, 0.5), 10)
        d.inked(bar, d.lin(40, 240, 60, 330, *PATINA), 3, 1.6)
    for path, width in (("-30,300 30,296 84,270", 26), ("-30,286 30,296 84,312", 26)):
        bar = brush(path, width, taper(0.8, 0.9, 0.5), 10)
        d.inked(bar, d.dlin(bar, *PATINA), 3, 1.6)
        d.fill(wedges(bar, 8, 12, 3.6, rnd=rnd), INK)


def _stream(d: Doc) -> None:
    """the falling line of melt, swelling where it lands"""
    fall = S("340,262! 362,268 376,286 380,320 380,390 390,416! 358,416! 366,390 366,330 358,296 340,282!")
    d.inked(fall, d.vlin(fall, "#ffe89a", "#fffdf0", "#fff2b8"), 2.6, 1, "#a5281f")
    d.fill(brush("362,286 372,330 372,420", 5, LEAF, 8), "#ffffff")


def _mould(d: Doc, rnd: random.Random) -> None:
    """an open sand mould with the large three-tongued sign filling up"""
    block = S("186,482! 232,374! 512,374! 558,482! 558,640! 186,640!")
    d.inked(block, d.lin(200, 400, 540, 560, "#7a4638", "#4d2430", "#1f0e18"), 3.4, 2)
    top = S("186,482! 232,374! 512,374! 558,482! 548,500! 196,500!")
    d.inked(top, d.lin(200, 400, 540, 470, "#c98a5a", "#8a4a3a"), 2.8, 1)
    d.fill(specks(top, 90, (0.8, 2.2), rnd), "#4d2430")
    tongues = [
        sigil("fire", x, y, r)[0].rot(a, x, y + r).scale(1, 0.84, x, y + r)
        for x, y, r, a in ((306, 440, 36, -22), (372, 420, 56, 0), (440, 440, 36, 22))
    ]
    sign = U(tongues, Sh.ell(372, 470, 74, 18))
    d.fill(sign.grow(7), "#2a0e18")
    d.fill(sign, d.rad(372, 432, 110, "#ffffff", "#fff0b0", "#ffb43c", "#f0702a"))
    d.fill((sign - sign.move(4, 5)), "#fffbe0", 0.9)
    d.fill(wedges(block, 10, 34, 5.5, rnd=rnd), INK)
