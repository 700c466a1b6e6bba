"""page_02 bonus: the roof page of the tower slides down a chute into a waiting nest."""

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.leafcard import leafcard
from tools.art.parts.vignette import AMBER, CUT, OAKEN, PALE, bonus_ground, page_tower
from tools.art.picture import Picture

PICTURE = Picture(seed=303)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject left."""
    c = Carver(d, 2, PICTURE.seed)
    bonus_ground(d, (216, 110), 258, lines="strata", hour="lake")
    page_tower(d, c, 98, 258, 4)
    chute = brush("128,72 190,84 226,132 262,192 316,214", 40, taper(0.9, 0.9), 22)
    for x, top in ((196, 118), (262, 200)):
        c.form(brush([(x, top), (x - 4, 262)], 10, taper(0.9, 1), 6), OAKEN, 2.4)
    c.form(chute, OAKEN, 3, (10, 16, 4.6), CUT)
    d.fill(brush("132,68 194,80 232,130 268,186 316,206", 20, taper(0.9, 0.9), 22), "#f0d6a0")
    c.strokes(CUT, ("140,66 196,80 230,124", 3.6), ("236,150 262,186 300,204", 3.6))
    leafcard(d, 204, 88, 62, "air", "flat", 52, ink=PAGE_INK)
    for dx, dy in ((-48, -26), (-36, -40), (-58, -10)):
        d.fill(sliver(204 + dx, 88 + dy, 204 + dx - 22, 88 + dy - 12, 2.6), PAGE_INK)
    c.form("296,232! 300,262 340,270 384,262 392,230! 344,246", OAKEN, 3)
    for i in range(11):
        x = 296 + i * 9
        c.strokes(
            CUT if i % 2 else "#e0b880",
            (f"{x - 8},{238 + (i % 3) * 6} {x + 8},{252 - (i % 2) * 6} {x + 18},{240 + (i % 4) * 5}", 5),
        )
    for x in (326, 350, 370):
        c.form(f"{x - 9},238! {x - 10},222 {x},216 {x + 10},222 {x + 9},238!", PALE, 2)
        c.form(f"{x - 4},224! {x},208! {x + 5},224!", AMBER, 1.8)
        d.fill(Sh.ell(x - 4, 226, 1.9) | Sh.ell(x + 5, 226, 1.9), PAGE_INK)
