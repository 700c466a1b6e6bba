"""gilt: the gold edge of a button, to be stretched: corners 40 of 120 units stay."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.palette import GOLD, INK
from tools.art.picture import Picture

PICTURE = Picture(seed=371, size=(120, 120))


def draw(d: Doc, detail: int) -> None:
    """A gold line that curls inward at the corners round a stud."""
    frame = Sh.rect(8, 8, 104, 104, 14)
    cut = U([Sh.rect(-1, -1, 29, 29).move(x, y) for x in (0, 92) for y in (0, 92)])
    rule = (frame - frame.shrink(4.2)) - cut
    corners = ((1, 1, 8, 8), (-1, 1, 112, 8), (1, -1, 8, 112), (-1, -1, 112, 112))
    curls = [curl(sx, sy).move(x, y) for sx, sy, x, y in corners]
    whole = U(rule, curls)
    d.fill(whole.grow(1.7), INK, 0.85)
    d.fill(rule, d.lin(0, 0, 120, 120, GOLD[0], GOLD[1], GOLD[2], GOLD[1], GOLD[3]))
    d.fill(curls, GOLD[1])
    for sx, sy, x, y in corners:
        stud = Sh.ell(x + sx * 6, y + sy * 6, 4.6)
        d.inked(stud, d.rad(x + sx * 6 - 1.5, y + sy * 6 - 1.5, 7, GOLD[0], GOLD[1], GOLD[3]), 2.2, 0.8)


def curl(sx: float, sy: float) -> Sh:
    """one corner's two whiplashes, for the corner that (sx, sy) points away from"""
    along = brush("26,2 15,3 13,10 17,14", 5.4, taper(0.76, 0.4, 0.2), 14)
    down = brush("2,26 3,15 10,13 14,17", 5.4, taper(0.76, 0.4, 0.2), 14)
    return U(along, down).scale(sx, sy)
