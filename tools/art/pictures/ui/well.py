"""well: a place sunk into the table, to be stretched: corners 40 of 120 units stay, edges and middle follow.

The middle is clear; the game lays its own shade there."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.palette import INK
from tools.art.picture import Picture

PICTURE = Picture(seed=330, size=(120, 120))


def draw(d: Doc, detail: int) -> None:
    """Rim of four cuts: shadow above and left, lit edge below and right, a nail in every corner."""
    outer, inner = Sh.rect(3, 3, 114, 114, 16), Sh.rect(12, 12, 96, 96, 10)
    rim = outer - inner
    d.fill(rim, d.lin(0, 0, 120, 120, "#2a1820", "#3a222a", "#5c3a3a"))
    d.stroke(outer, INK, 3.4)
    d.fill(outer - outer.move(-2.4, -2.4), "#8a6058", 0.75)
    d.fill((inner - inner.move(6, 7)) | (inner - inner.shrink(2.4)), "#0d070d", 0.85)
    d.fill(inner - inner.move(-2.6, -2.6), "#7a5048", 0.6)
    for x in (12, 108):
        for y in (12, 108):
            d.inked(Sh.ell(x, y, 5.4), d.rad(x - 2, y - 2, 8, "#f0cb6a", "#a8783c", "#4e2f12"), 2, 0.8)
