"""app_icon_tiny: the icon for 16 pixels: a red square and an eye, every edge on the grid of 16."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import INK
from tools.art.picture import Picture

PICTURE = Picture(seed=309, size=(16, 16))


def draw(d: Doc, detail: int) -> None:
    """Four colours; the slit is two pixels wide."""
    d.fill(Sh.rect(0, 0, 16, 16, 2.4), INK)
    d.fill(Sh.rect(1, 1, 14, 14, 1.6), "#b03844")
    d.fill(Sh.rect(1, 13, 14, 2, 0.8), "#f3dca6")
    d.fill(S("0,7! 4,3 8,2 12,3 16,7! 12,11 8,12 4,11"), INK)
    d.fill(S("1,7! 4.6,3.9 8,3 11.4,3.9 15,7! 11.4,10.1 8,11 4.6,10.1"), "#fff3d4")
    d.fill(Sh.ell(8, 7, 4), "#e8802c")
    d.fill(Sh.ell(8, 7, 2.6), "#ffc850")
    d.fill(S("8,3! 9.2,7 8,11! 6.8,7"), INK)
