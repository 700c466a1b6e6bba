"""What is done to people, and what is counted: damage, fright, skill, threat, stun, keepsakes, time. Each has its own
outline.
"""

import math

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line, star
from tools.art.inkwell.spline import polar
from tools.art.lamplit.marks import bell, chip
from tools.art.lamplit.nib import BRASS, CORAL, INK, LAMP, PAPER, PLUM, TIDE, form, lines
from tools.art.picture import Picture

PICTURE = Picture(size=(200, 200))
SIZE = (200, 200)


def _damage(d: Doc) -> None:
    s = Sh.ell(100, 100, 82)
    chip(d, s, (CORAL["light"], CORAL["mid"], CORAL["dark"]))
    for a in (-42, 42):
        p = Sh.rect(-62, -20, 124, 40, 20).rot(a).move(100, 100)
        form(d, p, ("#fbe6c8", "#d9a878"), 4)
    form(d, Sh.rect(-19, -19, 38, 38, 4).rot(-42).move(100, 100), ("#fff6e2", "#ecc9a0"), 3)
    for a in (-42, 42, 138, 222):
        for r in (40, 52):
            for o in (-8, 8):
                x, y = polar(100, 100, r, a)
                d.fill(Sh.ell(x + o * math.sin(math.radians(a)), y - o * math.cos(math.radians(a)), 2.6), "#8a5a3c")


def _fright(d: Doc) -> None:
    s = Sh.poly([polar(100, 100, 90, -90 + i * 60) for i in range(6)])
    chip(d, s, (PLUM["light"], PLUM["base"], PLUM["dark"]))
    for x in (70, 130):
        e = Sh.ell(x, 92, 24, 28)
        form(d, e, ("#ffffff", PAPER[1]), 4)
        d.fill(Sh.ell(x + 2, 94, 7), INK)
    form(d, Sh.ell(100, 146, 15, 18), (INK, PLUM["deep"]), 4)
    lines(d, 6, INK, "50,54 64,44 78,48", "150,54 136,44 122,48")


def _skill(d: Doc) -> None:
    s = star(100, 104, 92, 5, 0.62)
    chip(d, s, (LAMP["core"], LAMP["light"], LAMP["base"]))
    form(d, Sh.ell(100, 78, 26) - Sh.ell(100, 78, 11).move(0, 4), (LAMP["base"], LAMP["dark"]), 3.4)
    form(d, Sh.rect(93, 102, 14, 52).move(0, 4), (LAMP["base"], LAMP["dark"]), 3)
    form(d, Sh.rect(106, 124, 18, 10).move(0, 4), (LAMP["base"], LAMP["dark"]), 3)
    form(d, Sh.rect(106, 142, 14, 10).move(0, 4), (LAMP["base"], LAMP["dark"]), 3)


def _threat(d: Doc) -> None:
    bell(d, 100, 98, 1.45)


def _stun(d: Doc) -> None:
    s = S(
        "100,12! 128,30 160,28! 164,60 188,84! 172,112 176,146! 144,154 122,182! "
        "96,168 62,178! 50,148 20,130! 32,100 18,68! 50,56 66,28!"
    )
    chip(d, s, (PAPER[0], PAPER[1], PAPER[2]), TIDE["light"])
    sp = [polar(100, 100, 4 + i * 2.9, i * 40) for i in range(21)]
    lines(d, 13, INK, " ".join((f"{x:.0f},{y:.0f}" for x, y in sp)))


def _keepsake(d: Doc) -> None:
    s = Sh.ell(100, 104, 72, 84)
    chip(d, s, (LAMP["light"], LAMP["base"], LAMP["dark"]), INK)
    form(d, Sh.ell(100, 106, 54, 66), ("#2d4a50", "#13262b"), 4)
    form(
        d,
        S("100,62! 78,70 72,96 82,112 92,120! 74,128 62,160! 138,160! 126,128 108,120! 118,112 128,96 122,70"),
        PAPER[1],
        3,
    )
    d.fill(S("100,60! 80,66 74,84! 100,78 126,84! 120,66"), INK)
    form(d, Sh.ring(100, 16, 14, 8), BRASS, 3)


def _hours(d: Doc) -> None:
    s = Sh.ell(100, 100, 84)
    chip(d, s, (TIDE["core"], TIDE["light"], TIDE["mid"]))
    for i in range(12):
        (x0, y0), (x1, y1) = (polar(100, 100, 70 if i % 3 else 62, i * 30), polar(100, 100, 78, i * 30))
        lines(d, 6 if i % 3 == 0 else 3.4, INK, f"{x0:.1f},{y0:.1f} {x1:.1f},{y1:.1f}")
    w = S("24,112! 50,100 76,116 100,104 126,118 152,102 176,112! 168,150 140,176 100,184 60,176 32,150") & Sh.ell(
        100, 100, 78
    )
    d.fill(w, TIDE["base"])
    d.stroke(line("24,112 50,100 76,116 100,104 126,118 152,102 176,112"), "#ffffff", 5)
    lines(d, 9, INK, "100,100 100,46")
    lines(d, 9, INK, "100,100 134,122")
    form(d, Sh.ell(100, 100, 10), BRASS, 3)


FILES = {
    "damage": (SIZE, _damage),
    "fright": (SIZE, _fright),
    "skill": (SIZE, _skill),
    "threat": (SIZE, _threat),
    "stun": (SIZE, _stun),
    "keepsake": (SIZE, _keepsake),
    "time": (SIZE, _hours),
}
