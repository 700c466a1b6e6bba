"""clasp: the brass lock that keeps the grimoire shut, a strap of leather and a plate with a keyhole; it bursts."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import carve
from tools.art.parts.room import ROOM_BRASS
from tools.art.picture import Picture

PICTURE = Picture(seed=353, size=(220, 200))


def draw(d: Doc, detail: int) -> None:
    """The lock alone."""
    lock(d, random.Random(PICTURE.seed))


def lock(d: Doc, rnd: random.Random) -> None:
    """The strap, two hinges, the plate and its keyhole."""
    strap = S("10,66! 150,60! 150,140! 10,134!")
    d.fill(strap.move(4, 8), "#0d050a", 0.5)
    carve(d, strap, ("#8a3a3e", "#5a1e2c", "#260c18"), rnd, (9, 16, 4), lw=3.6, rim="#d08a70")
    for x in (30, 62):
        d.inked(Sh.ell(x, 100, 9), d.rad(x - 3, 96, 13, *ROOM_BRASS), 3, 1.4, PAGE_INK)
    plate = S("84,100! 92,44 128,20 166,20 204,44 212,100 204,156 166,182 128,182 92,156")
    d.fill(plate.move(5, 9), "#0d050a", 0.5)
    carve(d, plate, tuple(ROOM_BRASS), rnd, (10, 18, 4.4), lw=4.4, rim="#fff6d0")
    inner = plate.shrink(18)
    d.stroke(inner, PAGE_INK, 3)
    for x, y in ((148, 34), (104, 100), (192, 100), (148, 168)):
        d.inked(Sh.ell(x, y, 7), "#fff0c0", 2.4, 1, PAGE_INK)
    d.fill(U(Sh.ell(148, 88, 17), Sh.poly([(140, 92), (156, 92), (168, 138), (128, 138)])), PAGE_INK)
