"""renewal: a discard pile becomes deck again without Madness.

Fallen pages spiral up into an autumn tree and turn green, one mask stays in the grass.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import brush, cutw, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, U, pile
from tools.art.palette import INK
from tools.art.parts.feather import cut_feather, vane
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.parts.mask import mask
from tools.art.parts.plants import leaf_cluster
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=169)
LAMP = (334, 236)
SIGNS = ("fire", "water", "air", "earth")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "earth", LAMP)
    if detail:
        field_lines(d, "earth", LAMP, 140, 260)
    halo(d, "earth", LAMP, 136)
    _hills(d, rnd)
    path = _spiral()
    wind = brush([(x, y) for x, y, _ in path], 15, taper(0.1, 0.1, 0.4), 60)
    d.fill(wind, "#ffe9b0", 0.75)
    for j in (0, 1, 2, 9, 10, 11):
        _page(d, path, j)
    _tree(d, rnd)
    for j in (3, 4, 5, 6, 7, 8, 12, 13):
        _page(d, path, j)
    mask(d, "sleepy", 118, 462, 0.5, -64, printed=True, detail=detail)
    d.fill(
        pile([cutw(x, 500, x + rnd.uniform(-6, 10), 500 - rnd.uniform(20, 44), 6) for x in range(70, 180, 8)]),
        "#123626",
    )


def _hills(d: Doc, rnd: random.Random) -> None:
    far = S("-20,410! 80,384 180,404 300,388 430,366 540,384 620,370! 620,640! -20,640!")
    d.inked(far, d.vlin(far, "#a8c860", "#4f8f46"), 2.4, 1, "#1d5036", light=(0, 1))
    near = S("-20,466! 120,440 300,446 460,434 620,456! 620,660! -20,660!")
    d.inked(near, d.hlin(near, "#c98a3e", "#7d8a40", "#3f8a4a", "#1d6a44"), 3, 1.4, light=(0, 1))
    d.fill(
        pile(
            [
                cutw(x, 470 + rnd.uniform(-12, 60), x + rnd.uniform(-6, 8), 440 + rnd.uniform(-6, 30), 5)
                for x in range(40, 560, 10)
            ]
        ),
        "#12402c",
    )


def _spiral() -> list[tuple[float, float, float]]:
    """Where the pages fly: low on the left, round behind the trunk, ever higher and smaller; (x, y, size)."""
    places = []
    for j in range(14):
        t = j / 13
        a = math.radians(150 - t * 640)
        r = 236 - 120 * t
        places.append((306 + r * math.cos(a), 452 - 250 * t + r * 0.26 * math.sin(a), 92 - 46 * t))
    return places


def _page(d: Doc, path: list[tuple[float, float, float]], j: int) -> None:
    """The page at step j: brown and curled below, leaf-green above."""
    x, y, h = path[j]
    t = j / 13
    low, high = ("#ffc27a", "#e8802a", "#8a3a14"), ("#fbffdc", "#b5dd86", "#3f8a4a")
    paper = tuple(mix(a, b, t) for a, b in zip(low, high, strict=True))
    leafcard(
        d,
        x,
        y,
        h,
        SIGNS[j % 4],
        "curled" if t < 0.5 else "flat",
        -60 + j * 47,
        sx=0.86,
        paper=paper,
        shadow=3,
        detail=1 if t < 0.6 else 0,
        seed=j,
    )


def _tree(d: Doc, rnd: random.Random) -> None:
    """One trunk; the left half bare, the right half in leaf."""
    limbs = [
        ("316,360 292,300 240,262 176,252 136,262", 26),
        ("310,340 276,262 232,204 200,170", 26),
        ("316,330 304,240 288,176 262,128", 22),
        ("330,340 350,262 392,204 430,178", 28),
        ("330,370 368,306 420,282 476,286", 26),
        ("322,330 326,240 338,180 344,140", 24),
    ]
    twigs = [
        "240,262 214,230 190,224",
        "206,256 180,280 158,300",
        "232,204 204,214 170,206",
        "250,226 246,180 232,150",
        "292,196 268,172 244,168",
        "282,160 290,132 292,112",
        "214,186 196,150 198,128",
    ]
    trunk = S(
        "252,486! 286,458 296,410 294,360 310,320 334,320 350,362 346,412 358,458 396,486! 350,478 324,488 296,478"
    )
    wood_shape = U(
        trunk,
        [brush(sp, w, taper(1, 0.08, 0.02, 0.8), 14) for sp, w in limbs],
        [brush(sp, 10, taper(1, 0.1, 0.05), 8) for sp in twigs],
    )
    d.inked(wood_shape, d.lin(180, 200, 420, 460, "#d9a868", "#8a5a34", "#3f2620"), 3.4, 1.8)
    grain = [
        brush(sp, 5, taper(0.2, 0, 0.4), 10)
        for sp in (
            "280,476 306,430 306,370 296,310",
            "306,478 318,430 322,360 318,300",
            "360,474 336,430 336,370 352,300",
        )
    ]
    d.fill(pile(grain) & wood_shape, INK)
    d.fill(wedges(wood_shape, 10, 20, 4.6, (-0.9, -0.3), 0.25, 0.4, rnd), INK)
    for x, y, r, c0, c1, seed in (
        (384, 144, 52, "#4f9a48", "#174a34", 1),
        (462, 226, 56, "#427f3c", "#123c2e", 2),
        (476, 292, 46, "#4f9a48", "#174a34", 3),
        (412, 186, 60, "#7fb84a", "#236038", 4),
        (420, 262, 54, "#98c24c", "#2a6438", 5),
        (352, 156, 42, "#b4d458", "#3a7a3c", 6),
    ):
        leaf_cluster(d, x, y, r, c0, c1, random.Random(seed))
    for x, y, rot in ((186, 226, 120), (142, 268, 60), (206, 132, 20), (256, 126, -40), (170, 300, 90)):
        leaf, spine = vane((x, y), rot, 30, 16, 0.2)
        cut_feather(d, leaf, spine, "#f6b04a", "#c0501e", INK, 2.2, 3, 1, 16)
