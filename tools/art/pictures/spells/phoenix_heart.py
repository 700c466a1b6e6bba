"""phoenix_heart: cures Madness; the Phoenix, breast open as a lantern."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.parts.fire import fire_bank
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.parts.phoenix import phoenix
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=11)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "fire")
    if detail:
        field_lines(d, "fire", clear=128, reach=280)
    halo(d, "fire")
    fire_bank(d, rnd, 530, 170, ("#ffb040", "#d8402a"), inner="#ffe08a", wr=(54, 84), dip=0.75)
    phoenix(d)
    fire_bank(d, rnd, 540, 96, ("#a81f24", "#4d0c20"), wr=(44, 70), inner="#e0552a", dip=0.7)
    for _ in range(60):
        x, y, r = rnd.uniform(60, 540), rnd.uniform(90, 520), rnd.uniform(1.2, 3.6)
        if math.hypot(x - 300, y - 280) > 165:
            d.fill(sliver(x, y, x + rnd.uniform(-5, 5), y - r * 4.5, r * 0.8, rnd.uniform(-0.2, 0.2)), "#ffeeb0")
