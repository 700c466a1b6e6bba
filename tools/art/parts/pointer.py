"""The mouse pointer's kinds: a bone quill that writes, and a hand in a dark sleeve."""

from __future__ import annotations

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import INK

POINTER_SIDE = 96
"""Canvas of a pointer; shown at 32 to 48 pixels."""
SKIN = ("#fff3dc", "#f0cda0", "#b8825c")
SLEEVE = ("#7a5a9a", "#4a346a", "#241a38")


def quill_pointer(d: Doc) -> None:
    """A quill lying to the lower right, its nib at 6,6; the nib is bare bone: the game tints it."""
    feather = S("26,20! 44,18 68,34 84,60 88,90! 78,86 80,80! 66,84 44,68 28,46 20,28!")
    nib = S("5,5! 18,9 31,22 23,31 10,18!")
    d.fill(U(feather, nib).grow(4).move(2.5, 3.5), INK, 0.35)
    d.inked(feather, d.lin(26, 60, 70, 30, "#fffdf4", "#ece2d2", "#a896b4"), 4, 1)
    d.fill(pile([cutw(x, y, x - 13, y + 5, 3.4) for x, y in ((52, 58), (62, 69), (42, 46))]) & feather, "#8a7894")
    d.fill(pile([cutw(x + 6, y, x + 17, y - 2, 3.4) for x, y in ((46, 34), (56, 45), (66, 58))]) & feather, "#8a7894")
    d.inked(nib, d.dlin(nib, "#ffffff", "#f3e6c6", "#c9a468"), 3.6, 1)
    d.fill(brush("12,12 34,33 60,60 86,90", 4.4, taper(0.6, 0.2, 0.3), 14), INK)
    d.fill(sliver(9, 9, 20, 20, 2.6), INK)


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
