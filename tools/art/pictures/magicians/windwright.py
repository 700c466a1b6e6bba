"""Piers Zephyr: tall hood, round glasses, striped scarf."""

from __future__ import annotations

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.parts.hooded import hooded_boy
from tools.art.parts.light import field_lines_behind
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=23, colour="#d9405a", mirrored=True)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    field_lines_behind(d, "air")
    with d.group(transform="translate(0 48)"):
        hooded_boy(d)


def emblem() -> Sh:
    """the kite: a diamond and its tail"""
    diamond = Sh.poly([(56, 4), (88, 36), (52, 64), (24, 34)])
    tail = brush("50,60 36,66 38,78 22,80 14,92", 9, taper(0.9, 0.5, 0.2), 12)
    bows = U(S("30,70! 46,62 48,82!"), S("12,74! 28,84 10,94!"))
    return U(diamond, tail, bows)
