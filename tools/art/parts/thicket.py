"""Ground and charred edge shared by the backs of curses."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, ray_lines, wedges
from tools.art.inkwell.shape import LIGHT, Sh, pile
from tools.art.inkwell.spline import Point, polar
from tools.art.palette import CURSE_BLACK


def thicket_ground(d: Doc, focus: Point = (300, 420), glow_colour: str = "#3a2c44") -> None:
    """black card, a dull glow, white-line rays"""
    x, y = focus
    d.fill(Sh.rect(0, 0, 600, 840, 34), CURSE_BLACK)
    field = Sh.rect(20, 20, 560, 800, 20)
    d.fill(field, d.rad(x, y, 460, "#6a5a68", glow_colour, "#1a1220", "#0d0912"))

    def tone(px: float, py: float) -> float:
        return 0.42 - abs(math.hypot(px - x, py - y) - 300) / 420

    d.fill(engrave(field, ray_lines(x, y, 150, 560, 90, 2), tone, 9, 0.5, 5, step=30), "#857a80", 0.7)


def charred_edge(d: Doc, rnd: random.Random) -> None:
    """a burnt border with bites in it and a bone hairline; drawn last"""
    outer = Sh.rect(0, 0, 600, 840, 34)
    inner = Sh.rect(24, 24, 552, 792, 18)
    bites = [Sh.ell(*polar(300, 420, 1, 0), 1)]
    for i in range(64):
        t = i / 64 * 2784
        side, along = (0, t) if t < 552 else (1, t - 552) if t < 1344 else (2, t - 1344) if t < 1896 else (3, t - 1896)
        at = ((24 + along, 24), (576, 24 + along), (576 - along, 816), (24, 816 - along))[side]
        inward = ((0, 1), (-1, 0), (0, -1), (1, 0))[side]
        length = rnd.uniform(6, 17)
        bites.append(
            cutw(
                at[0] - inward[0] * 6,
                at[1] - inward[1] * 6,
                at[0] + inward[0] * length,
                at[1] + inward[1] * length,
                rnd.uniform(12, 26),
            )
        )
    edge = (outer - inner) | Sh.union([b & outer for b in bites[1:]])
    d.fill(edge, CURSE_BLACK)
    d.stroke(Sh.rect(13, 13, 574, 814, 25), "#857a80", 2)
    d.fill(pile([wedges(inner, 16, 12, 3, LIGHT, 0.2, 0.3, rnd)]), CURSE_BLACK)
