"""f1 Dying Ember: a hand of wax guards the last ember; its own fingers are burnt down."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=61)
FINGERS = (  # left to right, the thumb last: centre line, width
    ("210,440 150,360 140,270 178,196", 52),
    ("266,430 240,340 236,280 246,236", 50),
    ("334,430 362,330 364,230 346,156", 52),
    ("392,440 446,380 460,320 442,270", 48),
    ("190,480 110,460 70,400 92,334", 54),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "fire", (300, 340), 300, 0)
    smoke(d)
    for spec, width in FINGERS:
        finger(d, spec, width, rnd)
    palm(d, rnd)
    ember(d)


def finger(d: Doc, spec: str, width: float, rnd: random.Random) -> None:
    """a candle finger: molten end, wick, one run of wax"""
    x, y, *_ = sample(spec, 10)[-1]
    body = brush(spec, width, taper(0.95, 0.74, 0.3), 14)
    collar = Sh.ell(x, y, width * 0.44, width * 0.26)
    run = brush(
        [(x - width * 0.26, y), (x - width * 0.34, y + 34), (x - width * 0.3, y + 62)], 17, taper(0.7, 1, 0.8), 8
    )
    wax = U(body, collar, run, Sh.ell(x - width * 0.3, y + 60, 8))
    hew(d, wax, "wax", rnd, 5, (10, width * 0.42, 6), 7)
    d.inked(Sh.ell(x, y - 1, width * 0.3, width * 0.15), "#82543c", 3, -1.4, CURSE_BLACK)
    d.fill(brush([(x, y + 4), (x + 3, y - 12), (x - 3, y - 24)], 9, taper(1, 0.5, 0), 6), CURSE_BLACK)


def palm(d: Doc, rnd: random.Random) -> None:
    """the heel of the hand, melted into one foot"""
    mass = S(
        "168,424! 206,386 250,376! 300,396 350,376! 394,386 432,424! 444,460 420,500 430,620! 170,620! 180,500 152,452"
    )
    hew(d, mass, "wax", rnd, 5, (12, 44, 7), 5)
    d.fill([brush(s, 10, LEAF, 8) for s in ("204,430 300,466 400,430", "230,486 290,496 330,482")], "#82543c")
    for x, y in ((196, 500), (396, 520), (300, 498)):
        d.fill(brush([(x, y - 60), (x - 3, y - 20), (x, y + 14)], 13, taper(0.3, 1, 0.9), 8), "#fffce8")


def ember(d: Doc) -> None:
    """the one coal, hardly alight"""
    d.glow(302, 348, 160, (0, "#fff4c2", 0.95), (0.25, "#ffc850", 0.7), (0.6, "#f5792a", 0.35), (1, "#cf3a22", 0))
    coal = Sh.poly([(266, 362), (278, 332), (306, 322), (338, 336), (344, 366), (318, 386), (282, 382)])
    d.inked(coal, d.rad(302, 350, 52, "#fffbe2", "#ffc850", "#cf3a22"), 3.4, 1.2, "#5a1526")
    d.fill([cutw(284, 328, 304, 352, 8), cutw(344, 366, 314, 360, 8), cutw(280, 382, 300, 366, 7)], "#861a24")


def smoke(d: Doc) -> None:
    """threads from the dead wicks"""
    for spec in (
        "178,176 158,136 186,110 170,60",
        "442,250 468,200 436,160 456,110 440,60",
        "246,216 226,170 254,140 240,90",
        "92,316 72,270 104,230 84,180",
        "346,136 362,110 344,80 352,50",
    ):
        d.fill(brush(spec, 11, LEAF, 16), "#b9a0a0", 0.75)
