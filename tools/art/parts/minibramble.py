"""A curse seen from afar: a small bramble ring with a black centre."""

from __future__ import annotations

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK, EL
from tools.art.parts.bramble import bramble

STEM, SHADE = "#c9b99a", "#6d5c58"


def minibramble(
    d: Doc,
    x: float,
    y: float,
    r: float,
    rnd: random.Random,
    el: str = "",
    gap: tuple[float, float] | None = None,
    flat: float = 1.0,
) -> None:
    """Draw the ring round (x, y) with radius r (12 to 90 units; thorns reach 1.4 r).

    el: element whose light glimmers in the black centre, empty for none. gap: degrees from, to of a break
    (the sign for a destroyed curse). flat: height divided by width, for rings lying on the ground."""
    with d.group(transform=f"translate({x:g} {y:g}) scale(1 {flat:g})"):
        d.fill(Sh.ell(0, 0, r * 1.16), CURSE_BLACK, 0.55)
        d.fill(Sh.ell(0, 0, r * 0.95), CURSE_BLACK)
        if el:
            glim = EL[el]
            d.glow(0, 0, r * 0.66, (0, glim["core"], 0.95), (0.3, glim["light"], 0.7), (1, glim["base"], 0))
        start = gap[1] if gap else rnd.uniform(0, 360)
        sweep = 360 - (gap[1] - gap[0]) if gap else 366
        points = [polar(0, 0, r * (1.05 if k % 2 else 0.94), start + sweep * k / 12) for k in range(13)]
        stem, thorns = bramble(points, r * 0.19, 48, rnd, r * 0.4, 4)
        line = max(1.7, r * 0.06)
        d.inked(U(thorns), STEM, line, line * 0.5, CURSE_BLACK)
        d.inked(stem, d.lin(-r, -r, r, r, "#f3e8cc", STEM, SHADE), line, line * 0.5, CURSE_BLACK)
        d.fill(stem - stem.move(-r * 0.07, -r * 0.08), SHADE, 0.9)
