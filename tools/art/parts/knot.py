"""A knot in wood, or in the slate of the track, that is an eyelid: the nearer the invocation, the wider it opens."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import INK
from tools.art.parts.boards import book_eye

GRAIN = "#1b0f19"
GLINT = "#6a4a50"
WOOD = (GRAIN, GLINT, "#6a444a", "#452c36", "#2a1822")
"""Its lines, the light beside them, and the knot from where it is lit to its far edge."""
SLATE = ("#101211", "#8b8d86", "#64665f", "#3d403d", "#1b1d1c")


def almond(x: float, y: float, w: float, h: float) -> Sh:
    """a lid's outline, w wide and h high"""
    return S(
        [
            (x - w / 2, y, 1),
            (x - w * 0.24, y - h * 0.42),
            (x, y - h * 0.52),
            (x + w * 0.24, y - h * 0.42),
            (x + w / 2, y, 1),
            (x + w * 0.24, y + h * 0.42),
            (x, y + h * 0.5),
            (x - w * 0.24, y + h * 0.42),
        ]
    )


def stone_eye(d: Doc, x: float, y: float, w: float, openness: float, seed: int) -> None:
    """the same in slate: its layers flow round what has woken in it"""
    wood_eye(d, x, y, w, openness, seed, SLATE)


def wood_eye(d: Doc, x: float, y: float, w: float, openness: float, seed: int, stuff: tuple[str, ...] = WOOD) -> None:
    """the knot, w wide: grain that flows round it, growth rings, and the lids (openness 0 shut .. 1 wide)"""
    grain, glint, *knotted = stuff
    rnd = random.Random(seed)
    flow, lit = [], []
    for side in (-1, 1):
        for i in range(5):
            rise = w * (0.19 + 0.07 * i)
            spec = [
                (x - w * 0.98, y + side * rise * 0.5),
                (x - w * 0.5, y + side * rise * 0.72),
                (x, y + side * rise * 1.12),
                (x + w * 0.5, y + side * rise * 0.72),
                (x + w * 0.98, y + side * rise * 0.5),
            ]
            flow.append(brush(spec, rnd.uniform(3.4, 5.6), LEAF, 18))
            if i % 2:
                lit.append(brush([(px, py + 4) for px, py in spec], 2.2, LEAF, 18))
    d.fill(pile(flow), grain, 0.85)
    d.fill(pile(lit), glint, 0.55)
    knot = almond(x, y, w * 0.92, w * 0.5)
    d.inked(knot, d.rad(x - w * 0.1, y - w * 0.08, w * 0.6, *knotted), 3.4, 1.6)
    for k in (0.82, 0.62, 0.42):
        ring = almond(x, y - w * 0.02, w * 0.92 * k, w * 0.5 * k)
        d.stroke(ring, grain, 2.4, 0.8)
    checks = [
        cutw(x + w * a, y + w * b, x + w * a * 1.5, y + w * b * 1.7, 5)
        for a, b in ((-0.34, -0.1), (0.3, -0.14), (-0.2, 0.17), (0.26, 0.14), (0.42, 0.02))
    ]
    d.fill(pile(checks), grain)
    if openness <= 0:
        d.fill(
            brush(
                [
                    (x - w * 0.3, y),
                    (x - w * 0.1, y + w * 0.05),
                    (x + w * 0.12, y + w * 0.05),
                    (x + w * 0.3, y - w * 0.01),
                ],
                6,
                LEAF,
                12,
            ),
            INK,
        )
        return
    d.glow(x, y, w * 0.62, (0, "#ff7a3a", 0.16 + 0.5 * openness), (0.6, "#cf2a32", 0.25 * openness), (1, "#cf2a32", 0))
    book_eye(d, x, y, w * 0.72, openness, white=("#f0d8b0", "#c89a68", "#7a4a3a"), lashes=False)
