"""page_09 failure: a drawer nailed shut and sealed; it snores."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import para_lines
from tools.art.inkwell.shape import S, Sh
from tools.art.ornament import sigil
from tools.art.palette import INK, PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.misfortune import RED, WINDOW, darkening, swell
from tools.art.parts.shelf import drawer_front
from tools.art.parts.sky import curl_end, wind_ribbon
from tools.art.parts.vignette import CRIMSON, CUT, IRON, SOOT
from tools.art.picture import Picture

PICTURE = Picture(seed=318)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    slit(d)
    c.form("306,60! 640,60! 660,290! 306,290!", SOOT, 3.2, (10, 24, 5.4), CUT)
    drawer_front(d, 330, 84, 292, 176, seed=4)
    for spec, nails in (
        ("300,84! 304,58! 656,92! 652,120!", ((318, 72), (326, 86), (618, 100), (632, 106))),
        ("296,250! 300,222! 656,232! 654,262!", ((316, 234), (324, 246), (620, 240), (634, 252))),
    ):
        c.form(spec, ("#e0b888", "#a8754a", "#4f301f"), 3, (9, 14, 4.4), CUT)
        for x, y in nails:
            c.form(Sh.ell(x, y, 6), IRON, 1.9)
    for x in (394, 558):
        c.strokes("#fffaea", (f"{x - 36},150 {x},174 {x + 36},150", 13))
        c.strokes(INK, (f"{x - 34},150 {x},172 {x + 34},150", 8))
        for k in (-20, 0, 20):
            c.strokes(INK, (f"{x + k},{164 - abs(k) * 0.4:.0f} {x + k * 1.25:.0f},{180 - abs(k) * 0.4:.0f}", 5))
    c.form(
        "476,112 500,118 520,136 524,164 514,190 490,204 462,202 440,188 430,164 436,138 452,120",
        CRIMSON,
        3,
        (8, 12, 4.4),
        CUT,
    )
    d.stroke(Sh.ell(477, 160, 31), "#5a0e1c", 4)
    d.fill(sigil("air", 477, 160, 19)[0], "#5a0e1c")
    c.form("458,210! 480,204 498,212! 490,226 470,228!", ("#2a1418",), 2.4)
    air = d.lin(240, 40, 470, 240, "#fffdf4", "#e0d4c8", "#94868a")
    wind_ribbon(
        d, [(466, 218), (400, 240), (330, 214), (284, 178), *curl_end(266, 146, 30, 40, -420)], 20, air, 44, PAGE_INK
    )
    for x, y, r in ((300, 96, 20), (262, 56, 14), (300, 28, 10)):
        c.form(Sh.ell(x, y, r), ("#fffdf4", "#e0d4c8", "#94868a"), 2.4)
        c.strokes(
            "#ffffff",
            (f"{x - r * 0.5:.0f},{y:.0f} {x - r * 0.3:.0f},{y - r * 0.5:.0f} {x + r * 0.2:.0f},{y - r * 0.6:.0f}", 4),
        )


def slit(d: Doc) -> None:
    """a passage with one door ajar: a red line of light, and where it falls on the boards"""
    darkening(d, "#d8a070", "#8a5248", "#4a2c34", start=0.2)
    swell(d, para_lines(WINDOW.bounds, 90, 16, 0, 150), (238, 140), 60, "#3a1c22", 0.7)
    d.fill(S("226,250! 242,250! 470,290! 90,290!"), d.lin(0, 250, 0, 286, (0, "#ffb070", 0.95), (1, RED, 0.4)))
    d.fill(Sh.rect(214, 14, 40, 236), "#1d0f16")
    d.glow(234, 132, 150, (0, "#ff8a5a", 0.6), (1, RED, 0))
    d.fill(Sh.rect(228, 18, 12, 232), d.lin(0, 18, 0, 250, "#ffd09a", "#f0603c", "#ffd09a"))
