"""chorus_of_minds: all the others act, then draw.

Four hoods sing and their breath is plaited into one braid with a page on every strand.
"""

from __future__ import annotations

import math

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.parts.sky import scroll_cloud
from tools.art.parts.sleeve import robe_back
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=234)
LAMP = (300, 200)
SINGERS = ((106, 566, 0.72, -14), (494, 566, 0.7, 16), (222, 578, 0.82, -8), (378, 580, 0.8, 12))
STRANDS = (
    ("#ffffff", "#f3f0ff", "#b5aee0"),
    ("#ffd9e0", "#e8788c", "#8f2a44"),
    ("#b5aee0", "#7d77bd", "#3a3670"),
    ("#fff3e6", "#f6cfac", "#b07a5c"),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    window_light(d, "air", LAMP, 430)
    if detail:
        field_lines(d, "air", LAMP, 130, 270)
    halo(d, "air", LAMP, 128)
    _braid(d)
    for i, (x, y, rot, sign) in enumerate(
        ((152, 224, -16, "fire"), (448, 224, 16, "water"), (214, 300, -9, "earth"), (386, 300, 9, "air"))
    ):
        leafcard(d, x, y, 76, sign, "below", rot, shadow=4, seed=i)
    _notes(d)
    for i, (x, y, k, tip) in enumerate(SINGERS):
        cols = (("#9a94d4", "#4f4a88", "#1a173a"), ("#7d77bd", "#3a3670", "#12102a"))[i > 1]
        robe_back(d, x, y, k, cols, None, "pointed", tip, 0.8, 3.4, seed=i + 3)
    for x, y, r, s in ((300, 592, 60, 1), (168, 600, 46, -1), (436, 600, 46, 1)):
        scroll_cloud(d, x, y, r, s, d.lin(0, 540, 0, 640, "#f7f5ff", "#a9a3da"))


def _strand(k: int) -> list[tuple[float, float, float]]:
    """Path of one breath: from its hood to the braid's foot, then round the braid; (x, y, depth)."""
    hx, hy, scale, _ = SINGERS[k]
    y0 = hy - 190 * scale
    start = [(hx, y0, 1.0), (hx + (300 - hx) * 0.16, y0 - 56, 1.0), (hx + (300 - hx) * 0.55, 356 - 10 * (k % 2), 1.0)]
    twist = []
    for i in range(25):
        t = i / 24
        a = math.radians((270, 90, 180, 0)[k] + 560 * t)
        twist.append((300 + (46 - 22 * t) * math.sin(a), 300 - 236 * t, math.cos(a)))
    return start + twist


def _braid(d: Doc) -> None:
    """All strands cut into short lengths and laid from the back to the front."""
    pieces = []
    for k in range(4):
        path = _strand(k)
        pieces.append((-2.0, k, path[:5]))
        for i in range(3, len(path) - 2, 4):
            part = path[max(0, i - 1) : i + 6]
            pieces.append((sum(p[2] for p in part) / len(part), k, part))
    for depth, k, part in sorted(pieces, key=lambda piece: piece[0]):
        w = 40 if depth < -1.5 else 33
        points = [(x, y) for x, y, _ in part]
        shape = brush(points, w, taper(0.3, 0.85, 0.9) if depth < -1.5 else taper(0.82, 0.82, 0.5), 9)
        xs = [x for x, _ in points]
        d.inked(shape, d.lin(min(xs) - 10, 0, max(xs) + 10, 0, *STRANDS[k]), 2.6, 1.2)
        d.fill(brush(points, w * 0.14, LEAF, 10), "#4f4a88", 0.85)


def _notes(d: Doc) -> None:
    """Cherry notes let go on both sides."""
    flag = S("1,-27! 12,-22 20,-12 18,2! 13,-8 1,-13!")
    note = U(Sh.ell(-6, 16, 10, 7.5).rot(-18, -6, 16), brush("2,16 3,-10 3,-26", 5, taper(1, 1, 0.5), 3), flag)
    for x, y, k, rot in (
        (92, 306, 1.0, -12),
        (508, 300, 1.1, 10),
        (224, 200, 0.9, 8),
        (384, 192, 0.9, -8),
        (226, 122, 0.7, 4),
        (376, 116, 0.7, -6),
    ):
        d.inked(note.scale(k).rot(rot).move(x, y), "#d8506a", 2.2, 0.8)
