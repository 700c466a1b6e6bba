"""falling_star: destroys a curse without paying.

Over the night academy a star strikes the open book on its lectern, and the bramble ring round it flies apart.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile, spark, star
from tools.art.inkwell.spline import lerp, polar
from tools.art.palette import CURSE_BLACK, INK
from tools.art.parts.bramble import bramble
from tools.art.parts.light import field_lines
from tools.art.parts.plants import pine
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=29)
STAR = (372, 254)
NIGHT = ("#3d62b4", "#2b4a9a", "#101b48")
WOOD = ("#c0683e", "#6a2c2a", "#24101c")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    sky = ((0, "#fff4c2"), (0.12, "#ffc850"), (0.24, "#f5792a"), (0.36, "#a42a2c"), (0.48, "#4a1f58"))
    d.fill(d.window, d.rad(*STAR, 440, *sky, (0.64, NIGHT[1]), (1, NIGHT[2])))
    if detail:
        field_lines(d, "fire", STAR, 130, 420, col="#1a1240", op=0.7)
    for _ in range(22):
        x, y = rnd.uniform(60, 560), rnd.uniform(60, 300)
        if math.hypot(x - STAR[0], y - STAR[1]) > 190:
            d.fill(spark(x, y, rnd.uniform(3, 9), 0.1), "#f6ecd6")
    _academy(d, rnd)
    _tail(d, rnd)
    d.glow(*STAR, 190, (0, "#fffbe0", 1), (0.4, "#ffe08a", 0.7), (1, "#ffb040", 0))
    _lectern(d, rnd)
    _book(d)
    _star(d)
    _broken_ring(d, rnd)


def _tail(d: Doc, rnd: random.Random) -> None:
    """The long track from the upper left, four strands and flying sparks."""
    for off, width, colour in ((0, 78, "#c8371f"), (-8, 56, "#f5792a"), (6, 36, "#ffc24a"), (0, 18, "#fffdf0")):
        way = [(196 + off * 1.5, 40 + off), (244, 98 + off), (310, 180 + off), STAR]
        d.fill(brush(way, width, taper(0, 0.9, 0.95, 0.8), 12), colour)
    cuts = []
    for _ in range(26):
        t = rnd.uniform(0.05, 0.85)
        x, y = lerp(196, STAR[0], t) + rnd.uniform(-34, 34) * t, lerp(40, STAR[1], t) + rnd.uniform(-30, 30) * t
        cuts.append(sliver(x, y, x - 22, y - 31, 2.6))
    d.fill(pile(cuts), "#fff0b0")


def _academy(d: Doc, rnd: random.Random) -> None:
    """Roofs and towers small on the left hill, lamps in a few windows, firs on both flanks."""
    roofs = [_tower(x, 470, w, h) for x, w, h in ((80, 42, 168), (124, 32, 108), (166, 50, 208), (212, 28, 112))]
    hall = S("86,470! 86,402! 110,378! 192,378! 216,402! 216,470!")
    for part in (hall, *roofs):
        d.inked(part, d.hlin(part, "#3a2250", "#22153a", "#5a2038"), 3, 1.4)
        d.fill(wedges(part, 8, 16, 4, (0.8, 0.1), 0.3, 0.2, rnd), INK)
        d.fill(part - part.move(-3.5, 1), "#ff9a4a", 0.9)
    for x, y in ((80, 372), (166, 340), (166, 376), (124, 416), (104, 432), (148, 432), (190, 432)):
        d.fill(S([(x - 6, y + 10, 1), (x - 6, y - 3), (x, y - 10, 1), (x + 6, y - 3), (x + 6, y + 10, 1)]), "#ffd867")
    hill = S("-60,470! 60,450 160,460 250,480 372,496 500,476 660,452! 660,640! -60,640!")
    d.inked(hill, d.lin(0, 450, 0, 560, "#5a2038", "#140a20"), 3.4, 1.4, light=(0, -1))
    for x, h in ((64, 60), (104, 44), (146, 58), (196, 46), (236, 52), (544, 96), (574, 70), (516, 58)):
        d.fill(pine(x, 496, h), INK)


def _tower(x: float, foot: float, w: float, h: float) -> Sh:
    """a round tower with a pointed hat"""
    half = [(1, 0, 1), (0.86, 0.62, 1), (1.3, 0.6, 1), (0.3, 0.86, 0)]
    right = [(x + w / 2 * u, foot - h * v, corner) for u, v, corner in half]
    left = [(x - w / 2 * u, foot - h * v, corner) for u, v, corner in half]
    return S([*left, (x, foot - h, 1), *reversed(right)])


def _lectern(d: Doc, rnd: random.Random) -> None:
    """Carved desk on a turned column, black against its own shadow, lit along the upper edges."""
    column = S("344,424! 400,424! 392,446 412,458 392,472 398,500 440,560! 304,560! 346,500 352,472 332,458 352,446")
    desk = S("222,392! 522,392! 498,424! 448,440 296,440 246,424!")
    for part in (column, desk):
        d.inked(part, d.lin(260, 390, 480, 500, *WOOD), 4, 2)
        d.fill(wedges(part, 9, 22, 5.4, ("pt", *STAR), 0.1, 0.4, rnd), INK)
        d.fill(part - part.move(0, 6), "#ffd98a", 0.9)
    for x in (280, 326, 418, 464):
        d.fill(S([(x - 12, 426, 1), (x, 410), (x + 12, 426, 1), (x, 434)]), INK)


def _book(d: Doc) -> None:
    """The grimoire lies open: two swelling wings of pages, white with light."""
    boards = S("208,352! 300,372 372,392! 444,372 536,352! 542,380 448,400 372,416! 296,400 202,380!")
    d.inked(boards, d.hlin(boards, "#8a1f2a", "#3a0f1c", "#5a1526"), 4, 2)
    for side in (1, -1):
        edge = S("372,402! 340,382 296,376 212,362! 212,346 296,354 372,386!")
        page = S("372,386! 352,340 308,316 262,314 222,326! 208,350! 262,340 318,350 372,388!")
        for part, paint in ((edge, "#cfa873"), (page, d.rad(STAR[0], 320, 170, "#ffffff", "#fff4c2", "#f0cf8a"))):
            shape = part if side > 0 else part.flipx(372)
            d.inked(shape, paint, 3, 1.4)
        rows = [
            brush([(238 + k * 5, 330 + k * 5), (286, 322 + k * 6), (338 + k * 4, 346 + k * 7)], 4, LEAF, 8)
            for k in range(3)
        ]
        d.fill([r if side > 0 else r.flipx(372) for r in rows], "#8a5230")


def _star(d: Doc) -> None:
    """White heat over the gutter of the book."""
    x, y = STAR
    d.fill(star(x, y, 84, 9, 0.5, 11), "#ffc24a")
    d.fill(star(x, y, 64, 9, 0.5, -10), "#fff0b0")
    d.fill(spark(x, y, 96, 0.06, 12), "#ffffff")
    d.fill(Sh.ell(x, y, 26), "#ffffff")


def _broken_ring(d: Doc, rnd: random.Random) -> None:
    """Five arcs of bramble thrown outward, each turned its own way, with a splinter of light at each break."""
    for a, r, span, turn in (
        (-66, 122, 38, 14),
        (-14, 130, 42, -12),
        (30, 136, 26, 20),
        (152, 132, 30, -18),
        (202, 124, 40, 14),
    ):
        cx, cy = polar(*STAR, r, a)
        ox, oy = polar(cx, cy, 84, a + 180)
        points = [polar(ox, oy, 84, a + b) for b in (-span, -span * 0.4, span * 0.4, span)]
        stem, thorns = bramble(points, 19, 20, rnd, 30, 3)
        stem, spikes = stem.rot(turn, cx, cy), U(thorns).rot(turn, cx, cy)
        d.inked(spikes, "#8a7a70", 3, 1.2, CURSE_BLACK)
        d.inked(stem, d.dlin(stem, "#d9cdb4", "#8a7a70", "#3a2f36"), 3, 1.4, CURSE_BLACK)
        for end in (points[0], points[-1]):
            d.fill(sliver(*polar(*end, 8, a), *polar(*end, 34, a), 4), "#ffffff")
