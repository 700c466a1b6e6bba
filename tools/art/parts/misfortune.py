"""What the grounds of the failures share (vignettes of 640x280); each has its hour, its source and its red.

All leave the left quiet and pale, for words may lie there; the red is never a disc behind the subject."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import Point
from tools.art.palette import PAGE_INK

WINDOW = Sh.rect(0, 0, 640, 280)
RED, DEEP, PLUM = "#b3202c", "#6a1420", "#33202c"
PAPER = ("#efdcb2", "#d9bb88")


def darkening(d: Doc, *far: str, start: float = 0.34) -> None:
    """paper at the left, the colours of `far` from `start` of the width to the right edge"""
    steps = [(start + (1 - start) * (i + 1) / len(far), colour) for i, colour in enumerate(far)]
    d.fill(WINDOW, d.lin(0, 0, 640, 0, (0, PAPER[0]), (start, PAPER[1]), *steps))


def swell(
    d: Doc, lines: Sequence[Sequence[Point]], near: Point, clear: float, ink: str = PAGE_INK, op: float = 0.7,
    within: Sh = WINDOW, reach: float = 300,
) -> None:  # fmt: skip
    """knife lines that swell with their distance from a light, and thin out over the left"""

    def tone(x: float, y: float) -> float:
        far = (math.hypot(x - near[0], y - near[1]) - clear) / reach
        return far * min(1.0, max(0.15, (x - 60) / 220))

    d.fill(engrave(within, lines, tone, 10, 0.5, 8, step=26), ink, op)
