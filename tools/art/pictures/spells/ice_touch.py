"""ice_touch: draws, then cures Madness.

Frost ferns grow from a palm on the window into pages, and the mask outside loses its grin under it.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, spark
from tools.art.inkwell.spline import polar, sample
from tools.art.palette import INK
from tools.art.parts.fire import flame_s
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.mask import mask
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=35)
PALM = (300, 300)
FRAME = ("#5f7fa8", "#2c4a80", "#101f45")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "water", PALM, 370)
    if detail:
        field_lines(d, "water", PALM, 150, 200, 16)
    mask(d, "grin", 416, 374, 1.25, 8, detail=detail)
    with d.clip(S("300,250! 420,300 440,400 400,480! 300,480!")):
        d.fill(Sh.ell(380, 372, 74, 110), "#d8f2ee", 0.72)
    _candle(d)
    _cross(d, rnd)
    d.glow(*PALM, 170, (0, "#ffffff", 0.95), (0.5, "#d8f6ee", 0.55), (1, "#8fdcdc", 0))
    _ferns(d, detail, rnd)
    hand(
        d,
        "flat",
        292,
        438,
        1.42,
        -90,
        skin="frost",
        cuff=("#3a9fc9", "#1f5fa6", "#0b1c42"),
        arm=120,
        detail=detail,
        rnd=rnd,
    )
    for _ in range(40):
        x, y = polar(*PALM, rnd.uniform(60, 230), rnd.uniform(180, 360))
        d.fill(spark(x, y, rnd.uniform(3, 8), 0.1, rnd.uniform(0, 45)), "#ffffff")


def _candle(d: Doc) -> None:
    """an amber candle far behind the glass, lower left"""
    d.glow(146, 350, 110, (0, "#fff3c0", 1), (0.3, "#ffb84a", 0.6), (1, "#ff9a3a", 0))
    stick = S("132,380! 160,380! 162,520! 130,520!")
    d.inked(stick, d.hlin(stick, "#fff0c4", "#e2a24a", "#7a4a24"), 2.8, 1.2)
    fire = flame_s(146, 374, 62, 28, 4)
    d.inked(fire, d.vlin(fire, "#ffb84a", "#fff3c0"), 2.4, 1, "#8a4a1c")
    d.fill(flame_s(146, 370, 30, 13, 2), "#ffffff")


def _cross(d: Doc, rnd: random.Random) -> None:
    """mullion and transom of the window, and its outer frame"""
    bars = [
        Sh.rect(286, -20, 30, 680),
        Sh.rect(-60, 224, 720, 26),
        Sh.rect(-60, -20, 134, 680),
        Sh.rect(526, -20, 134, 680),
    ]
    for bar in bars:
        d.inked(bar, d.dlin(bar, *FRAME), 3, 1.6)
        d.fill(wedges(bar, 10, 20, 4.6, rnd=rnd), INK, 0.9)
        d.fill(bar - bar.move(3, 3), "#c9f3ee", 0.6)


def _ferns(d: Doc, detail: int, rnd: random.Random) -> None:
    """five trees of frost from the finger tips, each opening into a page"""
    tips = (
        ((160, 322), 168, 66),
        ((236, 222), 234, 92),
        ((286, 196), 272, 62),
        ((330, 208), 306, 92),
        ((372, 246), 346, 78),
    )
    for i, ((x, y), angle, length) in enumerate(tips):
        end = polar(x, y, length, angle + (10 if i % 2 else -10))
        trunk = [(x, y), polar(x, y, length * 0.5, angle), end]
        boughs = [brush(trunk, 9, taper(1, 0.3, 0), 10)]
        for j, (px, py, tx, ty) in enumerate(sample(trunk, 7)[1:]):
            heading = math.degrees(math.atan2(ty, tx))
            for side in (-1, 1):
                reach = (38 - j * 3) * rnd.uniform(0.8, 1.1)
                tip = polar(px, py, reach, heading + side * 56)
                boughs.append(cutw(px, py, *tip, 6, side * 0.12))
                mid = polar(px, py, reach * 0.55, heading + side * 56)
                boughs += [cutw(*mid, *polar(*mid, 11, heading + side * 56 + b), 3.6) for b in (-42, 42)]
        frost = U(boughs)
        d.fill(frost.grow(2.2), "#1f5fa6", 0.85)
        d.fill(frost, "#ffffff")
        if i != 0:
            sign = ("", "water", "", "fire", "air")[i]
            leafcard(
                d,
                *end,
                (0, 78, 66, 78, 72)[i],
                sign,
                rot=(0, -24, -4, 14, 28)[i],
                paper=("#ffffff", "#e4f6f2", "#9fd0da"),
                seed=i,
                detail=detail,
            )
