"""Badge: one of each element."""

from __future__ import annotations

from tools.art.inkwell.doc import Doc
from tools.art.ornament import badge_multi
from tools.art.picture import Picture

PICTURE = Picture(element="multi")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    badge_multi(d, 100, 100, 78)
