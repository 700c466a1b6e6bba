"""page_06 failure: the same hook brings up a smiling mask."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import Point
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.mask import mask
from tools.art.parts.misfortune import darkening
from tools.art.parts.vignette import CRIMSON, CUT, IRON, OAKEN, SOOT
from tools.art.picture import Picture

PICTURE = Picture(seed=312)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    sea(d, (318, 66))
    c.form(
        "190,284! 240,266 292,240 330,248 372,238 412,250 452,240 494,250 536,240 580,250 620,238 652,246! 652,300!",
        SOOT,
        3,
        (10, 18, 5),
        CUT,
    )
    for rx, y in ((118, 250), (84, 246), (54, 242)):
        d.stroke(Sh.ell(440, y, rx, rx * 0.13), "#ead9b4", 2.6, 0.9)
    mask(d, "grin", 440, 152, 1.18, 7)
    c.form(brush("648,6 566,12 490,-4 452,2", 11, taper(1, 0.4, 0), 10), OAKEN, 2.4)
    for x in (560, 604):
        c.form(Sh.rect(x, 3, 12, 15, 3), CRIMSON, 1.8)
    d.fill(brush([(455, 2), (450, 34), (446, 62)], 3.2, taper(0.9, 0.9), 8), PAGE_INK)
    c.form(
        brush("446,54 446,84 430,98 414,88 416,74", 8, taper(0.9, 0.6), 14)
        | Sh.poly([(408, 82), (416, 66), (425, 80)]),
        IRON,
        2.2,
    )
    for x, y, h in ((398, 222, 12), (426, 240, 10), (470, 232, 13), (492, 214, 9), (384, 196, 8)):
        c.form(S(f"{x},{y - h}! {x + h * 0.5},{y} {x},{y + h * 0.5} {x - h * 0.5},{y}"), ("#ffffff", "#c8bcae"), 1.8)
    c.form(brush("556,250 540,230 552,214 546,200", 7, taper(1, 0.2, 0), 10), SOOT, 2)
    c.form(brush("322,248 332,224 320,206", 7, taper(1, 0.2, 0), 10), SOOT, 2)


def sea(d: Doc, moon: Point) -> None:
    """a pale small moon over a sea of red ink, its way broken on the waves"""
    darkening(d, "#8c5f58", "#4c2c3c", "#241522", start=0.12)
    d.glow(*moon, 150, (0, "#fff6dc", 0.9), (0.3, "#f0cf9c", 0.35), (1, "#f0cf9c", 0))
    d.fill(Sh.ell(*moon, 30) - Sh.ell(moon[0] - 13, moon[1] - 6, 27), "#fffaea")
    water = Sh.rect(0, 168, 640, 120)
    d.fill(water, d.lin(0, 0, 640, 0, (0, "#d8a878", 0.4), (0.3, "#b0503f"), (0.7, "#7a1824"), (1, "#3a0c16")))
    for i, y in enumerate(range(174, 280, 11)):
        w = 26 + i * 15
        d.fill(brush([(moon[0] - w, y), (moon[0], y + 3), (moon[0] + w * 0.7, y)], 5, taper(0, 0, 0.5), 8), "#f6dcae")
    waves = [
        brush([(x, y), (x + 40, y - 5), (x + 84, y)], 3.4, taper(0, 0, 0.5), 8)
        for i, y in enumerate(range(178, 280, 17)) for x in range(-40 + 37 * (i % 3), 660, 128)
    ]  # fmt: skip
    d.fill(pile(waves), PAGE_INK, 0.7)
