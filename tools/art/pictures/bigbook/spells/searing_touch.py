"""searing_touch: destroys cards of the hand or the discard pile.

A touch has burnt its own shape clean through an oak door: the hole is an open hand, its rim still glows.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.parts.fire import flame_s
from tools.art.parts.light import field_lines, window_light
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=203)
LAMP = (306, 286)
# centre lines of the five fingers and their widths, thumb first, in the grid of the front page
FINGERS = (
    ("-30,66 -64,34 -88,2", 32),
    ("-30,14 -44,-52 -50,-94", 31),
    ("-6,8 -8,-70 -8,-120", 33),
    ("18,12 28,-62 34,-106", 31),
    ("38,24 62,-24 76,-66", 27),
)
TIPS = ((-88, 2), (-51, -98), (-8, -124), (35, -110), (78, -70))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "fire", LAMP, 420)
    if detail:
        field_lines(d, "fire", LAMP, 170, 230)
    hole = _print().scale(1.16).rot(-8).move(304, 306)
    _door(d, hole, rnd)
    _burn(d, hole, rnd)
    _flames(d)


def _print() -> Sh:
    """The silhouette of an open hand, palm 90 wide, heel of the hand at the foot."""
    palm = S("-44,30 -40,6 -16,-2 12,-2 40,8 50,34 46,76 28,112 -2,120 -30,110 -46,78")
    fingers = [brush(way, width, taper(1, 0.8, 0.3, 0.7), 14) for way, width in FINGERS]
    tips = [Sh.ell(x, y, width * 0.42) for (x, y), (_, width) in zip(TIPS, FINGERS, strict=True)]
    return U(palm, fingers, tips)


def _door(d: Doc, hole: Sh, rnd: random.Random) -> None:
    """an oak door with two iron bands, lit by what burns in it: a touch has gone through three fingers of wood"""
    boards = [Sh.rect(26 + 92 * k, 30, 90, 560) for k in range(6)]
    for board in boards:
        d.inked(board, d.rad(*LAMP, 330, "#f0b060", "#a4562e", "#5a2a22", "#24101a"), 3.4, 1.4)
    grain = [
        brush(
            [(x, y), (x + rnd.uniform(-7, 7), y + 46), (x + rnd.uniform(-5, 5), y + rnd.uniform(80, 130))], 5.5, LEAF, 8
        )
        for x in range(40, 570, 23)
        for y in (40 + rnd.uniform(0, 60), 230 + rnd.uniform(-20, 60), 420 + rnd.uniform(-20, 40))
    ]
    d.fill(pile(grain), "#2a0f14", 0.85)
    for y in (112, 438):
        band = Sh.rect(20, y, 560, 46, 3)
        d.inked(band, d.rad(*LAMP, 330, "#d8c0b8", "#6a5a64", "#2a2230"), 4, 2)
        d.fill(band - band.move(0, 6), "#ffe0a0", 0.6)
        for x in (72, 164, 256, 348, 440, 532):
            d.inked(Sh.ell(x, y + 23, 11), d.rad(x - 3, y + 19, 14, "#fff0d8", "#8a7a84", "#2a2230"), 3, 1.2)
    d.fill(wedges(hole.grow(60), 13, 26, 6, (0, -1), 0.1, 0.5, rnd) - hole, "#2a0f14", 0.5)


def _burn(d: Doc, hole: Sh, rnd: random.Random) -> None:
    """Scorched wood, char, white heat, and the dark fire behind the door."""
    for size, colour, alpha in ((30, "#c9752e", 0.4), (21, "#7a3418", 0.7), (14, "#240a10", 1.0)):
        d.fill(hole.grow(size), colour, alpha)
    d.fill(hole.grow(7.5), "#ff8a1e")
    d.fill(hole.grow(4), "#fff3b8")
    d.fill(hole, d.lin(0, 180, 0, 420, "#4a0c16", "#2a0710", "#8a1c18"))
    teeth = wedges(hole, 8, 15, 6, (0, -1), 0.05, 0.3, rnd)
    d.fill(teeth, "#ffb040")
    embers = [sliver(x, y, x + rnd.uniform(-9, 9), y - rnd.uniform(10, 24), 2.6) for x, y in _inside(hole, rnd, 26)]
    d.fill(pile(embers) & hole.shrink(6), "#ffd867")


def _inside(hole: Sh, rnd: random.Random, n: int) -> list[tuple[float, float]]:
    """n places strewn over the bounds of the hole."""
    x0, y0, x1, y1 = hole.bounds
    return [(rnd.uniform(x0, x1), rnd.uniform(y0 + 40, y1)) for _ in range(n)]


def _flames(d: Doc) -> None:
    """A tongue of fire stands on every finger tip."""
    turn = math.radians(-8)
    for (tx, ty), h in zip(TIPS, (50, 66, 74, 66, 54), strict=True):
        x = 304 + 1.16 * (tx * math.cos(turn) - ty * math.sin(turn))
        y = 300 + 1.16 * (tx * math.sin(turn) + ty * math.cos(turn)) + 8
        for size, colours in ((1.0, ("#cf3a22", "#ff8a1e", "#ffc850")), (0.6, ("#ffc850", "#fff3b8", "#ffffff"))):
            tongue = flame_s(x, y, h * size, h * 0.5 * size, 4)
            d.inked(tongue, d.lin(x, y - h * size, x, y, *colours), 3.2 if size == 1 else 0, 1, "#5a0f16")
