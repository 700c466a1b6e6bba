"""page_03 bonus: an acorn cracks in the fist and leaves an oak sapling of the same sign."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.ornament import sigil
from tools.art.palette import PAGE_INK
from tools.art.parts.vignette import CUT, bonus_ground
from tools.art.parts.visage import Carver
from tools.art.picture import Picture

PICTURE = Picture(seed=305)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject left."""
    c = Carver(d, 2, PICTURE.seed)
    bonus_ground(d, (200, 90), 0)
    d.glow(200, 120, 130, (0, "#fffbe0", 0.9), (0.4, "#ffe08a", 0.4), (1, "#ffc850", 0))
    c.form(brush("204,200 198,140 208,104 200,60", 11, taper(1, 0.4, 0), 14), ("#d8b06a", "#7a5a34"), 2.4)
    for x, y, rot, k in (
        (206, 62, -92, 1.25),
        (198, 104, -160, 1.0),
        (208, 92, -24, 1.05),
        (202, 138, -196, 0.8),
        (204, 132, 10, 0.85),
    ):
        oak = (
            S("0,0! 10,-6 14,-18 26,-14 34,-24 44,-14 58,-16 62,-4 74,0! 62,5 58,16 44,14 34,24 26,14 14,18 10,6")
            .scale(k)
            .rot(rot)
            .move(x, y)
        )
        c.form(oak, ("#fff3c0", "#d8a84a", "#7a5220"), 2.6, (7, 10, 3.6), CUT)
        d.fill(S("0,-1! 60,-1! 74,0! 60,1.6! 0,1.6!").scale(k).rot(rot).move(x, y), PAGE_INK)
    for x, flip in ((168, 1), (238, -1)):
        half = S("0,0! -26,-2 -34,-26 -22,-46 -4,-52! 2,-40! -6,-30! 4,-18!").scale(flip, 1).move(x, 204)
        c.form(half, ("#e8c084", "#a06c3c", "#4f301c"), 2.8, (7, 12, 4), CUT)
        c.form(
            S("-36,-28! -38,-48 -20,-62 0,-60! 2,-46! -14,-42 -24,-32").scale(flip, 1).move(x, 204),
            ("#b08a5c", "#6a4a30", "#33221a"),
            2.6,
            (6, 9, 3.4),
            CUT,
        )
    solid, cuts = sigil("earth", 152, 182, 11)
    d.fill(solid, PAGE_INK)
    d.fill(cuts, "#e8c084")
    glove = ("#8a7478", "#4c3c44", "#1e161c")
    c.form("96,300! 92,236 112,208 150,198! 256,198! 292,210 308,240 304,300!", glove, 3, (10, 24, 5), CUT)
    for x in (276, 232, 188, 144):
        c.form(Sh.rect(x - 25, 194, 46, 70, 20), glove, 2.8, (8, 12, 4), CUT)
    c.form("300,246! 262,242 214,248 186,258 180,274 200,284 252,280 306,284!", glove, 2.8, (8, 12, 4), CUT)
