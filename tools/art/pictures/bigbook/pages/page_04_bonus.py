"""page_04 bonus: two cured masks leave the cage as doves."""

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.feather import vane
from tools.art.parts.mask import mask
from tools.art.parts.vignette import CUT, IRON, PALE, bonus_ground
from tools.art.picture import Picture

PICTURE = Picture(seed=307)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject left."""
    c = Carver(d, 2, PICTURE.seed)
    bonus_ground(d, (270, 90), 262, lines="curls", hour="dawn")
    bird_cage(d, c, 104, 254, 150, 196)
    c.form(Sh.rect(166, 128, 44, 92, 4) - Sh.rect(174, 136, 12, 76) - Sh.rect(191, 136, 12, 76), IRON, 2.4)
    dove(d, c, 226, 152, 0.86, 10)
    dove(d, c, 338, 78, 1.0, -8)
    for x, y, r in ((150, 92, 30), (180, 232, -20), (278, 196, 60), (60, 60, 10)):
        plume, _spine = vane((x, y), r, 26, 9)
        c.form(plume, PALE, 1.8)


def dove(d: Doc, c: Carver, x: float, y: float, k: float, rot: float) -> None:
    """a closed-eyed mask on white wings"""

    def place(s: Sh) -> Sh:
        return s.scale(k).rot(rot).move(x, y)

    c.form(place(S("-14,30! -22,58! -6,50! 0,66! 6,50! 22,58! 14,30!")), PALE, 2.4, (6, 9, 3.4), CUT)
    for side in (-1, 1):
        wing = S("14,-2! 40,-34 84,-52 92,-44! 84,-34 90,-26! 78,-20 82,-8! 66,-6 66,6! 46,6 24,20 14,18!").scale(
            side, 1
        )
        c.form(place(wing), ("#ffffff", "#f2e4c4", "#b8986c"), 2.6, (8, 14, 3.8), CUT)
        cuts = [
            brush([(side * 24, 4), (side * 48, -12), (side * px, py)], 3.4, LEAF, 8)
            for px, py in ((84, -42), (80, -24), (70, -8))
        ]
        d.fill(place(pile(cuts)), PAGE_INK, 0.85)
    mask(d, "blank", x, y + 2 * k, 0.44 * k, rot, printed=False)


def bird_cage(d: Doc, c: Carver, x: float, y: float, w: float, h: float, door: bool = True) -> None:
    """a wire cage standing at (x, y): base, bars bulging with its width, ring on top"""
    for i in range(7):
        u = (i - 3) / 3
        bar = [(x + u * w / 2, y - 10), (x + u * w * 0.56, y - h * 0.55), (x + u * w * 0.3, y - h * 0.9), (x, y - h)]
        if not (door and i in (4, 5)):
            c.form(brush(bar, 6.5, taper(0.9, 0.7), 14), IRON, 1.8)
    for k in (0.32, 0.62):
        hoop = [(x - w * 0.53, y - h * k), (x, y - h * k + 9), (x + w * 0.53, y - h * k)]
        c.form(brush(hoop, 6, taper(0.8, 0.8), 12), IRON, 1.8)
    c.form(
        S(
            [
                (x - w / 2 - 10, y - 14, 1),
                (x, y - 4),
                (x + w / 2 + 10, y - 14, 1),
                (x + w / 2 + 4, y + 6),
                (x, y + 14),
                (x - w / 2 - 4, y + 6),
            ]
        ),
        IRON,
        2.6,
        (8, 12, 4),
        CUT,
    )
    c.form(Sh.ring(x, y - h - 9, 12, 6), IRON, 2)
