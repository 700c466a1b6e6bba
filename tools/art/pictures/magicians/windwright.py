"""Piers Zephyr, windwright: tall hood, looks up at the kite he folded from a blank card."""

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
    field_lines_behind(d, "air", (70, 250), (70, 250))
    with d.group(transform="translate(0 48)"):
        hooded_boy(d, detail)


def emblem() -> Sh:
    """the kite: a diamond and its tail"""
    diamond = Sh.poly([(62, 2), (94, 36), (56, 70), (26, 30)])
    tail = brush("56,66 44,74 46,84 30,82 20,92", 8, taper(0.9, 0.7, 0.2), 12)
    bow = S("24,84! 8,70 2,86! 24,84! 26,96 8,98!")
    return U(diamond, tail, bow)
