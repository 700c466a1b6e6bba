"""snail: marks the round on its shelf, a proud slow thing."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.picture import Picture

PICTURE = Picture(seed=5, size=(200, 160))
SHELL = ("#f7dfa0", "#c98a4a", "#6a3a30")
BODY = ("#f6ecd6", "#cdb89a", "#7a6a62")
GROUND = (96.0, 147.0)
"""The ground under its middle."""
SCALE = 1.06
LINE = 2.6 * SCALE


def draw(d: Doc, detail: int) -> None:
    """The snail of the running joke, large and plain."""
    d.fill(Sh.ell(96, 148, 82, 7), "#05020a", 0.5)
    foot(d)
    house(d, random.Random(PICTURE.seed))


def place(s: Sh) -> Sh:
    """from the snail's own grid (150 long, 110 high, sole at 0) to the picture"""
    return s.scale(SCALE).move(*GROUND)


def foot(d: Doc) -> None:
    """stalks with their eyes, the foot with its cuts, a small smile"""
    sole = place(S("-84,0! -60,-12 -20,-16 22,-18 38,-34 44,-60 54,-74 68,-74 76,-62 70,-48 64,-30 62,-10 54,0!"))
    stalks = place(
        U(
            brush("58,-70 58,-92 52,-106", 7, taper(1, 0.6, 0.1), 6),
            brush("66,-70 74,-90 84,-100", 7, taper(1, 0.6, 0.1), 6),
        )
    )
    d.inked(stalks, BODY[1], LINE * 0.8, 0.6)
    for ex, ey in ((51, -109), (87, -102)):
        d.inked(place(Sh.ell(ex, ey, 6.4)), BODY[0], LINE * 0.7, 0.6)
        d.fill(place(Sh.ell(ex + 2, ey - 1, 2.6)), INK)
    d.inked(sole, d.vlin(sole, *BODY), LINE, LINE * 0.5)
    d.fill(place(pile([cutw(a, -1, a + 8, -11, 3.6) for a in range(-66, 52, 11)])), BODY[2])
    d.fill(place(brush("58,-60 66,-56 73,-58", 3, LEAF, 6)), INK)


def house(d: Doc, rnd: random.Random) -> None:
    """the shell: a whorl, ribs across it, a glint"""
    x, y = GROUND
    shell = place(Sh.ell(-14, -52, 46, 44))
    d.inked(shell, d.rad(x - 26 * SCALE, y - 72 * SCALE, 86 * SCALE, *SHELL), LINE * 1.1, LINE * 0.6)
    whorl = [polar(-12, -50, 42 * (1 - i / 26) ** 1.05, 96 + i * 38) for i in range(25)]
    d.fill(place(brush(whorl, 7, taper(0.7, 0.5, 0.3), 44)) & shell, INK)
    ribs = []
    for i in range(1, 17):
        ax, ay = whorl[i]
        bx, by = polar(-12, -50, 42 * (1 - max(0, i - 9) / 26) ** 1.05 if i > 9 else 46, 96 + i * 38)
        ribs.append(cutw(bx, by, ax + (bx - ax) * 0.35, ay + (by - ay) * 0.35, 4))
    d.fill(place(pile(ribs)) & shell, SHELL[2])
    d.fill(wedges(shell, 8 * SCALE + 2, 18 * SCALE, 4 * SCALE + 0.6, (-0.6, -0.8), 0.15, 0.4, rnd), INK, 0.85)
    d.fill(place(brush("-48,-70 -36,-86 -18,-91", 5, LEAF, 8)), "#fffdf0", 0.95)
