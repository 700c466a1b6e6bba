"""page_07 bonus: five lying candles stand up in a wave and light."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S
from tools.art.parts.carver import Carver
from tools.art.parts.vignette import CUT, IRON, OAKEN, bonus_ground, wax
from tools.art.picture import Picture

PICTURE = Picture(seed=313)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject left."""
    c = Carver(d, 2, PICTURE.seed)
    bonus_ground(d, (96, 96), 0, "rings", hour="night")
    c.form("14,232! 18,252! 404,252! 408,232! 210,226", OAKEN, 3, (10, 14, 4.4), CUT)
    for x in (52, 370):
        c.form(f"{x - 14},252! {x - 22},292! {x + 22},292! {x + 14},252!", OAKEN, 2.6)
    for x, rot, lit in ((58, 0, True), (124, 0, True), (190, 9, True), (244, 44, False), (300, 84, False)):
        c.form(S("-24,0! -18,10 18,10 24,0! 0,-6").move(x, 230), IRON, 2.2)
        wax(d, c, x, 226 - (9 if rot > 60 else 0), 104, rot, lit)
    c.strokes(CUT, ("206,94 244,104 286,132", 4.4), ("316,150 354,170 384,192", 4.4))
