"""page_04 failure: a fist comes down on the cage; its bars burst outwards and every breath of air is pressed out."""

from tools.art.inkwell.brush import brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import para_lines
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.leafcard import leafcard
from tools.art.parts.misfortune import RED, WINDOW, swell
from tools.art.parts.sky import curl_end, wind_ribbon
from tools.art.parts.vignette import CRIMSON, CUT, IRON, PALE, SOOT
from tools.art.picture import Picture

PICTURE = Picture(seed=308)
BARS = (-1.0, -0.72, -0.4, 0.0, 0.4, 0.72, 1.0)
FIST = ("#8a7880", "#463842", "#1a1218")


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    shadow(d, 500)
    cage(d, c, behind=True)
    sigh(d)
    cage(d, c, behind=False)
    fist(d, c)


def sigh(d: Doc) -> None:
    """three long ribbons out of the left side, and the Air pages they carry off"""
    air = d.lin(250, 60, 480, 240, "#fffdf4", "#e6dcd0", "#94868a")
    for path, width in (
        ([(500, 222), (430, 224), (376, 190), (340, 134), *curl_end(366, 98, 30, 160, -420)], 26),
        ([(490, 238), (410, 244), (336, 226), (296, 196), *curl_end(298, 168, 24, 100, 400)], 20),
        ([(480, 212), (430, 176), (404, 120), *curl_end(424, 74, 22, 180, -420)], 18),
    ):
        wind_ribbon(d, path, width, air, 40, PAGE_INK)
    leafcard(d, 262, 220, 60, "air", "curled", -26, ink=PAGE_INK, line=PAGE_INK)
    leafcard(d, 288, 96, 54, "air", "curled", 22, ink=PAGE_INK, line=PAGE_INK, seed=4)


def cage(d: Doc, c: Carver, behind: bool) -> None:
    """what was a dome: bars bowed out like a squashed lantern, one snapped"""
    x, top, foot = 506, 152, 244
    if behind:
        for u in (-0.55, 0.1, 0.6):
            bar = [(x + u * 60, foot), (x + u * 150, (top + foot) / 2), (x + u * 54, top)]
            c.form(brush(bar, 6, taper(0.9, 0.7), 14), SOOT, 1.6)
        return
    for i, u in enumerate(BARS):
        bar = [(x + u * 84, foot), (x + u * 134, 214), (x + u * 128, 182), (x + u * 62, top)]
        if i == 2:
            bar = [(x + u * 84, foot), (x + u * 150, 214), (x + u * 230, 200)]
        c.form(brush(bar, 9, taper(0.9, 0.75), 16), IRON, 2.4)
    c.form(
        S(
            f"{x - 106},{foot - 8}! {x},{foot + 4} {x + 106},{foot - 8}! "
            f"{x + 98},{foot + 14} {x},{foot + 24} {x - 98},{foot + 14}"
        ),
        IRON,
        3,
        (9, 14, 4.4),
        CUT,
    )


def fist(d: Doc, c: Carver) -> None:
    """sleeve, cuff and four knuckles with their whole weight on the ring"""
    c.form("452,-20! 456,40! 560,40! 572,-20!", CRIMSON, 3.2, (10, 22, 5), CUT)
    c.form("432,150! 424,104 440,72 470,58! 548,58! 584,76 592,110 580,150! 506,164", FIST, 3.6, (10, 26, 5.4), CUT)
    for x, drop in ((574, 148), (536, 156), (496, 158), (456, 152)):
        finger = Sh.rect(x - 22, 98, 43, drop - 92, 19)
        c.form(finger, FIST, 3.2, (9, 16, 4.6), CUT)
        d.fill(cutw(x - 17, 122, x + 15, 125, 5), PAGE_INK)
    thumb = brush("430,128 452,112 492,108 522,116", 33, taper(0.9, 0.75, 0.4), 14) | Sh.ell(518, 116, 12)
    c.form(thumb, FIST, 3.2, (9, 14, 4.6), CUT)
    c.form("446,34! 508,42 568,34! 574,62 508,70 442,62", PALE, 3, (8, 12, 4), CUT)
    blows = [
        cutw(x, y, x + dx, y + dy, 9)
        for x, y, dx, dy in ((408, 112, -30, -14), (412, 86, -26, -26), (606, 112, 24, -14), (602, 86, 22, -26))
    ]
    d.fill(pile(blows), PAGE_INK)


def shadow(d: Doc, x: float) -> None:
    """a bright wall; what comes down throws a shaft of red shadow, and the floor rings"""
    d.fill(WINDOW, d.lin(0, 0, 0, 280, "#f6e6bc", "#e2c48c", "#a87a50"))
    swell(d, para_lines(WINDOW.bounds, 90, 14, 0, 150), (x, 140), 120, "#6a4630", 0.6)
    shaft = Sh.poly([(x - 60, -10), (x + 100, -10), (x + 190, 290), (x - 170, 290)])
    d.fill(shaft, d.lin(0, 0, 0, 280, (0, "#3a0a16", 0.95), (0.5, RED, 0.85), (1, RED, 0.35)))
    for r in (150, 200, 256, 318):
        d.fill(Sh.ring(0, 0, r, r - 5).scale(1, 0.16).move(x, 262), PAGE_INK, 0.75)
