"""Water 1: a single sign."""

from __future__ import annotations

from tools.art.inkwell.doc import Doc
from tools.art.parts.signs import single_sign
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=3)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    single_sign(d, "water")
