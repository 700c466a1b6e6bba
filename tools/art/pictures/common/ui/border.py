"""border: the printed edge of a sheet, to be stretched: corners 80 of 240 units stay, the rules between them follow."""

from collections.abc import Callable

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, star
from tools.art.picture import Picture

PICTURE = Picture(seed=370, size=(240, 240))
SEPIA = "#8f6a3a"
DARK = "#5d4022"


def draw(d: Doc, detail: int) -> None:
    """Two rules, and in each corner a whiplash, a thorned tendril and a small open book's leaf."""
    outer, inner = Sh.rect(10, 10, 220, 220, 3), Sh.rect(18, 18, 204, 204, 2)
    cut = U([Sh.rect(-2, -2, 66, 66).move(x, y) for x in (0, 178) for y in (0, 178)])
    d.fill((outer - outer.shrink(3.2)) - cut, SEPIA)
    d.fill((inner - inner.shrink(1.7)) - cut, SEPIA, 0.8)
    for sx, sy, x, y in ((1, 1, 10, 10), (-1, 1, 230, 10), (1, -1, 10, 230), (-1, -1, 230, 230)):

        def place(s: Sh, sx: float = sx, sy: float = sy, x: float = x, y: float = y) -> Sh:
            return s.scale(sx, sy).move(x, y)

        corner(d, place)


def corner(d: Doc, place: Callable[[Sh], Sh]) -> None:
    """drawn for the upper left, at the corner of the outer rule"""
    strokes = [
        brush("56,1 34,1 14,4 6,14 8,24 18,24 20,15 14,13", 5.6, taper(0.55, 0.3, 0.3), 26),
        brush("1,56 1,34 4,14 14,6 24,8 24,18 15,20 13,14", 5.6, taper(0.55, 0.3, 0.3), 26),
        brush("54,8.6 40,9 30,14 26,26", 3.4, taper(0.5, 0.1, 0.4), 16),
        brush("8.6,54 9,40 14,30 26,26", 3.4, taper(0.5, 0.1, 0.4), 16),
    ]
    leaves = [
        S("28,28! 34,22 46,20 56,24! 48,32 36,34"),
        S("28,28! 22,34 20,46 24,56! 32,48 34,36"),
        S("28,28! 36,32 42,40 40,48! 32,42 28,36"),
    ]
    thorns = [cutw(40, 3, 46, -4, 5), cutw(3, 40, -4, 46, 5)]
    d.fill([place(s) for s in (*strokes, *thorns)], SEPIA)
    for leaf in leaves:
        d.inked(place(leaf), "#cfae76", 2, 0.8, DARK)
    ribs = [sliver(30, 28, 50, 24, 1.6), sliver(28, 30, 24, 50, 1.6), sliver(30, 30, 38, 44, 1.6)]
    d.fill([place(r) for r in ribs], DARK)
    d.fill(place(star(28, 28, 7, 4, 0.36, -45)), DARK)
