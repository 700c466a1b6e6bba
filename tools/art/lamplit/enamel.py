"""Enamel plates of 200x200, as beside a street door: four outlines, a field in one colour, two screws; what is drawn in
the field is cut off at its edge.
"""

from collections.abc import Callable, Mapping

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.lamplit.nib import INK, LAMP, PAPER, SLATE, form
from tools.art.lamplit.stationery import scooped

OVAL = S("100,6 168,22 194,100 168,178 100,194 32,178 6,100 32,22")
ARCH = S("10,192! 10,80 34,28 100,8 166,28 190,80 190,192!")
SQUARE = Sh.rect(8, 8, 184, 184, 20)
SCOOP = scooped(8, 8, 184, 184, 26)
PLATE = (200, 200)


def enamel(d: Doc, edge: Sh, ramp: Mapping[str, str]) -> Sh:
    """The plate with its white border; gives the field."""
    d.fill(edge.move(4, 6) & Sh.rect(0, 0, 200, 200), INK, 0.5)
    form(d, edge, ("#ffffff", PAPER[0], PAPER[2]), 4)
    field = edge.shrink(10)
    form(d, field, (ramp["light"], ramp["mid"], ramp["base"]), 3)
    d.glow(64, 56, 120, (0, "#ffffff", 0.35), (1, "#ffffff", 0), sh=field)
    return field


def screws(d: Doc, edge: Sh) -> None:
    """Two screws, and the light on the glaze."""
    x0, _, x1, _ = edge.bounds
    for x in (x0 + 13, x1 - 13):
        form(d, Sh.ell(x, 100, 6), (LAMP["light"], SLATE[2]), 2.2)
        d.stroke(Sh.poly([(x - 3, 103), (x + 3, 97)], False), INK, 2)
    ring = edge.shrink(3) - edge.shrink(7)
    d.fill(ring & Sh.poly([(0, 0), (120, 0), (0, 120)]), "#ffffff", 0.9)


def plated(
    edge: Sh, ramp: Mapping[str, str], draw: Callable[[Doc], None]
) -> tuple[tuple[int, int], Callable[[Doc], None]]:
    """A plate as a file of its own."""

    def whole(d: Doc) -> None:
        field = enamel(d, edge, ramp)
        with d.clip(field.shrink(1)):
            draw(d)
        d.stroke(field, INK, 3)
        screws(d, edge)

    return PLATE, whole
