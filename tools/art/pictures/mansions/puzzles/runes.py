"""Three pictures in pieces: a face in coloured glass with a hand (2 by 3), a night sky about its pole (2 by 4), a
rose of the winds in slabs (3 by 3).
"""

import itertools
import random
from collections.abc import Callable
from functools import partial

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, line, star
from tools.art.inkwell.spline import polar
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    INK2,
    LAMP,
    PAPER,
    PLUM,
    TIDE,
    WOOD,
    Segment,
    form,
    lines,
    nib,
    side,
)
from tools.art.picture import Picture

PICTURE = Picture(size=(200, 200))
SIZE = (200, 200)
PART = 172
"How much of the whole picture lies on one piece."


def _face(d: Doc) -> None:
    """A lady in glass who looks you up and down."""

    def g(spec: str, c: str, w: float = 5.0) -> None:
        d.fill(S(spec), c)
        d.stroke(S(spec), "#0e2026", w)

    d.fill(Sh.rect(0, 0, 516, 344), d.lin(0, 0, 0, 344, "#17404a", "#0f2a33"))
    for x, y, r, c in ((60, 60, 46, LAMP["mid"]), (470, 200, 60, PLUM["base"]), (40, 250, 40, CORAL["base"])):
        d.fill(Sh.ell(x, y, r), c, 0.8)
        d.stroke(Sh.ell(x, y, r), "#0e2026", 5)
    d.fill(Sh.ell(300, 172, 216), TIDE["mid"])
    d.stroke(Sh.ell(300, 172, 190), TIDE["light"], 10)
    g(("196,120! 190,60 240,10 306,4 372,14 416,66 410,130! 418,220 376,312 306,336 236,314 190,226"), PAPER[0])
    d.fill(S("330,20! 400,60 410,130! 418,220 376,312 320,334! 350,230 340,120"), PAPER[1])
    g(("190,128! 176,40 236,-12 310,-18 392,-8 432,50 416,132! 396,70 350,52 306,62 256,50 214,74"), PLUM["base"])
    for x in (256, 352):
        g(f"{x - 38},150! {x - 10},122 {x + 16},124 {x + 38},152! {x + 14},172 {x - 14},172", "#ffffff")
        d.fill(Sh.ell(x - 6, 148, 18), TIDE["base"])
        d.fill(Sh.ell(x - 6, 148, 8), INK)
        d.stroke(line(f"{x - 42},112 {x},92 {x + 40},110"), INK, 9)
    d.stroke(line("310,120 296,180 280,222 304,236 326,228"), LAMP["dark"], 8)
    g("252,272! 292,258 306,264 322,258 364,272! 340,298 308,306 276,298", CORAL["mid"])
    d.fill(Sh.ell(224, 226, 26), CORAL["light"], 0.7)
    d.fill(Sh.ell(386, 226, 24), CORAL["light"], 0.7)
    g(
        (
            "30,360! 26,280 8,226 16,210 36,236 34,150 42,130 58,142 62,206 66,120 "
            "78,102 92,118 92,206 104,132 116,120 128,136 120,220 136,188 152,186 "
            "152,206 132,262 124,300 124,360!"
        ),
        LAMP["light"],
    )
    for spec in ("58,206 66,240", "92,206 92,238", "120,222 112,244"):
        d.stroke(line(spec), LAMP["dark"], 5)
    g("452,60! 478,30 510,40! 500,80 470,96", TIDE["core"], 4)
    g("440,300! 470,270 516,290 516,344! 450,344!", CORAL["base"], 4)


def _sky(d: Doc) -> None:
    """Constellations about the pole, which is nobody's: a key, a boat, a hat, a hound."""
    d.fill(Sh.rect(0, 0, 688, 344), d.rad(344, 150, 420, (0, "#4f8a86"), (0.4, "#1f464f"), (1, "#0c1c22")))
    for r in (70, 132, 200, 280, 370):
        d.stroke(Sh.ell(344, 150, r, r * 0.9), TIDE["mid"], 3, 0.8, dash="22 16")
    d.glow(344, 150, 60, (0, TIDE["core"], 0.9), (1, TIDE["light"], 0))
    d.stroke(Sh.ell(344, 150, 22), INK, 5)
    d.fill(Sh.ell(344, 150, 20), "#0c1c22")
    d.stroke(Sh.ell(344, 150, 14), TIDE["light"], 3, dash="6 5")
    signs = (
        ("60,60 110,44 132,84 96,112 60,60", "110,98 170,170 196,196 214,180", "184,184 166,204"),
        ("450,250 520,296 610,284 650,236 450,250", "540,246 548,140 604,224 552,230"),
        ("210,296 330,310", "232,296 244,238 300,238 314,304"),
        ("486,54 540,38 604,62 640,40 656,84", "540,38 524,100", "604,62 610,120", "486,54 466,82 490,90"),
        ("30,190 70,250 40,310 120,326",),
    )
    for one in signs:
        for spec in one:
            way = [tuple(map(float, p.split(","))) for p in spec.split()]
            for a, b in itertools.pairwise(way):
                d.stroke(line([a, b]), TIDE["light"], 4, 0.9)
            for i, (x, y) in enumerate(way):
                d.fill(star(x, y, 15 if i % 2 else 11, 4, 0.34), "#fffdf0")
                d.stroke(star(x, y, 15 if i % 2 else 11, 4, 0.34), INK, 1.6)
    d.fill(specks(Sh.rect(6, 6, 676, 332), 70, (1.6, 3.4), random.Random(4)), TIDE["core"], 0.9)
    d.fill(Sh.ell(650, 150, 34) - Sh.ell(664, 142, 31), LAMP["light"])


def _rose(d: Doc) -> None:
    """A rose of the winds, north by the window; one of its winds blows from below."""
    d.fill(Sh.rect(0, 0, 516, 516), d.dlin(Sh.rect(0, 0, 516, 516), "#a9a58c", "#6d6e60"))
    rnd = random.Random(5)
    for i in range(6):
        for j in range(6):
            d.fill(
                Sh.rect(i * 86 + 3, j * 86 + 3, 80, 80, 4),
                rnd.choice(("#ffffff", INK, LAMP["mid"])),
                0.07 + 0.06 * rnd.random(),
            )
    d.stroke(Sh.ell(258, 258, 236), INK, 12)
    d.stroke(Sh.ell(258, 258, 236), LAMP["mid"], 6)
    d.stroke(Sh.ell(258, 258, 196), INK, 5)
    for i in range(32):
        d.stroke(line([polar(258, 258, 200, i * 11.25), polar(258, 258, 226 if i % 4 else 214, i * 11.25)]), INK, 5)
    for turn, r, w, lit, dark in ((45, 176, 0.2, PAPER[0], WOOD[2]), (0, 232, 0.24, LAMP["light"], TIDE["dark"])):
        for i in range(4):
            a = turn + i * 90 - 90
            tip, left, right = (polar(258, 258, r, a), polar(258, 258, r * w, a - 45), polar(258, 258, r * w, a + 45))
            for p, c in ((left, lit), (right, dark)):
                s = Sh.poly([(258, 258), p, tip])
                d.fill(s, c)
                d.stroke(s, INK, 5)
    form(d, S("258,6! 282,44 272,72 258,84! 244,72 234,44"), (CORAL["light"], CORAL["base"]), 5)
    form(d, Sh.ell(258, 258, 40), BRASS, 5)
    d.fill(S("232,258! 246,244 270,244 284,258! 270,272 246,272"), PAPER[0])
    d.fill(Sh.ell(258, 258, 9), INK)
    for x, y in ((64, 64), (452, 64), (452, 452), (64, 452)):
        face = form(d, Sh.ell(x, y, 40), (PAPER[0], PAPER[2]), 5)
        d.fill(side(face, -16, -4), PAPER[3], 0.6)
        for xx in (-12, 10):
            lines(d, 5, INK, f"{x + xx - 7},{y - 8} {x + xx},{y - 4} {x + xx + 7},{y - 8}")
        form(d, Sh.ell(x - 2, y + 16, 8), (INK, INK2), 2)


def _piece(d: Doc, whole: Callable[[Doc], None], row: int, column: int) -> None:
    """One piece of a picture, cracked as pieces of such pictures are."""
    p = Sh.rect(8, 8, 184, 184, 6)
    d.fill(p.move(3, 5), INK, 0.5)
    d.fill(p, PAPER[3])
    d.stroke(p, INK, 5)
    window = Sh.rect(14, 14, PART, PART, 3)
    with d.clip(window), d.group(transform=f"translate({14 - column * PART} {14 - row * PART})"):
        whole(d)
    rnd = random.Random(row * 7 + column + 3)
    cracks: list[Segment] = []
    for k in range(9):
        o = (k - 0.5) * 24 + rnd.uniform(-2, 2)
        cracks += [(14 + o, 8, 18 + o + rnd.uniform(-5, 5), 192), (8, 14 + o, 192, 18 + o + rnd.uniform(-5, 5))]
    with d.clip(window):
        nib(d, cracks, "#0e2026", 2.4, 0.75)
    d.stroke(window, INK, 3)


WHOLE = {"r6": (_face, 2, 3), "r8": (_sky, 2, 4), "r9": (_rose, 3, 3)}
FILES = {
    f"rune_{name}_{row * columns + column + 1}": (SIZE, partial(_piece, whole=whole, row=row, column=column))
    for name, (whole, rows, columns) in WHOLE.items()
    for row in range(rows)
    for column in range(columns)
}
