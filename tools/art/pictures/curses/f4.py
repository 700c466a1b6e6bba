"""f4 Burning Remorse: the death's-head moth eats knowledge."""

from __future__ import annotations

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.parts.light import curse_light
from tools.art.parts.moth import death_moth
from tools.art.parts.paper import page_scrap
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=8)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    R = random.Random(PICTURE.seed)
    B = "#f1e6cb"
    curse_light(d, "fire")
    death_moth(d, "fire", R)
    for i, a in enumerate(
        (
            (112, 446, 58, 62, -24),
            (486, 462, 64, 58, 20),
            (158, 520, 44, 40, 38),
            (446, 540, 42, 44, -34),
            (74, 356, 36, 40, 14),
            (528, 372, 34, 38, -22),
        )
    ):
        page_scrap(d, *a, random.Random(i + 1))
    for _ in range(60):
        x, y = R.uniform(62, 538), R.uniform(330, 560)
        d.fill(Sh.ell(x, y, R.uniform(0.8, 2.6)), B, 0.8)
