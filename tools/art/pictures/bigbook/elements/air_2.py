"""Air 2: two swifts tie the wind of their tails into a knot above the weather vanes."""

import math
import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import Point, polar, pts_of
from tools.art.palette import INK
from tools.art.parts.beast import limb
from tools.art.parts.light import field_lines
from tools.art.parts.sky import scroll_cloud
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=25)
KNOT = (304, 424)
NIGHT = ((0, "#ffffff"), (0.2, "#dcd8f6"), (0.36, "#9690d0"), (0.6, "#4f4994"), (0.82, "#2a2562"), (1, "#131032"))
SILK = ("#ffffff", "#dcd8f4", "#8f88cc")
FEATHER = ("#5d579c", "#2f2b60", "#17132f")


def draw(d: Doc, detail: int) -> None:
    """One bird climbs to the left, one dives to the right; the ribbons between them make the knot."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, d.rad(*KNOT, 470, *NIGHT))
    d.glow(300, 800, 420, (0, "#ffd9a0", 0.95), (0.3, "#ff9080", 0.6), (0.65, "#a84a90", 0.3), (1, "#5d579c", 0))
    field_lines(d, "air", KNOT, 150, 260)
    d.fill(Sh.ring(*KNOT, 158, 151), "#ffffff", 0.95)
    d.glow(*KNOT, 152, (0, "#ffffff", 1), (0.55, "#f6f4ff", 0.8), (1, "#ece9fb", 0))
    for x, y, r, s in ((80, 560, 40, 1), (132, 590, 46, -1), (528, 570, 44, -1), (474, 604, 40, 1)):
        scroll_cloud(d, x, y, r, s, d.lin(0, 520, 0, 660, "#8680c2", "#c88ab0", "#ffc898"))
    knot(d)
    swift(d, 196, 250, -34, 1.08, 1, rnd)
    swift(d, 428, 582, 122, 1.0, -1, rnd)
    roofs(d, rnd)


def knot(d: Doc) -> None:
    """a reef knot: two bights of wind, each with both its ends through the other; laid on the line between the birds"""
    bight = "-152,-30 -104,-24 -56,-26 10,-66 70,-70 106,-40 114,0 106,40 70,70 10,66 -56,26 -104,24 -140,48"

    def turn(deg: float) -> list[Point]:
        return [
            (304 + x, 424 + y)
            for x, y in (
                polar(0, 0, math.hypot(px, py), math.degrees(math.atan2(py, px)) + deg) for px, py, _ in pts_of(bight)
            )
        ]

    widths = [2, 13, 23, 28, 31, 32, 32, 32, 31, 28, 23, 13, 2]
    strands = []
    for spec in (turn(232), turn(52)):
        strands.append((limb(spec, widths, 60), limb(spec, [w * 0.14 for w in widths], 60)))
        silk(d, *strands[-1])
    for along, aside, r in ((-106, 0, 56), (0, 66, 38)):
        x, y = polar(304, 424, math.hypot(along, aside), math.degrees(math.atan2(aside, along)) + 52)
        with d.clip(Sh.ell(x, y, r)):
            silk(d, *strands[0])


def silk(d: Doc, band: Sh, flow: Sh) -> None:
    """one strand: pale, with its flow line and a cut shadow"""
    d.inked(band, d.lin(220, 320, 400, 540, *SILK), 3, 1.6)
    d.fill(flow, "#4f4a88", 0.85)
    d.fill(band - band.move(2, -5), "#8f88cc", 0.7)


def swift(d: Doc, x: float, y: float, turn: float, k: float, lean: float, rnd: random.Random) -> None:
    """a swift seen from its back, beak up before the turn: sickle wings, forked tail, cherry throat at the near side"""

    def place(s: Sh) -> Sh:
        return s.scale(k * lean, k).rot(turn).move(x, y)

    far = place(S("8,-34! 40,-66 92,-70 148,-30 176,24! 138,-8 92,-22 48,-8 14,22!"))
    near = place(S("-8,-34! -46,-58 -104,-48 -150,2 -166,66! -132,24 -88,2 -46,6 -12,26!"))
    tail = place(S("-12,56! -18,92 -36,128! -8,104 0,86! 10,104 38,122! 20,90 12,56!"))
    body = place(S("0,-88! 12,-78 20,-56 22,-20 16,30 8,72 0,84! -8,72 -16,30 -22,-20 -20,-56 -12,-78"))
    for part in (tail, far, near):
        d.fill(part.grow(4), "#ffffff", 0.9)
        d.inked(part, d.dlin(part, *FEATHER), 3, 1.6)
    for wing, tips in (
        (
            near,
            ((-150, 30, -112, -8), (-132, 20, -92, -16), (-110, 12, -74, -22), (-86, 8, -54, -24), (-60, 8, -34, -26)),
        ),
        (far, ((160, -6, 116, -34), (138, -14, 98, -40), (112, -20, 78, -44), (84, -18, 56, -42), (56, -8, 34, -38))),
    ):
        cuts = [brush([(a, b), ((a + p) / 2, (b + q) / 2 - 3), (p, q)], 5.4, taper(1, 0, 0), 6) for a, b, p, q in tips]
        d.fill(place(pile(cuts)) & wing, "#bdb8e6")
    d.inked(body, d.dlin(body, *FEATHER), 3.2, 1.6)
    d.fill(wedges(body, 8, 18, 4, (-0.6, -0.8), 0.1, 0.5, rnd), INK)
    d.fill(place(S("-17,-60! -4,-52 10,-56 18,-62! 14,-74 4,-82 -8,-80 -14,-72")) & body, "#d8506a")
    d.fill(place(S("-6,-84! 0,-102! 6,-84! 0,-80")), INK)
    for ex in (-9, 9):
        d.inked(place(Sh.ell(ex, -72, 4.2)), "#fff8e0", 1.6, 0.4)
        d.fill(place(Sh.ell(ex, -73, 2)), INK)
    d.fill(place(pile([sliver(-8, -30 + i * 16, 8, -30 + i * 16, 3, 0.3) for i in range(5)])) & body, "#8680c2")


def roofs(d: Doc, rnd: random.Random) -> None:
    """the strip: two roofs, two vanes that point at each other"""
    for x, top, half, way in ((236, 706, 112, -1), (112, 664, 122, 1)):
        roof = S([(x - half, 850, 1), (x - half * 0.45, 750), (x, top, 1), (x + half * 0.45, 750), (x + half, 850, 1)])
        d.inked(roof, d.lin(x - half, 0, x + half, 0, "#c87a8a", "#3d3068", "#17132f"), 3.2, 1.6)
        rows = [
            sliver(x - half * t, top + 160 * t, x + half * t, top + 160 * t, 3.4, -0.05)
            for t in (0.2, 0.36, 0.52, 0.68, 0.84)
        ]
        d.fill(pile(rows) & roof, INK)
        d.fill(wedges(roof, 10, 30, 5, (-0.9, -0.4), 0.2, 0.3, rnd), INK)
        rod = pile([sliver(x, top - 74, x, top + 8, 2.8), sliver(x - 22, top - 44, x + 22, top - 44, 2.4)])
        d.fill(rod.grow(1.4), "#f6f4ff")
        d.fill(rod, INK)
        arrow = S(
            [
                (x + way * 34, top - 66, 1),
                (x + way * 10, top - 78, 1),
                (x + way * 12, top - 69, 1),
                (x - way * 22, top - 69, 1),
                (x - way * 36, top - 80, 1),
                (x - way * 34, top - 54, 1),
                (x - way * 22, top - 63, 1),
                (x + way * 12, top - 63, 1),
                (x + way * 10, top - 54, 1),
            ]
        )
        d.fill(arrow.grow(2), "#f6f4ff")
        d.fill(arrow, INK)
