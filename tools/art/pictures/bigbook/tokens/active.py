"""active: the quill in its stand goes to whoever acts."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import INK
from tools.art.parts.feather import cut_feather, vane
from tools.art.picture import Picture

PICTURE = Picture(seed=333, size=(200, 200))


def draw(d: Doc, detail: int) -> None:
    """A fat white quill leaning in a brass well."""
    rnd = random.Random(PICTURE.seed)
    feather, spine = vane((92, 146), -62, 148, 62, 0.16)
    d.fill(feather.grow(6), INK)
    cut_feather(d, feather, spine, "#fff6e4", "#b8a0c8", lw=5, barbs=5, w=46, heavy=2)
    pot = S("44,128! 128,128! 138,160 128,188! 44,188! 34,160")
    d.inked(pot, d.hlin(pot, "#fff3c0", "#d8a84a", "#6a4420"), 7, 3)
    d.fill(wedges(pot, 12, 20, 6, (-0.8, -0.4), 0.2, 0.3, rnd), INK)
    d.inked(Sh.ell(86, 128, 46, 13), "#2c1f33", 5, 1)
