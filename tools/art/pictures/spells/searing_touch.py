"""searing_touch: destroys cards of the hand or the discard pile.

A touch has burnt its own shape clean through two pages: the hole is an open hand, its rim still glows.
"""

import math
import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.parts.fire import flame_s
from tools.art.parts.light import field_lines, window_light
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=203)
LAMP = (306, 286)
PAPER = ("#fff8e0", "#f3dba6", "#b98a4e")
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
    hole = _print().rot(-8).move(304, 300)
    for dx, dy, rot in ((34, 10, 15), (-14, 4, -8)):
        _page(d, dx, dy, rot, hole, rnd, detail)
    _burn(d, hole, rnd)
    _flames(d)


def _print() -> Sh:
    """The silhouette of an open hand, palm 90 wide, heel of the hand at the foot."""
    palm = S("-44,30 -40,6 -16,-2 12,-2 40,8 50,34 46,76 28,112 -2,120 -30,110 -46,78")
    fingers = [brush(way, width, taper(1, 0.8, 0.3, 0.7), 14) for way, width in FINGERS]
    tips = [Sh.ell(x, y, width * 0.42) for (x, y), (_, width) in zip(TIPS, FINGERS, strict=True)]
    return U(palm, fingers, tips)


def _page(d: Doc, dx: float, dy: float, rot: float, hole: Sh, rnd: random.Random, detail: int) -> None:
    """One large sheet with dog-ear and lines, the hole cut out of it."""
    sheet = Sh.poly("-132,-176 88,-176 132,-132 132,182 -132,182").rot(rot).move(306 + dx, 292 + dy)
    whole = sheet - hole
    d.fill(sheet.move(6, 9), "#3a0814", 0.6)
    d.inked(sheet, d.dlin(sheet, *PAPER), 4, 2.2)
    if detail:
        rows = [sliver(-112, y, rnd.uniform(70, 112), y + 1, 2) for y in range(-152, 172, 19)]
        d.fill(pile(rows).rot(rot).move(306 + dx, 292 + dy) & whole, "#a8743e", 0.75)
    d.fill(wedges(sheet, 10, 24, 5, rnd=rnd) & whole, "#7a4a2a", 0.9)
    ear = Sh.poly("88,-176 90,-132 132,-132").rot(rot).move(306 + dx, 292 + dy)
    d.inked(ear, PAPER[2], 2.8, 1)


def _burn(d: Doc, hole: Sh, rnd: random.Random) -> None:
    """Scorched paper, char, white heat, and the dark fire behind the sheet."""
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
        x = 304 + tx * math.cos(turn) - ty * math.sin(turn)
        y = 300 + tx * math.sin(turn) + ty * math.cos(turn) + 8
        for size, colours in ((1.0, ("#cf3a22", "#ff8a1e", "#ffc850")), (0.6, ("#ffc850", "#fff3b8", "#ffffff"))):
            tongue = flame_s(x, y, h * size, h * 0.5 * size, 4)
            d.inked(tongue, d.lin(x, y - h * size, x, y, *colours), 3.2 if size == 1 else 0, 1, "#5a0f16")
