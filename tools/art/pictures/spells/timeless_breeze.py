"""timeless_breeze: refreshes many spells.

A dandelion clock, white on the dark dial of an open watch; each seed the breeze takes is a candle standing up lit.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=74)
HEAD = (232, 282)
COPPER = ("#ffd9b4", "#c8703e", "#7a3a2c", "#d98a5a", "#4a2028")
NIGHT = "#1a173a"
# seeds that have flown: x, y, size, lean
FLOWN = ((400, 196, 1.35, -9), (446, 322, 1.65, 6), (352, 424, 1.2, -6), (504, 438, 1.35, 10))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#fff3d8"), (0.2, "#d9d3f2"), (0.5, "#8680c2"), (0.8, "#3a3670"), (1, "#1a173a"))
    d.fill(d.window, d.rad(440, 320, 430, *stops))
    if detail:
        field_lines(d, "air", (440, 320), 130, 260)
    _case(d, rnd)
    _clock(d)
    for way, w in (
        ("30,214 150,186 300,236 420,262 560,236 640,250", 13),
        ("40,432 160,462 290,470 410,376 520,372 640,330", 16),
    ):
        gust = brush(way, w, LEAF, 24)
        d.inked(gust, "#ffffff", 2.2, 0.8, "#3a3670")
    for x, y, k, lean in FLOWN:
        _candle_seed(d, x, y, k, lean)


def _case(d: Doc, rnd: random.Random) -> None:
    """The open watch: copper rim and crown, a dial as dark as night, twelve pale strokes."""
    x, y = HEAD
    crown = S("-17,-16! -14,14! 14,14! 17,-16! 0,-24").rot(-16).move(x - 46, y - 170)
    d.inked(crown, d.hlin(crown, *COPPER[:3]), 3.4, 1.6)
    d.inked(Sh.ell(x, y, 172), d.lin(x - 140, y - 140, x + 140, y + 140, *COPPER), 4.4, 2.6)
    d.fill(wedges(Sh.ell(x, y, 172), 9, 17, 5.5, (-0.6, -0.8), 0.05, 0.6, rnd) & Sh.ring(x, y, 172, 148), "#3a1820")
    d.fill(Sh.ring(x, y, 166, 161), "#ffe3c8", 0.9)
    d.inked(Sh.ell(x, y, 147), d.rad(x, y, 150, "#5d579c", "#3a3670", NIGHT, NIGHT), 3.4, 1.4)
    strokes = [
        sliver(*polar(x, y, 141, a), *polar(x, y, 122 if a % 90 else 114, a), 3 if a % 90 else 5)
        for a in range(0, 360, 30)
    ]
    d.fill(pile(strokes), "#f0b98c")


def _clock(d: Doc) -> None:
    """The seed head: a full white ball, bitten where the breeze comes out of it."""
    x, y = HEAD
    stem = brush([(x, y), (x + 6, y + 80), (x - 4, y + 170), (x - 16, y + 320)], 19, taper(0.7, 1, 0.3), 10)
    d.inked(stem, d.hlin(stem, "#e2f0bc", "#7fa36e", "#2f4a3c"), 3.2, 1.6)
    d.glow(x, y, 134, (0, "#ffffff", 0.4), (0.8, "#8680c2", 0.35), (1, "#8680c2", 0))
    for r, n, k in ((98, 19, 1.0), (60, 13, 0.8)):
        for i in range(n):
            angle = i * 360 / n + 8
            if abs((angle + 180) % 360 - 180) < (50 if r > 80 else 34):
                continue
            _parachute(d, angle, r, k)
    d.inked(Sh.ell(x, y, 19), d.rad(x - 6, y - 6, 26, "#ffffff", "#b8b2e2", "#4f4a88"), 3, 1.4)
    d.fill(pile([Sh.ell(*polar(x, y, 10, a), 2.4) for a in range(0, 360, 51)]), NIGHT)


def _parachute(d: Doc, angle: float, r: float, k: float) -> None:
    """One seed: a stalk to the root and a tuft of five strong hairs with a web between them."""
    x, y = polar(*HEAD, r, angle)
    d.fill(sliver(*polar(*HEAD, 18, angle), x, y, 2.6), "#ffffff")
    hairs = [sliver(x, y, *polar(x, y, 31 * k, angle + o), 3.4 * k) for o in (-64, -32, 0, 32, 64)]
    web = Sh.poly([(x, y), *[polar(x, y, 19 * k, angle + o) for o in (-64, -32, 0, 32, 64)]])
    d.fill(web, "#cfcaf0", 0.55)
    d.fill(pile(hairs), "#ffffff")


def _candle_seed(d: Doc, x: float, y: float, k: float, lean: float) -> None:
    """A blown seed: a candle, upright and lit, and the tuft is a crown of roots under it."""

    def place(sh: Sh) -> Sh:
        return sh.scale(k).rot(lean).move(x, y)

    d.glow(x, y - 34 * k, 64 * k, (0, "#fff6cc", 1), (0.35, "#ffd27a", 0.6), (1, "#f0b24a", 0))
    hairs = [place(sliver(0, 26, *polar(0, 26, 30, a), 3.4)) for a in (15, 52, 90, 128, 165)]
    d.inked(pile(hairs), "#ffffff", 1.8, 0, NIGHT)
    stick = place(S("-12,30! -12,-12! -3,-16 12,-11! 12,30! 0,36"))
    d.inked(stick, d.hlin(stick, "#ffffff", "#f6e8c4", "#b08a64"), 3.2, 1.8)
    flame = place(S("2,-62! 10,-44 13,-28 0,-17 -13,-28 -8,-42"))
    d.inked(flame, d.vlin(flame, "#f0a02a", "#ffe38a", "#ffffff"), 2.6, 0.8, "#8a3a24")
    d.fill(place(sliver(0, -12, 0.5, -27, 2)), "#4a2028")
