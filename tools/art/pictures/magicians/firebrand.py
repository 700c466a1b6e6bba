"""Sera Cinder, firebrand: laughs over her shoulder, hat tip smouldering, a broken bramble for a bangle."""

from __future__ import annotations

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.parts.faces import fire_girl
from tools.art.parts.light import field_lines_behind
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=17, colour="#9af5d6", mirrored=True)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    field_lines_behind(d, "fire", (320, 90), (300, 120))
    with d.group(transform="translate(0 48)"):
        fire_girl(d, detail)


def emblem() -> Sh:
    """the match: a slanted stroke with its flame"""
    stick = Sh.poly([(8, 84), (18, 93), (58, 52), (48, 43)])
    flame = S("44,50! 40,34 50,22 58,16 66,2! 72,14 86,22 90,38 82,56 62,62")
    return U(stick, flame) - S("60,46! 62,36 70,28! 78,38 74,48 66,52")
