"""Sera Cinder: bent witch hat, laughs first."""

from __future__ import annotations

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.parts.faces import LOOKS, fire_girl
from tools.art.parts.light import field_lines_behind
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=17, colour="#9af5d6")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    field_lines_behind(d, "fire")
    with d.group(transform="translate(0 48)"):
        fire_girl(d, LOOKS["fire"])


def emblem() -> Sh:
    """the match: a slanted stroke with its flame"""
    stick = Sh.poly([(14, 84), (24, 90), (64, 44), (54, 36)])
    flame = S("58,38! 46,26 52,10 66,2! 66,14 78,14 84,4! 92,22 86,40 70,46")
    return U(stick, flame)
