"""Planks and brass inlay."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from tools.art.inkwell.brush import ribbon
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, pile


def wood(
    d: Doc,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    planks: int,
    seed: int,
    cols: Sequence[str],
    line: str,
    hi: str,
    gap: float = 9,
    vertical: bool = False,
    dark: float = 0.0,
    seam: bool = True,
) -> None:
    """engraved planks: grain lines bend around knots; low contrast so that cards stay the brightest things."""
    rnd = random.Random(seed)
    height = (y1 - y0) / planks
    for p in range(planks):
        a = y0 + p * height
        b = a + height
        c0, c1 = rnd.choice(cols), rnd.choice(cols)
        d.fill(Sh.rect(x0, a, x1 - x0, height), d.lin(x0, a, x1, b, c0, mix(c0, c1, 0.5), c1))
        knots = [
            (rnd.uniform(x0, x1), rnd.uniform(a + height * 0.25, b - height * 0.25), rnd.uniform(10, 22))
            for _ in range(rnd.choice((1, 1, 2)) if (x1 - x0) > 900 else rnd.choice((0, 1, 1)))
        ]
        ph = rnd.uniform(0, 9)
        q: list[Sh] = []
        q2: list[Sh] = []
        n = int(height / gap)
        for i in range(1, n):
            yy = a + i * height / n
            pts = []
            x = x0
            while x <= x1 + 1:
                o = 2.6 * math.sin(x / 210 + ph + i * 0.31) + 1.6 * math.sin(x / 83 + ph * 2 + i * 0.13)
                for kx, ky, kr in knots:
                    dx = (x - kx) / (kr * 3.2)
                    dy = yy - ky
                    g = math.exp(-dx * dx) * math.exp(-abs(dy) / (kr * 2.6))
                    o += (1 if dy >= 0 else -1) * kr * 1.05 * g
                pts.append((x, yy + o))
                x += 26
            # break the line into knife strokes
            k = 0
            while k < len(pts) - 6:
                run = rnd.randint(7, 26)
                seg = pts[k : k + run]
                if len(seg) >= 4:
                    (q if rnd.random() < 0.8 else q2).append(
                        ribbon(
                            seg,
                            [
                                2.2 * abs(math.sin(math.pi * j / (len(seg) - 1))) ** 0.6 * rnd.uniform(0.6, 1)
                                for j in range(len(seg))
                            ],
                        )
                    )
                k += run + rnd.randint(0, 3)
        for kx, ky, kr in knots:
            for j in range(3):
                q.append(Sh.ell(kx, ky, kr * (1.25 - j * 0.36), kr * (0.8 - j * 0.24)).stroke(1.5))
            q.append(Sh.ell(kx, ky, kr * 0.32, kr * 0.2))
        d.fill(pile(q), line, 0.75)
        d.fill(pile(q2), hi, 0.55)
        if seam and p:
            d.fill(Sh.rect(x0, a - 2, x1 - x0, 4), "#0d070d", 0.85)
            d.fill(Sh.rect(x0, a + 2, x1 - x0, 1.2), hi, 0.6)


BRASS = ("#d8b468", "#a97c36", "#6d4a1e")


def inlay(d: Doc, s: Sh, op: float = 0.5) -> None:
    d.fill(s.move(0, 1.5), "#0d070d", 0.6 * op + 0.2)
    d.fill(s, BRASS[1], op)
