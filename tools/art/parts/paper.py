"""Torn scraps of pages."""

from __future__ import annotations

import random
from typing import Any

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, pile
from tools.art.palette import CURSE_BLACK


def page_scrap(d: Doc, x: float, y: float, w: float, h: float, rot: float, rnd: random.Random) -> Any:
    k = CURSE_BLACK
    points = [
        (-w / 2, -h / 2, 1),
        (w * 0.1, -h / 2 - 2),
        (w / 2, -h / 2 + 3, 1),
        (w / 2 - 2, h * 0.1, 1),
        (w / 2 - 9, h * 0.22, 1),
        (w / 2 - 3, h / 2, 1),
        (w * 0.12, h / 2 - 7, 1),
        (0, h / 2 + 3, 1),
        (-w * 0.2, h / 2 - 5, 1),
        (-w / 2 + 2, h / 2, 1),
        (-w / 2 + 7, h * 0.05, 1),
    ]

    def place(s: Any) -> Any:
        return s.rot(rot).move(x, y)

    s = place(S(points))
    d.fill(s.move(4, 6), k, 0.6)
    d.inked(s, d.lin(x - w / 2, y - h / 2, x + w / 2, y + h / 2, "#fbf1d8", "#cdb182"), 2.6, 1.2, k)
    ln = pile(
        [
            sliver(-w * 0.36, -h * 0.34 + i * 8, w * (0.36 - 0.1 * rnd.random()), -h * 0.34 + i * 8 + 1, 1.3)
            for i in range(int(h * 0.7 / 8))
        ]
    )
    d.fill(place(ln) & s, "#6a5238")
