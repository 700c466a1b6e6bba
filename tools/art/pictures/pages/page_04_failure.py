"""page_04 failure: the cage is squeezed flat; every spiral of air runs out as one long sigh."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.palette import PAGE_INK
from tools.art.parts.sky import curl_end, wind_ribbon
from tools.art.parts.vignette import CRIMSON, CUT, IRON, PALE, SOOT, failure_ground
from tools.art.parts.visage import Carver
from tools.art.picture import Picture

PICTURE = Picture(seed=308)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    failure_ground(d, (486, 120), 116, 262, lines="curls")
    air = d.lin(270, 60, 480, 240, "#fffdf4", "#e0d4c8", "#94868a")
    wind_ribbon(
        d, [(470, 226), (404, 214), (356, 180), (330, 132), *curl_end(352, 96, 30, 160, -420)], 24, air, 40, PAGE_INK
    )
    wind_ribbon(
        d, [(460, 236), (390, 238), (322, 222), (286, 190), *curl_end(290, 166, 22, 100, 400)], 18, air, 40, PAGE_INK
    )
    wind_ribbon(
        d, [(500, 216), (452, 180), (424, 130), (430, 84), *curl_end(452, 62, 26, 180, -420)], 18, air, 40, PAGE_INK
    )
    for x, bend in ((-3, -64), (-2, -50), (-1, -22), (0, 8), (1, 30), (2, 56), (3, 66)):
        path = [(510 + x * 24, 250), (510 + x * 30 + bend * 0.5, 226), (510 + x * 12 + bend, 204), (510 + x * 6, 196)]
        c.form(brush(path, 7, taper(0.9, 0.8), 14), IRON, 1.8)
    c.form("424,244! 510,254 596,244! 590,262 510,272 430,262", IRON, 2.8, (8, 12, 4), CUT)
    c.form("446,176! 510,166 578,174! 584,196 512,206 440,198", CRIMSON, 3, (9, 14, 4.4), CUT)
    c.form(
        "462,-20! 470,110! 446,150 450,176! 512,168 576,174! 578,150 556,110! 566,-20!", SOOT, 3.2, (10, 26, 5.4), CUT
    )
    c.fingers(
        ("470,130 450,158 450,184", "500,126 492,160 494,190", "528,126 530,160 530,190", "556,130 570,158 566,184"),
        26,
        ("#8a7a78", "#4c4044", "#1e161c"),
        False,
    )
    c.form("466,84! 512,92 562,84! 566,104 512,112 464,104", PALE, 2.6, (8, 10, 3.8), CUT)
