"""strike: this curse has struck: a crimson bolt broke its ring of thorns in two, and it will not strike again."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.sky import bolt
from tools.art.picture import Picture

PICTURE = Picture(seed=1, size=(200, 200))
BONE = ("#fff6dc", "#d8c49c", "#8a7a6c")
THORNS = (20, 62, 104, 146, 200, 242, 284, 326)


def draw(d: Doc, detail: int) -> None:
    """Two halves of a thorny ring, pushed apart; between them the bolt."""
    d.fill(Sh.ell(102, 106, 84), INK, 0.55)
    d.fill(Sh.ell(100, 100, 66), "#160b14")
    cut = Sh.poly([(128, -10), (84, 92), (118, 104), (66, 210), (300, 210), (300, -10)])
    ring = Sh.ell(100, 100, 60).stroke(23)
    spikes = [
        S(
            [
                (*polar(100, 100, 62, a - 13), True),
                (*polar(100, 100, 97, a + 6), True),
                (*polar(100, 100, 62, a + 13), True),
            ]
        )
        for a in THORNS
    ]
    whole = U(ring, spikes)
    for half, shift in ((whole - cut.grow(4), (-5, 2)), (whole & cut.shrink(4), (5, -2))):
        piece = half.move(*shift)
        d.inked(piece, d.dlin(Sh.rect(20, 20, 160, 160), *BONE), 6, 2)
    flash = bolt([(132, 4), (86, 94), (120, 102), (62, 198)], 30)
    d.inked(flash, d.lin(130, 4, 66, 196, "#ff9a7a", "#e0323a", "#8a1424"), 6, 2)
