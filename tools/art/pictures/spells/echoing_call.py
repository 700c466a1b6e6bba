"""echoing_call: another player refreshes and acts twice.

Two towers from above, their rings of sound cross, a lamp and two doors answer.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import Sh, pile, star
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.sky import swallow
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=136)
CALLER = (190, 240)
LAMP = (404, 326)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, d.rad(*LAMP, 430, "#ffffff", "#dcd8f4", "#9e97d2", "#5d579c", "#262350"))
    _sound(d)
    _doors(d)
    _tower(d, *CALLER, 74, ("#8680c2", "#3a3670", "#16132e"), rnd)
    _bell(d)
    d.glow(*LAMP, 170, (0, "#fff3c4", 0.95), (0.4, "#f0b24a", 0.5), (1, "#f0b24a", 0))
    _tower(d, *LAMP, 92, ("#c9c4ec", "#6d66ac", "#262350"), rnd)
    _lantern(d)
    for a in ((110, 420, 0.5, 24), (232, 118, 0.44, -14), (496, 210, 0.46, 6, -1), (238, 448, 0.38, -4)):
        swallow(d, *a)


def _sound(d: Doc) -> None:
    """Two families of rings, cut over one another: the moire is the picture."""
    for (x, y), gap, colour in ((CALLER, 26, "#262350"), (LAMP, 26, "#ffffff")):
        for i in range(17):
            r = 92 + i * gap
            w = (9.5 - i * 0.34, 8.5 - i * 0.3)[colour == "#ffffff"]
            ring = Sh.ring(x, y, r + w / 2, r - w / 2) & d.window
            d.fill(ring, colour, 0.8 if colour == "#262350" else 0.85)
    d.fill(Sh.ring(*CALLER, 101, 93), "#ffffff", 0.95)


def _tower(d: Doc, x: float, y: float, r: float, cols: tuple[str, str, str], rnd: random.Random) -> None:
    """A round tower from straight above: parapet, walk, and a slated cone in eight facets."""
    d.fill(Sh.ell(x + 16, y + 20, r + 8), "#16132e", 0.55)
    wall = Sh.ell(x, y, r)
    d.inked(wall, d.dlin(wall, "#f4f1ff", "#a9a3da", "#4f4a88"), 3.4, 2)
    teeth = [Sh.rect(x - 7, y - r - 5, 14, 15, 2).rot(a, x, y) for a in range(0, 360, 24)]
    for tooth in teeth:
        d.inked(tooth, "#dcd8f4", 2.2, 1.2)
    d.inked(Sh.ell(x, y, r * 0.8), "#262350", 2.4, 0)
    for k in range(8):
        a, b = k * 45 + 10, k * 45 + 55
        facet = Sh.poly([(x, y), polar(x, y, r * 0.78, a), polar(x, y, r * 0.78, b)])
        lit = 0.5 - 0.5 * math.cos(math.radians((a + b) / 2 - 53))
        c = mix(cols[0], cols[2], 1 - lit) if lit < 0.5 else mix(cols[1], cols[0], (lit - 0.5) * 2)
        d.inked(facet, c, 1.6, 0.4)
        slates = []
        for q in (0.28, 0.42, 0.56, 0.7):
            slates.append(sliver(*polar(x, y, r * q, a + 4), *polar(x, y, r * q, b - 4), 1.6, 0.06))
        d.fill(pile(slates), INK)
    d.fill(wedges(wall, 10, r * 0.2, 4.4, (-0.6, -0.8), 0.2, 0.4, rnd), INK)


def _bell(d: Doc) -> None:
    """The caller's bell, swung out on its beam."""
    x, y = CALLER
    beam = Sh.rect(x - 62, y - 7, 124, 14, 4).rot(28, x, y)
    d.inked(beam, d.dlin(beam, "#c98058", "#5a2a28"), 2.6, 1.4)
    d.inked(Sh.ell(x, y, 33), d.rad(x - 12, y - 14, 52, "#fff6dc", "#c9a27a", "#6a4a4a"), 3, 2)
    d.fill(Sh.ring(x, y, 27, 23), "#4a2a30", 0.8)
    d.inked(Sh.ell(x + 3, y + 3, 12), d.rad(x, y, 16, "#f3c39a", "#7a3a2c"), 2.4, 1)


def _doors(d: Doc) -> None:
    """Two ways out of the second tower: light on the ground and an open leaf at each."""
    x, y = LAMP
    for a in (168, 102):
        beam = Sh.poly(
            [polar(x, y, 84, a - 13), polar(x, y, 214, a - 24), polar(x, y, 214, a + 24), polar(x, y, 84, a + 12)]
        )
        d.fill(beam, d.rad(x, y, 216, (0.4, "#fffbe6", 1), (0.75, "#ffe3a0", 0.85), (1, "#f0b24a", 0)))
        for s in (-1, 1):
            hinge = polar(x, y, 90, a + s * 14)
            leaf = brush([hinge, polar(*hinge, 58, a + s * 38)], 13, taper(1, 1, 0.5), 4)
            d.inked(leaf, "#b8643a", 2.8, 1.2)


def _lantern(d: Doc) -> None:
    """The lamp that was dark has come on."""
    x, y = LAMP
    d.glow(x, y, 92, (0, "#fffbe0", 1), (0.35, "#ffd27a", 0.7), (1, "#f0b24a", 0))
    d.inked(star(x, y, 46, 8, 0.72, 22), d.rad(x, y, 46, "#ffffff", "#ffe9a8", "#f0b24a"), 3, 1.4, "#7a3a2c")
    d.fill([sliver(x, y, *polar(x, y, 40, k * 45), 2.4) for k in range(8)], "#b8643a")
    d.inked(Sh.ell(x, y, 13), "#fffdf0", 2.4, 0.6, "#7a3a2c")
