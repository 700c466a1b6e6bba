"""app_icon_small: the icon for 24 to 48 pixels: board, ring and eye, each in a few flat shapes on a grid of 32."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import INK
from tools.art.picture import Picture

PICTURE = Picture(seed=308, size=(32, 32))


def draw(d: Doc, detail: int) -> None:
    """Leaves, board with its joint, the golden ring, an eye as large as it gets."""
    d.fill(Sh.rect(1, 1, 30, 30, 3.4), INK)
    d.fill(Sh.rect(3, 25, 27, 5, 1.4), "#f3dca6")
    d.fill(Sh.rect(26, 3, 4, 26, 1.4), "#d8b478")
    d.fill(Sh.rect(2, 2, 26.6, 25.4, 2.6), INK)
    d.fill(Sh.rect(2, 2, 25.4, 24.2, 2.4), d.lin(0, 2, 0, 27, "#c24a50", "#6d1a2c"))
    d.fill(Sh.rect(2, 2, 3.4, 24.2, 1.6), "#4a1020")
    d.fill(Sh.ell(16, 14.2, 11.6), INK)
    d.fill(Sh.ell(16, 14.2, 10.8), d.lin(8, 4, 22, 24, "#fff0b4", "#e9b64c", "#a8641f"))
    d.fill(Sh.ell(16, 14.2, 8.4), INK)
    eye = S("7.8,14.2! 11.4,9.2 16,7.4 20.6,9.2 24.2,14.2! 20.6,19.2 16,21 11.4,19.2")
    d.fill(eye, "#fff3d4")
    d.fill(Sh.ell(16, 14.2, 5.4), INK)
    d.fill(Sh.ell(16, 14.2, 4.7), d.rad(16, 15, 5, "#ffd35c", "#f0802c", "#b8321f"))
    d.fill(S("16,9.4! 18,14.2 16,19! 14,14.2"), INK)
    d.fill(Sh.ell(14.2, 12, 1.2), "#ffffff")
