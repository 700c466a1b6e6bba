"""page_08 bonus: a twin fruit drops into a palm; the cat watches the second."""

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.cat import cat
from tools.art.parts.hand import hand
from tools.art.parts.vignette import AMBER, CUT, PALE, SOOT, bonus_ground, flower_pot
from tools.art.picture import Picture

PICTURE = Picture(seed=315)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject left."""
    c = Carver(d, 2, PICTURE.seed)
    bonus_ground(d, (206, 100), 262, hour="garden")
    flower_pot(d, c, 100, 258, 0.86)
    c.form(
        brush("100,182 92,130 112,80 168,48 224,60", 14, taper(1, 0.4, 0), 18), ("#b98a58", "#6a4630", "#33201a"), 2.6
    )
    for x, y, rot, k in (
        (92, 140, 200, 0.9),
        (100, 104, -130, 1.0),
        (124, 72, -80, 0.9),
        (158, 52, -60, 1.0),
        (196, 50, 20, 0.8),
        (150, 58, 70, 0.8),
        (106, 124, 20, 0.9),
        (216, 58, -30, 0.8),
    ):
        leaf = S("0,0! 12,-15 34,-14 54,0! 34,13 12,12").scale(k).rot(rot).move(x, y)
        c.form(leaf, ("#fff3c0", "#c9a458", "#6a4a24"), 2.4, (7, 10, 3.6), CUT)
    c.strokes(CUT, ("224,60 232,76 230,92", 4.4))
    twin(c, 222, 116, 1.0)
    twin(c, 214, 190, 0.86)
    for x in (194, 236):
        d.fill(sliver(x, 168, x, 138, 3), PAGE_INK)
    hand(d, "open", 282, 262, 0.86, 196, True, skin=PALE, cuff=SOOT, arm=60)
    cat(d, 352, 262, 0.86, "sit", flip=True, look=-1)


def twin(c: Carver, x: float, y: float, k: float) -> None:
    """two round fruits grown together"""

    def place(s: Sh) -> Sh:
        return s.scale(k).move(x, y)

    for dx, tones in ((13, ("#ffd98a", "#d8842c", "#7a3a14")), (-12, AMBER)):
        c.form(place(Sh.ell(dx, 2, 20, 22)), tones, 2.6, (7, 12, 3.6), CUT)
    c.form(place(S("0,-16! 10,-30 26,-30! 18,-18 8,-14")), PALE, 1.9)
