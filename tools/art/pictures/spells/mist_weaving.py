"""mist_weaving: sets a card aside, then draws.

Ten fingers weave a web of mist, the set-aside page hangs in its middle, and another one already rises above it.
"""

import random
from itertools import pairwise

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import lerp
from tools.art.palette import INK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines, halo
from tools.art.parts.sky import scroll_cloud
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=32)
FOCUS = (300, 262)
KNOT = (300, 318)
ROSE = ("#ffd3d8", "#e0708c", "#6a1f48")
# where the threads leave the fingers of the left hand, from thumb to little finger
TIPS = ((168, 190), (206, 240), (222, 300), (214, 358), (182, 408))
# where they take hold of the page's edge, from its middle
HEMS = ((30, -52), (40, -30), (42, 2), (40, 32), (30, 56))
IN = -20  # how far both hands reach in


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#ffffff"), (0.2, "#a9e6e2"), (0.4, "#2f86bc"), (0.66, "#123a78"), (1, "#081634"))
    d.fill(d.window, d.rad(*FOCUS, 380, *stops))
    if detail:
        field_lines(d, "water", FOCUS, 120, 240)
    halo(d, "water", FOCUS, 118)
    _bank(d)
    _risen(d, detail)
    _threads(d)
    d.glow(*KNOT, 84, (0, "#ffffff", 0.9), (0.7, "#eafcf4", 0.4), (1, "#8fdcdc", 0))
    leafcard(d, *KNOT, 118, "fire", rot=-3, shadow=6, detail=detail, seed=9)
    for flip in (False, True):
        _weaver(d, flip, rnd)


def _bank(d: Doc) -> None:
    """Curls of mist along the foot, from which the threads are drawn."""
    for k, x in enumerate(range(10, 630, 58)):
        y = 478 + 14 * (k % 2)
        scroll_cloud(
            d, x, y, 46, 1 if k % 2 else -1, d.lin(x, y - 46, x, y + 46, "#ffffff", "#9fdbe2", "#2f78b4"), "#153a75"
        )


def _risen(d: Doc, detail: int) -> None:
    """The drawn page floats up on three strokes of light."""
    d.glow(300, 150, 110, (0, "#ffffff", 1), (0.5, "#eafcf4", 0.6), (1, "#8fdcdc", 0))
    d.fill([sliver(300 + x, 206, 300 + x * 1.3, 252, 4) for x in (-30, 0, 30)], "#1f5fa6")
    leafcard(d, 300, 128, 104, "water", rot=5, shadow=5, detail=detail, seed=3, paper=("#ffffff", "#f4fbf4", "#a8d4d8"))


def _threads(d: Doc) -> None:
    """The web: every finger holds the page by a thread of its own, and two rounds of weft run through all of them."""
    spokes = []
    for side in (-1, 1):
        for (x, y), (px, py) in zip(TIPS, HEMS, strict=True):
            start = (x + IN, y) if side < 0 else (600 - IN - x, y)
            spokes.append((start, (KNOT[0] + side * px, KNOT[1] + py)))
    ring = [*spokes[:5], *reversed(spokes[5:])]
    for start, end in ring:
        thread = brush(
            [start, (lerp(start[0], end[0], 0.5), lerp(start[1], end[1], 0.5) + 5), end], 10, taper(0.7, 0.7), 8
        )
        d.inked(thread, "#ffffff", 3, 1, "#0b1c42")
    for share in (0.3, 0.66):
        knots = [(lerp(s[0], e[0], share), lerp(s[1], e[1], share)) for s, e in ring]
        for (x0, y0), (x1, y1) in pairwise([*knots, knots[0]]):
            sag = 0.86 if abs(x1 - x0) < 90 else 0.98
            middle = (lerp(KNOT[0], (x0 + x1) / 2, sag), lerp(KNOT[1], (y0 + y1) / 2, sag))
            d.inked(brush([(x0, y0), middle, (x1, y1)], 7, taper(0.8, 0.8), 4), "#dff6f4", 2.4, 0.8, "#0b1c42")
        d.inked([Sh.ell(x, y, 6.5) for x, y in knots], "#ffffff", 2.4, 0.8, "#0b1c42")


def _weaver(d: Doc, flip: bool, rnd: random.Random) -> None:
    """One hand from the side in a wide rose sleeve, thumb up, fingers towards the knot; loops on every finger."""
    with d.group(transform=f"translate({600 - IN} 0) scale(-1 1)" if flip else f"translate({IN} 0)"):
        sleeve = S("-80,286! -20,292 30,300! 48,346 36,400! -20,424 -80,450!")
        d.inked(sleeve, d.lin(-60, 300, 20, 440, *ROSE), 4, 2)
        d.fill(wedges(sleeve, 10, 34, 6, rnd=rnd), INK)
        knuckles = ((96, 322), (110, 334), (112, 350), (102, 364), (86, 376))
        fingers = []
        for (x, y), (kx, ky), width in zip(TIPS, knuckles, (37, 36, 38, 36, 31), strict=True):
            lift = (ky - y) * 0.12 + 5
            root = (kx - (34 if y > 200 else 52), ky + (4 if y > 200 else 16))
            way = [root, (kx, ky - (10 if y < 200 else 0)), (lerp(kx, x, 0.55), lerp(ky, y, 0.55) - lift), (x - 4, y)]
            fingers.append(brush(way, width, taper(0.9, 0.64, 0.3), 14) | Sh.ell(x - 5, y, width * 0.33))
        palm = S("22,312! 60,302 96,312 116,336 112,360 92,386 58,398 24,394!")
        skin = d.lin(70, 250, 190, 420, "#ffdcae", "#d8935e", "#7a4028")
        whole = U(fingers, palm)
        d.inked(whole, skin, 4, 2)
        gaps = [
            brush(spec, 8, TAIL, 8)
            for spec in ("128,340 104,344 74,344", "126,356 102,360 72,362", "112,374 90,376 66,376")
        ]
        knuckle_lines = [sliver(x - 34, y + 8, x - 26, y + 22, 3) for x, y in TIPS[1:4]]
        d.fill([*gaps, *knuckle_lines, brush("110,318 96,334 76,330", 6, LEAF, 8)], "#4a1f20")
        d.fill(wedges(whole, 9, 16, 4.4, (-0.2, -1), 0.2, 0.4, rnd), "#4a1f20")
        loops = [
            Sh.ell(x - 14, y, 5.5, 17).rot(turn, x - 14, y)
            for (x, y), turn in zip(TIPS, (-40, -30, -12, 6, 22), strict=True)
        ]
        d.inked(loops, "#ffffff", 2.6, 1, "#0b1c42")
        cuff = S("10,290! 34,284 46,294! 62,346 50,404! 34,414 10,410! 28,346")
        d.inked(cuff, d.vlin(cuff, "#fff0f0", "#f0a0b0", "#b04a70"), 4, 1.8)
        d.fill(wedges(cuff, 9, 14, 4.4, rnd=rnd), INK)
