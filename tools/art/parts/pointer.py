"""The mouse pointer as a hand in a dark sleeve, open or closed."""

from __future__ import annotations

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.palette import INK

POINTER_SIDE = 96
"""Canvas of a pointer; shown at 32 to 48 pixels."""
SKIN = ("#fff3dc", "#f0cda0", "#b8825c")
SLEEVE = ("#7a5a9a", "#4a346a", "#241a38")


def hand_pointer(d: Doc, closed: bool) -> None:
    """A hand from below: its fingers spread over a thing that can be taken, or shut round it."""
    if closed:
        fingers = [Sh.rect(x, y, 17, 34, 8.4) for x, y in ((20, 34), (35, 28), (50, 29), (65, 36))]
        palm = S("18,52! 22,46 80,46 84,56! 82,72 70,82! 34,82! 22,70")
        thumb = brush("22,70 34,60 52,58 62,61", 17, taper(0.9, 0.85, 0.4), 10)
    else:
        paths = ("27,58 21,34 17,18", "40,54 39,26 38,9", "53,54 56,28 59,11", "65,58 73,38 80,26")
        fingers = [
            brush(path, 16, taper(0.95, 0.8, 0.4), 10) | Sh.ell(*end, 6.6)
            for path, end in zip(paths, ((17, 18), (38, 9), (59, 11), (80, 26)), strict=True)
        ]
        palm = S("20,54! 36,48 58,48 74,56! 74,72 66,84! 32,84! 22,72")
        thumb = brush("28,78 15,66 10,53", 16, taper(0.95, 0.8, 0.4), 10) | Sh.ell(11, 54, 6.2)
    whole = U(fingers, palm, thumb)
    d.fill(whole.grow(4).move(2.5, 3.5), INK, 0.35)
    paint = d.lin(20, 10, 76, 86, *SKIN)
    d.inked(whole, paint, 4, 1)
    for finger in fingers:
        d.inked(finger, paint, 2.6, 0.6)
    d.fill(palm.shrink(1.5), paint)
    if closed:
        d.inked(thumb, paint, 2.6, 0.6)
    else:
        d.fill(brush("30,62 44,68 64,60", 3, taper(0, 0, 0.5), 8), "#8a5230")
    cuff = S("26,78! 74,78! 80,95! 20,95!")
    d.inked(cuff, d.hlin(cuff, *SLEEVE), 4, 1)
    d.fill(Sh.rect(27, 80, 46, 4), "#e8c98a")
