"""page_10 failure: a handshake; the other hand is a mask on a stick."""

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.parts.carver import Carver
from tools.art.parts.hand import hand
from tools.art.parts.mask import mask
from tools.art.parts.vignette import CRIMSON, CUT, OAKEN, SOOT, failure_ground
from tools.art.picture import Picture

PICTURE = Picture(seed=320)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    failure_ground(d, (452, 130), 118, 0, "strata")
    c.form("660,190! 606,186! 596,300! 660,300!", SOOT, 3, (9, 18, 5), CUT)
    c.form("610,180! 592,184! 584,300! 606,300!", CRIMSON, 2.8, (8, 10, 4), CUT)
    c.form(brush("610,238 566,226 520,196", 14, taper(1, 0.9), 8), OAKEN, 2.8)
    mask(d, "grin", 490, 132, 1.12, 14)
    hand(
        d,
        "reach",
        288,
        198,
        0.94,
        -8,
        skin=("#f6e2c0", "#c99a70", "#6a4634"),
        cuff=("#b8a488", "#6a5644", "#2c221e"),
        arm=140,
        rnd=c.rnd,
    )
    for x0, y0, x1, y1 in ((520, 60, 540, 40), (540, 84, 566, 72), (400, 54, 388, 34), (372, 80, 350, 66)):
        d.fill(sliver(x0, y0, x1, y1, 4), "#fffaea")
