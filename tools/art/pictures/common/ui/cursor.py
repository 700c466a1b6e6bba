"""cursor: a bone quill points and writes; its tip, at 6,6 of 96, is the hot spot."""

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, U, pile
from tools.art.palette import INK
from tools.art.parts.pointer import POINTER_SIDE
from tools.art.picture import Picture

PICTURE = Picture(seed=420, size=(POINTER_SIDE, POINTER_SIDE))


def draw(d: Doc, detail: int) -> None:
    """See the shared pointer."""
    quill_pointer(d)


def quill_pointer(d: Doc) -> None:
    """A quill lying to the lower right, its nib at 6,6; the nib is bare bone: the game tints it."""
    feather = S("26,20! 44,18 68,34 84,60 88,90! 78,86 80,80! 66,84 44,68 28,46 20,28!")
    nib = S("5,5! 18,9 31,22 23,31 10,18!")
    d.fill(U(feather, nib).grow(4).move(2.5, 3.5), INK, 0.35)
    d.inked(feather, d.lin(26, 60, 70, 30, "#fffdf4", "#ece2d2", "#a896b4"), 4, 1)
    d.fill(pile([cutw(x, y, x - 13, y + 5, 3.4) for x, y in ((52, 58), (62, 69), (42, 46))]) & feather, "#8a7894")
    d.fill(pile([cutw(x + 6, y, x + 17, y - 2, 3.4) for x, y in ((46, 34), (56, 45), (66, 58))]) & feather, "#8a7894")
    d.inked(nib, d.dlin(nib, "#ffffff", "#f3e6c6", "#c9a468"), 3.6, 1)
    d.fill(brush("12,12 34,33 60,60 86,90", 4.4, taper(0.6, 0.2, 0.3), 14), INK)
    d.fill(sliver(9, 9, 20, 20, 2.6), INK)
