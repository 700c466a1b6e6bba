"""The bramble: curses only."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import ribbon
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import Spec, sample


def bramble(
    points: Spec, w: float, n: int, rnd: random.Random, thorn: float = 15, step: int = 3
) -> tuple[Sh, list[Sh]]:
    """(stem, thorns) along a spline."""
    path = sample(points, n)
    width = [w * (0.85 + 0.3 * math.sin(i * 0.9)) for i in range(n + 1)]
    width[0] = width[-1] = w * 0.4
    stem = ribbon([(q[0], q[1]) for q in path], width)
    th = []
    for i in range(2, n - 1, step):
        x, y, tx, ty = path[i]
        s = 1 if (i // step) % 2 else -1
        reach = thorn * rnd.uniform(0.75, 1.2)
        nx, ny = -ty * s, tx * s
        bx, by = x + nx * w * 0.2, y + ny * w * 0.2
        th.append(
            Sh.spline(
                [
                    (bx - tx * w * 0.65, by - ty * w * 0.65, 1),
                    (bx + nx * reach * 0.5 - tx * w * 0.02, by + ny * reach * 0.5 - ty * w * 0.02),
                    (bx + nx * reach + tx * reach * 0.35, by + ny * reach + ty * reach * 0.35, 1),
                    (bx + nx * reach * 0.4 + tx * w * 0.45, by + ny * reach * 0.4 + ty * w * 0.45),
                    (bx + tx * w * 0.65, by + ty * w * 0.65, 1),
                ],
                True,
            )
        )
    return stem, th
