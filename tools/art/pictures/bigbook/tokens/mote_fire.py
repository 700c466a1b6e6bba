"""mote_fire: a sliver of flame that flies off."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.fire import flame_s
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=360, size=(64, 64))


def draw(d: Doc, detail: int) -> None:
    """A tongue, white at its heart."""
    outer = flame_s(32, 60, 56, 34, 5)
    d.fill(outer.grow(2), "#861a24")
    d.fill(outer, d.lin(0, 4, 0, 60, "#f5792a", "#ffc850"))
    d.fill(flame_s(32, 56, 30, 17, 2), "#fff4c2")
