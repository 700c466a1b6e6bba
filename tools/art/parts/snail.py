"""The snail that keeps time."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import INK

SHELL = ("#f7dfa0", "#c98a4a", "#6a3a30")
BODY = ("#f6ecd6", "#cdb89a", "#7a6a62")


def snail(
    d: Doc,
    x: float,
    y: float,
    k: float = 1.0,
    flip: bool = False,
    rot: float = 0.0,
    shell: tuple[str, ...] = SHELL,
    body: tuple[str, ...] = BODY,
    seed: int = 5,
) -> Sh:
    """a proud snail, chin up, facing right, 150 long and 110 high at k 1; (x, y) is the ground under its middle.

    Returns the silhouette."""
    rnd = random.Random(seed)

    def place(sh: Sh) -> Sh:
        return sh.scale(-k if flip else k, k).rot(rot).move(x, y)

    lw = max(1.6, 2.6 * k)
    foot = place(S("-84,0! -60,-12 -20,-16 22,-18 38,-34 44,-60 54,-74 68,-74 76,-62 70,-48 64,-30 62,-10 54,0!"))
    stalks = place(
        U(
            brush("58,-70 58,-92 52,-106", 7, taper(1, 0.6, 0.1), 6),
            brush("66,-70 74,-90 84,-100", 7, taper(1, 0.6, 0.1), 6),
        )
    )
    d.inked(stalks, body[1], lw * 0.8, 0.6)
    for ex, ey in ((51, -109), (87, -102)):
        d.inked(place(Sh.ell(ex, ey, 6.4)), body[0], lw * 0.7, 0.6)
        d.fill(place(Sh.ell(ex + 2, ey - 1, 2.6)), INK)
    d.inked(foot, d.vlin(foot, *body), lw, lw * 0.5)
    d.fill(place(pile([cutw(a, -1, a + 8, -11, 3.6) for a in range(-66, 52, 11)])), body[2])
    d.fill(place(brush("58,-60 66,-56 73,-58", 3, LEAF, 6)), INK)
    house = place(Sh.ell(-14, -52, 46, 44))
    d.inked(house, d.rad(x - 26 * k, y - 72 * k, 86 * k, *shell), lw * 1.1, lw * 0.6)
    whorl = [polar(-12, -50, 42 * (1 - i / 26) ** 1.05, 96 + i * 38) for i in range(25)]
    d.fill(place(brush(whorl, 7, taper(0.7, 0.5, 0.3), 44)) & house, INK)
    ribs = []
    for i in range(1, 17):
        (ax, ay), (bx, by) = (
            whorl[i],
            polar(-12, -50, 42 * (1 - max(0, i - 9) / 26) ** 1.05 if i > 9 else 46, 96 + i * 38),
        )
        ribs.append(cutw(bx, by, ax + (bx - ax) * 0.35, ay + (by - ay) * 0.35, 4))
    d.fill(place(pile(ribs)) & house, shell[2])
    d.fill(wedges(house, 8 * k + 2, 18 * k, 4 * k + 0.6, (-0.6, -0.8), 0.15, 0.4, rnd), INK, 0.85)
    d.fill(place(brush("-48,-70 -36,-86 -18,-91", 5, LEAF, 8)), "#fffdf0", 0.95)
    return U(foot, house, stalks)
