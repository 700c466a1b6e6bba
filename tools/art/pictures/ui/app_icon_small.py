"""app_icon_small: the same for 16 to 32 pixels: an eye in a rounded square, four notches in the elements' outlines."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.ornament import badge_shape
from tools.art.palette import GOLD, INK
from tools.art.picture import Picture

PICTURE = Picture(seed=308, size=(64, 64))


def draw(d: Doc, detail: int) -> None:
    """Nothing under four units."""
    square = Sh.rect(2, 2, 60, 60, 13)
    d.fill(square, INK)
    d.fill(square.shrink(4), d.lin(0, 4, 0, 60, "#b8404a", "#6d1a2c"))
    for el, x, y in (("fire", 11, 12), ("water", 53, 12), ("earth", 11, 53), ("air", 53, 53)):
        d.fill(badge_shape(el, x, y, 5.6), GOLD[1])
    eye = S("5,32! 18,17 32,13 46,17 59,32! 46,47 32,51 18,47")
    d.fill(eye.grow(2.4), INK)
    d.fill(eye, "#fff3d4")
    d.fill(Sh.ell(32, 32, 15.5), INK)
    d.fill(Sh.ell(32, 32, 13.5), d.rad(32, 34, 14, "#ffd35c", "#f0802c", "#b8321f"))
    d.fill(S("32,19! 37,32 32,45! 27,32"), INK)
    d.fill(Sh.ell(27, 26, 3.4), "#ffffff")
