"""page_12 bonus: two masks in envelopes go back by post, flag up."""

from tools.art.inkwell.brush import sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.ornament import sigil
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.mask import mask
from tools.art.parts.vignette import AMBER, CUT, IRON, OAKEN, bonus_ground, sample_brush
from tools.art.picture import Picture

PICTURE = Picture(seed=323)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject left."""
    c = Carver(d, 2, PICTURE.seed)
    bonus_ground(d, (250, 110), 268, "rings", hour="garden")
    c.form("300,196! 336,196! 340,272! 296,272!", OAKEN, 3, (8, 14, 4), CUT)
    c.form(
        "236,200! 236,96! 252,62 290,48! 352,48! 384,64 396,98! 396,200!", IRON, 3.4, (10, 24, 5), CUT, rim="#e8dcc8"
    )
    c.form(
        "236,200! 236,100! 250,66 276,54 302,66 316,100! 316,200!",
        ("#c4b6a8", "#6a5c58", "#2a2024"),
        3,
        (9, 14, 4.4),
        CUT,
    )
    d.inked(S("250,124! 252,106! 300,106! 302,124! 300,134! 252,134!"), "#1a0c10", 2.6, 1)
    c.form(Sh.rect(366, 12, 9, 92, 2), IRON, 2.4)
    c.form("375,14! 412,24! 375,46!", AMBER, 2.6)
    solid, cuts = sigil("air", 276, 166, 16)
    d.fill(solid, "#fffaea")
    d.fill(cuts, "#6a5c58")
    envelope(d, c, 206, 122, 9, 0.94)
    envelope(d, c, 92, 168, -12, 1.08)
    for y in (140, 164, 190):
        d.fill(sliver(34, y + 22, -6, y + 34, 4), PAGE_INK)


def envelope(d: Doc, c: Carver, x: float, y: float, rot: float, k: float) -> None:
    """a window envelope: the cured mask looks out asleep; an arrow for a stamp"""

    def place(s: Sh) -> Sh:
        return s.scale(k).rot(rot).move(x, y)

    c.form(place(Sh.rect(-64, -42, 128, 84, 4)), ("#fffdf0", "#f2e0b8", "#b08c5c"), 3, (9, 14, 4), CUT)
    c.strokes("#8a6238", (sample_brush(place, ((-62, -40), (0, 2), (62, -40))), 4.4), prof=taper(0.8, 0.8))
    mask(d, "blank", *place(Sh.ell(-14, 4, 1)).center, 0.46 * k, rot, printed=False)
    stamp = c.form(place(Sh.rect(30, -34, 26, 28, 2)), AMBER, 2)
    d.fill(
        place(Sh.poly([(52, -24), (52, -16), (44, -16), (44, -10), (34, -20), (44, -30), (44, -24)])) & stamp, PAGE_INK
    )
    c.strokes(
        "#8a6238", (sample_brush(place, ((24, 14), (54, 14))), 3.6), (sample_brush(place, ((24, 24), (48, 24))), 3.6)
    )
