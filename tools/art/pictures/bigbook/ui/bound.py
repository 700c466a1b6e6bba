"""bound: a page tied crosswise by bramble; it is let go when what binds it ends."""

import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.palette import INK
from tools.art.parts.bramble import bramble
from tools.art.picture import Picture

PICTURE = Picture(seed=405, size=(200, 200))


def draw(d: Doc, detail: int) -> None:
    """An upright page, two dark thorny bands across it, a hard knot where they meet."""
    rnd = random.Random(PICTURE.seed)
    page = Sh.rect(36, 10, 128, 180, 12)
    d.fill(page.move(5, 8), INK, 0.5)
    d.inked(page, d.dlin(page, "#fffdf0", "#f6e6bc", "#d0a86c"), 7, 3)
    for path in ("12,40 60,58 100,100 140,142 190,160", "188,38 140,58 100,100 60,142 10,162"):
        stem, thorns = bramble(path, 22, 24, rnd, 36, 4)
        d.inked([U(thorns), stem], INK, 2.4, 0)
        d.fill([t.scale(0.7, 0.7, *t.center) for t in thorns], "#e8a09a")
        d.fill(brush(path, 15, taper(0.2, 0.2, 0.5), 24), d.lin(0, 30, 0, 170, "#d8707a", "#8a2438"))
    knot = S("100,68! 124,78 134,100! 124,124 100,134! 76,124 66,100! 76,78")
    d.inked(knot, d.rad(90, 88, 46, "#f29a8e", "#b8323e", "#4a0f1e"), 6, 2)
    d.fill([sliver(82, 88, 118, 112, 8, 0.2), sliver(84, 112, 116, 88, 8, 0.2)], INK)
