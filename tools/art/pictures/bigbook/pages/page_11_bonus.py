"""page_11 bonus: a top hat with two page ears just coming up."""

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.parts.carver import Carver
from tools.art.parts.vignette import AMBER, CUT, PALE, SOOT, bonus_ground
from tools.art.picture import Picture

PICTURE = Picture(seed=321)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject left."""
    c = Carver(d, 2, PICTURE.seed)
    bonus_ground(d, (198, 96), 264, hour="stage")
    d.glow(198, 130, 120, (0, "#fffdf0", 0.95), (0.4, "#ffe9a0", 0.45), (1, "#ffc850", 0))
    d.inked(Sh.ell(198, 146, 92, 18), "#1a1014", 2.6, 1)
    for x, rot, flip in ((170, -14, 1), (228, 12, -1)):
        ear = S("-22,22! -34,-50 -24,-104 0,-124! 24,-100 32,-50 22,22!").rot(rot).move(x, 142)
        c.form(ear, ("#fffdf0", "#f6e8c4", "#b89864"), 3, (8, 14, 4), CUT)
        fold = S("-10,6! -16,-44 -8,-84 0,-96! 10,-80 14,-44 10,6!").rot(rot).move(x, 142)
        d.fill(fold, "#e8c48a", 0.8)
        lines = [sliver(-9, -14 - k * 15, 9, -15 - k * 15, 1.9).rot(rot).move(x, 142) for k in range(5)]
        d.fill(pile(lines), "#6a4a30")
        corner = S("0,-124! 24,-100! 4,-98!").scale(flip, 1).rot(rot).move(x, 142)
        c.form(corner, PALE, 2)
    c.form(
        "112,152! 122,232! 150,248 198,252 246,248 274,232! 284,152! 262,166 198,172 134,166",
        SOOT,
        3.2,
        (10, 30, 5.4),
        CUT,
        rim="#a8989a",
    )
    c.form("116,196! 119,222! 198,240 277,222! 280,196! 198,214", AMBER, 2.6, (8, 12, 4), CUT)
    c.form("92,148! 108,162 198,178 288,162 304,148! 318,158 290,178 198,194 106,178 78,158", SOOT, 3, (9, 10, 4), CUT)
    for x, y, r in ((112, 60, 15), (292, 52, 18), (320, 118, 10), (78, 108, 11), (262, 20, 9)):
        d.inked(spark(x, y, r, 0.16), "#fffdf0", 1.8, 0.6, "#8a5a2c")
    c.form(brush("318,250 356,214 382,196", 9, taper(0.9, 0.8), 6), SOOT, 2.4)
    c.form(brush("370,204 382,196 390,191", 9, taper(1, 1), 6), PALE, 2.2)
