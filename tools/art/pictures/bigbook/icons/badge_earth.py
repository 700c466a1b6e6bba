"""Badge: earth."""

from __future__ import annotations

from tools.art.inkwell.doc import Doc
from tools.art.ornament import badge
from tools.art.picture import Picture

PICTURE = Picture(element="earth")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    badge(d, PICTURE.element, 100, 101, 76)
