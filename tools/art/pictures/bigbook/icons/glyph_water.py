"""Flat glyph: water."""

from __future__ import annotations

from tools.art.inkwell.doc import Doc
from tools.art.ornament import sigil
from tools.art.palette import EL, INK
from tools.art.picture import Picture

PICTURE = Picture(element="water")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    solid, cuts = sigil(PICTURE.element, 100, 100, 92)
    d.fill(solid, EL["water"]["mid"])
    d.fill(cuts, INK)
