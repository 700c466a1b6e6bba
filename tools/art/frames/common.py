"""Shared by several frames."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.palette import GOLD

CARD_CLIP = Sh.rect(26, 26, 548, 788, 10)


def corner_lines(d: Doc) -> None:
    for fx in (0, 1):
        place: Callable[[Sh], Sh] = (lambda s: s.flipx(300)) if fx else (lambda s: s)
        for sp, w in (("160,54 186,49 212,51 240,48", 5), ("49,166 53,194 49,222 53,250", 5)):
            d.fill(place(brush(sp, w, LEAF, 8)), GOLD[1])
