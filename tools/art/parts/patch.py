"""A part of a room drawn once more with something changed in it, to be laid over the room for a moment."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh


def patch(d: Doc, corner: tuple[int, int], room: Callable[[Doc], None]) -> None:
    """Draw what `room` draws, as much of it as the canvas shows with the room's `corner` in its own."""
    with d.group(transform=f"translate({-corner[0]} {-corner[1]})"), d.clip(Sh.rect(*corner, d.w, d.h)):
        room(d)
