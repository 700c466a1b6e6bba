"""world_root: each player takes elements out of the discard pile.

The tree's root is one great hand: it reaches down into the earth and each of five fingers closes on a buried page.
"""

import math
import random

from tools.art.inkwell.brush import TAIL, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import sample
from tools.art.palette import INK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.parts.stone import gem
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=180)
LAMP = (300, 276)
# path of the finger from the back of the hand down behind its page, width at the knuckle, the page: x, y, tilt, sign
FINGERS = (
    ("238,214 176,196 118,216 96,272 100,372", 56, (103, 318, 8, "fire")),
    ("262,246 214,284 186,334 186,440", 54, (186, 404, 5, "water")),
    ("300,250 304,310 298,370 300,474", 58, (300, 424, 0, "earth")),
    ("338,246 386,284 414,334 414,440", 54, (414, 404, -5, "air")),
    ("362,214 424,196 482,216 504,272 500,372", 56, (497, 318, -8, "fire")),
)
BARK = ("#f0bd78", "#9a6236", "#3a2226")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _earth(d, detail)
    _surface(d, rnd)
    _hand(d, rnd)
    for _, _, (x, y, tilt, sign) in FINGERS:
        d.glow(x, y, 84, (0, "#ffffff", 0.9), (0.5, "#dff0a8", 0.4), (1, "#b5dd86", 0))
        leafcard(d, x, y, 108, sign, rot=tilt, shadow=5, detail=detail, seed=x)
        _grip(d, x, y, tilt)


def _earth(d: Doc, detail: int) -> None:
    """Dark strata; the light of the deep burns behind the hand."""
    stops = ((0, "#fbffd8"), (0.2, "#c6e58c"), (0.38, "#4f9f5a"), (0.6, "#1b4a36"), (1, "#0a1c1c"))
    d.fill(d.window, d.rad(*LAMP, 400, *stops))
    for i, (y, tone) in enumerate(((330, "#7a5230"), (420, "#35241f"), (500, "#7a5230"))):
        top = [(x, y + 10 * math.sin(x * 0.013 + i * 2)) for x in range(-60, 700, 76)]
        low = [(x, y + 34 + 8 * math.sin(x * 0.017 + i)) for x in range(660, -100, -76)]
        d.fill(S([*top, *low]), tone, 0.5)
    if detail:
        field_lines(d, "earth", LAMP, 120, 260)
    for stone in ((70, 452, 19, "#3fa9c9", -14), (530, 452, 18, "#d8532f", 12), (244, 512, 13, "#b08ad8", 20)):
        gem(d, *stone)


def _surface(d: Doc, rnd: random.Random) -> None:
    """Sky and turf at the very top: all this happens under ground."""
    sky = S("-60,20! 660,20! 660,128! 520,120 400,136 300,128 200,136 80,120 -60,128!")
    d.inked(sky, d.lin(0, 50, 0, 140, "#6fb2dc", "#c8e6f4"), 4, 1.6, light=(0, -1))
    turf = [
        cutw(x, 122 + 8 * math.sin(x * 0.03), x + rnd.uniform(-9, 9), rnd.uniform(92, 112), 8)
        for x in range(40, 570, 9)
    ]
    d.fill(turf, "#10402e")


def _hand(d: Doc, rnd: random.Random) -> None:
    """Trunk, back of the hand and fingers in one silhouette; the forks and the bark are cut into it."""
    back = S(
        "236,20! 246,80 238,124 212,160 196,200 214,250 250,290 300,300 350,290 386,250 404,200 388,160 362,124 "
        "354,80 364,20!"
    )
    fingers = [_finger(path, width) for path, width, _ in FINGERS]
    for path, _, (px, *_) in FINGERS:
        _root_hairs(d, sample(path, 20), -1 if px < 300 else 1)
    whole = U(back, fingers)
    d.inked(whole, d.rad(270, 130, 330, "#f6cf90", "#b8783e", "#6a4028", "#3a2226"), 4.4, 2.4)
    grain = [
        brush(spec, 9, taper(0.25, 0, 0.4), 12)
        for spec in (
            "254,30 264,100 250,150 206,184 150,196",
            "276,30 284,110 264,190 226,256 200,300",
            "300,30 296,120 304,210 298,330",
            "324,30 316,110 336,190 374,256 400,300",
            "346,30 336,100 350,150 394,184 450,196",
        )
    ]
    for path, width, _ in FINGERS:
        way = sample(path, 20)
        for offset in (-0.22, 0.2):
            line = [(px - ty * offset * width, py + tx * offset * width) for px, py, tx, ty in way[5:18]]
            grain.append(brush(line, 6, taper(0.2, 0, 0.35), 10))
    forks = [
        brush(spec, 17, TAIL, 10)
        for spec in (
            "150,262 196,248 224,222",
            "234,352 252,300 264,262",
            "366,352 348,300 336,262",
            "450,262 404,248 376,222",
        )
    ]
    d.fill(pile([*grain, *forks]) & whole, INK)
    d.fill(wedges(whole, 9, 24, 5.4, rnd=rnd), INK)
    d.fill((whole - whole.move(5, 6)) & Sh.rect(60, 60, 480, 240), "#ffe6b0", 0.85)


def _finger(path: str, width: float) -> Sh:
    """One root: thick at the knuckle, tapering to the page."""
    x, y, *_ = sample(path, 20)[7]
    return U(brush(path, width, taper(0.8, 0.42, 0.3, 0.7), 18), Sh.ell(x, y, width * 0.55))


def _root_hairs(d: Doc, way: list[tuple[float, float, float, float]], side: int) -> None:
    """Three thin roots that leave the finger, every second one on the other side."""
    for j, way_out in ((8, side), (11, -side), (14, side)):
        x, y, tx, ty = way[j]
        bend = (x - ty * way_out * 34 + tx * 4, y + tx * way_out * 34 + ty * 4)
        tip = (x - ty * way_out * 58 + tx * 34, y + tx * way_out * 58 + ty * 34)
        d.inked(brush([(x, y), bend, tip], 14, taper(1, 0, 0.05), 8), BARK[1], 2.6, 1)


def _grip(d: Doc, x: float, y: float, tilt: float) -> None:
    """Rootlets that close round the foot of the page like finger tips."""
    for dx, rise, width in ((-30, 16, 13), (0, 26, 15), (30, 16, 13)):
        hook = brush(
            [(dx * 0.4, 72), (dx * 0.9, 66), (dx, 52), (dx * 0.92, 58 - rise)], width, taper(0.9, 0.15, 0.2), 10
        )
        d.inked(hook.rot(tilt).move(x, y), d.lin(x - 30, y + 30, x + 34, y + 74, *BARK), 2.8, 1.2)
