"""Wax seals of power: one, two, three lobes; the middle is smooth for the game's number."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import Sh, arc, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import INK

WAX = {1: ("#f08a78", "#c2352b", "#6a1526"), 2: ("#c89ad8", "#8a3f9a", "#3f164a"), 3: ("#8a90c0", "#3a3c74", "#14142e")}


def wax_seal(d: Doc, power: int, seed: int) -> None:
    """a 200x200 seal: a run of wax with as many lobes as its power, a pressed field, one thorn per power on its rim"""
    rnd = random.Random(seed)
    rim = []
    for i in range(72):
        a = math.radians(i * 5)
        lobes = 7 * math.cos(a * power + math.pi * (0.5 if power == 1 else 1)) if power > 1 else 4 * math.sin(a)
        rim.append(
            (
                100 + (84 + lobes + 3 * math.sin(a * 9 + seed) + rnd.uniform(-1, 1)) * math.cos(a),
                100 + (84 + lobes + 3 * math.sin(a * 7 + seed)) * math.sin(a),
            )
        )
    wax = Sh.spline([(x, y, False) for x, y in rim], True)
    d.fill(wax.move(4, 8), INK, 0.5)
    d.inked(wax, d.rad(72, 62, 140, *WAX[power]), 6, 3)
    d.fill(wedges(wax, 12, 16, 6, (-0.6, -0.8), 0.15, 0.4, rnd), INK, 0.85)
    d.fill(brush([polar(100, 100, 76, a) for a in (188, 215, 245, 275)], 11, LEAF, 12), "#ffe8e0", 0.75)
    field = Sh.ell(100, 100, 58)
    d.fill(field.move(-2, -3), INK, 0.75)
    d.inked(field, d.rad(120, 124, 100, WAX[power][1], WAX[power][2]), 3, 1)
    d.fill(arc(100, 100, 58, 20, 110).stroke(4), WAX[power][0], 0.9)
    thorns = [
        cutw(
            *polar(100, 100, 60, -90 + (i - (power - 1) / 2) * 30),
            *polar(100, 100, 84, -90 + (i - (power - 1) / 2) * 30),
            15,
        )
        for i in range(power)
    ]
    d.fill(pile(thorns), "#ffe8c0")
