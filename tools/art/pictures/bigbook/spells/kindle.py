"""kindle: discards Madness for cards.

A match is struck on the cheek of a grinning mask, the grin catches and a page rises from the smoke.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import hatch
from tools.art.inkwell.shape import S, Sh, pile, star
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.fire import flame_s
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.mask import mask
from tools.art.parts.sky import scroll_cloud
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=24)
SPOT = (364, 306)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "fire", SPOT, 400)
    if detail:
        field_lines(d, "fire", SPOT, 120, 250)
    d.glow(*SPOT, 190, (0, "#fffbe0", 1), (0.35, "#ffe08a", 0.8), (1, "#ffb040", 0))
    mask(d, "grin", 210, 312, 2.35, -12, detail=detail)
    _burning_grin(d)
    leafcard(d, 340, 124, 118, "fire", "curled", rot=9, detail=detail, seed=6)
    _smoke(d)
    _match(d, rnd)


def _burning_grin(d: Doc) -> None:
    """small flames standing on the teeth"""
    for x, y, h, w, lean in (
        (166, 398, 42, 24, -4),
        (198, 408, 58, 28, 2),
        (234, 406, 66, 30, 6),
        (266, 394, 60, 28, 10),
        (294, 372, 46, 22, 14),
    ):
        tongue = flame_s(x, y, h, w, lean)
        d.inked(tongue, d.vlin(tongue, "#fff0b0", "#ffb840", "#e2562a"), 2.2, 0.8, "#7a1a1c")
        d.fill(tongue.scale(0.42, 0.56, x, y), "#fffbe0")


def _smoke(d: Doc) -> None:
    """night-blue smoke billowing up under the page"""
    for x, y, r, turn, tone in (
        (432, 214, 17, 1, 0.3),
        (296, 204, 15, -1, 0.3),
        (412, 192, 24, -1, 0.15),
        (318, 190, 22, 1, 0.15),
        (346, 206, 20, -1, 0),
        (384, 206, 24, 1, 0),
        (364, 184, 28, -1, 0.08),
    ):
        blue = lighten("#2b4a9a", tone)
        scroll_cloud(d, x, y, r, turn, d.lin(x - r, y - r, x + r, y + r, lighten(blue, 0.35), blue), "#131f4a")


def _match(d: Doc, rnd: random.Random) -> None:
    """the long match, its head on the cheek, struck flame and scratch"""
    scratch = [sliver(340 + i * 8, 340 - i * 6, 314 + i * 6, 384 - i * 8, 3, 0.1) for i in range(4)]
    d.fill(pile(scratch), INK)
    stick = Sh.poly([(377, 306), (392, 295), (650, 474), (626, 512)])
    d.inked(stick, d.lin(400, 364, 430, 324, "#f2c98a", "#c98a4a", "#6a3a22"), 3.2, 1.8)
    d.fill(hatch(stick, 35, 8, 1.5, rnd=rnd, wob=0.4), "#5a2a1c")
    d.fill(star(*SPOT, 92, 11, 0.5, 8), "#fff3b0", 0.75)
    blaze = flame_s(386, 318, 124, 60, -6) | flame_s(352, 314, 62, 30, -22) | flame_s(406, 306, 70, 30, 20)
    d.inked(blaze, d.vlin(blaze, "#fff4c2", "#ffc24a", "#ee6a2c"), 2.8, 1, "#7a1a1c")
    d.fill(flame_s(384, 314, 76, 30, -4), "#fffdf0")
    head = S("367,314 365,294 379,282 397,288 403,304 389,320")
    d.inked(head, d.rad(379, 294, 30, "#ff9a5a", "#a5281f", "#3f0c1c"), 3, 1.4)
    for _ in range(20):
        a, r = rnd.uniform(170, 380), rnd.uniform(70, 150)
        x, y = polar(*SPOT, r, a)
        d.fill(sliver(x, y, *polar(x, y, rnd.uniform(8, 20), a), 2.2), "#fff6cc")
