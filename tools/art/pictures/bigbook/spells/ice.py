"""ice: sets cards in support.

A candle put by in a clear cube: it burns on, the paper boat frozen in beside it; the cat keeps watch over both.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.palette import INK
from tools.art.parts.cat import cat
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.parts.sea import paper_boat
from tools.art.parts.shelf import SHELF_OAK, oak_grain
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=31)
FOCUS = (292, 284)
FOOT = (270.0, 470.0)
"""The cube's nearest corner on the shelf."""
HALF, RISE, EDGE = 131.0, 262 * 0.2, 214.0
"""Half the cube's width, how far its side corners stand above the foot, and the height of its edges."""
LEFT, RIGHT = (FOOT[0] - HALF, FOOT[1] - RISE), (FOOT[0] + HALF, FOOT[1] - RISE)
LID = [
    (FOOT[0] - HALF, FOOT[1] - RISE - EDGE),
    (FOOT[0], FOOT[1] - EDGE),
    (FOOT[0] + HALF, FOOT[1] - RISE - EDGE),
    (FOOT[0], FOOT[1] - 2 * RISE - EDGE),
]
SLATE = ("#5f7fa8", "#33507f", "#152449")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "water", FOCUS, 360)
    if detail:
        field_lines(d, "water", FOCUS, 150, 200)
    halo(d, "water", FOCUS, 142)
    _niche(d, rnd)
    d.fill(Sh.rect(-60, 470, 720, 180), d.lin(0, 470, 0, 560, "#10234f", "#060d24"))
    shelf_board(d, 30, 452, 540, 34, 40, SLATE, 0, 6)
    silhouette = _cube_behind(d)
    _frozen(d, detail)
    _cube_before(d)
    if detail:
        _refraction(d, silhouette, rnd)
    d.fill(Sh.ell(278, 470, 160, 12), "#0b1c42", 0.35)
    cat(d, 452, 474, 1.95, "sit", flip=True, rim="#bff4f0", look=-1)
    for x, y, r in ((196, 190, 16), (372, 176, 12), (150, 330, 10), (330, 420, 9)):
        d.fill(spark(x, y, r, 0.1), "#ffffff")


def _niche(d: Doc, rnd: random.Random) -> None:
    """the stone arch of the shelf, darkest at its lower right"""
    hole = S("92,470! 92,226 130,132 210,84 300,70! 390,84 470,132 508,226 508,470!")
    wall = Sh.rect(-40, 20, 680, 470) - hole
    d.fill(hole.grow(5) - hole, INK)
    d.fill(wall, d.lin(40, 60, 560, 470, *SLATE))
    blocks = [
        sliver(300 + 218 * c, 290 - 214 * s, 300 + 330 * c, 290 - 330 * s, 3)
        for c, s in ((math.cos(math.radians(a)), math.sin(math.radians(a))) for a in range(8, 173, 18))
    ]
    blocks += [sliver(40, y, 92, y, 3) for y in (330, 392)] + [sliver(508, y, 570, y, 3) for y in (330, 392)]
    d.fill(pile(blocks), INK)
    d.fill(wedges(hole, 9, 40, 5, (0.5, 0.8), 0.1, 0.3, rnd), "#0b1c42", 0.85)


def _frozen(d: Doc, detail: int) -> None:
    """what stands in the ice: the candle with its flame, and the boat"""
    x, foot = 222, 428
    d.glow(x, 276, 120, (0, "#fff6c0", 1), (0.35, "#ffd867", 0.75), (1, "#ff9a3a", 0))
    wax = S("190,428! 188,316! 198,306 222,312 246,304 256,316! 254,428! 222,438")
    d.inked(wax, d.hlin(wax, "#ffffff", "#fff0c8", "#d8b888"), 3.2, 1.6)
    d.fill(
        S("188,316! 204,306 222,312 246,304 256,316! 252,344 246,366 240,344 226,340 218,380 208,344 198,338"),
        "#ffffff",
    )
    d.fill(brush([(x, 314), (x + 2, 300), (x + 1, 292)], 6, taper(1, 0.6), 6), INK)
    flame = S("222,306 194,284 192,252 214,222 224,184! 238,222 254,250 252,284")
    d.inked(flame, d.vlin(flame, "#f5792a", "#ffc850", "#fff4c2"), 3, 1.2, "#a4421c")
    d.fill(S("222,302 206,284 210,260 224,236! 238,262 240,286"), "#fffdf0")
    d.fill(Sh.ell(x, foot + 2, 44, 8), "#1f5fa6", 0.4)
    paper_boat(d, 322, 392, 0.78, 12, glow=False)
    d.fill(
        pile([*(sliver(286 + i * 9, 404 + i * 2, 296 + i * 9, 394 + i * 2, 2.6) for i in range(3))]),
        "#d8433a",
    )


def _tilted(s: Sh) -> Sh:
    """as the cube stands: three degrees off the upright"""
    return s.rot(-3, *FOOT)


def _cube_behind(d: Doc) -> Sh:
    """the block of clear ice seen from a corner, as far as it lies behind what is frozen in; returns the silhouette"""
    x, y = FOOT
    silhouette = _tilted(Sh.poly([LEFT, LID[0], LID[3], LID[2], RIGHT, FOOT]))
    d.inked(silhouette, d.lin(x - HALF, y - EDGE, x + HALF, y, "#dff7f2", "#7cc6da", "#2c76b0"), 3.4, 1.8)
    back = U([sliver(x, y - 2 * RISE, *corner, 2) for corner in (LEFT, RIGHT, LID[3])])
    d.fill(_tilted(back) & silhouette, "#1f5fa6", 0.6)
    return silhouette


def _cube_before(d: Doc) -> None:
    """the two near faces, the lid and the near edges"""
    x, y = FOOT
    dark = d.lin(x, 0, x + HALF, 0, (0, "#153a75", 0.12), (1, "#153a75", 0.5))
    d.fill(_tilted(Sh.poly([FOOT, LID[1], LID[2], RIGHT])), dark)
    lit = d.lin(x - HALF, 0, x, 0, (0, "#ffffff", 0.42), (1, "#8fdcdc", 0.16))
    d.fill(_tilted(Sh.poly([LEFT, LID[0], LID[1], FOOT])), lit)
    lid = d.lin(x - HALF, y - EDGE - RISE, x + HALF, y - EDGE, (0, "#ffffff", 0.95), (1, "#a9e6e6", 0.75))
    d.fill(_tilted(Sh.poly(LID)), lid)
    near = LID[1]
    edges = [brush([FOOT, ((x + near[0]) / 2 + 1, (y + near[1]) / 2), near], 4.4, taper(0.7, 0.4, 0.5), 6)]
    edges += [
        brush([near, ((near[0] + far[0]) / 2, (near[1] + far[1]) / 2), far], 4, taper(0.5, 0.8, 0.5), 6)
        for far in (LID[0], LID[2])
    ]
    d.fill(_tilted(pile(edges)), INK)


def _refraction(d: Doc, silhouette: Sh, rnd: random.Random) -> None:
    """bright flaws on the lit face, dark cuts on the far one, bubbles"""
    x, y = FOOT
    bright, dark = [], []
    for _ in range(9):
        u, v = rnd.uniform(0.08, 0.9), rnd.uniform(0.1, 0.8)
        px, py = x - HALF * u, y - RISE * u - EDGE * v
        bright.append(sliver(px, py, px + rnd.uniform(14, 34), py - rnd.uniform(16, 40), rnd.uniform(1.2, 2.6), 0.06))
    for i in range(int(EDGE / 10)):
        py = y - RISE - i * 10 - 6
        reach = rnd.uniform(16, 40) * (0.4 + i * 10 / EDGE)
        dark.append(cutw(x + HALF, py, x + HALF - reach, py + rnd.uniform(8, 16), 4.4))
    d.fill(_tilted(pile(dark)) & silhouette, "#0b1c42", 0.85)
    d.fill(_tilted(pile(bright)) & silhouette, "#ffffff", 0.9)
    edge = [(LEFT[0] + 7, LEFT[1] - 10), (LEFT[0] + 7, LEFT[1] - EDGE * 0.5), (LEFT[0] + 8, LEFT[1] - EDGE + 12)]
    d.fill(_tilted(brush(edge, 6, LEAF, 6)), "#ffffff", 0.9)
    for _ in range(6):
        px, py, r = x + rnd.uniform(-0.7, 0.7) * HALF, y - RISE - rnd.uniform(0.1, 0.8) * EDGE, rnd.uniform(1.8, 4)
        d.fill(Sh.ring(px, py, r, r - 1.3), "#ffffff", 0.8)


def shelf_board(
    d: Doc,
    x: float,
    y: float,
    w: float,
    t: float = 18,
    depth: float = 16,
    cols: tuple[str, ...] = SHELF_OAK,
    brackets: int = 2,
    seed: int = 4,
) -> None:
    """one board seen a little from above; things stand at height y; (x, y) is the left end of the front's upper edge"""
    rnd = random.Random(seed)
    top = S([(x, y, 1), (x + depth, y - depth, 1), (x + w - depth, y - depth, 1), (x + w, y, 1)])
    front = S([(x, y, 1), (x + w, y, 1), (x + w - 1, y + t, 1), (x + w * 0.5, y + t + 1), (x + 1, y + t, 1)])
    for i in range(brackets):
        bx = x + w * (i + 0.5) / brackets
        arm = S(
            [(bx - 9, y + t, 1), (bx + 9, y + t, 1), (bx + 7, y + t + 22), (bx, y + t + 38, 1), (bx - 7, y + t + 22)]
        )
        d.inked(arm, d.hlin(arm, cols[1], cols[2]), 2.4, 1.2)
    d.inked(top, d.vlin(top, cols[1], cols[0]), 2.6, 1)
    d.inked(front, d.vlin(front, cols[0], cols[1], cols[2]), 2.8, 1.6)
    grain = [
        sliver(x + w * a, y + t * b, x + w * (a + rnd.uniform(0.1, 0.3)), y + t * b, 1.2)
        for a, b in oak_grain(rnd, int(w / 26))
    ]
    d.fill(pile(grain) & front, INK, 0.8)
