"""m7 Broken Circle: the astrolabe of all shelves has snapped in three arcs; everything on it is in mid-fall."""

import random

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import lerp, polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.matter import four_lights, hew
from tools.art.parts.stone import gem
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=87)
ARCS = ((190, 290, -20, -14, -10), (310, 400, 26, -6, 12), (60, 160, -4, 20, 5))  # from, to, moved by x, y, turned


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    four_lights(d, (300, 300), 320, 210)
    d.glow(300, 296, 120, (0, "#ffffff", 0.95), (0.5, "#fff6d8", 0.5), (1, "#e8c98a", 0))
    with d.group(transform="translate(15 58) scale(0.95 0.8)"):
        for start, end, dx, dy, turn in ARCS:
            with d.group(transform=f"translate({300 + dx} {298 + dy}) rotate({turn})"):
                arc_piece(d, start, end, rnd)
    falling(d, rnd)


def arc_piece(d: Doc, start: float, end: float, rnd: random.Random) -> None:
    """one third of the ring round 0,0: two rails, rungs between them, splintered ends"""
    outer, inner = 214, 142
    steps = 14
    edge = [polar(0, 0, outer, lerp(start, end, t / steps)) for t in range(steps + 1)]
    edge += [polar(0, 0, 190, end + 7), polar(0, 0, 178, end - 2), polar(0, 0, 160, end + 8)]
    edge += [polar(0, 0, inner, lerp(end, start, t / steps)) for t in range(steps + 1)]
    edge += [polar(0, 0, 158, start - 7), polar(0, 0, 176, start + 2), polar(0, 0, 194, start - 8)]
    piece = Sh.poly(edge)
    hew(d, piece, "brass", rnd, 5.4, (11, 20, 6), 10)
    for k in range(3):
        a0, a1 = lerp(start, end, (k + 0.16) / 3), lerp(start, end, (k + 0.84) / 3)
        cell = Sh.poly(
            [polar(0, 0, 200, lerp(a0, a1, t / 5)) for t in range(6)]
            + [polar(0, 0, 156, lerp(a1, a0, t / 5)) for t in range(6)]
        )
        d.inked(cell, "#2a1c18", 4, -1.8, CURSE_BLACK)
        d.fill(cell - cell.move(5, 6), "#7a5028")
    d.fill([Sh.ell(*polar(0, 0, 178, lerp(start, end, k / 3)), 7) for k in (1, 2)], "#fff5cc")


def falling(d: Doc, rnd: random.Random) -> None:
    """what was kept for later: flask, candle, card, gem, leaf jar, all upside down and on the way"""
    leafcard(d, 286, 226, 92, "fire", "flat", -38, shadow=5, detail=0, line=CURSE_BLACK)
    leafcard(d, 438, 430, 92, "air", "curled", 54, shadow=5, detail=0, line=CURSE_BLACK)
    gem(d, 368, 316, 42, "#4f9f5a", 30)
    with d.group(transform="translate(232 344) rotate(150)"):
        flask = S("-12,-62! 12,-62! 12,-22 40,22 34,44! -34,44! -40,22 -12,-22")
        d.inked(flask, d.lin(-40, 0, 40, 0, "#f6fffc", "#8fdcdc", "#1f5fa6"), 4.4, 2, CURSE_BLACK)
    for spec in (
        "286,120 282,144 284,170",
        "372,214 368,240 370,262",
        "226,238 222,262 224,284",
        "446,330 442,352 444,374",
        "306,400 302,430 304,460",
    ):
        d.fill(brush(spec, 9, LEAF, 8), "#fff6d8")
    for x, y, r in ((190, 250, 8), (410, 250, 9), (330, 430, 8), (176, 420, 7), (420, 186, 7), (262, 440, 6)):
        d.inked(Sh.poly([polar(x, y, r, k + x) for k in (0, 110, 220)]), "#e4be70", 2.6, 1, CURSE_BLACK)
