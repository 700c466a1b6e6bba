"""Oak furniture: the front of a drawer, its tones and its grain."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import Sh, pile
from tools.art.inkwell.spline import Point
from tools.art.palette import INK

SHELF_OAK = ("#b07a4a", "#7a4a30", "#3a2024")
HOLLOW = ("#2a1620", "#150b14")


def oak_grain(rnd: random.Random, n: int) -> list[Point]:
    """where n cuts of grain begin, in shares of a board's length and height"""
    return [(rnd.uniform(0.02, 0.75), rnd.choice((0.3, 0.5, 0.7, 0.85))) for _ in range(n)]


def drawer_front(
    d: Doc, x: float, y: float, w: float, h: float, cols: tuple[str, ...] = SHELF_OAK, seed: int = 4
) -> None:
    """the front panel alone: bevel, grain, knob"""
    rnd = random.Random(seed)
    s = Sh.rect(x, y, w, h, 4)
    d.inked(s, d.dlin(s, *cols), 2.8, 1.6)
    panel = Sh.rect(x + w * 0.07, y + h * 0.14, w * 0.86, h * 0.72, 3)
    d.fill(panel.move(-1.6, -2) - panel, INK)
    d.fill(panel, d.dlin(panel, cols[1], cols[0]))
    grain = [sliver(x + w * a, y + h * b, x + w * (a + 0.22), y + h * b, 1.2) for a, b in oak_grain(rnd, 9)]
    d.fill(pile(grain) & panel, cols[2], 0.8)
    d.fill(wedges(s, 9, h * 0.2, 3.6, (-0.6, -0.8), 0.2, 0.3, rnd), INK, 0.8)
    knob = Sh.ell(x + w / 2, y + h / 2, min(w, h) * 0.12)
    d.inked(knob, d.dlin(knob, "#f6ecd6", "#b48f57", "#5d4022"), 2.2, 1.4)
