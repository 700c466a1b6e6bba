"""silver_lock: a lock no bigger than a thumbnail in a door that could keep out a cart; the moon on it looks the other
way.
"""

import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.lamplit.nib import INK, PAPER, SLATE, TIDE, form, nib, pen
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(420, 420))
FULL = Sh.rect(0, 0, 600, 840)


def _scene(d: Doc) -> None:
    """In the units of the card."""
    d.fill(FULL, d.lin(0, 60, 0, 560, "#3a4a55", "#1a262e"))
    for x in range(48, 560, 72):
        b = Sh.rect(x, 70, 70, 490)
        d.fill(b, d.hlin(b, "#4c5a62", "#33414a", "#26333b"))
        d.stroke(b, INK, 3)
        nib(d, pen(b.shrink(4), 90, 8, rnd=random.Random(x), ragged=120, broken=0.8), INK, 1.6, 0.5, wob=1)
    for y in (112, 470):
        st = Sh.rect(40, y, 520, 50)
        form(d, st, (SLATE[1], SLATE[2], SLATE[3]), 4)
        nib(d, pen(st, 90, 8), INK, 1.8, 0.4)
        for x in range(84, 560, 62):
            form(d, Sh.ell(x, y + 25, 13), (SLATE[0], SLATE[3]), 3)
    d.glow(330, 308, 190, (0, TIDE["core"], 0.85), (0.5, TIDE["light"], 0.25), (1, TIDE["light"], 0))
    pl = S("330,238! 372,258 382,308 372,358 330,384! 288,358 278,308 288,258")
    d.fill(pl.move(5, 7), INK, 0.5)
    form(d, pl, ("#ffffff", SLATE[0], SLATE[1]), 4)
    d.stroke(pl.shrink(9), SLATE[2], 2)
    mn = Sh.ell(334, 286, 25) - Sh.ell(346, 280, 22)
    d.fill(mn, TIDE["dark"])
    d.fill(Sh.ell(319, 280, 3), "#ffffff")
    d.stroke(S("309,292! 304,298 311,300!"), TIDE["dark"], 3)
    d.fill(Sh.ell(330, 336, 8) | Sh.poly([(326, 340), (334, 340), (338, 360), (322, 360)]), INK)
    # behind the door something holds its breath: mist at the keyhole
    d.fill(brush("338,344 372,352 396,340 428,352 452,342", 16, taper(0.1, 0.3, 0.7), 14), TIDE["core"], 0.55)
    # a thumb, for the measure
    pose_hand(
        d, "point", (150, 440), 1.0, -38, ("#f2dcc2", "#dbb797", "#a97d66"), cuff=(PAPER[0], PAPER[1], PAPER[3]), arm=60
    )


def draw(d: Doc, detail: int) -> None:
    """What the window of the card shows."""
    with d.group(transform="translate(-90 -120)"):
        _scene(d)
