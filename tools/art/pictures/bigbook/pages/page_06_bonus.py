"""page_06 bonus: a heron lifts two pages from a heap of leaves onto a stack."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.feather import vane
from tools.art.parts.leafcard import leafcard
from tools.art.parts.vignette import AMBER, CUT, OAKEN, PALE, SOOT, bonus_ground, coin_pile
from tools.art.picture import Picture

PICTURE = Picture(seed=311)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject left."""
    c = Carver(d, 2, PICTURE.seed)
    bonus_ground(d, (240, 100), 262, lines="strata", hour="dawn")
    coin_pile(d, 330, 262, 6, 96)
    for i in range(16):
        x, y = 30 + (i * 53 % 130), 262 - (i * 29 % 44)
        c.form(S("0,0! 14,-9 30,-6 40,0! 30,7 14,9").rot(i * 47).move(x, y), (OAKEN, AMBER, PALE)[i % 3], 1.9)
    for x in (176, 206):
        c.strokes(
            CUT,
            (f"{x},190 {x + 7},222 {x - 2},258", 6.5),
            (f"{x - 2},257 {x + 10},260 {x + 22},260", 4.4),
            prof=taper(0.9, 0.8),
        )
    c.form(
        "90,196! 120,160 170,136 218,142 238,166 222,194 180,206 140,200!",
        ("#fffdf4", "#c8bcae", "#645a5c"),
        3,
        (9, 24, 5),
        CUT,
    )
    for i in range(4):
        plume, _spine = vane((196 - i * 12, 160 + i * 5), 168 - i * 5, 96 - i * 10, 22)
        c.form(plume, ("#a89c98", "#5c5054", "#221a1e"), 2.2, (7, 10, 3.4), CUT)
    c.form(
        brush("222,158 262,140 268,104 236,84 230,52 262,42", 26, taper(1, 0.75, 0), 26),
        ("#fffdf4", "#e0d4c0", "#94867c"),
        3,
        (8, 12, 4),
        CUT,
    )
    c.form("244,58! 246,34 268,26 288,36! 292,48 276,58", ("#fffdf4", "#e0d4c0", "#94867c"), 2.6)
    c.form(brush("270,30 240,22 208,30", 9, taper(0.9, 0, 0), 8), SOOT, 1.8)
    leafcard(d, 352, 104, 74, "water", "flat", 12, ink=PAGE_INK)
    leafcard(d, 336, 112, 74, "earth", "flat", -14, ink=PAGE_INK)
    c.form("284,36! 342,62 352,72! 330,70 284,56!", AMBER, 2.4)
    c.strokes(CUT, ("286,47 318,60 346,70", 3.6))
    d.fill(Sh.ell(272, 41, 5.2), "#fffaea")
    d.fill(Sh.ell(273, 41, 3), PAGE_INK)
