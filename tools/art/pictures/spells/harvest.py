"""harvest: takes value-2 elements.

A sickle's crescent gathers a sheaf whose every ear carries two grains with two signs.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar, sample
from tools.art.ornament import sigil
from tools.art.palette import INK
from tools.art.parts.feather import vane
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=52)
FOCUS = (280, 270)
KNOT = (286, 402)
# angle, reach and bend of every stalk, the outermost first
EARS = (
    (-146, 168, -0.2),
    (-34, 170, 0.24),
    (-127, 196, -0.1),
    (-53, 192, 0.14),
    (-72, 214, 0.08),
    (-109, 216, -0.04),
    (-90, 204, 0.02),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "earth", FOCUS)
    if detail:
        field_lines(d, "earth", FOCUS, 150, 250)
    halo(d, "earth", FOCUS, 150)
    _stubble(d, rnd)
    _straw(d, rnd)
    for angle, length, bend in EARS:
        _ear(d, angle, length, bend)
    _sickle(d, rnd)
    band = S("244,392! 286,400 330,388! 334,412! 288,424 242,414!")
    d.inked(band, d.hlin(band, "#f6ecb0", "#b5913f", "#5d4a24"), 2.8, 1.4)
    d.fill(pile([cutw(250 + i * 11, 418, 258 + i * 11, 398, 4) for i in range(8)]) & band, INK)
    for x, y, r in ((176, 478, 25), (424, 486, 23), (128, 506, 17), (474, 452, 15)):
        _poppy(d, x, y, r)


def _stubble(d: Doc, rnd: random.Random) -> None:
    """The mown field, rows running to the lamp."""
    field = S("-20,436! 120,424 300,430 470,420 620,432! 620,640! -20,640!")
    d.inked(field, d.vlin(field, "#7fae4a", "#2c6a3a", "#104636"), 3, 1.2, light=(0, 1))
    rows = [cutw(x, 600, 280 + (x - 280) * 0.42, 432, 15, 0.02) for x in range(-160, 780, 62)]
    d.fill(pile(rows) & field, "#12402c")
    stubs = [
        cutw(x, y, x + rnd.uniform(-5, 7), y - rnd.uniform(10, 22), 5)
        for x, y in [(rnd.uniform(56, 544), rnd.uniform(446, 560)) for _ in range(70)]
    ]
    d.fill(pile(stubs), "#d9cf78")


def _straw(d: Doc, rnd: random.Random) -> None:
    """Stalks above and the flared skirt below the knot."""
    kx, ky = KNOT
    for i in range(13):
        a = 54 + i * 6
        end = polar(kx, ky, rnd.uniform(104, 124), a)
        s = brush([(kx + (i - 6) * 3, ky - 10), (kx + (i - 6) * 5, ky + 40), end], 11, taper(0.6, 0.7, 0.5), 8)
        d.inked(s, d.lin(kx, ky, *end, "#e9d478", "#a88a3c" if i % 2 else "#c7a850"), 2.2, 1)
    bundle = S(
        "258,408! 226,350 176,300 140,276! 190,276 236,262 290,272 340,260 386,274 440,268! 388,306 344,356 316,408!"
    )
    d.inked(bundle, d.hlin(bundle, "#efdd84", "#bfa048", "#7d6228"), 2.6, 1.4)
    reach = [(polar(kx, ky, 10, a), polar(kx, ky, 90, a), polar(kx, ky, 190, a)) for a in range(-138, -38, 8)]
    d.fill(pile([brush(points, 6, taper(0.4, 0.6, 0.6), 6) for points in reach]) & bundle, "#4a3a1c")


def _ear(d: Doc, angle: float, length: float, bend: float) -> None:
    """A stalk, two bracts, and two swollen grains, each stamped with the leaf."""
    body, spine = vane(KNOT, angle, length, 12, bend, taper(0.9, 0.3, 0.1))
    d.inked(body, "#cdb556", 2.2, 1)
    x, y, tx, ty = sample(spine, 20)[-1]
    turn = math.degrees(math.atan2(ty, tx)) + 90

    def place(sh):
        return sh.scale(1.3).rot(turn).move(x, y)

    awns = [place(sliver(o, -40, o * 3.4, -104 + abs(o) * 1.2, 2.4)) for o in (-13, -7, 0, 7, 13)]
    d.fill(pile(awns), "#7a5a24")
    for oy, rx in ((-46, 19), (0, 23)):
        grain = place(
            S(
                [
                    (0, oy - 32, 1),
                    (rx, oy - 8),
                    (rx * 0.8, oy + 16),
                    (0, oy + 26, 1),
                    (-rx * 0.8, oy + 16),
                    (-rx, oy - 8),
                ]
            )
        )
        d.inked(grain, d.dlin(grain, "#fff6c0", "#ecc95a", "#a8742c"), 2.8, 1.4)
        solid, cuts = sigil("earth", 0, oy - 2, 17)
        d.fill(place(solid), "#1d7049")
        d.fill(place(cuts), "#fbf0b0")
    for s in (-1, 1):
        bract = place(S("0,36! 12,28 20,12 21,-6! 12,8 0,18").scale(s, 1))
        d.inked(bract, d.dlin(bract, "#9fcf62", "#3f7a3c"), 2, 0.8)


def _sickle(d: Doc, rnd: random.Random) -> None:
    """One crescent from the right hand's side round below the sheaf and up its left."""
    outer = [polar(276, 300, 206, a) for a in range(36, 214, 11)]
    inner = [polar(290, 282, 186, a) for a in range(206, 44, -11)]
    blade = Sh.spline([(*outer[0], True), *outer[1:-1], (112, 158, True), *inner, (430, 402, True)], True)
    d.inked(blade, d.lin(90, 180, 440, 470, "#ffffff", "#c9dcd4", "#7f9c98", "#33504e"), 3.4, 2)
    d.fill(wedges(blade, 10, 17, 5, ("pt", 290, 250), 0.3, 0.5, rnd), "#16302c")
    edge = [(x, y) for x, y in inner[1:-1]]
    d.fill(brush(edge, 5, LEAF, 18) & blade, "#ffffff")
    grip = brush("420,404 452,430 480,470 488,520 480,570", 32, taper(0.7, 1, 0.5), 12)
    d.inked(grip, d.lin(420, 400, 500, 480, "#a8693c", "#6a3a28", "#301a1c"), 3.2, 1.8)
    d.fill(wedges(grip, 9, 18, 4.4, (-0.8, -0.4), 0.2, 0.4, rnd), INK)
    ferrule = S("408,404! 424,384! 450,412! 434,434!")
    d.inked(ferrule, "#8fa8a2", 2.6, 1.2)


def _poppy(d: Doc, x: float, y: float, r: float) -> None:
    """A poppy at the root of the sheaf."""
    d.fill(brush([(x + 2, y), (x + 6, y + 40), (x - 2, y + 90)], 5, taper(0.8, 1, 0.5), 6), "#123626")
    for k in (0.25, -0.28, 0.0):
        petal = S(
            [
                (x, y + r * 0.5, 1),
                (x - r, y + r * 0.1),
                (x - r * 0.9, y - r * 0.7),
                (x - r * 0.1, y - r * 0.9 + 4),
                (x + r * 0.8, y - r * 0.8),
                (x + r, y),
            ]
        ).rot(k * 120, x, y)
        d.inked(petal, d.rad(x, y - r * 0.3, r * 1.5, "#ff8a66", "#d8433a", "#7a1a24"), 2.2, 1)
    d.inked(Sh.ell(x, y - r * 0.12, r * 0.26), "#2a1620", 1, 0)
