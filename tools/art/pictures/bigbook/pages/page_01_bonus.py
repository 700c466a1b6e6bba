"""page_01 bonus: limp pages go into the stove, as many new ones drop from its pipe like toast."""

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.fire import flame_s
from tools.art.parts.vignette import CUT, IRON, OAKEN, SOOT, bonus_ground, flying_pages
from tools.art.picture import Picture

PICTURE = Picture(seed=301)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject left."""
    c = Carver(d, 2, PICTURE.seed)
    bonus_ground(d, (186, 176), 256, hour="hearth")
    c.form(
        "188,128! 184,64 190,30 226,18 330,16! 352,26 356,44! 356,66! 314,66! 314,54! 236,52 224,62 226,128!",
        IRON,
        3,
        (9, 18, 4.6),
        CUT,
    )
    c.form(Sh.rect(306, 58, 58, 15, 4), IRON, 2.6)
    for x in (146, 256):
        c.form(f"{x - 10},236! {x - 16},264! {x + 8},264! {x + 14},236!", SOOT, 2.6)
    c.form(
        "112,240! 104,190 122,146 158,130! 254,130! 290,146 306,190 298,240! 204,252",
        IRON,
        3.4,
        (10, 30, 5.4),
        CUT,
        rim="#d8c8bc",
    )
    c.form("146,126! 206,116 268,126! 262,138 206,142 150,138", SOOT, 2.6)
    door = c.form(
        "140,226! 134,182 150,160 186,154 218,162 228,184 224,226! 184,232", ("#fff8d8", "#ffc850", "#d8481f"), 3
    )
    for x, h, w, tone in (
        (160, 58, 26, "#f5792a"),
        (204, 54, 26, "#f5792a"),
        (182, 66, 32, "#ffb23e"),
        (182, 42, 18, "#fff6cc"),
    ):
        d.fill(flame_s(x, 226, h, w, -2) & door, tone)
    c.form("228,160! 258,166 268,190 262,222! 230,228! 234,190", SOOT, 2.6, (7, 10, 3.6), CUT)
    c.form(brush("-8,120 48,176 80,206", 10, taper(0.9, 0.9), 8), OAKEN, 2.6)
    c.form("64,196! 86,182 138,196 148,214! 130,228 84,232 66,222!", IRON, 2.8, (8, 12, 4), CUT)
    flying_pages(d, ((92, 190, 74, "", "wet"), (112, 178, 100, "water", "wet"), (142, 192, 116, "", "wet")), 44)
    flying_pages(
        d, ((336, 100, 8, "fire", "flat"), (352, 160, -10, "air", "flat"), (332, 222, 14, "earth", "flat")), 54
    )
    for x, y in ((316, 84), (374, 92), (310, 140), (380, 138), (306, 196), (372, 206)):
        d.fill(sliver(x, y, x, y - 18, 2.6), PAGE_INK)
