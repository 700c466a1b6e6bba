"""A robed student seen from behind: any student casts a spell, so no face is ever shown."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.colour import darken, lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import INK

CLOTH = ("#8a8fd0", "#4a4a8c", "#1f1c46")


def robe_back(
    d: Doc,
    x: float,
    y: float,
    k: float = 1.0,
    cols: tuple[str, ...] = CLOTH,
    lining: Any = None,
    hood: str = "up",
    tip: float = 0.0,
    spread: float = 1.0,
    lw: float = 3.0,
    seed: int = 9,
) -> tuple[Sh, Sh]:
    """cloaked figure from behind, foot at (x, y), 240 high before scaling.

    hood: "up" (rounded), "pointed" (tall cone whose end leans by `tip` units), "down" (bare head needs drawing on
    the neck at y - 196k). spread: width of the hem. lining: colour of the turned hem. Returns (cloak, hood shape)."""
    rnd = random.Random(seed)

    def place(sh: Sh) -> Sh:
        return sh.scale(k).move(x, y)

    s = spread
    cloak = place(
        S(
            [
                (-20, -186, 1),
                (-54, -168),
                (-66, -128),
                (-74 * s, -70),
                (-96 * s, 0, 1),
                (-64 * s, 8),
                (-34 * s, -2),
                (0, 9),
                (36 * s, -2),
                (66 * s, 8),
                (96 * s, 0, 1),
                (74 * s, -70),
                (66, -128),
                (54, -168),
                (20, -186, 1),
            ]
        )
    )
    if lining:
        hem = place(
            S(
                [
                    (-90 * s, -20, 1),
                    (-88 * s, 8, 1),
                    (-50 * s, 16),
                    (0, 17),
                    (50 * s, 16),
                    (88 * s, 8, 1),
                    (90 * s, -20, 1),
                ]
            )
        )
        d.inked(hem, d.dlin(hem, lighten(lining, 0.2), lining, darken(lining, 0.4)), lw * 0.8, 0.8)
    d.inked(cloak, d.lin(x - 90 * k, y - 180 * k, x + 90 * k, y, *cols), lw, lw * 0.55)
    folds = [
        place(brush([(a * 0.36, -150), (a * 0.7, -90), (a * s, -4)], w, taper(0, 0.5, 0.75), 8))
        for a, w in ((-70, 7), (-42, 10), (-14, 6), (16, 9), (44, 12), (72, 8))
    ]
    d.fill(pile(folds) & cloak, cols[2])
    d.fill(wedges(cloak, 11 * k + 3, 36 * k, 6 * k + 1, (-0.85, -0.5), 0.2, 0.4, rnd), INK)
    d.fill(cloak - cloak.move(5 * k, 2 * k), lighten(cols[0], 0.45), 0.7)
    cowl = _hood(place, hood, tip)
    if hood == "down":
        d.inked(cowl, d.dlin(cowl, *cols), lw, 1.2)
        return cloak, cowl
    d.inked(cowl, d.dlin(cowl, lighten(cols[0], 0.1), cols[1], cols[2]), lw, lw * 0.55)
    seam = place(brush([(tip * 0.55, -270), (2, -224), (0, -180)], 5, taper(0.1, 0, 0.4), 8))
    d.fill(seam & cowl, cols[2])
    d.fill(wedges(cowl, 8 * k + 3, 26 * k, 5 * k + 1, (-0.85, -0.5), 0.15, 0.35, rnd), INK)
    d.fill(cowl - cowl.move(4 * k, 2 * k), lighten(cols[0], 0.5), 0.75)
    return cloak, cowl


def _hood(place: Callable[[Sh], Sh], hood: str, tip: float) -> Sh:
    if hood == "down":
        return place(S("-40,-178! -30,-196 0,-188 30,-196 40,-178! 22,-150 0,-142 -22,-150"))
    if hood == "pointed":
        return place(
            S(
                [
                    (-44, -166, 1),
                    (-42, -204),
                    (-26, -246),
                    (tip * 0.5 - 8, -292),
                    (tip, -330, 1),
                    (tip * 0.4 + 12, -286),
                    (28, -244),
                    (42, -204),
                    (44, -166, 1),
                    (20, -152),
                    (0, -146),
                    (-20, -152),
                ]
            )
        )
    return place(S("-42,-166! -44,-206 -28,-236 0,-246 28,-236 44,-206 42,-166! 20,-152 0,-146 -20,-152"))
